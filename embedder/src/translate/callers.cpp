#include "translate/callers.hpp"

#include <sched.h>

#include <algorithm>
#include <chrono>
#include <span>
#include <thread>

namespace mpiwasm::translate {

constinit Callers callers;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

constinit thread_local Caller* own_caller = nullptr;  // NOLINT

bool Caller::names(Handle handle) const {
  const auto named = std::span{named_}.first(named_count_.load(std::memory_order_acquire));
  return std::ranges::find(named, handle) != named.end();
}

namespace {

constexpr std::chrono::microseconds pause{50};

}  // namespace

// Turns are shorter than a system call, unless the thread that has one is not running at present.
void Callers::wait_for_turn() {
  constexpr int spins = 100;
  constexpr int yields = 200;
  for (int tries = 0;; ++tries) {
    if (!taken_.load(std::memory_order_relaxed) && !taken_.exchange(true, std::memory_order_acquire)) return;
    if (tries < spins) {
#if defined(__x86_64__)
      __builtin_ia32_pause();
#endif
    } else if (tries < yields) {
      ::sched_yield();
    } else {
      std::this_thread::sleep_for(pause);
    }
  }
}

bool Callers::takes_turn_soon() {
  constexpr int most_tries = 2000;
  for (int tries = 0; taken_.exchange(true, std::memory_order_acquire); ++tries) {
    if (tries == most_tries) return false;
    std::this_thread::sleep_for(pause);
  }
  return true;
}

bool Callers::take_last_turn(Caller& caller) {
  if (!takes_turn_soon()) return false;
  current_ = &caller;
  caller.has_turn = !is_another_in_call();
  if (!caller.has_turn) taken_.store(false, std::memory_order_release);
  return caller.has_turn;
}

void Callers::pass_turn() {
  Caller* caller = own_caller;
  if (caller == nullptr || !caller->has_turn) return;
  end_turn(*caller);
  // Two threads that pass the turn to each other would leave none to those that sleep in wait_for_turn().
  constexpr std::uint32_t yields = 1000;
  if (caller->passes < yields) {
    ++caller->passes;
    ::sched_yield();
  } else {
    std::this_thread::sleep_for(2 * pause);
  }
  take_turn(*caller);
}

void Callers::forget_latest(HandleKind kind) {
  if (current_ != nullptr) current_->latest(kind) = {};
  for (Caller* caller : all_) caller->latest(kind) = {};
}

bool Callers::is_named(Handle handle) const {
  return std::ranges::any_of(all_, [&](const Caller* each) { return each->names(handle); });
}

bool Callers::is_named_elsewhere(Handle handle) const {
  return std::ranges::any_of(all_, [&](const Caller* each) { return each != current_ && each->names(handle); });
}

bool Callers::name_alone(std::span<const Handle> handles) {
  for (;;) {
    const auto user = std::ranges::find_if(all_, [&](const Caller* each) {
      return each != current_ && std::ranges::any_of(handles, [&](Handle handle) { return each->names(handle); });
    });
    if (user == all_.end()) break;
    if ((*user)->waits) return false;
    pass_turn();
  }
  for (const Handle handle : handles) current_->name(handle);
  return true;
}

// Threads that come out of the library wait for this turn, so that threads which call again and again are all seen
// outside of it. A callback that needs a turn to come out gets one now and then.
bool Callers::has_library_alone() {
  using Clock = std::chrono::steady_clock;
  constexpr std::chrono::seconds patience{1};
  constexpr int looks = 1000;
  const auto end = Clock::now() + patience;
  const auto is_elsewhere = [&](const Caller* each) { return each != current_ && each->is_outside(); };
  for (;;) {
    for (int look = 0; look < looks; ++look) {
      if (std::ranges::none_of(all_, is_elsewhere)) return true;
      ::sched_yield();
    }
    if (Clock::now() > end) return false;
    pass_turn();
  }
}

bool Callers::is_another_in_call() const {
  return std::ranges::any_of(all_, [&](const Caller* each) { return each != current_ && each->is_in_call(); });
}

}  // namespace mpiwasm::translate
