// Shared windows of programs with threads: a thread makes them, all threads of all ranks work in their memory at once,
// while other threads make the program's own memory grow.
#include "mpi-threads.h"

enum { lives = 4, rounds = 2000, ints_of_thread = 64 };

static MPI_Win window;
static int* of_rank[16];
static bool is_over;

static void* make(void* comm) {
  int* mine = NULL;
  const MPI_Aint size = sizeof(int) * ((MPI_Aint)threads * ints_of_thread + 1);
  CHECK_EQUAL_HERE(MPI_Win_allocate_shared(size, sizeof(int), MPI_INFO_NULL, *(MPI_Comm*)comm, &mine, &window),
                   MPI_SUCCESS);
  MPI_Win_lock_all(0, window);
  for (int rank = 0; rank < ranks; ++rank) {
    MPI_Aint found = 0;
    int unit = 0;
    MPI_Win_shared_query(window, rank, &found, &unit, &of_rank[rank]);
    CHECK_EQUAL_HERE(found, size);
  }
  CHECK_HERE(of_rank[my_rank] == mine);
  for (int i = 0; i < threads * ints_of_thread + 1; ++i) CHECK_EQUAL_HERE(mine[i], 0);
  return NULL;
}

// Stores of its own in the next rank's memory, and additions of all threads of all ranks to one number.
static void* work(void* argument) {
  const int number = (int)(intptr_t)argument;
  int* theirs = of_rank[(my_rank + 1) % ranks] + 1 + number * ints_of_thread;
  for (int i = 0; i < rounds; ++i) {
    theirs[i % ints_of_thread] = 1000 * my_rank + number;
    __atomic_fetch_add(of_rank[0], 1, __ATOMIC_SEQ_CST);
  }
  return NULL;
}

static void* grow(void* nothing) {
  int times = 0;
  while (!__atomic_load_n(&is_over, __ATOMIC_RELAXED)) {
    unsigned char* block = malloc(100000);
    if (block != NULL) memset(block, 1, 100000);
    if (times++ < 100) __builtin_wasm_memory_grow(0, 1);
    free(block);
  }
  return nothing;
}

static void check_memory(void) {
  const int before = (my_rank + ranks - 1) % ranks;
  for (int number = 0; number < threads; ++number)
    for (int i = 0; i < ints_of_thread; ++i)
      CHECK_EQUAL(of_rank[my_rank][1 + number * ints_of_thread + i], 1000 * before + number);
  CHECK_EQUAL(of_rank[0][0], ranks * threads * rounds);
}

static void meet(void) {
  MPI_Win_sync(window);
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Win_sync(window);
}

int main(int argc, char** argv) {
  if (!start_with_threads(&argc, &argv)) {
    CHECK(runs_over("mpiwasm serial"));
    return finish_test();
  }
  MPI_Comm comm;
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  pthread_t growing;
  CHECK_EQUAL(pthread_create(&growing, NULL, grow, NULL), 0);
  for (int life = 0; life < lives; ++life) {
    pthread_t making;
    CHECK_EQUAL(pthread_create(&making, NULL, make, &comm), 0);
    pthread_join(making, NULL);
    meet();
    in_threads(work);
    meet();
    check_memory();
    meet();
    MPI_Win_unlock_all(window);
    CHECK_EQUAL(MPI_Win_free(&window), MPI_SUCCESS);
    // The memory is the program's own again.
    MPI_Barrier(MPI_COMM_WORLD);
    memset(of_rank[my_rank], 90 + my_rank, sizeof(int));
    MPI_Barrier(MPI_COMM_WORLD);
    CHECK_EQUAL(*(const unsigned char*)of_rank[my_rank], 90 + my_rank);
  }
  __atomic_store_n(&is_over, true, __ATOMIC_RELAXED);
  pthread_join(growing, NULL);
  MPI_Comm_free(&comm);
  return finish_test();
}
