// Intercommunicators split by the hardware that processes share: SIGSEGV. MPICH 4.0 looked for a process of one group
// among those of the other one, behind a list that is shorter, and used a communicator that was none.
#include "hostile.h"

static void split(MPI_Comm comm, int type, MPI_Info hints) {
  MPI_Comm part = MPI_COMM_NULL;
  const int code = MPI_Comm_split_type(comm, type, 0, hints, &part);
  CHECK(code == MPI_SUCCESS || code == MPI_ERR_COMM || code == MPI_ERR_ARG);
  if (code == MPI_SUCCESS && part != MPI_COMM_NULL) MPI_Comm_free(&part);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm side, both;
  const bool alone = my_rank == ranks - 1;
  MPI_Comm_split(MPI_COMM_WORLD, alone, 0, &side);
  MPI_Intercomm_create(side, 0, MPI_COMM_WORLD, alone ? 0 : ranks - 1, 0, &both);
  MPI_Comm_set_errhandler(both, MPI_ERRORS_RETURN);
  MPI_Info hints;
  MPI_Info_create(&hints);
  MPI_Info_set(hints, "mpi_hw_resource_type", "core");
  split(both, MPI_COMM_TYPE_SHARED, MPI_INFO_NULL);
  split(both, MPI_COMM_TYPE_HW_GUIDED, hints);
  split(both, MPI_COMM_TYPE_HW_UNGUIDED, hints);
  MPI_Info_free(&hints);
  MPI_Comm_free(&both);
  MPI_Comm_free(&side);
  return finish_test();
}
