// Buffers of communicators and sessions, and buffers that the library finds itself; all of MPI-4.1.
#include "guest_test.h"

static char buffer[10000 + MPI_BSEND_OVERHEAD];

static void check_communicator(MPI_Comm comm) {
  if (!AVAILABLE(MPI_Comm_attach_buffer, comm, buffer, sizeof buffer)) {
    void* address = NULL;
    Count size = 0;
    MPI_Request request = MPI_REQUEST_NULL;
    CHECK(!AVAILABLE(MPI_Comm_detach_buffer, comm, &address, &size));
    CHECK(!AVAILABLE(MPI_Comm_flush_buffer, comm));
    CHECK(!AVAILABLE(MPI_Comm_iflush_buffer, comm, &request));
    return;
  }
  int value = 40 + my_rank;
  CHECK_EQUAL(MPI_Bsend(&value, 1, MPI_INT, 1 - my_rank, 0, comm), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Recv(&value, 1, MPI_INT, 1 - my_rank, 0, comm, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(value, 41 - my_rank);
  CHECK_EQUAL(MPI_Comm_flush_buffer(comm), MPI_SUCCESS);
  MPI_Request request = MPI_REQUEST_NULL;
  CHECK_EQUAL(MPI_Comm_iflush_buffer(comm, &request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  void* address = NULL;
  Count size = 0;
  CHECK_EQUAL(MPI_Comm_detach_buffer(comm, &address, &size), MPI_SUCCESS);
  CHECK(address == buffer);
  CHECK_EQUAL(size, sizeof buffer);
}

static void check_session(void) {
  MPI_Session session = MPI_SESSION_NULL;
  CHECK_EQUAL(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session), MPI_SUCCESS);
  void* address = NULL;
  Count size = 0;
  MPI_Request request = MPI_REQUEST_NULL;
  CHECK(!AVAILABLE(MPI_Session_attach_buffer, session, buffer, sizeof buffer));
  CHECK(!AVAILABLE(MPI_Session_detach_buffer, session, &address, &size));
  CHECK(!AVAILABLE(MPI_Session_flush_buffer, session));
  CHECK(!AVAILABLE(MPI_Session_iflush_buffer, session, &request));
  CHECK_EQUAL(MPI_Session_attach_buffer(MPI_SESSION_NULL, buffer, sizeof buffer), MPI_ERR_SESSION);
  CHECK_EQUAL(MPI_Session_finalize(&session), MPI_SUCCESS);
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
  check_session();
  check_automatic();
  return finish_test();
}
