// "mpiwasm team": how many threads the teams of OpenMP may have in programs that are running.
#include <fmt/format.h>

#include "command/commands.hpp"
#include "command/exit_codes.hpp"
#include "wasi/team_limit.hpp"

namespace mpiwasm::command {
namespace {

bool show(pid_t process) {
  const auto most = wasi::team_limit_of(process);
  if (!most) return false;
  if (*most == 0)
    fmt::print("process {}: no limit\n", process);
  else
    fmt::print("process {}: at most {} thread{}\n", process, *most, *most == 1 ? "" : "s");
  return true;
}

}  // namespace

int team(const TeamOptions& options) {
  if (options.processes.empty()) {
    for (const pid_t process : wasi::processes_with_teams()) (void)show(process);
    return success;
  }
  int status = success;
  for (const pid_t process : options.processes) {
    const bool is_set = !options.most || wasi::set_team_limit(process, *options.most);
    if (is_set && show(process)) continue;
    fmt::print(stderr,
               "mpiwasm: process {} runs no program of yours with OpenMP; \"mpiwasm team\" lists those that do\n",
               process);
    status = usage_error;
  }
  return status;
}

}  // namespace mpiwasm::command
