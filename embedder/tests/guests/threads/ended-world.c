// MPI_Finalize while a session is open and other threads use the world: it is refused while one is in a call, and the
// world that has gone leaves what the other threads have begun in order.
#include <stdatomic.h>
#include <unistd.h>

#include "mpi-threads.h"

static atomic_int began;
static atomic_int world_is_over;
static int received;
static int codes[3];

static void* use_the_world(void* nothing) {
  (void)nothing;
  MPI_Request pending[2];
  MPI_Message message = MPI_MESSAGE_NULL;
  int value = 9;
  MPI_Request send;
  MPI_Ibarrier(MPI_COMM_WORLD, &pending[0]);
  MPI_Irecv(&received, 1, MPI_INT, 0, 2, MPI_COMM_WORLD, &pending[1]);
  MPI_Isend(&value, 1, MPI_INT, 0, 3, MPI_COMM_WORLD, &send);
  MPI_Mprobe(0, 3, MPI_COMM_WORLD, &message, MPI_STATUS_IGNORE);
  atomic_store(&began, 1);
  int first = 0;
  codes[0] = MPI_Recv(&first, 1, MPI_INT, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  while (atomic_load(&world_is_over) == 0) usleep(100);
  // What it has begun, it ends; it begins nothing more.
  codes[1] = MPI_Waitall(2, pending, MPI_STATUSES_IGNORE);
  int matched = 0;
  codes[2] = MPI_Mrecv(&matched, 1, MPI_INT, &message, MPI_STATUS_IGNORE);
  MPI_Wait(&send, MPI_STATUS_IGNORE);
  return (void*)(intptr_t)matched;
}

int main(int argc, char** argv) {
  MPI_Session session = MPI_SESSION_NULL;
  MPI_Info level;
  MPI_Info_create(&level);
  MPI_Info_set(level, "thread_level", "MPI_THREAD_MULTIPLE");
  MPI_Session_init(level, MPI_ERRORS_RETURN, &session);
  MPI_Info_free(&level);
  if (!start_with_threads(&argc, &argv)) return finish_test();
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
  pthread_t other;
  pthread_create(&other, NULL, use_the_world, NULL);
  while (atomic_load(&began) == 0) usleep(100);
  usleep(50000);
  CHECK_EQUAL(MPI_Finalize(), MPI_ERR_OTHER);
  const int value = 5;
  MPI_Send(&value, 1, MPI_INT, 0, 2, MPI_COMM_WORLD);
  MPI_Send(&value, 1, MPI_INT, 0, 1, MPI_COMM_WORLD);
  const int failed = sum_up();
  CHECK_EQUAL(MPI_Finalize(), MPI_SUCCESS);
  atomic_store(&world_is_over, 1);
  void* matched = NULL;
  pthread_join(other, &matched);
  for (int i = 0; i < LENGTH(codes); ++i) CHECK_EQUAL(codes[i], MPI_SUCCESS);
  CHECK_EQUAL((int)(intptr_t)matched, 9);
  CHECK_EQUAL(received, 5);
  CHECK_EQUAL(MPI_Session_finalize(&session), MPI_SUCCESS);
  if (my_rank == 0) printf("%d checks\n", checks_made);
  return say_result(failed || checks_failed != 0);
}
