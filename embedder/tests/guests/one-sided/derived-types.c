// Datatypes with gaps at either end, in memory that MPI allocates.
#include "window.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int* memory = NULL;
  MPI_Win win;
  CHECK_EQUAL(MPI_Win_allocate(slots * sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &win),
              MPI_SUCCESS);
  CHECK(memory != NULL);
  MPI_Datatype every_second;
  MPI_Type_vector(3, 1, 2, MPI_INT, &every_second);
  MPI_Type_commit(&every_second);
  fill(memory, 0);
  int values[slots];
  fill(values, 100 * (my_rank + 1));

  CHECK_EQUAL(MPI_Win_fence(MPI_MODE_NOPRECEDE, win), MPI_SUCCESS);
  // From consecutive numbers to every second slot, and back.
  CHECK_EQUAL(MPI_Put(values, 3, MPI_INT, target_rank(), 1, 1, every_second, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_fence(0, win), MPI_SUCCESS);
  const int first = 100 * (origin_rank() + 1);
  const int expected[slots] = {0, first, 2, first + 1, 4, first + 2, 6, 7};
  for (int i = 0; i < slots; ++i) CHECK_EQUAL(memory[i], expected[i]);
  int found[slots] = {0};
  CHECK_EQUAL(MPI_Get(found, 1, every_second, target_rank(), 3, 3, MPI_INT, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_fence(0, win), MPI_SUCCESS);
  CHECK_EQUAL(found[0], 100 * (my_rank + 1) + 1);
  CHECK_EQUAL(found[2], 4);
  CHECK_EQUAL(found[4], 100 * (my_rank + 1) + 2);
  CHECK_EQUAL(found[1] + found[3] + found[5], 0);
  CHECK_EQUAL(MPI_Accumulate(values, 1, every_second, target_rank(), 0, 1, every_second, MPI_SUM, win), MPI_SUCCESS);
  // Freed while in use.
  MPI_Type_free(&every_second);
  CHECK_EQUAL(MPI_Win_fence(MPI_MODE_NOSUCCEED, win), MPI_SUCCESS);
  CHECK_EQUAL(memory[0], first);
  CHECK_EQUAL(memory[1], first);
  CHECK_EQUAL(memory[2], first + 2 + 2);
  CHECK_EQUAL(memory[4], first + 4 + 4);
  free_window(&win);
  return finish_test();
}
