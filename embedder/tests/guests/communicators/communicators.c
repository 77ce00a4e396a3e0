// Making communicators from communicators: by group, by colour, by hardware; comparing and freeing them.
#include "guest_test.h"

static int compare(MPI_Comm a, MPI_Comm b) {
  int result = -1;
  MPI_Comm_compare(a, b, &result);
  return result;
}

static void check_comm(MPI_Comm comm, int size, int rank) {
  int found = -1;
  MPI_Comm_size(comm, &found);
  CHECK_EQUAL(found, size);
  MPI_Comm_rank(comm, &found);
  CHECK_EQUAL(found, rank);
  int sum = 0;
  MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, comm);
  CHECK_EQUAL(sum, size * (size - 1) / 2);
}

static void create_from_group(void) {
  MPI_Group world;
  MPI_Group tail;
  const int first = 0;
  MPI_Comm_group(MPI_COMM_WORLD, &world);
  MPI_Group_excl(world, 1, &first, &tail);
  MPI_Comm comm = MPI_COMM_WORLD;
  MPI_Comm_create(MPI_COMM_WORLD, tail, &comm);
  CHECK((comm == MPI_COMM_NULL) == (my_rank == 0));
  if (my_rank > 0) {
    check_comm(comm, ranks - 1, my_rank - 1);
    MPI_Comm_free(&comm);
    // Only the members call.
    MPI_Comm_create_group(MPI_COMM_WORLD, tail, 17, &comm);
    check_comm(comm, ranks - 1, my_rank - 1);
    CHECK_EQUAL(compare(comm, MPI_COMM_WORLD), MPI_UNEQUAL);
    MPI_Comm_free(&comm);
    CHECK(comm == MPI_COMM_NULL);
  }
  MPI_Group_free(&world);
  MPI_Group_free(&tail);
}

static void split(void) {
  MPI_Comm comm;
  MPI_Comm_split(MPI_COMM_WORLD, 0, -my_rank, &comm);
  check_comm(comm, ranks, ranks - 1 - my_rank);
  CHECK_EQUAL(compare(comm, MPI_COMM_WORLD), MPI_SIMILAR);
  MPI_Comm_free(&comm);
  MPI_Comm_split(MPI_COMM_WORLD, my_rank == 0 ? MPI_UNDEFINED : 3, 0, &comm);
  CHECK((comm == MPI_COMM_NULL) == (my_rank == 0));
  if (comm != MPI_COMM_NULL) {
    check_comm(comm, ranks - 1, my_rank - 1);
    MPI_Comm_disconnect(&comm);
    CHECK(comm == MPI_COMM_NULL);
  }
  MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, my_rank, MPI_INFO_NULL, &comm);
  check_comm(comm, ranks, my_rank);
  MPI_Comm_free(&comm);
  MPI_Comm_split_type(MPI_COMM_WORLD, MPI_UNDEFINED, 0, MPI_INFO_NULL, &comm);
  CHECK(comm == MPI_COMM_NULL);
}

static MPI_Comm split_by_resource(int kind, const char* key, const char* resource) {
  MPI_Comm comm = MPI_COMM_WORLD;
  MPI_Info info;
  MPI_Info_create(&info);
  MPI_Info_set(info, key, resource);
  CHECK_EQUAL(MPI_Comm_split_type(MPI_COMM_WORLD, kind, my_rank, info, &comm), MPI_SUCCESS);
  MPI_Info_free(&info);
  return comm;
}

// Hardware that no process has, and the one kind that every process has.
static void split_by_hardware(void) {
  for (int kind = MPI_COMM_TYPE_HW_GUIDED; kind <= MPI_COMM_TYPE_RESOURCE_GUIDED; ++kind) {
    MPI_Comm comm = MPI_COMM_WORLD;
    CHECK_EQUAL(MPI_Comm_split_type(MPI_COMM_WORLD, kind, 0, MPI_INFO_NULL, &comm), MPI_SUCCESS);
    CHECK(comm == MPI_COMM_NULL);
    CHECK(split_by_resource(kind, "mpi_hw_resource_type", "a part that no computer has") == MPI_COMM_NULL);
    CHECK(split_by_resource(kind, "resource", "mpi_shared_memory") == MPI_COMM_NULL);
    comm = split_by_resource(kind, "mpi_hw_resource_type", "mpi_shared_memory");
    CHECK(comm != MPI_COMM_NULL);
    if (comm == MPI_COMM_NULL) continue;
    check_comm(comm, ranks, my_rank);
    MPI_Comm_free(&comm);
  }
  MPI_Comm comm = MPI_COMM_WORLD;
  CHECK_EQUAL(MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_HW_UNGUIDED, 0, MPI_INFO_NULL, &comm), MPI_SUCCESS);
  if (comm != MPI_COMM_NULL) MPI_Comm_free(&comm);
  CHECK_EQUAL(MPI_Comm_split_type(MPI_COMM_WORLD, 225, 0, MPI_INFO_NULL, &comm), MPI_ERR_ARG);
}

// Many lives of few communicators: handles do not run out and dead ones are known.
static void make_often(void) {
  MPI_Comm first = MPI_COMM_NULL;
  for (int i = 0; i < 60; ++i) {
    MPI_Comm comm;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    if (i == 0) {
      first = comm;
    } else {
      int size = 0;
      CHECK(comm != first);
      CHECK_EQUAL(MPI_Comm_size(first, &size), MPI_ERR_COMM);
    }
    MPI_Comm_free(&comm);
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  check_comm(MPI_COMM_WORLD, ranks, my_rank);
  check_comm(MPI_COMM_SELF, 1, 0);
  CHECK_EQUAL(compare(MPI_COMM_WORLD, MPI_COMM_WORLD), MPI_IDENT);
  create_from_group();
  split();
  split_by_hardware();
  make_often();
  MPI_Comm world = MPI_COMM_WORLD;
  CHECK_EQUAL(MPI_Comm_free(&world), MPI_ERR_COMM);
  CHECK(world == MPI_COMM_WORLD);
  MPI_Comm parent = MPI_COMM_WORLD;
  CHECK_EQUAL(MPI_Comm_get_parent(&parent), MPI_SUCCESS);
  CHECK(parent == MPI_COMM_NULL);
  return finish_test();
}
