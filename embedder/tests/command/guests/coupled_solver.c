// One of two coupled programs: in each step it writes its part of a field into a window that both share, sends the sum
// to coupled_analysis.cpp, and gets a correction from there.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

enum { STEPS = 12, LENGTH = 32, SUM = 1, CORRECTION = 2, LINE = 3 };

static double weight;

static void keep_largest(void* in, void* inout, int* length, MPI_Datatype* type) {
  (void)type;
  for (int i = 0; i < *length; ++i) {
    double* own = (double*)inout + i;
    const double other = ((double*)in)[i];
    if (other * weight > *own * weight) *own = other;
  }
}

static double step(double* field, MPI_Win window, MPI_Comm solvers, MPI_Op operation, int number, FILE* file) {
  int rank = 0, size = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  double sum = 0, all = 0, correction = 0;
  for (int i = 0; i < LENGTH; ++i) {
    field[i] = field[i] * 0.5 + number * (rank + 1) + i * weight;
    sum += field[i];
  }
  MPI_Win_fence(0, window);
  MPI_Send(&sum, 1, MPI_DOUBLE, size - 1, SUM, MPI_COMM_WORLD);
  MPI_Allreduce(&sum, &all, 1, MPI_DOUBLE, operation, solvers);
  MPI_Recv(&correction, 1, MPI_DOUBLE, size - 1, CORRECTION, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  fprintf(file, "step %d: %g %g %g\n", number, sum, all, correction);
  fflush(file);
  MPI_Win_fence(0, window);
  for (int i = 0; i < LENGTH; ++i) field[i] -= correction;
  return all + correction;
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank = 0, size = 0, found = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  weight = atof(argv[1]);
  MPI_Comm solvers;
  MPI_Comm_split(MPI_COMM_WORLD, 0, rank, &solvers);
  MPI_Op operation;
  MPI_Op_create(keep_largest, 1, &operation);
  double* field = NULL;
  MPI_Win window;
  MPI_Win_allocate_shared(LENGTH * sizeof *field, sizeof *field, MPI_INFO_NULL, MPI_COMM_WORLD, &field, &window);
  for (int i = 0; i < LENGTH; ++i) field[i] = i + rank;
  char name[64];
  snprintf(name, sizeof name, "/fields/solver-%d", rank);
  FILE* file = fopen(name, "a");
  if (file == NULL) return 3;
  double result = 0;
  for (int number = 0; number < STEPS; ++number)
    result = result * 0.75 + step(field, window, solvers, operation, number, file);
  fclose(file);
  int* program = NULL;
  MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_APPNUM, &program, &found);
  char line[256];
  snprintf(line, sizeof line, "solver %d of program %d, %s %s: %.10g", rank, found ? *program : -1, argv[1],
           getenv("COUPLING"), result);
  if (rank > 0) MPI_Send(line, sizeof line, MPI_CHAR, 0, LINE, MPI_COMM_WORLD);
  for (int other = 0; rank == 0 && other < size; ++other) {
    if (other > 0) MPI_Recv(line, sizeof line, MPI_CHAR, other, LINE, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    puts(line);
  }
  MPI_Win_free(&window);
  MPI_Op_free(&operation);
  MPI_Comm_free(&solvers);
  MPI_Finalize();
  return 0;
}
