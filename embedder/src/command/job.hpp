// The parallel job that this process belongs to: what the launcher announces, and what MPI knows once it runs.
#pragma once

#include "host/interface/adapter.hpp"
#include "host/library/environment.hpp"

namespace mpiwasm::command {

class Job {
 public:
  explicit Job(host::Environment environment);

  [[nodiscard]] const host::Environment& environment() const { return environment_; }
  [[nodiscard]] bool has_launcher() const;
  /// As far as it is known, else -1. Allocates nothing.
  [[nodiscard]] int rank() const;

  /// From now on MPI is asked first. `mpi` must outlive the job.
  void use(host::Adapter& mpi) { mpi_ = &mpi; }
  /// Null when the guest does not import it.
  [[nodiscard]] host::Adapter* mpi() const { return mpi_; }

  /// Ends all processes of the job; returns where MPI does not run.
  void abort(int exit_code);
  /// This process will end before MPI has started, for which the others would wait. Most launchers end the job then;
  /// Hydra has to be asked.
  void give_up_before_start(int exit_code) const;

 private:
  host::Environment environment_;
  int launched_rank_ = -1;  ///< as the launcher says
  host::Adapter* mpi_ = nullptr;
};

}  // namespace mpiwasm::command
