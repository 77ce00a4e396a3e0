// Windows over memory that MPI allocates: each process has its own size, reads with loads what others have put, and
// after the window is gone its memory is like any other.
#include "guest_test.h"

enum { most_words = 3000 };

// Sizes in words: none at rank 0, less than a page and more than one at the others.
static int words_of(int rank) { return rank == 0 ? 0 : rank == 1 ? 5 : most_words; }

static void check_window(int round) {
  const int words = words_of(my_rank);
  int* memory = NULL;
  MPI_Win window;
  MPI_Win_allocate((MPI_Aint)(words * (int)sizeof(int)), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &window);
  CHECK((uintptr_t)memory % sizeof(double) == 0);
  for (int i = 0; i < words; ++i) memory[i] = -1;

  // Everyone writes a part of what everyone has, its first and last words among them.
  MPI_Win_fence(0, window);
  for (int target = 0; target < ranks; ++target) {
    int sent[most_words];
    const int length = words_of(target);
    const int first = length * my_rank / ranks;
    const int end = length * (my_rank + 1) / ranks;
    for (int i = first; i < end; ++i) sent[i] = 10000 * round + 1000 * target + i;
    MPI_Put(&sent[first], end - first, MPI_INT, target, first, end - first, MPI_INT, window);
    MPI_Win_fence(0, window);
  }
  for (int i = 0; i < words; ++i) CHECK_EQUAL(memory[i], 10000 * round + 1000 * my_rank + i);

  // What is stored here is what others get; and none reaches beyond.
  if (words > 0) memory[words - 1] = 7 + my_rank;
  MPI_Win_fence(0, window);
  const int next = (my_rank + 1) % ranks;
  int got = 0;
  if (words_of(next) > 0) MPI_Get(&got, 1, MPI_INT, next, words_of(next) - 1, 1, MPI_INT, window);
  MPI_Win_fence(0, window);
  CHECK_EQUAL(got, words_of(next) > 0 ? 7 + next : 0);
  MPI_Win_set_errhandler(window, MPI_ERRORS_RETURN);
  CHECK(MPI_Put(&got, 1, MPI_INT, next, words_of(next), 1, MPI_INT, window) != MPI_SUCCESS);
  MPI_Win_fence(0, window);

  int* base = NULL;
  int found = 0;
  MPI_Win_get_attr(window, MPI_WIN_BASE, &base, &found);
  CHECK(found && base == memory);
  MPI_Win_free(&window);

  // The allocator gives the same memory again; what is stored there now reaches no other process.
  int* own[4];
  for (int k = 0; k < LENGTH(own); ++k) {
    own[k] = malloc(4 * most_words);
    for (int i = 0; i < most_words; ++i) own[k][i] = my_rank;
  }
  MPI_Barrier(MPI_COMM_WORLD);
  for (int k = 0; k < LENGTH(own); ++k) {
    for (int i = 0; i < most_words; ++i) CHECK(own[k][i] == my_rank);
    free(own[k]);
  }
}

static void check_atomics(void) {
  int* counter = NULL;
  MPI_Win window;
  MPI_Win_allocate(sizeof *counter, sizeof *counter, MPI_INFO_NULL, MPI_COMM_WORLD, &counter, &window);
  *counter = 0;
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Win_lock_all(0, window);
  const int times = 50;
  for (int i = 0; i < times; ++i) {
    const int one = 1;
    int before = -1;
    MPI_Fetch_and_op(&one, &before, MPI_INT, 0, 0, MPI_SUM, window);
    MPI_Win_flush(0, window);
    CHECK(before >= i && before < times * ranks);
  }
  MPI_Win_unlock_all(window);
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Win_lock(MPI_LOCK_SHARED, my_rank, 0, window);
  CHECK_EQUAL(*counter, my_rank == 0 ? times * ranks : 0);
  MPI_Win_unlock(my_rank, window);
  MPI_Win_free(&window);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  for (int round = 0; round < 3; ++round) check_window(round);
  check_atomics();
  return finish_test();
}
