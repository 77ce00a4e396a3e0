// Flushing a buffer waits until its messages have been received, when they are too long to be sent ahead.
#include <unistd.h>

#include "guest_test.h"

enum { length = 1 << 20, pause_in_us = 200000 };

static char room[length + MPI_BSEND_OVERHEAD];
static char message[length];

typedef int (*Flush)(MPI_Comm comm, MPI_Session session);

static int flush_buffer(MPI_Comm comm, MPI_Session session) {
  (void)comm, (void)session;
  return MPI_Buffer_flush();
}
static int flush_buffer_later(MPI_Comm comm, MPI_Session session) {
  (void)comm, (void)session;
  MPI_Request request = MPI_REQUEST_NULL;
  const int code = MPI_Buffer_iflush(&request);
  return code != MPI_SUCCESS ? code : MPI_Wait(&request, MPI_STATUS_IGNORE);
}
static int flush_communicator(MPI_Comm comm, MPI_Session session) {
  (void)session;
  return MPI_Comm_flush_buffer(comm);
}
static int flush_communicator_later(MPI_Comm comm, MPI_Session session) {
  (void)session;
  MPI_Request request = MPI_REQUEST_NULL;
  const int code = MPI_Comm_iflush_buffer(comm, &request);
  return code != MPI_SUCCESS ? code : MPI_Wait(&request, MPI_STATUS_IGNORE);
}
static int flush_session(MPI_Comm comm, MPI_Session session) {
  (void)comm;
  return MPI_Session_flush_buffer(session);
}
static int flush_session_later(MPI_Comm comm, MPI_Session session) {
  (void)comm;
  MPI_Request request = MPI_REQUEST_NULL;
  const int code = MPI_Session_iflush_buffer(session, &request);
  return code != MPI_SUCCESS ? code : MPI_Wait(&request, MPI_STATUS_IGNORE);
}

// The receiver comes late: the sender must have waited for it.
static void check_flush(const char* name, Flush flush, MPI_Comm comm, MPI_Session session) {
  MPI_Barrier(comm);
  if (my_rank == 0) {
    const double begin = MPI_Wtime();
    CHECK_EQUAL(MPI_Bsend(message, length, MPI_CHAR, 1, 0, comm), MPI_SUCCESS);
    CHECK_EQUAL(flush(comm, session), MPI_SUCCESS);
    const double seconds = MPI_Wtime() - begin;
    if (!CHECK(seconds > 0.5e-6 * pause_in_us)) fprintf(stderr, "%s returned after %g s\n", name, seconds);
  } else {
    usleep(pause_in_us);
    MPI_Recv(message, length, MPI_CHAR, 0, 0, comm, MPI_STATUS_IGNORE);
  }
  MPI_Barrier(comm);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  void* address = NULL;
  Count size = 0;
  MPI_Buffer_attach(room, sizeof room);
  check_flush("MPI_Buffer_flush", flush_buffer, MPI_COMM_WORLD, MPI_SESSION_NULL);
  check_flush("MPI_Buffer_iflush", flush_buffer_later, MPI_COMM_WORLD, MPI_SESSION_NULL);
  MPI_Buffer_detach(&address, &size);

  MPI_Comm_attach_buffer(MPI_COMM_WORLD, room, sizeof room);
  check_flush("MPI_Comm_flush_buffer", flush_communicator, MPI_COMM_WORLD, MPI_SESSION_NULL);
  check_flush("MPI_Comm_iflush_buffer", flush_communicator_later, MPI_COMM_WORLD, MPI_SESSION_NULL);
  MPI_Comm_detach_buffer(MPI_COMM_WORLD, &address, &size);

  MPI_Session session = MPI_SESSION_NULL;
  MPI_Group group;
  MPI_Comm comm;
  MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
  MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
  MPI_Comm_create_from_group(group, "flushing", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
  MPI_Group_free(&group);
  MPI_Session_attach_buffer(session, room, sizeof room);
  check_flush("MPI_Session_flush_buffer", flush_session, comm, session);
  check_flush("MPI_Session_iflush_buffer", flush_session_later, comm, session);
  MPI_Session_detach_buffer(session, &address, &size);
  MPI_Comm_free(&comm);
  MPI_Session_finalize(&session);
  return finish_test();
}
