// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/point_to_point.toml.
#include "calls/core/generated_call.hpp"

namespace mpiwasm::calls {

[[gnu::noinline]] static Code careful_MPI_Send(Context* context, Address buf, std::int32_t count, Handle datatype,
      std::int32_t dest, std::int32_t tag, Handle comm) try {
  Call call(*context, "MPI_Send", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_tag = call.send_tag("tag", tag);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  if (call.failed()) return call.raise();
  return call.finish(MPI_Send(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Send", comm, error);
}

Code guest_MPI_Send(Context* context, Address buf, std::int32_t count, Handle datatype, std::int32_t dest,
      std::int32_t tag, Handle comm) {
  QuickCall call(*context, "MPI_Send", comm);
  if (call.failed()) return careful_MPI_Send(context, buf, count, datatype, dest, tag, comm);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Send(context, buf, count, datatype, dest, tag, comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Send(context, buf, count, datatype, dest, tag, comm);
  const int host_count = call.count("count", count);
  if (call.failed()) return careful_MPI_Send(context, buf, count, datatype, dest, tag, comm);
  const int host_dest = call.destination("dest", dest, the_comm);
  if (call.failed()) return careful_MPI_Send(context, buf, count, datatype, dest, tag, comm);
  const int host_tag = call.send_tag("tag", tag);
  if (call.failed()) return careful_MPI_Send(context, buf, count, datatype, dest, tag, comm);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Send(context, buf, count, datatype, dest, tag, comm);
  return call.finish(translate::of_library_last(MPI_Send, host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host));
}

Code guest_MPI_Send_c(Context* context, Address buf, std::int64_t count, Handle datatype, std::int32_t dest,
      std::int32_t tag, Handle comm) try {
  Call call(*context, "MPI_Send_c", comm);
  const bool large = MPI_Send_c != nullptr;
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_tag = call.send_tag("tag", tag);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  if (call.failed()) return call.raise();
  return call.finish(large ? MPI_Send_c(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host) : MPI_Send(host_buf,
      call.message_count(the_datatype, narrow_count), call.message_type(the_datatype), host_dest, host_tag,
      the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Send_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Ssend(Context* context, Address buf, std::int32_t count, Handle datatype,
      std::int32_t dest, std::int32_t tag, Handle comm) try {
  Call call(*context, "MPI_Ssend", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_tag = call.send_tag("tag", tag);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  if (call.failed()) return call.raise();
  return call.finish(MPI_Ssend(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ssend", comm, error);
}

Code guest_MPI_Ssend(Context* context, Address buf, std::int32_t count, Handle datatype, std::int32_t dest,
      std::int32_t tag, Handle comm) {
  QuickCall call(*context, "MPI_Ssend", comm);
  if (call.failed()) return careful_MPI_Ssend(context, buf, count, datatype, dest, tag, comm);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Ssend(context, buf, count, datatype, dest, tag, comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Ssend(context, buf, count, datatype, dest, tag, comm);
  const int host_count = call.count("count", count);
  if (call.failed()) return careful_MPI_Ssend(context, buf, count, datatype, dest, tag, comm);
  const int host_dest = call.destination("dest", dest, the_comm);
  if (call.failed()) return careful_MPI_Ssend(context, buf, count, datatype, dest, tag, comm);
  const int host_tag = call.send_tag("tag", tag);
  if (call.failed()) return careful_MPI_Ssend(context, buf, count, datatype, dest, tag, comm);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Ssend(context, buf, count, datatype, dest, tag, comm);
  return call.finish(translate::of_library_last(MPI_Ssend, host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host));
}

Code guest_MPI_Ssend_c(Context* context, Address buf, std::int64_t count, Handle datatype, std::int32_t dest,
      std::int32_t tag, Handle comm) try {
  Call call(*context, "MPI_Ssend_c", comm);
  const bool large = MPI_Ssend_c != nullptr;
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_tag = call.send_tag("tag", tag);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  if (call.failed()) return call.raise();
  return call.finish(large ? MPI_Ssend_c(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host) : MPI_Ssend(host_buf,
      call.message_count(the_datatype, narrow_count), call.message_type(the_datatype), host_dest, host_tag,
      the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ssend_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Rsend(Context* context, Address buf, std::int32_t count, Handle datatype,
      std::int32_t dest, std::int32_t tag, Handle comm) try {
  Call call(*context, "MPI_Rsend", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_tag = call.send_tag("tag", tag);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  if (call.failed()) return call.raise();
  return call.finish(MPI_Rsend(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Rsend", comm, error);
}

Code guest_MPI_Rsend(Context* context, Address buf, std::int32_t count, Handle datatype, std::int32_t dest,
      std::int32_t tag, Handle comm) {
  QuickCall call(*context, "MPI_Rsend", comm);
  if (call.failed()) return careful_MPI_Rsend(context, buf, count, datatype, dest, tag, comm);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Rsend(context, buf, count, datatype, dest, tag, comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Rsend(context, buf, count, datatype, dest, tag, comm);
  const int host_count = call.count("count", count);
  if (call.failed()) return careful_MPI_Rsend(context, buf, count, datatype, dest, tag, comm);
  const int host_dest = call.destination("dest", dest, the_comm);
  if (call.failed()) return careful_MPI_Rsend(context, buf, count, datatype, dest, tag, comm);
  const int host_tag = call.send_tag("tag", tag);
  if (call.failed()) return careful_MPI_Rsend(context, buf, count, datatype, dest, tag, comm);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Rsend(context, buf, count, datatype, dest, tag, comm);
  return call.finish(translate::of_library_last(MPI_Rsend, host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host));
}

Code guest_MPI_Rsend_c(Context* context, Address buf, std::int64_t count, Handle datatype, std::int32_t dest,
      std::int32_t tag, Handle comm) try {
  Call call(*context, "MPI_Rsend_c", comm);
  const bool large = MPI_Rsend_c != nullptr;
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_tag = call.send_tag("tag", tag);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  if (call.failed()) return call.raise();
  return call.finish(large ? MPI_Rsend_c(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host) : MPI_Rsend(host_buf,
      call.message_count(the_datatype, narrow_count), call.message_type(the_datatype), host_dest, host_tag,
      the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Rsend_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Recv(Context* context, Address buf, std::int32_t count, Handle datatype,
      std::int32_t source, std::int32_t tag, Handle comm, Address status) try {
  Call call(*context, "MPI_Recv", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const int host_source = call.source("source", source, the_comm);
  const int host_tag = call.receive_tag("tag", tag);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  StatusResult status_result(call.status_place("status", status), current_caller().status);
  if (call.failed()) return call.raise();
  const int code = MPI_Recv(host_buf, call.message_count(the_datatype, host_count), call.message_type(the_datatype),
      host_source, host_tag, the_comm.host, status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Recv", comm, error);
}

Code guest_MPI_Recv(Context* context, Address buf, std::int32_t count, Handle datatype, std::int32_t source,
      std::int32_t tag, Handle comm, Address status) {
  QuickCall call(*context, "MPI_Recv", comm);
  if (call.failed()) return careful_MPI_Recv(context, buf, count, datatype, source, tag, comm, status);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Recv(context, buf, count, datatype, source, tag, comm, status);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Recv(context, buf, count, datatype, source, tag, comm, status);
  const int host_count = call.count("count", count);
  if (call.failed()) return careful_MPI_Recv(context, buf, count, datatype, source, tag, comm, status);
  const int host_source = call.source("source", source, the_comm);
  if (call.failed()) return careful_MPI_Recv(context, buf, count, datatype, source, tag, comm, status);
  const int host_tag = call.receive_tag("tag", tag);
  if (call.failed()) return careful_MPI_Recv(context, buf, count, datatype, source, tag, comm, status);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Recv(context, buf, count, datatype, source, tag, comm, status);
  StatusResult status_result(call.status_place("status", status), current_caller().status);
  if (call.failed()) return careful_MPI_Recv(context, buf, count, datatype, source, tag, comm, status);
  const int code = MPI_Recv(host_buf, call.message_count(the_datatype, host_count), call.message_type(the_datatype),
      host_source, host_tag, the_comm.host, status_result.host());
  status_result.store();
  return call.finish(code);
}

Code guest_MPI_Recv_c(Context* context, Address buf, std::int64_t count, Handle datatype, std::int32_t source,
      std::int32_t tag, Handle comm, Address status) try {
  Call call(*context, "MPI_Recv_c", comm);
  const bool large = MPI_Recv_c != nullptr;
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const int host_source = call.source("source", source, the_comm);
  const int host_tag = call.receive_tag("tag", tag);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  StatusResult status_result(call.status_place("status", status), current_caller().status);
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Recv_c(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_source, host_tag, the_comm.host, status_result.host())
      : MPI_Recv(host_buf, call.message_count(the_datatype, narrow_count), call.message_type(the_datatype),
      host_source, host_tag, the_comm.host, status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Recv_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Isend(Context* context, Address buf, std::int32_t count, Handle datatype,
      std::int32_t dest, std::int32_t tag, Handle comm, Address request) try {
  Call call(*context, "MPI_Isend", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_tag = call.send_tag("tag", tag);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Isend(host_buf, call.message_count(the_datatype, host_count), call.message_type(the_datatype),
      host_dest, host_tag, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Isend", count, buf, datatype, dest, tag});
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Isend", comm, error);
}

Code guest_MPI_Isend(Context* context, Address buf, std::int32_t count, Handle datatype, std::int32_t dest,
      std::int32_t tag, Handle comm, Address request) {
  QuickCall call(*context, "MPI_Isend", comm);
  if (call.failed()) return careful_MPI_Isend(context, buf, count, datatype, dest, tag, comm, request);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Isend(context, buf, count, datatype, dest, tag, comm, request);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Isend(context, buf, count, datatype, dest, tag, comm, request);
  const int host_count = call.count("count", count);
  if (call.failed()) return careful_MPI_Isend(context, buf, count, datatype, dest, tag, comm, request);
  const int host_dest = call.destination("dest", dest, the_comm);
  if (call.failed()) return careful_MPI_Isend(context, buf, count, datatype, dest, tag, comm, request);
  const int host_tag = call.send_tag("tag", tag);
  if (call.failed()) return careful_MPI_Isend(context, buf, count, datatype, dest, tag, comm, request);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Isend(context, buf, count, datatype, dest, tag, comm, request);
  Handle* request_place = call.result_place(context->requests, "request", request);
  if (call.failed()) return careful_MPI_Isend(context, buf, count, datatype, dest, tag, comm, request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  const int code = MPI_Isend(host_buf, call.message_count(the_datatype, host_count), call.message_type(the_datatype),
      host_dest, host_tag, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Isend", count, buf, datatype, dest, tag});
  return 0;
}

Code guest_MPI_Isend_c(Context* context, Address buf, std::int64_t count, Handle datatype, std::int32_t dest,
      std::int32_t tag, Handle comm, Address request) try {
  Call call(*context, "MPI_Isend_c", comm);
  const bool large = MPI_Isend_c != nullptr;
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_tag = call.send_tag("tag", tag);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Isend_c(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host, &host_request) : MPI_Isend(host_buf,
      call.message_count(the_datatype, narrow_count), call.message_type(the_datatype), host_dest, host_tag,
      the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Isend_c", count, buf, datatype, dest,
      tag});
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Isend_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Issend(Context* context, Address buf, std::int32_t count, Handle datatype,
      std::int32_t dest, std::int32_t tag, Handle comm, Address request) try {
  Call call(*context, "MPI_Issend", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_tag = call.send_tag("tag", tag);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Issend(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Issend", count, buf, datatype, dest, tag});
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Issend", comm, error);
}

Code guest_MPI_Issend(Context* context, Address buf, std::int32_t count, Handle datatype, std::int32_t dest,
      std::int32_t tag, Handle comm, Address request) {
  QuickCall call(*context, "MPI_Issend", comm);
  if (call.failed()) return careful_MPI_Issend(context, buf, count, datatype, dest, tag, comm, request);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Issend(context, buf, count, datatype, dest, tag, comm, request);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Issend(context, buf, count, datatype, dest, tag, comm, request);
  const int host_count = call.count("count", count);
  if (call.failed()) return careful_MPI_Issend(context, buf, count, datatype, dest, tag, comm, request);
  const int host_dest = call.destination("dest", dest, the_comm);
  if (call.failed()) return careful_MPI_Issend(context, buf, count, datatype, dest, tag, comm, request);
  const int host_tag = call.send_tag("tag", tag);
  if (call.failed()) return careful_MPI_Issend(context, buf, count, datatype, dest, tag, comm, request);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Issend(context, buf, count, datatype, dest, tag, comm, request);
  Handle* request_place = call.result_place(context->requests, "request", request);
  if (call.failed()) return careful_MPI_Issend(context, buf, count, datatype, dest, tag, comm, request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  const int code = MPI_Issend(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Issend", count, buf, datatype, dest, tag});
  return 0;
}

Code guest_MPI_Issend_c(Context* context, Address buf, std::int64_t count, Handle datatype, std::int32_t dest,
      std::int32_t tag, Handle comm, Address request) try {
  Call call(*context, "MPI_Issend_c", comm);
  const bool large = MPI_Issend_c != nullptr;
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_tag = call.send_tag("tag", tag);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Issend_c(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host, &host_request) : MPI_Issend(host_buf,
      call.message_count(the_datatype, narrow_count), call.message_type(the_datatype), host_dest, host_tag,
      the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Issend_c", count, buf, datatype, dest,
      tag});
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Issend_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Irsend(Context* context, Address buf, std::int32_t count, Handle datatype,
      std::int32_t dest, std::int32_t tag, Handle comm, Address request) try {
  Call call(*context, "MPI_Irsend", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_tag = call.send_tag("tag", tag);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Irsend(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Irsend", count, buf, datatype, dest, tag});
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Irsend", comm, error);
}

Code guest_MPI_Irsend(Context* context, Address buf, std::int32_t count, Handle datatype, std::int32_t dest,
      std::int32_t tag, Handle comm, Address request) {
  QuickCall call(*context, "MPI_Irsend", comm);
  if (call.failed()) return careful_MPI_Irsend(context, buf, count, datatype, dest, tag, comm, request);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Irsend(context, buf, count, datatype, dest, tag, comm, request);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Irsend(context, buf, count, datatype, dest, tag, comm, request);
  const int host_count = call.count("count", count);
  if (call.failed()) return careful_MPI_Irsend(context, buf, count, datatype, dest, tag, comm, request);
  const int host_dest = call.destination("dest", dest, the_comm);
  if (call.failed()) return careful_MPI_Irsend(context, buf, count, datatype, dest, tag, comm, request);
  const int host_tag = call.send_tag("tag", tag);
  if (call.failed()) return careful_MPI_Irsend(context, buf, count, datatype, dest, tag, comm, request);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Irsend(context, buf, count, datatype, dest, tag, comm, request);
  Handle* request_place = call.result_place(context->requests, "request", request);
  if (call.failed()) return careful_MPI_Irsend(context, buf, count, datatype, dest, tag, comm, request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  const int code = MPI_Irsend(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Irsend", count, buf, datatype, dest, tag});
  return 0;
}

Code guest_MPI_Irsend_c(Context* context, Address buf, std::int64_t count, Handle datatype, std::int32_t dest,
      std::int32_t tag, Handle comm, Address request) try {
  Call call(*context, "MPI_Irsend_c", comm);
  const bool large = MPI_Irsend_c != nullptr;
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_tag = call.send_tag("tag", tag);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Irsend_c(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host, &host_request) : MPI_Irsend(host_buf,
      call.message_count(the_datatype, narrow_count), call.message_type(the_datatype), host_dest, host_tag,
      the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Irsend_c", count, buf, datatype, dest,
      tag});
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Irsend_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Irecv(Context* context, Address buf, std::int32_t count, Handle datatype,
      std::int32_t source, std::int32_t tag, Handle comm, Address request) try {
  Call call(*context, "MPI_Irecv", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const int host_source = call.source("source", source, the_comm);
  const int host_tag = call.receive_tag("tag", tag);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Irecv(host_buf, call.message_count(the_datatype, host_count), call.message_type(the_datatype),
      host_source, host_tag, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Irecv", count, buf, datatype, source,
      tag});
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Irecv", comm, error);
}

Code guest_MPI_Irecv(Context* context, Address buf, std::int32_t count, Handle datatype, std::int32_t source,
      std::int32_t tag, Handle comm, Address request) {
  QuickCall call(*context, "MPI_Irecv", comm);
  if (call.failed()) return careful_MPI_Irecv(context, buf, count, datatype, source, tag, comm, request);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Irecv(context, buf, count, datatype, source, tag, comm, request);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Irecv(context, buf, count, datatype, source, tag, comm, request);
  const int host_count = call.count("count", count);
  if (call.failed()) return careful_MPI_Irecv(context, buf, count, datatype, source, tag, comm, request);
  const int host_source = call.source("source", source, the_comm);
  if (call.failed()) return careful_MPI_Irecv(context, buf, count, datatype, source, tag, comm, request);
  const int host_tag = call.receive_tag("tag", tag);
  if (call.failed()) return careful_MPI_Irecv(context, buf, count, datatype, source, tag, comm, request);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Irecv(context, buf, count, datatype, source, tag, comm, request);
  Handle* request_place = call.result_place(context->requests, "request", request);
  if (call.failed()) return careful_MPI_Irecv(context, buf, count, datatype, source, tag, comm, request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  const int code = MPI_Irecv(host_buf, call.message_count(the_datatype, host_count), call.message_type(the_datatype),
      host_source, host_tag, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Irecv", count, buf, datatype, source,
      tag});
  return 0;
}

Code guest_MPI_Irecv_c(Context* context, Address buf, std::int64_t count, Handle datatype, std::int32_t source,
      std::int32_t tag, Handle comm, Address request) try {
  Call call(*context, "MPI_Irecv_c", comm);
  const bool large = MPI_Irecv_c != nullptr;
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const int host_source = call.source("source", source, the_comm);
  const int host_tag = call.receive_tag("tag", tag);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Irecv_c(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_source, host_tag, the_comm.host, &host_request) : MPI_Irecv(host_buf,
      call.message_count(the_datatype, narrow_count), call.message_type(the_datatype), host_source, host_tag,
      the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Irecv_c", count, buf, datatype, source,
      tag});
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Irecv_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Send_init(Context* context, Address buf, std::int32_t count,
      Handle datatype, std::int32_t dest, std::int32_t tag, Handle comm, Address request) try {
  Call call(*context, "MPI_Send_init", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_tag = call.send_tag("tag", tag);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Send_init(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Send_init", count, buf, datatype, dest,
      tag});
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Send_init", comm, error);
}

Code guest_MPI_Send_init(Context* context, Address buf, std::int32_t count, Handle datatype, std::int32_t dest,
      std::int32_t tag, Handle comm, Address request) {
  QuickCall call(*context, "MPI_Send_init", comm);
  if (call.failed()) return careful_MPI_Send_init(context, buf, count, datatype, dest, tag, comm, request);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Send_init(context, buf, count, datatype, dest, tag, comm, request);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Send_init(context, buf, count, datatype, dest, tag, comm, request);
  const int host_count = call.count("count", count);
  if (call.failed()) return careful_MPI_Send_init(context, buf, count, datatype, dest, tag, comm, request);
  const int host_dest = call.destination("dest", dest, the_comm);
  if (call.failed()) return careful_MPI_Send_init(context, buf, count, datatype, dest, tag, comm, request);
  const int host_tag = call.send_tag("tag", tag);
  if (call.failed()) return careful_MPI_Send_init(context, buf, count, datatype, dest, tag, comm, request);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Send_init(context, buf, count, datatype, dest, tag, comm, request);
  Handle* request_place = call.result_place(context->requests, "request", request);
  if (call.failed()) return careful_MPI_Send_init(context, buf, count, datatype, dest, tag, comm, request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  const int code = MPI_Send_init(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Send_init", count, buf, datatype, dest,
      tag});
  return 0;
}

Code guest_MPI_Send_init_c(Context* context, Address buf, std::int64_t count, Handle datatype, std::int32_t dest,
      std::int32_t tag, Handle comm, Address request) try {
  Call call(*context, "MPI_Send_init_c", comm);
  const bool large = MPI_Send_init_c != nullptr;
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_tag = call.send_tag("tag", tag);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Send_init_c(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host, &host_request) : MPI_Send_init(host_buf,
      call.message_count(the_datatype, narrow_count), call.message_type(the_datatype), host_dest, host_tag,
      the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Send_init_c", count, buf, datatype, dest,
      tag});
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Send_init_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Ssend_init(Context* context, Address buf, std::int32_t count,
      Handle datatype, std::int32_t dest, std::int32_t tag, Handle comm, Address request) try {
  Call call(*context, "MPI_Ssend_init", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_tag = call.send_tag("tag", tag);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Ssend_init(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Ssend_init", count, buf, datatype, dest,
      tag});
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ssend_init", comm, error);
}

Code guest_MPI_Ssend_init(Context* context, Address buf, std::int32_t count, Handle datatype, std::int32_t dest,
      std::int32_t tag, Handle comm, Address request) {
  QuickCall call(*context, "MPI_Ssend_init", comm);
  if (call.failed()) return careful_MPI_Ssend_init(context, buf, count, datatype, dest, tag, comm, request);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Ssend_init(context, buf, count, datatype, dest, tag, comm, request);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Ssend_init(context, buf, count, datatype, dest, tag, comm, request);
  const int host_count = call.count("count", count);
  if (call.failed()) return careful_MPI_Ssend_init(context, buf, count, datatype, dest, tag, comm, request);
  const int host_dest = call.destination("dest", dest, the_comm);
  if (call.failed()) return careful_MPI_Ssend_init(context, buf, count, datatype, dest, tag, comm, request);
  const int host_tag = call.send_tag("tag", tag);
  if (call.failed()) return careful_MPI_Ssend_init(context, buf, count, datatype, dest, tag, comm, request);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Ssend_init(context, buf, count, datatype, dest, tag, comm, request);
  Handle* request_place = call.result_place(context->requests, "request", request);
  if (call.failed()) return careful_MPI_Ssend_init(context, buf, count, datatype, dest, tag, comm, request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  const int code = MPI_Ssend_init(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Ssend_init", count, buf, datatype, dest,
      tag});
  return 0;
}

Code guest_MPI_Ssend_init_c(Context* context, Address buf, std::int64_t count, Handle datatype, std::int32_t dest,
      std::int32_t tag, Handle comm, Address request) try {
  Call call(*context, "MPI_Ssend_init_c", comm);
  const bool large = MPI_Ssend_init_c != nullptr;
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_tag = call.send_tag("tag", tag);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Ssend_init_c(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host, &host_request) : MPI_Ssend_init(host_buf,
      call.message_count(the_datatype, narrow_count), call.message_type(the_datatype), host_dest, host_tag,
      the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Ssend_init_c", count, buf, datatype, dest,
      tag});
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ssend_init_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Rsend_init(Context* context, Address buf, std::int32_t count,
      Handle datatype, std::int32_t dest, std::int32_t tag, Handle comm, Address request) try {
  Call call(*context, "MPI_Rsend_init", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_tag = call.send_tag("tag", tag);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Rsend_init(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Rsend_init", count, buf, datatype, dest,
      tag});
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Rsend_init", comm, error);
}

Code guest_MPI_Rsend_init(Context* context, Address buf, std::int32_t count, Handle datatype, std::int32_t dest,
      std::int32_t tag, Handle comm, Address request) {
  QuickCall call(*context, "MPI_Rsend_init", comm);
  if (call.failed()) return careful_MPI_Rsend_init(context, buf, count, datatype, dest, tag, comm, request);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Rsend_init(context, buf, count, datatype, dest, tag, comm, request);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Rsend_init(context, buf, count, datatype, dest, tag, comm, request);
  const int host_count = call.count("count", count);
  if (call.failed()) return careful_MPI_Rsend_init(context, buf, count, datatype, dest, tag, comm, request);
  const int host_dest = call.destination("dest", dest, the_comm);
  if (call.failed()) return careful_MPI_Rsend_init(context, buf, count, datatype, dest, tag, comm, request);
  const int host_tag = call.send_tag("tag", tag);
  if (call.failed()) return careful_MPI_Rsend_init(context, buf, count, datatype, dest, tag, comm, request);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Rsend_init(context, buf, count, datatype, dest, tag, comm, request);
  Handle* request_place = call.result_place(context->requests, "request", request);
  if (call.failed()) return careful_MPI_Rsend_init(context, buf, count, datatype, dest, tag, comm, request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  const int code = MPI_Rsend_init(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Rsend_init", count, buf, datatype, dest,
      tag});
  return 0;
}

Code guest_MPI_Rsend_init_c(Context* context, Address buf, std::int64_t count, Handle datatype, std::int32_t dest,
      std::int32_t tag, Handle comm, Address request) try {
  Call call(*context, "MPI_Rsend_init_c", comm);
  const bool large = MPI_Rsend_init_c != nullptr;
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_tag = call.send_tag("tag", tag);
  const void* host_buf = call.buffer("buf", buf, host_count, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Rsend_init_c(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_tag, the_comm.host, &host_request) : MPI_Rsend_init(host_buf,
      call.message_count(the_datatype, narrow_count), call.message_type(the_datatype), host_dest, host_tag,
      the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Rsend_init_c", count, buf, datatype, dest,
      tag});
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Rsend_init_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Recv_init(Context* context, Address buf, std::int32_t count,
      Handle datatype, std::int32_t source, std::int32_t tag, Handle comm, Address request) try {
  Call call(*context, "MPI_Recv_init", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const int host_source = call.source("source", source, the_comm);
  const int host_tag = call.receive_tag("tag", tag);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Recv_init(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_source, host_tag, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Recv_init", count, buf, datatype, source,
      tag});
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Recv_init", comm, error);
}

Code guest_MPI_Recv_init(Context* context, Address buf, std::int32_t count, Handle datatype, std::int32_t source,
      std::int32_t tag, Handle comm, Address request) {
  QuickCall call(*context, "MPI_Recv_init", comm);
  if (call.failed()) return careful_MPI_Recv_init(context, buf, count, datatype, source, tag, comm, request);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Recv_init(context, buf, count, datatype, source, tag, comm, request);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Recv_init(context, buf, count, datatype, source, tag, comm, request);
  const int host_count = call.count("count", count);
  if (call.failed()) return careful_MPI_Recv_init(context, buf, count, datatype, source, tag, comm, request);
  const int host_source = call.source("source", source, the_comm);
  if (call.failed()) return careful_MPI_Recv_init(context, buf, count, datatype, source, tag, comm, request);
  const int host_tag = call.receive_tag("tag", tag);
  if (call.failed()) return careful_MPI_Recv_init(context, buf, count, datatype, source, tag, comm, request);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Recv_init(context, buf, count, datatype, source, tag, comm, request);
  Handle* request_place = call.result_place(context->requests, "request", request);
  if (call.failed()) return careful_MPI_Recv_init(context, buf, count, datatype, source, tag, comm, request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  const int code = MPI_Recv_init(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_source, host_tag, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Recv_init", count, buf, datatype, source,
      tag});
  return 0;
}

Code guest_MPI_Recv_init_c(Context* context, Address buf, std::int64_t count, Handle datatype, std::int32_t source,
      std::int32_t tag, Handle comm, Address request) try {
  Call call(*context, "MPI_Recv_init_c", comm);
  const bool large = MPI_Recv_init_c != nullptr;
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const int host_source = call.source("source", source, the_comm);
  const int host_tag = call.receive_tag("tag", tag);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Recv_init_c(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_source, host_tag, the_comm.host, &host_request) : MPI_Recv_init(host_buf,
      call.message_count(the_datatype, narrow_count), call.message_type(the_datatype), host_source, host_tag,
      the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, MessageRecipe{"MPI_Recv_init_c", count, buf, datatype,
      source, tag});
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Recv_init_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Sendrecv(Context* context, Address sendbuf, std::int32_t sendcount,
      Handle sendtype, std::int32_t dest, std::int32_t sendtag, Address recvbuf, std::int32_t recvcount,
      Handle recvtype, std::int32_t source, std::int32_t recvtag, Handle comm, Address status) try {
  Call call(*context, "MPI_Sendrecv", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_sendtype = call.datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.datatype("recvtype", recvtype);
  const int host_sendcount = call.count("sendcount", sendcount);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_sendtag = call.send_tag("sendtag", sendtag);
  const int host_recvcount = call.count("recvcount", recvcount);
  const int host_source = call.source("source", source, the_comm);
  const int host_recvtag = call.receive_tag("recvtag", recvtag);
  const void* host_sendbuf = call.buffer("sendbuf", sendbuf, host_sendcount, the_sendtype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_recvcount, the_recvtype);
  StatusResult status_result(call.status_place("status", status), current_caller().status);
  if (call.failed()) return call.raise();
  const int code = MPI_Sendrecv(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_dest, host_sendtag, host_recvbuf, call.message_count(the_recvtype,
      host_recvcount), call.message_type(the_recvtype), host_source, host_recvtag, the_comm.host,
      status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Sendrecv", comm, error);
}

Code guest_MPI_Sendrecv(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype,
      std::int32_t dest, std::int32_t sendtag, Address recvbuf, std::int32_t recvcount, Handle recvtype,
      std::int32_t source, std::int32_t recvtag, Handle comm, Address status) {
  QuickCall call(*context, "MPI_Sendrecv", comm);
  if (call.failed()) return careful_MPI_Sendrecv(context, sendbuf, sendcount, sendtype, dest, sendtag, recvbuf,
      recvcount, recvtype, source, recvtag, comm, status);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Sendrecv(context, sendbuf, sendcount, sendtype, dest, sendtag, recvbuf,
      recvcount, recvtype, source, recvtag, comm, status);
  const Datatype& the_sendtype = call.datatype("sendtype", sendtype);
  if (call.failed()) return careful_MPI_Sendrecv(context, sendbuf, sendcount, sendtype, dest, sendtag, recvbuf,
      recvcount, recvtype, source, recvtag, comm, status);
  const Datatype& the_recvtype = call.datatype("recvtype", recvtype);
  if (call.failed()) return careful_MPI_Sendrecv(context, sendbuf, sendcount, sendtype, dest, sendtag, recvbuf,
      recvcount, recvtype, source, recvtag, comm, status);
  const int host_sendcount = call.count("sendcount", sendcount);
  if (call.failed()) return careful_MPI_Sendrecv(context, sendbuf, sendcount, sendtype, dest, sendtag, recvbuf,
      recvcount, recvtype, source, recvtag, comm, status);
  const int host_dest = call.destination("dest", dest, the_comm);
  if (call.failed()) return careful_MPI_Sendrecv(context, sendbuf, sendcount, sendtype, dest, sendtag, recvbuf,
      recvcount, recvtype, source, recvtag, comm, status);
  const int host_sendtag = call.send_tag("sendtag", sendtag);
  if (call.failed()) return careful_MPI_Sendrecv(context, sendbuf, sendcount, sendtype, dest, sendtag, recvbuf,
      recvcount, recvtype, source, recvtag, comm, status);
  const int host_recvcount = call.count("recvcount", recvcount);
  if (call.failed()) return careful_MPI_Sendrecv(context, sendbuf, sendcount, sendtype, dest, sendtag, recvbuf,
      recvcount, recvtype, source, recvtag, comm, status);
  const int host_source = call.source("source", source, the_comm);
  if (call.failed()) return careful_MPI_Sendrecv(context, sendbuf, sendcount, sendtype, dest, sendtag, recvbuf,
      recvcount, recvtype, source, recvtag, comm, status);
  const int host_recvtag = call.receive_tag("recvtag", recvtag);
  if (call.failed()) return careful_MPI_Sendrecv(context, sendbuf, sendcount, sendtype, dest, sendtag, recvbuf,
      recvcount, recvtype, source, recvtag, comm, status);
  const void* host_sendbuf = call.buffer("sendbuf", sendbuf, host_sendcount, the_sendtype);
  if (call.failed()) return careful_MPI_Sendrecv(context, sendbuf, sendcount, sendtype, dest, sendtag, recvbuf,
      recvcount, recvtype, source, recvtag, comm, status);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_recvcount, the_recvtype);
  if (call.failed()) return careful_MPI_Sendrecv(context, sendbuf, sendcount, sendtype, dest, sendtag, recvbuf,
      recvcount, recvtype, source, recvtag, comm, status);
  StatusResult status_result(call.status_place("status", status), current_caller().status);
  if (call.failed()) return careful_MPI_Sendrecv(context, sendbuf, sendcount, sendtype, dest, sendtag, recvbuf,
      recvcount, recvtype, source, recvtag, comm, status);
  const int code = MPI_Sendrecv(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_dest, host_sendtag, host_recvbuf, call.message_count(the_recvtype,
      host_recvcount), call.message_type(the_recvtype), host_source, host_recvtag, the_comm.host,
      status_result.host());
  status_result.store();
  return call.finish(code);
}

Code guest_MPI_Sendrecv_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      std::int32_t dest, std::int32_t sendtag, Address recvbuf, std::int64_t recvcount, Handle recvtype,
      std::int32_t source, std::int32_t recvtag, Handle comm, Address status) try {
  Call call(*context, "MPI_Sendrecv_c", comm);
  const bool large = MPI_Sendrecv_c != nullptr;
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_sendtype = call.datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.datatype("recvtype", recvtype);
  const std::int64_t host_sendcount = call.large_count("sendcount", sendcount);
  const int narrow_sendcount = large ? 0 : call.narrow_count("sendcount", host_sendcount);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_sendtag = call.send_tag("sendtag", sendtag);
  const std::int64_t host_recvcount = call.large_count("recvcount", recvcount);
  const int narrow_recvcount = large ? 0 : call.narrow_count("recvcount", host_recvcount);
  const int host_source = call.source("source", source, the_comm);
  const int host_recvtag = call.receive_tag("recvtag", recvtag);
  const void* host_sendbuf = call.buffer("sendbuf", sendbuf, host_sendcount, the_sendtype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_recvcount, the_recvtype);
  StatusResult status_result(call.status_place("status", status), current_caller().status);
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Sendrecv_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_dest, host_sendtag, host_recvbuf, call.message_count(the_recvtype,
      host_recvcount), call.message_type(the_recvtype), host_source, host_recvtag, the_comm.host,
      status_result.host()) : MPI_Sendrecv(host_sendbuf, call.message_count(the_sendtype, narrow_sendcount),
      call.message_type(the_sendtype), host_dest, host_sendtag, host_recvbuf, call.message_count(the_recvtype,
      narrow_recvcount), call.message_type(the_recvtype), host_source, host_recvtag, the_comm.host,
      status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Sendrecv_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Sendrecv_replace(Context* context, Address buf, std::int32_t count,
      Handle datatype, std::int32_t dest, std::int32_t sendtag, std::int32_t source, std::int32_t recvtag,
      Handle comm, Address status) try {
  Call call(*context, "MPI_Sendrecv_replace", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_sendtag = call.send_tag("sendtag", sendtag);
  const int host_source = call.source("source", source, the_comm);
  const int host_recvtag = call.receive_tag("recvtag", recvtag);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  StatusResult status_result(call.status_place("status", status), current_caller().status);
  if (call.failed()) return call.raise();
  const int code = MPI_Sendrecv_replace(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_sendtag, host_source, host_recvtag, the_comm.host,
      status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Sendrecv_replace", comm, error);
}

Code guest_MPI_Sendrecv_replace(Context* context, Address buf, std::int32_t count, Handle datatype,
      std::int32_t dest, std::int32_t sendtag, std::int32_t source, std::int32_t recvtag, Handle comm,
      Address status) {
  QuickCall call(*context, "MPI_Sendrecv_replace", comm);
  if (call.failed()) return careful_MPI_Sendrecv_replace(context, buf, count, datatype, dest, sendtag, source,
      recvtag, comm, status);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Sendrecv_replace(context, buf, count, datatype, dest, sendtag, source,
      recvtag, comm, status);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Sendrecv_replace(context, buf, count, datatype, dest, sendtag, source,
      recvtag, comm, status);
  const int host_count = call.count("count", count);
  if (call.failed()) return careful_MPI_Sendrecv_replace(context, buf, count, datatype, dest, sendtag, source,
      recvtag, comm, status);
  const int host_dest = call.destination("dest", dest, the_comm);
  if (call.failed()) return careful_MPI_Sendrecv_replace(context, buf, count, datatype, dest, sendtag, source,
      recvtag, comm, status);
  const int host_sendtag = call.send_tag("sendtag", sendtag);
  if (call.failed()) return careful_MPI_Sendrecv_replace(context, buf, count, datatype, dest, sendtag, source,
      recvtag, comm, status);
  const int host_source = call.source("source", source, the_comm);
  if (call.failed()) return careful_MPI_Sendrecv_replace(context, buf, count, datatype, dest, sendtag, source,
      recvtag, comm, status);
  const int host_recvtag = call.receive_tag("recvtag", recvtag);
  if (call.failed()) return careful_MPI_Sendrecv_replace(context, buf, count, datatype, dest, sendtag, source,
      recvtag, comm, status);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Sendrecv_replace(context, buf, count, datatype, dest, sendtag, source,
      recvtag, comm, status);
  StatusResult status_result(call.status_place("status", status), current_caller().status);
  if (call.failed()) return careful_MPI_Sendrecv_replace(context, buf, count, datatype, dest, sendtag, source,
      recvtag, comm, status);
  const int code = MPI_Sendrecv_replace(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_sendtag, host_source, host_recvtag, the_comm.host,
      status_result.host());
  status_result.store();
  return call.finish(code);
}

Code guest_MPI_Sendrecv_replace_c(Context* context, Address buf, std::int64_t count, Handle datatype,
      std::int32_t dest, std::int32_t sendtag, std::int32_t source, std::int32_t recvtag, Handle comm,
      Address status) try {
  Call call(*context, "MPI_Sendrecv_replace_c", comm);
  const bool large = MPI_Sendrecv_replace_c != nullptr;
  Communicator& the_comm = call.communicator("comm", comm);
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_sendtag = call.send_tag("sendtag", sendtag);
  const int host_source = call.source("source", source, the_comm);
  const int host_recvtag = call.receive_tag("recvtag", recvtag);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  StatusResult status_result(call.status_place("status", status), current_caller().status);
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Sendrecv_replace_c(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_dest, host_sendtag, host_source, host_recvtag, the_comm.host,
      status_result.host()) : MPI_Sendrecv_replace(host_buf, call.message_count(the_datatype, narrow_count),
      call.message_type(the_datatype), host_dest, host_sendtag, host_source, host_recvtag, the_comm.host,
      status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Sendrecv_replace_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Probe(Context* context, std::int32_t source, std::int32_t tag, Handle comm,
      Address status) try {
  Call call(*context, "MPI_Probe", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_source = call.source("source", source, the_comm);
  const int host_tag = call.receive_tag("tag", tag);
  StatusResult status_result(call.status_place("status", status), current_caller().status);
  if (call.failed()) return call.raise();
  const int code = MPI_Probe(host_source, host_tag, the_comm.host, status_result.host());
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Probe", comm, error);
}

Code guest_MPI_Probe(Context* context, std::int32_t source, std::int32_t tag, Handle comm, Address status) {
  QuickCall call(*context, "MPI_Probe", comm);
  if (call.failed()) return careful_MPI_Probe(context, source, tag, comm, status);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Probe(context, source, tag, comm, status);
  const int host_source = call.source("source", source, the_comm);
  if (call.failed()) return careful_MPI_Probe(context, source, tag, comm, status);
  const int host_tag = call.receive_tag("tag", tag);
  if (call.failed()) return careful_MPI_Probe(context, source, tag, comm, status);
  StatusResult status_result(call.status_place("status", status), current_caller().status);
  if (call.failed()) return careful_MPI_Probe(context, source, tag, comm, status);
  const int code = MPI_Probe(host_source, host_tag, the_comm.host, status_result.host());
  status_result.store();
  return call.finish(code);
}

[[gnu::noinline]] static Code careful_MPI_Iprobe(Context* context, std::int32_t source, std::int32_t tag,
      Handle comm, Address flag, Address status) try {
  Call call(*context, "MPI_Iprobe", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_source = call.source("source", source, the_comm);
  const int host_tag = call.receive_tag("tag", tag);
  std::int32_t* flag_place = call.place<std::int32_t>("flag", flag);
  int host_flag{};
  StatusResult status_result(call.status_place("status", status), current_caller().status);
  if (call.failed()) return call.raise();
  const int code = MPI_Iprobe(host_source, host_tag, the_comm.host, &host_flag, status_result.host());
  status_result.store();
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *flag_place = host_flag;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Iprobe", comm, error);
}

Code guest_MPI_Iprobe(Context* context, std::int32_t source, std::int32_t tag, Handle comm, Address flag,
      Address status) {
  QuickCall call(*context, "MPI_Iprobe", comm);
  if (call.failed()) return careful_MPI_Iprobe(context, source, tag, comm, flag, status);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Iprobe(context, source, tag, comm, flag, status);
  const int host_source = call.source("source", source, the_comm);
  if (call.failed()) return careful_MPI_Iprobe(context, source, tag, comm, flag, status);
  const int host_tag = call.receive_tag("tag", tag);
  if (call.failed()) return careful_MPI_Iprobe(context, source, tag, comm, flag, status);
  std::int32_t* flag_place = call.place<std::int32_t>("flag", flag);
  if (call.failed()) return careful_MPI_Iprobe(context, source, tag, comm, flag, status);
  int host_flag{};
  StatusResult status_result(call.status_place("status", status), current_caller().status);
  if (call.failed()) return careful_MPI_Iprobe(context, source, tag, comm, flag, status);
  const int code = MPI_Iprobe(host_source, host_tag, the_comm.host, &host_flag, status_result.host());
  status_result.store();
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *flag_place = host_flag;
  return 0;
}

Code guest_MPI_Mprobe(Context* context, std::int32_t source, std::int32_t tag, Handle comm, Address message,
      Address status) try {
  Call call(*context, "MPI_Mprobe", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_source = call.source("source", source, the_comm);
  const int host_tag = call.receive_tag("tag", tag);
  Handle* message_place = call.result_place(context->messages, "message", message);
  MPI_Message host_message = MPI_MESSAGE_NULL;
  StatusResult status_result(call.status_place("status", status), current_caller().status);
  if (call.failed()) return call.raise();
  const int code = MPI_Mprobe(host_source, host_tag, the_comm.host, &host_message, status_result.of_library());
  status_result.store();
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *message_place = call.new_message(host_message, comm, the_comm, *status_result.of_library());
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Mprobe", comm, error);
}

Code guest_MPI_Improbe(Context* context, std::int32_t source, std::int32_t tag, Handle comm, Address flag,
      Address message, Address status) try {
  Call call(*context, "MPI_Improbe", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_source = call.source("source", source, the_comm);
  const int host_tag = call.receive_tag("tag", tag);
  std::int32_t* flag_place = call.place<std::int32_t>("flag", flag);
  int host_flag{};
  Handle* message_place = call.result_place(context->messages, "message", message);
  MPI_Message host_message = MPI_MESSAGE_NULL;
  StatusResult status_result(call.status_place("status", status), current_caller().status);
  if (call.failed()) return call.raise();
  const int code = MPI_Improbe(host_source, host_tag, the_comm.host, &host_flag, &host_message,
      status_result.of_library());
  status_result.store();
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *flag_place = host_flag;
  *message_place = call.new_message(host_message, comm, the_comm, *status_result.of_library());
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Improbe", comm, error);
}

Code guest_MPI_Mrecv(Context* context, Address buf, std::int32_t count, Handle datatype, Address message,
      Address status) try {
  Call call(*context, "MPI_Mrecv");
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  Handle* message_place = call.place<Handle>("message", message);
  MPI_Message host_message = call.consumed_message("message", message_place);
  StatusResult status_result(call.status_place("status", status), current_caller().status);
  if (call.failed()) return call.raise();
  const int code = MPI_Mrecv(host_buf, call.message_count(the_datatype, host_count), call.message_type(the_datatype),
      &host_message, status_result.host());
  call.forget_message(message_place);
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Mrecv", no_handle, error);
}

Code guest_MPI_Mrecv_c(Context* context, Address buf, std::int64_t count, Handle datatype, Address message,
      Address status) try {
  Call call(*context, "MPI_Mrecv_c");
  const bool large = MPI_Mrecv_c != nullptr;
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  Handle* message_place = call.place<Handle>("message", message);
  MPI_Message host_message = call.consumed_message("message", message_place);
  StatusResult status_result(call.status_place("status", status), current_caller().status);
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Mrecv_c(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), &host_message, status_result.host()) : MPI_Mrecv(host_buf,
      call.message_count(the_datatype, narrow_count), call.message_type(the_datatype), &host_message,
      status_result.host());
  call.forget_message(message_place);
  status_result.store();
  return call.finish(code);
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Mrecv_c", no_handle, error);
}

Code guest_MPI_Imrecv(Context* context, Address buf, std::int32_t count, Handle datatype, Address message,
      Address request) try {
  Call call(*context, "MPI_Imrecv");
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  Handle* message_place = call.place<Handle>("message", message);
  MPI_Message host_message = call.consumed_message("message", message_place);
  auto keep = context->new_keep();
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Imrecv(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), &host_message, &host_request);
  call.forget_message(message_place, *keep);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, no_handle, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Imrecv", no_handle, error);
}

Code guest_MPI_Imrecv_c(Context* context, Address buf, std::int64_t count, Handle datatype, Address message,
      Address request) try {
  Call call(*context, "MPI_Imrecv_c");
  const bool large = MPI_Imrecv_c != nullptr;
  const Datatype& the_datatype = call.datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  void* host_buf = call.result_buffer("buf", buf, host_count, the_datatype);
  Handle* message_place = call.place<Handle>("message", message);
  MPI_Message host_message = call.consumed_message("message", message_place);
  auto keep = context->new_keep();
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Imrecv_c(host_buf, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), &host_message, &host_request) : MPI_Imrecv(host_buf,
      call.message_count(the_datatype, narrow_count), call.message_type(the_datatype), &host_message, &host_request);
  call.forget_message(message_place, *keep);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, no_handle, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Imrecv_c", no_handle, error);
}

}  // namespace mpiwasm::calls
