// Times messages and operations of two ranks, in microseconds: what a program pays that can be saved and is not.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

static int rank;

static double ping_pong(char* buffer, int size, int times) {
  const double begin = MPI_Wtime();
  for (int i = 0; i < times; ++i) {
    if (rank == 0) {
      MPI_Send(buffer, size, MPI_CHAR, 1, 0, MPI_COMM_WORLD);
      MPI_Recv(buffer, size, MPI_CHAR, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    } else {
      MPI_Recv(buffer, size, MPI_CHAR, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      MPI_Send(buffer, size, MPI_CHAR, 0, 0, MPI_COMM_WORLD);
    }
  }
  return (MPI_Wtime() - begin) / times * 1e6 / 2;
}

static double exchange(char* buffer, int size, int times) {
  MPI_Request both[2];
  const double begin = MPI_Wtime();
  for (int i = 0; i < times; ++i) {
    MPI_Irecv(buffer, size, MPI_CHAR, 1 - rank, 0, MPI_COMM_WORLD, &both[0]);
    MPI_Isend(buffer + size, size, MPI_CHAR, 1 - rank, 0, MPI_COMM_WORLD, &both[1]);
    MPI_Waitall(2, both, MPI_STATUSES_IGNORE);
  }
  return (MPI_Wtime() - begin) / times * 1e6;
}

static double allreduce(int times) {
  double in = rank, out = 0;
  const double begin = MPI_Wtime();
  for (int i = 0; i < times; ++i) MPI_Allreduce(&in, &out, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
  return (MPI_Wtime() - begin) / times * 1e6;
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  enum { LARGE = 1 << 20 };
  char* buffer = calloc(LARGE, 1);
  ping_pong(buffer, 8, 2000);
  const double small = ping_pong(buffer, 8, 100000);
  const double medium = ping_pong(buffer, 4096, 20000);
  const double large = ping_pong(buffer, LARGE, 400);
  const double reduced = allreduce(100000);
  const double exchanged = exchange(buffer, 8, 100000);
  if (rank == 0) printf("%f %f %f %f %f\n", small, medium, large, reduced, exchanged);
  MPI_Finalize();
  return 0;
}
