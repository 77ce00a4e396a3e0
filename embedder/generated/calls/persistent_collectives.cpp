// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/persistent_collectives.toml.
#include "calls/core/generated_call.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Barrier_init(Context* context, Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Barrier_init", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  (void)call.info("info", info);
  std::unique_ptr<RequestKeep> keep;
  call.record(keep, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  if (MPI_Barrier_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, std::initializer_list<Handle>{}, std::move(keep),
        nonblocking<&MPI_Ibarrier>());
  }
  const int code = MPI_Barrier_init(the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Barrier_init", comm, error);
}

Code guest_MPI_Bcast_init(Context* context, Address buffer, std::int32_t count, Handle datatype, std::int32_t root,
      Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Bcast_init", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool takes_part = Call::takes_part(host_root, the_comm);
  (void)call.info("info", info);
  const Datatype& the_datatype = takes_part ? call.bufferable_datatype("datatype", datatype)
      : call.context().no_datatype;
  const int host_count = takes_part ? call.count("count", count) : 1;
  void* host_buffer = !takes_part ? call.unread(buffer) : at_root ? call.root_buffer("buffer", buffer, host_count,
      the_datatype, the_comm) : call.result_buffer("buffer", buffer, host_count, the_datatype);
  auto keep = call.held(the_datatype);
  call.record(keep, buffer, count, datatype, root, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && takes_part) call.require("count", rules::at_most(host_count, Call::most_broadcast(the_comm,
      the_datatype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return call.raise();
  if (MPI_Bcast_init == nullptr || emulates_unsafe_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {datatype}, std::move(keep),
        nonblocking<&begin_broadcast>(host_buffer, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_root));
  }
  const int code = MPI_Bcast_init(host_buffer, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_root, the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Bcast_init", comm, error);
}

Code guest_MPI_Bcast_init_c(Context* context, Address buffer, std::int64_t count, Handle datatype, std::int32_t root,
      Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Bcast_init_c", comm);
  const bool large = MPI_Bcast_init_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool takes_part = Call::takes_part(host_root, the_comm);
  (void)call.info("info", info);
  const Datatype& the_datatype = takes_part ? call.bufferable_datatype("datatype", datatype)
      : call.context().no_datatype;
  const std::int64_t host_count = takes_part ? call.large_count("count", count) : 1;
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  void* host_buffer = !takes_part ? call.unread(buffer) : at_root ? call.root_buffer("buffer", buffer, host_count,
      the_datatype, the_comm) : call.result_buffer("buffer", buffer, host_count, the_datatype);
  auto keep = call.held(the_datatype);
  call.record(keep, buffer, count, datatype, root, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && takes_part) call.require("count", rules::at_most(host_count, Call::most_broadcast(the_comm,
      the_datatype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return call.raise();
  if (MPI_Bcast_init == nullptr || emulates_unsafe_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {datatype}, std::move(keep),
        large ? nonblocking<&begin_broadcast_c>(host_buffer, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_root) : nonblocking<&begin_broadcast>(host_buffer,
      call.message_count(the_datatype, narrow_count), call.message_type(the_datatype), host_root));
  }
  const int code = large ? MPI_Bcast_init_c(host_buffer, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_root, the_comm.host, MPI_INFO_NULL, &host_request)
      : MPI_Bcast_init(host_buffer, call.message_count(the_datatype, narrow_count), call.message_type(the_datatype),
      host_root, the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Bcast_init_c", comm, error);
}

Code guest_MPI_Gather_init(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype,
      Address recvbuf, std::int32_t recvcount, Handle recvtype, std::int32_t root, Handle comm, Handle info,
      Address request) try {
  Call call(*context, "MPI_Gather_init", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, guest_MPI_INFO_NULL);
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
  if (MPI_Gather_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        nonblocking<&MPI_Igather>(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root));
  }
  const int code = MPI_Gather_init(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Gather_init", comm, error);
}

Code guest_MPI_Gather_init_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, std::int64_t recvcount, Handle recvtype, std::int32_t root, Handle comm, Handle info,
      Address request) try {
  Call call(*context, "MPI_Gather_init_c", comm);
  const bool large = MPI_Gather_init_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, guest_MPI_INFO_NULL);
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
  if (MPI_Gather_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        large ? nonblocking<&MPI_Igather_c>(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root) : nonblocking<&MPI_Igather>(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype), host_root));
  }
  const int code = large ? MPI_Gather_init_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host, MPI_INFO_NULL, &host_request)
      : MPI_Gather_init(host_sendbuf, call.message_count(the_sendtype, narrow_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, narrow_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Gather_init_c", comm, error);
}

Code guest_MPI_Gatherv_init(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype,
      Address recvbuf, Address recvcounts, Address displs, Handle recvtype, std::int32_t root, Handle comm,
      Handle info, Address request) try {
  Call call(*context, "MPI_Gatherv_init", comm);
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm,
      guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && !the_comm.inter && at_root && !sendbuf_in_place) call.same_size("sendbuf",
      Call::product(host_sendcount, the_sendtype.size), Call::product(Call::entry(host_recvcounts, the_comm.rank),
      the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  if (MPI_Gatherv_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        nonblocking<&MPI_Igatherv>(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, kept_recvcounts, kept_displs, call.message_type(the_recvtype),
      host_root));
  }
  const int code = MPI_Gatherv_init(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, kept_recvcounts, kept_displs, call.message_type(the_recvtype),
      host_root, the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Gatherv_init", comm, error);
}

Code guest_MPI_Gatherv_init_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, Address recvcounts, Address displs, Handle recvtype, std::int32_t root, Handle comm,
      Handle info, Address request) try {
  Call call(*context, "MPI_Gatherv_init_c", comm);
  const bool large = MPI_Gatherv_init_c != nullptr && !context->library.computes_lengths_in_int();
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm,
      guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && !the_comm.inter && at_root && !sendbuf_in_place) call.same_size("sendbuf",
      Call::product(host_sendcount, the_sendtype.size), Call::product(Call::entry(host_recvcounts, the_comm.rank),
      the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  if (MPI_Gatherv_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        large ? nonblocking<&MPI_Igatherv_c>(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_displs, call.message_type(the_recvtype),
      host_root) : nonblocking<&MPI_Igatherv>(host_sendbuf, call.message_count(the_sendtype, narrow_sendcount),
      call.message_type(the_sendtype), host_recvbuf, narrow_recvcounts, narrow_displs,
      call.message_type(the_recvtype), host_root));
  }
  const int code = large ? MPI_Gatherv_init_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_displs, call.message_type(the_recvtype),
      host_root, the_comm.host, MPI_INFO_NULL, &host_request) : MPI_Gatherv_init(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      narrow_recvcounts, narrow_displs, call.message_type(the_recvtype), host_root, the_comm.host, MPI_INFO_NULL,
      &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Gatherv_init_c", comm, error);
}

Code guest_MPI_Scatter_init(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype,
      Address recvbuf, std::int32_t recvcount, Handle recvtype, std::int32_t root, Handle comm, Handle info,
      Address request) try {
  Call call(*context, "MPI_Scatter_init", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool recvbuf_in_place = recvbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, guest_MPI_INFO_NULL);
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
  if (MPI_Scatter_init == nullptr || emulates_unsafe_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        nonblocking<&begin_scatter>(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root));
  }
  const int code = MPI_Scatter_init(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Scatter_init", comm, error);
}

Code guest_MPI_Scatter_init_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, std::int64_t recvcount, Handle recvtype, std::int32_t root, Handle comm, Handle info,
      Address request) try {
  Call call(*context, "MPI_Scatter_init_c", comm);
  const bool large = MPI_Scatter_init_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool recvbuf_in_place = recvbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, guest_MPI_INFO_NULL);
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
  if (MPI_Scatter_init == nullptr || emulates_unsafe_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        large ? nonblocking<&begin_scatter_c>(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root) : nonblocking<&begin_scatter>(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype), host_root));
  }
  const int code = large ? MPI_Scatter_init_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host, MPI_INFO_NULL, &host_request)
      : MPI_Scatter_init(host_sendbuf, call.message_count(the_sendtype, narrow_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, narrow_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Scatter_init_c", comm, error);
}

Code guest_MPI_Scatterv_init(Context* context, Address sendbuf, Address sendcounts, Address displs, Handle sendtype,
      Address recvbuf, std::int32_t recvcount, Handle recvtype, std::int32_t root, Handle comm, Handle info,
      Address request) try {
  Call call(*context, "MPI_Scatterv_init", comm);
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool recvbuf_in_place = recvbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm,
      guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && !the_comm.inter && at_root && !recvbuf_in_place) call.same_size("sendbuf",
      Call::product(Call::entry(host_sendcounts, the_comm.rank), the_sendtype.size), Call::product(host_recvcount,
      the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  if (MPI_Scatterv_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        nonblocking<&MPI_Iscatterv>(host_sendbuf, kept_sendcounts, kept_displs, call.message_type(the_sendtype),
      host_recvbuf, call.message_count(the_recvtype, host_recvcount), call.message_type(the_recvtype), host_root));
  }
  const int code = MPI_Scatterv_init(host_sendbuf, kept_sendcounts, kept_displs, call.message_type(the_sendtype),
      host_recvbuf, call.message_count(the_recvtype, host_recvcount), call.message_type(the_recvtype), host_root,
      the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Scatterv_init", comm, error);
}

Code guest_MPI_Scatterv_init_c(Context* context, Address sendbuf, Address sendcounts, Address displs,
      Handle sendtype, Address recvbuf, std::int64_t recvcount, Handle recvtype, std::int32_t root, Handle comm,
      Handle info, Address request) try {
  Call call(*context, "MPI_Scatterv_init_c", comm);
  const bool large = MPI_Scatterv_init_c != nullptr && !context->library.computes_lengths_in_int();
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool recvbuf_in_place = recvbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm,
      guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && !the_comm.inter && at_root && !recvbuf_in_place) call.same_size("sendbuf",
      Call::product(Call::entry(host_sendcounts, the_comm.rank), the_sendtype.size), Call::product(host_recvcount,
      the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  if (MPI_Scatterv_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        large ? nonblocking<&MPI_Iscatterv_c>(host_sendbuf, wide_sendcounts, wide_displs,
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root) : nonblocking<&MPI_Iscatterv>(host_sendbuf, narrow_sendcounts,
      narrow_displs, call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype,
      narrow_recvcount), call.message_type(the_recvtype), host_root));
  }
  const int code = large ? MPI_Scatterv_init_c(host_sendbuf, wide_sendcounts, wide_displs,
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host, MPI_INFO_NULL, &host_request)
      : MPI_Scatterv_init(host_sendbuf, narrow_sendcounts, narrow_displs, call.message_type(the_sendtype),
      host_recvbuf, call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype), host_root,
      the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Scatterv_init_c", comm, error);
}

Code guest_MPI_Allgather_init(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype,
      Address recvbuf, std::int32_t recvcount, Handle recvtype, Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Allgather_init", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, guest_MPI_INFO_NULL);
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
  if (MPI_Allgather_init == nullptr || emulates_unsafe_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        nonblocking<&begin_allgather>(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype)));
  }
  const int code = MPI_Allgather_init(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Allgather_init", comm, error);
}

