// Segments of shared memory that need not lie one behind the other; two windows at a time; large ones.
#include "window.h"

enum { size = 3 << 20 };

static char* make(MPI_Win* win) {
  MPI_Info info;
  char* mine = NULL;
  MPI_Info_create(&info);
  MPI_Info_set(info, "alloc_shared_noncontig", "true");
  CHECK_EQUAL(MPI_Win_allocate_shared(size + my_rank, 1, info, MPI_COMM_WORLD, &mine, win), MPI_SUCCESS);
  MPI_Info_free(&info);
  MPI_Win_set_errhandler(*win, MPI_ERRORS_RETURN);
  return mine;
}

static void check_info(MPI_Win win) {
  MPI_Info info = MPI_INFO_NULL;
  char reported[MPI_MAX_INFO_VAL] = "";
  int found = 0;
  CHECK_EQUAL(MPI_Win_get_info(win, &info), MPI_SUCCESS);
  MPI_Info_get(info, "alloc_shared_noncontig", MPI_MAX_INFO_VAL - 1, reported, &found);
  CHECK(found && strcmp(reported, "true") == 0);
  MPI_Info_free(&info);
}

static char* segment_of(MPI_Win win, int rank) {
  MPI_Aint found = 0;
  int unit = 0;
  char* base = NULL;
  CHECK_EQUAL(MPI_Win_shared_query(win, rank, &found, &unit, &base), MPI_SUCCESS);
  CHECK_EQUAL(found, size + rank);
  return base;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Win first;
  MPI_Win second;
  char* ones = make(&first);
  char* twos = make(&second);
  check_info(first);
  memset(ones, 10 + my_rank, (size_t)(size + my_rank));
  memset(twos, 20 + my_rank, (size_t)(size + my_rank));
  MPI_Barrier(MPI_COMM_WORLD);
  for (int rank = 0; rank < ranks; ++rank) {
    const char* their_ones = segment_of(first, rank);
    const char* their_twos = segment_of(second, rank);
    CHECK_EQUAL((uintptr_t)their_ones % 64, 0);
    for (int i = 0; i < size + rank; i += 4097) {
      CHECK_EQUAL(their_ones[i], 10 + rank);
      CHECK_EQUAL(their_twos[i], 20 + rank);
    }
    CHECK_EQUAL(their_ones[size + rank - 1], 10 + rank);
  }
  MPI_Barrier(MPI_COMM_WORLD);
  free_window(&first);
  CHECK_EQUAL(segment_of(second, target_rank())[size - 1], 20 + target_rank());
  MPI_Barrier(MPI_COMM_WORLD);
  free_window(&second);
  return finish_test();
}
