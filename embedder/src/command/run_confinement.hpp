// Confines the process of a run: raised before the guest is linked, narrowed when the last native library has started.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "command/options.hpp"
#include "command/report.hpp"
#include "confinement/confinement.hpp"
#include "guest/host_library.hpp"

namespace mpiwasm::command {

/// Its functions that return an int return an exit code, success when the run may go on.
class RunConfinement {
 public:
  /// Both must outlive it.
  RunConfinement(const RunOptions& options, const Report& report) : options_(options), report_(report) {}

  /// Finds out what can be done here.
  [[nodiscard]] int decide();
  /// Whether the process is confined, or will be.
  [[nodiscard]] bool is_on() const { return is_on_; }

  void add(guest::ConfinementNeeds needs);
  [[nodiscard]] int raise();

  /// A library that starts later has what it needed for that, and the guest is about to use it. Ends the process when
  /// that cannot be taken away.
  void library_started();

 private:
  [[nodiscard]] int not_confined(std::string_view problem) const;

  const RunOptions& options_;
  const Report& report_;
  confinement::Abilities abilities_;
  confinement::Wishes wishes_;
  std::vector<guest::HostFile> directories_;  ///< until they are needed no more
  int starting_ = 0;                          ///< libraries that have not started yet
  bool is_on_ = false;
};

}  // namespace mpiwasm::command
