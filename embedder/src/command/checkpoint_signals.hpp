// The signals that ask for a checkpoint: SIGUSR1, SIGTERM, and that of the timer of --checkpoint-interval.
#pragma once

#include <csignal>

#include "guest/attention.hpp"

namespace mpiwasm::command {

struct CheckpointRequest {
  guest::Attention attention;
  volatile std::sig_atomic_t is_pending = 0;  // NOLINT: set by signal handlers
  volatile std::sig_atomic_t ends = 0;        // NOLINT: the program is to end afterwards
  /// Whether a signal announces the end of the interval.
  bool has_timer = true;
};

/// Of this process. Signal handlers have no other way to it.
[[nodiscard]] CheckpointRequest& checkpoint_request();

/// SIGUSR1 asks for a checkpoint from now on, and so does a timer after each `interval` of seconds, unless it is 0.
void handle_checkpoint_signals(double interval);
/// The interval begins again.
void restart_checkpoint_timer(double interval);

/// SIGTERM asks for a checkpoint and for the end after it, unless it is ignored. A second one does what it did before.
void save_on_termination();
/// The guest has ended. SIGTERM does again what it did before, and the others do nothing: the stack of their handlers
/// goes before the process does.
void end_checkpoint_signals();
/// Ends this process by SIGTERM, as if it did not ask for a checkpoint. Once.
void end_by_termination();

}  // namespace mpiwasm::command
