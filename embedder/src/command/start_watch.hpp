// Reports that MPI did not start under a fabric preset. MPI libraries end the process themselves when they cannot use
// the network that they were given, in their own words, which name no preset; so a second process watches the first.
#pragma once

#include <string>

#include "guest/host_file.hpp"

namespace mpiwasm::command {

class StartWatch {
 public:
  /// Starts the watcher, which reports `message` when this process ends between starts() and started(). If the second
  /// process cannot be created, nothing is reported.
  explicit StartWatch(std::string message);

  void starts() const { note('s'); }
  void started() const { note('e'); }

 private:
  void note(char state) const;

  guest::HostFile pipe_;
};

}  // namespace mpiwasm::command
