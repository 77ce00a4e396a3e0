// How sends and receives begin and end. Sends keep a copy of their data, so all but synchronous ones are over at once.
#include "serial_mpi/transfers.hpp"

#include <new>

#include "serial_mpi/communicators.hpp"
#include "serial_mpi/datatypes.hpp"
#include "serial_mpi/errors.hpp"
#include "serial_mpi/process.hpp"

namespace mpiwasm::serial_mpi {
namespace {

/// Messages take no more than their data: MPI_BSEND_OVERHEAD is what libraries may need, not what programs rely on.
bool has_room(const AttachedBuffer& buffer, std::int64_t bytes) {
  return buffer.attached && process().mailbox.buffered_bytes() + bytes <= buffer.size;
}

}  // namespace

int read_send(const void* buffer, int count, MPI_Datatype datatype, int destination, int tag, MPI_Comm comm,
              SendMode mode, Send& send) {
  const MPI_ABI_Comm* found = find_communicator(comm);
  if (found == nullptr) return MPI_ERR_COMM;
  if (destination != 0 && destination != MPI_PROC_NULL) return MPI_ERR_RANK;
  send = {buffer, count, find_layout(datatype), destination, tag, found->context, mode};
  return send.layout ? MPI_SUCCESS : MPI_ERR_TYPE;
}

int read_receive(void* buffer, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
                 ReceiveCall& receive) {
  const MPI_ABI_Comm* found = find_communicator(comm);
  if (found == nullptr) return MPI_ERR_COMM;
  if (source != 0 && source != MPI_PROC_NULL && source != MPI_ANY_SOURCE) return MPI_ERR_RANK;
  receive = {{buffer, count, find_layout(datatype)}, source, {found->context, tag}};
  return receive.target.layout ? MPI_SUCCESS : MPI_ERR_TYPE;
}

int begin(const Send& send, MPI_ABI_Request& request) {
  if (send.destination == MPI_PROC_NULL) {
    complete(&request);
    return MPI_SUCCESS;
  }
  const std::int64_t bytes = send.layout->bytes(send.count);
  if (!send.layout->may_be_copied(send.count)) return MPI_ERR_NO_MEM;
  if (send.mode == SendMode::buffered && !has_room(process().buffer, bytes)) return MPI_ERR_BUFFER;
  auto message = std::make_unique<Message>();
  try {
    message->bytes.resize(static_cast<std::size_t>(bytes));
  } catch (const std::bad_alloc&) {
    return MPI_ERR_NO_MEM;
  }
  pack(send.buffer, send.count, *send.layout, message->bytes.data());
  message->context = send.context;
  message->tag = send.tag;
  message->buffered = send.mode == SendMode::buffered;
  if (send.mode == SendMode::synchronous)
    message->sender = &request;
  else
    complete(&request);
  process().mailbox.send(std::move(message));
  return MPI_SUCCESS;
}

int begin(const ReceiveCall& receive, MPI_ABI_Request& request) {
  request.receives = true;
  if (receive.source == MPI_PROC_NULL) {
    request.status = null_process_status();
    complete(&request);
  } else {
    process().mailbox.receive({receive.wanted, receive.target, &request});
  }
  return MPI_SUCCESS;
}

int finish(const Send& send) {
  MPI_ABI_Request request;
  if (const int code = begin(send, request); code != MPI_SUCCESS) return code;
  if (request.complete) return MPI_SUCCESS;
  process().mailbox.withdraw(&request);
  return send_never_completes;
}

int finish(const ReceiveCall& receive, MPI_Status* status) {
  MPI_ABI_Request request;
  if (const int code = begin(receive, request); code != MPI_SUCCESS) return code;
  if (!request.complete) {
    process().mailbox.withdraw(&request);
    return receive_never_completes;
  }
  give_status(request.status, status);
  return request.error;
}

}  // namespace mpiwasm::serial_mpi
