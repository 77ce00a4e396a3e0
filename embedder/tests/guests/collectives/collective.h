// One spelling for the three forms of each collective operation: RUN(Bcast, bcast, buffer, 1, MPI_INT, root, comm) is
//   -DBLOCKING     MPI_Bcast(...)
//   -DNONBLOCKING  MPI_Ibcast(..., &request), completed
//   -DPERSISTENT   MPI_Bcast_init(..., MPI_INFO_NULL, &request), started, completed and freed
// It is true when the operation was carried out, false when this library does not have it.
#ifndef COLLECTIVE_H
#define COLLECTIVE_H

#include "guest_test.h"

static inline bool complete(int code, MPI_Request* request) {
  if (!CHECK_EQUAL(code, MPI_SUCCESS)) return false;
  int flag = 0;
  MPI_Test(request, &flag, MPI_STATUS_IGNORE);
  if (!flag) MPI_Wait(request, MPI_STATUS_IGNORE);
  return CHECK(*request == MPI_REQUEST_NULL);
}

static inline bool start_and_complete(bool made, MPI_Request* request) {
  if (!made) return false;
  CHECK_EQUAL(MPI_Start(request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Wait(request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK(*request != MPI_REQUEST_NULL);
  CHECK_EQUAL(MPI_Request_free(request), MPI_SUCCESS);
  return CHECK(*request == MPI_REQUEST_NULL);
}

#if defined(NONBLOCKING)
#define RUN(name, lower, ...) (pending = MPI_REQUEST_NULL, complete(MPI_I##lower(__VA_ARGS__, &pending), &pending))
#elif defined(PERSISTENT)
#define RUN(name, lower, ...) \
  start_and_complete(AVAILABLE(MPI_##name##_init, __VA_ARGS__, MPI_INFO_NULL, &pending), &pending)
#else
#define RUN(name, lower, ...) CHECK_EQUAL(MPI_##name(__VA_ARGS__), MPI_SUCCESS)
#endif

#if defined(NONBLOCKING) || defined(PERSISTENT)
static MPI_Request pending = MPI_REQUEST_NULL;
#endif

#endif
