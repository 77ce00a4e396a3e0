// A program that communicates by windows of all kinds, and can be stopped and continued at each of its calls: fences,
// post and start, locks, a lock for all that is held for most of the time, requests, memory that the processes share,
// windows of some of the processes.
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROUNDS = 3, COUNT = 600 };

static uint64_t hash = 1469598103934665603U;
static void add(uint64_t value) { hash = (hash ^ value) * 1099511628211U; }

static int rank, size, left, right;
static int *created_memory, *allocated_memory, *shared_memory, attached_memory[COUNT];
static MPI_Win created, allocated, shared, dynamic, alone, some[2];
static int *some_memory[2], some_size[2];
static MPI_Comm some_comm[2];
static MPI_Aint attached_at[16];

static void add_memory(const int* memory) {
  for (int i = 0; i < COUNT; ++i) add((uint64_t)memory[i]);
}

static void fences(int round) {
  int out[COUNT];
  for (int i = 0; i < COUNT; ++i) out[i] = rank * 1000 + round * i;
  MPI_Win_fence(0, created);
  MPI_Put(out, COUNT / 2, MPI_INT, right, 0, COUNT / 2, MPI_INT, created);
  MPI_Accumulate(out, COUNT / 2, MPI_INT, left, COUNT / 2, COUNT / 2, MPI_INT, MPI_SUM, created);
  MPI_Win_fence(0, created);
  add_memory(created_memory);
}

static void post_and_start(int round) {
  MPI_Group world, before, after;
  MPI_Comm_group(MPI_COMM_WORLD, &world);
  MPI_Group_incl(world, 1, &left, &before);
  MPI_Group_incl(world, 1, &right, &after);
  int out = rank + 100 * round;
  MPI_Win_post(before, 0, allocated);
  MPI_Win_start(after, 0, allocated);
  MPI_Put(&out, 1, MPI_INT, right, 1, 1, MPI_INT, allocated);
  MPI_Win_complete(allocated);
  MPI_Win_wait(allocated);
  add((uint64_t)allocated_memory[1]);
  MPI_Group_free(&before);
  MPI_Group_free(&after);
  MPI_Group_free(&world);
}

static void locks(int round) {
  int one = 1, before = 0;
  MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, allocated);
  MPI_Get_accumulate(&one, 1, MPI_INT, &before, 1, MPI_INT, 0, 2, 1, MPI_INT, MPI_SUM, allocated);
  MPI_Win_unlock(0, allocated);
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, allocated);
  MPI_Get(&before, 1, MPI_INT, 0, 2, 1, MPI_INT, allocated);
  MPI_Win_unlock(0, allocated);
  add((uint64_t)(before + round));
  MPI_Barrier(MPI_COMM_WORLD);
}

// The lock for all of the dynamic window is held from the beginning to the end.
static void long_epoch(int round) {
  int out = rank * 7 + round, in = -1;
  MPI_Request request;
  MPI_Rput(&out, 1, MPI_INT, right, attached_at[right] + 4 * (MPI_Aint)sizeof(int), 1, MPI_INT, dynamic, &request);
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  MPI_Win_flush(right, dynamic);
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Win_sync(dynamic);
  add((uint64_t)attached_memory[4]);
  MPI_Get(&in, 1, MPI_INT, left, attached_at[left] + 4 * (MPI_Aint)sizeof(int), 1, MPI_INT, dynamic);
  MPI_Win_flush_all(dynamic);
  add((uint64_t)in);
  MPI_Barrier(MPI_COMM_WORLD);
}

static void shared_loads(int round) {
  MPI_Aint bytes = 0;
  int unit = 0, *theirs = NULL;
  MPI_Win_shared_query(shared, right, &bytes, &unit, &theirs);
  add((uint64_t)bytes);
  MPI_Win_fence(0, shared);
  theirs[round] = rank * 10 + round;
  MPI_Win_fence(0, shared);
  for (int i = 0; i <= round; ++i) add((uint64_t)shared_memory[i]);
  MPI_Put(&round, 1, MPI_INT, left, 50, 1, MPI_INT, shared);
  MPI_Win_fence(0, shared);
  add((uint64_t)shared_memory[50]);
}

static void one_process(int round) {
  int out = round + 5, in = 0;
  MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, alone);
  MPI_Put(&out, 1, MPI_INT, 0, 3, 1, MPI_INT, alone);
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Get(&in, 1, MPI_INT, 0, 3, 1, MPI_INT, alone);
  MPI_Win_unlock(0, alone);
  add((uint64_t)in);
}

