// The end that comes from outside while the guest runs: the signals of batch systems, launchers and people, and
// --time-limit. docs/decisions/0029 has the reasons for how it is done.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <thread>

namespace mpiwasm::command {

/// Handles SIGTERM, SIGINT and SIGXCPU during its lifetime, unless they are already handled or ignored. Only one may
/// exist at a time, made on the thread that runs the guest.
///
/// The handlers only say that a signal came. A thread of their own then stops the guest's thread, again and again,
/// until it stands where it holds no lock that a report needs; there it continues with the report and the end of the
/// process. When it never does, that thread prints a line and ends the process.
class Interruption {
 public:
  struct Guest {
    /// Whether flush() may be called where the guest's thread stands; if not, now() returns when to ask again.
    /// `at_last`: there is no later. For signal handlers.
    std::function<bool(bool at_last)> can_flush;
    /// On the guest's thread, where it may do anything.
    std::function<void(std::string_view reason)> report;
    std::function<void()> flush;
    /// Waits for what has to be complete before the process ends. `briefly`: on another thread, without allocating.
    std::function<void(bool briefly)> finish;
    /// On any thread, without allocating: the guest's thread does not answer.
    std::function<void(std::string_view reason)> report_briefly;
    /// A library's own thread could not access the guest's memory. On the guest's thread, as report() is: reports it,
    /// and ends the job.
    std::function<void(std::string_view reason)> fail;
    std::string stack_overflow;  ///< the reason when the stack overflows where the guest cannot be left
  };

  /// `time_limit` in seconds; 0: none.
  Interruption(Guest guest, double time_limit);

  /// A place that the guest has come to while flush() had to wait.
  static void now();
  /// The guest has ended by itself. Ends the process as it was asked for when that was before.
  static void guest_has_ended();

  Interruption(const Interruption&) = delete;
  Interruption& operator=(const Interruption&) = delete;
  ~Interruption();

 private:
  std::thread watcher_;
};

}  // namespace mpiwasm::command
