// Processes of one side of an intercommunicator, in another order in a new one. Open MPI had them in this order on one
// side only: a process answered a message of one that had sent none, with an address of the one that had.
#include "hostile.h"

static char message[4 << 20];

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm side, both, others = MPI_COMM_NULL;
  MPI_Group group, turned;
  const bool alone = my_rank == 0;
  MPI_Comm_split(MPI_COMM_WORLD, alone, 0, &side);
  MPI_Intercomm_create(side, 0, MPI_COMM_WORLD, alone ? 1 : 0, 0, &both);
  MPI_Comm_set_errhandler(both, MPI_ERRORS_RETURN);
  MPI_Comm_group(side, &group);
  const int order[] = {1, 0};
  MPI_Group_incl(group, alone ? 1 : 2, alone ? order + 1 : order, &turned);
  const int code = MPI_Comm_create(both, turned, &others);
  CHECK(code == MPI_SUCCESS || code == MPI_ERR_GROUP);
  if (code == MPI_SUCCESS) {
    MPI_Comm_set_errhandler(others, MPI_ERRORS_RETURN);
    // Rank 0 of the new side is rank 2.
    if (my_rank == 2) CHECK_EQUAL(MPI_Send(message, sizeof message, MPI_BYTE, 0, 0, others), MPI_SUCCESS);
    if (alone) {
      CHECK_EQUAL(MPI_Recv(message, sizeof message, MPI_BYTE, 0, 0, others, MPI_STATUS_IGNORE), MPI_SUCCESS);
    }
    MPI_Comm_free(&others);
  }
  // In the order of their ranks.
  CHECK_EQUAL(MPI_Comm_create(both, group, &others), MPI_SUCCESS);
  MPI_Comm_free(&others);
  MPI_Group_free(&group);
  MPI_Group_free(&turned);
  MPI_Comm_free(&both);
  MPI_Comm_free(&side);
  return finish_test();
}