Code guest_MPI_Allgather_init_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, std::int64_t recvcount, Handle recvtype, Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Allgather_init_c", comm);
  const bool large = MPI_Allgather_init_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, guest_MPI_INFO_NULL);
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
  if (MPI_Allgather_init == nullptr || emulates_unsafe_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        large ? nonblocking<&begin_allgather_c>(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype)) : nonblocking<&begin_allgather>(host_sendbuf, call.message_count(the_sendtype,
      narrow_sendcount), call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype,
      narrow_recvcount), call.message_type(the_recvtype)));
  }
  const int code = large ? MPI_Allgather_init_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host, MPI_INFO_NULL, &host_request)
      : MPI_Allgather_init(host_sendbuf, call.message_count(the_sendtype, narrow_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, narrow_recvcount),
      call.message_type(the_recvtype), the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Allgather_init_c", comm, error);
}

Code guest_MPI_Allgatherv_init(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype,
      Address recvbuf, Address recvcounts, Address displs, Handle recvtype, Handle comm, Handle info,
      Address request) try {
  Call call(*context, "MPI_Allgatherv_init", comm);
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed()) call.require("recvcounts", rules::sum_at_most(host_recvcounts,
      Call::most_in_all_blocks(the_comm, the_recvtype)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("recvtype", rules::has_extent(the_recvtype), guest_MPI_ERR_TYPE);
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(Call::entry(host_recvcounts, the_comm.rank), the_recvtype.size),
      the_comm.rank);
  if (call.failed()) return call.raise();
  if (MPI_Allgatherv_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        nonblocking<&MPI_Iallgatherv>(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, kept_recvcounts, kept_displs, call.message_type(the_recvtype)));
  }
  const int code = MPI_Allgatherv_init(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, kept_recvcounts, kept_displs, call.message_type(the_recvtype),
      the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Allgatherv_init", comm, error);
}

