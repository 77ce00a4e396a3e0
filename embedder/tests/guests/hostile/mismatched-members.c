// Three ranks that disagree on who is who in a communicator. Open MPI answers a message to the process that has the
// sender's rank in the communicator of the receiver: that was another one, which worked on memory of its own.
#include "hostile.h"

static int message[100000];

// Rank 0 has another order of the same processes.
static MPI_Group permuted(MPI_Group world) {
  const int order[3] = {0, my_rank == 0 ? 1 : 2, my_rank == 0 ? 2 : 1};
  MPI_Group group;
  MPI_Group_incl(world, 3, order, &group);
  return group;
}

// What only a library would survive that checks its messages.
static void use(MPI_Comm comm) {
  if (comm == MPI_COMM_NULL) return;
  MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
  if (my_rank == 1) MPI_Ssend(message, LENGTH(message), MPI_INT, 0, 7, comm);
  if (my_rank == 0) MPI_Recv(message, LENGTH(message), MPI_INT, MPI_ANY_SOURCE, 7, comm, MPI_STATUS_IGNORE);
}

static void test_create(MPI_Group world) {
  MPI_Group group = permuted(world);
  MPI_Comm comm = MPI_COMM_NULL;
  CHECK_EQUAL(MPI_Comm_create(MPI_COMM_WORLD, group, &comm), MPI_ERR_GROUP);
  use(comm);
  MPI_Group_free(&group);
  // Each with another one.
  const int two[2] = {my_rank, (my_rank + 1) % 3};
  MPI_Group_incl(world, 2, two, &group);
  CHECK_EQUAL(MPI_Comm_create(MPI_COMM_WORLD, group, &comm), MPI_ERR_GROUP);
  MPI_Group_free(&group);
}

// Disjoint groups in one call, in whatever order.
static void test_disjoint(MPI_Group world) {
  const int pair[2] = {2, 0};
  const int alone[1] = {1};
  MPI_Group group;
  MPI_Group_incl(world, my_rank == 1 ? 1 : 2, my_rank == 1 ? alone : pair, &group);
  MPI_Comm comm = MPI_COMM_NULL;
  CHECK_EQUAL(MPI_Comm_create(MPI_COMM_WORLD, group, &comm), MPI_SUCCESS);
  int size = 0;
  int rank = -1;
  MPI_Comm_size(comm, &size);
  MPI_Comm_rank(comm, &rank);
  CHECK_EQUAL(size, my_rank == 1 ? 1 : 2);
  CHECK_EQUAL(rank, my_rank == 0 ? 1 : 0);
  MPI_Comm_free(&comm);
  MPI_Group_free(&group);
  // Members and others that pass nothing, or something else.
  MPI_Group_incl(world, my_rank == 1 ? 0 : 2, pair, &group);
  CHECK_EQUAL(MPI_Comm_create(MPI_COMM_WORLD, group, &comm), MPI_SUCCESS);
  CHECK_EQUAL(comm == MPI_COMM_NULL, my_rank == 1);
  if (comm != MPI_COMM_NULL) MPI_Comm_free(&comm);
  if (group != MPI_GROUP_EMPTY) MPI_Group_free(&group);
}

static MPI_Comm two_groups(void) {
  MPI_Comm half;
  MPI_Comm inter;
  MPI_Comm_split(MPI_COMM_WORLD, my_rank > 0, 0, &half);
  MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, my_rank == 0 ? 1 : 0, 5, &inter);
  MPI_Comm_set_errhandler(inter, MPI_ERRORS_RETURN);
  MPI_Comm_free(&half);
  return inter;
}

// Ranks of one side pass different flags; then all agree.
static void test_merge(void) {
  MPI_Comm inter = two_groups();
  MPI_Comm comm = MPI_COMM_NULL;
  CHECK_EQUAL(MPI_Intercomm_merge(inter, my_rank < 2, &comm), MPI_ERR_ARG);
  use(comm);
  for (int high = 0; high < 2; ++high) {
    CHECK_EQUAL(MPI_Intercomm_merge(inter, my_rank == 0 ? high : 2 - 2 * high, &comm), MPI_SUCCESS);
    int rank = -1;
    MPI_Comm_rank(comm, &rank);
    CHECK_EQUAL(rank, my_rank == 0 ? 2 * high : my_rank - high);
    MPI_Comm_free(&comm);
  }
  MPI_Comm_free(&inter);
}

// The same with a communicator of a part of each side.
static void test_create_between_groups(void) {
  MPI_Comm inter = two_groups();
  MPI_Group own;
  MPI_Group group;
  MPI_Comm comm = MPI_COMM_NULL;
  MPI_Comm_group(inter, &own);
  const int order[2] = {my_rank == 2, my_rank != 2};
  MPI_Group_incl(own, my_rank == 0 ? 1 : 2, my_rank == 0 ? (const int[]){0} : order, &group);
  CHECK_EQUAL(MPI_Comm_create(inter, group, &comm), MPI_ERR_GROUP);
  use(comm);
  MPI_Group_free(&group);
  CHECK_EQUAL(MPI_Comm_create(inter, own, &comm), MPI_SUCCESS);
  MPI_Comm_free(&comm);
  MPI_Group_free(&own);
  MPI_Comm_free(&inter);
}

// Those that only the members call wait for members with the same list: the time limit ends them.
static void wait_for_others(MPI_Group world) {
  MPI_Group group = permuted(world);
  MPI_Comm comm = MPI_COMM_NULL;
#if defined(CREATE_GROUP)
  MPI_Comm_create_group(MPI_COMM_WORLD, group, 3, &comm);
#elif defined(CREATE_FROM_GROUP)
  MPI_Comm_create_from_group(group, "x", MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm);
#elif defined(CREATE_FROM_GROUPS)
  MPI_Group one;
  MPI_Group others;
  const int order[2] = {my_rank == 2 ? 2 : 1, my_rank == 2 ? 1 : 2};
  MPI_Group_incl(world, 1, (const int[]){0}, &one);
  MPI_Group_incl(world, 2, order, &others);
  MPI_Intercomm_create_from_groups(my_rank == 0 ? one : others, 0, my_rank == 0 ? others : one, 0, "x", MPI_INFO_NULL,
                                   MPI_ERRORS_RETURN, &comm);
#endif
  use(comm);
  MPI_Group_free(&group);
}

// A process that is on neither side, or says that it is on the other one: it would be a second leader there.
static void test_between_groups_of_others(MPI_Group world) {
  MPI_Group next, last;
  MPI_Comm comm = MPI_COMM_NULL;
  MPI_Group_incl(world, 1, (const int[]){(my_rank + 1) % 3}, &next);
  MPI_Group_incl(world, 1, (const int[]){(my_rank + 2) % 3}, &last);
  CHECK_EQUAL(MPI_Intercomm_create_from_groups(next, 0, last, 0, "x", MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm),
              MPI_ERR_GROUP);
  MPI_Group_free(&last);
  MPI_Group_incl(world, 1, (const int[]){my_rank}, &last);
  CHECK_EQUAL(MPI_Intercomm_create_from_groups(next, 0, last, 0, "x", MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm),
              MPI_ERR_GROUP);
  MPI_Group_free(&next);
  MPI_Group_free(&last);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Group world;
  MPI_Comm_group(MPI_COMM_WORLD, &world);
  wait_for_others(world);
  test_create(world);
  test_disjoint(world);
  test_merge();
  test_create_between_groups();
  test_between_groups_of_others(world);
  MPI_Group_free(&world);
  return finish_test();
}
