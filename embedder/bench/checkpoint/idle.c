// Times messages and operations of two ranks, in microseconds: what a program pays that can be saved and is not. The
// shortest of many series counts, which other programs of the machine have disturbed least.
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

static void keep_shorter(double* shortest, double time) {
  if (time < *shortest) *shortest = time;
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  enum { LARGE = 1 << 20 };
  char* buffer = calloc(LARGE, 1);
  double shortest[5] = {1e9, 1e9, 1e9, 1e9, 1e9};
  for (int series = 0; series < 300; ++series) {
    keep_shorter(&shortest[0], ping_pong(buffer, 8, 400));
    keep_shorter(&shortest[1], ping_pong(buffer, 4096, 100));
    if (series % 10 == 0) keep_shorter(&shortest[2], ping_pong(buffer, LARGE, 10));
    keep_shorter(&shortest[3], allreduce(400));
    keep_shorter(&shortest[4], exchange(buffer, 8, 400));
  }
  for (int i = 0; rank == 0 && i < 5; ++i) printf("%f%c", shortest[i], i < 4 ? ' ' : '\n');
  MPI_Finalize();
  return 0;
}