Code guest_MPI_Allgatherv_init_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, Address recvcounts, Address displs, Handle recvtype, Handle comm, Handle info,
      Address request) try {
  Call call(*context, "MPI_Allgatherv_init_c", comm);
  const bool large = MPI_Allgatherv_init_c != nullptr && !context->library.computes_lengths_in_int();
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed()) call.require("recvcounts", rules::sum_at_most(host_recvcounts,
      Call::most_in_all_blocks(the_comm, the_recvtype)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("recvtype", rules::has_extent(the_recvtype), guest_MPI_ERR_TYPE);
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(Call::entry(host_recvcounts, the_comm.rank), the_recvtype.size),
      the_comm.rank);
  if (call.failed()) return call.raise();
  if (MPI_Allgatherv_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        large ? nonblocking<&MPI_Iallgatherv_c>(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_displs, call.message_type(the_recvtype))
      : nonblocking<&MPI_Iallgatherv>(host_sendbuf, call.message_count(the_sendtype, narrow_sendcount),
      call.message_type(the_sendtype), host_recvbuf, narrow_recvcounts, narrow_displs,
      call.message_type(the_recvtype)));
  }
  const int code = large ? MPI_Allgatherv_init_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_displs, call.message_type(the_recvtype),
      the_comm.host, MPI_INFO_NULL, &host_request) : MPI_Allgatherv_init(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      narrow_recvcounts, narrow_displs, call.message_type(the_recvtype), the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Allgatherv_init_c", comm, error);
}

