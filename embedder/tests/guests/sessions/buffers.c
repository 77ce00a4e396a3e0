// Buffers of sessions: buffered sends on communicators that derive from a session, and on no others, use its buffer.
#include "guest_test.h"

static char buffer[4000 + MPI_BSEND_OVERHEAD];
static char small[600];

static void exchange(MPI_Comm comm) {
  int rank = 0;
  MPI_Comm_rank(comm, &rank);
  int value = 40 + rank;
  CHECK_EQUAL(MPI_Bsend(&value, 1, MPI_INT, 1 - rank, 0, comm), MPI_SUCCESS);
  value = 0;
  CHECK_EQUAL(MPI_Recv(&value, 1, MPI_INT, 1 - rank, 0, comm, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(value, 41 - rank);
}

// Open MPI sends a short message without any buffer.
static void check_no_buffer(MPI_Comm comm) {
  if (runs_over("Open MPI")) return;
  int value = 0;
  CHECK_EQUAL(MPI_Bsend(&value, 1, MPI_INT, 1 - my_rank, 0, comm), MPI_ERR_BUFFER);
}

// A communicator of part of the session's processes, made by way of a group of a communicator.
static MPI_Comm derived(MPI_Comm comm) {
  MPI_Group all;
  MPI_Group reversed;
  const int ranks_in_turn[2] = {1, 0};
  MPI_Comm made;
  CHECK_EQUAL(MPI_Comm_group(comm, &all), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Group_incl(all, 2, ranks_in_turn, &reversed), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Comm_create_from_group(reversed, "derived", MPI_INFO_NULL, MPI_ERRORS_RETURN, &made), MPI_SUCCESS);
  MPI_Group_free(&all);
  MPI_Group_free(&reversed);
  return made;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Session session = MPI_SESSION_NULL;
  MPI_Group group;
  MPI_Comm comm;
  MPI_Comm copy;
  MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);
  MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
  MPI_Comm_create_from_group(group, "buffers", MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm);
  MPI_Comm_dup(comm, &copy);
  MPI_Comm other = derived(comm);

  CHECK_EQUAL(MPI_Session_attach_buffer(MPI_SESSION_NULL, buffer, sizeof buffer), MPI_ERR_SESSION);
  CHECK_EQUAL(MPI_Session_attach_buffer(session, (void*)-16, 64), MPI_ERR_BUFFER);
  CHECK_EQUAL(MPI_Session_attach_buffer(session, buffer, sizeof buffer), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Session_attach_buffer(session, buffer, sizeof buffer), MPI_ERR_BUFFER);
  exchange(comm);
  exchange(copy);
  exchange(other);
  check_no_buffer(MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_Bsend(buffer, sizeof buffer + 1, MPI_CHAR, 1 - my_rank, 0, comm), MPI_ERR_BUFFER);

  // The communicator's own buffer comes first.
  CHECK_EQUAL(MPI_Comm_attach_buffer(comm, small, sizeof small), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Bsend(buffer, 1000, MPI_CHAR, 1 - my_rank, 0, comm), MPI_ERR_BUFFER);
  void* address = NULL;
  Count size = 0;
  CHECK_EQUAL(MPI_Comm_detach_buffer(comm, &address, &size), MPI_SUCCESS);

  MPI_Request request = MPI_REQUEST_NULL;
  CHECK_EQUAL(MPI_Session_flush_buffer(session), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Session_iflush_buffer(session, &request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Session_detach_buffer(session, &address, &size), MPI_SUCCESS);
  CHECK(address == buffer);
  CHECK_EQUAL(size, sizeof buffer);
  CHECK_EQUAL(MPI_Session_detach_buffer(session, &address, &size), MPI_ERR_BUFFER);
  check_no_buffer(comm);

  // A session ends with the buffer that mpiwasm finds for it.
  CHECK_EQUAL(MPI_Session_attach_buffer(session, MPI_BUFFER_AUTOMATIC, 0), MPI_SUCCESS);
  exchange(copy);
  MPI_Comm_free(&other);
  MPI_Comm_free(&copy);
  MPI_Comm_free(&comm);
  MPI_Group_free(&group);
  CHECK_EQUAL(MPI_Session_finalize(&session), MPI_SUCCESS);
  return finish_test();
}
