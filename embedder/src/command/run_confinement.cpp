#include "command/run_confinement.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <utility>

#include "command/exit_codes.hpp"

namespace mpiwasm::command {

int RunConfinement::decide() {
  if (options_.confine == "off") return success;
  abilities_ = confinement::find_abilities();
  if (options_.confine == "on" && !abilities_.files()) {
    report_.error(fmt::format("--confine on is not possible; available: {}", abilities_.to_text()));
    return setup_failed;
  }
  is_on_ = abilities_.system_calls;
  return success;
}

void RunConfinement::add(guest::ConfinementNeeds needs) {
  if (needs.starts_later) ++starting_;
  wishes_.uses_library = wishes_.uses_library || needs.starts_later;
  wishes_.has_peers = wishes_.has_peers || needs.has_peers;
  for (guest::NeededFile& file : needs.files) {
    wishes_.files.push_back({.path = std::move(file.path),
                             .access = file.may_change ? confinement::Access::change : confinement::Access::read,
                             .directory = file.directory.number()});
    if (file.directory.is_open()) directories_.push_back(std::move(file.directory));
  }
}

int RunConfinement::raise() {
  if (!is_on_) return success;
  const std::string problem = confinement::raise(wishes_, abilities_);
  is_on_ = problem.empty();
  if (starting_ == 0) directories_.clear();
  return is_on_ ? success : not_confined(problem);
}

void RunConfinement::library_started() {
  if (!is_on_ || --starting_ != 0) return;
  const std::string problem = confinement::narrow(wishes_, abilities_);
  directories_.clear();
  if (problem.empty()) return;
  // With every choice of --confine: the program has run, and may be the cause.
  report_.error(fmt::format("the rights that only the start of the MPI library needs cannot be given up: {}", problem));
  std::_Exit(setup_failed);
}

int RunConfinement::not_confined(std::string_view problem) const {
  if (options_.confine == "on") {
    report_.error(fmt::format("--confine on: {}", problem));
    return setup_failed;
  }
  report_.warning(fmt::format("this process is not confined: {}", problem));
  return success;
}

}  // namespace mpiwasm::command