Code guest_MPI_Alltoall_init(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype,
      Address recvbuf, std::int32_t recvcount, Handle recvtype, Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Alltoall_init", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(host_recvcount, the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  if (MPI_Alltoall_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        nonblocking<&MPI_Ialltoall>(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype)));
  }
  const int code = MPI_Alltoall_init(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Alltoall_init", comm, error);
}

Code guest_MPI_Alltoall_init_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, std::int64_t recvcount, Handle recvtype, Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Alltoall_init_c", comm);
  const bool large = MPI_Alltoall_init_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(host_recvcount, the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  if (MPI_Alltoall_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        large ? nonblocking<&MPI_Ialltoall_c>(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype)) : nonblocking<&MPI_Ialltoall>(host_sendbuf, call.message_count(the_sendtype,
      narrow_sendcount), call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype,
      narrow_recvcount), call.message_type(the_recvtype)));
  }
  const int code = large ? MPI_Alltoall_init_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host, MPI_INFO_NULL, &host_request) : MPI_Alltoall_init(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype), the_comm.host,
      MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Alltoall_init_c", comm, error);
}

Code guest_MPI_Alltoallv_init(Context* context, Address sendbuf, Address sendcounts, Address sdispls,
      Handle sendtype, Address recvbuf, Address recvcounts, Address rdispls, Handle recvtype, Handle comm,
      Handle info, Address request) try {
  Call call(*context, "MPI_Alltoallv_init", comm);
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm,
      guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place) call.same_size("sendbuf",
      Call::product(Call::entry(host_sendcounts, the_comm.rank), the_sendtype.size),
      Call::product(Call::entry(host_recvcounts, the_comm.rank), the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  if (MPI_Alltoallv_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        nonblocking<&MPI_Ialltoallv>(host_sendbuf, kept_sendcounts, kept_sdispls, call.message_type(the_sendtype),
      host_recvbuf, kept_recvcounts, kept_rdispls, call.message_type(the_recvtype)));
  }
  const int code = MPI_Alltoallv_init(host_sendbuf, kept_sendcounts, kept_sdispls, call.message_type(the_sendtype),
      host_recvbuf, kept_recvcounts, kept_rdispls, call.message_type(the_recvtype), the_comm.host, MPI_INFO_NULL,
      &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Alltoallv_init", comm, error);
}

Code guest_MPI_Alltoallv_init_c(Context* context, Address sendbuf, Address sendcounts, Address sdispls,
      Handle sendtype, Address recvbuf, Address recvcounts, Address rdispls, Handle recvtype, Handle comm,
      Handle info, Address request) try {
  Call call(*context, "MPI_Alltoallv_init_c", comm);
  const bool large = MPI_Alltoallv_init_c != nullptr && !context->library.computes_lengths_in_int();
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm,
      guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place) call.same_size("sendbuf",
      Call::product(Call::entry(host_sendcounts, the_comm.rank), the_sendtype.size),
      Call::product(Call::entry(host_recvcounts, the_comm.rank), the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  if (MPI_Alltoallv_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        large ? nonblocking<&MPI_Ialltoallv_c>(host_sendbuf, wide_sendcounts, wide_sdispls,
      call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_rdispls,
      call.message_type(the_recvtype)) : nonblocking<&MPI_Ialltoallv>(host_sendbuf, narrow_sendcounts,
      narrow_sdispls, call.message_type(the_sendtype), host_recvbuf, narrow_recvcounts, narrow_rdispls,
      call.message_type(the_recvtype)));
  }
  const int code = large ? MPI_Alltoallv_init_c(host_sendbuf, wide_sendcounts, wide_sdispls,
      call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_rdispls, call.message_type(the_recvtype),
      the_comm.host, MPI_INFO_NULL, &host_request) : MPI_Alltoallv_init(host_sendbuf, narrow_sendcounts,
      narrow_sdispls, call.message_type(the_sendtype), host_recvbuf, narrow_recvcounts, narrow_rdispls,
      call.message_type(the_recvtype), the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Alltoallv_init_c", comm, error);
}

Code guest_MPI_Alltoallw_init(Context* context, Address sendbuf, Address sendcounts, Address sdispls,
      Address sendtypes, Address recvbuf, Address recvcounts, Address rdispls, Address recvtypes, Handle comm,
      Handle info, Address request) try {
  Call call(*context, "MPI_Alltoallw_init", comm);
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm,
      guest_MPI_INFO_NULL);
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
  if (MPI_Alltoallw_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {host_sendtypes, host_recvtypes}, std::move(keep),
        nonblocking<&MPI_Ialltoallw>(host_sendbuf, kept_sendcounts, kept_sdispls, types_of_sendtypes, host_recvbuf,
      kept_recvcounts, kept_rdispls, types_of_recvtypes));
  }
  const int code = MPI_Alltoallw_init(host_sendbuf, kept_sendcounts, kept_sdispls, types_of_sendtypes, host_recvbuf,
      kept_recvcounts, kept_rdispls, types_of_recvtypes, the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Alltoallw_init", comm, error);
}

Code guest_MPI_Alltoallw_init_c(Context* context, Address sendbuf, Address sendcounts, Address sdispls,
      Address sendtypes, Address recvbuf, Address recvcounts, Address rdispls, Address recvtypes, Handle comm,
      Handle info, Address request) try {
  Call call(*context, "MPI_Alltoallw_init_c", comm);
  const bool large = MPI_Alltoallw_init_c != nullptr && !context->library.computes_lengths_in_int();
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm,
      guest_MPI_INFO_NULL);
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
  if (MPI_Alltoallw_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {host_sendtypes, host_recvtypes}, std::move(keep),
        large ? nonblocking<&MPI_Ialltoallw_c>(host_sendbuf, wide_sendcounts, wide_sdispls, types_of_sendtypes,
      host_recvbuf, wide_recvcounts, wide_rdispls, types_of_recvtypes) : nonblocking<&MPI_Ialltoallw>(host_sendbuf,
      narrow_sendcounts, narrow_sdispls, types_of_sendtypes, host_recvbuf, narrow_recvcounts, narrow_rdispls,
      types_of_recvtypes));
  }
  const int code = large ? MPI_Alltoallw_init_c(host_sendbuf, wide_sendcounts, wide_sdispls, types_of_sendtypes,
      host_recvbuf, wide_recvcounts, wide_rdispls, types_of_recvtypes, the_comm.host, MPI_INFO_NULL, &host_request)
      : MPI_Alltoallw_init(host_sendbuf, narrow_sendcounts, narrow_sdispls, types_of_sendtypes, host_recvbuf,
      narrow_recvcounts, narrow_rdispls, types_of_recvtypes, the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Alltoallw_init_c", comm, error);
}

