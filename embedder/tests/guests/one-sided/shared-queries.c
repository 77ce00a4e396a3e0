// Whose memory a query finds: for MPI_PROC_NULL that of the first rank that has some; of windows that are not shared,
// the own one.
#include "window.h"

static void query(MPI_Win win, int rank, int expected_size, int expected_unit, void** base) {
  MPI_Aint size = -1;
  Displacement unit = -1;
  CHECK_EQUAL(MPI_Win_shared_query(win, rank, &size, &unit, base), MPI_SUCCESS);
  CHECK_EQUAL(size, expected_size);
  CHECK_EQUAL(unit, expected_unit);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  void* base = NULL;
  void* found = NULL;
  void* other = NULL;
  MPI_Win win;
  // Only the last rank has memory.
  const int last = ranks - 1;
  MPI_Win_allocate_shared(my_rank == last ? 40 : 0, my_rank + 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
  MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
  query(win, MPI_PROC_NULL, 40, last + 1, &found);
  query(win, last, 40, last + 1, &other);
  CHECK(found == other);
  query(win, 0, 0, 1, &other);
  CHECK_EQUAL(MPI_Win_shared_query(win, ranks, (MPI_Aint[1]){0}, (Displacement[1]){0}, &found), MPI_ERR_RANK);
  CHECK_EQUAL(MPI_Win_shared_query(win, -7, (MPI_Aint[1]){0}, (Displacement[1]){0}, &found), MPI_ERR_RANK);
  free_window(&win);
  // The same where segments lie apart: what is empty is nowhere.
  MPI_Info apart;
  MPI_Info_create(&apart);
  MPI_Info_set(apart, "alloc_shared_noncontig", "true");
  MPI_Win_allocate_shared(my_rank == last ? 40 : 0, 1, apart, MPI_COMM_WORLD, &base, &win);
  MPI_Info_free(&apart);
  CHECK((base != NULL) == (my_rank == last));
  query(win, 0, 0, 1, &other);
  CHECK(other == NULL);
  query(win, last, 40, 1, &other);
  CHECK(other != NULL);
  free_window(&win);
  // No process has memory.
  MPI_Win_allocate_shared(0, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &win);
  query(win, MPI_PROC_NULL, 0, 1, &found);
  free_window(&win);

  int memory[slots] = {0};
  win = make_window(memory, sizeof memory, 4);
  query(win, my_rank, sizeof memory, 4, &found);
  CHECK(found == memory);
  query(win, target_rank(), 0, 4, &found);
  CHECK(found == NULL);
  free_window(&win);
  // Memory of one rank, not of the others; an intercommunicator has none at all.
  MPI_Comm between;
  MPI_Intercomm_create(MPI_COMM_SELF, 0, MPI_COMM_WORLD, 1 - my_rank, 1, &between);
  MPI_Comm_set_errhandler(between, MPI_ERRORS_RETURN);
  CHECK_EQUAL(MPI_Win_allocate_shared(4, 4, MPI_INFO_NULL, between, &base, &win), MPI_ERR_COMM);
  CHECK_EQUAL(MPI_Win_create(memory, 4, 4, MPI_INFO_NULL, between, &win), MPI_ERR_COMM);
  MPI_Comm_free(&between);
  return finish_test();
}
