#include "blas/threads.hpp"

#include <fmt/format.h>
#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace mpiwasm::blas {
namespace {

/// OpenMP's variable is read by all of these libraries where theirs is not set.
constexpr const char* for_all = "OMP_NUM_THREADS";
constexpr const char* thread_variables[] = {"OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "BLIS_NUM_THREADS"};
/// The number of ranks on this node: Open MPI, Hydra, MVAPICH; Slurm's may be a list.
constexpr const char* local_ranks[] = {"OMPI_COMM_WORLD_LOCAL_SIZE", "MPI_LOCALNRANKS", "MV2_COMM_WORLD_LOCAL_SIZE",
                                       "SLURM_NTASKS_PER_NODE"};

/// 0 if it does not begin with one.
int positive_number(const std::string& text) {
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return std::max(number, 0);
}

}  // namespace

int threads_of_rank(int cores, int all_cores, const Variables& variables) {
  if (cores < all_cores) return std::max(cores, 1);
  for (const char* variable : local_ranks)
    if (const int ranks = positive_number(variables(variable)); ranks > 0) return std::max(cores / ranks, 1);
  return std::max(cores, 1);
}

int limit_threads(const Variables& variables) {
  if (const int chosen = positive_number(variables(for_all)); chosen > 0) return chosen;
  const int all_cores = static_cast<int>(::sysconf(_SC_NPROCESSORS_ONLN));
  cpu_set_t own;
  const int cores = ::sched_getaffinity(0, sizeof own, &own) == 0 ? CPU_COUNT(&own) : all_cores;
  const int threads = threads_of_rank(cores, all_cores, variables);
  const std::string text = fmt::format("{}", threads);
  for (const char* variable : thread_variables) (void)::setenv(variable, text.c_str(), 0);
  return threads;
}

}  // namespace mpiwasm::blas
