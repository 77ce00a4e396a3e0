// Has a window open for most of its time.
#include <mpi.h>
#include <stddef.h>

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int* memory = NULL;
  MPI_Win window;
  MPI_Win_allocate(sizeof *memory, sizeof *memory, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &window);
  MPI_Win_fence(0, window);
  *memory = 5;
  MPI_Win_fence(0, window);
  MPI_Barrier(MPI_COMM_WORLD);
  const int seen = *memory;
  MPI_Win_free(&window);
  MPI_Finalize();
  return seen == 5 ? 0 : 1;
}
