#include "command/job.hpp"

#include <chrono>
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

}  // namespace mpiwasm::command
