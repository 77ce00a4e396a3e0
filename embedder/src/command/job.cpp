#include "command/job.hpp"

#include <fmt/format.h>
#include <sys/socket.h>

#include <chrono>
#include <string>
#include <thread>

#include "host/library/launcher.hpp"

namespace mpiwasm::command {
namespace {

constexpr std::chrono::milliseconds time_for_launchers{100};

}  // namespace

Job::Job(host::Environment environment) : environment_(std::move(environment)) {
  if (const auto launcher = host::detect_launcher(environment_)) launched_rank_ = launcher->rank.value_or(-1);
}

bool Job::has_launcher() const { return host::detect_launcher(environment_).has_value(); }

int Job::rank() const {
  const int rank_in_mpi = mpi_ != nullptr ? mpi_->world_rank() : -1;
  return rank_in_mpi >= 0 ? rank_in_mpi : launched_rank_;
}

void Job::abort(int exit_code) {
  if (mpi_ == nullptr || mpi_->world_rank() < 0) return;
  // Launchers that receive an abort may stop before they have passed on what was printed (seen with Hydra 4.0).
  std::this_thread::sleep_for(time_for_launchers);
  mpi_->abort_job(exit_code);
}

void Job::give_up_before_start(int exit_code) const {
  const auto launcher = host::detect_launcher(environment_);
  const auto socket = environment_.number("PMI_FD");
  if (!launcher || launcher->requires_implementation != host::Implementation::mpich || !socket) return;
  // The others may have the same to say.
  std::this_thread::sleep_for(time_for_launchers);
  const std::string command = fmt::format("cmd=abort exitcode={}\n", exit_code);
  (void)::send(*socket, command.data(), command.size(), MSG_NOSIGNAL);
}

}  // namespace mpiwasm::command
