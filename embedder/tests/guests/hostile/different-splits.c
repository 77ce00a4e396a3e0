// Processes that split a communicator by different types: MPICH gave one of them a communicator whose number the others
// gave to the next ones, which took its messages for their own.
#include "hostile.h"

static int split(int type, const char* hardware, MPI_Comm* made) {
  MPI_Info info;
  MPI_Info_create(&info);
  if (hardware != NULL) MPI_Info_set(info, "mpi_hw_resource_type", hardware);
  const int code = MPI_Comm_split_type(MPI_COMM_WORLD, type, 0, info, made);
  MPI_Info_free(&info);
  return class_of(code);
}

static void split_by_two_types(void) {
  MPI_Comm made = MPI_COMM_NULL;
  const int type = my_rank == 0 ? MPI_COMM_TYPE_SHARED : MPI_COMM_TYPE_HW_GUIDED;
  CHECK_EQUAL(split(type, "package", &made), MPI_ERR_ARG);
  CHECK_EQUAL(split(MPI_COMM_TYPE_HW_GUIDED, my_rank == 0 ? "core" : "package", &made), MPI_ERR_ARG);
  CHECK_EQUAL(split(my_rank == 0 ? MPI_COMM_TYPE_HW_UNGUIDED : MPI_COMM_TYPE_HW_GUIDED, "package", &made), MPI_ERR_ARG);
  CHECK(made == MPI_COMM_NULL);
}

// Those that pass MPI_UNDEFINED need no communicator, and may pass any hint.
static void split_some(int type, const char* hardware) {
  MPI_Comm made = MPI_COMM_NULL;
  CHECK_EQUAL(split(my_rank == 0 ? MPI_UNDEFINED : type, my_rank == 0 ? "core" : hardware, &made), MPI_SUCCESS);
  if (my_rank == 0) CHECK(made == MPI_COMM_NULL);
  if (type == MPI_COMM_TYPE_SHARED && my_rank != 0) {
    int size = 0, sum = 0;
    MPI_Comm_size(made, &size);
    CHECK_EQUAL(size, ranks - 1);
    CHECK_EQUAL(MPI_Allreduce(&my_rank, &sum, 1, MPI_INT, MPI_SUM, made), MPI_SUCCESS);
    CHECK_EQUAL(sum, ranks * (ranks - 1) / 2);
  }
  if (made != MPI_COMM_NULL) MPI_Comm_free(&made);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  if (argc > 1) split_by_two_types();
  split_some(MPI_COMM_TYPE_SHARED, NULL);
  split_some(MPI_COMM_TYPE_HW_GUIDED, "package");
  split_some(MPI_COMM_TYPE_HW_UNGUIDED, NULL);
  return finish_test();
}
