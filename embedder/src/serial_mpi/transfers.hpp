// Sends and receives as values, which every form of them (blocking, non-blocking, persistent) begins in the same way.
#pragma once

#include "serial_mpi/messages.hpp"
#include "serial_mpi/requests.hpp"

namespace mpiwasm::serial_mpi {

enum class SendMode { standard, buffered, synchronous };

struct Send {
  const void* buffer;
  std::int64_t count;
  LayoutPointer layout;
  int destination;
  int tag;
  int context;
  SendMode mode;
};

struct ReceiveCall {
  Target target;
  int source;
  Wanted wanted;
};

/// Arguments as a value; `code` is the error when one of them is wrong.
[[nodiscard]] int read_send(const void* buffer, int count, MPI_Datatype datatype, int destination, int tag,
                            MPI_Comm comm, SendMode mode, Send& send);
[[nodiscard]] int read_receive(void* buffer, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
                               ReceiveCall& receive);

/// Begins an operation; the request is complete when it is over.
[[nodiscard]] int begin(const Send& send, MPI_ABI_Request& request);
[[nodiscard]] int begin(const ReceiveCall& receive, MPI_ABI_Request& request);

/// The complete operation: an error if it can never complete.
[[nodiscard]] int finish(const Send& send);
[[nodiscard]] int finish(const ReceiveCall& receive, MPI_Status* status);

/// Begins an operation and hands out its request.
template <class Operation>
int give_begun(const Operation& operation, MPI_Request* place) {
  auto request = std::make_unique<MPI_ABI_Request>();
  request->active = true;
  const int code = begin(operation, *request);
  if (code == MPI_SUCCESS) *place = request.release();
  return code;
}

/// Hands out a persistent request for an operation.
template <class Operation>
int give_startable(const Operation& operation, MPI_Request* place) {
  return give_persistent([operation](MPI_ABI_Request& request) { return begin(operation, request); }, place);
}

}  // namespace mpiwasm::serial_mpi
