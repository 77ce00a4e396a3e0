// Defects in an MPI library, which test_fuzz.py puts before its functions by LD_PRELOAD: PLANTED names the one.
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

static int is_planted(const char* defect) {
  const char* planted = getenv("PLANTED");
  return planted != NULL && strcmp(planted, defect) == 0;
}

int MPI_Type_commit(MPI_Datatype* type) {
  volatile char* memory = malloc(40);
  if (is_planted("overrun")) memory[48] = 1;
  if (is_planted("underrun")) memory[-20] = 1;
  free((void*)memory);
  if (is_planted("use after free")) memory[0] = 1;
  if (is_planted("double free")) free((void*)memory);
  return PMPI_Type_commit(type);
}