Code guest_MPI_Reduce_init(Context* context, Address sendbuf, Address recvbuf, std::int32_t count, Handle datatype,
      Handle op, std::int32_t root, Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Reduce_init", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool takes_part = Call::takes_part(host_root, the_comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, recvbuf, count, datatype, op, root, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && takes_part) call.require("datatype", rules::data_at_origin(the_datatype), guest_MPI_ERR_TYPE);
  if (call.failed()) return call.raise();
  if (MPI_Reduce_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {datatype}, std::move(keep),
        nonblocking<&MPI_Ireduce>(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, host_root));
  }
  const int code = MPI_Reduce_init(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, host_root, the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Reduce_init", comm, error);
}

Code guest_MPI_Reduce_init_c(Context* context, Address sendbuf, Address recvbuf, std::int64_t count, Handle datatype,
      Handle op, std::int32_t root, Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Reduce_init_c", comm);
  const bool large = MPI_Reduce_init_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool takes_part = Call::takes_part(host_root, the_comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, recvbuf, count, datatype, op, root, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed() && takes_part) call.require("datatype", rules::data_at_origin(the_datatype), guest_MPI_ERR_TYPE);
  if (call.failed()) return call.raise();
  if (MPI_Reduce_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {datatype}, std::move(keep),
        large ? nonblocking<&MPI_Ireduce_c>(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, host_root) : nonblocking<&MPI_Ireduce>(host_sendbuf, host_recvbuf,
      call.message_count(the_datatype, narrow_count), the_datatype.host, host_op, host_root));
  }
  const int code = large ? MPI_Reduce_init_c(host_sendbuf, host_recvbuf, call.message_count(the_datatype,
      host_count), the_datatype.host, host_op, host_root, the_comm.host, MPI_INFO_NULL, &host_request)
      : MPI_Reduce_init(host_sendbuf, host_recvbuf, call.message_count(the_datatype, narrow_count),
      the_datatype.host, host_op, host_root, the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Reduce_init_c", comm, error);
}

