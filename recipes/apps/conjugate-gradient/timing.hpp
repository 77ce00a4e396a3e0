// Seconds spent in each part of the solver, added up by StopWatch objects inside it.
#pragma once

#include <mpi.h>

#include <vector>

struct PhaseSeconds {
  double dot = 0;                  // dot products, with their Allreduce
  double allreduce = 0;            // the Allreduce alone
  double combine = 0;              // w = a x + b y
  double multiply = 0;             // A x, with its halo exchange
  double preconditioner = 0;       // one multigrid cycle, all levels, with its halo exchanges
  double halo = 0;                 // the halo exchanges alone
  std::vector<double> iterations;  // each one as a whole
};

// Adds the time between its construction and its end to a phase.
class StopWatch {
 public:
  explicit StopWatch(double& phase) : phase_(phase), start_(MPI_Wtime()) {}
  ~StopWatch() { phase_ += MPI_Wtime() - start_; }
  StopWatch(const StopWatch&) = delete;
  StopWatch& operator=(const StopWatch&) = delete;

 private:
  double& phase_;
  double start_;
};
