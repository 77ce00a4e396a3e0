// Two groups that talk to each other: rank 0 alone, and the others.
#include "guest_test.h"

static bool first;

static void check_inter(MPI_Comm inter) {
  int flag = 0;
  MPI_Comm_test_inter(inter, &flag);
  CHECK_EQUAL(flag, 1);
  int size = 0;
  int remote = 0;
  MPI_Comm_size(inter, &size);
  MPI_Comm_remote_size(inter, &remote);
  CHECK_EQUAL(size, first ? 1 : ranks - 1);
  CHECK_EQUAL(remote, first ? ranks - 1 : 1);
  MPI_Group group;
  MPI_Comm_remote_group(inter, &group);
  MPI_Group_size(group, &size);
  CHECK_EQUAL(size, remote);
  MPI_Group_free(&group);
  MPI_Comm_group(inter, &group);
  MPI_Group_size(group, &size);
  CHECK_EQUAL(size, first ? 1 : ranks - 1);
  MPI_Group_free(&group);
}

// Ranks are those of the other group.
static void send_across(MPI_Comm inter) {
  int mine = -1;
  MPI_Comm_rank(inter, &mine);
  if (first) {
    for (int i = 0; i < ranks - 1; ++i) {
      const int out = 10 + i;
      MPI_Send(&out, 1, MPI_INT, i, 1, inter);
    }
    for (int i = 0; i < ranks - 1; ++i) {
      int in = 0;
      MPI_Status status;
      MPI_Recv(&in, 1, MPI_INT, MPI_ANY_SOURCE, 2, inter, &status);
      CHECK_EQUAL(in, 20 + status.MPI_SOURCE);
    }
    const int out = 1;
    CHECK_EQUAL(MPI_Send(&out, 1, MPI_INT, ranks - 1, 1, inter), MPI_ERR_RANK);
  } else {
    int in = 0;
    MPI_Recv(&in, 1, MPI_INT, 0, 1, inter, MPI_STATUS_IGNORE);
    CHECK_EQUAL(in, 10 + mine);
    const int out = 20 + mine;
    MPI_Send(&out, 1, MPI_INT, 0, 2, inter);
    CHECK_EQUAL(MPI_Send(&out, 1, MPI_INT, 1, 1, inter), MPI_ERR_RANK);
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  first = my_rank == 0;
  MPI_Comm local;
  MPI_Comm inter;
  MPI_Comm_split(MPI_COMM_WORLD, first, my_rank, &local);
  CHECK_EQUAL(MPI_Intercomm_create(local, 0, MPI_COMM_WORLD, first ? 1 : 0, 9, &inter), MPI_SUCCESS);
  check_inter(inter);
  send_across(inter);

  MPI_Comm copy;
  MPI_Comm_dup(inter, &copy);
  check_inter(copy);
  send_across(copy);
  int result = -1;
  MPI_Comm_compare(inter, copy, &result);
  CHECK_EQUAL(result, MPI_CONGRUENT);
  MPI_Comm_free(&copy);

  MPI_Comm merged;
  MPI_Intercomm_merge(inter, first, &merged);
  int size = 0;
  int rank = -1;
  MPI_Comm_size(merged, &size);
  MPI_Comm_rank(merged, &rank);
  CHECK_EQUAL(size, ranks);
  CHECK_EQUAL(rank, first ? ranks - 1 : my_rank - 1);
  int flag = 1;
  MPI_Comm_test_inter(merged, &flag);
  CHECK_EQUAL(flag, 0);
  MPI_Comm_free(&merged);

  MPI_Comm_free(&inter);
  MPI_Comm_free(&local);
  return finish_test();
}
