/* An MPI program that ends in the way its first argument says; the others wait for the rank it happens to. */
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static volatile int zero = 0;

__attribute__((noinline)) static int read_far_away(void) { return *(volatile int*)(uintptr_t)0xfffffff0U; }

__attribute__((noinline)) static int divide(int number) { return number / zero; }

__attribute__((noinline)) static int recurse(int depth) {
  volatile int kept = depth;
  return depth < 0 ? 0 : recurse(depth + 1) + kept;
}

__attribute__((noinline)) static int fill_the_stack(int depth) {
  volatile char room[1 << 20];
  memset((char*)room, depth, sizeof room);
  return depth < 0 ? 0 : fill_the_stack(depth + 1) + room[depth % 7];
}

__attribute__((noinline)) static int call_nothing(void) {
  int (*volatile nothing)(void) = NULL;
  return nothing();
}

__attribute__((noinline)) static void give_up(void) { abort(); }

static int go_wrong(const char* how) {
  if (strcmp(how, "bounds") == 0) {
    return read_far_away();
  }
  if (strcmp(how, "division") == 0) {
    return divide(7);
  }
  if (strcmp(how, "recursion") == 0) {
    return recurse(0);
  }
  if (strcmp(how, "stack") == 0) {
    return fill_the_stack(0);
  }
  if (strcmp(how, "null-call") == 0) {
    return call_nothing();
  }
  if (strcmp(how, "abort") == 0) {
    give_up();
  }
  if (strcmp(how, "mpi-abort") == 0) {
    return MPI_Abort(MPI_COMM_WORLD, 42);
  }
  if (strcmp(how, "mpi-error") == 0) {
    const int number = 1;
    return MPI_Send(&number, 1, MPI_INT, 77, 0, MPI_COMM_WORLD);
  }
  if (strcmp(how, "exit") == 0) {
    exit(9);
  }
  if (strcmp(how, "leave") == 0) {
    exit(0);
  }
  return 64;
}

/* Writes lines to a file of this rank, says so, and waits for an end that comes from outside: with the file closed,
   with its last lines held back by the C library, or in a receive from a rank that will not send. */
__attribute__((noinline)) static void write_and_wait(const char* folder, int rank, const char* how) {
  char name[256];
  snprintf(name, sizeof name, "%s/rank-%d", folder, rank);
  FILE* file = fopen(name, "w");
  if (file == NULL) {
    perror(name);
    MPI_Abort(MPI_COMM_WORLD, 3);
    return;
  }
  for (int i = 0; i < 1000; ++i) {
    fprintf(file, "rank %d line %d\n", rank, i);
  }
  if (strcmp(how, "hold") != 0) {
    fclose(file);
  }
  MPI_Barrier(MPI_COMM_WORLD);
  printf("rank %d waits\n", rank);
  fflush(stdout);
  if (strcmp(how, "wait") != 0) {
    int number = 0;
    MPI_Recv(&number, 1, MPI_INT, 1 - rank, 7, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  }
  for (;;) {
    sleep(1);
  }
}

/* Lines of 63 bytes, which Open MPI's launcher cuts nowhere, for it passes on 4095 bytes at a time. It also cuts where
   its own output is full: so those of all ranks together take less than the smallest pipe holds, two pages. And a
   rank writes to a terminal there, which cuts what finds no room: 33 pieces of 256 bytes, of four lines each, while it
   is not read. */
static void print_lines(int rank) {
  setvbuf(stdout, NULL, _IOLBF, 0);
  for (int i = 0; i < 30; ++i) {
    printf("rank %2d ", rank);
    printf("line %4d %.*s\n", i, 44, "the quick brown fox jumps over the lazy dog ..........");
  }
}

static void reduce_badly(void* in, void* inout, int* count, MPI_Datatype* type) {
  (void)in, (void)type;
  *(int*)inout = *count + read_far_away();
}

static int trap_in_a_callback(int rank) {
  int number = rank;
  int sum = 0;
  MPI_Op op;
  MPI_Op_create(reduce_badly, 1, &op);
  return MPI_Allreduce(&number, &sum, 1, MPI_INT, op, MPI_COMM_WORLD) + sum;
}

int main(int argc, char** argv) {
  const char* task = argc > 1 ? argv[1] : "hello";
  if (strcmp(task, "before-mpi") == 0) {
    return read_far_away();
  }
  MPI_Init(&argc, &argv);
  int rank = 0;
  int size = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  if (strcmp(task, "lines") == 0) {
    print_lines(rank);
    return MPI_Finalize();
  }
  if (strcmp(task, "after-mpi") == 0) {
    MPI_Finalize();
    return rank == size - 1 ? read_far_away() : 0;
  }
  if (strcmp(task, "callback") == 0) {
    return trap_in_a_callback(rank);
  }
  if ((strcmp(task, "wait") == 0 || strcmp(task, "hold") == 0 || strcmp(task, "lose") == 0) && argc > 2) {
    write_and_wait(argv[2], rank, task);
  }
  if (strcmp(task, "hello") != 0) {
    if (rank == size - 1) {
      return go_wrong(task);
    }
    MPI_Barrier(MPI_COMM_WORLD);
  }
  int sum = 0;
  MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  printf("rank %d of %d, sum %d\n", rank, size, sum);
  MPI_Finalize();
  return argc > 2 ? atoi(argv[2]) : 0;
}
