// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/neighborhood_collectives.toml.
#include "calls/core/generated_call.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Neighbor_allgather(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype,
      Address recvbuf, std::int32_t recvcount, Handle recvtype, Handle comm) try {
  Call call(*context, "MPI_Neighbor_allgather", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const int host_sendcount = call.count("sendcount", sendcount);
  const int host_recvcount = call.count("recvcount", recvcount);
  const void* host_sendbuf = call.buffer("sendbuf", sendbuf, host_sendcount, the_sendtype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount, the_comm.neighbors_in),
      the_recvtype);
  if (call.failed()) return call.raise();
  return call.finish(MPI_Neighbor_allgather(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Neighbor_allgather", comm, error);
}

Code guest_MPI_Neighbor_allgather_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, std::int64_t recvcount, Handle recvtype, Handle comm) try {
  Call call(*context, "MPI_Neighbor_allgather_c", comm);
  const bool large = MPI_Neighbor_allgather_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const std::int64_t host_sendcount = call.large_count("sendcount", sendcount);
  const int narrow_sendcount = large ? 0 : call.narrow_count("sendcount", host_sendcount);
  const std::int64_t host_recvcount = call.large_count("recvcount", recvcount);
  const int narrow_recvcount = large ? 0 : call.narrow_count("recvcount", host_recvcount);
  const void* host_sendbuf = call.buffer("sendbuf", sendbuf, host_sendcount, the_sendtype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount, the_comm.neighbors_in),
      the_recvtype);
  if (call.failed()) return call.raise();
  return call.finish(large ? MPI_Neighbor_allgather_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host) : MPI_Neighbor_allgather(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype), the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Neighbor_allgather_c", comm, error);
}

