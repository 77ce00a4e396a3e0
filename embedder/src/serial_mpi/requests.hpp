// Requests: operations that have begun, or that can be started again and again.
#pragma once

#include <functional>

#include "serial_mpi/mpi.h"
#include "serial_mpi/statuses.hpp"

/// What MPI_Request points to.
struct MPI_ABI_Request {
  /// Begins the operation; only persistent requests have it.
  std::function<int(MPI_ABI_Request&)> start;
  bool active = false;
  bool complete = false;
  bool freed = false;  ///< by MPI_Request_free; goes when it completes
  bool receives = false;
  int error = MPI_SUCCESS;
  MPI_Status status = mpiwasm::serial_mpi::empty_status();
};

namespace mpiwasm::serial_mpi {

/// Ends an operation.
inline void complete(MPI_Request request, int error = MPI_SUCCESS) {
  request->complete = true;
  request->error = error;
  if (request->freed) delete request;
}

/// Hands out a request for an operation that is over already, unless it failed.
inline int give_finished(int code, MPI_Request* place) {
  if (code != MPI_SUCCESS) return code;
  *place = new MPI_ABI_Request;
  (*place)->active = true;
  complete(*place);
  return MPI_SUCCESS;
}

/// Hands out a persistent request; `start` begins the operation.
inline int give_persistent(std::function<int(MPI_ABI_Request&)> start, MPI_Request* place) {
  *place = new MPI_ABI_Request;
  (*place)->start = std::move(start);
  return MPI_SUCCESS;
}

}  // namespace mpiwasm::serial_mpi