// Two windows of the first processes and of the last ones, which have processes in common.
static void make_windows_of_some(void) {
  for (int i = 0; i < 2; ++i) {
    MPI_Comm_split(MPI_COMM_WORLD, i == 0 ? rank < 2 : rank > 0, -rank, &some_comm[i]);
    MPI_Comm_size(some_comm[i], &some_size[i]);
    MPI_Win_allocate(COUNT * (int)sizeof(int), sizeof(int), MPI_INFO_NULL, some_comm[i], &some_memory[i], &some[i]);
    for (int j = 0; j < COUNT; ++j) some_memory[i][j] = 0;
    MPI_Win_fence(0, some[i]);
  }
}

static void windows_of_some(int round) {
  for (int i = 0; i < 2; ++i) {
    int out[4] = {rank, round, i, rank + round};
    MPI_Win_fence(0, some[i]);
    for (int target = 0; target < some_size[i]; ++target)
      MPI_Accumulate(out, 4, MPI_INT, target, i, 4, MPI_INT, MPI_SUM, some[i]);
    MPI_Win_fence(i == 0 ? 0 : MPI_MODE_NOSUCCEED, some[i]);
    add_memory(some_memory[i]);
    MPI_Barrier(MPI_COMM_WORLD);
  }
}

static void add_attributes(int key) {
  int* number = NULL;
  int flag = 0, length = 0;
  MPI_Win_get_attr(allocated, MPI_WIN_SIZE, &number, &flag);
  add((uint64_t)*(MPI_Aint*)(void*)number);
  MPI_Win_get_attr(allocated, key, &number, &flag);
  add((uint64_t)(uintptr_t)number);
  char name[MPI_MAX_OBJECT_NAME];
  MPI_Win_get_name(allocated, name, &length);
  add((uint64_t)(unsigned char)name[0]);
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  left = (rank + size - 1) % size;
  right = (rank + 1) % size;
  const int bytes = COUNT * (int)sizeof(int);
  created_memory = calloc(COUNT, sizeof(int));
  int alone_memory[8] = {0}, key = 0;
  MPI_Win_create(created_memory, bytes, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &created);
  MPI_Win_allocate(bytes, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &allocated_memory, &allocated);
  MPI_Win_allocate_shared(bytes, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &shared_memory, &shared);
  MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &dynamic);
  MPI_Win_create(alone_memory, sizeof alone_memory, sizeof(int), MPI_INFO_NULL, MPI_COMM_SELF, &alone);
  make_windows_of_some();
  MPI_Win_attach(dynamic, attached_memory, bytes);
  MPI_Get_address(attached_memory, &attached_at[rank]);
  MPI_Allgather(MPI_IN_PLACE, 1, MPI_AINT, attached_at, 1, MPI_AINT, MPI_COMM_WORLD);
  for (int i = 0; i < COUNT; ++i) allocated_memory[i] = shared_memory[i] = 0;
  MPI_Win_create_keyval(MPI_WIN_NULL_COPY_FN, MPI_WIN_NULL_DELETE_FN, &key, NULL);
  MPI_Win_set_attr(allocated, key, &hash);
  MPI_Win_set_name(allocated, "halo");
  MPI_Win_set_errhandler(allocated, MPI_ERRORS_RETURN);
  MPI_Win_fence(0, shared);
  MPI_Win_lock_all(0, dynamic);
  MPI_Barrier(MPI_COMM_WORLD);
  for (int round = 0; round < ROUNDS; ++round) {
    fences(round);
    post_and_start(round);
    locks(round);
    long_epoch(round);
    shared_loads(round);
    one_process(round);
    windows_of_some(round);
  }
  add_attributes(key);
  // The error handler of the window returns errors.
  add((uint64_t)(MPI_Win_unlock(0, allocated) != MPI_SUCCESS));
  MPI_Win_unlock_all(dynamic);
  MPI_Win_detach(dynamic, attached_memory);
  for (int i = 0; i < 2; ++i) {
    MPI_Win_free(&some[i]);
    MPI_Comm_free(&some_comm[i]);
  }
  MPI_Win_free(&alone);
  MPI_Win_free(&dynamic);
  MPI_Win_free(&shared);
  MPI_Win_free(&allocated);
  MPI_Win_free(&created);
  free(created_memory);
  MPI_Win_free_keyval(&key);
  uint64_t all = 0;
  MPI_Reduce(&hash, &all, 1, MPI_UINT64_T, MPI_BXOR, 0, MPI_COMM_WORLD);
  if (rank == 0) printf("result %016llx\n", (unsigned long long)all);
  MPI_Finalize();
  return 0;
}
