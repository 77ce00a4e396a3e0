// Says itself what LLVM's OpenMP library says of idle threads, and does wrong in it what the argument names.
#include <mpi.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { operations = 30 };

static const char* what = "";
static atomic_bool is_over;
static int refused_calls;

static void* wait_for_end(void* unused) {
  while (!atomic_load(&is_over)) continue;
  return unused;
}

__attribute__((export_name("mpiwasm_idle_threads"))) int idle_threads(int end) {
  (void)end;
  if (strcmp(what, "trap") == 0) __builtin_trap();
  if (strcmp(what, "call") == 0) {
    int number = 1, sum = 0;
    MPI_Request request;
    refused_calls += MPI_Allreduce(&number, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD) == MPI_ERR_OTHER;
    refused_calls += MPI_Isend(&number, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, &request) == MPI_ERR_OTHER;
    refused_calls += MPI_Barrier(MPI_COMM_WORLD) == MPI_ERR_OTHER;
    return -1;
  }
  return 1;
}

int main(int argc, char** argv) {
  int level = 0, rank = 0, sum = 0;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &level);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  pthread_t thread;
  pthread_create(&thread, NULL, wait_for_end, NULL);
  what = argv[1];
  for (int i = 0; i < operations; ++i) {
    int all = 0;
    MPI_Allreduce(&i, &all, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    sum += all;
  }
  what = "";
  atomic_store(&is_over, true);
  pthread_join(thread, NULL);
  if (rank == 0)
    printf("%s: %d, %s\n", argv[1], sum, refused_calls > 0 && refused_calls % 3 == 0 ? "refused" : "not asked");
  return MPI_Finalize();
}
