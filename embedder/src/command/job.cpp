#include "command/job.hpp"

#include <chrono>
#include <thread>

#include "host/library/launcher.hpp"

namespace mpiwasm::command {
namespace {

constexpr std::chrono::milliseconds time_for_launchers{100};

}  // namespace

bool Job::has_launcher() const { return host::detect_launcher(environment_).has_value(); }

int Job::rank() const {
  const int rank_in_mpi = mpi_ != nullptr ? mpi_->world_rank() : -1;
  if (rank_in_mpi >= 0) return rank_in_mpi;
  const auto launcher = host::detect_launcher(environment_);
  return launcher ? launcher->rank.value_or(-1) : -1;
}

void Job::abort(int exit_code) {
  if (mpi_ == nullptr || mpi_->world_rank() < 0) return;
  // Launchers that are told to abort may stop before they have passed on what was printed (seen with Hydra 4.0).
  std::this_thread::sleep_for(time_for_launchers);
  mpi_->abort_job(exit_code);
}

}  // namespace mpiwasm::command
