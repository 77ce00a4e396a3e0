// begin() is in the start section of a module with threads: with LOOPS it does not end, otherwise a message is longer
// than the buffer that receives it, at the end of memory.
#include <mpi.h>
#include <stdatomic.h>

static atomic_int begun;
static char sent[1 << 20];

__attribute__((export_name("begin"))) void begin(void) {
  if (atomic_exchange(&begun, 1) != 0) return;
#ifdef LOOPS
  for (;;) atomic_fetch_add(&begun, 1);
#else
  MPI_Request request;
  char* end = (char*)(__builtin_wasm_memory_size(0) * 65536UL);
  MPI_Init(NULL, NULL);
  MPI_Isend(sent, sizeof sent, MPI_CHAR, 0, 5, MPI_COMM_SELF, &request);
  MPI_Recv(end - 8, 8, MPI_CHAR, 0, 5, MPI_COMM_SELF, MPI_STATUS_IGNORE);
#endif
}

int main(void) { return 0; }
