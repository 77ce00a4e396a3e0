// Defects in an MPI library, which test_fuzz.py puts before its functions by LD_PRELOAD: PLANTED names the one.
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

static int is_planted(const char* defect) {
  const char* planted = getenv("PLANTED");
  return planted != NULL && strcmp(planted, defect) == 0;
}

// mpiwasm commits types when it starts, before the fuzzer can report anything, and then asks for the largest tag.
static int is_started = 0;

int MPI_Comm_get_attr(MPI_Comm comm, int keyval, void* value, int* found) {
  is_started = 1;
  return PMPI_Comm_get_attr(comm, keyval, value, found);
}

int MPI_Type_commit(MPI_Datatype* type) {
  if (!is_started) return PMPI_Type_commit(type);
  volatile char* memory = malloc(40);
  if (is_planted("overrun")) memory[48] = 1;
  if (is_planted("underrun")) memory[-20] = 1;
  free((void*)memory);
  if (is_planted("use after free")) memory[0] = 1;
  if (is_planted("double free")) free((void*)memory);
  return PMPI_Type_commit(type);
}
