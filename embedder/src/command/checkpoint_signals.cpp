// See checkpoint_signals.hpp.
#include "command/checkpoint_signals.hpp"

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <optional>

namespace mpiwasm::command {
namespace {

struct Timer {
  timer_t id{};
  bool is_made = false;
  bool is_handled = false;  ///< its signal, which SIGUSR1 is
};

Timer& timer() {
  static Timer only;
  return only;
}

/// What SIGTERM did before; nothing while it does so.
std::optional<struct sigaction>& action_before() {
  static std::optional<struct sigaction> only;
  return only;
}

void asked_for(int, siginfo_t* information, void*) {
  CheckpointRequest& request = checkpoint_request();
  // That of the timer is compared with the clock.
  if (information->si_code != SI_TIMER) request.is_pending = 1;
  request.attention.ask();
}

void asked_to_end(int, siginfo_t*, void*) {
  const int error = errno;
  CheckpointRequest& request = checkpoint_request();
  request.ends = 1;
  request.is_pending = 1;
  request.attention.ask();
  (void)::sigaction(SIGTERM, &*action_before(), nullptr);
  errno = error;
}

void handle(int signal, void (*handler)(int, siginfo_t*, void*), struct sigaction* before) {
  struct sigaction action{};
  action.sa_sigaction = handler;
  // On the other stack: the guest's may be nearly full.
  action.sa_flags = SA_RESTART | SA_SIGINFO | SA_ONSTACK;
  (void)::sigaction(signal, &action, before);
}

void restore_termination() {
  if (!action_before()) return;
  (void)::sigaction(SIGTERM, &*action_before(), nullptr);
  action_before().reset();
}

}  // namespace

CheckpointRequest& checkpoint_request() {
  static CheckpointRequest only;
  return only;
}

void handle_checkpoint_signals(double interval) {
  (void)checkpoint_request();
  handle(SIGUSR1, asked_for, nullptr);
  timer().is_handled = true;
  if (interval <= 0) return;
  sigevent event{};
  event.sigev_notify = SIGEV_SIGNAL;
  event.sigev_signo = SIGUSR1;
  timer().is_made = ::timer_create(CLOCK_MONOTONIC, &event, &timer().id) == 0;
  checkpoint_request().has_timer = timer().is_made;
  restart_checkpoint_timer(interval);
}

void restart_checkpoint_timer(double interval) {
  if (!timer().is_made) return;
  // Not before the clock says so, too.
  constexpr double margin = 0.001;
  constexpr double longest = 1e9;
  const double seconds = std::min(interval, longest) + margin;
  timespec time{static_cast<time_t>(seconds), 0};
  time.tv_nsec = static_cast<long>((seconds - static_cast<double>(time.tv_sec)) * 1e9);
  const itimerspec repeated{.it_interval = time, .it_value = time};
  (void)::timer_settime(timer().id, 0, &repeated, nullptr);
}

void save_on_termination() {
  struct sigaction before{};
  if (::sigaction(SIGTERM, nullptr, &before) != 0) return;
  if ((before.sa_flags & SA_SIGINFO) == 0 && before.sa_handler == SIG_IGN) return;
  action_before() = before;
  handle(SIGTERM, asked_to_end, nullptr);
}

void end_checkpoint_signals() {
  restore_termination();
  if (!timer().is_handled) return;
  if (timer().is_made) (void)::timer_delete(timer().id);
  timer().is_made = false;
  (void)std::signal(SIGUSR1, SIG_IGN);
}

void end_by_termination() {
  if (!action_before()) return;
  restore_termination();
  (void)::raise(SIGTERM);
}

}  // namespace mpiwasm::command
