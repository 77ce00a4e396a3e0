#include "command/interruption.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <pthread.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <string>

#include "command/exit_codes.hpp"
#include "guest/host_file.hpp"
#include "wasm/engine/interrupted_code.hpp"
#include "wasm/engine/locking_code.hpp"
#include "wasm/engine/memory_faults.hpp"

namespace mpiwasm::command {
namespace {

/// Batch systems wait longer before they kill (Slurm's KillWait is 30 s), launchers do not (Open MPI's 5 s).
constexpr double grace_period = 3;
/// The end of it, in which the guest's buffers are no longer waited for.
constexpr double last_part = 0.5;
constexpr double pause_between_tries = 0.0003;

struct Known {
  int signal;
  std::string_view reason;
};
constexpr std::array<Known, 3> ending_signals{{
    {SIGTERM, "ended by SIGTERM, which batch systems and launchers send to end a job"},
    {SIGINT, "interrupted (SIGINT)"},
    {SIGXCPU, "ended by SIGXCPU: it reached its limit of processor time"},
}};
/// Stops the guest's thread; also stands for the time limit.
constexpr int stopping_signal = SIGALRM;
/// Stands for the failure of a library's thread.
constexpr int failure = SIGSEGV;

struct State {
  Interruption::Guest guest;
  pthread_t guest_thread{};
  std::string time_limit_reason;
  std::atomic<const char*> failure_reason = "";
  wasm::LockingCode locking_code;
  guest::HostFile wake;  ///< an event for the watcher

  std::atomic<int> requested = 0;        ///< the signal; 0 while the guest runs
  std::atomic<bool> is_hurried = false;  ///< a second signal came
  std::atomic<bool> is_last_part = false;
  std::atomic<bool> is_ending = false;  ///< the guest's thread has left the guest for it
  std::atomic<bool> is_reported = false;
  std::atomic<bool> is_finishing = false;  ///< the guest's thread waits for nothing of the guest's any more
  std::atomic<bool> is_over = false;
  std::atomic<bool> is_stack_lost = false;  ///< the guest's thread cannot go on

