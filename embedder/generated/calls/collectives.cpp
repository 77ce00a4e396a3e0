// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/collectives.toml.
#include "calls/core/generated_call.hpp"

namespace mpiwasm::calls {

[[gnu::noinline]] static Code careful_MPI_Barrier(Context* context, Handle comm) try {
  Call call(*context, "MPI_Barrier", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return call.raise();
  return call.finish(MPI_Barrier(the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Barrier", comm, error);
}

Code guest_MPI_Barrier(Context* context, Handle comm) {
  QuickCall call(*context, "MPI_Barrier", comm);
  if (call.failed()) return careful_MPI_Barrier(context, comm);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Barrier(context, comm);
  return call.finish(translate::of_library_last(MPI_Barrier, the_comm.host));
}

[[gnu::noinline]] static Code careful_MPI_Bcast(Context* context, Address buffer, std::int32_t count,
      Handle datatype, std::int32_t root, Handle comm) try {
  Call call(*context, "MPI_Bcast", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool takes_part = Call::takes_part(host_root, the_comm);
  const Datatype& the_datatype = takes_part ? call.bufferable_datatype("datatype", datatype)
      : call.context().no_datatype;
  const int host_count = takes_part ? call.count("count", count) : 1;
  void* host_buffer = !takes_part ? call.unread(buffer) : at_root ? call.root_buffer("buffer", buffer, host_count,
      the_datatype, the_comm) : call.result_buffer("buffer", buffer, host_count, the_datatype);
  if (!call.failed() && takes_part) call.require("count", rules::at_most(host_count, Call::most_broadcast(the_comm,
      the_datatype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return call.raise();
  if (must_be_begun_to_broadcast_parts(the_comm, the_datatype, host_count) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = MPI_Ibcast(host_buffer, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_root, the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  if (must_be_packed(the_comm, the_datatype, host_root))
    return call.finish(broadcast_packed(host_buffer, call.message_count(the_datatype, host_count), the_datatype,
      host_root, the_comm));
  return call.finish(MPI_Bcast(host_buffer, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_root, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Bcast", comm, error);
}

Code guest_MPI_Bcast(Context* context, Address buffer, std::int32_t count, Handle datatype, std::int32_t root,
      Handle comm) {
  QuickCall call(*context, "MPI_Bcast", comm);
  if (call.failed()) return careful_MPI_Bcast(context, buffer, count, datatype, root, comm);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Bcast(context, buffer, count, datatype, root, comm);
  const int host_root = call.root("root", root, the_comm);
  if (call.failed()) return careful_MPI_Bcast(context, buffer, count, datatype, root, comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool takes_part = Call::takes_part(host_root, the_comm);
  const Datatype& the_datatype = takes_part ? call.bufferable_datatype("datatype", datatype)
      : call.context().no_datatype;
  if (call.failed()) return careful_MPI_Bcast(context, buffer, count, datatype, root, comm);
  const int host_count = takes_part ? call.count("count", count) : 1;
  if (call.failed()) return careful_MPI_Bcast(context, buffer, count, datatype, root, comm);
  void* host_buffer = !takes_part ? call.unread(buffer) : at_root ? call.root_buffer("buffer", buffer, host_count,
      the_datatype, the_comm) : call.result_buffer("buffer", buffer, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Bcast(context, buffer, count, datatype, root, comm);
  if (!call.failed() && takes_part) call.require("count", quick_rules::at_most(host_count,
      Call::most_broadcast(the_comm, the_datatype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return careful_MPI_Bcast(context, buffer, count, datatype, root, comm);
  if (must_be_begun_to_broadcast_parts(the_comm, the_datatype, host_count)
      && meets_guests_only()) [[unlikely]] return careful_MPI_Bcast(context, buffer, count, datatype, root, comm);
  if (must_be_packed(the_comm, the_datatype, host_root)) [[unlikely]] return careful_MPI_Bcast(context, buffer,
      count, datatype, root, comm);
  return call.finish(translate::of_library_with_buffers_last<translate::Buffers::messages>(MPI_Bcast, host_buffer,
      call.message_count(the_datatype, host_count), call.message_type(the_datatype), host_root, the_comm.host));
}

Code guest_MPI_Bcast_c(Context* context, Address buffer, std::int64_t count, Handle datatype, std::int32_t root,
      Handle comm) try {
  Call call(*context, "MPI_Bcast_c", comm);
  const bool large = MPI_Bcast_c != nullptr && !context->library.computes_lengths_in_int();
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
  if (!call.failed() && takes_part) call.require("count", rules::at_most(host_count, Call::most_broadcast(the_comm,
      the_datatype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return call.raise();
  if (must_be_begun_to_broadcast_parts(the_comm, the_datatype, host_count) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = large ? MPI_Ibcast_c(host_buffer, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_root, the_comm.host, &begun) : MPI_Ibcast(host_buffer,
      call.message_count(the_datatype, narrow_count), call.message_type(the_datatype), host_root, the_comm.host,
      &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  if (must_be_packed(the_comm, the_datatype, host_root))
    return call.finish(broadcast_packed(host_buffer, call.message_count(the_datatype, host_count), the_datatype,
      host_root, the_comm));
  return call.finish(large ? MPI_Bcast_c(host_buffer, call.message_count(the_datatype, host_count),
      call.message_type(the_datatype), host_root, the_comm.host) : MPI_Bcast(host_buffer,
      call.message_count(the_datatype, narrow_count), call.message_type(the_datatype), host_root, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Bcast_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Gather(Context* context, Address sendbuf, std::int32_t sendcount,
      Handle sendtype, Address recvbuf, std::int32_t recvcount, Handle recvtype, std::int32_t root, Handle comm) try {
  Call call(*context, "MPI_Gather", comm);
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
  if (!call.failed() && at_leaf && !sendbuf_in_place) call.require("sendcount", rules::at_most(host_sendcount,
      Call::most_in_block(the_comm, the_sendtype)), guest_MPI_ERR_COUNT);
  if (!call.failed() && at_root) call.require("recvcount", rules::at_most(host_recvcount,
      Call::most_in_block(the_comm, the_recvtype)), guest_MPI_ERR_COUNT);
  if (!call.failed() && !the_comm.inter && at_root && !sendbuf_in_place
      && the_sendtype.host != the_recvtype.host) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(host_recvcount, the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  if (must_be_begun_to_gather(the_comm) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = MPI_Igather(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(MPI_Gather(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Gather", comm, error);
}

Code guest_MPI_Gather(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype, Address recvbuf,
      std::int32_t recvcount, Handle recvtype, std::int32_t root, Handle comm) {
  QuickCall call(*context, "MPI_Gather", comm);
  if (call.failed()) return careful_MPI_Gather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Gather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  const int host_root = call.root("root", root, the_comm);
  if (call.failed()) return careful_MPI_Gather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  const Datatype& the_sendtype = at_leaf && !sendbuf_in_place ? call.bufferable_datatype("sendtype", sendtype)
      : call.context().no_datatype;
  if (call.failed()) return careful_MPI_Gather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  const Datatype& the_recvtype = at_root ? call.bufferable_datatype("recvtype", recvtype)
      : call.context().no_datatype;
  if (call.failed()) return careful_MPI_Gather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  const int host_sendcount = at_leaf && !sendbuf_in_place ? call.count("sendcount", sendcount) : 0;
  if (call.failed()) return careful_MPI_Gather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  const int host_recvcount = at_root ? call.count("recvcount", recvcount) : 0;
  if (call.failed()) return careful_MPI_Gather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  const void* host_sendbuf = !at_leaf ? call.unread(sendbuf) : sendbuf_in_place ? MPI_IN_PLACE
      : call.buffer("sendbuf", sendbuf, host_sendcount, the_sendtype);
  if (call.failed()) return careful_MPI_Gather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  void* host_recvbuf = !at_root ? call.unread(recvbuf) : call.result_buffer("recvbuf", recvbuf,
      Call::product(host_recvcount, the_comm.peers()), the_recvtype);
  if (call.failed()) return careful_MPI_Gather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  if (!call.failed() && at_leaf && !sendbuf_in_place) call.require("sendcount", quick_rules::at_most(host_sendcount,
      Call::most_in_block(the_comm, the_sendtype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return careful_MPI_Gather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  if (!call.failed() && at_root) call.require("recvcount", quick_rules::at_most(host_recvcount,
      Call::most_in_block(the_comm, the_recvtype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return careful_MPI_Gather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  if (!call.failed() && !the_comm.inter && at_root && !sendbuf_in_place
      && the_sendtype.host != the_recvtype.host) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(host_recvcount, the_recvtype.size), the_comm.rank);
  if (call.failed()) return careful_MPI_Gather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  if (must_be_begun_to_gather(the_comm) && meets_guests_only()) [[unlikely]] return careful_MPI_Gather(context,
      sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
  return call.finish(translate::of_library_with_buffers_last<translate::Buffers::messages>(MPI_Gather, host_sendbuf,
      call.message_count(the_sendtype, host_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, host_recvcount), call.message_type(the_recvtype), host_root, the_comm.host));
}

Code guest_MPI_Gather_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype, Address recvbuf,
      std::int64_t recvcount, Handle recvtype, std::int32_t root, Handle comm) try {
  Call call(*context, "MPI_Gather_c", comm);
  const bool large = MPI_Gather_c != nullptr && !context->library.computes_lengths_in_int();
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
  if (!call.failed() && at_leaf && !sendbuf_in_place) call.require("sendcount", rules::at_most(host_sendcount,
      Call::most_in_block(the_comm, the_sendtype)), guest_MPI_ERR_COUNT);
  if (!call.failed() && at_root) call.require("recvcount", rules::at_most(host_recvcount,
      Call::most_in_block(the_comm, the_recvtype)), guest_MPI_ERR_COUNT);
  if (!call.failed() && !the_comm.inter && at_root && !sendbuf_in_place
      && the_sendtype.host != the_recvtype.host) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(host_recvcount, the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  if (must_be_begun_to_gather(the_comm) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = large ? MPI_Igather_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host, &begun) : MPI_Igather(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype), host_root, the_comm.host,
      &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(large ? MPI_Gather_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host) : MPI_Gather(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype), host_root, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Gather_c", comm, error);
}

Code guest_MPI_Gatherv(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype, Address recvbuf,
      Address recvcounts, Address displs, Handle recvtype, std::int32_t root, Handle comm) try {
  Call call(*context, "MPI_Gatherv", comm);
  translate::ListArena lists;
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
  const std::span<std::int32_t> copied_displs = call.list<std::int32_t>("displs", displs, at_root
      ? the_comm.peers() : 0, lists);
  Call::settle(copied_displs, host_recvcounts);
  const std::int64_t only_displs = Call::take_only(copied_displs);
  const std::span<const std::int32_t> host_displs = copied_displs;
  const void* host_sendbuf = !at_leaf ? call.unread(sendbuf) : sendbuf_in_place ? MPI_IN_PLACE
      : call.buffer("sendbuf", sendbuf, host_sendcount, the_sendtype);
  void* host_recvbuf = !at_root ? call.unread(recvbuf) : call.result_blocks("recvbuf", recvbuf, host_recvcounts,
      only_displs, host_displs, the_recvtype);
  if (!call.failed() && !the_comm.inter && at_root && !sendbuf_in_place
      && the_sendtype.host != the_recvtype.host) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(Call::entry(host_recvcounts, the_comm.rank), the_recvtype.size),
      the_comm.rank);
  if (call.failed()) return call.raise();
  if (must_be_begun(the_comm) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = MPI_Igatherv(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, host_recvcounts.data(), host_displs.data(),
      call.message_type(the_recvtype), host_root, the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(MPI_Gatherv(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, host_recvcounts.data(), host_displs.data(),
      call.message_type(the_recvtype), host_root, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Gatherv", comm, error);
}

Code guest_MPI_Gatherv_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype, Address recvbuf,
      Address recvcounts, Address displs, Handle recvtype, std::int32_t root, Handle comm) try {
  Call call(*context, "MPI_Gatherv_c", comm);
  const bool large = MPI_Gatherv_c != nullptr && !context->library.computes_lengths_in_int();
  translate::ListArena lists;
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
  if (!call.failed() && !the_comm.inter && at_root && !sendbuf_in_place
      && the_sendtype.host != the_recvtype.host) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(Call::entry(host_recvcounts, the_comm.rank), the_recvtype.size),
      the_comm.rank);
  if (call.failed()) return call.raise();
  if (must_be_begun(the_comm) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = large ? MPI_Igatherv_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_displs, call.message_type(the_recvtype),
      host_root, the_comm.host, &begun) : MPI_Igatherv(host_sendbuf, call.message_count(the_sendtype,
      narrow_sendcount), call.message_type(the_sendtype), host_recvbuf, narrow_recvcounts, narrow_displs,
      call.message_type(the_recvtype), host_root, the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(large ? MPI_Gatherv_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_displs, call.message_type(the_recvtype),
      host_root, the_comm.host) : MPI_Gatherv(host_sendbuf, call.message_count(the_sendtype, narrow_sendcount),
      call.message_type(the_sendtype), host_recvbuf, narrow_recvcounts, narrow_displs,
      call.message_type(the_recvtype), host_root, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Gatherv_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Scatter(Context* context, Address sendbuf, std::int32_t sendcount,
      Handle sendtype, Address recvbuf, std::int32_t recvcount, Handle recvtype, std::int32_t root, Handle comm) try {
  Call call(*context, "MPI_Scatter", comm);
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
  if (!call.failed() && at_root) call.require("sendcount", rules::at_most(host_sendcount,
      Call::most_in_block(the_comm, the_sendtype)), guest_MPI_ERR_COUNT);
  if (!call.failed() && at_leaf && !recvbuf_in_place) call.require("recvcount", rules::at_most(host_recvcount,
      Call::most_in_block(the_comm, the_recvtype)), guest_MPI_ERR_COUNT);
  if (!call.failed() && !the_comm.inter && at_root && !recvbuf_in_place
      && the_sendtype.host != the_recvtype.host) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(host_recvcount, the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  if (must_be_begun_in_tree(the_comm) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = MPI_Iscatter(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(MPI_Scatter(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Scatter", comm, error);
}

Code guest_MPI_Scatter(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype, Address recvbuf,
      std::int32_t recvcount, Handle recvtype, std::int32_t root, Handle comm) {
  QuickCall call(*context, "MPI_Scatter", comm);
  if (call.failed()) return careful_MPI_Scatter(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Scatter(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  const int host_root = call.root("root", root, the_comm);
  if (call.failed()) return careful_MPI_Scatter(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool recvbuf_in_place = recvbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  const Datatype& the_sendtype = at_root ? call.bufferable_datatype("sendtype", sendtype)
      : call.context().no_datatype;
  if (call.failed()) return careful_MPI_Scatter(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  const Datatype& the_recvtype = at_leaf && !recvbuf_in_place ? call.bufferable_datatype("recvtype", recvtype)
      : call.context().no_datatype;
  if (call.failed()) return careful_MPI_Scatter(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  const int host_sendcount = at_root ? call.count("sendcount", sendcount) : 0;
  if (call.failed()) return careful_MPI_Scatter(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  const int host_recvcount = at_leaf && !recvbuf_in_place ? call.count("recvcount", recvcount) : 0;
  if (call.failed()) return careful_MPI_Scatter(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  const void* host_sendbuf = !at_root ? call.unread(sendbuf) : call.buffer("sendbuf", sendbuf,
      Call::product(host_sendcount, the_comm.peers()), the_sendtype);
  if (call.failed()) return careful_MPI_Scatter(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  void* host_recvbuf = !at_leaf ? call.unread(recvbuf) : recvbuf_in_place ? MPI_IN_PLACE
      : call.result_buffer("recvbuf", recvbuf, host_recvcount, the_recvtype);
  if (call.failed()) return careful_MPI_Scatter(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  if (!call.failed() && at_root) call.require("sendcount", quick_rules::at_most(host_sendcount,
      Call::most_in_block(the_comm, the_sendtype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return careful_MPI_Scatter(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  if (!call.failed() && at_leaf && !recvbuf_in_place) call.require("recvcount", quick_rules::at_most(host_recvcount,
      Call::most_in_block(the_comm, the_recvtype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return careful_MPI_Scatter(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  if (!call.failed() && !the_comm.inter && at_root && !recvbuf_in_place
      && the_sendtype.host != the_recvtype.host) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(host_recvcount, the_recvtype.size), the_comm.rank);
  if (call.failed()) return careful_MPI_Scatter(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      root, comm);
  if (must_be_begun_in_tree(the_comm) && meets_guests_only()) [[unlikely]] return careful_MPI_Scatter(context,
      sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
  return call.finish(translate::of_library_with_buffers_last<translate::Buffers::messages>(MPI_Scatter, host_sendbuf,
      call.message_count(the_sendtype, host_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, host_recvcount), call.message_type(the_recvtype), host_root, the_comm.host));
}

Code guest_MPI_Scatter_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype, Address recvbuf,
      std::int64_t recvcount, Handle recvtype, std::int32_t root, Handle comm) try {
  Call call(*context, "MPI_Scatter_c", comm);
  const bool large = MPI_Scatter_c != nullptr && !context->library.computes_lengths_in_int();
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
  if (!call.failed() && at_root) call.require("sendcount", rules::at_most(host_sendcount,
      Call::most_in_block(the_comm, the_sendtype)), guest_MPI_ERR_COUNT);
  if (!call.failed() && at_leaf && !recvbuf_in_place) call.require("recvcount", rules::at_most(host_recvcount,
      Call::most_in_block(the_comm, the_recvtype)), guest_MPI_ERR_COUNT);
  if (!call.failed() && !the_comm.inter && at_root && !recvbuf_in_place
      && the_sendtype.host != the_recvtype.host) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(host_recvcount, the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  if (must_be_begun_in_tree(the_comm) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = large ? MPI_Iscatter_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host, &begun) : MPI_Iscatter(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype), host_root, the_comm.host,
      &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(large ? MPI_Scatter_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host) : MPI_Scatter(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype), host_root, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Scatter_c", comm, error);
}

Code guest_MPI_Scatterv(Context* context, Address sendbuf, Address sendcounts, Address displs, Handle sendtype,
      Address recvbuf, std::int32_t recvcount, Handle recvtype, std::int32_t root, Handle comm) try {
  Call call(*context, "MPI_Scatterv", comm);
  translate::ListArena lists;
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
  const std::span<std::int32_t> copied_displs = call.list<std::int32_t>("displs", displs, at_root
      ? the_comm.peers() : 0, lists);
  const std::int64_t only_displs = Call::take_only(copied_displs);
  const std::span<const std::int32_t> host_displs = copied_displs;
  const void* host_sendbuf = !at_root ? call.unread(sendbuf) : call.blocks("sendbuf", sendbuf, host_sendcounts,
      only_displs, host_displs, the_sendtype);
  void* host_recvbuf = !at_leaf ? call.unread(recvbuf) : recvbuf_in_place ? MPI_IN_PLACE
      : call.result_buffer("recvbuf", recvbuf, host_recvcount, the_recvtype);
  if (!call.failed() && !the_comm.inter && at_root && !recvbuf_in_place
      && the_sendtype.host != the_recvtype.host) call.same_size("sendbuf", Call::product(Call::entry(host_sendcounts,
      the_comm.rank), the_sendtype.size), Call::product(host_recvcount, the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  if (must_be_begun(the_comm) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = MPI_Iscatterv(host_sendbuf, host_sendcounts.data(), host_displs.data(),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(MPI_Scatterv(host_sendbuf, host_sendcounts.data(), host_displs.data(),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Scatterv", comm, error);
}

Code guest_MPI_Scatterv_c(Context* context, Address sendbuf, Address sendcounts, Address displs, Handle sendtype,
      Address recvbuf, std::int64_t recvcount, Handle recvtype, std::int32_t root, Handle comm) try {
  Call call(*context, "MPI_Scatterv_c", comm);
  const bool large = MPI_Scatterv_c != nullptr && !context->library.computes_lengths_in_int();
  translate::ListArena lists;
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
  if (!call.failed() && !the_comm.inter && at_root && !recvbuf_in_place
      && the_sendtype.host != the_recvtype.host) call.same_size("sendbuf", Call::product(Call::entry(host_sendcounts,
      the_comm.rank), the_sendtype.size), Call::product(host_recvcount, the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  if (must_be_begun(the_comm) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = large ? MPI_Iscatterv_c(host_sendbuf, wide_sendcounts, wide_displs,
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host, &begun) : MPI_Iscatterv(host_sendbuf,
      narrow_sendcounts, narrow_displs, call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype), host_root, the_comm.host,
      &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(large ? MPI_Scatterv_c(host_sendbuf, wide_sendcounts, wide_displs,
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), host_root, the_comm.host) : MPI_Scatterv(host_sendbuf, narrow_sendcounts,
      narrow_displs, call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype,
      narrow_recvcount), call.message_type(the_recvtype), host_root, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Scatterv_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Allgather(Context* context, Address sendbuf, std::int32_t sendcount,
      Handle sendtype, Address recvbuf, std::int32_t recvcount, Handle recvtype, Handle comm) try {
  Call call(*context, "MPI_Allgather", comm);
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
  if (!call.failed() && !sendbuf_in_place) call.require("sendcount", rules::at_most(host_sendcount,
      Call::most_between_groups(the_comm, the_sendtype)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("recvcount", rules::at_most(host_recvcount, Call::most_collected(the_comm,
      the_recvtype)), guest_MPI_ERR_COUNT);
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place
      && the_sendtype.host != the_recvtype.host) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(host_recvcount, the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  if (must_be_begun_to_broadcast(the_comm) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = MPI_Iallgather(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(MPI_Allgather(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Allgather", comm, error);
}

Code guest_MPI_Allgather(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype, Address recvbuf,
      std::int32_t recvcount, Handle recvtype, Handle comm) {
  QuickCall call(*context, "MPI_Allgather", comm);
  if (call.failed()) return careful_MPI_Allgather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount,
      recvtype, comm);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Allgather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount,
      recvtype, comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_sendtype = !sendbuf_in_place ? call.bufferable_datatype("sendtype", sendtype)
      : call.context().no_datatype;
  if (call.failed()) return careful_MPI_Allgather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount,
      recvtype, comm);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  if (call.failed()) return careful_MPI_Allgather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount,
      recvtype, comm);
  const int host_sendcount = !sendbuf_in_place ? call.count("sendcount", sendcount) : 0;
  if (call.failed()) return careful_MPI_Allgather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount,
      recvtype, comm);
  const int host_recvcount = call.count("recvcount", recvcount);
  if (call.failed()) return careful_MPI_Allgather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount,
      recvtype, comm);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_sendcount,
      the_sendtype);
  if (call.failed()) return careful_MPI_Allgather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount,
      recvtype, comm);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount, the_comm.peers()),
      the_recvtype);
  if (call.failed()) return careful_MPI_Allgather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount,
      recvtype, comm);
  if (!call.failed() && !sendbuf_in_place) call.require("sendcount", quick_rules::at_most(host_sendcount,
      Call::most_between_groups(the_comm, the_sendtype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return careful_MPI_Allgather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount,
      recvtype, comm);
  if (!call.failed()) call.require("recvcount", quick_rules::at_most(host_recvcount, Call::most_collected(the_comm,
      the_recvtype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return careful_MPI_Allgather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount,
      recvtype, comm);
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place
      && the_sendtype.host != the_recvtype.host) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(host_recvcount, the_recvtype.size), the_comm.rank);
  if (call.failed()) return careful_MPI_Allgather(context, sendbuf, sendcount, sendtype, recvbuf, recvcount,
      recvtype, comm);
  if (must_be_begun_to_broadcast(the_comm) && meets_guests_only()) [[unlikely]] return careful_MPI_Allgather(context,
      sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
  return call.finish(translate::of_library_with_buffers_last<translate::Buffers::messages>(MPI_Allgather,
      host_sendbuf, call.message_count(the_sendtype, host_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, host_recvcount), call.message_type(the_recvtype), the_comm.host));
}

Code guest_MPI_Allgather_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, std::int64_t recvcount, Handle recvtype, Handle comm) try {
  Call call(*context, "MPI_Allgather_c", comm);
  const bool large = MPI_Allgather_c != nullptr && !context->library.computes_lengths_in_int();
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
  if (!call.failed() && !sendbuf_in_place) call.require("sendcount", rules::at_most(host_sendcount,
      Call::most_between_groups(the_comm, the_sendtype)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("recvcount", rules::at_most(host_recvcount, Call::most_collected(the_comm,
      the_recvtype)), guest_MPI_ERR_COUNT);
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place
      && the_sendtype.host != the_recvtype.host) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(host_recvcount, the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  if (must_be_begun_to_broadcast(the_comm) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = large ? MPI_Iallgather_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host, &begun) : MPI_Iallgather(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype), the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(large ? MPI_Allgather_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host) : MPI_Allgather(host_sendbuf, call.message_count(the_sendtype,
      narrow_sendcount), call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype,
      narrow_recvcount), call.message_type(the_recvtype), the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Allgather_c", comm, error);
}

Code guest_MPI_Allgatherv(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype,
      Address recvbuf, Address recvcounts, Address displs, Handle recvtype, Handle comm) try {
  Call call(*context, "MPI_Allgatherv", comm);
  translate::ListArena lists;
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
  const std::span<std::int32_t> copied_displs = call.list<std::int32_t>("displs", displs, the_comm.peers(), lists);
  Call::settle(copied_displs, host_recvcounts);
  const std::int64_t only_displs = Call::take_only(copied_displs);
  const std::span<const std::int32_t> host_displs = copied_displs;
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_sendcount,
      the_sendtype);
  void* host_recvbuf = call.result_blocks("recvbuf", recvbuf, host_recvcounts, only_displs, host_displs,
      the_recvtype);
  if (!call.failed()) call.require("recvcounts", rules::sum_at_most(host_recvcounts,
      Call::most_in_all_blocks(the_comm, the_recvtype)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("recvtype", rules::has_extent(the_recvtype), guest_MPI_ERR_TYPE);
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place
      && the_sendtype.host != the_recvtype.host) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(Call::entry(host_recvcounts, the_comm.rank), the_recvtype.size),
      the_comm.rank);
  if (call.failed()) return call.raise();
  if (must_be_begun_to_count(the_comm) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = MPI_Iallgatherv(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, host_recvcounts.data(), host_displs.data(),
      call.message_type(the_recvtype), the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(MPI_Allgatherv(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, host_recvcounts.data(), host_displs.data(),
      call.message_type(the_recvtype), the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Allgatherv", comm, error);
}

Code guest_MPI_Allgatherv_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, Address recvcounts, Address displs, Handle recvtype, Handle comm) try {
  Call call(*context, "MPI_Allgatherv_c", comm);
  const bool large = MPI_Allgatherv_c != nullptr && !context->library.computes_lengths_in_int();
  translate::ListArena lists;
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
  if (!call.failed()) call.require("recvcounts", rules::sum_at_most(host_recvcounts,
      Call::most_in_all_blocks(the_comm, the_recvtype)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("recvtype", rules::has_extent(the_recvtype), guest_MPI_ERR_TYPE);
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place
      && the_sendtype.host != the_recvtype.host) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(Call::entry(host_recvcounts, the_comm.rank), the_recvtype.size),
      the_comm.rank);
  if (call.failed()) return call.raise();
  if (must_be_begun_to_count(the_comm) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = large ? MPI_Iallgatherv_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_displs, call.message_type(the_recvtype),
      the_comm.host, &begun) : MPI_Iallgatherv(host_sendbuf, call.message_count(the_sendtype, narrow_sendcount),
      call.message_type(the_sendtype), host_recvbuf, narrow_recvcounts, narrow_displs,
      call.message_type(the_recvtype), the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(large ? MPI_Allgatherv_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_displs, call.message_type(the_recvtype),
      the_comm.host) : MPI_Allgatherv(host_sendbuf, call.message_count(the_sendtype, narrow_sendcount),
      call.message_type(the_sendtype), host_recvbuf, narrow_recvcounts, narrow_displs,
      call.message_type(the_recvtype), the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Allgatherv_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Alltoall(Context* context, Address sendbuf, std::int32_t sendcount,
      Handle sendtype, Address recvbuf, std::int32_t recvcount, Handle recvtype, Handle comm) try {
  Call call(*context, "MPI_Alltoall", comm);
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
  if (!call.failed()) call.require("recvcount", rules::at_most(host_recvcount, Call::most_exchanged(sendbuf_in_place,
      host_sendcount == host_recvcount, the_comm)), guest_MPI_ERR_COUNT);
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place
      && the_sendtype.host != the_recvtype.host) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(host_recvcount, the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  if (must_be_begun(the_comm) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = MPI_Ialltoall(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  if (must_exchange_packed(the_comm, sendbuf_in_place, the_sendtype, host_sendcount, the_recvtype, host_recvcount))
    return call.finish(exchange_packed(host_sendbuf, {call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype)}, host_recvbuf, {call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype)}, the_comm));
  return call.finish(MPI_Alltoall(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Alltoall", comm, error);
}

Code guest_MPI_Alltoall(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype, Address recvbuf,
      std::int32_t recvcount, Handle recvtype, Handle comm) {
  QuickCall call(*context, "MPI_Alltoall", comm);
  if (call.failed()) return careful_MPI_Alltoall(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      comm);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Alltoall(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_sendtype = !sendbuf_in_place ? call.bufferable_datatype("sendtype", sendtype)
      : call.context().no_datatype;
  if (call.failed()) return careful_MPI_Alltoall(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      comm);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  if (call.failed()) return careful_MPI_Alltoall(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      comm);
  const int host_sendcount = !sendbuf_in_place ? call.count("sendcount", sendcount) : 0;
  if (call.failed()) return careful_MPI_Alltoall(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      comm);
  const int host_recvcount = call.count("recvcount", recvcount);
  if (call.failed()) return careful_MPI_Alltoall(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      comm);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf,
      Call::product(host_sendcount, the_comm.peers()), the_sendtype);
  if (call.failed()) return careful_MPI_Alltoall(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      comm);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount, the_comm.peers()),
      the_recvtype);
  if (call.failed()) return careful_MPI_Alltoall(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      comm);
  if (!call.failed()) call.require("recvcount", quick_rules::at_most(host_recvcount,
      Call::most_exchanged(sendbuf_in_place, host_sendcount == host_recvcount, the_comm)), guest_MPI_ERR_COUNT);
  if (call.failed()) return careful_MPI_Alltoall(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      comm);
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place
      && the_sendtype.host != the_recvtype.host) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(host_recvcount, the_recvtype.size), the_comm.rank);
  if (call.failed()) return careful_MPI_Alltoall(context, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
      comm);
  if (must_be_begun(the_comm) && meets_guests_only()) [[unlikely]] return careful_MPI_Alltoall(context, sendbuf,
      sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
  if (must_exchange_packed(the_comm, sendbuf_in_place, the_sendtype, host_sendcount, the_recvtype,
      host_recvcount)) [[unlikely]] return careful_MPI_Alltoall(context, sendbuf, sendcount, sendtype, recvbuf,
      recvcount, recvtype, comm);
  return call.finish(translate::of_library_with_buffers_last<translate::Buffers::messages>(MPI_Alltoall,
      host_sendbuf, call.message_count(the_sendtype, host_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, host_recvcount), call.message_type(the_recvtype), the_comm.host));
}

Code guest_MPI_Alltoall_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, std::int64_t recvcount, Handle recvtype, Handle comm) try {
  Call call(*context, "MPI_Alltoall_c", comm);
  const bool large = MPI_Alltoall_c != nullptr && !context->library.computes_lengths_in_int();
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
  if (!call.failed()) call.require("recvcount", rules::at_most(host_recvcount, Call::most_exchanged(sendbuf_in_place,
      host_sendcount == host_recvcount, the_comm)), guest_MPI_ERR_COUNT);
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place
      && the_sendtype.host != the_recvtype.host) call.same_size("sendbuf", Call::product(host_sendcount,
      the_sendtype.size), Call::product(host_recvcount, the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  if (must_be_begun(the_comm) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = large ? MPI_Ialltoall_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host, &begun) : MPI_Ialltoall(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype), the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  if (must_exchange_packed(the_comm, sendbuf_in_place, the_sendtype, host_sendcount, the_recvtype, host_recvcount))
    return call.finish(exchange_packed(host_sendbuf, {call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype)}, host_recvbuf, {call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype)}, the_comm));
  return call.finish(large ? MPI_Alltoall_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host) : MPI_Alltoall(host_sendbuf, call.message_count(the_sendtype,
      narrow_sendcount), call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype,
      narrow_recvcount), call.message_type(the_recvtype), the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Alltoall_c", comm, error);
}

Code guest_MPI_Alltoallv(Context* context, Address sendbuf, Address sendcounts, Address sdispls, Handle sendtype,
      Address recvbuf, Address recvcounts, Address rdispls, Handle recvtype, Handle comm) try {
  Call call(*context, "MPI_Alltoallv", comm);
  translate::ListArena lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_sendtype = !sendbuf_in_place ? call.bufferable_datatype("sendtype", sendtype)
      : call.context().no_datatype;
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const std::span<std::int32_t> copied_sendcounts = call.list<std::int32_t>("sendcounts", sendcounts,
      !sendbuf_in_place ? the_comm.peers() : 0, lists);
  Call::message_counts(copied_sendcounts, the_sendtype);
  const std::span<const std::int32_t> host_sendcounts = copied_sendcounts;
  const std::span<std::int32_t> copied_sdispls = call.list<std::int32_t>("sdispls", sdispls, !sendbuf_in_place
      ? the_comm.peers() : 0, lists);
  const std::int64_t only_sdispls = Call::take_only(copied_sdispls);
  const std::span<const std::int32_t> host_sdispls = copied_sdispls;
  const std::span<std::int32_t> copied_recvcounts = call.list<std::int32_t>("recvcounts", recvcounts,
      the_comm.peers(), lists);
  Call::message_counts(copied_recvcounts, the_recvtype);
  const std::span<const std::int32_t> host_recvcounts = copied_recvcounts;
  const std::span<std::int32_t> copied_rdispls = call.list<std::int32_t>("rdispls", rdispls, the_comm.peers(), lists);
  Call::settle(copied_rdispls, host_recvcounts);
  const std::int64_t only_rdispls = Call::take_only(copied_rdispls);
  const std::span<const std::int32_t> host_rdispls = copied_rdispls;
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.blocks("sendbuf", sendbuf, host_sendcounts,
      only_sdispls, host_sdispls, the_sendtype);
  void* host_recvbuf = call.result_blocks("recvbuf", recvbuf, host_recvcounts, only_rdispls, host_rdispls,
      the_recvtype);
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place
      && the_sendtype.host != the_recvtype.host) call.same_size("sendbuf", Call::product(Call::entry(host_sendcounts,
      the_comm.rank), the_sendtype.size), Call::product(Call::entry(host_recvcounts, the_comm.rank),
      the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  if (must_be_begun(the_comm) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = MPI_Ialltoallv(host_sendbuf, host_sendcounts.data(), host_sdispls.data(),
      call.message_type(the_sendtype), host_recvbuf, host_recvcounts.data(), host_rdispls.data(),
      call.message_type(the_recvtype), the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(MPI_Alltoallv(host_sendbuf, host_sendcounts.data(), host_sdispls.data(),
      call.message_type(the_sendtype), host_recvbuf, host_recvcounts.data(), host_rdispls.data(),
      call.message_type(the_recvtype), the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Alltoallv", comm, error);
}

Code guest_MPI_Alltoallv_c(Context* context, Address sendbuf, Address sendcounts, Address sdispls, Handle sendtype,
      Address recvbuf, Address recvcounts, Address rdispls, Handle recvtype, Handle comm) try {
  Call call(*context, "MPI_Alltoallv_c", comm);
  const bool large = MPI_Alltoallv_c != nullptr && !context->library.computes_lengths_in_int();
  translate::ListArena lists;
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
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place
      && the_sendtype.host != the_recvtype.host) call.same_size("sendbuf", Call::product(Call::entry(host_sendcounts,
      the_comm.rank), the_sendtype.size), Call::product(Call::entry(host_recvcounts, the_comm.rank),
      the_recvtype.size), the_comm.rank);
  if (call.failed()) return call.raise();
  if (must_be_begun(the_comm) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = large ? MPI_Ialltoallv_c(host_sendbuf, wide_sendcounts, wide_sdispls,
      call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_rdispls, call.message_type(the_recvtype),
      the_comm.host, &begun) : MPI_Ialltoallv(host_sendbuf, narrow_sendcounts, narrow_sdispls,
      call.message_type(the_sendtype), host_recvbuf, narrow_recvcounts, narrow_rdispls,
      call.message_type(the_recvtype), the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(large ? MPI_Alltoallv_c(host_sendbuf, wide_sendcounts, wide_sdispls,
      call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_rdispls, call.message_type(the_recvtype),
      the_comm.host) : MPI_Alltoallv(host_sendbuf, narrow_sendcounts, narrow_sdispls,
      call.message_type(the_sendtype), host_recvbuf, narrow_recvcounts, narrow_rdispls,
      call.message_type(the_recvtype), the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Alltoallv_c", comm, error);
}

Code guest_MPI_Alltoallw(Context* context, Address sendbuf, Address sendcounts, Address sdispls, Address sendtypes,
      Address recvbuf, Address recvcounts, Address rdispls, Address recvtypes, Handle comm) try {
  Call call(*context, "MPI_Alltoallw", comm);
  translate::ListArena lists;
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
  const std::span<std::int32_t> copied_sdispls = call.list<std::int32_t>("sdispls", sdispls, !sendbuf_in_place
      ? the_comm.peers() : 0, lists);
  const std::int64_t only_sdispls = Call::take_only(copied_sdispls);
  const std::span<const std::int32_t> host_sdispls = copied_sdispls;
  const std::span<std::int32_t> copied_recvcounts = call.list<std::int32_t>("recvcounts", recvcounts,
      the_comm.peers(), lists);
  call.message_counts("recvtypes", copied_recvcounts, host_recvtypes);
  const std::span<const std::int32_t> host_recvcounts = copied_recvcounts;
  const std::span<std::int32_t> copied_rdispls = call.list<std::int32_t>("rdispls", rdispls, the_comm.peers(), lists);
  Call::settle(copied_rdispls, host_recvcounts);
  const std::int64_t only_rdispls = Call::take_only(copied_rdispls);
  const std::span<const std::int32_t> host_rdispls = copied_rdispls;
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.mixed_blocks("sendbuf", sendbuf, host_sendcounts,
      only_sdispls, host_sdispls, host_sendtypes);
  void* host_recvbuf = call.result_mixed_blocks("recvbuf", recvbuf, host_recvcounts, only_rdispls, host_rdispls,
      host_recvtypes);
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place && call.datatype("sendtypes",
      host_sendtypes[static_cast<std::size_t>(the_comm.rank)]).host != call.datatype("recvtypes",
      host_recvtypes[static_cast<std::size_t>(the_comm.rank)]).host) call.same_size("sendbuf",
      Call::product(Call::entry(host_sendcounts, the_comm.rank), call.datatype("sendtypes",
      host_sendtypes[static_cast<std::size_t>(the_comm.rank)]).size), Call::product(Call::entry(host_recvcounts,
      the_comm.rank), call.datatype("recvtypes", host_recvtypes[static_cast<std::size_t>(the_comm.rank)]).size),
      the_comm.rank);
  if (call.failed()) return call.raise();
  if (must_be_begun(the_comm) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = MPI_Ialltoallw(host_sendbuf, host_sendcounts.data(), host_sdispls.data(),
      types_of_sendtypes, host_recvbuf, host_recvcounts.data(), host_rdispls.data(), types_of_recvtypes,
      the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(MPI_Alltoallw(host_sendbuf, host_sendcounts.data(), host_sdispls.data(), types_of_sendtypes,
      host_recvbuf, host_recvcounts.data(), host_rdispls.data(), types_of_recvtypes, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Alltoallw", comm, error);
}

Code guest_MPI_Alltoallw_c(Context* context, Address sendbuf, Address sendcounts, Address sdispls, Address sendtypes,
      Address recvbuf, Address recvcounts, Address rdispls, Address recvtypes, Handle comm) try {
  Call call(*context, "MPI_Alltoallw_c", comm);
  const bool large = MPI_Alltoallw_c != nullptr && !context->library.computes_lengths_in_int();
  translate::ListArena lists;
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
  if (!call.failed() && !the_comm.inter && !sendbuf_in_place && call.datatype("sendtypes",
      host_sendtypes[static_cast<std::size_t>(the_comm.rank)]).host != call.datatype("recvtypes",
      host_recvtypes[static_cast<std::size_t>(the_comm.rank)]).host) call.same_size("sendbuf",
      Call::product(Call::entry(host_sendcounts, the_comm.rank), call.datatype("sendtypes",
      host_sendtypes[static_cast<std::size_t>(the_comm.rank)]).size), Call::product(Call::entry(host_recvcounts,
      the_comm.rank), call.datatype("recvtypes", host_recvtypes[static_cast<std::size_t>(the_comm.rank)]).size),
      the_comm.rank);
  if (call.failed()) return call.raise();
  if (must_be_begun(the_comm) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = large ? MPI_Ialltoallw_c(host_sendbuf, wide_sendcounts, wide_sdispls, types_of_sendtypes,
      host_recvbuf, wide_recvcounts, wide_rdispls, types_of_recvtypes, the_comm.host, &begun)
      : MPI_Ialltoallw(host_sendbuf, narrow_sendcounts, narrow_sdispls, types_of_sendtypes, host_recvbuf,
      narrow_recvcounts, narrow_rdispls, types_of_recvtypes, the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(large ? MPI_Alltoallw_c(host_sendbuf, wide_sendcounts, wide_sdispls, types_of_sendtypes,
      host_recvbuf, wide_recvcounts, wide_rdispls, types_of_recvtypes, the_comm.host) : MPI_Alltoallw(host_sendbuf,
      narrow_sendcounts, narrow_sdispls, types_of_sendtypes, host_recvbuf, narrow_recvcounts, narrow_rdispls,
      types_of_recvtypes, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Alltoallw_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Reduce(Context* context, Address sendbuf, Address recvbuf,
      std::int32_t count, Handle datatype, Handle op, std::int32_t root, Handle comm) try {
  Call call(*context, "MPI_Reduce", comm);
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
  const void* host_sendbuf = !at_leaf ? call.unread(sendbuf) : sendbuf_in_place ? MPI_IN_PLACE
      : call.buffer("sendbuf", sendbuf, host_count, the_datatype);
  void* host_recvbuf = !at_root ? call.unread(recvbuf) : call.result_buffer("recvbuf", recvbuf, host_count,
      the_datatype);
  if (call.failed()) return call.raise();
  if (must_be_begun(the_comm, the_datatype) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = MPI_Ireduce(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, host_root, the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  if (sendbuf_in_place && must_be_copied(the_comm))
    return call.finish(reduce_copied(host_recvbuf, call.message_count(the_datatype, host_count), the_datatype,
      host_op, host_root, the_comm));
  return call.finish(MPI_Reduce(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, host_root, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Reduce", comm, error);
}

Code guest_MPI_Reduce(Context* context, Address sendbuf, Address recvbuf, std::int32_t count, Handle datatype,
      Handle op, std::int32_t root, Handle comm) {
  QuickCall call(*context, "MPI_Reduce", comm);
  if (call.failed()) return careful_MPI_Reduce(context, sendbuf, recvbuf, count, datatype, op, root, comm);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Reduce(context, sendbuf, recvbuf, count, datatype, op, root, comm);
  const int host_root = call.root("root", root, the_comm);
  if (call.failed()) return careful_MPI_Reduce(context, sendbuf, recvbuf, count, datatype, op, root, comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  const bool at_leaf = Call::at_leaf(host_root, the_comm);
  const bool takes_part = Call::takes_part(host_root, the_comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && Call::at_root(host_root, the_comm) && !the_comm.inter;
  const Datatype& the_datatype = takes_part ? call.bufferable_datatype("datatype", datatype)
      : call.context().no_datatype;
  if (call.failed()) return careful_MPI_Reduce(context, sendbuf, recvbuf, count, datatype, op, root, comm);
  const int host_count = takes_part ? call.count("count", count) : 1;
  if (call.failed()) return careful_MPI_Reduce(context, sendbuf, recvbuf, count, datatype, op, root, comm);
  const MPI_Op host_op = takes_part ? call.operation("op", op, datatype, the_datatype) : MPI_SUM;
  if (call.failed()) return careful_MPI_Reduce(context, sendbuf, recvbuf, count, datatype, op, root, comm);
  const void* host_sendbuf = !at_leaf ? call.unread(sendbuf) : sendbuf_in_place ? MPI_IN_PLACE
      : call.buffer("sendbuf", sendbuf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Reduce(context, sendbuf, recvbuf, count, datatype, op, root, comm);
  void* host_recvbuf = !at_root ? call.unread(recvbuf) : call.result_buffer("recvbuf", recvbuf, host_count,
      the_datatype);
  if (call.failed()) return careful_MPI_Reduce(context, sendbuf, recvbuf, count, datatype, op, root, comm);
  if (must_be_begun(the_comm, the_datatype) && meets_guests_only()) [[unlikely]] return careful_MPI_Reduce(context,
      sendbuf, recvbuf, count, datatype, op, root, comm);
  if (sendbuf_in_place && must_be_copied(the_comm)) [[unlikely]] return careful_MPI_Reduce(context, sendbuf, recvbuf,
      count, datatype, op, root, comm);
  return call.finish(translate::of_library_with_buffers_last<translate::Buffers::messages>(MPI_Reduce, host_sendbuf,
      host_recvbuf, call.message_count(the_datatype, host_count), the_datatype.host, host_op, host_root,
      the_comm.host));
}

Code guest_MPI_Reduce_c(Context* context, Address sendbuf, Address recvbuf, std::int64_t count, Handle datatype,
      Handle op, std::int32_t root, Handle comm) try {
  Call call(*context, "MPI_Reduce_c", comm);
  const bool large = MPI_Reduce_c != nullptr && !context->library.computes_lengths_in_int();
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
  const void* host_sendbuf = !at_leaf ? call.unread(sendbuf) : sendbuf_in_place ? MPI_IN_PLACE
      : call.buffer("sendbuf", sendbuf, host_count, the_datatype);
  void* host_recvbuf = !at_root ? call.unread(recvbuf) : call.result_buffer("recvbuf", recvbuf, host_count,
      the_datatype);
  if (call.failed()) return call.raise();
  if (must_be_begun(the_comm, the_datatype) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = large ? MPI_Ireduce_c(host_sendbuf, host_recvbuf, call.message_count(the_datatype,
      host_count), the_datatype.host, host_op, host_root, the_comm.host, &begun) : MPI_Ireduce(host_sendbuf,
      host_recvbuf, call.message_count(the_datatype, narrow_count), the_datatype.host, host_op, host_root,
      the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  if (sendbuf_in_place && must_be_copied(the_comm))
    return call.finish(reduce_copied(host_recvbuf, call.message_count(the_datatype, host_count), the_datatype,
      host_op, host_root, the_comm));
  return call.finish(large ? MPI_Reduce_c(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, host_root, the_comm.host) : MPI_Reduce(host_sendbuf, host_recvbuf,
      call.message_count(the_datatype, narrow_count), the_datatype.host, host_op, host_root, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Reduce_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Allreduce(Context* context, Address sendbuf, Address recvbuf,
      std::int32_t count, Handle datatype, Handle op, Handle comm) try {
  Call call(*context, "MPI_Allreduce", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  if (!call.failed()) call.require("count", rules::at_most(host_count, Call::most_broadcast_between_groups(the_comm,
      the_datatype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return call.raise();
  if (must_be_begun_to_broadcast(the_comm, the_datatype) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = MPI_Iallreduce(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(MPI_Allreduce(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Allreduce", comm, error);
}

Code guest_MPI_Allreduce(Context* context, Address sendbuf, Address recvbuf, std::int32_t count, Handle datatype,
      Handle op, Handle comm) {
  QuickCall call(*context, "MPI_Allreduce", comm);
  if (call.failed()) return careful_MPI_Allreduce(context, sendbuf, recvbuf, count, datatype, op, comm);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Allreduce(context, sendbuf, recvbuf, count, datatype, op, comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Allreduce(context, sendbuf, recvbuf, count, datatype, op, comm);
  const int host_count = call.count("count", count);
  if (call.failed()) return careful_MPI_Allreduce(context, sendbuf, recvbuf, count, datatype, op, comm);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  if (call.failed()) return careful_MPI_Allreduce(context, sendbuf, recvbuf, count, datatype, op, comm);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  if (call.failed()) return careful_MPI_Allreduce(context, sendbuf, recvbuf, count, datatype, op, comm);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Allreduce(context, sendbuf, recvbuf, count, datatype, op, comm);
  if (!call.failed()) call.require("count", quick_rules::at_most(host_count,
      Call::most_broadcast_between_groups(the_comm, the_datatype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return careful_MPI_Allreduce(context, sendbuf, recvbuf, count, datatype, op, comm);
  if (must_be_begun_to_broadcast(the_comm, the_datatype)
      && meets_guests_only()) [[unlikely]] return careful_MPI_Allreduce(context, sendbuf, recvbuf, count, datatype,
      op, comm);
  return call.finish(translate::of_library_with_buffers_last<translate::Buffers::messages>(MPI_Allreduce,
      host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count), the_datatype.host, host_op,
      the_comm.host));
}

Code guest_MPI_Allreduce_c(Context* context, Address sendbuf, Address recvbuf, std::int64_t count, Handle datatype,
      Handle op, Handle comm) try {
  Call call(*context, "MPI_Allreduce_c", comm);
  const bool large = MPI_Allreduce_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  if (!call.failed()) call.require("count", rules::at_most(host_count, Call::most_broadcast_between_groups(the_comm,
      the_datatype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return call.raise();
  if (must_be_begun_to_broadcast(the_comm, the_datatype) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = large ? MPI_Iallreduce_c(host_sendbuf, host_recvbuf, call.message_count(the_datatype,
      host_count), the_datatype.host, host_op, the_comm.host, &begun) : MPI_Iallreduce(host_sendbuf, host_recvbuf,
      call.message_count(the_datatype, narrow_count), the_datatype.host, host_op, the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(large ? MPI_Allreduce_c(host_sendbuf, host_recvbuf, call.message_count(the_datatype,
      host_count), the_datatype.host, host_op, the_comm.host) : MPI_Allreduce(host_sendbuf, host_recvbuf,
      call.message_count(the_datatype, narrow_count), the_datatype.host, host_op, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Allreduce_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Reduce_scatter_block(Context* context, Address sendbuf, Address recvbuf,
      std::int32_t recvcount, Handle datatype, Handle op, Handle comm) try {
  Call call(*context, "MPI_Reduce_scatter_block", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_recvcount = call.count("recvcount", recvcount);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf,
      Call::product(host_recvcount, the_comm.size), the_datatype);
  void* host_recvbuf = sendbuf_in_place ? call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount,
      the_comm.size), the_datatype) : call.result_buffer("recvbuf", recvbuf, host_recvcount, the_datatype);
  if (!call.failed()) call.require("recvcount", rules::at_most(host_recvcount, Call::most_reduced(the_comm,
      the_datatype)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("datatype", rules::spaced_for(op, the_datatype), guest_MPI_ERR_TYPE);
  if (call.failed()) return call.raise();
  if (must_be_begun_to_scatter(the_comm, the_datatype, host_recvcount, op) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = MPI_Ireduce_scatter_block(host_sendbuf, host_recvbuf, call.message_count(the_datatype,
      host_recvcount), the_datatype.host, host_op, the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(MPI_Reduce_scatter_block(host_sendbuf, host_recvbuf, call.message_count(the_datatype,
      host_recvcount), the_datatype.host, host_op, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Reduce_scatter_block", comm, error);
}

Code guest_MPI_Reduce_scatter_block(Context* context, Address sendbuf, Address recvbuf, std::int32_t recvcount,
      Handle datatype, Handle op, Handle comm) {
  QuickCall call(*context, "MPI_Reduce_scatter_block", comm);
  if (call.failed()) return careful_MPI_Reduce_scatter_block(context, sendbuf, recvbuf, recvcount, datatype, op,
      comm);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Reduce_scatter_block(context, sendbuf, recvbuf, recvcount, datatype, op,
      comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Reduce_scatter_block(context, sendbuf, recvbuf, recvcount, datatype, op,
      comm);
  const int host_recvcount = call.count("recvcount", recvcount);
  if (call.failed()) return careful_MPI_Reduce_scatter_block(context, sendbuf, recvbuf, recvcount, datatype, op,
      comm);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  if (call.failed()) return careful_MPI_Reduce_scatter_block(context, sendbuf, recvbuf, recvcount, datatype, op,
      comm);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf,
      Call::product(host_recvcount, the_comm.size), the_datatype);
  if (call.failed()) return careful_MPI_Reduce_scatter_block(context, sendbuf, recvbuf, recvcount, datatype, op,
      comm);
  void* host_recvbuf = sendbuf_in_place ? call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount,
      the_comm.size), the_datatype) : call.result_buffer("recvbuf", recvbuf, host_recvcount, the_datatype);
  if (call.failed()) return careful_MPI_Reduce_scatter_block(context, sendbuf, recvbuf, recvcount, datatype, op,
      comm);
  if (!call.failed()) call.require("recvcount", quick_rules::at_most(host_recvcount, Call::most_reduced(the_comm,
      the_datatype)), guest_MPI_ERR_COUNT);
  if (call.failed()) return careful_MPI_Reduce_scatter_block(context, sendbuf, recvbuf, recvcount, datatype, op,
      comm);
  if (!call.failed()) call.require("datatype", quick_rules::spaced_for(op, the_datatype), guest_MPI_ERR_TYPE);
  if (call.failed()) return careful_MPI_Reduce_scatter_block(context, sendbuf, recvbuf, recvcount, datatype, op,
      comm);
  if (must_be_begun_to_scatter(the_comm, the_datatype, host_recvcount, op)
      && meets_guests_only()) [[unlikely]] return careful_MPI_Reduce_scatter_block(context, sendbuf, recvbuf,
      recvcount, datatype, op, comm);
  return call.finish(translate::of_library_with_buffers_last<translate::Buffers::messages>(MPI_Reduce_scatter_block,
      host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_recvcount), the_datatype.host, host_op,
      the_comm.host));
}

Code guest_MPI_Reduce_scatter_block_c(Context* context, Address sendbuf, Address recvbuf, std::int64_t recvcount,
      Handle datatype, Handle op, Handle comm) try {
  Call call(*context, "MPI_Reduce_scatter_block_c", comm);
  const bool large = MPI_Reduce_scatter_block_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_recvcount = call.large_count("recvcount", recvcount);
  const int narrow_recvcount = large ? 0 : call.narrow_count("recvcount", host_recvcount);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf,
      Call::product(host_recvcount, the_comm.size), the_datatype);
  void* host_recvbuf = sendbuf_in_place ? call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount,
      the_comm.size), the_datatype) : call.result_buffer("recvbuf", recvbuf, host_recvcount, the_datatype);
  if (!call.failed()) call.require("recvcount", rules::at_most(host_recvcount, Call::most_reduced(the_comm,
      the_datatype)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("datatype", rules::spaced_for(op, the_datatype), guest_MPI_ERR_TYPE);
  if (call.failed()) return call.raise();
  if (must_be_begun_to_scatter(the_comm, the_datatype, host_recvcount, op) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = large ? MPI_Ireduce_scatter_block_c(host_sendbuf, host_recvbuf,
      call.message_count(the_datatype, host_recvcount), the_datatype.host, host_op, the_comm.host, &begun)
      : MPI_Ireduce_scatter_block(host_sendbuf, host_recvbuf, call.message_count(the_datatype, narrow_recvcount),
      the_datatype.host, host_op, the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(large ? MPI_Reduce_scatter_block_c(host_sendbuf, host_recvbuf, call.message_count(the_datatype,
      host_recvcount), the_datatype.host, host_op, the_comm.host) : MPI_Reduce_scatter_block(host_sendbuf,
      host_recvbuf, call.message_count(the_datatype, narrow_recvcount), the_datatype.host, host_op, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Reduce_scatter_block_c", comm, error);
}

Code guest_MPI_Reduce_scatter(Context* context, Address sendbuf, Address recvbuf, Address recvcounts,
      Handle datatype, Handle op, Handle comm) try {
  Call call(*context, "MPI_Reduce_scatter", comm);
  translate::ListArena lists;
  Communicator& the_comm = call.communicator("comm", comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::span<std::int32_t> copied_recvcounts = call.list<std::int32_t>("recvcounts", recvcounts, the_comm.size,
      lists);
  Call::message_counts(copied_recvcounts, the_datatype);
  const std::span<const std::int32_t> host_recvcounts = copied_recvcounts;
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, call.sum("recvcounts",
      host_recvcounts), the_datatype);
  void* host_recvbuf = sendbuf_in_place ? call.result_buffer("recvbuf", recvbuf, call.sum("recvcounts",
      host_recvcounts), the_datatype) : call.result_buffer("recvbuf", recvbuf, call.entry(host_recvcounts,
      the_comm.rank), the_datatype);
  if (!call.failed()) call.require("recvcounts", rules::sum_at_most(host_recvcounts,
      Call::most_added_between_groups(the_comm)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("datatype", rules::spaced_for(op, the_datatype), guest_MPI_ERR_TYPE);
  if (call.failed()) return call.raise();
  if (must_be_begun(the_comm, the_datatype) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = MPI_Ireduce_scatter(host_sendbuf, host_recvbuf, host_recvcounts.data(), the_datatype.host,
      host_op, the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(MPI_Reduce_scatter(host_sendbuf, host_recvbuf, host_recvcounts.data(), the_datatype.host,
      host_op, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Reduce_scatter", comm, error);
}

Code guest_MPI_Reduce_scatter_c(Context* context, Address sendbuf, Address recvbuf, Address recvcounts,
      Handle datatype, Handle op, Handle comm) try {
  Call call(*context, "MPI_Reduce_scatter_c", comm);
  const bool large = MPI_Reduce_scatter_c != nullptr && !context->library.computes_lengths_in_int();
  translate::ListArena lists;
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
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, call.sum("recvcounts",
      host_recvcounts), the_datatype);
  void* host_recvbuf = sendbuf_in_place ? call.result_buffer("recvbuf", recvbuf, call.sum("recvcounts",
      host_recvcounts), the_datatype) : call.result_buffer("recvbuf", recvbuf, call.entry(host_recvcounts,
      the_comm.rank), the_datatype);
  if (!call.failed()) call.require("recvcounts", rules::sum_at_most(host_recvcounts,
      Call::most_added_between_groups(the_comm)), guest_MPI_ERR_COUNT);
  if (!call.failed()) call.require("datatype", rules::spaced_for(op, the_datatype), guest_MPI_ERR_TYPE);
  if (call.failed()) return call.raise();
  if (must_be_begun(the_comm, the_datatype) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = large ? MPI_Ireduce_scatter_c(host_sendbuf, host_recvbuf, wide_recvcounts,
      the_datatype.host, host_op, the_comm.host, &begun) : MPI_Ireduce_scatter(host_sendbuf, host_recvbuf,
      narrow_recvcounts, the_datatype.host, host_op, the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(large ? MPI_Reduce_scatter_c(host_sendbuf, host_recvbuf, wide_recvcounts, the_datatype.host,
      host_op, the_comm.host) : MPI_Reduce_scatter(host_sendbuf, host_recvbuf, narrow_recvcounts, the_datatype.host,
      host_op, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Reduce_scatter_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Scan(Context* context, Address sendbuf, Address recvbuf,
      std::int32_t count, Handle datatype, Handle op, Handle comm) try {
  Call call(*context, "MPI_Scan", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::one_group(the_comm), guest_MPI_ERR_COMM);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  if (call.failed()) return call.raise();
  if (must_be_begun_to_add_up(the_comm) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = MPI_Iscan(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(MPI_Scan(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Scan", comm, error);
}

Code guest_MPI_Scan(Context* context, Address sendbuf, Address recvbuf, std::int32_t count, Handle datatype,
      Handle op, Handle comm) {
  QuickCall call(*context, "MPI_Scan", comm);
  if (call.failed()) return careful_MPI_Scan(context, sendbuf, recvbuf, count, datatype, op, comm);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Scan(context, sendbuf, recvbuf, count, datatype, op, comm);
  call.require("comm", quick_rules::one_group(the_comm), guest_MPI_ERR_COMM);
  if (call.failed()) return careful_MPI_Scan(context, sendbuf, recvbuf, count, datatype, op, comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Scan(context, sendbuf, recvbuf, count, datatype, op, comm);
  const int host_count = call.count("count", count);
  if (call.failed()) return careful_MPI_Scan(context, sendbuf, recvbuf, count, datatype, op, comm);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  if (call.failed()) return careful_MPI_Scan(context, sendbuf, recvbuf, count, datatype, op, comm);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  if (call.failed()) return careful_MPI_Scan(context, sendbuf, recvbuf, count, datatype, op, comm);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Scan(context, sendbuf, recvbuf, count, datatype, op, comm);
  if (must_be_begun_to_add_up(the_comm) && meets_guests_only()) [[unlikely]] return careful_MPI_Scan(context,
      sendbuf, recvbuf, count, datatype, op, comm);
  return call.finish(translate::of_library_with_buffers_last<translate::Buffers::messages>(MPI_Scan, host_sendbuf,
      host_recvbuf, call.message_count(the_datatype, host_count), the_datatype.host, host_op, the_comm.host));
}

Code guest_MPI_Scan_c(Context* context, Address sendbuf, Address recvbuf, std::int64_t count, Handle datatype,
      Handle op, Handle comm) try {
  Call call(*context, "MPI_Scan_c", comm);
  const bool large = MPI_Scan_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::one_group(the_comm), guest_MPI_ERR_COMM);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  if (call.failed()) return call.raise();
  if (must_be_begun_to_add_up(the_comm) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = large ? MPI_Iscan_c(host_sendbuf, host_recvbuf, call.message_count(the_datatype,
      host_count), the_datatype.host, host_op, the_comm.host, &begun) : MPI_Iscan(host_sendbuf, host_recvbuf,
      call.message_count(the_datatype, narrow_count), the_datatype.host, host_op, the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(large ? MPI_Scan_c(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, the_comm.host) : MPI_Scan(host_sendbuf, host_recvbuf,
      call.message_count(the_datatype, narrow_count), the_datatype.host, host_op, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Scan_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Exscan(Context* context, Address sendbuf, Address recvbuf,
      std::int32_t count, Handle datatype, Handle op, Handle comm) try {
  Call call(*context, "MPI_Exscan", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::one_group(the_comm), guest_MPI_ERR_COMM);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  if (call.failed()) return call.raise();
  if (must_be_begun(the_comm, the_datatype) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = MPI_Iexscan(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(MPI_Exscan(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Exscan", comm, error);
}

Code guest_MPI_Exscan(Context* context, Address sendbuf, Address recvbuf, std::int32_t count, Handle datatype,
      Handle op, Handle comm) {
  QuickCall call(*context, "MPI_Exscan", comm);
  if (call.failed()) return careful_MPI_Exscan(context, sendbuf, recvbuf, count, datatype, op, comm);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Exscan(context, sendbuf, recvbuf, count, datatype, op, comm);
  call.require("comm", quick_rules::one_group(the_comm), guest_MPI_ERR_COMM);
  if (call.failed()) return careful_MPI_Exscan(context, sendbuf, recvbuf, count, datatype, op, comm);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Exscan(context, sendbuf, recvbuf, count, datatype, op, comm);
  const int host_count = call.count("count", count);
  if (call.failed()) return careful_MPI_Exscan(context, sendbuf, recvbuf, count, datatype, op, comm);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  if (call.failed()) return careful_MPI_Exscan(context, sendbuf, recvbuf, count, datatype, op, comm);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  if (call.failed()) return careful_MPI_Exscan(context, sendbuf, recvbuf, count, datatype, op, comm);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Exscan(context, sendbuf, recvbuf, count, datatype, op, comm);
  if (must_be_begun(the_comm, the_datatype) && meets_guests_only()) [[unlikely]] return careful_MPI_Exscan(context,
      sendbuf, recvbuf, count, datatype, op, comm);
  return call.finish(translate::of_library_with_buffers_last<translate::Buffers::messages>(MPI_Exscan, host_sendbuf,
      host_recvbuf, call.message_count(the_datatype, host_count), the_datatype.host, host_op, the_comm.host));
}

Code guest_MPI_Exscan_c(Context* context, Address sendbuf, Address recvbuf, std::int64_t count, Handle datatype,
      Handle op, Handle comm) try {
  Call call(*context, "MPI_Exscan_c", comm);
  const bool large = MPI_Exscan_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::one_group(the_comm), guest_MPI_ERR_COMM);
  const bool sendbuf_in_place = sendbuf == in_place_address && !the_comm.inter;
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  const void* host_sendbuf = sendbuf_in_place ? MPI_IN_PLACE : call.buffer("sendbuf", sendbuf, host_count,
      the_datatype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, host_count, the_datatype);
  if (call.failed()) return call.raise();
  if (must_be_begun(the_comm, the_datatype) && meets_guests_only()) {
    MPI_Request begun = MPI_REQUEST_NULL;
    const int begun_code = large ? MPI_Iexscan_c(host_sendbuf, host_recvbuf, call.message_count(the_datatype,
      host_count), the_datatype.host, host_op, the_comm.host, &begun) : MPI_Iexscan(host_sendbuf, host_recvbuf,
      call.message_count(the_datatype, narrow_count), the_datatype.host, host_op, the_comm.host, &begun);
    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));
  }
  return call.finish(large ? MPI_Exscan_c(host_sendbuf, host_recvbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op, the_comm.host) : MPI_Exscan(host_sendbuf, host_recvbuf,
      call.message_count(the_datatype, narrow_count), the_datatype.host, host_op, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Exscan_c", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Reduce_local(Context* context, Address inbuf, Address inoutbuf,
      std::int32_t count, Handle datatype, Handle op) try {
  Call call(*context, "MPI_Reduce_local");
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const int host_count = call.count("count", count);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  const void* host_inbuf = call.buffer("inbuf", inbuf, host_count, the_datatype);
  void* host_inoutbuf = call.result_buffer("inoutbuf", inoutbuf, host_count, the_datatype);
  if (call.failed()) return call.raise();
  return call.finish(MPI_Reduce_local(host_inbuf, host_inoutbuf, call.message_count(the_datatype, host_count),
      the_datatype.host, host_op));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Reduce_local", no_handle, error);
}

Code guest_MPI_Reduce_local(Context* context, Address inbuf, Address inoutbuf, std::int32_t count, Handle datatype,
      Handle op) {
  QuickCall call(*context, "MPI_Reduce_local");
  if (call.failed()) return careful_MPI_Reduce_local(context, inbuf, inoutbuf, count, datatype, op);
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  if (call.failed()) return careful_MPI_Reduce_local(context, inbuf, inoutbuf, count, datatype, op);
  const int host_count = call.count("count", count);
  if (call.failed()) return careful_MPI_Reduce_local(context, inbuf, inoutbuf, count, datatype, op);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  if (call.failed()) return careful_MPI_Reduce_local(context, inbuf, inoutbuf, count, datatype, op);
  const void* host_inbuf = call.buffer("inbuf", inbuf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Reduce_local(context, inbuf, inoutbuf, count, datatype, op);
  void* host_inoutbuf = call.result_buffer("inoutbuf", inoutbuf, host_count, the_datatype);
  if (call.failed()) return careful_MPI_Reduce_local(context, inbuf, inoutbuf, count, datatype, op);
  return call.finish(translate::of_library_last(MPI_Reduce_local, host_inbuf, host_inoutbuf,
      call.message_count(the_datatype, host_count), the_datatype.host, host_op));
}

Code guest_MPI_Reduce_local_c(Context* context, Address inbuf, Address inoutbuf, std::int64_t count, Handle datatype,
      Handle op) try {
  Call call(*context, "MPI_Reduce_local_c");
  const bool large = MPI_Reduce_local_c != nullptr && !context->library.computes_lengths_in_int();
  const Datatype& the_datatype = call.bufferable_datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const int narrow_count = large ? 0 : call.narrow_count("count", host_count);
  const MPI_Op host_op = call.operation("op", op, datatype, the_datatype);
  const void* host_inbuf = call.buffer("inbuf", inbuf, host_count, the_datatype);
  void* host_inoutbuf = call.result_buffer("inoutbuf", inoutbuf, host_count, the_datatype);
  if (call.failed()) return call.raise();
  return call.finish(large ? MPI_Reduce_local_c(host_inbuf, host_inoutbuf, call.message_count(the_datatype,
      host_count), the_datatype.host, host_op) : MPI_Reduce_local(host_inbuf, host_inoutbuf,
      call.message_count(the_datatype, narrow_count), the_datatype.host, host_op));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Reduce_local_c", no_handle, error);
}

}  // namespace mpiwasm::calls
