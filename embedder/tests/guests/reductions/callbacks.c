// What a reduction function may do besides reducing: ask about its type, allocate memory, print, look at globals.
#include "guest_test.h"

#ifdef LARGE_COUNTS
typedef MPI_Count FunctionLength;
#else
typedef int FunctionLength;
#endif

static char* kept;
static int seen_size;

static void add(void* in, void* inout, FunctionLength* length, MPI_Datatype* type) {
  Count size = 0;
  MPI_Type_size(*type, &size);
  seen_size = (int)size;
  if (kept == NULL) {
    kept = malloc(32 << 20);  // memory grows inside the reduction
    if (kept != NULL) memset(kept, 1, 32 << 20);
  }
  char text[64];
  snprintf(text, sizeof text, "%d", (int)*length);
  for (FunctionLength i = 0; i < *length; ++i) ((double*)inout)[i] += ((double*)in)[i] + (atoi(text) != *length);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  enum { length = 20000 };
  double* mine = malloc(length * sizeof *mine);
  double* sums = malloc(length * sizeof *sums);
  for (int i = 0; i < length; ++i) mine[i] = my_rank + i;
  MPI_Op op;
  MPI_Op_create(add, 1, &op);
  MPI_Allreduce(mine, sums, length, MPI_DOUBLE, op, MPI_COMM_WORLD);
  int wrong = 0;
  for (int i = 0; i < length; ++i) wrong += sums[i] != 1 + 2 * i;
  CHECK_EQUAL(wrong, 0);
  if (kept != NULL) {
    CHECK_EQUAL(seen_size, 8);
    CHECK_EQUAL(kept[12345], 1);
  }
  MPI_Reduce(mine, sums, length, MPI_DOUBLE, op, 1, MPI_COMM_WORLD);
  for (int i = 0; i < length; ++i) wrong += sums[i] != 1 + 2 * i;
  CHECK_EQUAL(wrong, 0);
  MPI_Op_free(&op);
  free(mine);
  free(sums);
  free(kept);
  return finish_test();
}
