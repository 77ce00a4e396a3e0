// Performance variables of an intercommunicator: Open MPI goes through the processes of one side by the number of the
// other.
#include "hostile.h"

static void read_variable(const char* name, MPI_Comm comm) {
  MPI_T_pvar_session session = MPI_T_PVAR_SESSION_NULL;
  MPI_T_pvar_handle handle = MPI_T_PVAR_HANDLE_NULL;
  int index = 0, count = 0;
  static unsigned values[64];
  if (MPI_T_pvar_get_index(name, MPI_T_PVAR_CLASS_SIZE, &index) != MPI_SUCCESS &&
      MPI_T_pvar_get_index(name, MPI_T_PVAR_CLASS_LEVEL, &index) != MPI_SUCCESS)
    return;
  CHECK_EQUAL(MPI_T_pvar_session_create(&session), MPI_SUCCESS);
  if (MPI_T_pvar_handle_alloc(session, index, &comm, &handle, &count) == MPI_SUCCESS) {
    MPI_T_pvar_read(session, handle, values);
    MPI_T_pvar_handle_free(session, &handle);
  }
  MPI_T_pvar_session_free(&session);
}

int main(int argc, char** argv) {
  int level = 0;
  MPI_Comm side = MPI_COMM_NULL, between = MPI_COMM_NULL;
  start_test(&argc, &argv);
  MPI_T_init_thread(MPI_THREAD_SINGLE, &level);
  MPI_Comm_split(MPI_COMM_WORLD, my_rank == 0, my_rank, &side);
  MPI_Intercomm_create(side, 0, MPI_COMM_WORLD, my_rank == 0 ? 1 : 0, 5, &between);
  read_variable("pml_ob1_unexpected_msgq_length", between);
  read_variable("pml_ob1_posted_recvq_length", between);
  read_variable("pml_ob1_unexpected_msgq_length", MPI_COMM_WORLD);
  MPI_T_finalize();
  return finish_test();
}
