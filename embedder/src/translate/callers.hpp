// The threads of the guest in MPI calls. mpiwasm's own part of a call - arguments, tables, results - is the turn of one
// thread at a time. While the MPI library works, or a function of the guest runs, other threads have their turns, so
// that a thread that waits for a message keeps no other from sending it (decision 0032).
//
// No thread waits for the library during its turn. So the library may call back, with locks of its own that other
// threads wait for, and the callback takes its turn.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "translate/handle.hpp"

namespace mpiwasm::translate {

/// The object that a look-up found last.
struct LatestHandle {
  const void* table = nullptr;
  Handle handle{};
  void* target = nullptr;
};

/// A thread that calls MPI.
class Caller {
 public:
  Caller() = default;
  Caller(const Caller&) = delete;
  Caller& operator=(const Caller&) = delete;

  /// Objects that its calls name do not go while it is in them (Callers::is_named_elsewhere).
  void name(Handle handle) {
    const std::uint32_t count = named_count_.load(std::memory_order_relaxed);
    if (count == named_.size()) [[unlikely]]
      named_.resize(2 * named_.size());
    named_[count] = handle;
    named_count_.store(count + 1, std::memory_order_relaxed);
  }
  [[nodiscard]] std::uint32_t named_count() const { return named_count_.load(std::memory_order_relaxed); }
  /// Forgets all handles but the first `count`. Needs no turn.
  void forget_names_behind(std::uint32_t count) { named_count_.store(count, std::memory_order_release); }
  [[nodiscard]] bool names(Handle handle) const;

  void enter() { calls_.store(calls_.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed); }
  /// Needs no turn.
  void leave() { calls_.store(calls_.load(std::memory_order_relaxed) - 1, std::memory_order_release); }
  [[nodiscard]] bool is_in_call() const { return calls_.load(std::memory_order_acquire) > 0; }

  /// From here the library, or a function of the guest, works for it outside of its turn. Neither needs a turn.
  void go_outside() { outside_.store(outside_.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed); }
  void come_inside() { outside_.store(outside_.load(std::memory_order_relaxed) - 1, std::memory_order_release); }
  [[nodiscard]] bool is_outside() const { return outside_.load(std::memory_order_acquire) > 0; }

  /// What it has named last in the table of a kind (HandleTable::target).
  [[nodiscard]] LatestHandle& latest(HandleKind kind) { return latest_[static_cast<std::size_t>(kind)]; }

  bool has_turn = false;
  /// How often it has passed its turn on in the present call.
  std::uint32_t passes = 0;
  /// Its call waits for requests that it names.
  bool waits = false;

 private:
  /// Calls that it is in, one inside the other because of callbacks.
  std::atomic<std::uint32_t> calls_{0};
  std::atomic<std::uint32_t> outside_{0};
  std::atomic<std::uint32_t> named_count_{0};
  std::vector<Handle> named_ = std::vector<Handle>(16);
  std::array<LatestHandle, handle_kinds> latest_{};
};

/// The calling thread; null when it has not called MPI yet.
extern constinit thread_local Caller* own_caller [[gnu::tls_model("initial-exec")]];  // NOLINT

/// Which threads may be in calls.
enum class Concurrency : std::uint8_t {
  none,         ///< the guest has one thread; there are no turns
  whole_calls,  ///< MPI does not run: a turn lasts for a call, the library's part too
  main_thread,  ///< MPI_THREAD_FUNNELED: one thread calls MPI, without turns
  turns,        ///< MPI_THREAD_SERIALIZED and MPI_THREAD_MULTIPLE
};

class Callers {
 public:
  constexpr Callers() = default;
  Callers(const Callers&) = delete;
  Callers& operator=(const Callers&) = delete;

  [[nodiscard]] Concurrency concurrency() const { return concurrency_.load(std::memory_order_relaxed); }
  void set_concurrency(Concurrency concurrency) {
    gives_turns_away_ = concurrency == Concurrency::turns;
    concurrency_.store(concurrency, std::memory_order_relaxed);
  }
  /// Whether the library's part of a call belongs to no turn.
  [[nodiscard]] bool give_turns_away() const { return gives_turns_away_; }

  /// Whose turn it is. With a single thread, always that one.
  [[nodiscard]] Caller& current() const { return *current_; }
  void set_only(Caller& caller) { current_ = &caller; }

