/* The sum of the ranks, and how long MPI_Allreduce of one double takes: allreduce [native] */
#include <mpi.h>
#include <stdio.h>

enum { warm_up = 1000, calls = 10000, batches = 10 };

int main(int argc, char** argv) {
  int rank;
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  const char* program = argc > 1 ? argv[1] : "guest";
  double mine = rank, sum = 0, fastest = 1e9;
  for (int i = 0; i < warm_up; ++i) MPI_Allreduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  for (int batch = 0; batch < batches; ++batch) {
    MPI_Barrier(MPI_COMM_WORLD);
    double start = MPI_Wtime();
    for (int i = 0; i < calls / batches; ++i) MPI_Allreduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    double each = (MPI_Wtime() - start) / (calls / batches);
    if (each < fastest) fastest = each;
  }
  if (rank == 0) printf("%s: sum of ranks %.0f\n%s: 8 bytes %.3f us\n", program, sum, program, fastest * 1e6);
  MPI_Finalize();
  return 0;
}
