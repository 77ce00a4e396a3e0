// MPI_THREAD_MULTIPLE: each thread sends and receives, waits, communicates, and has callbacks of its own at the same
// time as the others.
#include <unistd.h>

#include "mpi-threads.h"

static MPI_Comm own[threads];

// A receive that waits keeps no other thread from the send that ends it.
static void* send_or_receive(void* argument) {
  const int number = (int)(intptr_t)argument;
  const int next = (my_rank + 1) % ranks;
  for (int i = 0; i < 200; ++i) {
    int value = -1;
    if (number % 2 == 0) {
      MPI_Recv(&value, 1, MPI_INT, MPI_ANY_SOURCE, number, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      CHECK_EQUAL_HERE(value, i);
    } else {
      MPI_Send(&i, 1, MPI_INT, next, number - 1, MPI_COMM_WORLD);
    }
  }
  return NULL;
}

static int received[threads * 100];

// Any thread gets any message, each of them once.
static void* receive_any(void* argument) {
  const int number = (int)(intptr_t)argument;
  for (int i = 0; i < 100; ++i) {
    const int sent = number * 100 + i;
    MPI_Request request;
    MPI_Isend(&sent, 1, MPI_INT, my_rank, 7, MPI_COMM_WORLD, &request);
    int value = -1;
    MPI_Status status;
    MPI_Recv(&value, 1, MPI_INT, MPI_ANY_SOURCE, 7, MPI_COMM_WORLD, &status);
    CHECK_EQUAL_HERE(status.MPI_SOURCE, my_rank);
    CHECK_HERE(value >= 0 && value < LENGTH(received));
    __atomic_add_fetch(&received[value], 1, __ATOMIC_RELAXED);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
  }
  return NULL;
}

static void* wait_for_all(void* argument) {
  const int number = (int)(intptr_t)argument;
  enum { messages = 16 };
  int out[messages], in[messages];
  MPI_Request request[2 * messages];
  MPI_Status status[2 * messages];
  const int next = (my_rank + 1) % ranks;
  const int before = (my_rank + ranks - 1) % ranks;
  for (int round = 0; round < 20; ++round) {
    for (int i = 0; i < messages; ++i) {
      out[i] = number * 1000 + round * messages + i;
      in[i] = -1;
      MPI_Irecv(&in[i], 1, MPI_INT, before, i, own[number], &request[i]);
      MPI_Isend(&out[i], 1, MPI_INT, next, i, own[number], &request[messages + i]);
    }
    MPI_Waitall(2 * messages, request, status);
    for (int i = 0; i < messages; ++i) {
      CHECK_EQUAL_HERE(in[i], out[i]);
      CHECK_EQUAL_HERE(status[i].MPI_TAG, i);
      CHECK_HERE(request[i] == MPI_REQUEST_NULL);
    }
  }
  return NULL;
}

// Collective operations and new communicators, each thread on a communicator of its own; with a reduction function and
// an attribute function, which run in the thread that calls.
static __thread int calls_here;

static void add(void* in, void* inout, int* length, MPI_Datatype* type) {
  (void)type;
  ++calls_here;
  for (int i = 0; i < *length; ++i) ((int*)inout)[i] += ((int*)in)[i];
}

static int copy_attribute(MPI_Comm comm, int key, void* extra, void* value, void* copy, int* flag) {
  (void)comm, (void)key, (void)extra;
  ++calls_here;
  *(void**)copy = (char*)value + 1;
  *flag = 1;
  return MPI_SUCCESS;
}

static void* communicate(void* argument) {
  const int number = (int)(intptr_t)argument;
  MPI_Op sum;
  MPI_Op_create(add, 1, &sum);
  int key;
  MPI_Comm_create_keyval(copy_attribute, MPI_COMM_NULL_DELETE_FN, &key, NULL);
  MPI_Comm_set_attr(own[number], key, &own[number]);
  for (int i = 0; i < 20; ++i) {
    int mine[3] = {number, i, my_rank}, all[3];
    calls_here = 0;
    MPI_Allreduce(mine, all, 3, MPI_INT, sum, own[number]);
    CHECK_EQUAL_HERE(all[0], number * ranks);
    CHECK_EQUAL_HERE(all[2], ranks * (ranks - 1) / 2);
    MPI_Comm copy;
    calls_here = 0;
    MPI_Comm_dup(own[number], &copy);
    CHECK_EQUAL_HERE(calls_here, 1);
    char* value = NULL;
    int found = 0;
    MPI_Comm_get_attr(copy, key, &value, &found);
    CHECK_HERE(found && value == (char*)&own[number] + 1);
    MPI_Barrier(copy);
    MPI_Comm_free(&copy);
    MPI_Datatype pair;
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    MPI_Bcast(mine, 1, pair, 0, own[number]);
    MPI_Type_free(&pair);
  }
  MPI_Comm_free_keyval(&key);
  MPI_Op_free(&sum);
  return NULL;
}

// Errors go to the handler in the thread that makes them.
static __thread int errors_here;

static void note(MPI_Comm* comm, int* code, ...) {
  (void)comm, (void)code;
  ++errors_here;
}

static void* err(void* argument) {
  const int number = (int)(intptr_t)argument;
  MPI_Errhandler handler;
  MPI_Comm_create_errhandler(note, &handler);
  MPI_Comm_set_errhandler(own[number], handler);
  for (int i = 1; i <= 50; ++i) {
    CHECK_HERE(MPI_Send(&i, 1, MPI_INT, ranks, 0, own[number]) != MPI_SUCCESS);
    CHECK_EQUAL_HERE(errors_here, i);
  }
  MPI_Comm_set_errhandler(own[number], MPI_ERRORS_ARE_FATAL);
  MPI_Errhandler_free(&handler);
  return NULL;
}

// A generalized request is completed by another thread than the one that waits.
static int no_status(void* state, MPI_Status* status) {
  (void)state;
  MPI_Status_set_elements(status, MPI_INT, 0);
  MPI_Status_set_cancelled(status, 0);
  return MPI_SUCCESS;
}
static int no_free(void* state) {
  ++*(int*)state;
  return MPI_SUCCESS;
}
static int no_cancel(void* state, int complete) {
  (void)state, (void)complete;
  return MPI_SUCCESS;
}

static void* complete_later(void* argument) {
  usleep(20000);
  MPI_Grequest_complete(*(MPI_Request*)argument);
  return NULL;
}

static void wait_for_other_thread(void) {
  MPI_Request request;
  int freed = 0;
  MPI_Grequest_start(no_status, no_free, no_cancel, &freed, &request);
  MPI_Request named = request;
  pthread_t other;
  pthread_create(&other, NULL, complete_later, &named);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  pthread_join(other, NULL);
  CHECK_EQUAL(freed, 1);
}

// All threads may call MPI in a session, unless it asks for another level.
static void open_session(void) {
  MPI_Session session;
  MPI_Info used;
  char level[64] = "";
  int found = 0;
  CHECK_EQUAL(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Session_get_info(session, &used), MPI_SUCCESS);
  MPI_Info_get(used, "thread_level", sizeof level - 1, level, &found);
  CHECK(strcmp(level, "MPI_THREAD_MULTIPLE") == 0);
  MPI_Info_free(&used);
  CHECK_EQUAL(MPI_Session_finalize(&session), MPI_SUCCESS);
}

int main(int argc, char** argv) {
  if (!start_with_threads(&argc, &argv)) {
    CHECK(runs_over("mpiwasm serial"));
    return finish_test();
  }
  for (int i = 0; i < threads; ++i) MPI_Comm_dup(MPI_COMM_WORLD, &own[i]);
  // MPICH 4.0 does not let a thread receive what another one sends to its own rank by a blocking send, natively too.
  if (ranks > 1 || !runs_over("MPICH")) in_threads(send_or_receive);
  in_threads(receive_any);
  for (int i = 0; i < LENGTH(received); ++i) CHECK_EQUAL(received[i], 1);
  in_threads(wait_for_all);
  in_threads(communicate);
  in_threads(err);
  wait_for_other_thread();
  open_session();
  for (int i = 0; i < threads; ++i) MPI_Comm_free(&own[i]);
  return finish_test();
}