Code guest_MPI_Neighbor_allgatherv(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype,
      Address recvbuf, Address recvcounts, Address displs, Handle recvtype, Handle comm) try {
  Call call(*context, "MPI_Neighbor_allgatherv", comm);
  translate::ListArena lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const int host_sendcount = call.count("sendcount", sendcount);
  const std::span<std::int32_t> copied_recvcounts = call.list<std::int32_t>("recvcounts", recvcounts,
      the_comm.neighbors_in, lists);
  Call::message_counts(copied_recvcounts, the_recvtype);
  const std::span<const std::int32_t> host_recvcounts = copied_recvcounts;
  const std::span<std::int32_t> copied_displs = call.list<std::int32_t>("displs", displs, the_comm.neighbors_in,
      lists);
  Call::settle(copied_displs, host_recvcounts);
  const std::int64_t only_displs = Call::take_only(copied_displs);
  const std::span<const std::int32_t> host_displs = copied_displs;
  const void* host_sendbuf = call.buffer("sendbuf", sendbuf, host_sendcount, the_sendtype);
  void* host_recvbuf = call.result_blocks("recvbuf", recvbuf, host_recvcounts, only_displs, host_displs,
      the_recvtype);
  if (call.failed()) return call.raise();
  return call.finish(MPI_Neighbor_allgatherv(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, host_recvcounts.data(), host_displs.data(),
      call.message_type(the_recvtype), the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Neighbor_allgatherv", comm, error);
}

Code guest_MPI_Neighbor_allgatherv_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, Address recvcounts, Address displs, Handle recvtype, Handle comm) try {
  Call call(*context, "MPI_Neighbor_allgatherv_c", comm);
  const bool large = MPI_Neighbor_allgatherv_c != nullptr && !context->library.computes_lengths_in_int();
  translate::ListArena lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const std::int64_t host_sendcount = call.large_count("sendcount", sendcount);
  const int narrow_sendcount = large ? 0 : call.narrow_count("sendcount", host_sendcount);
  const std::span<std::int64_t> copied_recvcounts = call.list<std::int64_t>("recvcounts", recvcounts,
      the_comm.neighbors_in, lists);
  Call::message_counts(copied_recvcounts, the_recvtype);
  const std::span<const std::int64_t> host_recvcounts = copied_recvcounts;
  const MPI_Count* wide_recvcounts = lists.converted<MPI_Count>(host_recvcounts).data();
  const int* narrow_recvcounts = large ? nullptr : call.narrowed("recvcounts", host_recvcounts, lists);
  const std::span<std::int32_t> copied_displs = call.list<std::int32_t>("displs", displs, the_comm.neighbors_in,
      lists);
  Call::settle(copied_displs, host_recvcounts);
  const std::int64_t only_displs = Call::take_only(copied_displs);
  const std::span<const std::int32_t> host_displs = copied_displs;
  const MPI_Aint* wide_displs = lists.converted<MPI_Aint>(host_displs).data();
  const int* narrow_displs = large ? nullptr : call.narrowed("displs", host_displs, lists);
  const void* host_sendbuf = call.buffer("sendbuf", sendbuf, host_sendcount, the_sendtype);
  void* host_recvbuf = call.result_blocks("recvbuf", recvbuf, host_recvcounts, only_displs, host_displs,
      the_recvtype);
  if (call.failed()) return call.raise();
  return call.finish(large ? MPI_Neighbor_allgatherv_c(host_sendbuf, call.message_count(the_sendtype,
      host_sendcount), call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_displs,
      call.message_type(the_recvtype), the_comm.host) : MPI_Neighbor_allgatherv(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      narrow_recvcounts, narrow_displs, call.message_type(the_recvtype), the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Neighbor_allgatherv_c", comm, error);
}

Code guest_MPI_Neighbor_alltoall(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype,
      Address recvbuf, std::int32_t recvcount, Handle recvtype, Handle comm) try {
  Call call(*context, "MPI_Neighbor_alltoall", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const int host_sendcount = call.count("sendcount", sendcount);
  const int host_recvcount = call.count("recvcount", recvcount);
  const void* host_sendbuf = call.buffer("sendbuf", sendbuf, Call::product(host_sendcount, the_comm.neighbors_out),
      the_sendtype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount, the_comm.neighbors_in),
      the_recvtype);
  if (call.failed()) return call.raise();
  return call.finish(MPI_Neighbor_alltoall(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Neighbor_alltoall", comm, error);
}

Code guest_MPI_Neighbor_alltoall_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, std::int64_t recvcount, Handle recvtype, Handle comm) try {
  Call call(*context, "MPI_Neighbor_alltoall_c", comm);
  const bool large = MPI_Neighbor_alltoall_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const std::int64_t host_sendcount = call.large_count("sendcount", sendcount);
  const int narrow_sendcount = large ? 0 : call.narrow_count("sendcount", host_sendcount);
  const std::int64_t host_recvcount = call.large_count("recvcount", recvcount);
  const int narrow_recvcount = large ? 0 : call.narrow_count("recvcount", host_recvcount);
  const void* host_sendbuf = call.buffer("sendbuf", sendbuf, Call::product(host_sendcount, the_comm.neighbors_out),
      the_sendtype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount, the_comm.neighbors_in),
      the_recvtype);
  if (call.failed()) return call.raise();
  return call.finish(large ? MPI_Neighbor_alltoall_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host) : MPI_Neighbor_alltoall(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype), the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Neighbor_alltoall_c", comm, error);
}

Code guest_MPI_Neighbor_alltoallv(Context* context, Address sendbuf, Address sendcounts, Address sdispls,
      Handle sendtype, Address recvbuf, Address recvcounts, Address rdispls, Handle recvtype, Handle comm) try {
  Call call(*context, "MPI_Neighbor_alltoallv", comm);
  translate::ListArena lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const std::span<std::int32_t> copied_sendcounts = call.list<std::int32_t>("sendcounts", sendcounts,
      the_comm.neighbors_out, lists);
  Call::message_counts(copied_sendcounts, the_sendtype);
  const std::span<const std::int32_t> host_sendcounts = copied_sendcounts;
  const std::span<std::int32_t> copied_sdispls = call.list<std::int32_t>("sdispls", sdispls, the_comm.neighbors_out,
      lists);
  const std::int64_t only_sdispls = Call::take_only(copied_sdispls);
  const std::span<const std::int32_t> host_sdispls = copied_sdispls;
  const std::span<std::int32_t> copied_recvcounts = call.list<std::int32_t>("recvcounts", recvcounts,
      the_comm.neighbors_in, lists);
  Call::message_counts(copied_recvcounts, the_recvtype);
  const std::span<const std::int32_t> host_recvcounts = copied_recvcounts;
  const std::span<std::int32_t> copied_rdispls = call.list<std::int32_t>("rdispls", rdispls, the_comm.neighbors_in,
      lists);
  Call::settle(copied_rdispls, host_recvcounts);
  const std::int64_t only_rdispls = Call::take_only(copied_rdispls);
  const std::span<const std::int32_t> host_rdispls = copied_rdispls;
  const void* host_sendbuf = call.blocks("sendbuf", sendbuf, host_sendcounts, only_sdispls, host_sdispls,
      the_sendtype);
  void* host_recvbuf = call.result_blocks("recvbuf", recvbuf, host_recvcounts, only_rdispls, host_rdispls,
      the_recvtype);
  if (call.failed()) return call.raise();
  return call.finish(MPI_Neighbor_alltoallv(host_sendbuf, host_sendcounts.data(), host_sdispls.data(),
      call.message_type(the_sendtype), host_recvbuf, host_recvcounts.data(), host_rdispls.data(),
      call.message_type(the_recvtype), the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Neighbor_alltoallv", comm, error);
}

Code guest_MPI_Neighbor_alltoallv_c(Context* context, Address sendbuf, Address sendcounts, Address sdispls,
      Handle sendtype, Address recvbuf, Address recvcounts, Address rdispls, Handle recvtype, Handle comm) try {
  Call call(*context, "MPI_Neighbor_alltoallv_c", comm);
  const bool large = MPI_Neighbor_alltoallv_c != nullptr && !context->library.computes_lengths_in_int();
  translate::ListArena lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const std::span<std::int64_t> copied_sendcounts = call.list<std::int64_t>("sendcounts", sendcounts,
      the_comm.neighbors_out, lists);
  Call::message_counts(copied_sendcounts, the_sendtype);
  const std::span<const std::int64_t> host_sendcounts = copied_sendcounts;
  const MPI_Count* wide_sendcounts = lists.converted<MPI_Count>(host_sendcounts).data();
  const int* narrow_sendcounts = large ? nullptr : call.narrowed("sendcounts", host_sendcounts, lists);
  const std::span<std::int32_t> copied_sdispls = call.list<std::int32_t>("sdispls", sdispls, the_comm.neighbors_out,
      lists);
  const std::int64_t only_sdispls = Call::take_only(copied_sdispls);
  const std::span<const std::int32_t> host_sdispls = copied_sdispls;
  const MPI_Aint* wide_sdispls = lists.converted<MPI_Aint>(host_sdispls).data();
  const int* narrow_sdispls = large ? nullptr : call.narrowed("sdispls", host_sdispls, lists);
  const std::span<std::int64_t> copied_recvcounts = call.list<std::int64_t>("recvcounts", recvcounts,
      the_comm.neighbors_in, lists);
  Call::message_counts(copied_recvcounts, the_recvtype);
  const std::span<const std::int64_t> host_recvcounts = copied_recvcounts;
  const MPI_Count* wide_recvcounts = lists.converted<MPI_Count>(host_recvcounts).data();
  const int* narrow_recvcounts = large ? nullptr : call.narrowed("recvcounts", host_recvcounts, lists);
  const std::span<std::int32_t> copied_rdispls = call.list<std::int32_t>("rdispls", rdispls, the_comm.neighbors_in,
      lists);
  Call::settle(copied_rdispls, host_recvcounts);
  const std::int64_t only_rdispls = Call::take_only(copied_rdispls);
  const std::span<const std::int32_t> host_rdispls = copied_rdispls;
  const MPI_Aint* wide_rdispls = lists.converted<MPI_Aint>(host_rdispls).data();
  const int* narrow_rdispls = large ? nullptr : call.narrowed("rdispls", host_rdispls, lists);
  const void* host_sendbuf = call.blocks("sendbuf", sendbuf, host_sendcounts, only_sdispls, host_sdispls,
      the_sendtype);
  void* host_recvbuf = call.result_blocks("recvbuf", recvbuf, host_recvcounts, only_rdispls, host_rdispls,
      the_recvtype);
  if (call.failed()) return call.raise();
  return call.finish(large ? MPI_Neighbor_alltoallv_c(host_sendbuf, wide_sendcounts, wide_sdispls,
      call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_rdispls, call.message_type(the_recvtype),
      the_comm.host) : MPI_Neighbor_alltoallv(host_sendbuf, narrow_sendcounts, narrow_sdispls,
      call.message_type(the_sendtype), host_recvbuf, narrow_recvcounts, narrow_rdispls,
      call.message_type(the_recvtype), the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Neighbor_alltoallv_c", comm, error);
}

Code guest_MPI_Neighbor_alltoallw(Context* context, Address sendbuf, Address sendcounts, Address sdispls,
      Address sendtypes, Address recvbuf, Address recvcounts, Address rdispls, Address recvtypes, Handle comm) try {
  Call call(*context, "MPI_Neighbor_alltoallw", comm);
  const bool large = MPI_Neighbor_alltoallw_c != nullptr;
  translate::ListArena lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  const std::span<const Handle> host_sendtypes = call.list<Handle>("sendtypes", sendtypes, the_comm.neighbors_out,
      lists);
  const MPI_Datatype* types_of_sendtypes = call.host_types("sendtypes", host_sendtypes, the_comm, lists);
  const std::span<const Handle> host_recvtypes = call.list<Handle>("recvtypes", recvtypes, the_comm.neighbors_in,
      lists);
  const MPI_Datatype* types_of_recvtypes = call.host_types("recvtypes", host_recvtypes, the_comm, lists);
  const std::span<std::int32_t> copied_sendcounts = call.list<std::int32_t>("sendcounts", sendcounts,
      the_comm.neighbors_out, lists);
  call.message_counts("sendtypes", copied_sendcounts, host_sendtypes);
  const std::span<const std::int32_t> host_sendcounts = copied_sendcounts;
  const auto* wide_sendcounts = large ? lists.converted<MPI_Count>(host_sendcounts).data() : nullptr;
  const std::span<std::int32_t> copied_sdispls = call.list<std::int32_t>("sdispls", sdispls, the_comm.neighbors_out,
      lists);
  const std::int64_t only_sdispls = Call::take_only(copied_sdispls);
  const std::span<const std::int32_t> host_sdispls = copied_sdispls;
  const MPI_Aint* wide_sdispls = lists.converted<MPI_Aint>(host_sdispls).data();
  const std::span<std::int32_t> copied_recvcounts = call.list<std::int32_t>("recvcounts", recvcounts,
      the_comm.neighbors_in, lists);
  call.message_counts("recvtypes", copied_recvcounts, host_recvtypes);
  const std::span<const std::int32_t> host_recvcounts = copied_recvcounts;
  const auto* wide_recvcounts = large ? lists.converted<MPI_Count>(host_recvcounts).data() : nullptr;
  const std::span<std::int32_t> copied_rdispls = call.list<std::int32_t>("rdispls", rdispls, the_comm.neighbors_in,
      lists);
  Call::settle(copied_rdispls, host_recvcounts);
  const std::int64_t only_rdispls = Call::take_only(copied_rdispls);
  const std::span<const std::int32_t> host_rdispls = copied_rdispls;
  const MPI_Aint* wide_rdispls = lists.converted<MPI_Aint>(host_rdispls).data();
  const void* host_sendbuf = call.mixed_blocks("sendbuf", sendbuf, host_sendcounts, only_sdispls, host_sdispls,
      host_sendtypes);
  void* host_recvbuf = call.result_mixed_blocks("recvbuf", recvbuf, host_recvcounts, only_rdispls, host_rdispls,
      host_recvtypes);
  if (call.failed()) return call.raise();
  return call.finish(large ? MPI_Neighbor_alltoallw_c(host_sendbuf, wide_sendcounts, wide_sdispls,
      types_of_sendtypes, host_recvbuf, wide_recvcounts, wide_rdispls, types_of_recvtypes, the_comm.host)
      : MPI_Neighbor_alltoallw(host_sendbuf, host_sendcounts.data(), wide_sdispls, types_of_sendtypes, host_recvbuf,
      host_recvcounts.data(), wide_rdispls, types_of_recvtypes, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Neighbor_alltoallw", comm, error);
}

Code guest_MPI_Neighbor_alltoallw_c(Context* context, Address sendbuf, Address sendcounts, Address sdispls,
      Address sendtypes, Address recvbuf, Address recvcounts, Address rdispls, Address recvtypes, Handle comm) try {
  Call call(*context, "MPI_Neighbor_alltoallw_c", comm);
  const bool large = MPI_Neighbor_alltoallw_c != nullptr;
  const bool counts_are_large = large && !context->library.computes_lengths_in_int();
  translate::ListArena lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  const std::span<const Handle> host_sendtypes = call.list<Handle>("sendtypes", sendtypes, the_comm.neighbors_out,
      lists);
  const MPI_Datatype* types_of_sendtypes = call.host_types("sendtypes", host_sendtypes, the_comm, lists);
  const std::span<const Handle> host_recvtypes = call.list<Handle>("recvtypes", recvtypes, the_comm.neighbors_in,
      lists);
  const MPI_Datatype* types_of_recvtypes = call.host_types("recvtypes", host_recvtypes, the_comm, lists);
  const std::span<std::int64_t> copied_sendcounts = call.list<std::int64_t>("sendcounts", sendcounts,
      the_comm.neighbors_out, lists);
  call.message_counts("sendtypes", copied_sendcounts, host_sendtypes);
  const std::span<const std::int64_t> host_sendcounts = copied_sendcounts;
  const MPI_Count* wide_sendcounts = lists.converted<MPI_Count>(host_sendcounts).data();
  const int* narrow_sendcounts = counts_are_large ? nullptr : call.narrowed("sendcounts", host_sendcounts, lists);
  const std::span<std::int32_t> copied_sdispls = call.list<std::int32_t>("sdispls", sdispls, the_comm.neighbors_out,
      lists);
  const std::int64_t only_sdispls = Call::take_only(copied_sdispls);
  const std::span<const std::int32_t> host_sdispls = copied_sdispls;
  const MPI_Aint* wide_sdispls = lists.converted<MPI_Aint>(host_sdispls).data();
  const std::span<std::int64_t> copied_recvcounts = call.list<std::int64_t>("recvcounts", recvcounts,
      the_comm.neighbors_in, lists);
  call.message_counts("recvtypes", copied_recvcounts, host_recvtypes);
  const std::span<const std::int64_t> host_recvcounts = copied_recvcounts;
  const MPI_Count* wide_recvcounts = lists.converted<MPI_Count>(host_recvcounts).data();
  const int* narrow_recvcounts = counts_are_large ? nullptr : call.narrowed("recvcounts", host_recvcounts, lists);
  const std::span<std::int32_t> copied_rdispls = call.list<std::int32_t>("rdispls", rdispls, the_comm.neighbors_in,
      lists);
  Call::settle(copied_rdispls, host_recvcounts);
  const std::int64_t only_rdispls = Call::take_only(copied_rdispls);
  const std::span<const std::int32_t> host_rdispls = copied_rdispls;
  const MPI_Aint* wide_rdispls = lists.converted<MPI_Aint>(host_rdispls).data();
  const void* host_sendbuf = call.mixed_blocks("sendbuf", sendbuf, host_sendcounts, only_sdispls, host_sdispls,
      host_sendtypes);
  void* host_recvbuf = call.result_mixed_blocks("recvbuf", recvbuf, host_recvcounts, only_rdispls, host_rdispls,
      host_recvtypes);
  if (call.failed()) return call.raise();
  return call.finish(large ? MPI_Neighbor_alltoallw_c(host_sendbuf, wide_sendcounts, wide_sdispls,
      types_of_sendtypes, host_recvbuf, wide_recvcounts, wide_rdispls, types_of_recvtypes, the_comm.host)
      : MPI_Neighbor_alltoallw(host_sendbuf, narrow_sendcounts, wide_sdispls, types_of_sendtypes, host_recvbuf,
      narrow_recvcounts, wide_rdispls, types_of_recvtypes, the_comm.host));
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Neighbor_alltoallw_c", comm, error);
}

Code guest_MPI_Ineighbor_allgather(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype,
      Address recvbuf, std::int32_t recvcount, Handle recvtype, Handle comm, Address request) try {
  Call call(*context, "MPI_Ineighbor_allgather", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const int host_sendcount = call.count("sendcount", sendcount);
  const int host_recvcount = call.count("recvcount", recvcount);
  const void* host_sendbuf = call.buffer("sendbuf", sendbuf, host_sendcount, the_sendtype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount, the_comm.neighbors_in),
      the_recvtype);
  auto keep = call.held(the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Ineighbor_allgather(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ineighbor_allgather", comm, error);
}

Code guest_MPI_Ineighbor_allgather_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, std::int64_t recvcount, Handle recvtype, Handle comm, Address request) try {
  Call call(*context, "MPI_Ineighbor_allgather_c", comm);
  const bool large = MPI_Ineighbor_allgather_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const std::int64_t host_sendcount = call.large_count("sendcount", sendcount);
  const int narrow_sendcount = large ? 0 : call.narrow_count("sendcount", host_sendcount);
  const std::int64_t host_recvcount = call.large_count("recvcount", recvcount);
  const int narrow_recvcount = large ? 0 : call.narrow_count("recvcount", host_recvcount);
  const void* host_sendbuf = call.buffer("sendbuf", sendbuf, host_sendcount, the_sendtype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount, the_comm.neighbors_in),
      the_recvtype);
  auto keep = call.held(the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Ineighbor_allgather_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host, &host_request) : MPI_Ineighbor_allgather(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype), the_comm.host,
      &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ineighbor_allgather_c", comm, error);
}

Code guest_MPI_Ineighbor_allgatherv(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype,
      Address recvbuf, Address recvcounts, Address displs, Handle recvtype, Handle comm, Address request) try {
  Call call(*context, "MPI_Ineighbor_allgatherv", comm);
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const int host_sendcount = call.count("sendcount", sendcount);
  const std::span<std::int32_t> copied_recvcounts = call.list<std::int32_t>("recvcounts", recvcounts,
      the_comm.neighbors_in, lists);
  Call::message_counts(copied_recvcounts, the_recvtype);
  const std::span<const std::int32_t> host_recvcounts = copied_recvcounts;
  const int* kept_recvcounts = host_recvcounts.data();
  const std::span<std::int32_t> copied_displs = call.list<std::int32_t>("displs", displs, the_comm.neighbors_in,
      lists);
  Call::settle(copied_displs, host_recvcounts);
  const std::int64_t only_displs = Call::take_only(copied_displs);
  const std::span<const std::int32_t> host_displs = copied_displs;
  const int* kept_displs = host_displs.data();
  const void* host_sendbuf = call.buffer("sendbuf", sendbuf, host_sendcount, the_sendtype);
  void* host_recvbuf = call.result_blocks("recvbuf", recvbuf, host_recvcounts, only_displs, host_displs,
      the_recvtype);
  call.hold(keep, the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Ineighbor_allgatherv(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, kept_recvcounts, kept_displs, call.message_type(the_recvtype),
      the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ineighbor_allgatherv", comm, error);
}

Code guest_MPI_Ineighbor_allgatherv_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, Address recvcounts, Address displs, Handle recvtype, Handle comm, Address request) try {
  Call call(*context, "MPI_Ineighbor_allgatherv_c", comm);
  const bool large = MPI_Ineighbor_allgatherv_c != nullptr && !context->library.computes_lengths_in_int();
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const std::int64_t host_sendcount = call.large_count("sendcount", sendcount);
  const int narrow_sendcount = large ? 0 : call.narrow_count("sendcount", host_sendcount);
  const std::span<std::int64_t> copied_recvcounts = call.list<std::int64_t>("recvcounts", recvcounts,
      the_comm.neighbors_in, lists);
  Call::message_counts(copied_recvcounts, the_recvtype);
  const std::span<const std::int64_t> host_recvcounts = copied_recvcounts;
  const MPI_Count* wide_recvcounts = lists.converted<MPI_Count>(host_recvcounts).data();
  const int* narrow_recvcounts = large ? nullptr : call.narrowed("recvcounts", host_recvcounts, lists);
  const std::span<std::int32_t> copied_displs = call.list<std::int32_t>("displs", displs, the_comm.neighbors_in,
      lists);
  Call::settle(copied_displs, host_recvcounts);
  const std::int64_t only_displs = Call::take_only(copied_displs);
  const std::span<const std::int32_t> host_displs = copied_displs;
  const MPI_Aint* wide_displs = lists.converted<MPI_Aint>(host_displs).data();
  const int* narrow_displs = large ? nullptr : call.narrowed("displs", host_displs, lists);
  const void* host_sendbuf = call.buffer("sendbuf", sendbuf, host_sendcount, the_sendtype);
  void* host_recvbuf = call.result_blocks("recvbuf", recvbuf, host_recvcounts, only_displs, host_displs,
      the_recvtype);
  call.hold(keep, the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Ineighbor_allgatherv_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_displs, call.message_type(the_recvtype),
      the_comm.host, &host_request) : MPI_Ineighbor_allgatherv(host_sendbuf, call.message_count(the_sendtype,
      narrow_sendcount), call.message_type(the_sendtype), host_recvbuf, narrow_recvcounts, narrow_displs,
      call.message_type(the_recvtype), the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ineighbor_allgatherv_c", comm, error);
}

Code guest_MPI_Ineighbor_alltoall(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype,
      Address recvbuf, std::int32_t recvcount, Handle recvtype, Handle comm, Address request) try {
  Call call(*context, "MPI_Ineighbor_alltoall", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const int host_sendcount = call.count("sendcount", sendcount);
  const int host_recvcount = call.count("recvcount", recvcount);
  const void* host_sendbuf = call.buffer("sendbuf", sendbuf, Call::product(host_sendcount, the_comm.neighbors_out),
      the_sendtype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount, the_comm.neighbors_in),
      the_recvtype);
  auto keep = call.held(the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Ineighbor_alltoall(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ineighbor_alltoall", comm, error);
}

Code guest_MPI_Ineighbor_alltoall_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, std::int64_t recvcount, Handle recvtype, Handle comm, Address request) try {
  Call call(*context, "MPI_Ineighbor_alltoall_c", comm);
  const bool large = MPI_Ineighbor_alltoall_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const std::int64_t host_sendcount = call.large_count("sendcount", sendcount);
  const int narrow_sendcount = large ? 0 : call.narrow_count("sendcount", host_sendcount);
  const std::int64_t host_recvcount = call.large_count("recvcount", recvcount);
  const int narrow_recvcount = large ? 0 : call.narrow_count("recvcount", host_recvcount);
  const void* host_sendbuf = call.buffer("sendbuf", sendbuf, Call::product(host_sendcount, the_comm.neighbors_out),
      the_sendtype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount, the_comm.neighbors_in),
      the_recvtype);
  auto keep = call.held(the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Ineighbor_alltoall_c(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host, &host_request) : MPI_Ineighbor_alltoall(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype), the_comm.host,
      &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ineighbor_alltoall_c", comm, error);
}

Code guest_MPI_Ineighbor_alltoallv(Context* context, Address sendbuf, Address sendcounts, Address sdispls,
      Handle sendtype, Address recvbuf, Address recvcounts, Address rdispls, Handle recvtype, Handle comm,
      Address request) try {
  Call call(*context, "MPI_Ineighbor_alltoallv", comm);
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const std::span<std::int32_t> copied_sendcounts = call.list<std::int32_t>("sendcounts", sendcounts,
      the_comm.neighbors_out, lists);
  Call::message_counts(copied_sendcounts, the_sendtype);
  const std::span<const std::int32_t> host_sendcounts = copied_sendcounts;
  const int* kept_sendcounts = host_sendcounts.data();
  const std::span<std::int32_t> copied_sdispls = call.list<std::int32_t>("sdispls", sdispls, the_comm.neighbors_out,
      lists);
  const std::int64_t only_sdispls = Call::take_only(copied_sdispls);
  const std::span<const std::int32_t> host_sdispls = copied_sdispls;
  const int* kept_sdispls = host_sdispls.data();
  const std::span<std::int32_t> copied_recvcounts = call.list<std::int32_t>("recvcounts", recvcounts,
      the_comm.neighbors_in, lists);
  Call::message_counts(copied_recvcounts, the_recvtype);
  const std::span<const std::int32_t> host_recvcounts = copied_recvcounts;
  const int* kept_recvcounts = host_recvcounts.data();
  const std::span<std::int32_t> copied_rdispls = call.list<std::int32_t>("rdispls", rdispls, the_comm.neighbors_in,
      lists);
  Call::settle(copied_rdispls, host_recvcounts);
  const std::int64_t only_rdispls = Call::take_only(copied_rdispls);
  const std::span<const std::int32_t> host_rdispls = copied_rdispls;
  const int* kept_rdispls = host_rdispls.data();
  const void* host_sendbuf = call.blocks("sendbuf", sendbuf, host_sendcounts, only_sdispls, host_sdispls,
      the_sendtype);
  void* host_recvbuf = call.result_blocks("recvbuf", recvbuf, host_recvcounts, only_rdispls, host_rdispls,
      the_recvtype);
  call.hold(keep, the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = MPI_Ineighbor_alltoallv(host_sendbuf, kept_sendcounts, kept_sdispls,
      call.message_type(the_sendtype), host_recvbuf, kept_recvcounts, kept_rdispls, call.message_type(the_recvtype),
      the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ineighbor_alltoallv", comm, error);
}

Code guest_MPI_Ineighbor_alltoallv_c(Context* context, Address sendbuf, Address sendcounts, Address sdispls,
      Handle sendtype, Address recvbuf, Address recvcounts, Address rdispls, Handle recvtype, Handle comm,
      Address request) try {
  Call call(*context, "MPI_Ineighbor_alltoallv_c", comm);
  const bool large = MPI_Ineighbor_alltoallv_c != nullptr && !context->library.computes_lengths_in_int();
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const std::span<std::int64_t> copied_sendcounts = call.list<std::int64_t>("sendcounts", sendcounts,
      the_comm.neighbors_out, lists);
  Call::message_counts(copied_sendcounts, the_sendtype);
  const std::span<const std::int64_t> host_sendcounts = copied_sendcounts;
  const MPI_Count* wide_sendcounts = lists.converted<MPI_Count>(host_sendcounts).data();
  const int* narrow_sendcounts = large ? nullptr : call.narrowed("sendcounts", host_sendcounts, lists);
  const std::span<std::int32_t> copied_sdispls = call.list<std::int32_t>("sdispls", sdispls, the_comm.neighbors_out,
      lists);
  const std::int64_t only_sdispls = Call::take_only(copied_sdispls);
  const std::span<const std::int32_t> host_sdispls = copied_sdispls;
  const MPI_Aint* wide_sdispls = lists.converted<MPI_Aint>(host_sdispls).data();
  const int* narrow_sdispls = large ? nullptr : call.narrowed("sdispls", host_sdispls, lists);
  const std::span<std::int64_t> copied_recvcounts = call.list<std::int64_t>("recvcounts", recvcounts,
      the_comm.neighbors_in, lists);
  Call::message_counts(copied_recvcounts, the_recvtype);
  const std::span<const std::int64_t> host_recvcounts = copied_recvcounts;
  const MPI_Count* wide_recvcounts = lists.converted<MPI_Count>(host_recvcounts).data();
  const int* narrow_recvcounts = large ? nullptr : call.narrowed("recvcounts", host_recvcounts, lists);
  const std::span<std::int32_t> copied_rdispls = call.list<std::int32_t>("rdispls", rdispls, the_comm.neighbors_in,
      lists);
  Call::settle(copied_rdispls, host_recvcounts);
  const std::int64_t only_rdispls = Call::take_only(copied_rdispls);
  const std::span<const std::int32_t> host_rdispls = copied_rdispls;
  const MPI_Aint* wide_rdispls = lists.converted<MPI_Aint>(host_rdispls).data();
  const int* narrow_rdispls = large ? nullptr : call.narrowed("rdispls", host_rdispls, lists);
  const void* host_sendbuf = call.blocks("sendbuf", sendbuf, host_sendcounts, only_sdispls, host_sdispls,
      the_sendtype);
  void* host_recvbuf = call.result_blocks("recvbuf", recvbuf, host_recvcounts, only_rdispls, host_rdispls,
      the_recvtype);
  call.hold(keep, the_sendtype, the_recvtype);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Ineighbor_alltoallv_c(host_sendbuf, wide_sendcounts, wide_sdispls,
      call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_rdispls, call.message_type(the_recvtype),
      the_comm.host, &host_request) : MPI_Ineighbor_alltoallv(host_sendbuf, narrow_sendcounts, narrow_sdispls,
      call.message_type(the_sendtype), host_recvbuf, narrow_recvcounts, narrow_rdispls,
      call.message_type(the_recvtype), the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ineighbor_alltoallv_c", comm, error);
}

Code guest_MPI_Ineighbor_alltoallw(Context* context, Address sendbuf, Address sendcounts, Address sdispls,
      Address sendtypes, Address recvbuf, Address recvcounts, Address rdispls, Address recvtypes, Handle comm,
      Address request) try {
  Call call(*context, "MPI_Ineighbor_alltoallw", comm);
  const bool large = MPI_Ineighbor_alltoallw_c != nullptr;
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  const std::span<const Handle> host_sendtypes = call.list<Handle>("sendtypes", sendtypes, the_comm.neighbors_out,
      lists);
  const MPI_Datatype* types_of_sendtypes = call.host_types("sendtypes", host_sendtypes, the_comm, lists);
  const std::span<const Handle> host_recvtypes = call.list<Handle>("recvtypes", recvtypes, the_comm.neighbors_in,
      lists);
  const MPI_Datatype* types_of_recvtypes = call.host_types("recvtypes", host_recvtypes, the_comm, lists);
  const std::span<std::int32_t> copied_sendcounts = call.list<std::int32_t>("sendcounts", sendcounts,
      the_comm.neighbors_out, lists);
  call.message_counts("sendtypes", copied_sendcounts, host_sendtypes);
  const std::span<const std::int32_t> host_sendcounts = copied_sendcounts;
  const int* kept_sendcounts = host_sendcounts.data();
  const auto* wide_sendcounts = large ? lists.converted<MPI_Count>(host_sendcounts).data() : nullptr;
  const std::span<std::int32_t> copied_sdispls = call.list<std::int32_t>("sdispls", sdispls, the_comm.neighbors_out,
      lists);
  const std::int64_t only_sdispls = Call::take_only(copied_sdispls);
  const std::span<const std::int32_t> host_sdispls = copied_sdispls;
  const MPI_Aint* wide_sdispls = lists.converted<MPI_Aint>(host_sdispls).data();
  const std::span<std::int32_t> copied_recvcounts = call.list<std::int32_t>("recvcounts", recvcounts,
      the_comm.neighbors_in, lists);
  call.message_counts("recvtypes", copied_recvcounts, host_recvtypes);
  const std::span<const std::int32_t> host_recvcounts = copied_recvcounts;
  const int* kept_recvcounts = host_recvcounts.data();
  const auto* wide_recvcounts = large ? lists.converted<MPI_Count>(host_recvcounts).data() : nullptr;
  const std::span<std::int32_t> copied_rdispls = call.list<std::int32_t>("rdispls", rdispls, the_comm.neighbors_in,
      lists);
  Call::settle(copied_rdispls, host_recvcounts);
  const std::int64_t only_rdispls = Call::take_only(copied_rdispls);
  const std::span<const std::int32_t> host_rdispls = copied_rdispls;
  const MPI_Aint* wide_rdispls = lists.converted<MPI_Aint>(host_rdispls).data();
  const void* host_sendbuf = call.mixed_blocks("sendbuf", sendbuf, host_sendcounts, only_sdispls, host_sdispls,
      host_sendtypes);
  void* host_recvbuf = call.result_mixed_blocks("recvbuf", recvbuf, host_recvcounts, only_rdispls, host_rdispls,
      host_recvtypes);
  call.hold_list(keep, host_sendtypes);
  call.hold_list(keep, host_recvtypes);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Ineighbor_alltoallw_c(host_sendbuf, wide_sendcounts, wide_sdispls, types_of_sendtypes,
      host_recvbuf, wide_recvcounts, wide_rdispls, types_of_recvtypes, the_comm.host, &host_request)
      : MPI_Ineighbor_alltoallw(host_sendbuf, kept_sendcounts, wide_sdispls, types_of_sendtypes, host_recvbuf,
      kept_recvcounts, wide_rdispls, types_of_recvtypes, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ineighbor_alltoallw", comm, error);
}

Code guest_MPI_Ineighbor_alltoallw_c(Context* context, Address sendbuf, Address sendcounts, Address sdispls,
      Address sendtypes, Address recvbuf, Address recvcounts, Address rdispls, Address recvtypes, Handle comm,
      Address request) try {
  Call call(*context, "MPI_Ineighbor_alltoallw_c", comm);
  const bool large = MPI_Ineighbor_alltoallw_c != nullptr;
  const bool counts_are_large = large && !context->library.computes_lengths_in_int();
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  const std::span<const Handle> host_sendtypes = call.list<Handle>("sendtypes", sendtypes, the_comm.neighbors_out,
      lists);
  const MPI_Datatype* types_of_sendtypes = call.host_types("sendtypes", host_sendtypes, the_comm, lists);
  const std::span<const Handle> host_recvtypes = call.list<Handle>("recvtypes", recvtypes, the_comm.neighbors_in,
      lists);
  const MPI_Datatype* types_of_recvtypes = call.host_types("recvtypes", host_recvtypes, the_comm, lists);
  const std::span<std::int64_t> copied_sendcounts = call.list<std::int64_t>("sendcounts", sendcounts,
      the_comm.neighbors_out, lists);
  call.message_counts("sendtypes", copied_sendcounts, host_sendtypes);
  const std::span<const std::int64_t> host_sendcounts = copied_sendcounts;
  const MPI_Count* wide_sendcounts = lists.converted<MPI_Count>(host_sendcounts).data();
  const int* narrow_sendcounts = counts_are_large ? nullptr : call.narrowed("sendcounts", host_sendcounts, lists);
  const std::span<std::int32_t> copied_sdispls = call.list<std::int32_t>("sdispls", sdispls, the_comm.neighbors_out,
      lists);
  const std::int64_t only_sdispls = Call::take_only(copied_sdispls);
  const std::span<const std::int32_t> host_sdispls = copied_sdispls;
  const MPI_Aint* wide_sdispls = lists.converted<MPI_Aint>(host_sdispls).data();
  const std::span<std::int64_t> copied_recvcounts = call.list<std::int64_t>("recvcounts", recvcounts,
      the_comm.neighbors_in, lists);
  call.message_counts("recvtypes", copied_recvcounts, host_recvtypes);
  const std::span<const std::int64_t> host_recvcounts = copied_recvcounts;
  const MPI_Count* wide_recvcounts = lists.converted<MPI_Count>(host_recvcounts).data();
  const int* narrow_recvcounts = counts_are_large ? nullptr : call.narrowed("recvcounts", host_recvcounts, lists);
  const std::span<std::int32_t> copied_rdispls = call.list<std::int32_t>("rdispls", rdispls, the_comm.neighbors_in,
      lists);
  Call::settle(copied_rdispls, host_recvcounts);
  const std::int64_t only_rdispls = Call::take_only(copied_rdispls);
  const std::span<const std::int32_t> host_rdispls = copied_rdispls;
  const MPI_Aint* wide_rdispls = lists.converted<MPI_Aint>(host_rdispls).data();
  const void* host_sendbuf = call.mixed_blocks("sendbuf", sendbuf, host_sendcounts, only_sdispls, host_sdispls,
      host_sendtypes);
  void* host_recvbuf = call.result_mixed_blocks("recvbuf", recvbuf, host_recvcounts, only_rdispls, host_rdispls,
      host_recvtypes);
  call.hold_list(keep, host_sendtypes);
  call.hold_list(keep, host_recvtypes);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  const int code = large ? MPI_Ineighbor_alltoallw_c(host_sendbuf, wide_sendcounts, wide_sdispls, types_of_sendtypes,
      host_recvbuf, wide_recvcounts, wide_rdispls, types_of_recvtypes, the_comm.host, &host_request)
      : MPI_Ineighbor_alltoallw(host_sendbuf, narrow_sendcounts, wide_sdispls, types_of_sendtypes, host_recvbuf,
      narrow_recvcounts, wide_rdispls, types_of_recvtypes, the_comm.host, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Ineighbor_alltoallw_c", comm, error);
}

Code guest_MPI_Neighbor_allgather_init(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype,
      Address recvbuf, std::int32_t recvcount, Handle recvtype, Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Neighbor_allgather_init", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  (void)call.info("info", info);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const int host_sendcount = call.count("sendcount", sendcount);
  const int host_recvcount = call.count("recvcount", recvcount);
  const void* host_sendbuf = call.buffer("sendbuf", sendbuf, host_sendcount, the_sendtype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount, the_comm.neighbors_in),
      the_recvtype);
  auto keep = call.held(the_sendtype, the_recvtype);
  call.record(keep, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  if (MPI_Neighbor_allgather_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        nonblocking<&MPI_Ineighbor_allgather>(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype)));
  }
  const int code = MPI_Neighbor_allgather_init(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Neighbor_allgather_init", comm, error);
}

Code guest_MPI_Neighbor_allgather_init_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, std::int64_t recvcount, Handle recvtype, Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Neighbor_allgather_init_c", comm);
  const bool large = MPI_Neighbor_allgather_init_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  (void)call.info("info", info);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const std::int64_t host_sendcount = call.large_count("sendcount", sendcount);
  const int narrow_sendcount = large ? 0 : call.narrow_count("sendcount", host_sendcount);
  const std::int64_t host_recvcount = call.large_count("recvcount", recvcount);
  const int narrow_recvcount = large ? 0 : call.narrow_count("recvcount", host_recvcount);
  const void* host_sendbuf = call.buffer("sendbuf", sendbuf, host_sendcount, the_sendtype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount, the_comm.neighbors_in),
      the_recvtype);
  auto keep = call.held(the_sendtype, the_recvtype);
  call.record(keep, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  if (MPI_Neighbor_allgather_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        large ? nonblocking<&MPI_Ineighbor_allgather_c>(host_sendbuf, call.message_count(the_sendtype,
      host_sendcount), call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype,
      host_recvcount), call.message_type(the_recvtype)) : nonblocking<&MPI_Ineighbor_allgather>(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype)));
  }
  const int code = large ? MPI_Neighbor_allgather_init_c(host_sendbuf, call.message_count(the_sendtype,
      host_sendcount), call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype,
      host_recvcount), call.message_type(the_recvtype), the_comm.host, MPI_INFO_NULL, &host_request)
      : MPI_Neighbor_allgather_init(host_sendbuf, call.message_count(the_sendtype, narrow_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, narrow_recvcount),
      call.message_type(the_recvtype), the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Neighbor_allgather_init_c", comm, error);
}

Code guest_MPI_Neighbor_allgatherv_init(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype,
      Address recvbuf, Address recvcounts, Address displs, Handle recvtype, Handle comm, Handle info,
      Address request) try {
  Call call(*context, "MPI_Neighbor_allgatherv_init", comm);
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  (void)call.info("info", info);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const int host_sendcount = call.count("sendcount", sendcount);
  const std::span<std::int32_t> copied_recvcounts = call.list<std::int32_t>("recvcounts", recvcounts,
      the_comm.neighbors_in, lists);
  Call::message_counts(copied_recvcounts, the_recvtype);
  const std::span<const std::int32_t> host_recvcounts = copied_recvcounts;
  const int* kept_recvcounts = host_recvcounts.data();
  const std::span<std::int32_t> copied_displs = call.list<std::int32_t>("displs", displs, the_comm.neighbors_in,
      lists);
  Call::settle(copied_displs, host_recvcounts);
  const std::int64_t only_displs = Call::take_only(copied_displs);
  const std::span<const std::int32_t> host_displs = copied_displs;
  const int* kept_displs = host_displs.data();
  const void* host_sendbuf = call.buffer("sendbuf", sendbuf, host_sendcount, the_sendtype);
  void* host_recvbuf = call.result_blocks("recvbuf", recvbuf, host_recvcounts, only_displs, host_displs,
      the_recvtype);
  call.hold(keep, the_sendtype, the_recvtype);
  call.record(keep, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  if (MPI_Neighbor_allgatherv_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        nonblocking<&MPI_Ineighbor_allgatherv>(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, kept_recvcounts, kept_displs, call.message_type(the_recvtype)));
  }
  const int code = MPI_Neighbor_allgatherv_init(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, kept_recvcounts, kept_displs, call.message_type(the_recvtype),
      the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Neighbor_allgatherv_init", comm, error);
}

Code guest_MPI_Neighbor_allgatherv_init_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, Address recvcounts, Address displs, Handle recvtype, Handle comm, Handle info,
      Address request) try {
  Call call(*context, "MPI_Neighbor_allgatherv_init_c", comm);
  const bool large = MPI_Neighbor_allgatherv_init_c != nullptr && !context->library.computes_lengths_in_int();
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  (void)call.info("info", info);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const std::int64_t host_sendcount = call.large_count("sendcount", sendcount);
  const int narrow_sendcount = large ? 0 : call.narrow_count("sendcount", host_sendcount);
  const std::span<std::int64_t> copied_recvcounts = call.list<std::int64_t>("recvcounts", recvcounts,
      the_comm.neighbors_in, lists);
  Call::message_counts(copied_recvcounts, the_recvtype);
  const std::span<const std::int64_t> host_recvcounts = copied_recvcounts;
  const MPI_Count* wide_recvcounts = lists.converted<MPI_Count>(host_recvcounts).data();
  const int* narrow_recvcounts = large ? nullptr : call.narrowed("recvcounts", host_recvcounts, lists);
  const std::span<std::int32_t> copied_displs = call.list<std::int32_t>("displs", displs, the_comm.neighbors_in,
      lists);
  Call::settle(copied_displs, host_recvcounts);
  const std::int64_t only_displs = Call::take_only(copied_displs);
  const std::span<const std::int32_t> host_displs = copied_displs;
  const MPI_Aint* wide_displs = lists.converted<MPI_Aint>(host_displs).data();
  const int* narrow_displs = large ? nullptr : call.narrowed("displs", host_displs, lists);
  const void* host_sendbuf = call.buffer("sendbuf", sendbuf, host_sendcount, the_sendtype);
  void* host_recvbuf = call.result_blocks("recvbuf", recvbuf, host_recvcounts, only_displs, host_displs,
      the_recvtype);
  call.hold(keep, the_sendtype, the_recvtype);
  call.record(keep, sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  if (MPI_Neighbor_allgatherv_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        large ? nonblocking<&MPI_Ineighbor_allgatherv_c>(host_sendbuf, call.message_count(the_sendtype,
      host_sendcount), call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_displs,
      call.message_type(the_recvtype)) : nonblocking<&MPI_Ineighbor_allgatherv>(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      narrow_recvcounts, narrow_displs, call.message_type(the_recvtype)));
  }
  const int code = large ? MPI_Neighbor_allgatherv_init_c(host_sendbuf, call.message_count(the_sendtype,
      host_sendcount), call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_displs,
      call.message_type(the_recvtype), the_comm.host, MPI_INFO_NULL, &host_request)
      : MPI_Neighbor_allgatherv_init(host_sendbuf, call.message_count(the_sendtype, narrow_sendcount),
      call.message_type(the_sendtype), host_recvbuf, narrow_recvcounts, narrow_displs,
      call.message_type(the_recvtype), the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Neighbor_allgatherv_init_c", comm, error);
}

Code guest_MPI_Neighbor_alltoall_init(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype,
      Address recvbuf, std::int32_t recvcount, Handle recvtype, Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Neighbor_alltoall_init", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  (void)call.info("info", info);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const int host_sendcount = call.count("sendcount", sendcount);
  const int host_recvcount = call.count("recvcount", recvcount);
  const void* host_sendbuf = call.buffer("sendbuf", sendbuf, Call::product(host_sendcount, the_comm.neighbors_out),
      the_sendtype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount, the_comm.neighbors_in),
      the_recvtype);
  auto keep = call.held(the_sendtype, the_recvtype);
  call.record(keep, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  if (MPI_Neighbor_alltoall_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        nonblocking<&MPI_Ineighbor_alltoall>(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype)));
  }
  const int code = MPI_Neighbor_alltoall_init(host_sendbuf, call.message_count(the_sendtype, host_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, host_recvcount),
      call.message_type(the_recvtype), the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Neighbor_alltoall_init", comm, error);
}

Code guest_MPI_Neighbor_alltoall_init_c(Context* context, Address sendbuf, std::int64_t sendcount, Handle sendtype,
      Address recvbuf, std::int64_t recvcount, Handle recvtype, Handle comm, Handle info, Address request) try {
  Call call(*context, "MPI_Neighbor_alltoall_init_c", comm);
  const bool large = MPI_Neighbor_alltoall_init_c != nullptr && !context->library.computes_lengths_in_int();
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  (void)call.info("info", info);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const std::int64_t host_sendcount = call.large_count("sendcount", sendcount);
  const int narrow_sendcount = large ? 0 : call.narrow_count("sendcount", host_sendcount);
  const std::int64_t host_recvcount = call.large_count("recvcount", recvcount);
  const int narrow_recvcount = large ? 0 : call.narrow_count("recvcount", host_recvcount);
  const void* host_sendbuf = call.buffer("sendbuf", sendbuf, Call::product(host_sendcount, the_comm.neighbors_out),
      the_sendtype);
  void* host_recvbuf = call.result_buffer("recvbuf", recvbuf, Call::product(host_recvcount, the_comm.neighbors_in),
      the_recvtype);
  auto keep = call.held(the_sendtype, the_recvtype);
  call.record(keep, sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  if (MPI_Neighbor_alltoall_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        large ? nonblocking<&MPI_Ineighbor_alltoall_c>(host_sendbuf, call.message_count(the_sendtype,
      host_sendcount), call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype,
      host_recvcount), call.message_type(the_recvtype)) : nonblocking<&MPI_Ineighbor_alltoall>(host_sendbuf,
      call.message_count(the_sendtype, narrow_sendcount), call.message_type(the_sendtype), host_recvbuf,
      call.message_count(the_recvtype, narrow_recvcount), call.message_type(the_recvtype)));
  }
  const int code = large ? MPI_Neighbor_alltoall_init_c(host_sendbuf, call.message_count(the_sendtype,
      host_sendcount), call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype,
      host_recvcount), call.message_type(the_recvtype), the_comm.host, MPI_INFO_NULL, &host_request)
      : MPI_Neighbor_alltoall_init(host_sendbuf, call.message_count(the_sendtype, narrow_sendcount),
      call.message_type(the_sendtype), host_recvbuf, call.message_count(the_recvtype, narrow_recvcount),
      call.message_type(the_recvtype), the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Neighbor_alltoall_init_c", comm, error);
}

Code guest_MPI_Neighbor_alltoallv_init(Context* context, Address sendbuf, Address sendcounts, Address sdispls,
      Handle sendtype, Address recvbuf, Address recvcounts, Address rdispls, Handle recvtype, Handle comm,
      Handle info, Address request) try {
  Call call(*context, "MPI_Neighbor_alltoallv_init", comm);
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  (void)call.info("info", info);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const std::span<std::int32_t> copied_sendcounts = call.list<std::int32_t>("sendcounts", sendcounts,
      the_comm.neighbors_out, lists);
  Call::message_counts(copied_sendcounts, the_sendtype);
  const std::span<const std::int32_t> host_sendcounts = copied_sendcounts;
  const int* kept_sendcounts = host_sendcounts.data();
  const std::span<std::int32_t> copied_sdispls = call.list<std::int32_t>("sdispls", sdispls, the_comm.neighbors_out,
      lists);
  const std::int64_t only_sdispls = Call::take_only(copied_sdispls);
  const std::span<const std::int32_t> host_sdispls = copied_sdispls;
  const int* kept_sdispls = host_sdispls.data();
  const std::span<std::int32_t> copied_recvcounts = call.list<std::int32_t>("recvcounts", recvcounts,
      the_comm.neighbors_in, lists);
  Call::message_counts(copied_recvcounts, the_recvtype);
  const std::span<const std::int32_t> host_recvcounts = copied_recvcounts;
  const int* kept_recvcounts = host_recvcounts.data();
  const std::span<std::int32_t> copied_rdispls = call.list<std::int32_t>("rdispls", rdispls, the_comm.neighbors_in,
      lists);
  Call::settle(copied_rdispls, host_recvcounts);
  const std::int64_t only_rdispls = Call::take_only(copied_rdispls);
  const std::span<const std::int32_t> host_rdispls = copied_rdispls;
  const int* kept_rdispls = host_rdispls.data();
  const void* host_sendbuf = call.blocks("sendbuf", sendbuf, host_sendcounts, only_sdispls, host_sdispls,
      the_sendtype);
  void* host_recvbuf = call.result_blocks("recvbuf", recvbuf, host_recvcounts, only_rdispls, host_rdispls,
      the_recvtype);
  call.hold(keep, the_sendtype, the_recvtype);
  call.record(keep, sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm,
      guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  if (MPI_Neighbor_alltoallv_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        nonblocking<&MPI_Ineighbor_alltoallv>(host_sendbuf, kept_sendcounts, kept_sdispls,
      call.message_type(the_sendtype), host_recvbuf, kept_recvcounts, kept_rdispls, call.message_type(the_recvtype)));
  }
  const int code = MPI_Neighbor_alltoallv_init(host_sendbuf, kept_sendcounts, kept_sdispls,
      call.message_type(the_sendtype), host_recvbuf, kept_recvcounts, kept_rdispls, call.message_type(the_recvtype),
      the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Neighbor_alltoallv_init", comm, error);
}

Code guest_MPI_Neighbor_alltoallv_init_c(Context* context, Address sendbuf, Address sendcounts, Address sdispls,
      Handle sendtype, Address recvbuf, Address recvcounts, Address rdispls, Handle recvtype, Handle comm,
      Handle info, Address request) try {
  Call call(*context, "MPI_Neighbor_alltoallv_init_c", comm);
  const bool large = MPI_Neighbor_alltoallv_init_c != nullptr && !context->library.computes_lengths_in_int();
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  (void)call.info("info", info);
  const Datatype& the_sendtype = call.bufferable_datatype("sendtype", sendtype);
  const Datatype& the_recvtype = call.bufferable_datatype("recvtype", recvtype);
  const std::span<std::int64_t> copied_sendcounts = call.list<std::int64_t>("sendcounts", sendcounts,
      the_comm.neighbors_out, lists);
  Call::message_counts(copied_sendcounts, the_sendtype);
  const std::span<const std::int64_t> host_sendcounts = copied_sendcounts;
  const MPI_Count* wide_sendcounts = lists.converted<MPI_Count>(host_sendcounts).data();
  const int* narrow_sendcounts = large ? nullptr : call.narrowed("sendcounts", host_sendcounts, lists);
  const std::span<std::int32_t> copied_sdispls = call.list<std::int32_t>("sdispls", sdispls, the_comm.neighbors_out,
      lists);
  const std::int64_t only_sdispls = Call::take_only(copied_sdispls);
  const std::span<const std::int32_t> host_sdispls = copied_sdispls;
  const MPI_Aint* wide_sdispls = lists.converted<MPI_Aint>(host_sdispls).data();
  const int* narrow_sdispls = large ? nullptr : call.narrowed("sdispls", host_sdispls, lists);
  const std::span<std::int64_t> copied_recvcounts = call.list<std::int64_t>("recvcounts", recvcounts,
      the_comm.neighbors_in, lists);
  Call::message_counts(copied_recvcounts, the_recvtype);
  const std::span<const std::int64_t> host_recvcounts = copied_recvcounts;
  const MPI_Count* wide_recvcounts = lists.converted<MPI_Count>(host_recvcounts).data();
  const int* narrow_recvcounts = large ? nullptr : call.narrowed("recvcounts", host_recvcounts, lists);
  const std::span<std::int32_t> copied_rdispls = call.list<std::int32_t>("rdispls", rdispls, the_comm.neighbors_in,
      lists);
  Call::settle(copied_rdispls, host_recvcounts);
  const std::int64_t only_rdispls = Call::take_only(copied_rdispls);
  const std::span<const std::int32_t> host_rdispls = copied_rdispls;
  const MPI_Aint* wide_rdispls = lists.converted<MPI_Aint>(host_rdispls).data();
  const int* narrow_rdispls = large ? nullptr : call.narrowed("rdispls", host_rdispls, lists);
  const void* host_sendbuf = call.blocks("sendbuf", sendbuf, host_sendcounts, only_sdispls, host_sdispls,
      the_sendtype);
  void* host_recvbuf = call.result_blocks("recvbuf", recvbuf, host_recvcounts, only_rdispls, host_rdispls,
      the_recvtype);
  call.hold(keep, the_sendtype, the_recvtype);
  call.record(keep, sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm,
      guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  if (MPI_Neighbor_alltoallv_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {sendtype, recvtype}, std::move(keep),
        large ? nonblocking<&MPI_Ineighbor_alltoallv_c>(host_sendbuf, wide_sendcounts, wide_sdispls,
      call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_rdispls,
      call.message_type(the_recvtype)) : nonblocking<&MPI_Ineighbor_alltoallv>(host_sendbuf, narrow_sendcounts,
      narrow_sdispls, call.message_type(the_sendtype), host_recvbuf, narrow_recvcounts, narrow_rdispls,
      call.message_type(the_recvtype)));
  }
  const int code = large ? MPI_Neighbor_alltoallv_init_c(host_sendbuf, wide_sendcounts, wide_sdispls,
      call.message_type(the_sendtype), host_recvbuf, wide_recvcounts, wide_rdispls, call.message_type(the_recvtype),
      the_comm.host, MPI_INFO_NULL, &host_request) : MPI_Neighbor_alltoallv_init(host_sendbuf, narrow_sendcounts,
      narrow_sdispls, call.message_type(the_sendtype), host_recvbuf, narrow_recvcounts, narrow_rdispls,
      call.message_type(the_recvtype), the_comm.host, MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Neighbor_alltoallv_init_c", comm, error);
}

Code guest_MPI_Neighbor_alltoallw_init(Context* context, Address sendbuf, Address sendcounts, Address sdispls,
      Address sendtypes, Address recvbuf, Address recvcounts, Address rdispls, Address recvtypes, Handle comm,
      Handle info, Address request) try {
  Call call(*context, "MPI_Neighbor_alltoallw_init", comm);
  const bool large = MPI_Neighbor_alltoallw_init_c != nullptr;
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  (void)call.info("info", info);
  const std::span<const Handle> host_sendtypes = call.list<Handle>("sendtypes", sendtypes, the_comm.neighbors_out,
      lists);
  const MPI_Datatype* types_of_sendtypes = call.host_types("sendtypes", host_sendtypes, the_comm, lists);
  const std::span<const Handle> host_recvtypes = call.list<Handle>("recvtypes", recvtypes, the_comm.neighbors_in,
      lists);
  const MPI_Datatype* types_of_recvtypes = call.host_types("recvtypes", host_recvtypes, the_comm, lists);
  const std::span<std::int32_t> copied_sendcounts = call.list<std::int32_t>("sendcounts", sendcounts,
      the_comm.neighbors_out, lists);
  call.message_counts("sendtypes", copied_sendcounts, host_sendtypes);
  const std::span<const std::int32_t> host_sendcounts = copied_sendcounts;
  const int* kept_sendcounts = host_sendcounts.data();
  const auto* wide_sendcounts = large ? lists.converted<MPI_Count>(host_sendcounts).data() : nullptr;
  const std::span<std::int32_t> copied_sdispls = call.list<std::int32_t>("sdispls", sdispls, the_comm.neighbors_out,
      lists);
  const std::int64_t only_sdispls = Call::take_only(copied_sdispls);
  const std::span<const std::int32_t> host_sdispls = copied_sdispls;
  const MPI_Aint* wide_sdispls = lists.converted<MPI_Aint>(host_sdispls).data();
  const std::span<std::int32_t> copied_recvcounts = call.list<std::int32_t>("recvcounts", recvcounts,
      the_comm.neighbors_in, lists);
  call.message_counts("recvtypes", copied_recvcounts, host_recvtypes);
  const std::span<const std::int32_t> host_recvcounts = copied_recvcounts;
  const int* kept_recvcounts = host_recvcounts.data();
  const auto* wide_recvcounts = large ? lists.converted<MPI_Count>(host_recvcounts).data() : nullptr;
  const std::span<std::int32_t> copied_rdispls = call.list<std::int32_t>("rdispls", rdispls, the_comm.neighbors_in,
      lists);
  Call::settle(copied_rdispls, host_recvcounts);
  const std::int64_t only_rdispls = Call::take_only(copied_rdispls);
  const std::span<const std::int32_t> host_rdispls = copied_rdispls;
  const MPI_Aint* wide_rdispls = lists.converted<MPI_Aint>(host_rdispls).data();
  const void* host_sendbuf = call.mixed_blocks("sendbuf", sendbuf, host_sendcounts, only_sdispls, host_sdispls,
      host_sendtypes);
  void* host_recvbuf = call.result_mixed_blocks("recvbuf", recvbuf, host_recvcounts, only_rdispls, host_rdispls,
      host_recvtypes);
  call.hold_list(keep, host_sendtypes);
  call.hold_list(keep, host_recvtypes);
  call.record(keep, sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm,
      guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  if (MPI_Neighbor_alltoallw_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {host_sendtypes, host_recvtypes}, std::move(keep),
        large ? nonblocking<&MPI_Ineighbor_alltoallw_c>(host_sendbuf, wide_sendcounts, wide_sdispls,
      types_of_sendtypes, host_recvbuf, wide_recvcounts, wide_rdispls, types_of_recvtypes)
      : nonblocking<&MPI_Ineighbor_alltoallw>(host_sendbuf, kept_sendcounts, wide_sdispls, types_of_sendtypes,
      host_recvbuf, kept_recvcounts, wide_rdispls, types_of_recvtypes));
  }
  const int code = large ? MPI_Neighbor_alltoallw_init_c(host_sendbuf, wide_sendcounts, wide_sdispls,
      types_of_sendtypes, host_recvbuf, wide_recvcounts, wide_rdispls, types_of_recvtypes, the_comm.host,
      MPI_INFO_NULL, &host_request) : MPI_Neighbor_alltoallw_init(host_sendbuf, kept_sendcounts, wide_sdispls,
      types_of_sendtypes, host_recvbuf, kept_recvcounts, wide_rdispls, types_of_recvtypes, the_comm.host,
      MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Neighbor_alltoallw_init", comm, error);
}

Code guest_MPI_Neighbor_alltoallw_init_c(Context* context, Address sendbuf, Address sendcounts, Address sdispls,
      Address sendtypes, Address recvbuf, Address recvcounts, Address rdispls, Address recvtypes, Handle comm,
      Handle info, Address request) try {
  Call call(*context, "MPI_Neighbor_alltoallw_init_c", comm);
  const bool large = MPI_Neighbor_alltoallw_init_c != nullptr;
  const bool counts_are_large = large && !context->library.computes_lengths_in_int();
  std::unique_ptr<RequestKeep> keep = context->new_keep();
  translate::ListArena& lists = keep->lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::any_topology(the_comm), guest_MPI_ERR_TOPOLOGY);
  (void)call.info("info", info);
  const std::span<const Handle> host_sendtypes = call.list<Handle>("sendtypes", sendtypes, the_comm.neighbors_out,
      lists);
  const MPI_Datatype* types_of_sendtypes = call.host_types("sendtypes", host_sendtypes, the_comm, lists);
  const std::span<const Handle> host_recvtypes = call.list<Handle>("recvtypes", recvtypes, the_comm.neighbors_in,
      lists);
  const MPI_Datatype* types_of_recvtypes = call.host_types("recvtypes", host_recvtypes, the_comm, lists);
  const std::span<std::int64_t> copied_sendcounts = call.list<std::int64_t>("sendcounts", sendcounts,
      the_comm.neighbors_out, lists);
  call.message_counts("sendtypes", copied_sendcounts, host_sendtypes);
  const std::span<const std::int64_t> host_sendcounts = copied_sendcounts;
  const MPI_Count* wide_sendcounts = lists.converted<MPI_Count>(host_sendcounts).data();
  const int* narrow_sendcounts = counts_are_large ? nullptr : call.narrowed("sendcounts", host_sendcounts, lists);
  const std::span<std::int32_t> copied_sdispls = call.list<std::int32_t>("sdispls", sdispls, the_comm.neighbors_out,
      lists);
  const std::int64_t only_sdispls = Call::take_only(copied_sdispls);
  const std::span<const std::int32_t> host_sdispls = copied_sdispls;
  const MPI_Aint* wide_sdispls = lists.converted<MPI_Aint>(host_sdispls).data();
  const std::span<std::int64_t> copied_recvcounts = call.list<std::int64_t>("recvcounts", recvcounts,
      the_comm.neighbors_in, lists);
  call.message_counts("recvtypes", copied_recvcounts, host_recvtypes);
  const std::span<const std::int64_t> host_recvcounts = copied_recvcounts;
  const MPI_Count* wide_recvcounts = lists.converted<MPI_Count>(host_recvcounts).data();
  const int* narrow_recvcounts = counts_are_large ? nullptr : call.narrowed("recvcounts", host_recvcounts, lists);
  const std::span<std::int32_t> copied_rdispls = call.list<std::int32_t>("rdispls", rdispls, the_comm.neighbors_in,
      lists);
  Call::settle(copied_rdispls, host_recvcounts);
  const std::int64_t only_rdispls = Call::take_only(copied_rdispls);
  const std::span<const std::int32_t> host_rdispls = copied_rdispls;
  const MPI_Aint* wide_rdispls = lists.converted<MPI_Aint>(host_rdispls).data();
  const void* host_sendbuf = call.mixed_blocks("sendbuf", sendbuf, host_sendcounts, only_sdispls, host_sdispls,
      host_sendtypes);
  void* host_recvbuf = call.result_mixed_blocks("recvbuf", recvbuf, host_recvcounts, only_rdispls, host_rdispls,
      host_recvtypes);
  call.hold_list(keep, host_sendtypes);
  call.hold_list(keep, host_recvtypes);
  call.record(keep, sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm,
      guest_MPI_INFO_NULL);
  Handle* request_place = call.result_place(context->requests, "request", request);
  MPI_Request host_request = MPI_REQUEST_NULL;
  if (call.failed()) return call.raise();
  if (MPI_Neighbor_alltoallw_init == nullptr || emulates_persistent_collectives(*context)) {
    return store_persistent_request(call, request_place, comm, {host_sendtypes, host_recvtypes}, std::move(keep),
        large ? nonblocking<&MPI_Ineighbor_alltoallw_c>(host_sendbuf, wide_sendcounts, wide_sdispls,
      types_of_sendtypes, host_recvbuf, wide_recvcounts, wide_rdispls, types_of_recvtypes)
      : nonblocking<&MPI_Ineighbor_alltoallw>(host_sendbuf, narrow_sendcounts, wide_sdispls, types_of_sendtypes,
      host_recvbuf, narrow_recvcounts, wide_rdispls, types_of_recvtypes));
  }
  const int code = large ? MPI_Neighbor_alltoallw_init_c(host_sendbuf, wide_sendcounts, wide_sdispls,
      types_of_sendtypes, host_recvbuf, wide_recvcounts, wide_rdispls, types_of_recvtypes, the_comm.host,
      MPI_INFO_NULL, &host_request) : MPI_Neighbor_alltoallw_init(host_sendbuf, narrow_sendcounts, wide_sdispls,
      types_of_sendtypes, host_recvbuf, narrow_recvcounts, wide_rdispls, types_of_recvtypes, the_comm.host,
      MPI_INFO_NULL, &host_request);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *request_place = call.new_request(host_request, comm, the_comm, std::move(keep));
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Neighbor_alltoallw_init_c", comm, error);
}

}  // namespace mpiwasm::calls
