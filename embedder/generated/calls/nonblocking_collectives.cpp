// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/nonblocking_collectives.toml.
#include "calls/core/generated_call.hpp"

namespace mpiwasm::calls {

[[gnu::noinline]] static Code careful_MPI_Ibarrier(Context* context, Handle comm, Address request) try {
  Call call(*context, "MPI_Ibarrier", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Ibarrier(the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ibarrier", comm, error);
}

Code guest_MPI_Ibarrier(Context* context, Handle comm, Address request) {
  QuickCall call(*context, "MPI_Ibarrier", comm);
  if (call.failed()) return careful_MPI_Ibarrier(context, comm, request);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Ibarrier(context, comm, request);
  Handle* request_place = call.result_place(context->requests, "request", request);
  if (call.failed()) return careful_MPI_Ibarrier(context, comm, request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  const int code = MPI_Ibarrier(the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm);
  return 0;
}

[[gnu::noinline]] static Code careful_MPI_Ibcast(Context* context, Address buffer, std::int32_t count,
      Handle datatype, std::int32_t root, Handle comm, Address request) try {
  Call call(*context, "MPI_Ibcast", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool takes_part = Call::takes_part(host_root, the_comm);
  const Datatype& the_datatype = takes_part ? call.bufferable_datatype("datatype", datatype)
      : call.context().no_datatype;
  const int host_count = takes_part ? call.count("count", count) : 1;
  void* host_buffer = !takes_part ? call.unread(buffer) : at_root ? call.root_buffer("buffer", buffer, host_count,
      the_datatype, the_comm) : call.result_buffer("buffer", buffer, host_count, the_datatype);
  auto keep = call.held(the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && takes_part) call.require("count", rules::at_most(host_count, Call::most_broadcast(the_comm,
      the_datatype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return call.raise();
  const int code = begin_broadcast(host_buffer, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_root, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ibcast", comm, error);
}

Code guest_MPI_Ibcast(Context* context, Address buffer, std::int32_t count, Handle datatype, std::int32_t root,
      Handle comm, Address request) {
  QuickCall call(*context, "MPI_Ibcast", comm);
  if (call.failed()) return careful_MPI_Ibcast(context, buffer, count, datatype, root, comm, request);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Ibcast(context, buffer, count, datatype, root, comm, request);
  const int host_root = call.root("root", root, the_comm);
  if (call.failed()) return careful_MPI_Ibcast(context, buffer, count, datatype, root, comm, request);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool takes_part = Call::takes_part(host_root, the_comm);
  const Datatype& the_datatype = takes_part ? call.bufferable_datatype("datatype", datatype)
      : call.context().no_datatype;
  if (call.failed()) return careful_MPI_Ibcast(context, buffer, count, datatype, root, comm, request);
  const int host_count = takes_part ? call.count("count", count) : 1;
  if (call.failed()) return careful_MPI_Ibcast(context, buffer, count, datatype, root, comm, request);
  void* host_buffer = !takes_part ? call.unread(buffer) : at_root ? call.root_buffer("buffer", buffer, host_count,
      the_datatype, the_comm) : call.result_buffer("buffer", buffer, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Ibcast(context, buffer, count, datatype, root, comm, request);
  auto keep = call.held(the_datatype);
  if (call.failed()) return careful_MPI_Ibcast(context, buffer, count, datatype, root, comm, request);
  Handle* request_place = call.result_place(context->requests, "request", request);
  if (call.failed()) return careful_MPI_Ibcast(context, buffer, count, datatype, root, comm, request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && takes_part) call.require("count", quick_rules::at_most(host_count,
      Call::most_broadcast(the_comm, the_datatype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return careful_MPI_Ibcast(context, buffer, count, datatype, root, comm, request);
  const int code = begin_broadcast(host_buffer, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_root, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
}

Code guest_MPI_Ibcast_c(Context* context, Address buffer, std::int64_t count, Handle datatype, std::int32_t root,
      Handle comm, Address request) try {
  Call call(*context, "MPI_Ibcast_c", comm);
  const bool large = MPI_Ibcast_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool takes_part = Call::takes_part(host_root, the_comm);
  const Datatype& the_datatype = takes_part ? call.bufferable_datatype("datatype", datatype)
      : call.context().no_datatype;
  const std::int64_t host_count = takes_part ? call.large_count("count", count) : 1;
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  void* host_buffer = !takes_part ? call.unread(buffer) : at_root ? call.root_buffer("buffer", buffer, host_count,
      the_datatype, the_comm) : call.result_buffer("buffer", buffer, host_count, the_datatype);
  auto keep = call.held(the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && takes_part) call.require("count", rules::at_most(host_count, Call::most_broadcast(the_comm,
      the_datatype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return call.raise();
  const int code = large ? begin_broadcast_c(host_buffer, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_root, the_comm.host, &host_request) : begin_broadcast(host_buffer,
      call.message_count(the_datatype, narrow_count), call.message_type(the_datatype), host_root, the_comm.host,
      &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ibcast_c", comm, error);
}

Code guest_MPI_Igather(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype, Address recvbuf,
      std::int32_t recvcount, Handle recvtype, std::int32_t root, Handle comm, Address request) try {
  Call call(*context, "MPI_Igather", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  const Datatype& the_sendtype = at_leaf && !sendbuf_in_place ? call.bufferable_datatype("sendtype", sendtype)
      : call.context().no_datatype;
  const Datatype& the_recvtype = at_root ? call.bufferable_datatype("recvtype", recvtype)
      : call.context().no_datatype;
  const int host_sendcount = at_leaf && !sendbuf_in_place ? call.count("sendcount", sendcount) : 0;
  const int host_recvcount = at_root ? call.count("recvcount", recvcount) : 0;
  const void* host_sendbuf = !at_leaf ? call.unread(sendbuf) : sendbuf_in_place ? MPI_IN_PLACE
      : call.buffer("sendbuf", sendbuf, host_sendcount, the_sendtype);
  void* host_recvbuf = !at_root ? call.unread(recvbuf) : call.result_buffer("recvbuf", recvbuf,
      Call::product(host_recvcount, the_comm.peers()), the_recvtype);
  auto keep = call.held(the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && at_leaf && !sendbuf_in_place) call.require("sendcount", rules::at_most(host_sendcount,
      Call::most_in_begun_block(the_comm, the_sendtype)), guest_MPI_ERR_COUNT);
  if (!call.failed() && at_root) call.require("recvcount", rules::at_most(host_recvcount,
      Call::most_in_begun_block(the_comm, the_recvtype)), guest_MPI_ERR_COUNT);
  if (!call.failed() && !the_comm.inter && at_root && !sendbuf_in_place) call.same_size("sendbuf",
      Call::product(host_sendcount, the_sendtype.size), Call::product(host_recvcount, the_recvtype.size),
      the_comm.rank);
  if (call.failed()) return call.raise();
  const int code = MPI_Igather(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Igather", comm, error);
}

Code guest_MPI_Igather_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype, Address recvbuf,
      std::int64_t recvcount, Handle recvtype, std::int32_t root, Handle comm, Address request) try {
  Call call(*context, "MPI_Igather_c", comm);
  const bool large = MPI_Igather_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  const Datatype& the_sendtype = at_leaf && !sendbuf_in_place ? call.bufferable_datatype("sendtype", sendtype)
      : call.context().no_datatype;
  const Datatype& the_recvtype = at_root ? call.bufferable_datatype("recvtype", recvtype)
      : call.context().no_datatype;
  const std::int64_t host_sendcount = at_leaf && !sendbuf_in_place ? call.large_count("sendcount", sendcount) : 0;
  const int narrow_sendcount = large ? 0 : call.narrow_count("sendcount", host_sendcount);
  const std::int64_t host_recvcount = at_root ? call.large_count("recvcount", recvcount) : 0;
  const int narrow_recvcount = large ? 0 : call.narrow_count("recvcount", host_recvcount);
  const void* host_sendbuf = !at_leaf ? call.unread(sendbuf) : sendbuf_in_place ? MPI_IN_PLACE
      : call.buffer("sendbuf", sendbuf, host_sendcount, the_sendtype);
  void* host_recvbuf = !at_root ? call.unread(recvbuf) : call.result_buffer("recvbuf", recvbuf,
      Call::product(host_recvcount, the_comm.peers()), the_recvtype);
  auto keep = call.held(the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && at_leaf && !sendbuf_in_place) call.require("sendcount", rules::at_most(host_sendcount,
      Call::most_in_begun_block(the_comm, the_sendtype)), guest_MPI_ERR_COUNT);
  if (!call.failed() && at_root) call.require("recvcount", rules::at_most(host_recvcount,
      Call::most_in_begun_block(the_comm, the_recvtype)), guest_MPI_ERR_COUNT);
  if (!call.failed() && !the_comm.inter && at_root && !sendbuf_in_place) call.same_size("sendbuf",
      Call::product(host_sendcount, the_sendtype.size), Call::product(host_recvcount, the_recvtype.size),
      the_comm.rank);
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Igather_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host, &host_request) : MPI_Igather(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype), host_root, the_comm.host,
      &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Igather_c", comm, error);
}

Code guest_MPI_Igatherv(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype, Address recvbuf,
      Address recvcounts, Address displs, Handle recvtype, std::int32_t root, Handle comm, Address request) try {
  Call call(*context, "MPI_Igatherv", comm);
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  const Datatype& the_sendtype = at_leaf && !sendbuf_in_place ? call.bufferable_datatype("sendtype", sendtype)
      : call.context().no_datatype;
  const Datatype& the_recvtype = at_root ? call.bufferable_datatype("recvtype", recvtype)
      : call.context().no_datatype;
  const int host_sendcount = at_leaf && !sendbuf_in_place ? call.count("sendcount", sendcount) : 0;
  const std::span<std::int32_t> copied_recvcounts = call.list<std::int32_t>("recvcounts", recvcounts, at_root
      ? the_comm.peers() : 0, lists);
  Call::message_counts(copied_recvcounts, the_recvtype);
  const std::span<const std::int32_t> host_recvcounts = copied_recvcounts;
  const int* kept_recvcounts = host_recvcounts.data();
  const std::span<std::int32_t> copied_displs = call.list<std::int32_t>("displs", displs, at_root
      ? the_comm.peers() : 0, lists);
  Call::settle(copied_displs, host_recvcounts);
  const std::int64_t only_displs = Call::take_only(copied_displs);
  const std::span<const std::int32_t> host_displs = copied_displs;
  const int* kept_displs = host_displs.data();
  const void* host_sendbuf = !at_leaf ? call.unread(sendbuf) : sendbuf_in_place ? MPI_IN_PLACE
      : call.buffer("sendbuf", sendbuf, host_sendcount, the_sendtype);
  void* host_recvbuf = !at_root ? call.unread(recvbuf) : call.result_blocks("recvbuf", recvbuf, host_recvcounts,
      only_displs, host_displs, the_recvtype);
  call.hold(keep, the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && !the_comm.inter && at_root && !sendbuf_in_place) call.same_size("sendbuf",
      Call::product(host_sendcount, the_sendtype.size), Call::product(Call::entry(host_recvcounts, the_comm.rank),
      the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  const int code = MPI_Igatherv(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, kept_recvcounts, kept_displs, call.message_type(the_recvtype),
      host_root, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Igatherv", comm, error);
}

Code guest_MPI_Igatherv_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, Address recvcounts, Address displs, Handle recvtype, std::int32_t root, Handle comm,
      Address request) try {
  Call call(*context, "MPI_Igatherv_c", comm);
  const bool large = MPI_Igatherv_c != nullptr && !context->library.computes_lengths_in_int();
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  const Datatype& the_sendtype = at_leaf && !sendbuf_in_place ? call.bufferable_datatype("sendtype", sendtype)
      : call.context().no_datatype;
  const Datatype& the_recvtype = at_root ? call.bufferable_datatype("recvtype", recvtype)
      : call.context().no_datatype;
  const std::int64_t host_sendcount = at_leaf && !sendbuf_in_place ? call.large_count("sendcount", sendcount) : 0;
  const int narrow_sendcount = large ? 0 : call.narrow_count("sendcount", host_sendcount);
  const std::span<std::int64_t> copied_recvcounts = call.list<std::int64_t>("recvcounts", recvcounts, at_root
      ? the_comm.peers() : 0, lists);
  Call::message_counts(copied_recvcounts, the_recvtype);
  const std::span<const std::int64_t> host_recvcounts = copied_recvcounts;
  const MPI_Count* wide_recvcounts = lists.converted<MPI_Count>(host_recvcounts).data();
  const int* narrow_recvcounts = large ? nullptr : call.narrowed("recvcounts", host_recvcounts, lists);
  const std::span<std::int32_t> copied_displs = call.list<std::int32_t>("displs", displs, at_root
      ? the_comm.peers() : 0, lists);
  Call::settle(copied_displs, host_recvcounts);
  const std::int64_t only_displs = Call::take_only(copied_displs);
  const std::span<const std::int32_t> host_displs = copied_displs;
  const MPI_Aint* wide_displs = lists.converted<MPI_Aint>(host_displs).data();
  const int* narrow_displs = large ? nullptr : call.narrowed("displs", host_displs, lists);
  const void* host_sendbuf = !at_leaf ? call.unread(sendbuf) : sendbuf_in_place ? MPI_IN_PLACE
      : call.buffer("sendbuf", sendbuf, host_sendcount, the_sendtype);
  void* host_recvbuf = !at_root ? call.unread(recvbuf) : call.result_blocks("recvbuf", recvbuf, host_recvcounts,
      only_displs, host_displs, the_recvtype);
  call.hold(keep, the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && !the_comm.inter && at_root && !sendbuf_in_place) call.same_size("sendbuf",
      Call::product(host_sendcount, the_sendtype.size), Call::product(Call::entry(host_recvcounts, the_comm.rank),
      the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Igatherv_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_displs, call.message_type(the_recvtype),
      host_root, the_comm.host, &host_request) : MPI_Igatherv(host_sendbuf, call.message_count(the_sendtype,
      narrow_sendcount), call.message_type(the_sendtype), host_recvbuf, narrow_recvcounts, narrow_displs,
      call.message_type(the_recvtype), host_root, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Igatherv_c", comm, error);
}

Code guest_MPI_Iscatter(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype, Address recvbuf,
      std::int32_t recvcount, Handle recvtype, std::int32_t root, Handle comm, Address request) try {
  Call call(*context, "MPI_Iscatter", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool recvbuf_in_place = recvbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  const Datatype& the_sendtype = at_root ? call.bufferable_datatype("sendtype", sendtype)
      : call.context().no_datatype;
  const Datatype& the_recvtype = at_leaf && !recvbuf_in_place ? call.bufferable_datatype("recvtype", recvtype)
      : call.context().no_datatype;
  const int host_sendcount = at_root ? call.count("sendcount", sendcount) : 0;
  const int host_recvcount = at_leaf && !recvbuf_in_place ? call.count("recvcount", recvcount) : 0;
  const void* host_sendbuf = !at_root ? call.unread(sendbuf) : call.buffer("sendbuf", sendbuf,
      Call::product(host_sendcount, the_comm.peers()), the_sendtype);
  void* host_recvbuf = !at_leaf ? call.unread(recvbuf) : recvbuf_in_place ? MPI_IN_PLACE
      : call.result_buffer("recvbuf", recvbuf, host_recvcount, the_recvtype);
  auto keep = call.held(the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && at_root) call.require("sendcount", rules::at_most(host_sendcount,
      Call::most_in_block(the_comm, the_sendtype)), guest_MPI_ERR_COUNT);
  if (!call.failed() && at_leaf && !recvbuf_in_place) call.require("recvcount", rules::at_most(host_recvcount,
      Call::most_in_block(the_comm, the_recvtype)), guest_MPI_ERR_COUNT);
  if (!call.failed() && !the_comm.inter && at_root && !recvbuf_in_place) call.same_size("sendbuf",
      Call::product(host_sendcount, the_sendtype.size), Call::product(host_recvcount, the_recvtype.size),
      the_comm.rank);
  if (call.failed()) return call.raise();
  const int code = begin_scatter(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Iscatter", comm, error);
}

Code guest_MPI_Iscatter_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, std::int64_t recvcount, Handle recvtype, std::int32_t root, Handle comm, Address request) try {
  Call call(*context, "MPI_Iscatter_c", comm);
  const bool large = MPI_Iscatter_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool recvbuf_in_place = recvbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  const Datatype& the_sendtype = at_root ? call.bufferable_datatype("sendtype", sendtype)
      : call.context().no_datatype;
  const Datatype& the_recvtype = at_leaf && !recvbuf_in_place ? call.bufferable_datatype("recvtype", recvtype)
      : call.context().no_datatype;
  const std::int64_t host_sendcount = at_root ? call.large_count("sendcount", sendcount) : 0;
  const int narrow_sendcount = large ? 0 : call.narrow_count("sendcount", host_sendcount);
  const std::int64_t host_recvcount = at_leaf && !recvbuf_in_place ? call.large_count("recvcount", recvcount) : 0;
  const int narrow_recvcount = large ? 0 : call.narrow_count("recvcount", host_recvcount);
  const void* host_sendbuf = !at_root ? call.unread(sendbuf) : call.buffer("sendbuf", sendbuf,
      Call::product(host_sendcount, the_comm.peers()), the_sendtype);
  void* host_recvbuf = !at_leaf ? call.unread(recvbuf) : recvbuf_in_place ? MPI_IN_PLACE
      : call.result_buffer("recvbuf", recvbuf, host_recvcount, the_recvtype);
  auto keep = call.held(the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && at_root) call.require("sendcount", rules::at_most(host_sendcount,
      Call::most_in_block(the_comm, the_sendtype)), guest_MPI_ERR_COUNT);
  if (!call.failed() && at_leaf && !recvbuf_in_place) call.require("recvcount", rules::at_most(host_recvcount,
      Call::most_in_block(the_comm, the_recvtype)), guest_MPI_ERR_COUNT);
  if (!call.failed() && !the_comm.inter && at_root && !recvbuf_in_place) call.same_size("sendbuf",
      Call::product(host_sendcount, the_sendtype.size), Call::product(host_recvcount, the_recvtype.size),
      the_comm.rank);
  if (call.failed()) return call.raise();
  const int code = large ? begin_scatter_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host, &host_request) : begin_scatter(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype), host_root, the_comm.host,
      &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Iscatter_c", comm, error);
}

Code guest_MPI_Iscatterv(Context* context, Address sendbuf, Address sendcounts, Address displs, Handle sendtype,
      Address recvbuf, std::int32_t recvcount, Handle recvtype, std::int32_t root, Handle comm, Address request) try {
  Call call(*context, "MPI_Iscatterv", comm);
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool recvbuf_in_place = recvbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  const Datatype& the_sendtype = at_root ? call.bufferable_datatype("sendtype", sendtype)
      : call.context().no_datatype;
  const Datatype& the_recvtype = at_leaf && !recvbuf_in_place ? call.bufferable_datatype("recvtype", recvtype)
      : call.context().no_datatype;
  const int host_recvcount = at_leaf && !recvbuf_in_place ? call.count("recvcount", recvcount) : 0;
  const std::span<std::int32_t> copied_sendcounts = call.list<std::int32_t>("sendcounts", sendcounts, at_root
      ? the_comm.peers() : 0, lists);
  Call::message_counts(copied_sendcounts, the_sendtype);
  const std::span<const std::int32_t> host_sendcounts = copied_sendcounts;
  const int* kept_sendcounts = host_sendcounts.data();
  const std::span<std::int32_t> copied_displs = call.list<std::int32_t>("displs", displs, at_root
      ? the_comm.peers() : 0, lists);
  const std::int64_t only_displs = Call::take_only(copied_displs);
  const std::span<const std::int32_t> host_displs = copied_displs;
  const int* kept_displs = host_displs.data();
  const void* host_sendbuf = !at_root ? call.unread(sendbuf) : call.blocks("sendbuf", sendbuf, host_sendcounts,
      only_displs, host_displs, the_sendtype);
  void* host_recvbuf = !at_leaf ? call.unread(recvbuf) : recvbuf_in_place ? MPI_IN_PLACE
      : call.result_buffer("recvbuf", recvbuf, host_recvcount, the_recvtype);
  call.hold(keep, the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && !the_comm.inter && at_root && !recvbuf_in_place) call.same_size("sendbuf",
      Call::product(Call::entry(host_sendcounts, the_comm.rank), the_sendtype.size), Call::product(host_recvcount,
      the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  const int code = MPI_Iscatterv(host_sendbuf, kept_sendcounts, kept_displs, call.message_type(the_sendtype),
      host_recvbuf, call.message_count(the_recvtype, host_recvcount), call.message_type(the_recvtype), host_root,
      the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Iscatterv", comm, error);
}

Code guest_MPI_Iscatterv_c(Context* context, Address sendbuf, Address sendcounts, Address displs, Handle sendtype,
      Address recvbuf, std::int64_t recvcount, Handle recvtype, std::int32_t root, Handle comm, Address request) try {
  Call call(*context, "MPI_Iscatterv_c", comm);
  const bool large = MPI_Iscatterv_c != nullptr && !context->library.computes_lengths_in_int();
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool recvbuf_in_place = recvbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  const Datatype& the_sendtype = at_root ? call.bufferable_datatype("sendtype", sendtype)
      : call.context().no_datatype;
  const Datatype& the_recvtype = at_leaf && !recvbuf_in_place ? call.bufferable_datatype("recvtype", recvtype)
      : call.context().no_datatype;
  const std::int64_t host_recvcount = at_leaf && !recvbuf_in_place ? call.large_count("recvcount", recvcount) : 0;
  const int narrow_recvcount = large ? 0 : call.narrow_count("recvcount", host_recvcount);
  const std::span<std::int64_t> copied_sendcounts = call.list<std::int64_t>("sendcounts", sendcounts, at_root
      ? the_comm.peers() : 0, lists);
  Call::message_counts(copied_sendcounts, the_sendtype);
  const std::span<const std::int64_t> host_sendcounts = copied_sendcounts;
  const MPI_Count* wide_sendcounts = lists.converted<MPI_Count>(host_sendcounts).data();
  const int* narrow_sendcounts = large ? nullptr : call.narrowed("sendcounts", host_sendcounts, lists);
  const std::span<std::int32_t> copied_displs = call.list<std::int32_t>("displs", displs, at_root
      ? the_comm.peers() : 0, lists);
  const std::int64_t only_displs = Call::take_only(copied_displs);
  const std::span<const std::int32_t> host_displs = copied_displs;
  const MPI_Aint* wide_displs = lists.converted<MPI_Aint>(host_displs).data();
  const int* narrow_displs = large ? nullptr : call.narrowed("displs", host_displs, lists);
  const void* host_sendbuf = !at_root ? call.unread(sendbuf) : call.blocks("sendbuf", sendbuf, host_sendcounts,
      only_displs, host_displs, the_sendtype);
  void* host_recvbuf = !at_leaf ? call.unread(recvbuf) : recvbuf_in_place ? MPI_IN_PLACE
      : call.result_buffer("recvbuf", recvbuf, host_recvcount, the_recvtype);
  call.hold(keep, the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && !the_comm.inter && at_root && !recvbuf_in_place) call.same_size("sendbuf",
      Call::product(Call::entry(host_sendcounts, the_comm.rank), the_sendtype.size), Call::product(host_recvcount,
      the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Iscatterv_c(host_sendbuf, wide_sendcounts, wide_displs,
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host, &host_request) : MPI_Iscatterv(host_sendbuf,
      narrow_sendcounts, narrow_displs, call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype), host_root, the_comm.host,
      &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Iscatterv_c", comm, error);
}

Code guest_MPI_Iallgather(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype,
      Address recvbuf, std::int32_t recvcount, Handle recvtype, Handle comm, Address request) try {
  Call call(*context, "MPI_Iallgather", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_sendtype = !sendbuf_in_place ? call.bufferable_datatype("sendtype", sendtype)
      : call.context().no_datatype;
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const int host_sendcount = !sendbuf_in_place ? call.count("sendcount", sendcount) : 0;
  const int host_recvcount = call.count("recvcount", recvcount);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_sendcount,
      the_sendtype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount, the_comm.peers()),
      the_recvtype);
  auto keep = call.held(the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && !sendbuf_in_place) call.require("sendcount", rules::at_most(host_sendcount,
      Call::most_between_groups(the_comm, the_sendtype)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("recvcount", rules::at_most(host_recvcount, Call::most_begun_collected(the_comm,
      the_recvtype)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("recvtype", rules::has_extent(the_recvtype), guest_MPI_ERR_TYPE);
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(host_recvcount, the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  const int code = begin_allgather(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Iallgather", comm, error);
}

Code guest_MPI_Iallgather_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, std::int64_t recvcount, Handle recvtype, Handle comm, Address request) try {
  Call call(*context, "MPI_Iallgather_c", comm);
  const bool large = MPI_Iallgather_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_sendtype = !sendbuf_in_place ? call.bufferable_datatype("sendtype", sendtype)
      : call.context().no_datatype;
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const std::int64_t host_sendcount = !sendbuf_in_place ? call.large_count("sendcount", sendcount) : 0;
  const int narrow_sendcount = large ? 0 : call.narrow_count("sendcount", host_sendcount);
  const std::int64_t host_recvcount = call.large_count("recvcount", recvcount);
  const int narrow_recvcount = large ? 0 : call.narrow_count("recvcount", host_recvcount);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_sendcount,
      the_sendtype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount, the_comm.peers()),
      the_recvtype);
  auto keep = call.held(the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && !sendbuf_in_place) call.require("sendcount", rules::at_most(host_sendcount,
      Call::most_between_groups(the_comm, the_sendtype)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("recvcount", rules::at_most(host_recvcount, Call::most_begun_collected(the_comm,
      the_recvtype)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("recvtype", rules::has_extent(the_recvtype), guest_MPI_ERR_TYPE);
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(host_recvcount, the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  const int code = large ? begin_allgather_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host, &host_request) : begin_allgather(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype), the_comm.host,
      &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Iallgather_c", comm, error);
}

Code guest_MPI_Iallgatherv(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype,
      Address recvbuf, Address recvcounts, Address displs, Handle recvtype, Handle comm, Address request) try {
  Call call(*context, "MPI_Iallgatherv", comm);
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_sendtype = !sendbuf_in_place ? call.bufferable_datatype("sendtype", sendtype)
      : call.context().no_datatype;
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const int host_sendcount = !sendbuf_in_place ? call.count("sendcount", sendcount) : 0;
  const std::span<std::int32_t> copied_recvcounts = call.list<std::int32_t>("recvcounts", recvcounts,
      the_comm.peers(), lists);
  Call::message_counts(copied_recvcounts, the_recvtype);
  const std::span<const std::int32_t> host_recvcounts = copied_recvcounts;
  const int* kept_recvcounts = host_recvcounts.data();
  const std::span<std::int32_t> copied_displs = call.list<std::int32_t>("displs", displs, the_comm.peers(), lists);
  Call::settle(copied_displs, host_recvcounts);
  const std::int64_t only_displs = Call::take_only(copied_displs);
  const std::span<const std::int32_t> host_displs = copied_displs;
  const int* kept_displs = host_displs.data();
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_sendcount,
      the_sendtype);
  void* host_recvbuf = call.result_blocks("recvbuf", recvbuf, host_recvcounts, only_displs, host_displs,
      the_recvtype);
  call.hold(keep, the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed()) call.require("recvcounts", rules::sum_at_most(host_recvcounts,
      Call::most_in_all_blocks(the_comm, the_recvtype)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("recvtype", rules::has_extent(the_recvtype), guest_MPI_ERR_TYPE);
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(Call::entry(host_recvcounts, the_comm.rank), the_recvtype.size),
      the_comm.rank);
  if (call.failed()) return call.raise();
  const int code = MPI_Iallgatherv(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, kept_recvcounts, kept_displs, call.message_type(the_recvtype),
      the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Iallgatherv", comm, error);
}

Code guest_MPI_Iallgatherv_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, Address recvcounts, Address displs, Handle recvtype, Handle comm, Address request) try {
  Call call(*context, "MPI_Iallgatherv_c", comm);
  const bool large = MPI_Iallgatherv_c != nullptr && !context->library.computes_lengths_in_int();
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_sendtype = !sendbuf_in_place ? call.bufferable_datatype("sendtype", sendtype)
      : call.context().no_datatype;
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const std::int64_t host_sendcount = !sendbuf_in_place ? call.large_count("sendcount", sendcount) : 0;
  const int narrow_sendcount = large ? 0 : call.narrow_count("sendcount", host_sendcount);
  const std::span<std::int64_t> copied_recvcounts = call.list<std::int64_t>("recvcounts", recvcounts,
      the_comm.peers(), lists);
  Call::message_counts(copied_recvcounts, the_recvtype);
  const std::span<const std::int64_t> host_recvcounts = copied_recvcounts;
  const MPI_Count* wide_recvcounts = lists.converted<MPI_Count>(host_recvcounts).data();
  const int* narrow_recvcounts = large ? nullptr : call.narrowed("recvcounts", host_recvcounts, lists);
  const std::span<std::int32_t> copied_displs = call.list<std::int32_t>("displs", displs, the_comm.peers(), lists);
  Call::settle(copied_displs, host_recvcounts);
  const std::int64_t only_displs = Call::take_only(copied_displs);
  const std::span<const std::int32_t> host_displs = copied_displs;
  const MPI_Aint* wide_displs = lists.converted<MPI_Aint>(host_displs).data();
  const int* narrow_displs = large ? nullptr : call.narrowed("displs", host_displs, lists);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_sendcount,
      the_sendtype);
  void* host_recvbuf = call.result_blocks("recvbuf", recvbuf, host_recvcounts, only_displs, host_displs,
      the_recvtype);
  call.hold(keep, the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed()) call.require("recvcounts", rules::sum_at_most(host_recvcounts,
      Call::most_in_all_blocks(the_comm, the_recvtype)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("recvtype", rules::has_extent(the_recvtype), guest_MPI_ERR_TYPE);
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(Call::entry(host_recvcounts, the_comm.rank), the_recvtype.size),
      the_comm.rank);
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Iallgatherv_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_displs, call.message_type(the_recvtype),
      the_comm.host, &host_request) : MPI_Iallgatherv(host_sendbuf, call.message_count(the_sendtype,
      narrow_sendcount), call.message_type(the_sendtype), host_recvbuf, narrow_recvcounts, narrow_displs,
      call.message_type(the_recvtype), the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Iallgatherv_c", comm, error);
}

Code guest_MPI_Ialltoall(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype, Address recvbuf,
      std::int32_t recvcount, Handle recvtype, Handle comm, Address request) try {
  Call call(*context, "MPI_Ialltoall", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_sendtype = !sendbuf_in_place ? call.bufferable_datatype("sendtype", sendtype)
      : call.context().no_datatype;
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const int host_sendcount = !sendbuf_in_place ? call.count("sendcount", sendcount) : 0;
  const int host_recvcount = call.count("recvcount", recvcount);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf,
      Call::product(host_sendcount, the_comm.peers()), the_sendtype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount, the_comm.peers()),
      the_recvtype);
  auto keep = call.held(the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(host_recvcount, the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  const int code = MPI_Ialltoall(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ialltoall", comm, error);
}

Code guest_MPI_Ialltoall_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, std::int64_t recvcount, Handle recvtype, Handle comm, Address request) try {
  Call call(*context, "MPI_Ialltoall_c", comm);
  const bool large = MPI_Ialltoall_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_sendtype = !sendbuf_in_place ? call.bufferable_datatype("sendtype", sendtype)
      : call.context().no_datatype;
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const std::int64_t host_sendcount = !sendbuf_in_place ? call.large_count("sendcount", sendcount) : 0;
  const int narrow_sendcount = large ? 0 : call.narrow_count("sendcount", host_sendcount);
  const std::int64_t host_recvcount = call.large_count("recvcount", recvcount);
  const int narrow_recvcount = large ? 0 : call.narrow_count("recvcount", host_recvcount);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf,
      Call::product(host_sendcount, the_comm.peers()), the_sendtype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount, the_comm.peers()),
      the_recvtype);
  auto keep = call.held(the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(host_recvcount, the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Ialltoall_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host, &host_request) : MPI_Ialltoall(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype), the_comm.host,
      &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ialltoall_c", comm, error);
}

Code guest_MPI_Ialltoallv(Context* context, Address sendbuf, Address sendcounts, Address sdispls, Handle sendtype,
      Address recvbuf, Address recvcounts, Address rdispls, Handle recvtype, Handle comm, Address request) try {
  Call call(*context, "MPI_Ialltoallv", comm);
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_sendtype = !sendbuf_in_place ? call.bufferable_datatype("sendtype", sendtype)
      : call.context().no_datatype;
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const std::span<std::int32_t> copied_sendcounts = call.list<std::int32_t>("sendcounts", sendcounts,
      !sendbuf_in_place ? the_comm.peers() : 0, lists);
  Call::message_counts(copied_sendcounts, the_sendtype);
  const std::span<const std::int32_t> host_sendcounts = copied_sendcounts;
  const int* kept_sendcounts = host_sendcounts.data();
  const std::span<std::int32_t> copied_sdispls = call.list<std::int32_t>("sdispls", sdispls, !sendbuf_in_place
      ? the_comm.peers() : 0, lists);
  const std::int64_t only_sdispls = Call::take_only(copied_sdispls);
  const std::span<const std::int32_t> host_sdispls = copied_sdispls;
  const int* kept_sdispls = host_sdispls.data();
  const std::span<std::int32_t> copied_recvcounts = call.list<std::int32_t>("recvcounts", recvcounts,
      the_comm.peers(), lists);
  Call::message_counts(copied_recvcounts, the_recvtype);
  const std::span<const std::int32_t> host_recvcounts = copied_recvcounts;
  const int* kept_recvcounts = host_recvcounts.data();
  const std::span<std::int32_t> copied_rdispls = call.list<std::int32_t>("rdispls", rdispls, the_comm.peers(), lists);
  Call::settle(copied_rdispls, host_recvcounts);
  const std::int64_t only_rdispls = Call::take_only(copied_rdispls);
  const std::span<const std::int32_t> host_rdispls = copied_rdispls;
  const int* kept_rdispls = host_rdispls.data();
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.blocks("sendbuf", sendbuf, host_sendcounts,
      only_sdispls, host_sdispls, the_sendtype);
  void* host_recvbuf = call.result_blocks("recvbuf", recvbuf, host_recvcounts, only_rdispls, host_rdispls,
      the_recvtype);
  call.hold(keep, the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place) call.same_size("sendbuf",
      Call::product(Call::entry(host_sendcounts, the_comm.rank), the_sendtype.size),
      Call::product(Call::entry(host_recvcounts, the_comm.rank), the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  const int code = MPI_Ialltoallv(host_sendbuf, kept_sendcounts, kept_sdispls, call.message_type(the_sendtype),
      host_recvbuf, kept_recvcounts, kept_rdispls, call.message_type(the_recvtype), the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ialltoallv", comm, error);
}

Code guest_MPI_Ialltoallv_c(Context* context, Address sendbuf, Address sendcounts, Address sdispls, Handle sendtype,
      Address recvbuf, Address recvcounts, Address rdispls, Handle recvtype, Handle comm, Address request) try {
  Call call(*context, "MPI_Ialltoallv_c", comm);
  const bool large = MPI_Ialltoallv_c != nullptr && !context->library.computes_lengths_in_int();
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_sendtype = !sendbuf_in_place ? call.bufferable_datatype("sendtype", sendtype)
      : call.context().no_datatype;
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const std::span<std::int64_t> copied_sendcounts = call.list<std::int64_t>("sendcounts", sendcounts,
      !sendbuf_in_place ? the_comm.peers() : 0, lists);
  Call::message_counts(copied_sendcounts, the_sendtype);
  const std::span<const std::int64_t> host_sendcounts = copied_sendcounts;
  const MPI_Count* wide_sendcounts = lists.converted<MPI_Count>(host_sendcounts).data();
  const int* narrow_sendcounts = large ? nullptr : call.narrowed("sendcounts", host_sendcounts, lists);
  const std::span<std::int32_t> copied_sdispls = call.list<std::int32_t>("sdispls", sdispls, !sendbuf_in_place
      ? the_comm.peers() : 0, lists);
  const std::int64_t only_sdispls = Call::take_only(copied_sdispls);
  const std::span<const std::int32_t> host_sdispls = copied_sdispls;
  const MPI_Aint* wide_sdispls = lists.converted<MPI_Aint>(host_sdispls).data();
  const int* narrow_sdispls = large ? nullptr : call.narrowed("sdispls", host_sdispls, lists);
  const std::span<std::int64_t> copied_recvcounts = call.list<std::int64_t>("recvcounts", recvcounts,
      the_comm.peers(), lists);
  Call::message_counts(copied_recvcounts, the_recvtype);
  const std::span<const std::int64_t> host_recvcounts = copied_recvcounts;
  const MPI_Count* wide_recvcounts = lists.converted<MPI_Count>(host_recvcounts).data();
  const int* narrow_recvcounts = large ? nullptr : call.narrowed("recvcounts", host_recvcounts, lists);
  const std::span<std::int32_t> copied_rdispls = call.list<std::int32_t>("rdispls", rdispls, the_comm.peers(), lists);
  Call::settle(copied_rdispls, host_recvcounts);
  const std::int64_t only_rdispls = Call::take_only(copied_rdispls);
  const std::span<const std::int32_t> host_rdispls = copied_rdispls;
  const MPI_Aint* wide_rdispls = lists.converted<MPI_Aint>(host_rdispls).data();
  const int* narrow_rdispls = large ? nullptr : call.narrowed("rdispls", host_rdispls, lists);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.blocks("sendbuf", sendbuf, host_sendcounts,
      only_sdispls, host_sdispls, the_sendtype);
  void* host_recvbuf = call.result_blocks("recvbuf", recvbuf, host_recvcounts, only_rdispls, host_rdispls,
      the_recvtype);
  call.hold(keep, the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place) call.same_size("sendbuf",
      Call::product(Call::entry(host_sendcounts, the_comm.rank), the_sendtype.size),
      Call::product(Call::entry(host_recvcounts, the_comm.rank), the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Ialltoallv_c(host_sendbuf, wide_sendcounts, wide_sdispls,
      call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_rdispls, call.message_type(the_recvtype),
      the_comm.host, &host_request) : MPI_Ialltoallv(host_sendbuf, narrow_sendcounts, narrow_sdispls,
      call.message_type(the_sendtype), host_recvbuf, narrow_recvcounts, narrow_rdispls,
      call.message_type(the_recvtype), the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ialltoallv_c", comm, error);
}

Code guest_MPI_Ialltoallw(Context* context, Address sendbuf, Address sendcounts, Address sdispls, Address sendtypes,
      Address recvbuf, Address recvcounts, Address rdispls, Address recvtypes, Handle comm, Address request) try {
  Call call(*context, "MPI_Ialltoallw", comm);
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const std::span<const Handle> host_sendtypes = call.list<Handle>("sendtypes", sendtypes, !sendbuf_in_place
      ? the_comm.peers() : 0, lists);
  const MPI_Datatype* types_of_sendtypes = call.host_types("sendtypes", host_sendtypes, the_comm, lists);
  const std::span<const Handle> host_recvtypes = call.list<Handle>("recvtypes", recvtypes, the_comm.peers(), lists);
  const MPI_Datatype* types_of_recvtypes = call.host_types("recvtypes", host_recvtypes, the_comm, lists);
  const std::span<std::int32_t> copied_sendcounts = call.list<std::int32_t>("sendcounts", sendcounts,
      !sendbuf_in_place ? the_comm.peers() : 0, lists);
  call.message_counts("sendtypes", copied_sendcounts, host_sendtypes);
  const std::span<const std::int32_t> host_sendcounts = copied_sendcounts;
  const int* kept_sendcounts = host_sendcounts.data();
  const std::span<std::int32_t> copied_sdispls = call.list<std::int32_t>("sdispls", sdispls, !sendbuf_in_place
      ? the_comm.peers() : 0, lists);
  const std::int64_t only_sdispls = Call::take_only(copied_sdispls);
  const std::span<const std::int32_t> host_sdispls = copied_sdispls;
  const int* kept_sdispls = host_sdispls.data();
  const std::span<std::int32_t> copied_recvcounts = call.list<std::int32_t>("recvcounts", recvcounts,
      the_comm.peers(), lists);
  call.message_counts("recvtypes", copied_recvcounts, host_recvtypes);
  const std::span<const std::int32_t> host_recvcounts = copied_recvcounts;
  const int* kept_recvcounts = host_recvcounts.data();
  const std::span<std::int32_t> copied_rdispls = call.list<std::int32_t>("rdispls", rdispls, the_comm.peers(), lists);
  Call::settle(copied_rdispls, host_recvcounts);
  const std::int64_t only_rdispls = Call::take_only(copied_rdispls);
  const std::span<const std::int32_t> host_rdispls = copied_rdispls;
  const int* kept_rdispls = host_rdispls.data();
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.mixed_blocks("sendbuf", sendbuf, host_sendcounts,
      only_sdispls, host_sdispls, host_sendtypes);
  void* host_recvbuf = call.result_mixed_blocks("recvbuf", recvbuf, host_recvcounts, only_rdispls, host_rdispls,
      host_recvtypes);
  call.hold_list(keep, host_sendtypes);
  call.hold_list(keep, host_recvtypes);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed()) if (sendbuf_in_place) call.sized_alike("recvtypes", host_recvtypes, host_recvcounts,
      the_comm.rank);
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place) call.same_size("sendbuf",
      Call::product(Call::entry(host_sendcounts, the_comm.rank), call.datatype("sendtypes",
      host_sendtypes[static_cast<std::size_t>(the_comm.rank)]).size), Call::product(Call::entry(host_recvcounts,
      the_comm.rank), call.datatype("recvtypes", host_recvtypes[static_cast<std::size_t>(the_comm.rank)]).size),
      the_comm.rank);
  if (call.failed()) return call.raise();
  const int code = MPI_Ialltoallw(host_sendbuf, kept_sendcounts, kept_sdispls, types_of_sendtypes, host_recvbuf,
      kept_recvcounts, kept_rdispls, types_of_recvtypes, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ialltoallw", comm, error);
}

Code guest_MPI_Ialltoallw_c(Context* context, Address sendbuf, Address sendcounts, Address sdispls,
      Address sendtypes, Address recvbuf, Address recvcounts, Address rdispls, Address recvtypes, Handle comm,
      Address request) try {
  Call call(*context, "MPI_Ialltoallw_c", comm);
  const bool large = MPI_Ialltoallw_c != nullptr && !context->library.computes_lengths_in_int();
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const std::span<const Handle> host_sendtypes = call.list<Handle>("sendtypes", sendtypes, !sendbuf_in_place
      ? the_comm.peers() : 0, lists);
  const MPI_Datatype* types_of_sendtypes = call.host_types("sendtypes", host_sendtypes, the_comm, lists);
  const std::span<const Handle> host_recvtypes = call.list<Handle>("recvtypes", recvtypes, the_comm.peers(), lists);
  const MPI_Datatype* types_of_recvtypes = call.host_types("recvtypes", host_recvtypes, the_comm, lists);
  const std::span<std::int64_t> copied_sendcounts = call.list<std::int64_t>("sendcounts", sendcounts,
      !sendbuf_in_place ? the_comm.peers() : 0, lists);
  call.message_counts("sendtypes", copied_sendcounts, host_sendtypes);
  const std::span<const std::int64_t> host_sendcounts = copied_sendcounts;
  const MPI_Count* wide_sendcounts = lists.converted<MPI_Count>(host_sendcounts).data();
  const int* narrow_sendcounts = large ? nullptr : call.narrowed("sendcounts", host_sendcounts, lists);
  const std::span<std::int32_t> copied_sdispls = call.list<std::int32_t>("sdispls", sdispls, !sendbuf_in_place
      ? the_comm.peers() : 0, lists);
  const std::int64_t only_sdispls = Call::take_only(copied_sdispls);
  const std::span<const std::int32_t> host_sdispls = copied_sdispls;
  const MPI_Aint* wide_sdispls = lists.converted<MPI_Aint>(host_sdispls).data();
  const int* narrow_sdispls = large ? nullptr : call.narrowed("sdispls", host_sdispls, lists);
  const std::span<std::int64_t> copied_recvcounts = call.list<std::int64_t>("recvcounts", recvcounts,
      the_comm.peers(), lists);
  call.message_counts("recvtypes", copied_recvcounts, host_recvtypes);
  const std::span<const std::int64_t> host_recvcounts = copied_recvcounts;
  const MPI_Count* wide_recvcounts = lists.converted<MPI_Count>(host_recvcounts).data();
  const int* narrow_recvcounts = large ? nullptr : call.narrowed("recvcounts", host_recvcounts, lists);
  const std::span<std::int32_t> copied_rdispls = call.list<std::int32_t>("rdispls", rdispls, the_comm.peers(), lists);
  Call::settle(copied_rdispls, host_recvcounts);
  const std::int64_t only_rdispls = Call::take_only(copied_rdispls);
  const std::span<const std::int32_t> host_rdispls = copied_rdispls;
  const MPI_Aint* wide_rdispls = lists.converted<MPI_Aint>(host_rdispls).data();
  const int* narrow_rdispls = large ? nullptr : call.narrowed("rdispls", host_rdispls, lists);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.mixed_blocks("sendbuf", sendbuf, host_sendcounts,
      only_sdispls, host_sdispls, host_sendtypes);
  void* host_recvbuf = call.result_mixed_blocks("recvbuf", recvbuf, host_recvcounts, only_rdispls, host_rdispls,
      host_recvtypes);
  call.hold_list(keep, host_sendtypes);
  call.hold_list(keep, host_recvtypes);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed()) if (sendbuf_in_place) call.sized_alike("recvtypes", host_recvtypes, host_recvcounts,
      the_comm.rank);
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place) call.same_size("sendbuf",
      Call::product(Call::entry(host_sendcounts, the_comm.rank), call.datatype("sendtypes",
      host_sendtypes[static_cast<std::size_t>(the_comm.rank)]).size), Call::product(Call::entry(host_recvcounts,
      the_comm.rank), call.datatype("recvtypes", host_recvtypes[static_cast<std::size_t>(the_comm.rank)]).size),
      the_comm.rank);
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Ialltoallw_c(host_sendbuf, wide_sendcounts, wide_sdispls, types_of_sendtypes,
      host_recvbuf, wide_recvcounts, wide_rdispls, types_of_recvtypes, the_comm.host, &host_request)
      : MPI_Ialltoallw(host_sendbuf, narrow_sendcounts, narrow_sdispls, types_of_sendtypes, host_recvbuf,
      narrow_recvcounts, narrow_rdispls, types_of_recvtypes, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ialltoallw_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Ireduce(Context* context, Address sendbuf, Address recvbuf,
      std::int32_t count, Handle datatype, Handle op, std::int32_t root, Handle comm, Address request) try {
  Call call(*context, "MPI_Ireduce", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool takes_part = Call::takes_part(host_root, the_comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  const Datatype& the_datatype = takes_part ? call.bufferable_datatype("datatype", datatype)
      : call.context().no_datatype;
  const int host_count = takes_part ? call.count("count", count) : 1;
  const MPI_Op host_op = takes_part ? call.operation("op", op, datatype, the_datatype) : MPI_SUM;
  auto keep = call.keep_operation(op);
  const void* host_sendbuf = !at_leaf ? call.unread(sendbuf) : sendbuf_in_place ? MPI_IN_PLACE
      : call.buffer("sendbuf", sendbuf, host_count, the_datatype);
  void* host_recvbuf = !at_root ? call.unread(recvbuf) : call.result_buffer("recvbuf", recvbuf, host_count,
      the_datatype);
  call.hold(keep, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && takes_part) call.require("datatype", rules::data_at_origin(the_datatype), guest_MPI_ERR_TYPE);
  if (call.failed()) return call.raise();
  const int code = MPI_Ireduce(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, host_root, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ireduce", comm, error);
}

Code guest_MPI_Ireduce(Context* context, Address sendbuf, Address recvbuf, std::int32_t count, Handle datatype,
      Handle op, std::int32_t root, Handle comm, Address request) {
  QuickCall call(*context, "MPI_Ireduce", comm);
  if (call.failed()) return careful_MPI_Ireduce(context, sendbuf, recvbuf, count, datatype, op, root, comm, request);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Ireduce(context, sendbuf, recvbuf, count, datatype, op, root, comm, request);
  const int host_root = call.root("root", root, the_comm);
  if (call.failed()) return careful_MPI_Ireduce(context, sendbuf, recvbuf, count, datatype, op, root, comm, request);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool takes_part = Call::takes_part(host_root, the_comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  const Datatype& the_datatype = takes_part ? call.bufferable_datatype("datatype", datatype)
      : call.context().no_datatype;
  if (call.failed()) return careful_MPI_Ireduce(context, sendbuf, recvbuf, count, datatype, op, root, comm, request);
  const int host_count = takes_part ? call.count("count", count) : 1;
  if (call.failed()) return careful_MPI_Ireduce(context, sendbuf, recvbuf, count, datatype, op, root, comm, request);
  const MPI_Op host_op = takes_part ? call.operation("op", op, datatype, the_datatype) : MPI_SUM;
  if (call.failed()) return careful_MPI_Ireduce(context, sendbuf, recvbuf, count, datatype, op, root, comm, request);
  auto keep = call.keep_operation(op);
  if (call.failed()) return careful_MPI_Ireduce(context, sendbuf, recvbuf, count, datatype, op, root, comm, request);
  const void* host_sendbuf = !at_leaf ? call.unread(sendbuf) : sendbuf_in_place ? MPI_IN_PLACE
      : call.buffer("sendbuf", sendbuf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Ireduce(context, sendbuf, recvbuf, count, datatype, op, root, comm, request);
  void* host_recvbuf = !at_root ? call.unread(recvbuf) : call.result_buffer("recvbuf", recvbuf, host_count,
      the_datatype);
  if (call.failed()) return careful_MPI_Ireduce(context, sendbuf, recvbuf, count, datatype, op, root, comm, request);
  call.hold(keep, the_datatype);
  if (call.failed()) return careful_MPI_Ireduce(context, sendbuf, recvbuf, count, datatype, op, root, comm, request);
  Handle* request_place = call.result_place(context->requests, "request", request);
  if (call.failed()) return careful_MPI_Ireduce(context, sendbuf, recvbuf, count, datatype, op, root, comm, request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && takes_part) call.require("datatype", quick_rules::data_at_origin(the_datatype),
      guest_MPI_ERR_TYPE);
  if (call.failed()) return careful_MPI_Ireduce(context, sendbuf, recvbuf, count, datatype, op, root, comm, request);
  const int code = MPI_Ireduce(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, host_root, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
}

Code guest_MPI_Ireduce_c(Context* context, Address sendbuf, Address recvbuf, std::int64_t count, Handle datatype,
      Handle op, std::int32_t root, Handle comm, Address request) try {
  Call call(*context, "MPI_Ireduce_c", comm);
  const bool large = MPI_Ireduce_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool takes_part = Call::takes_part(host_root, the_comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  const Datatype& the_datatype = takes_part ? call.bufferable_datatype("datatype", datatype)
      : call.context().no_datatype;
  const std::int64_t host_count = takes_part ? call.large_count("count", count) : 1;
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const MPI_Op host_op = takes_part ? call.operation("op", op, datatype, the_datatype) : MPI_SUM;
  auto keep = call.keep_operation(op);
  const void* host_sendbuf = !at_leaf ? call.unread(sendbuf) : sendbuf_in_place ? MPI_IN_PLACE
      : call.buffer("sendbuf", sendbuf, host_count, the_datatype);
  void* host_recvbuf = !at_root ? call.unread(recvbuf) : call.result_buffer("recvbuf", recvbuf, host_count,
      the_datatype);
  call.hold(keep, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && takes_part) call.require("datatype", rules::data_at_origin(the_datatype), guest_MPI_ERR_TYPE);
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Ireduce_c(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, host_root, the_comm.host, &host_request) : MPI_Ireduce(host_sendbuf, host_recvbuf,
      call.message_count(the_datatype, narrow_count), the_datatype.host, host_op, host_root, the_comm.host,
      &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ireduce_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Iallreduce(Context* context, Address sendbuf, Address recvbuf,
      std::int32_t count, Handle datatype, Handle op, Handle comm, Address request) try {
  Call call(*context, "MPI_Iallreduce", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  auto keep = call.keep_operation(op);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  call.hold(keep, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed()) call.require("count", rules::at_most(host_count, Call::most_broadcast_between_groups(the_comm,
      the_datatype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return call.raise();
  const int code = MPI_Iallreduce(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Iallreduce", comm, error);
}

Code guest_MPI_Iallreduce(Context* context, Address sendbuf, Address recvbuf, std::int32_t count, Handle datatype,
      Handle op, Handle comm, Address request) {
  QuickCall call(*context, "MPI_Iallreduce", comm);
  if (call.failed()) return careful_MPI_Iallreduce(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Iallreduce(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Iallreduce(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  const int host_count = call.count("count", count);
  if (call.failed()) return careful_MPI_Iallreduce(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  if (call.failed()) return careful_MPI_Iallreduce(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  auto keep = call.keep_operation(op);
  if (call.failed()) return careful_MPI_Iallreduce(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  if (call.failed()) return careful_MPI_Iallreduce(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Iallreduce(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  call.hold(keep, the_datatype);
  if (call.failed()) return careful_MPI_Iallreduce(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  Handle* request_place = call.result_place(context->requests, "request", request);
  if (call.failed()) return careful_MPI_Iallreduce(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed()) call.require("count", quick_rules::at_most(host_count,
      Call::most_broadcast_between_groups(the_comm, the_datatype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return careful_MPI_Iallreduce(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  const int code = MPI_Iallreduce(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
}

Code guest_MPI_Iallreduce_c(Context* context, Address sendbuf, Address recvbuf, std::int64_t count, Handle datatype,
      Handle op, Handle comm, Address request) try {
  Call call(*context, "MPI_Iallreduce_c", comm);
  const bool large = MPI_Iallreduce_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  auto keep = call.keep_operation(op);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  call.hold(keep, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed()) call.require("count", rules::at_most(host_count, Call::most_broadcast_between_groups(the_comm,
      the_datatype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Iallreduce_c(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, the_comm.host, &host_request) : MPI_Iallreduce(host_sendbuf, host_recvbuf,
      call.message_count(the_datatype, narrow_count), the_datatype.host, host_op, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Iallreduce_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Ireduce_scatter_block(Context* context, Address sendbuf, Address recvbuf,
      std::int32_t recvcount, Handle datatype, Handle op, Handle comm, Address request) try {
  Call call(*context, "MPI_Ireduce_scatter_block", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_recvcount = call.count("recvcount", recvcount);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  auto keep = call.keep_operation(op);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf,
      Call::product(host_recvcount, the_comm.size), the_datatype);
  void* host_recvbuf = sendbuf_in_place ? call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount,
      the_comm.size), the_datatype) : call.result_buffer("recvbuf", recvbuf, host_recvcount, the_datatype);
  call.hold(keep, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed()) call.require("recvcount", rules::at_most(host_recvcount, Call::most_reduced(the_comm,
      the_datatype)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("datatype", rules::spaced_for(op, the_datatype), guest_MPI_ERR_TYPE);
  if (call.failed()) return call.raise();
  const int code = begin_reduce_scatter_block(host_sendbuf, host_recvbuf, call.message_count(the_datatype,
      host_recvcount), the_datatype.host, host_op, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ireduce_scatter_block", comm, error);
}

Code guest_MPI_Ireduce_scatter_block(Context* context, Address sendbuf, Address recvbuf, std::int32_t recvcount,
      Handle datatype, Handle op, Handle comm, Address request) {
  QuickCall call(*context, "MPI_Ireduce_scatter_block", comm);
  if (call.failed()) return careful_MPI_Ireduce_scatter_block(context, sendbuf, recvbuf, recvcount, datatype, op,
      comm, request);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Ireduce_scatter_block(context, sendbuf, recvbuf, recvcount, datatype, op,
      comm, request);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Ireduce_scatter_block(context, sendbuf, recvbuf, recvcount, datatype, op,
      comm, request);
  const int host_recvcount = call.count("recvcount", recvcount);
  if (call.failed()) return careful_MPI_Ireduce_scatter_block(context, sendbuf, recvbuf, recvcount, datatype, op,
      comm, request);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  if (call.failed()) return careful_MPI_Ireduce_scatter_block(context, sendbuf, recvbuf, recvcount, datatype, op,
      comm, request);
  auto keep = call.keep_operation(op);
  if (call.failed()) return careful_MPI_Ireduce_scatter_block(context, sendbuf, recvbuf, recvcount, datatype, op,
      comm, request);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf,
      Call::product(host_recvcount, the_comm.size), the_datatype);
  if (call.failed()) return careful_MPI_Ireduce_scatter_block(context, sendbuf, recvbuf, recvcount, datatype, op,
      comm, request);
  void* host_recvbuf = sendbuf_in_place ? call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount,
      the_comm.size), the_datatype) : call.result_buffer("recvbuf", recvbuf, host_recvcount, the_datatype);
  if (call.failed()) return careful_MPI_Ireduce_scatter_block(context, sendbuf, recvbuf, recvcount, datatype, op,
      comm, request);
  call.hold(keep, the_datatype);
  if (call.failed()) return careful_MPI_Ireduce_scatter_block(context, sendbuf, recvbuf, recvcount, datatype, op,
      comm, request);
  Handle* request_place = call.result_place(context->requests, "request", request);
  if (call.failed()) return careful_MPI_Ireduce_scatter_block(context, sendbuf, recvbuf, recvcount, datatype, op,
      comm, request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed()) call.require("recvcount", quick_rules::at_most(host_recvcount, Call::most_reduced(the_comm,
      the_datatype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return careful_MPI_Ireduce_scatter_block(context, sendbuf, recvbuf, recvcount, datatype, op,
      comm, request);
  if (!call.failed()) call.require("datatype", quick_rules::spaced_for(op, the_datatype), guest_MPI_ERR_TYPE);
  if (call.failed()) return careful_MPI_Ireduce_scatter_block(context, sendbuf, recvbuf, recvcount, datatype, op,
      comm, request);
  const int code = begin_reduce_scatter_block(host_sendbuf, host_recvbuf, call.message_count(the_datatype,
      host_recvcount), the_datatype.host, host_op, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
}

Code guest_MPI_Ireduce_scatter_block_c(Context* context, Address sendbuf, Address recvbuf, std::int64_t recvcount,
      Handle datatype, Handle op, Handle comm, Address request) try {
  Call call(*context, "MPI_Ireduce_scatter_block_c", comm);
  const bool large = MPI_Ireduce_scatter_block_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_recvcount = call.large_count("recvcount", recvcount);
  const int narrow_recvcount = large ? 0 : call.narrow_count("recvcount", host_recvcount);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  auto keep = call.keep_operation(op);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf,
      Call::product(host_recvcount, the_comm.size), the_datatype);
  void* host_recvbuf = sendbuf_in_place ? call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount,
      the_comm.size), the_datatype) : call.result_buffer("recvbuf", recvbuf, host_recvcount, the_datatype);
  call.hold(keep, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed()) call.require("recvcount", rules::at_most(host_recvcount, Call::most_reduced(the_comm,
      the_datatype)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("datatype", rules::spaced_for(op, the_datatype), guest_MPI_ERR_TYPE);
  if (call.failed()) return call.raise();
  const int code = large ? begin_reduce_scatter_block_c(host_sendbuf, host_recvbuf, call.message_count(the_datatype,
      host_recvcount), the_datatype.host, host_op, the_comm.host, &host_request)
      : begin_reduce_scatter_block(host_sendbuf, host_recvbuf, call.message_count(the_datatype, narrow_recvcount),
      the_datatype.host, host_op, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ireduce_scatter_block_c", comm, error);
}

Code guest_MPI_Ireduce_scatter(Context* context, Address sendbuf, Address recvbuf, Address recvcounts,
      Handle datatype, Handle op, Handle comm, Address request) try {
  Call call(*context, "MPI_Ireduce_scatter", comm);
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::span<std::int32_t> copied_recvcounts = call.list<std::int32_t>("recvcounts", recvcounts, the_comm.size,
      lists);
  Call::message_counts(copied_recvcounts, the_datatype);
  const std::span<const std::int32_t> host_recvcounts = copied_recvcounts;
  const int* kept_recvcounts = host_recvcounts.data();
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  keep->operation = call.guest_operation(op);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, call.sum("recvcounts",
      host_recvcounts), the_datatype);
  void* host_recvbuf = sendbuf_in_place ? call.result_buffer("recvbuf", recvbuf, call.sum("recvcounts",
      host_recvcounts), the_datatype) : call.result_buffer("recvbuf", recvbuf, call.entry(host_recvcounts,
      the_comm.rank), the_datatype);
  call.hold(keep, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed()) call.require("recvcounts", rules::sum_at_most(host_recvcounts,
      Call::most_added_between_groups(the_comm)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("datatype", rules::spaced_for(op, the_datatype), guest_MPI_ERR_TYPE);
  if (call.failed()) return call.raise();
  const int code = MPI_Ireduce_scatter(host_sendbuf, host_recvbuf, kept_recvcounts, the_datatype.host, host_op,
      the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ireduce_scatter", comm, error);
}

Code guest_MPI_Ireduce_scatter_c(Context* context, Address sendbuf, Address recvbuf, Address recvcounts,
      Handle datatype, Handle op, Handle comm, Address request) try {
  Call call(*context, "MPI_Ireduce_scatter_c", comm);
  const bool large = MPI_Ireduce_scatter_c != nullptr && !context->library.computes_lengths_in_int();
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::span<std::int64_t> copied_recvcounts = call.list<std::int64_t>("recvcounts", recvcounts, the_comm.size,
      lists);
  Call::message_counts(copied_recvcounts, the_datatype);
  const std::span<const std::int64_t> host_recvcounts = copied_recvcounts;
  const MPI_Count* wide_recvcounts = lists.converted<MPI_Count>(host_recvcounts).data();
  const int* narrow_recvcounts = large ? nullptr : call.narrowed("recvcounts", host_recvcounts, lists);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  keep->operation = call.guest_operation(op);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, call.sum("recvcounts",
      host_recvcounts), the_datatype);
  void* host_recvbuf = sendbuf_in_place ? call.result_buffer("recvbuf", recvbuf, call.sum("recvcounts",
      host_recvcounts), the_datatype) : call.result_buffer("recvbuf", recvbuf, call.entry(host_recvcounts,
      the_comm.rank), the_datatype);
  call.hold(keep, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed()) call.require("recvcounts", rules::sum_at_most(host_recvcounts,
      Call::most_added_between_groups(the_comm)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("datatype", rules::spaced_for(op, the_datatype), guest_MPI_ERR_TYPE);
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Ireduce_scatter_c(host_sendbuf, host_recvbuf, wide_recvcounts, the_datatype.host,
      host_op, the_comm.host, &host_request) : MPI_Ireduce_scatter(host_sendbuf, host_recvbuf, narrow_recvcounts,
      the_datatype.host, host_op, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ireduce_scatter_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Iscan(Context* context, Address sendbuf, Address recvbuf,
      std::int32_t count, Handle datatype, Handle op, Handle comm, Address request) try {
  Call call(*context, "MPI_Iscan", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::one_group(the_comm), guest_MPI_ERR_COMM);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  auto keep = call.keep_operation(op);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  call.hold(keep, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Iscan(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Iscan", comm, error);
}

Code guest_MPI_Iscan(Context* context, Address sendbuf, Address recvbuf, std::int32_t count, Handle datatype,
      Handle op, Handle comm, Address request) {
  QuickCall call(*context, "MPI_Iscan", comm);
  if (call.failed()) return careful_MPI_Iscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Iscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  call.require("comm", quick_rules::one_group(the_comm), guest_MPI_ERR_COMM);
  if (call.failed()) return careful_MPI_Iscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Iscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  const int host_count = call.count("count", count);
  if (call.failed()) return careful_MPI_Iscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  if (call.failed()) return careful_MPI_Iscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  auto keep = call.keep_operation(op);
  if (call.failed()) return careful_MPI_Iscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  if (call.failed()) return careful_MPI_Iscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Iscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  call.hold(keep, the_datatype);
  if (call.failed()) return careful_MPI_Iscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  Handle* request_place = call.result_place(context->requests, "request", request);
  if (call.failed()) return careful_MPI_Iscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  const int code = MPI_Iscan(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
}

Code guest_MPI_Iscan_c(Context* context, Address sendbuf, Address recvbuf, std::int64_t count, Handle datatype,
      Handle op, Handle comm, Address request) try {
  Call call(*context, "MPI_Iscan_c", comm);
  const bool large = MPI_Iscan_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::one_group(the_comm), guest_MPI_ERR_COMM);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  auto keep = call.keep_operation(op);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  call.hold(keep, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Iscan_c(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, the_comm.host, &host_request) : MPI_Iscan(host_sendbuf, host_recvbuf,
      call.message_count(the_datatype, narrow_count), the_datatype.host, host_op, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Iscan_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Iexscan(Context* context, Address sendbuf, Address recvbuf,
      std::int32_t count, Handle datatype, Handle op, Handle comm, Address request) try {
  Call call(*context, "MPI_Iexscan", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::one_group(the_comm), guest_MPI_ERR_COMM);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  auto keep = call.keep_operation(op);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  call.hold(keep, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Iexscan(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Iexscan", comm, error);
}

Code guest_MPI_Iexscan(Context* context, Address sendbuf, Address recvbuf, std::int32_t count, Handle datatype,
      Handle op, Handle comm, Address request) {
  QuickCall call(*context, "MPI_Iexscan", comm);
  if (call.failed()) return careful_MPI_Iexscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Iexscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  call.require("comm", quick_rules::one_group(the_comm), guest_MPI_ERR_COMM);
  if (call.failed()) return careful_MPI_Iexscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Iexscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  const int host_count = call.count("count", count);
  if (call.failed()) return careful_MPI_Iexscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  if (call.failed()) return careful_MPI_Iexscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  auto keep = call.keep_operation(op);
  if (call.failed()) return careful_MPI_Iexscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  if (call.failed()) return careful_MPI_Iexscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Iexscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  call.hold(keep, the_datatype);
  if (call.failed()) return careful_MPI_Iexscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  Handle* request_place = call.result_place(context->requests, "request", request);
  if (call.failed()) return careful_MPI_Iexscan(context, sendbuf, recvbuf, count, datatype, op, comm, request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  const int code = MPI_Iexscan(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
}

Code guest_MPI_Iexscan_c(Context* context, Address sendbuf, Address recvbuf, std::int64_t count, Handle datatype,
      Handle op, Handle comm, Address request) try {
  Call call(*context, "MPI_Iexscan_c", comm);
  const bool large = MPI_Iexscan_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::one_group(the_comm), guest_MPI_ERR_COMM);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  auto keep = call.keep_operation(op);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  call.hold(keep, the_datatype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Iexscan_c(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, the_comm.host, &host_request) : MPI_Iexscan(host_sendbuf, host_recvbuf,
      call.message_count(the_datatype, narrow_count), the_datatype.host, host_op, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Iexscan_c", comm, error);
}

}  // namespace mpiwasm::calls