Code guest_MPI_Allreduce_init(Context* context, Address sendbuf, Address recvbuf, std::int32_t count,
      Handle datatype, Handle op, Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Allreduce_init", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  (void)call.info("info", info);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  auto keep = call.keep_operation(op);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  call.hold(keep, the_datatype);
  call.record(keep, sendbuf, recvbuf, count, datatype, op, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed()) call.require("count", rules::at_most(host_count, Call::most_broadcast_between_groups(the_comm,
      the_datatype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return call.raise();
  if (MPI_Allreduce_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {datatype}, std::move(keep),
        nonblocking<&MPI_Iallreduce>(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op));
  }
  const int code = MPI_Allreduce_init(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Allreduce_init", comm, error);
}

Code guest_MPI_Allreduce_init_c(Context* context, Address sendbuf, Address recvbuf, std::int64_t count,
      Handle datatype, Handle op, Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Allreduce_init_c", comm);
  const bool large = MPI_Allreduce_init_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  (void)call.info("info", info);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  auto keep = call.keep_operation(op);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  call.hold(keep, the_datatype);
  call.record(keep, sendbuf, recvbuf, count, datatype, op, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed()) call.require("count", rules::at_most(host_count, Call::most_broadcast_between_groups(the_comm,
      the_datatype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return call.raise();
  if (MPI_Allreduce_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {datatype}, std::move(keep),
        large ? nonblocking<&MPI_Iallreduce_c>(host_sendbuf, host_recvbuf, call.message_count(the_datatype,
      host_count), the_datatype.host, host_op) : nonblocking<&MPI_Iallreduce>(host_sendbuf, host_recvbuf,
      call.message_count(the_datatype, narrow_count), the_datatype.host, host_op));
  }
  const int code = large ? MPI_Allreduce_init_c(host_sendbuf, host_recvbuf, call.message_count(the_datatype,
      host_count), the_datatype.host, host_op, the_comm.host, MPI_INFO_NULL, &host_request)
      : MPI_Allreduce_init(host_sendbuf, host_recvbuf, call.message_count(the_datatype, narrow_count),
      the_datatype.host, host_op, the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Allreduce_init_c", comm, error);
}

Code guest_MPI_Reduce_scatter_block_init(Context* context, Address sendbuf, Address recvbuf, std::int32_t recvcount,
      Handle datatype, Handle op, Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Reduce_scatter_block_init", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  (void)call.info("info", info);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_recvcount = call.count("recvcount", recvcount);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  auto keep = call.keep_operation(op);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf,
      Call::product(host_recvcount, the_comm.size), the_datatype);
  void* host_recvbuf = sendbuf_in_place ? call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount,
      the_comm.size), the_datatype) : call.result_buffer("recvbuf", recvbuf, host_recvcount, the_datatype);
  call.hold(keep, the_datatype);
  call.record(keep, sendbuf, recvbuf, recvcount, datatype, op, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed()) call.require("recvcount", rules::at_most(host_recvcount, Call::most_reduced(the_comm,
      the_datatype)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("datatype", rules::spaced_for(op, the_datatype), guest_MPI_ERR_TYPE);
  if (call.failed()) return call.raise();
  if (MPI_Reduce_scatter_block_init == nullptr || emulates_unsafe_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {datatype}, std::move(keep),
        nonblocking<&begin_reduce_scatter_block>(host_sendbuf, host_recvbuf, call.message_count(the_datatype,
      host_recvcount), the_datatype.host, host_op));
  }
  const int code = MPI_Reduce_scatter_block_init(host_sendbuf, host_recvbuf, call.message_count(the_datatype,
      host_recvcount), the_datatype.host, host_op, the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Reduce_scatter_block_init", comm, error);
}

Code guest_MPI_Reduce_scatter_block_init_c(Context* context, Address sendbuf, Address recvbuf,
      std::int64_t recvcount, Handle datatype, Handle op, Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Reduce_scatter_block_init_c", comm);
  const bool large = MPI_Reduce_scatter_block_init_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, recvbuf, recvcount, datatype, op, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed()) call.require("recvcount", rules::at_most(host_recvcount, Call::most_reduced(the_comm,
      the_datatype)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("datatype", rules::spaced_for(op, the_datatype), guest_MPI_ERR_TYPE);
  if (call.failed()) return call.raise();
  if (MPI_Reduce_scatter_block_init == nullptr || emulates_unsafe_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {datatype}, std::move(keep),
        large ? nonblocking<&begin_reduce_scatter_block_c>(host_sendbuf, host_recvbuf,
      call.message_count(the_datatype, host_recvcount), the_datatype.host, host_op)
      : nonblocking<&begin_reduce_scatter_block>(host_sendbuf, host_recvbuf, call.message_count(the_datatype,
      narrow_recvcount), the_datatype.host, host_op));
  }
  const int code = large ? MPI_Reduce_scatter_block_init_c(host_sendbuf, host_recvbuf,
      call.message_count(the_datatype, host_recvcount), the_datatype.host, host_op, the_comm.host, MPI_INFO_NULL,
      &host_request) : MPI_Reduce_scatter_block_init(host_sendbuf, host_recvbuf, call.message_count(the_datatype,
      narrow_recvcount), the_datatype.host, host_op, the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Reduce_scatter_block_init_c", comm, error);
}

Code guest_MPI_Reduce_scatter_init(Context* context, Address sendbuf, Address recvbuf, Address recvcounts,
      Handle datatype, Handle op, Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Reduce_scatter_init", comm);
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, recvbuf, recvcounts, datatype, op, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed()) call.require("recvcounts", rules::sum_at_most(host_recvcounts,
      Call::most_added_between_groups(the_comm)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("datatype", rules::spaced_for(op, the_datatype), guest_MPI_ERR_TYPE);
  if (call.failed()) return call.raise();
  if (MPI_Reduce_scatter_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {datatype}, std::move(keep),
        nonblocking<&MPI_Ireduce_scatter>(host_sendbuf, host_recvbuf, kept_recvcounts, the_datatype.host, host_op));
  }
  const int code = MPI_Reduce_scatter_init(host_sendbuf, host_recvbuf, kept_recvcounts, the_datatype.host, host_op,
      the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Reduce_scatter_init", comm, error);
}

Code guest_MPI_Reduce_scatter_init_c(Context* context, Address sendbuf, Address recvbuf, Address recvcounts,
      Handle datatype, Handle op, Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Reduce_scatter_init_c", comm);
  const bool large = MPI_Reduce_scatter_init_c != nullptr && !context->library.computes_lengths_in_int();
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  (void)call.info("info", info);
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
  call.record(keep, sendbuf, recvbuf, recvcounts, datatype, op, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (!call.failed()) call.require("recvcounts", rules::sum_at_most(host_recvcounts,
      Call::most_added_between_groups(the_comm)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("datatype", rules::spaced_for(op, the_datatype), guest_MPI_ERR_TYPE);
  if (call.failed()) return call.raise();
  if (MPI_Reduce_scatter_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {datatype}, std::move(keep),
        large ? nonblocking<&MPI_Ireduce_scatter_c>(host_sendbuf, host_recvbuf, wide_recvcounts, the_datatype.host,
      host_op) : nonblocking<&MPI_Ireduce_scatter>(host_sendbuf, host_recvbuf, narrow_recvcounts, the_datatype.host,
      host_op));
  }
  const int code = large ? MPI_Reduce_scatter_init_c(host_sendbuf, host_recvbuf, wide_recvcounts, the_datatype.host,
      host_op, the_comm.host, MPI_INFO_NULL, &host_request) : MPI_Reduce_scatter_init(host_sendbuf, host_recvbuf,
      narrow_recvcounts, the_datatype.host, host_op, the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Reduce_scatter_init_c", comm, error);
}

Code guest_MPI_Scan_init(Context* context, Address sendbuf, Address recvbuf, std::int32_t count, Handle datatype,
      Handle op, Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Scan_init", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::one_group(the_comm), guest_MPI_ERR_COMM);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  (void)call.info("info", info);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  auto keep = call.keep_operation(op);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  call.hold(keep, the_datatype);
  call.record(keep, sendbuf, recvbuf, count, datatype, op, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  if (MPI_Scan_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {datatype}, std::move(keep),
        nonblocking<&MPI_Iscan>(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op));
  }
  const int code = MPI_Scan_init(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Scan_init", comm, error);
}

Code guest_MPI_Scan_init_c(Context* context, Address sendbuf, Address recvbuf, std::int64_t count, Handle datatype,
      Handle op, Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Scan_init_c", comm);
  const bool large = MPI_Scan_init_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::one_group(the_comm), guest_MPI_ERR_COMM);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  (void)call.info("info", info);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  auto keep = call.keep_operation(op);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  call.hold(keep, the_datatype);
  call.record(keep, sendbuf, recvbuf, count, datatype, op, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  if (MPI_Scan_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {datatype}, std::move(keep),
        large ? nonblocking<&MPI_Iscan_c>(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op) : nonblocking<&MPI_Iscan>(host_sendbuf, host_recvbuf,
      call.message_count(the_datatype, narrow_count), the_datatype.host, host_op));
  }
  const int code = large ? MPI_Scan_init_c(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, the_comm.host, MPI_INFO_NULL, &host_request) : MPI_Scan_init(host_sendbuf,
      host_recvbuf, call.message_count(the_datatype, narrow_count), the_datatype.host, host_op, the_comm.host,
      MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Scan_init_c", comm, error);
}

Code guest_MPI_Exscan_init(Context* context, Address sendbuf, Address recvbuf, std::int32_t count, Handle datatype,
      Handle op, Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Exscan_init", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::one_group(the_comm), guest_MPI_ERR_COMM);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  (void)call.info("info", info);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  auto keep = call.keep_operation(op);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  call.hold(keep, the_datatype);
  call.record(keep, sendbuf, recvbuf, count, datatype, op, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  if (MPI_Exscan_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {datatype}, std::move(keep),
        nonblocking<&MPI_Iexscan>(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op));
  }
  const int code = MPI_Exscan_init(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Exscan_init", comm, error);
}

Code guest_MPI_Exscan_init_c(Context* context, Address sendbuf, Address recvbuf, std::int64_t count, Handle datatype,
      Handle op, Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Exscan_init_c", comm);
  const bool large = MPI_Exscan_init_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::one_group(the_comm), guest_MPI_ERR_COMM);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  (void)call.info("info", info);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  auto keep = call.keep_operation(op);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  call.hold(keep, the_datatype);
  call.record(keep, sendbuf, recvbuf, count, datatype, op, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  if (MPI_Exscan_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {datatype}, std::move(keep),
        large ? nonblocking<&MPI_Iexscan_c>(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op) : nonblocking<&MPI_Iexscan>(host_sendbuf, host_recvbuf,
      call.message_count(the_datatype, narrow_count), the_datatype.host, host_op));
  }
  const int code = large ? MPI_Exscan_init_c(host_sendbuf, host_recvbuf, call.message_count(the_datatype,
      host_count), the_datatype.host, host_op, the_comm.host, MPI_INFO_NULL, &host_request)
      : MPI_Exscan_init(host_sendbuf, host_recvbuf, call.message_count(the_datatype, narrow_count),
      the_datatype.host, host_op, the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Exscan_init_c", comm, error);
}

}  // namespace mpiwasm::calls
