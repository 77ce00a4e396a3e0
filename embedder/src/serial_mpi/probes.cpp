// Looking for messages without receiving them, and receiving what was found (MPI-5.0, 3.8).
#include "serial_mpi/communicators.hpp"
#include "serial_mpi/datatypes.hpp"
#include "serial_mpi/errors.hpp"
#include "serial_mpi/process.hpp"
#include "serial_mpi/requests.hpp"

namespace mpiwasm::serial_mpi {
namespace {

MPI_Status status_of(const Message& message) {
  return message_status(message.tag, static_cast<std::int64_t>(message.bytes.size()));
}

/// Receives a message that was probed for; the handle is used up.
int receive_found(void* buffer, int count, MPI_Datatype datatype, MPI_Message* handle, MPI_ABI_Request& request) {
  const LayoutPointer layout = find_layout(datatype);
  if (!layout) return MPI_ERR_TYPE;
  if (*handle == MPI_MESSAGE_NULL) return MPI_ERR_REQUEST;
  request.receives = true;
  if (*handle == MPI_MESSAGE_NO_PROC) {
    request.status = null_process_status();
    complete(&request);
  } else {
    const MessagePointer message{*handle};
    deliver(*message, {buffer, count, layout}, &request);
  }
  *handle = MPI_MESSAGE_NULL;
  return MPI_SUCCESS;
}

}  // namespace
}  // namespace mpiwasm::serial_mpi

using namespace mpiwasm::serial_mpi;

int MPI_Iprobe(int source, int tag, MPI_Comm comm, int* flag, MPI_Status* status) {
  const MPI_ABI_Comm* found = find_communicator(comm);
  if (found == nullptr) return MPI_ERR_COMM;
  *flag = 1;
  if (source == MPI_PROC_NULL) {
    give_status(null_process_status(), status);
  } else if (const Message* message = process().mailbox.find({found->context, tag})) {
    give_status(status_of(*message), status);
  } else {
    *flag = 0;
  }
  return MPI_SUCCESS;
}

int MPI_Probe(int source, int tag, MPI_Comm comm, MPI_Status* status) {
  int flag = 0;
  const int code = MPI_Iprobe(source, tag, comm, &flag, status);
  return code == MPI_SUCCESS && flag == 0 ? probe_never_completes : code;
}

int MPI_Improbe(int source, int tag, MPI_Comm comm, int* flag, MPI_Message* message, MPI_Status* status) {
  const int code = MPI_Iprobe(source, tag, comm, flag, status);
  if (code != MPI_SUCCESS || *flag == 0) return code;
  *message = source == MPI_PROC_NULL ? MPI_MESSAGE_NO_PROC
                                     : process().mailbox.take({find_communicator(comm)->context, tag}).release();
  return MPI_SUCCESS;
}

int MPI_Mprobe(int source, int tag, MPI_Comm comm, MPI_Message* message, MPI_Status* status) {
  int flag = 0;
  const int code = MPI_Improbe(source, tag, comm, &flag, message, status);
  return code == MPI_SUCCESS && flag == 0 ? probe_never_completes : code;
}

int MPI_Mrecv(void* buf, int count, MPI_Datatype datatype, MPI_Message* message, MPI_Status* status) {
  MPI_ABI_Request request;
  const int code = receive_found(buf, count, datatype, message, request);
  if (code != MPI_SUCCESS) return code;
  give_status(request.status, status);
  return request.error;
}

int MPI_Imrecv(void* buf, int count, MPI_Datatype datatype, MPI_Message* message, MPI_Request* request) {
  auto begun = std::make_unique<MPI_ABI_Request>();
  begun->active = true;
  const int code = receive_found(buf, count, datatype, message, *begun);
  if (code == MPI_SUCCESS) *request = begun.release();
  return code;
}
