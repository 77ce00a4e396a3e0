// What each thread level lets other threads do. The argument says which.
#include <unistd.h>

#include "mpi-threads.h"

static MPI_Comm comm;

static void* ask(void* unused) {
  (void)unused;
  int flag = -1, level = -1, is_main = -1;
  MPI_Initialized(&flag);
  CHECK_EQUAL(flag, 1);
  MPI_Finalized(&flag);
  CHECK_EQUAL(flag, 0);
  MPI_Query_thread(&level);
  CHECK_EQUAL(level, MPI_THREAD_FUNNELED);
  MPI_Is_thread_main(&is_main);
  CHECK_EQUAL(is_main, 0);
  int version = 0, subversion = 0;
  MPI_Get_version(&version, &subversion);
  CHECK(version >= 3);
  char text[MPI_MAX_LIBRARY_VERSION_STRING];
  int length = 0;
  MPI_Get_library_version(text, &length);
  CHECK(length > 0);
  return NULL;
}

static void sleep_long(void* in, void* inout, int* length, MPI_Datatype* type) {
  (void)in, (void)inout, (void)length, (void)type;
  usleep(10000000);
}

// A call that lasts, in any library.
static void* stay_in_call(void* unused) {
  MPI_Op op;
  MPI_Op_create(sleep_long, 1, &op);
  int one = 1, two = 2;
  MPI_Reduce_local(&one, &two, 1, MPI_INT, op);
  return unused;
}

static void* sum_up_here(void* unused) {
  int one = 1, all = 0;
  MPI_Allreduce(&one, &all, 1, MPI_INT, MPI_SUM, comm);
  CHECK_EQUAL(all, ranks);
  return unused;
}

static void* start_and_end(void* arguments) {
  int level = -1;
  MPI_Init_thread(NULL, NULL, MPI_THREAD_FUNNELED, &level);
  know_world();
  comm = MPI_COMM_WORLD;
  sum_up_here(NULL);
  const int failed = sum_up();
  MPI_Finalize();
  say_result(failed);
  return arguments;
}

static void* abort_job(void* unused) {
  usleep(20000);
  MPI_Abort(MPI_COMM_WORLD, 5);
  return unused;
}

static void* exit_program(void* unused) {
  usleep(20000);
  exit(7);
  return unused;
}

static void leave_in_callback(void* in, void* inout, int* length, MPI_Datatype* type) {
  (void)in, (void)inout, (void)length, (void)type;
  pthread_exit(NULL);
}

static void* end_thread_in_callback(void* unused) {
  MPI_Op op;
  MPI_Op_create(leave_in_callback, 1, &op);
  int one = 1, two = 2;
  MPI_Reduce_local(&one, &two, 1, MPI_INT, op);
  return unused;
}

static void run(void* (*work)(void*)) {
  pthread_t thread;
  pthread_create(&thread, NULL, work, NULL);
  pthread_join(thread, NULL);
}

int main(int argc, char** argv) {
  const char* what = argc > 1 ? argv[1] : "";
  if (strcmp(what, "main-elsewhere") == 0) {
    run(start_and_end);
    return 0;
  }
  const bool funneled = strcmp(what, "ask") == 0;
  const bool serialized = strcmp(what, "in-turn") == 0 || strcmp(what, "at-once") == 0;
  const int wanted = funneled ? MPI_THREAD_FUNNELED : serialized ? MPI_THREAD_SERIALIZED : MPI_THREAD_MULTIPLE;
  int level = -1;
  MPI_Init_thread(&argc, &argv, wanted, &level);
  know_world();
  comm = MPI_COMM_WORLD;
  if (funneled) run(ask);
  if (strcmp(what, "in-turn") == 0) {
    CHECK_EQUAL(level, MPI_THREAD_SERIALIZED);
    for (int i = 0; i < 10; ++i) {
      run(sum_up_here);
      sum_up_here(NULL);
    }
  }
  if (strcmp(what, "end-thread") == 0) {
    run(end_thread_in_callback);
    usleep(10000000);  // who joins a thread goes on before its end ends the program
  }
  void* (*const beside)(void*) = strcmp(what, "abort") == 0  ? abort_job
                                 : strcmp(what, "exit") == 0 ? exit_program
                                                             : NULL;
  if (beside != NULL) {
    pthread_t thread;
    pthread_create(&thread, NULL, beside, NULL);
    if (level == MPI_THREAD_MULTIPLE) stay_in_call(NULL);
    usleep(10000000);
  }
  if (strcmp(what, "at-once") == 0 || strcmp(what, "finalize") == 0) {
    pthread_t thread;
    pthread_create(&thread, NULL, stay_in_call, NULL);
    usleep(100000);
    if (strcmp(what, "at-once") == 0) MPI_Barrier(MPI_COMM_SELF);
    MPI_Finalize();
    return 0;
  }
  return finish_test();
}
