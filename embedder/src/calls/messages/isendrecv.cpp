// MPI_Isendrecv and MPI_Isendrecv_replace (MPI-5.0, 3.10). A library without them, or which cannot do it, gets a send
// from a copy and a receive: thanks to the copy the guest may change its buffer at once, and the receive's request
// speaks for both. So do programs that can be saved: the request is then that of a receive, which can be made again.
#include "calls/checkpoint/requests.hpp"
#include "calls/core/generated_call.hpp"
#include "calls/messages/buffered_sends.hpp"

namespace mpiwasm::calls {

namespace {

/// MPICH 4.0 gives up a derived type once too often in both functions, which is used after it was freed then. Those of
/// MPI_Type_create_f90_integer and its kind, which have a recipe, are derived types of the library.
bool is_of_library(const Datatype& type) { return type.predefined && !type.foreign_format && type.recipe == nullptr; }

/// One of the two messages, its arguments checked.
struct Message {
  void* buffer;
  std::int64_t count;
  int narrow_count;  ///< 0 when the library takes large counts
  const Datatype& type;
  int peer;
  int tag;
};

int start_one_by_one(Context& context, const Message& sent, const Message& received, MPI_Comm comm,
                     MPI_Request* request) {
  if (!context.copied_sends) context.copied_sends = std::make_shared<BufferedSends>(guest::null_address, nullptr, 0);
  const int code =
      context.copied_sends->send(sent.buffer, sent.narrow_count, sent.type.host, sent.peer, sent.tag, comm);
  if (code != MPI_SUCCESS) return code;
  return MPI_Irecv(received.buffer, Call::message_count(received.type, received.narrow_count),
                   Call::message_type(received.type), received.peer, received.tag, comm, request);
}

/// Stores the request at its place, and what a job that is saved has to know of it.
void keep_receive(Call& call, Handle* place, Address request, MPI_Request host, Handle comm,
                  const MessageRecipe& receive) {
  if (!call.context().job_state) {
    *place = call.new_request(host, comm);
    return;
  }
  *place = call.new_request(host, comm, receive);
  note_posted(call.context(), request);
}

Code exchange(Call& call, Address sendbuf, std::int64_t sendcount, Handle sendtype, std::int32_t dest,
              std::int32_t sendtag, Address recvbuf, std::int64_t recvcount, Handle recvtype, std::int32_t source,
              std::int32_t recvtag, Handle comm, Address request) {
  const Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& type_sent = call.datatype("sendtype", sendtype);
  const Datatype& type_received = call.datatype("recvtype", recvtype);
  const bool by_library = is_of_library(type_sent) && is_of_library(type_received) && !call.context().job_state;
  const bool large = by_library && MPI_Isendrecv_c != nullptr;
  const auto narrow = [&](const char* argument, std::int64_t count) {
    call.large_count(argument, count);
    return large ? 0 : call.narrow_count(argument, count);
  };
  const Message sent{call.buffer("sendbuf", sendbuf, sendcount, type_sent),
                     sendcount,
                     narrow("sendcount", sendcount),
                     type_sent,
                     call.destination("dest", dest, the_comm),
                     call.send_tag("sendtag", sendtag)};
  const Message received{call.result_buffer("recvbuf", recvbuf, recvcount, type_received),
                         recvcount,
                         narrow("recvcount", recvcount),
                         type_received,
                         call.source("source", source, the_comm),
                         call.receive_tag("recvtag", recvtag)};
  Handle* place = call.result_place(call.context().requests, "request", request);
  if (call.failed()) return call.raise();
  MPI_Request host = MPI_REQUEST_NULL;
  int code = MPI_SUCCESS;
  if (large) {
    code = MPI_Isendrecv_c(sent.buffer, sent.count, sent.type.host, sent.peer, sent.tag, received.buffer,
                           Call::message_count(received.type, received.count), Call::message_type(received.type),
                           received.peer, received.tag, the_comm.host, &host);
  } else if (by_library && MPI_Isendrecv != nullptr) {
    code = MPI_Isendrecv(sent.buffer, sent.narrow_count, sent.type.host, sent.peer, sent.tag, received.buffer,
                         Call::message_count(received.type, received.narrow_count), Call::message_type(received.type),
                         received.peer, received.tag, the_comm.host, &host);
  } else {
    code = start_one_by_one(call.context(), sent, received, the_comm.host, &host);
  }
  if (code != MPI_SUCCESS) return call.raise_host(code);
  const MessageRecipe receive{"MPI_Irecv", recvcount, recvbuf, recvtype, source, recvtag};
  keep_receive(call, place, request, host, comm, receive);
  return 0;
}

Code replace(Call& call, Address buf, std::int64_t count, Handle datatype, std::int32_t dest, std::int32_t sendtag,
             std::int32_t source, std::int32_t recvtag, Handle comm, Address request) {
  const Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& type = call.datatype("datatype", datatype);
  // MPICH and Intel MPI send what their memory held before unless the data lie one behind the other, without gaps and
  // overlaps.
  const bool by_library = is_of_library(type) && type.size == type.extent && !call.context().job_state;
  const bool large = by_library && MPI_Isendrecv_replace_c != nullptr;
  call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", count);
  void* buffer = call.result_buffer("buf", buf, count, type);
  const Message sent{
      buffer, count, narrow_count, type, call.destination("dest", dest, the_comm), call.send_tag("sendtag", sendtag)};
  const Message received{
      buffer, count, narrow_count, type, call.source("source", source, the_comm), call.receive_tag("recvtag", recvtag)};
  Handle* place = call.result_place(call.context().requests, "request", request);
  if (call.failed()) return call.raise();
  MPI_Request host = MPI_REQUEST_NULL;
  int code = MPI_SUCCESS;
  if (large) {
    code = MPI_Isendrecv_replace_c(buffer, count, type.host, sent.peer, sent.tag, received.peer, received.tag,
                                   the_comm.host, &host);
  } else if (by_library && MPI_Isendrecv_replace != nullptr) {
    code = MPI_Isendrecv_replace(buffer, narrow_count, type.host, sent.peer, sent.tag, received.peer, received.tag,
                                 the_comm.host, &host);
  } else {
    code = start_one_by_one(call.context(), sent, received, the_comm.host, &host);
  }
  if (code != MPI_SUCCESS) return call.raise_host(code);
  keep_receive(call, place, request, host, comm, {"MPI_Irecv", count, buf, datatype, source, recvtag});
  return 0;
}

}  // namespace

#include "calls/isendrecv.inc"

}  // namespace mpiwasm::calls