  // Of the guest's thread.
  wasm::Registers interrupted;
  bool can_flush = false;
};

/// Signal handlers have no other way to what they need. Never destroyed: they may run until the process ends.
State& state() {
  static auto* const only = new State;
  return *only;
}

bool is_default(int signal) {
  struct sigaction now{};
  return ::sigaction(signal, nullptr, &now) == 0 && (now.sa_flags & SA_SIGINFO) == 0 && now.sa_handler == SIG_DFL;
}

void set_default(int signal) {
  struct sigaction action{};
  action.sa_handler = SIG_DFL;
  (void)::sigaction(signal, &action, nullptr);
}

using Handler = void(int, siginfo_t*, void*);

void handle(int signal, Handler* handler) {
  struct sigaction action{};
  action.sa_sigaction = handler;
  // On the other stack: the guest's may be nearly full.
  action.sa_flags = SA_RESTART | SA_SIGINFO | SA_ONSTACK;
  // Where a handler is, says nothing of the code that it interrupted.
  (void)::sigaddset(&action.sa_mask, stopping_signal);
  (void)::sigaction(signal, &action, nullptr);
}

bool is_handled_by(int signal, Handler* handler) {
  struct sigaction now{};
  return ::sigaction(signal, nullptr, &now) == 0 && (now.sa_flags & SA_SIGINFO) != 0 && now.sa_sigaction == handler;
}

void wake_watcher() {
  const std::uint64_t one = 1;
  (void)!::write(state().wake.number(), &one, sizeof one);
}

/// With the default action of the signal, which launchers and batch systems expect.
[[noreturn]] void end_process() {
  const int signal = state().requested;
  if (signal == failure) ::_exit(guest_trapped);
  if (signal != stopping_signal) {
    set_default(signal);
    sigset_t this_signal;
    sigemptyset(&this_signal);
    sigaddset(&this_signal, signal);
    (void)::pthread_sigmask(SIG_UNBLOCK, &this_signal, nullptr);
    (void)::kill(::getpid(), signal);
    (void)::pause();
  }
  ::_exit(time_limit_reached);
}

std::string_view reason_now() {
  for (const Known& known : ending_signals)
    if (known.signal == state().requested) return known.reason;
  return state().requested == failure ? state().failure_reason.load() : std::string_view{state().time_limit_reason};
}

/// Nothing may be thrown through the interrupted frames.
[[noreturn]] void end(bool can_flush) noexcept {
  if (state().requested == failure) {
    state().is_reported = true;
    state().guest.fail(reason_now());
    end_process();
  }
  state().guest.report(reason_now());
  state().is_reported = true;
  if (can_flush) state().guest.flush();
  state().is_finishing = true;
  state().guest.finish(false);
  end_process();
}

/// Where the guest's thread continues when it was stopped.
void end_here() { end(state().can_flush); }

/// On any thread.
void asked_to_end(int signal, siginfo_t*, void*) {
  const int error = errno;
  int none = 0;
  if (!state().requested.compare_exchange_strong(none, signal)) state().is_hurried = true;
  wake_watcher();
  errno = error;
}

/// On the guest's thread.
void stopped(int, siginfo_t*, void* context) {
  const int error = errno;
  State& now = state();
  const auto registers = wasm::Registers::of(context);
  if (::pthread_equal(::pthread_self(), now.guest_thread) != 0 && now.requested != 0 && !now.is_ending &&
      !now.is_over && !now.locking_code.is_interrupted(registers)) {
    const bool at_last = now.is_hurried || now.is_last_part || now.requested == failure;
    const bool can_flush = now.guest.can_flush(at_last);
    if ((can_flush || at_last) && !now.is_ending.exchange(true)) {
      now.can_flush = can_flush;
      now.interrupted = registers;
      wasm::continue_in(context, now.interrupted, &end_here);
    }
  }
  errno = error;
}

/// On the guest's thread, in the handler of its fault.
[[noreturn]] void stack_is_lost() {
  state().is_stack_lost = true;
  wake_watcher();
  for (;;) (void)::pause();
}

/// In the handler of a fault. The other threads of the library may wait for this one for ever, so the guest's thread is
/// stopped where it is.
void library_thread_failed(const char* reason) {
  state().failure_reason = reason;
  int none = 0;
  (void)state().requested.compare_exchange_strong(none, failure);
  wake_watcher();
}

double now_in_seconds() {
  timespec time{};
  (void)::clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

/// Until something wakes the watcher, or so many seconds have passed.
void wait(double seconds) {
  constexpr double longest = 86400;
  seconds = std::clamp(seconds, 0.0, longest);
  timespec time{static_cast<time_t>(seconds), 0};
  time.tv_nsec = static_cast<long>((seconds - static_cast<double>(time.tv_sec)) * 1e9);
  pollfd event{.fd = state().wake.number(), .events = POLLIN, .revents = 0};
  std::uint64_t count = 0;
  if (::ppoll(&event, 1, &time, nullptr) > 0) (void)!::read(event.fd, &count, sizeof count);
}

void report_briefly(std::string_view reason) {
  pollfd error_output{.fd = STDERR_FILENO, .events = POLLOUT, .revents = 0};
  if (::poll(&error_output, 1, 0) > 0) state().guest.report_briefly(reason);
}

/// The guest's thread does not come to an end: it stands in a library with a lock, or waits for who reads its output.
[[noreturn]] void give_up() {
  while (state().is_finishing) (void)::pause();
  if (!state().is_reported) report_briefly(reason_now());
  state().guest.finish(true);
  end_process();
}

void end_when_stack_is_lost() {
  if (!state().is_stack_lost) return;
  report_briefly(state().guest.stack_overflow);
  ::_exit(guest_trapped);
}

/// Neither allocates nor waits.
void watch(double time_limit) {
  const double limit = now_in_seconds() + time_limit;
  while (state().requested == 0) {
    if (state().is_over) return;
    end_when_stack_is_lost();
    const double left = time_limit > 0 ? limit - now_in_seconds() : grace_period * 1000;
    int none = 0;
    if (left > 0)
      wait(left);
    else
      (void)state().requested.compare_exchange_strong(none, stopping_signal);
  }
  handle(stopping_signal, stopped);
  const double end = now_in_seconds() + grace_period;
  for (double left = grace_period; left > 0; left = end - now_in_seconds()) {
    if (state().is_over) return;
    end_when_stack_is_lost();
    if (left <= last_part) state().is_last_part = true;
    if (!state().is_ending) (void)::pthread_kill(state().guest_thread, stopping_signal);
    wait(std::min(state().is_ending ? left : pause_between_tries, left));
  }
  give_up();
}

std::thread start_watcher(double time_limit) {
  sigset_t all;
  sigset_t before;
  sigfillset(&all);
  (void)::pthread_sigmask(SIG_SETMASK, &all, &before);
  std::thread watcher{watch, time_limit};
  (void)::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  return watcher;
}

}  // namespace

Interruption::Interruption(Guest guest, double time_limit) {
  State& now = state();
  now.requested = 0;
  now.is_hurried = now.is_last_part = now.is_ending = now.is_reported = now.is_finishing = now.is_over =
      now.is_stack_lost = false;
  now.guest = std::move(guest);
  now.guest_thread = ::pthread_self();
  now.locking_code = wasm::LockingCode::loaded();
  now.wake = guest::HostFile::own(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
  if (time_limit > 0) now.time_limit_reason = fmt::format("ended: its time limit of {} s has expired", time_limit);
  watcher_ = start_watcher(time_limit);
  wasm::MemoryFaults::when_in_locking_code(stack_is_lost);
  wasm::MemoryFaults::when_library_thread_failed(library_thread_failed);
  for (const Known& known : ending_signals)
    if (is_default(known.signal)) handle(known.signal, asked_to_end);
}

void Interruption::now() {
  if (state().requested == 0 || state().is_ending.exchange(true)) return;
  end(state().guest.can_flush(false));
}

void Interruption::guest_has_ended() {
  if (state().requested != 0 && !state().is_ending.exchange(true)) end(false);
}

Interruption::~Interruption() {
  wasm::MemoryFaults::when_library_thread_failed(nullptr);
  wasm::MemoryFaults::when_in_locking_code(nullptr);
  for (const Known& known : ending_signals)
    if (is_handled_by(known.signal, asked_to_end)) set_default(known.signal);
  state().is_over = true;
  wake_watcher();
  watcher_.join();
  if (is_handled_by(stopping_signal, stopped)) set_default(stopping_signal);
}

}  // namespace mpiwasm::command
