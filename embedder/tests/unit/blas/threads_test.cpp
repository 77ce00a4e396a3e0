// How many threads a library may start.
#include "blas/threads.hpp"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace mpiwasm::blas {
namespace {

int threads(int cores, int all_cores, std::map<std::string, std::string> set = {}) {
  return threads_of_rank(cores, all_cores,
                         [&](const char* name) { return set.contains(name) ? set.at(name) : std::string{}; });
}

TEST(Threads, OneForEachCoreOfTheRank) {
  EXPECT_EQ(threads(8, 8), 8);
  EXPECT_EQ(threads(4, 64), 4);
  EXPECT_EQ(threads(1, 64, {{"OMPI_COMM_WORLD_LOCAL_SIZE", "8"}}), 1);
}

TEST(Threads, RanksThatAreNotBoundShareTheNode) {
  EXPECT_EQ(threads(64, 64, {{"OMPI_COMM_WORLD_LOCAL_SIZE", "8"}}), 8);
  EXPECT_EQ(threads(64, 64, {{"MPI_LOCALNRANKS", "64"}}), 1);
  EXPECT_EQ(threads(64, 64, {{"SLURM_NTASKS_PER_NODE", "16"}}), 4);
}

TEST(Threads, ThereIsAtLeastOne) {
  EXPECT_EQ(threads(2, 2, {{"MPI_LOCALNRANKS", "8"}}), 1);
  EXPECT_EQ(threads(0, 2), 1);
  EXPECT_EQ(threads(2, 2, {{"MPI_LOCALNRANKS", "many"}}), 2);
}

}  // namespace
}  // namespace mpiwasm::blas
