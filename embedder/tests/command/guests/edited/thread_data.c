// A thread starts whose instance has a data segment in memory that this process may only read: allocate() takes the
// place of malloc, by which windows are placed.
#include <mpi.h>
#include <stddef.h>

__attribute__((import_module("wasi"), import_name("thread-spawn"))) int start_thread(int argument);
__attribute__((export_name("wasi_thread_start"))) void run_thread(int number, int argument) {
  (void)number;
  (void)argument;
}

enum { room = 40 << 20, small = 1000 };

_Alignas(65536) static char memory[room];

__attribute__((export_name("allocate"))) void* allocate(unsigned size) {
  return size < small ? memory + room - 65536 : memory;
}
__attribute__((export_name("release"))) void release(void* block) { (void)block; }

int main(void) {
  int rank = 0, unit = 0;
  MPI_Aint size = 0;
  MPI_Info hints;
  MPI_Win window;
  char *own = NULL, *other = NULL;
  MPI_Init(NULL, NULL);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Info_create(&hints);
  MPI_Info_set(hints, "mpiwasm_exchange", "true");
  MPI_Win_allocate_shared(8 << 20, 1, hints, MPI_COMM_WORLD, &own, &window);
  MPI_Win_shared_query(window, 1 - rank, &size, &unit, &other);
  MPI_Barrier(MPI_COMM_WORLD);
  if (rank == 0) (void)start_thread(0);
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Finalize();
  return 0;
}
