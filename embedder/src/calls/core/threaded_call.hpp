// Calls of a guest that has threads: who may call now, and whose turn it is (translate/callers.hpp). Guests without
// threads call the functions themselves.
#pragma once

#include <cstdint>
#include <memory>
#include <type_traits>

#include "calls/core/exceptions.hpp"

namespace mpiwasm::calls {

/// What a function means for other threads (the key `threads` of the table).
enum class CallKind : std::uint8_t {
  in_turn,
  alone,           ///< has its first object to itself
  collective,      ///< has the collective operations on its communicator or window to itself
  starts_or_ends,  ///< MPI may have been started or ended when it returns
  at_any_level,    ///< any thread may call it at any time (MPI-5.0, 11.6.1)
  without_turn,    ///< has nothing to do with other threads
};

/// The calling thread when it has no turn: it may read what does not change while MPI runs, and must not raise errors.
[[nodiscard]] inline bool is_bystander(const Context& context) {
  // By what other threads do not change: another one may end MPI, or start it, between two answers.
  if (translate::callers.concurrency() == translate::Concurrency::none) return false;
  return translate::own_caller == nullptr ||
         (!translate::own_caller->has_turn && translate::own_caller != context.main_caller);
}

/// Whether the calling thread is the one that started MPI, which alone may stop at a call while it is looked at. A
/// program may start MPI in another thread than its first one.
[[nodiscard]] inline bool is_main_thread(const Context& context) {
  if (translate::callers.concurrency() == translate::Concurrency::none) return true;
  return translate::own_caller != nullptr && translate::own_caller == context.main_caller;
}

/// Waits until no other thread is in a call that names `handle`. Others have turns meanwhile, so the object may be
/// gone.
void wait_until_unnamed(Handle handle);

/// A call, from its entry to its end.
class ThreadedCall {
 public:
  ThreadedCall(Context& context, const char* function, CallKind kind)
      : context_(context), caller_(translate::own_caller), kind_(kind) {
    using translate::callers;
    const bool one_thread = callers.concurrency() == translate::Concurrency::main_thread;
    const bool is_plain = kind == CallKind::in_turn || kind == CallKind::alone || kind == CallKind::collective;
    if (one_thread && is_plain && caller_ != nullptr && caller_ == context.main_caller) {
      caller_ = nullptr;
      return;
    }
    if (one_thread || caller_ == nullptr || caller_->has_turn || !callers.begin_turn(*caller_)) [[unlikely]] {
      caller_ = enter_specially(function);
      if (caller_ == nullptr) return;
    } else {
      if (context.checks_callers) [[unlikely]]
        check(function);
    }
    names_before_ = caller_->named_count();
    waited_before_ = caller_->waits;
    caller_->enter();
  }
  ThreadedCall(const ThreadedCall&) = delete;
  ThreadedCall& operator=(const ThreadedCall&) = delete;
  ~ThreadedCall() {
    if (caller_ == nullptr) return;
    caller_->forget_names_behind(names_before_);
    caller_->leave();
    if (kind_ == CallKind::starts_or_ends) settle();
    if (!caller_->has_turn) {
      caller_->come_inside();
      return;
    }
    caller_->waits = waited_before_;
    translate::callers.end_turn(*caller_);
  }

  /// Names the objects among the arguments.
  template <CallKind kind, class Argument>
  void name(Argument argument) {
    if constexpr (std::is_same_v<Argument, Handle>) {
      if (caller_ == nullptr) return;
      if (kind == CallKind::collective && has_collectives(argument)) name_alone(translate::collective_name(argument));
      if (translate::is_predefined(argument)) return;
      if (kind == CallKind::alone && caller_->named_count() == names_before_) wait_until_unnamed(argument);
      caller_->name(argument);
    }
  }

 private:
  /// Whether it is of a communicator or a window.
  [[nodiscard]] static bool has_collectives(Handle handle) {
    using translate::HandleKind;
    if (translate::is_predefined(handle)) return handle == guest_MPI_COMM_WORLD || handle == guest_MPI_COMM_SELF;
    const HandleKind kind = translate::kind_of(handle);
    return kind == HandleKind::communicator || kind == HandleKind::window;
  }
  void name_alone(Handle name) {
    wait_until_unnamed(name);
    caller_->name(name);
  }
  /// The first call of a thread, or one that takes no turn: then it returns null.
  translate::Caller* enter_specially(const char* function);
  /// Ends the guest when the level does not permit the call.
  void check(const char* function);
  /// What other threads may do from now on.
  void settle();

  Context& context_;
  translate::Caller* caller_;
  std::uint32_t names_before_ = 0;
  bool waited_before_ = false;
  CallKind kind_;
};

/// What such a guest calls for a function.
template <auto function, FunctionName name, CallKind kind>
struct ThreadedFunction;

template <class Result, class... Parameters, Result (*function)(Context*, Parameters...), FunctionName name,
          CallKind kind>
struct ThreadedFunction<function, name, kind> {
  static Result code(Context* context, Parameters... parameters) {
    try {
      ThreadedCall call(*context, name.text, kind);
      (call.name<kind>(parameters), ...);
      return GuardedCall<function, name>::code(context, parameters...);
    } catch (const std::exception& error) {
      end_on_exception(*context, name.text, error);
    }
  }
};

/// Whether the calling thread has MPI to itself, within a short time: threads that a program waits for by messages may
/// still be on their way out of a call. From then on a turn lasts for a call.
[[nodiscard]] bool others_have_left();

/// Keeps `object`, which is out of its table, until no other thread is in a call that names `handle`, which was its
/// handle.
void keep_while_named(Context& context, Handle handle, std::shared_ptr<void> object);

/// Whether the calling thread has a request to itself until the end of its call. `waits`: the call may last long.
[[nodiscard]] inline bool has_alone(Handle request, bool waits) {
  if (!translate::callers.give_turns_away() || translate::is_predefined(request)) return true;
  if (!translate::callers.name_alone({&request, 1})) return false;
  current_caller().waits = waits;
  return true;
}

inline constexpr char used_by_another[] = "is one that another thread waits for, which no other may use";

/// Lets one thread at a time do what takes several turns. The flag belongs to what they do it with, which error
/// handlers of the program may free or use: no error is raised meanwhile.
class OneAtATime {
 public:
  explicit OneAtATime(bool& taken) : taken_(taken) {
    while (taken_) translate::callers.pass_turn();
    taken_ = true;
  }
  OneAtATime(const OneAtATime&) = delete;
  OneAtATime& operator=(const OneAtATime&) = delete;
  ~OneAtATime() { taken_ = false; }

 private:
  bool& taken_;
};

/// A turn of a thread that the library has called back; it ends with the callback.
class CallbackTurn {
 public:
  CallbackTurn() {
    translate::Caller* caller = translate::own_caller;
    if (!translate::callers.give_turns_away() || caller == nullptr || caller->has_turn) return;
    translate::callers.take_turn(*caller);
    caller_ = caller;
  }
  CallbackTurn(const CallbackTurn&) = delete;
  CallbackTurn& operator=(const CallbackTurn&) = delete;
  ~CallbackTurn() {
    if (caller_ != nullptr) translate::callers.end_turn(*caller_);
  }

 private:
  translate::Caller* caller_ = nullptr;
};

}  // namespace mpiwasm::calls
