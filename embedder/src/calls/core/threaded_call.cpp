#include "calls/core/threaded_call.hpp"

#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <utility>

namespace mpiwasm::calls {

using translate::callers;
using translate::Concurrency;

namespace {

/// The exit code of a program that traps.
constexpr int unusable_call = 134;

/// Slots that a call may need in one table.
constexpr std::uint32_t slots_of_call = 4;

/// For every thread that calls MPI, as long as it lives.
class OwnCaller {
 public:
  OwnCaller() = default;
  OwnCaller(const OwnCaller&) = delete;
  OwnCaller& operator=(const OwnCaller&) = delete;
  ~OwnCaller() {
    // With a turn left, the thread ends the process.
    if (!state_ || state_->has_turn) return;
    callers.between_turns([&] {
      Context& context = process_context();
      if (state_->callback_words != guest::null_address) context.spare_callback_words.push_back(state_->callback_words);
      // That of the main thread stays its own, so that no other one takes its place.
      if (callers.concurrency() == Concurrency::main_thread)
        context.ended_callers.push_back(std::move(state_));
      else
        remove(context, *state_);
    });
    translate::own_caller = nullptr;
  }

  /// Begins a turn, if it may.
  [[nodiscard]] bool make(Context& context) {
    auto made = std::make_unique<CallerState>();
    if (!callers.begin_turn(*made)) return false;
    for (const auto& ended : context.ended_callers) remove(context, *ended);
    context.ended_callers.clear();
    callers.add(*made);
    if (!context.spare_callback_words.empty()) {
      made->callback_words = context.spare_callback_words.back();
      context.spare_callback_words.pop_back();
    }
    context.set_slots_aside(static_cast<std::uint32_t>(callers.count()) * slots_of_call);
    translate::own_caller = made.get();
    state_ = std::move(made);
    return true;
  }

 private:
  static void remove(Context& context, CallerState& state) {
    callers.remove(state);
    if (context.main_caller == &state) context.main_caller = nullptr;
  }

  std::unique_ptr<CallerState> state_;
};

[[noreturn]] void refuse(Context& context, const char* function, const char* why) {
  end_guest(context, unusable_call, fmt::format("{} was called {}", function, why), true);
}

constexpr char by_another[] =
    "by another thread than the main thread, which alone may call it at MPI_THREAD_FUNNELED and MPI_THREAD_SINGLE";
constexpr char meanwhile[] = "while another thread is in a call of MPI, which takes MPI_THREAD_MULTIPLE";

}  // namespace

translate::Caller* ThreadedCall::enter_specially(const char* function) {
  thread_local OwnCaller own;
  // Within a turn for a complete call, in which a callback runs.
  if (caller_ != nullptr && caller_->has_turn) return nullptr;
  const bool begun = callers.concurrency() != Concurrency::main_thread &&
                     (caller_ == nullptr ? own.make(context_) : callers.begin_turn(*caller_));
  if (!begun) {
    if (caller_ == nullptr || caller_ != context_.main_caller) {
      if (kind_ != CallKind::at_any_level) refuse(context_, function, by_another);
      return nullptr;
    }
    if (kind_ != CallKind::starts_or_ends) return nullptr;
    callers.take_turn(*caller_);
    callers.set_concurrency(Concurrency::whole_calls);
    return caller_;
  }
  caller_ = translate::own_caller;
  if (context_.checks_callers) check(function);
  return caller_;
}

void ThreadedCall::check(const char* function) {
  if (!context_.running || kind_ == CallKind::at_any_level) return;
  if (context_.thread_level <= guest_MPI_THREAD_FUNNELED && caller_ != context_.main_caller)
    refuse(context_, function, by_another);
  if (context_.thread_level == guest_MPI_THREAD_SERIALIZED && callers.is_another_in_call())
    refuse(context_, function, meanwhile);
}

void ThreadedCall::settle() {
  context_.checks_callers = true;
  if (!context_.running) {
    context_.main_caller = nullptr;
    callers.set_concurrency(Concurrency::whole_calls);
    return;
  }
  if (context_.main_caller == nullptr) context_.main_caller = caller_;
  if (context_.thread_level > guest_MPI_THREAD_FUNNELED) {
    context_.checks_callers = context_.thread_level < guest_MPI_THREAD_MULTIPLE;
    callers.set_concurrency(Concurrency::turns);
  } else {
    callers.set_concurrency(callers.is_another_in_call() ? Concurrency::whole_calls : Concurrency::main_thread);
  }
}

bool others_have_left() {
  using Clock = std::chrono::steady_clock;
  constexpr std::chrono::seconds patience{1};
  const auto end = Clock::now() + patience;
  while (callers.is_another_in_call()) {
    if (Clock::now() > end) return false;
    callers.pass_turn();
  }
  if (callers.concurrency() == Concurrency::turns) callers.set_concurrency(Concurrency::whole_calls);
  return true;
}

void wait_until_unnamed(Handle handle) {
  while (callers.is_named_elsewhere(handle)) callers.pass_turn();
}

void keep_while_named(Context& context, Handle handle, std::shared_ptr<void> object) {
  if (callers.concurrency() != Concurrency::turns) return;
  auto& kept = context.kept_while_named;
  kept.emplace_back(handle, std::move(object));
  // What goes now may call the library, and others use the list meanwhile.
  std::vector<std::pair<Handle, std::shared_ptr<void>>> over;
  std::erase_if(kept, [&](auto& each) {
    if (callers.is_named(each.first)) return false;
    over.push_back(std::move(each));
    return true;
  });
}

}  // namespace mpiwasm::calls
