// Sends and receives of the process to itself (MPI-5.0, chapter 3). A ready send is a standard one.
#include "serial_mpi/process.hpp"
#include "serial_mpi/transfers.hpp"

namespace mpiwasm::serial_mpi {
namespace {

/// Reads the arguments of a send and calls the continuation.
int with_send(const void* buffer, int count, MPI_Datatype datatype, int destination, int tag, MPI_Comm comm,
              SendMode mode, const auto& use) {
  Send send{};
  const int code = read_send(buffer, count, datatype, destination, tag, comm, mode, send);
  return code == MPI_SUCCESS ? use(send) : code;
}

int with_receive(void* buffer, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, const auto& use) {
  ReceiveCall receive{};
  const int code = read_receive(buffer, count, datatype, source, tag, comm, receive);
  return code == MPI_SUCCESS ? use(receive) : code;
}

const auto run = [](const Send& send) { return finish(send); };

/// What is done with an operation whose request is wanted.
auto begun(MPI_Request* request) {
  return [=](const auto& operation) { return give_begun(operation, request); };
}
auto startable(MPI_Request* request) {
  return [=](const auto& operation) { return give_startable(operation, request); };
}

}  // namespace
}  // namespace mpiwasm::serial_mpi

using namespace mpiwasm::serial_mpi;

// --- sends in their four modes -----------------------------------------------------------------------------------

int MPI_Send(const void* buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm) {
  return with_send(buf, count, datatype, dest, tag, comm, SendMode::standard, run);
}

int MPI_Bsend(const void* buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm) {
  return with_send(buf, count, datatype, dest, tag, comm, SendMode::buffered, run);
}

int MPI_Ssend(const void* buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm) {
  return with_send(buf, count, datatype, dest, tag, comm, SendMode::synchronous, run);
}

int MPI_Rsend(const void* buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm) {
  return with_send(buf, count, datatype, dest, tag, comm, SendMode::standard, run);
}

int MPI_Isend(const void* buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
              MPI_Request* request) {
  return with_send(buf, count, datatype, dest, tag, comm, SendMode::standard, begun(request));
}

int MPI_Ibsend(const void* buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
               MPI_Request* request) {
  return with_send(buf, count, datatype, dest, tag, comm, SendMode::buffered, begun(request));
}

int MPI_Issend(const void* buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
               MPI_Request* request) {
  return with_send(buf, count, datatype, dest, tag, comm, SendMode::synchronous, begun(request));
}

int MPI_Irsend(const void* buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
               MPI_Request* request) {
  return with_send(buf, count, datatype, dest, tag, comm, SendMode::standard, begun(request));
}

int MPI_Send_init(const void* buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
                  MPI_Request* request) {
  return with_send(buf, count, datatype, dest, tag, comm, SendMode::standard, startable(request));
}

int MPI_Bsend_init(const void* buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
                   MPI_Request* request) {
  return with_send(buf, count, datatype, dest, tag, comm, SendMode::buffered, startable(request));
}

int MPI_Ssend_init(const void* buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
                   MPI_Request* request) {
  return with_send(buf, count, datatype, dest, tag, comm, SendMode::synchronous, startable(request));
}

int MPI_Rsend_init(const void* buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
                   MPI_Request* request) {
  return with_send(buf, count, datatype, dest, tag, comm, SendMode::standard, startable(request));
}

// --- receives ------------------------------------------------------------------------------------------------------

int MPI_Recv(void* buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status* status) {
  return with_receive(buf, count, datatype, source, tag, comm,
                      [&](const ReceiveCall& receive) { return finish(receive, status); });
}

int MPI_Irecv(void* buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request* request) {
  return with_receive(buf, count, datatype, source, tag, comm, begun(request));
}

int MPI_Recv_init(void* buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
                  MPI_Request* request) {
  return with_receive(buf, count, datatype, source, tag, comm, startable(request));
}

// --- both at once: the send is over before the receive begins, because it keeps a copy -------------------------------

int MPI_Sendrecv(const void* sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void* recvbuf,
                 int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status* status) {
  const int code = MPI_Send(sendbuf, sendcount, sendtype, dest, sendtag, comm);
  return code == MPI_SUCCESS ? MPI_Recv(recvbuf, recvcount, recvtype, source, recvtag, comm, status) : code;
}

int MPI_Sendrecv_replace(void* buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag,
                         MPI_Comm comm, MPI_Status* status) {
  return MPI_Sendrecv(buf, count, datatype, dest, sendtag, buf, count, datatype, source, recvtag, comm, status);
}

int MPI_Isendrecv(const void* sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void* recvbuf,
                  int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request* request) {
  const int code = MPI_Send(sendbuf, sendcount, sendtype, dest, sendtag, comm);
  return code == MPI_SUCCESS ? MPI_Irecv(recvbuf, recvcount, recvtype, source, recvtag, comm, request) : code;
}

int MPI_Isendrecv_replace(void* buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag,
                          MPI_Comm comm, MPI_Request* request) {
  return MPI_Isendrecv(buf, count, datatype, dest, sendtag, buf, count, datatype, source, recvtag, comm, request);
}

// --- the buffer for buffered sends ---------------------------------------------------------------------------------

int MPI_Buffer_attach(void* buffer, int size) {
  if (process().buffer.attached) return MPI_ERR_BUFFER;
  process().buffer = {buffer, size, true};
  return MPI_SUCCESS;
}

int MPI_Buffer_detach(void* buffer_place, int* size) {
  AttachedBuffer& buffer = process().buffer;
  if (!buffer.attached) return MPI_ERR_BUFFER;
  // There is nothing to wait for: the messages do not lie in it.
  process().mailbox.forget_buffer();
  *static_cast<void**>(buffer_place) = buffer.address;
  *size = static_cast<int>(buffer.size);
  buffer = {};
  return MPI_SUCCESS;
}