  void take_turn(Caller& caller) {
    if (taken_.exchange(true, std::memory_order_acquire)) [[unlikely]]
      wait_for_turn();
    current_ = &caller;
    caller.has_turn = true;
  }
  void end_turn(Caller& caller) {
    caller.has_turn = false;
    taken_.store(false, std::memory_order_release);
  }
  /// Begins a call. False, and it is not the caller's turn, when one thread alone calls MPI.
  [[nodiscard]] bool begin_turn(Caller& caller) {
    if (taken_.exchange(true, std::memory_order_acquire)) [[unlikely]]
      wait_for_turn();
    if (concurrency() == Concurrency::main_thread) [[unlikely]] {
      taken_.store(false, std::memory_order_release);
      return false;
    }
    current_ = &caller;
    caller.has_turn = true;
    caller.passes = 0;
    return true;
  }
  /// Ends the turn of the calling thread for a while. Null, and nothing happens, when it has none, or has one for a
  /// complete call.
  Caller* interrupt_turn() {
    Caller* caller = own_caller;
    if (!gives_turns_away_ || caller == nullptr || !caller->has_turn) return nullptr;
    caller->go_outside();
    end_turn(*caller);
    return caller;
  }
  /// After interrupt_turn().
  void take_turn_again(Caller& caller) {
    caller.come_inside();
    take_turn(caller);
  }
  /// Ends the turn of the calling thread, which ends the guest.
  void abandon_turn() {
    if (own_caller == nullptr || !own_caller->has_turn) return;
    own_caller->go_outside();
    end_turn(*own_caller);
  }
  /// For a call that goes on after of_library_last().
  void resume_turn() {
    if (gives_turns_away_ && own_caller != nullptr && !own_caller->has_turn) take_turn_again(*own_caller);
  }
  /// Lets others have turns, once.
  void pass_turn();

  /// Runs `work` when no thread has a turn.
  template <class Work>
  void between_turns(Work work) {
    if (taken_.exchange(true, std::memory_order_acquire)) wait_for_turn();
    work();
    taken_.store(false, std::memory_order_release);
  }

  /// The same, unless a thread keeps its turn for long: then `work` does not run.
  template <class Work>
  void between_turns_soon(Work work) {
    if (!takes_turn_soon()) return;
    work();
    taken_.store(false, std::memory_order_release);
  }

  /// Takes the turn and keeps it: no other thread begins a call any more. False when one is in a call, or keeps its
  /// turn for long.
  [[nodiscard]] bool take_last_turn(Caller& caller);

  /// The following need a turn, or are between two.
  void add(Caller& caller) { all_.push_back(&caller); }
  void remove(Caller& caller) {
    std::erase(all_, &caller);
    if (current_ == &caller) current_ = nullptr;
  }
  [[nodiscard]] std::size_t count() const { return all_.size(); }
  /// An object of this kind has gone, or another has its handle.
  void forget_latest(HandleKind kind);
  /// Whether a call of any thread names `handle`: this one may be in a callback, and in its call again afterwards.
  [[nodiscard]] bool is_named(Handle handle) const;
  /// Whether a call of another thread names `handle`.
  [[nodiscard]] bool is_named_elsewhere(Handle handle) const;
  /// Names handles that no other call may name meanwhile, waiting for those that do. False, and none is named, when one
  /// of these waits itself.
  [[nodiscard]] bool name_alone(std::span<const Handle> handles);
  /// Whether another thread is in a call.
  [[nodiscard]] bool is_another_in_call() const;
  /// Whether no other thread is in the library, within a short time. None enters it as long as this turn lasts.
  [[nodiscard]] bool has_library_alone();

 private:
  void wait_for_turn();
  [[nodiscard]] bool takes_turn_soon();

  std::atomic<bool> taken_{false};
  bool gives_turns_away_ = false;
  std::atomic<Concurrency> concurrency_{Concurrency::none};
  Caller* current_ = nullptr;
  std::vector<Caller*> all_;
};

/// Not in the process context, so that the library's part of every call finds it at once.
extern constinit Callers callers;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

/// As long as a function of the guest runs, or another wait, within a turn.
class TurnInterrupted {
 public:
  TurnInterrupted() : caller_(callers.interrupt_turn()) {}
  TurnInterrupted(const TurnInterrupted&) = delete;
  TurnInterrupted& operator=(const TurnInterrupted&) = delete;
  ~TurnInterrupted() {
    if (caller_ != nullptr) callers.take_turn_again(*caller_);
  }

 private:
  Caller* caller_;
};

template <class Result, class... Parameters>
[[gnu::noinline]] Result outside_turn(Result (*function)(Parameters...), Parameters... arguments) {
  const TurnInterrupted interrupted;
  return function(arguments...);
}

/// Calls a function of the MPI library. Every call of one is made through this (host/functions.inc).
template <class Result, class... Parameters, class... Arguments>
[[gnu::always_inline]] inline Result of_library(Result (*function)(Parameters...), Arguments... arguments) {
  if (callers.give_turns_away()) [[unlikely]]
    return outside_turn<Result, Parameters...>(function, arguments...);
  return function(arguments...);
}

/// The same for a call that needs no turn any more when the function succeeds.
template <class Result, class... Parameters, class... Arguments>
[[gnu::always_inline]] inline Result of_library_last(Result (*function)(Parameters...), Arguments... arguments) {
  if (callers.give_turns_away()) [[unlikely]]
    callers.interrupt_turn();
  return function(arguments...);
}

}  // namespace mpiwasm::translate
