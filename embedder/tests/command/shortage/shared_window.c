// The processes of the job share memory.
#include <mpi.h>
#include <stdio.h>

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank, ranks, unit;
  MPI_Aint size;
  int* own;
  int* next;
  MPI_Win win;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
  MPI_Win_allocate_shared(sizeof *own, sizeof *own, MPI_INFO_NULL, MPI_COMM_WORLD, &own, &win);
  MPI_Win_shared_query(win, (rank + 1) % ranks, &size, &unit, &next);
  MPI_Win_fence(0, win);
  *next = 10 + rank;
  MPI_Win_fence(0, win);
  const int is_right = *own == 10 + (rank + ranks - 1) % ranks;
  int all = 0;
  MPI_Reduce(&is_right, &all, 1, MPI_INT, MPI_LAND, 0, MPI_COMM_WORLD);
  if (rank == 0) puts(all ? "No Errors" : "wrong");
  MPI_Win_free(&win);
  MPI_Finalize();
  return 0;
}
