// Error handlers: returning, calling a function of the program, raised by hand, inherited and freed.
#include "guest_test.h"

static int calls;
static int last_code;
static MPI_Comm last_comm;

static void handle(MPI_Comm* comm, int* code, ...) {
  ++calls;
  last_comm = *comm;
  last_code = *code;
}

// Handlers that were written without the three dots are called as well.
static void handle_plainly(MPI_Comm* comm, int* code) { handle(comm, code); }

static int send_badly(MPI_Comm comm) {
  const int value = 0;
  return MPI_Send(&value, 1, MPI_INT, 1000, 0, comm);
}

static void call_function(void) {
  MPI_Errhandler handler;
  MPI_Comm comm;
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  CHECK_EQUAL(MPI_Comm_create_errhandler(handle, &handler), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Comm_set_errhandler(comm, handler), MPI_SUCCESS);
  const MPI_Errhandler dead = handler;
  CHECK_EQUAL(MPI_Errhandler_free(&handler), MPI_SUCCESS);
  CHECK(handler == MPI_ERRHANDLER_NULL);
  CHECK_EQUAL(MPI_Comm_set_errhandler(MPI_COMM_WORLD, dead), MPI_ERR_ERRHANDLER);
  calls = 0;
  CHECK_EQUAL(send_badly(comm), MPI_ERR_RANK);
  CHECK_EQUAL(calls, 1);
  CHECK_EQUAL(last_code, MPI_ERR_RANK);
  CHECK(last_comm == comm);
  // The communicator still has the handler, and its copies inherit it.
  CHECK_EQUAL(MPI_Comm_get_errhandler(comm, &handler), MPI_SUCCESS);
  CHECK(handler != MPI_ERRHANDLER_NULL && handler != MPI_ERRORS_RETURN);
  MPI_Comm copy;
  MPI_Comm_dup(comm, &copy);
  send_badly(copy);
  CHECK_EQUAL(calls, 2);
  CHECK(last_comm == copy);
  MPI_Comm_free(&copy);
  CHECK_EQUAL(MPI_Comm_call_errhandler(comm, MPI_ERR_TOPOLOGY), MPI_SUCCESS);
  CHECK_EQUAL(calls, 3);
  CHECK_EQUAL(last_code, MPI_ERR_TOPOLOGY);
  MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
  send_badly(comm);
  CHECK_EQUAL(calls, 3);
  MPI_Comm_set_errhandler(comm, handler);
  MPI_Errhandler_free(&handler);
  send_badly(comm);
  CHECK_EQUAL(calls, 4);
  MPI_Comm_free(&comm);
}

static void call_plain_function(void) {
  MPI_Errhandler handler;
  MPI_Comm_create_errhandler((MPI_Comm_errhandler_function*)(void (*)(void))handle_plainly, &handler);
  MPI_Comm comm;
  MPI_Comm_dup(MPI_COMM_SELF, &comm);
  MPI_Comm_set_errhandler(comm, handler);
  calls = 0;
  CHECK_EQUAL(send_badly(comm), MPI_ERR_RANK);
  CHECK_EQUAL(calls, 1);
  MPI_Errhandler_free(&handler);
  MPI_Comm_free(&comm);
}

// Errors of calls without a communicator, and of dead communicators, are raised on the world.
static void raise_on_world(void) {
  MPI_Errhandler handler;
  MPI_Comm_create_errhandler(handle, &handler);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
  calls = 0;
  int size = 0;
  CHECK_EQUAL(MPI_Type_size(MPI_DATATYPE_NULL, &size), MPI_ERR_TYPE);
  CHECK_EQUAL(calls, 1);
  CHECK(last_comm == MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_Comm_size(MPI_COMM_NULL, &size), MPI_ERR_COMM);
  CHECK_EQUAL(calls, 2);
  // Errors of a request are raised where it belongs.
  CHECK_EQUAL(send_badly(MPI_COMM_SELF), MPI_ERR_RANK);
  CHECK_EQUAL(calls, 2);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Errhandler_free(&handler);
}

static void ask_predefined(void) {
  MPI_Errhandler handler;
  MPI_Comm comm;
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  MPI_Comm_set_errhandler(comm, MPI_ERRORS_ARE_FATAL);
  MPI_Comm_get_errhandler(comm, &handler);
  CHECK(handler == MPI_ERRORS_ARE_FATAL);
  MPI_Comm_set_errhandler(comm, MPI_ERRORS_ABORT);
  MPI_Comm_get_errhandler(comm, &handler);
  CHECK(handler == MPI_ERRORS_ABORT);
  MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
  MPI_Comm_get_errhandler(comm, &handler);
  CHECK(handler == MPI_ERRORS_RETURN);
  MPI_Errhandler_free(&handler);
  CHECK(handler == MPI_ERRHANDLER_NULL);
  CHECK_EQUAL(send_badly(comm), MPI_ERR_RANK);
  MPI_Comm_free(&comm);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  MPI_Errhandler handler;
  MPI_Comm_get_errhandler(MPI_COMM_WORLD, &handler);
  CHECK(handler == MPI_ERRORS_ARE_FATAL);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
  call_function();
  call_plain_function();
  raise_on_world();
  ask_predefined();
  // After all this, communication still works.
  int sum = 0;
  MPI_Allreduce(&my_rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  CHECK_EQUAL(sum, ranks * (ranks - 1) / 2);
  return finish_test();
}
