// Memory that a receive still names is freed, and becomes the segment of another process in an exchange window, which
// may only be read. The message ends the program as a trap does, and not by an abort of UCX, which copies between the
// processes. MPICH 5.0 returns an error instead, and the program ends in the same way.
#include "hostile.h"

enum { large = 8 << 20, segment = 3 << 20 };

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  char* memory = malloc(large);
  memset(memory, my_rank, large);
  MPI_Request request = MPI_REQUEST_NULL;
  if (my_rank == 0) MPI_Irecv(memory, large, MPI_BYTE, 1, 5, MPI_COMM_WORLD, &request);
  free(memory);
  MPI_Info info;
  MPI_Info_create(&info);
  MPI_Info_set(info, "mpiwasm_exchange", "true");
  MPI_Win window;
  char* own = NULL;
  MPI_Win_allocate_shared(segment, 1, info, MPI_COMM_WORLD, (void*)&own, &window);
  MPI_Barrier(MPI_COMM_WORLD);
  if (my_rank == 1) {
    char* message = malloc(large);
    MPI_Send(message, large, MPI_BYTE, 0, 5, MPI_COMM_WORLD);
  }
  if (MPI_Wait(&request, MPI_STATUS_IGNORE) != MPI_SUCCESS) {
    fprintf(stderr, "the message is for memory that it may only read\n");
    MPI_Abort(MPI_COMM_WORLD, 134);
  }
  MPI_Barrier(MPI_COMM_WORLD);
  printf("rank %d goes on\n", my_rank);
  return 1;
}
