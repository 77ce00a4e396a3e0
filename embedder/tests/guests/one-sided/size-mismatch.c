// More or fewer bytes here than at the target: libraries go on past what was checked, so such calls are refused.
#include "window.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int memory[slots] = {0};
  int values[slots] = {0};
  MPI_Win win = make_window(memory, sizeof memory, sizeof memory[0]);
  const int target = target_rank();
  CHECK_EQUAL(MPI_Win_lock_all(0, win), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Put(values, 3, MPI_INT, target, 0, 2, MPI_INT, win), MPI_ERR_TRUNCATE);
  CHECK_EQUAL(MPI_Put(values, 1, MPI_INT, target, 0, 1, MPI_DOUBLE, win), MPI_ERR_TRUNCATE);
  CHECK_EQUAL(MPI_Get(values, 1, MPI_CHAR, target, 0, 1, MPI_INT, win), MPI_ERR_TRUNCATE);
  CHECK_EQUAL(MPI_Accumulate(values, 2, MPI_INT, target, 0, 1, MPI_INT, MPI_SUM, win), MPI_ERR_TRUNCATE);
  CHECK_EQUAL(MPI_Get_accumulate(values, 2, MPI_INT, values + 4, 1, MPI_INT, target, 0, 1, MPI_INT, MPI_SUM, win),
              MPI_ERR_TRUNCATE);
  CHECK_EQUAL(MPI_Get_accumulate(values, 2, MPI_INT, values + 4, 3, MPI_INT, target, 0, 2, MPI_INT, MPI_SUM, win),
              MPI_ERR_TRUNCATE);
  CHECK_EQUAL(MPI_Get_accumulate(NULL, 0, MPI_INT, values + 4, 2, MPI_INT, target, 0, 1, MPI_INT, MPI_NO_OP, win),
              MPI_ERR_TRUNCATE);
  CHECK_EQUAL(MPI_Win_unlock_all(win), MPI_SUCCESS);
  free_window(&win);
  for (int i = 0; i < slots; ++i) CHECK_EQUAL(memory[i], 0);
  return finish_test();
}
