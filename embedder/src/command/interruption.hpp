// The end that comes from outside while the guest runs: the signals of batch systems, launchers and people, and
// --time-limit.
#pragma once

#include <functional>
#include <string_view>

namespace mpiwasm::command {

/// Handles SIGTERM, SIGINT and SIGXCPU during its lifetime, unless they are already handled or ignored. Only one may
/// exist at a time, on the thread that runs the guest.
class Interruption {
 public:
  /// Called on the guest's thread, wherever that thread stands. The process ends when it answers true, or when the
  /// grace period is over; with false it asks to be called again a little later, or by now(). `at_last`: it will not
  /// be.
  using Prepare = std::function<bool(std::string_view reason, bool at_last)>;

  /// `time_limit` in seconds; 0: none.
  Interruption(Prepare prepare, double time_limit);

  /// A place that the guest has come to while preparing had to wait.
  static void now();
  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;
  ~Interruption();
};

}  // namespace mpiwasm::command
