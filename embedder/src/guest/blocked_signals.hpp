// Signals are for the program: threads of mpiwasm's own are started, and steps that must not be interrupted are taken,
// while they are blocked.
#pragma once

#include <pthread.h>

#include <csignal>

namespace mpiwasm::guest {

/// While it exists, all are blocked but SIGSYS, by which filters of the confinement reach a thread. Threads that are
/// started meanwhile block them for good.
class BlockedSignals {
 public:
  BlockedSignals() {
    sigset_t all;
    sigfillset(&all);
    sigdelset(&all, SIGSYS);
    (void)::pthread_sigmask(SIG_SETMASK, &all, &before_);
  }
  BlockedSignals(const BlockedSignals&) = delete;
  BlockedSignals& operator=(const BlockedSignals&) = delete;
  ~BlockedSignals() { (void)::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

 private:
  sigset_t before_{};
};

}  // namespace mpiwasm::guest
