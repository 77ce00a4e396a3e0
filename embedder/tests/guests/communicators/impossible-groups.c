// Groups whose members are named twice, ranges that overflow, and communicators of processes that are not there.
#include <limits.h>

#include "guest_test.h"

static MPI_Group world;
static MPI_Group made;

static int size_of(MPI_Group group) {
  int size = -1;
  MPI_Group_size(group, &size);
  return size;
}

static void check_lists(void) {
  const int zeros[4] = {0, 0, 0, 0};
  for (int count = 2; count <= 4; ++count) {
    CHECK_EQUAL(MPI_Group_incl(world, count, zeros, &made), MPI_ERR_RANK);
    CHECK_EQUAL(MPI_Group_excl(world, count, zeros, &made), MPI_ERR_RANK);
  }
  CHECK_EQUAL(MPI_Group_incl(world, 1, (int[]){ranks}, &made), MPI_ERR_RANK);
  CHECK_EQUAL(MPI_Group_excl(world, 1, (int[]){-1}, &made), MPI_ERR_RANK);
}

static int both_ways(int first, int last, int step) {
  int range[1][3] = {{first, last, step}};
  const int excluded = MPI_Group_range_excl(world, 1, range, &made);
  if (excluded == MPI_SUCCESS) {
    CHECK_EQUAL(size_of(made), ranks - 1);
    if (made != MPI_GROUP_EMPTY) MPI_Group_free(&made);
  }
  const int included = MPI_Group_range_incl(world, 1, range, &made);
  if (included == MPI_SUCCESS) {
    CHECK_EQUAL(size_of(made), 1);
    MPI_Group_free(&made);
  }
  CHECK_EQUAL(included, excluded);
  return included;
}

static void check_ranges(void) {
  CHECK_EQUAL(both_ways(0, 0, 0), MPI_ERR_RANK);
  CHECK_EQUAL(both_ways(0, INT_MAX, 1), MPI_ERR_RANK);
  CHECK_EQUAL(both_ways(INT_MIN, INT_MAX, 1), MPI_ERR_RANK);
  CHECK_EQUAL(both_ways(INT_MAX, INT_MIN, INT_MIN), MPI_ERR_RANK);
  CHECK_EQUAL(both_ways(0, ranks, 1), MPI_ERR_RANK);
  CHECK_EQUAL(both_ways(0, 1, -1), MPI_ERR_RANK);
  int twice[2][3] = {{0, 0, 1}, {0, 0, 1}};
  CHECK_EQUAL(MPI_Group_range_incl(world, 2, twice, &made), MPI_ERR_RANK);
  CHECK_EQUAL(MPI_Group_range_excl(world, 2, twice, &made), MPI_ERR_RANK);
  // One rank each, with steps from which an int overflows.
  CHECK_EQUAL(both_ways(0, 0, INT_MAX), MPI_SUCCESS);
  CHECK_EQUAL(both_ways(ranks - 1, ranks - 1, INT_MAX), MPI_SUCCESS);
  CHECK_EQUAL(both_ways(ranks - 1, ranks - 1, INT_MIN), MPI_SUCCESS);
  CHECK_EQUAL(both_ways(ranks - 1, INT_MAX - 1, INT_MAX), MPI_SUCCESS);
  CHECK_EQUAL(both_ways(0, 100, 200), MPI_SUCCESS);
}

static void check_communicators(void) {
  MPI_Comm comm;
  if (ranks > 1) {
    CHECK_EQUAL(MPI_Comm_create(MPI_COMM_SELF, world, &comm), MPI_ERR_GROUP);
    CHECK_EQUAL(MPI_Comm_create_group(MPI_COMM_SELF, world, 0, &comm), MPI_ERR_GROUP);
  }
}

// Only the leader of a group knows that it is its own other group.
static void check_intercommunicators(void) {
  MPI_Comm comm;
  CHECK_EQUAL(MPI_Intercomm_create(MPI_COMM_SELF, 0, MPI_COMM_WORLD, my_rank, 0, &comm), MPI_ERR_RANK);
  CHECK_EQUAL(MPI_Intercomm_merge(MPI_COMM_WORLD, 0, &comm), MPI_ERR_COMM);
  int size = 0;
  CHECK_EQUAL(MPI_Comm_remote_size(MPI_COMM_WORLD, &size), MPI_ERR_COMM);
  CHECK_EQUAL(MPI_Comm_remote_group(MPI_COMM_WORLD, &made), MPI_ERR_COMM);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm_group(MPI_COMM_WORLD, &world);
  check_lists();
  check_ranges();
  check_communicators();
  check_intercommunicators();
  MPI_Group_free(&world);
  return finish_test();
}
