// Buffers of communicators, and buffers that the library finds itself; all of MPI-4.1.
#include "guest_test.h"

static char buffer[10000 + MPI_BSEND_OVERHEAD];

static void detach(MPI_Comm comm) {
  void* address = NULL;
  Count size = 0;
  CHECK_EQUAL(MPI_Comm_detach_buffer(comm, &address, &size), MPI_SUCCESS);
  CHECK(address == buffer);
  CHECK_EQUAL(size, sizeof buffer);
}

static void check_communicator(MPI_Comm comm) {
  CHECK_EQUAL(MPI_Comm_attach_buffer(comm, buffer, sizeof buffer), MPI_SUCCESS);
  CHECK(MPI_Comm_attach_buffer(comm, buffer, sizeof buffer) != MPI_SUCCESS);
  int value = 40 + my_rank;
  CHECK_EQUAL(MPI_Bsend(&value, 1, MPI_INT, 1 - my_rank, 0, comm), MPI_SUCCESS);
  value = 0;
  CHECK_EQUAL(MPI_Recv(&value, 1, MPI_INT, 1 - my_rank, 0, comm, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(value, 41 - my_rank);
  CHECK_EQUAL(MPI_Comm_flush_buffer(comm), MPI_SUCCESS);
  MPI_Request request = MPI_REQUEST_NULL;
  CHECK_EQUAL(MPI_Comm_iflush_buffer(comm, &request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  detach(comm);
}

// More messages than are received before all are sent, of a type with holes, with what was sent changed at once.
static void check_many_messages(MPI_Comm comm) {
  enum { messages = 20 };
  CHECK_EQUAL(MPI_Comm_attach_buffer(comm, buffer, sizeof buffer), MPI_SUCCESS);
  MPI_Datatype every_second;
  MPI_Type_vector(4, 1, 2, MPI_INT, &every_second);
  MPI_Type_commit(&every_second);
  for (int i = 0; i < messages; ++i) {
    int values[8] = {i, 0, i + 1, 0, i + 2, 0, i + 3, 0};
    MPI_Request request = MPI_REQUEST_NULL;
    if (i % 2 == 0) {
      CHECK_EQUAL(MPI_Bsend(values, 1, every_second, 1 - my_rank, i, comm), MPI_SUCCESS);
    } else {
      CHECK_EQUAL(MPI_Ibsend(values, 1, every_second, 1 - my_rank, i, comm, &request), MPI_SUCCESS);
      CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    }
    memset(values, 0xff, sizeof values);
  }
  for (int i = messages - 1; i >= 0; --i) {
    int values[4] = {0};
    MPI_Status status;
    CHECK_EQUAL(MPI_Recv(values, 4, MPI_INT, 1 - my_rank, i, comm, &status), MPI_SUCCESS);
    CHECK_EQUAL(values[3], i + 3);
    Count count = 0;
    MPI_Get_count(&status, MPI_INT, &count);
    CHECK_EQUAL(count, 4);
  }
  MPI_Type_free(&every_second);
  detach(comm);
}

// What does not fit is refused, and what was sent before arrives.
static void check_full_buffer(MPI_Comm comm) {
  static char message[4000], received[4000], too_long[20000];
  int sent = 0;
  CHECK_EQUAL(MPI_Comm_attach_buffer(comm, buffer, sizeof buffer), MPI_SUCCESS);
  if (my_rank == 0) {
    CHECK_EQUAL(MPI_Bsend(too_long, sizeof too_long, MPI_CHAR, 1, 1, comm), MPI_ERR_BUFFER);
    while (sent < 2) {
      memset(message, ++sent, sizeof message);
      CHECK_EQUAL(MPI_Bsend(message, sizeof message, MPI_CHAR, 1, 0, comm), MPI_SUCCESS);
    }
  } else {
    while (sent < 2) {
      CHECK_EQUAL(MPI_Recv(received, sizeof received, MPI_CHAR, 0, 0, comm, MPI_STATUS_IGNORE), MPI_SUCCESS);
      CHECK_EQUAL(received[sizeof received - 1], ++sent);
    }
  }
  detach(comm);
}

static void check_mistakes(MPI_Comm comm) {
  void* address = NULL;
  Count size = 0;
  // MPICH 5 gives nothing back instead.
  CHECK(MPI_Comm_detach_buffer(comm, &address, &size) != MPI_SUCCESS || (address == NULL && size == 0));
  CHECK_EQUAL(MPI_Comm_attach_buffer(comm, (void*)-16, 64), MPI_ERR_BUFFER);
  CHECK_EQUAL(MPI_Comm_attach_buffer(MPI_COMM_NULL, buffer, sizeof buffer), MPI_ERR_COMM);
}

// A communicator goes with its buffer, once the messages are out of it.
static void check_freed_communicator(void) {
  MPI_Comm copy;
  MPI_Comm_dup(MPI_COMM_WORLD, &copy);
  MPI_Comm_set_errhandler(copy, MPI_ERRORS_RETURN);
  CHECK_EQUAL(MPI_Comm_attach_buffer(copy, MPI_BUFFER_AUTOMATIC, 0), MPI_SUCCESS);
  int value = my_rank;
  CHECK_EQUAL(MPI_Bsend(&value, 1, MPI_INT, 1 - my_rank, 0, copy), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Recv(&value, 1, MPI_INT, 1 - my_rank, 0, copy, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(value, 1 - my_rank);
  CHECK_EQUAL(MPI_Comm_free(&copy), MPI_SUCCESS);
}

// Every start puts the message into the buffer again.
static void check_persistent(MPI_Comm comm) {
  CHECK_EQUAL(MPI_Comm_attach_buffer(comm, buffer, sizeof buffer), MPI_SUCCESS);
  int value = 0;
  MPI_Request request = MPI_REQUEST_NULL;
  CHECK_EQUAL(MPI_Bsend_init(&value, 1, MPI_INT, 1 - my_rank, 2, comm, &request), MPI_SUCCESS);
  for (int round = 1; round <= 3; ++round) {
    value = 10 * round + my_rank;
    CHECK_EQUAL(MPI_Start(&request), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Recv(&value, 1, MPI_INT, 1 - my_rank, 2, comm, MPI_STATUS_IGNORE), MPI_SUCCESS);
    CHECK_EQUAL(value, 10 * round + 1 - my_rank);
  }
  CHECK_EQUAL(MPI_Request_free(&request), MPI_SUCCESS);
  detach(comm);
}

// A library without it must not take the constant for an address.
static void check_automatic(void) {
  const int code = MPI_Buffer_attach(MPI_BUFFER_AUTOMATIC, 0);
  CHECK(code == MPI_SUCCESS || code == MPI_ERR_UNSUPPORTED_OPERATION);
  if (code != MPI_SUCCESS) return;
  void* address = NULL;
  Count size = -1;
  CHECK_EQUAL(MPI_Buffer_detach(&address, &size), MPI_SUCCESS);
  CHECK(address == MPI_BUFFER_AUTOMATIC);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  check_communicator(MPI_COMM_WORLD);
  check_many_messages(MPI_COMM_WORLD);
  check_persistent(MPI_COMM_WORLD);
  check_full_buffer(MPI_COMM_WORLD);
  check_mistakes(MPI_COMM_WORLD);
  check_freed_communicator();
  check_automatic();
  return finish_test();
}
