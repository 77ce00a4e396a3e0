// A message that is longer than its receive buffer, whose end is that of the memory.
#include <mpi.h>
#include <stdint.h>
#include <stdlib.h>

static void receive(void) {
  enum { sent = 1 << 20, received = 8 };
  char* message = calloc(sent, 1);
  char* end = (char*)(uintptr_t)(__builtin_wasm_memory_size(0) * 65536);
  MPI_Request request;
  MPI_Irecv(end - received, received, MPI_BYTE, 0, 0, MPI_COMM_SELF, &request);
  MPI_Send(message, sent, MPI_BYTE, 0, 0, MPI_COMM_SELF);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  receive();
  MPI_Finalize();
  return 0;
}
