// Intercommunicators with a process that was started, freed in such an order that Open MPI counts them down twice: what
// MPI_Finalize lists of those that are left went past the end of its memory.
#include "../spawn/dynamic.h"
#include "hostile.h"

enum { numbers = 900, kept = 100, freed = 60 };

static MPI_Comm between;

static void duplicate_and_keep(void) {
  MPI_Comm copy;
  for (int i = 0; i < kept; ++i) CHECK_EQUAL(MPI_Comm_dup(between, &copy), MPI_SUCCESS);
}

static void duplicate_and_free(void) {
  MPI_Comm copy;
  for (int i = 0; i < freed; ++i) {
    CHECK_EQUAL(MPI_Comm_dup(between, &copy), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Comm_free(&copy), MPI_SUCCESS);
  }
}

static void meet(void) {
  duplicate_and_keep();
  duplicate_and_free();
}

static void meet_child(char* program) {
  MPI_Comm low[numbers];
  for (int i = 0; i < numbers; ++i) MPI_Comm_dup(MPI_COMM_SELF, &low[i]);
  const bool started = start_one(program, &between);
  for (int i = 0; i < numbers; ++i) MPI_Comm_free(&low[i]);
  if (started) meet();
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm_get_parent(&between);
  if (between == MPI_COMM_NULL) {
    meet_child(argv[0]);
    return finish_test();
  }
  meet();
  MPI_Finalize();
  return checks_failed > 0;
}
