// All that happens here after a signal happens in its handler, for a guest that computes makes no call in which it
// could be stopped. What a handler may not do (allocate, print) it does all the same: the process ends anyway, and when
// something in it waits for a lock that the interrupted code holds, the alarm ends it.
#include "command/interruption.hpp"

#include <fmt/format.h>
#include <pthread.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <csignal>
#include <ctime>

#include "command/exit_codes.hpp"

namespace mpiwasm::command {
namespace {

/// Batch systems wait longer before they kill (Slurm's KillWait is 30 s), launchers do not (Open MPI's 5 s).
constexpr double grace_period = 3;
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

// Signal handlers have no other way to what they need.
Interruption::Prepare prepare_end;        // NOLINT
pthread_t guest_thread;                   // NOLINT
std::string time_limit_reason;            // NOLINT
volatile std::sig_atomic_t ended_by;      // NOLINT: the signal; 0 while the guest runs
volatile std::sig_atomic_t is_preparing;  // NOLINT
volatile std::sig_atomic_t is_hurried;    // NOLINT: a second signal came
double deadline;                          // NOLINT: set before it is read, on one thread

bool is_default(int signal) {
  struct sigaction now{};
  return ::sigaction(signal, nullptr, &now) == 0 && (now.sa_flags & SA_SIGINFO) == 0 && now.sa_handler == SIG_DFL;
}

void handle(int signal, void (*handler)(int)) {
  struct sigaction action{};
  action.sa_handler = handler;
  // A second signal is answered while the first one is handled.
  action.sa_flags = SA_NODEFER | SA_RESTART;
  (void)::sigaction(signal, &action, nullptr);
}

void set_alarm(double seconds) {
  double whole = 0;
  const double rest = std::modf(seconds, &whole);
  const itimerval time{{0, 0}, {static_cast<time_t>(whole), static_cast<suseconds_t>(rest * 1e6)}};
  (void)::setitimer(ITIMER_REAL, &time, nullptr);
}

/// With the default action of the signal, which launchers and batch systems expect.
[[noreturn]] void end_process() {
  if (ended_by != SIGALRM) {
    handle(ended_by, SIG_DFL);
    sigset_t this_signal;
    sigemptyset(&this_signal);
    sigaddset(&this_signal, ended_by);
    (void)::pthread_sigmask(SIG_UNBLOCK, &this_signal, nullptr);
    (void)::kill(::getpid(), ended_by);
    (void)::pause();
  }
  ::_exit(time_limit_reached);
}

std::string_view reason_of(int signal) {
  for (const Known& known : ending_signals)
    if (known.signal == signal) return known.reason;
  return time_limit_reason;
}

double now_in_seconds() {
  timespec time{};
  (void)::clock_gettime(CLOCK_MONOTONIC, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

void try_to_end() {
  const double left = deadline - now_in_seconds();
  if (is_preparing != 0 || left <= 0) end_process();
  is_preparing = 1;
  set_alarm(left);
  const bool is_prepared = prepare_end(reason_of(ended_by), false);
  if (!is_prepared && is_hurried != 0) (void)prepare_end(reason_of(ended_by), true);
  if (is_prepared || is_hurried != 0) end_process();
  is_preparing = 0;
  set_alarm(std::min(pause_between_tries, left));
}

void interrupted(int signal) {
  if (::pthread_equal(::pthread_self(), guest_thread) == 0) {
    (void)::pthread_kill(guest_thread, signal);
    return;
  }
  if (ended_by == 0) {
    ended_by = signal;
    deadline = now_in_seconds() + grace_period;
    handle(SIGALRM, interrupted);
  } else if (signal != SIGALRM) {
    // A second request, for example from a launcher after another rank has ended: do not wait. A write in progress is
    // completed; the alarm ends it if it takes too long.
    is_hurried = 1;
    if (is_preparing != 0) return;
  }
  try_to_end();
}

}  // namespace

Interruption::Interruption(Prepare prepare, double time_limit) {
  prepare_end = std::move(prepare);
  guest_thread = ::pthread_self();
  for (const Known& known : ending_signals)
    if (is_default(known.signal)) handle(known.signal, interrupted);
  if (time_limit > 0) {
    time_limit_reason = fmt::format("ended: its time limit of {} s has expired", time_limit);
    handle(SIGALRM, interrupted);
    set_alarm(time_limit);
  }
}

void Interruption::now() {
  if (ended_by != 0 && is_preparing == 0) try_to_end();
}

Interruption::~Interruption() {
  struct sigaction now{};
  for (const int signal : {SIGTERM, SIGINT, SIGXCPU, SIGALRM})
    if (::sigaction(signal, nullptr, &now) == 0 && now.sa_handler == interrupted) handle(signal, SIG_DFL);
  if (!time_limit_reason.empty()) set_alarm(0);
}

}  // namespace mpiwasm::command
