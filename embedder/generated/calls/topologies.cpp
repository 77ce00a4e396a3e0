// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/topologies.toml.
#include "calls/communicators/collective_call.hpp"
#include "calls/core/generated_call.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Cart_create(Context* context, Handle comm_old, std::int32_t ndims, Address dims, Address periods,
      std::int32_t reorder, Address comm_cart) try {
  Call call(*context, "MPI_Cart_create", comm_old);
  translate::ListArena lists;
  Communicator& the_comm_old = call.communicator("comm_old", comm_old);
  call.require("comm_old", rules::one_group(the_comm_old), guest_MPI_ERR_COMM);
  const int host_ndims = ndims;
  call.require("ndims", rules::at_least(host_ndims, 0), guest_MPI_ERR_DIMS);
  call.require("ndims", rules::at_most(host_ndims, 16), guest_MPI_ERR_DIMS);
  const int host_reorder = reorder;
  const std::span<std::int32_t> copied_dims = call.list<std::int32_t>("dims", dims, host_ndims, lists);
  const std::span<const std::int32_t> host_dims = copied_dims;
  call.require("dims", rules::at_least(host_dims, 1), guest_MPI_ERR_DIMS);
  call.require("dims", rules::product_at_most(host_dims, the_comm_old.peers()), guest_MPI_ERR_DIMS);
  const std::span<std::int32_t> copied_periods = call.list<std::int32_t>("periods", periods, host_ndims, lists);
  const std::span<const std::int32_t> host_periods = copied_periods;
  Handle* comm_cart_place = call.result_place(context->communicators, "comm_cart", comm_cart);
  MPI_Comm host_comm_cart = MPI_COMM_NULL;
  if (call.failed()) return call.raise();
  const CollectiveCall together(call, the_comm_old, detail_of(the_comm_old, host_ndims, host_dims,
      Flags(host_periods), host_reorder != 0));
  if (call.failed()) return call.raise();
  const int code = MPI_Cart_create(together.host(), host_ndims, host_dims.data(), host_periods.data(), host_reorder,
      &host_comm_cart);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *comm_cart_place = call.new_communicator(host_comm_cart, the_comm_old);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Cart_create", comm_old, error);
}

[[gnu::noinline]] static Code careful_MPI_Cartdim_get(Context* context, Handle comm, Address ndims) try {
  Call call(*context, "MPI_Cartdim_get", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::grid(the_comm), guest_MPI_ERR_TOPOLOGY);
  std::int32_t* ndims_place = call.place<std::int32_t>("ndims", ndims);
  int host_ndims{};
  if (call.failed()) return call.raise();
  const int code = MPI_Cartdim_get(the_comm.host, &host_ndims);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *ndims_place = host_ndims;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Cartdim_get", comm, error);
}

Code guest_MPI_Cartdim_get(Context* context, Handle comm, Address ndims) {
  QuickCall call(*context, "MPI_Cartdim_get", comm);
  if (call.failed()) return careful_MPI_Cartdim_get(context, comm, ndims);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Cartdim_get(context, comm, ndims);
  call.require("comm", quick_rules::grid(the_comm), guest_MPI_ERR_TOPOLOGY);
  if (call.failed()) return careful_MPI_Cartdim_get(context, comm, ndims);
  std::int32_t* ndims_place = call.place<std::int32_t>("ndims", ndims);
  if (call.failed()) return careful_MPI_Cartdim_get(context, comm, ndims);
  int host_ndims{};
  const int code = MPI_Cartdim_get(the_comm.host, &host_ndims);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *ndims_place = host_ndims;
  return 0;
}

Code guest_MPI_Cart_get(Context* context, Handle comm, std::int32_t maxdims, Address dims, Address periods,
      Address coords) try {
  Call call(*context, "MPI_Cart_get", comm);
  translate::ListArena lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::grid(the_comm), guest_MPI_ERR_TOPOLOGY);
  const int host_maxdims = maxdims;
  call.require("maxdims", rules::at_least(host_maxdims, 0), guest_MPI_ERR_DIMS);
  call.require("maxdims", rules::at_least(host_maxdims, the_comm.dimensions()), guest_MPI_ERR_DIMS);
  const std::span<int> dims_place = call.array<int>("dims", dims, host_maxdims);
  const std::span<int> host_dims = lists.copy(dims_place);
  const std::span<int> periods_place = call.array<int>("periods", periods, host_maxdims);
  const std::span<int> host_periods = lists.copy(periods_place);
  const std::span<int> coords_place = call.array<int>("coords", coords, host_maxdims);
  const std::span<int> host_coords = lists.copy(coords_place);
  if (call.failed()) return call.raise();
  const int code = MPI_Cart_get(the_comm.host, host_maxdims, host_dims.data(), host_periods.data(),
      host_coords.data());
  if (code != MPI_SUCCESS) return call.raise_host(code);
  std::ranges::copy(host_dims, dims_place.begin());
  std::ranges::copy(host_periods, periods_place.begin());
  std::ranges::copy(host_coords, coords_place.begin());
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Cart_get", comm, error);
}

Code guest_MPI_Cart_rank(Context* context, Handle comm, Address coords, Address rank) try {
  Call call(*context, "MPI_Cart_rank", comm);
  translate::ListArena lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::grid(the_comm), guest_MPI_ERR_TOPOLOGY);
  const std::span<std::int32_t> copied_coords = call.list<std::int32_t>("coords", coords, the_comm.dimensions(),
      lists);
  const std::span<const std::int32_t> host_coords = copied_coords;
  call.require("coords", rules::in_grid(host_coords, the_comm), guest_MPI_ERR_ARG);
  std::int32_t* rank_place = call.place<std::int32_t>("rank", rank);
  int host_rank{};
  if (call.failed()) return call.raise();
  const int code = MPI_Cart_rank(the_comm.host, host_coords.data(), &host_rank);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *rank_place = host_rank;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Cart_rank", comm, error);
}

Code guest_MPI_Cart_coords(Context* context, Handle comm, std::int32_t rank, std::int32_t maxdims,
      Address coords) try {
  Call call(*context, "MPI_Cart_coords", comm);
  translate::ListArena lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::grid(the_comm), guest_MPI_ERR_TOPOLOGY);
  const int host_rank = call.plain_rank("rank", rank, the_comm);
  const int host_maxdims = maxdims;
  call.require("maxdims", rules::at_least(host_maxdims, 0), guest_MPI_ERR_DIMS);
  call.require("maxdims", rules::at_least(host_maxdims, the_comm.dimensions()), guest_MPI_ERR_DIMS);
  const std::span<int> coords_place = call.array<int>("coords", coords, host_maxdims);
  const std::span<int> host_coords = lists.copy(coords_place);
  if (call.failed()) return call.raise();
  const int code = MPI_Cart_coords(the_comm.host, host_rank, host_maxdims, host_coords.data());
  if (code != MPI_SUCCESS) return call.raise_host(code);
  std::ranges::copy(host_coords, coords_place.begin());
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Cart_coords", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Cart_shift(Context* context, Handle comm, std::int32_t direction,
      std::int32_t disp, Address rank_source, Address rank_dest) try {
  Call call(*context, "MPI_Cart_shift", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::grid(the_comm), guest_MPI_ERR_TOPOLOGY);
  const int host_direction = direction;
  call.require("direction", rules::at_least(host_direction, 0), guest_MPI_ERR_DIMS);
  call.require("direction", rules::below(host_direction, the_comm.dimensions()), guest_MPI_ERR_DIMS);
  const int host_disp = disp;
  std::int32_t* rank_source_place = call.place<std::int32_t>("rank_source", rank_source);
  int host_rank_source{};
  std::int32_t* rank_dest_place = call.place<std::int32_t>("rank_dest", rank_dest);
  int host_rank_dest{};
  if (call.failed()) return call.raise();
  const int code = MPI_Cart_shift(the_comm.host, host_direction, host_disp, &host_rank_source, &host_rank_dest);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *rank_source_place = translate::guest_rank(host_rank_source);
  *rank_dest_place = translate::guest_rank(host_rank_dest);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Cart_shift", comm, error);
}

Code guest_MPI_Cart_shift(Context* context, Handle comm, std::int32_t direction, std::int32_t disp,
      Address rank_source, Address rank_dest) {
  QuickCall call(*context, "MPI_Cart_shift", comm);
  if (call.failed()) return careful_MPI_Cart_shift(context, comm, direction, disp, rank_source, rank_dest);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Cart_shift(context, comm, direction, disp, rank_source, rank_dest);
  call.require("comm", quick_rules::grid(the_comm), guest_MPI_ERR_TOPOLOGY);
  if (call.failed()) return careful_MPI_Cart_shift(context, comm, direction, disp, rank_source, rank_dest);
  const int host_direction = direction;
  call.require("direction", quick_rules::at_least(host_direction, 0), guest_MPI_ERR_DIMS);
  if (call.failed()) return careful_MPI_Cart_shift(context, comm, direction, disp, rank_source, rank_dest);
  call.require("direction", quick_rules::below(host_direction, the_comm.dimensions()), guest_MPI_ERR_DIMS);
  if (call.failed()) return careful_MPI_Cart_shift(context, comm, direction, disp, rank_source, rank_dest);
  const int host_disp = disp;
  std::int32_t* rank_source_place = call.place<std::int32_t>("rank_source", rank_source);
  if (call.failed()) return careful_MPI_Cart_shift(context, comm, direction, disp, rank_source, rank_dest);
  int host_rank_source{};
  std::int32_t* rank_dest_place = call.place<std::int32_t>("rank_dest", rank_dest);
  if (call.failed()) return careful_MPI_Cart_shift(context, comm, direction, disp, rank_source, rank_dest);
  int host_rank_dest{};
  const int code = MPI_Cart_shift(the_comm.host, host_direction, host_disp, &host_rank_source, &host_rank_dest);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *rank_source_place = translate::guest_rank(host_rank_source);
  *rank_dest_place = translate::guest_rank(host_rank_dest);
  return 0;
}

Code guest_MPI_Cart_sub(Context* context, Handle comm, Address remain_dims, Address newcomm) try {
  Call call(*context, "MPI_Cart_sub", comm);
  translate::ListArena lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::grid(the_comm), guest_MPI_ERR_TOPOLOGY);
  const std::span<std::int32_t> copied_remain_dims = call.list<std::int32_t>("remain_dims", remain_dims,
      the_comm.dimensions(), lists);
  const std::span<const std::int32_t> host_remain_dims = copied_remain_dims;
  Handle* newcomm_place = call.result_place(context->communicators, "newcomm", newcomm);
  MPI_Comm host_newcomm = MPI_COMM_NULL;
  if (call.failed()) return call.raise();
  const CollectiveCall together(call, the_comm, detail_of(the_comm, Flags(host_remain_dims)));
  if (call.failed()) return call.raise();
  const int code = MPI_Cart_sub(together.host(), host_remain_dims.data(), &host_newcomm);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *newcomm_place = call.new_communicator(host_newcomm, the_comm);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Cart_sub", comm, error);
}

Code guest_MPI_Cart_map(Context* context, Handle comm, std::int32_t ndims, Address dims, Address periods,
      Address newrank) try {
  Call call(*context, "MPI_Cart_map", comm);
  translate::ListArena lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::one_group(the_comm), guest_MPI_ERR_COMM);
  const int host_ndims = ndims;
  call.require("ndims", rules::at_least(host_ndims, 0), guest_MPI_ERR_DIMS);
  call.require("ndims", rules::at_most(host_ndims, 16), guest_MPI_ERR_DIMS);
  const std::span<std::int32_t> copied_dims = call.list<std::int32_t>("dims", dims, host_ndims, lists);
  const std::span<const std::int32_t> host_dims = copied_dims;
  call.require("dims", rules::at_least(host_dims, 1), guest_MPI_ERR_DIMS);
  call.require("dims", rules::product_at_most(host_dims, the_comm.peers()), guest_MPI_ERR_DIMS);
  const std::span<std::int32_t> copied_periods = call.list<std::int32_t>("periods", periods, host_ndims, lists);
  const std::span<const std::int32_t> host_periods = copied_periods;
  std::int32_t* newrank_place = call.place<std::int32_t>("newrank", newrank);
  int host_newrank{};
  if (call.failed()) return call.raise();
  const int code = MPI_Cart_map(the_comm.host, host_ndims, host_dims.data(), host_periods.data(), &host_newrank);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *newrank_place = translate::guest_rank(host_newrank);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Cart_map", comm, error);
}

Code guest_MPI_Dims_create(Context* context, std::int32_t nnodes, std::int32_t ndims, Address dims) try {
  Call call(*context, "MPI_Dims_create");
  translate::ListArena lists;
  const int host_nnodes = nnodes;
  call.require("nnodes", rules::at_least(host_nnodes, 1), guest_MPI_ERR_ARG);
  call.require("nnodes", rules::at_most(host_nnodes, 1073741824), guest_MPI_ERR_ARG);
  const int host_ndims = ndims;
  call.require("ndims", rules::at_least(host_ndims, 0), guest_MPI_ERR_DIMS);
  call.require("ndims", rules::at_most(host_ndims, 16), guest_MPI_ERR_DIMS);
  const std::span<int> dims_place = call.array<int>("dims", dims, host_ndims);
  const std::span<int> host_dims = lists.copy(dims_place);
  call.require("dims", rules::at_least(host_dims, 0), guest_MPI_ERR_DIMS);
  call.require("dims", rules::product_divides(host_dims, host_nnodes), guest_MPI_ERR_DIMS);
  if (call.failed()) return call.raise();
  const int code = MPI_Dims_create(host_nnodes, host_ndims, host_dims.data());
  if (code != MPI_SUCCESS) return call.raise_host(code);
  std::ranges::copy(host_dims, dims_place.begin());
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Dims_create", no_handle, error);
}

Code guest_MPI_Graph_create(Context* context, Handle comm_old, std::int32_t nnodes, Address indx, Address edges,
      std::int32_t reorder, Address comm_graph) try {
  Call call(*context, "MPI_Graph_create", comm_old);
  translate::ListArena lists;
  Communicator& the_comm_old = call.communicator("comm_old", comm_old);
  call.require("comm_old", rules::one_group(the_comm_old), guest_MPI_ERR_COMM);
  const int host_nnodes = call.count("nnodes", nnodes);
  call.require("nnodes", rules::at_most(host_nnodes, the_comm_old.peers()), guest_MPI_ERR_ARG);
  const int host_reorder = reorder;
  const std::span<std::int32_t> copied_indx = call.list<std::int32_t>("indx", indx, host_nnodes, lists);
  const std::span<const std::int32_t> host_indx = copied_indx;
  call.require("indx", rules::at_least(host_indx, 0), guest_MPI_ERR_ARG);
  call.require("indx", rules::rising(host_indx), guest_MPI_ERR_ARG);
  const std::span<std::int32_t> copied_edges = call.list<std::int32_t>("edges", edges, call.last("indx", host_indx),
      lists);
  const std::span<const std::int32_t> host_edges = copied_edges;
  call.ranks_in("edges", host_edges, the_comm_old.size);
  call.require("edges", rules::below(host_edges, host_nnodes), guest_MPI_ERR_RANK);
  Handle* comm_graph_place = call.result_place(context->communicators, "comm_graph", comm_graph);
  MPI_Comm host_comm_graph = MPI_COMM_NULL;
  if (call.failed()) return call.raise();
  const CollectiveCall together(call, the_comm_old, detail_of(the_comm_old, host_nnodes, host_indx, host_edges,
      host_reorder != 0));
  if (call.failed()) return call.raise();
  const int code = MPI_Graph_create(together.host(), host_nnodes, host_indx.data(), host_edges.data(), host_reorder,
      &host_comm_graph);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *comm_graph_place = call.new_communicator(host_comm_graph, the_comm_old);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Graph_create", comm_old, error);
}

Code guest_MPI_Graphdims_get(Context* context, Handle comm, Address nnodes, Address nedges) try {
  Call call(*context, "MPI_Graphdims_get", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::graph(the_comm), guest_MPI_ERR_TOPOLOGY);
  std::int32_t* nnodes_place = call.place<std::int32_t>("nnodes", nnodes);
  int host_nnodes{};
  std::int32_t* nedges_place = call.place<std::int32_t>("nedges", nedges);
  int host_nedges{};
  if (call.failed()) return call.raise();
  const int code = MPI_Graphdims_get(the_comm.host, &host_nnodes, &host_nedges);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *nnodes_place = host_nnodes;
  *nedges_place = host_nedges;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Graphdims_get", comm, error);
}

Code guest_MPI_Graph_get(Context* context, Handle comm, std::int32_t maxindex, std::int32_t maxedges, Address indx,
      Address edges) try {
  Call call(*context, "MPI_Graph_get", comm);
  translate::ListArena lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::graph(the_comm), guest_MPI_ERR_TOPOLOGY);
  const int host_maxindex = call.count("maxindex", maxindex);
  call.require("maxindex", rules::at_least(host_maxindex, the_comm.graph.nodes()), guest_MPI_ERR_ARG);
  const int host_maxedges = call.count("maxedges", maxedges);
  call.require("maxedges", rules::at_least(host_maxedges, the_comm.graph.edge_count()), guest_MPI_ERR_ARG);
  const std::span<int> indx_place = call.array<int>("indx", indx, host_maxindex);
  const std::span<int> host_indx = lists.copy(indx_place);
  const std::span<int> edges_place = call.array<int>("edges", edges, host_maxedges);
  const std::span<int> host_edges = lists.copy(edges_place);
  if (call.failed()) return call.raise();
  const int code = MPI_Graph_get(the_comm.host, host_maxindex, host_maxedges, host_indx.data(), host_edges.data());
  if (code != MPI_SUCCESS) return call.raise_host(code);
  std::ranges::copy(host_indx, indx_place.begin());
  std::ranges::copy(host_edges, edges_place.begin());
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Graph_get", comm, error);
}

Code guest_MPI_Graph_neighbors_count(Context* context, Handle comm, std::int32_t rank, Address nneighbors) try {
  Call call(*context, "MPI_Graph_neighbors_count", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::graph(the_comm), guest_MPI_ERR_TOPOLOGY);
  const int host_rank = call.plain_rank("rank", rank, the_comm);
  std::int32_t* nneighbors_place = call.place<std::int32_t>("nneighbors", nneighbors);
  int host_nneighbors{};
  if (call.failed()) return call.raise();
  const int code = MPI_Graph_neighbors_count(the_comm.host, host_rank, &host_nneighbors);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *nneighbors_place = host_nneighbors;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Graph_neighbors_count", comm, error);
}

Code guest_MPI_Graph_neighbors(Context* context, Handle comm, std::int32_t rank, std::int32_t maxneighbors,
      Address neighbors) try {
  Call call(*context, "MPI_Graph_neighbors", comm);
  translate::ListArena lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::graph(the_comm), guest_MPI_ERR_TOPOLOGY);
  const int host_rank = call.plain_rank("rank", rank, the_comm);
  const int host_maxneighbors = call.count("maxneighbors", maxneighbors);
  call.require("maxneighbors", rules::at_least(host_maxneighbors, the_comm.graph.degree(host_rank)),
      guest_MPI_ERR_ARG);
  const std::span<int> neighbors_place = call.array<int>("neighbors", neighbors, host_maxneighbors);
  const std::span<int> host_neighbors = lists.copy(neighbors_place);
  if (call.failed()) return call.raise();
  const int code = MPI_Graph_neighbors(the_comm.host, host_rank, host_maxneighbors, host_neighbors.data());
  if (code != MPI_SUCCESS) return call.raise_host(code);
  std::ranges::copy(host_neighbors, neighbors_place.begin());
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Graph_neighbors", comm, error);
}

Code guest_MPI_Graph_map(Context* context, Handle comm, std::int32_t nnodes, Address indx, Address edges,
      Address newrank) try {
  Call call(*context, "MPI_Graph_map", comm);
  translate::ListArena lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::one_group(the_comm), guest_MPI_ERR_COMM);
  const int host_nnodes = call.count("nnodes", nnodes);
  call.require("nnodes", rules::at_most(host_nnodes, the_comm.peers()), guest_MPI_ERR_ARG);
  const std::span<std::int32_t> copied_indx = call.list<std::int32_t>("indx", indx, host_nnodes, lists);
  const std::span<const std::int32_t> host_indx = copied_indx;
  call.require("indx", rules::at_least(host_indx, 0), guest_MPI_ERR_ARG);
  call.require("indx", rules::rising(host_indx), guest_MPI_ERR_ARG);
  const std::span<std::int32_t> copied_edges = call.list<std::int32_t>("edges", edges, call.last("indx", host_indx),
      lists);
  const std::span<const std::int32_t> host_edges = copied_edges;
  call.ranks_in("edges", host_edges, the_comm.size);
  call.require("edges", rules::below(host_edges, host_nnodes), guest_MPI_ERR_RANK);
  std::int32_t* newrank_place = call.place<std::int32_t>("newrank", newrank);
  int host_newrank{};
  if (call.failed()) return call.raise();
  const int code = MPI_Graph_map(the_comm.host, host_nnodes, host_indx.data(), host_edges.data(), &host_newrank);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *newrank_place = translate::guest_rank(host_newrank);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Graph_map", comm, error);
}

Code guest_MPI_Dist_graph_create(Context* context, Handle comm_old, std::int32_t n, Address sources, Address degrees,
      Address destinations, Address weights, Handle info, std::int32_t reorder, Address comm_dist_graph) try {
  Call call(*context, "MPI_Dist_graph_create", comm_old);
  translate::ListArena lists;
  Communicator& the_comm_old = call.communicator("comm_old", comm_old);
  call.require("comm_old", rules::one_group(the_comm_old), guest_MPI_ERR_COMM);
  call.require("comm_old", rules::no_other_topology(the_comm_old), guest_MPI_ERR_TOPOLOGY);
  (void)call.info("info", info);
  const int host_n = call.count("n", n);
  const int host_reorder = reorder;
  const std::span<std::int32_t> copied_sources = call.list<std::int32_t>("sources", sources, host_n, lists);
  const std::span<const std::int32_t> host_sources = copied_sources;
  call.ranks_in("sources", host_sources, the_comm_old.size);
  const std::span<std::int32_t> copied_degrees = call.list<std::int32_t>("degrees", degrees, host_n, lists);
  const std::span<const std::int32_t> host_degrees = copied_degrees;
  const std::span<std::int32_t> copied_destinations = call.list<std::int32_t>("destinations", destinations,
      call.sum("degrees", host_degrees), lists);
  const std::span<const std::int32_t> host_destinations = copied_destinations;
  call.ranks_in("destinations", host_destinations, the_comm_old.size);
  const std::span<int> copied_weights = lists.copy(call.weights("weights", weights, call.sum("degrees",
      host_degrees)));
  const int* host_weights = Call::host_weights(weights, copied_weights);
  call.require("weights", rules::at_least(copied_weights, 0), guest_MPI_ERR_ARG);
  Handle* comm_dist_graph_place = call.result_place(context->communicators, "comm_dist_graph", comm_dist_graph);
  MPI_Comm host_comm_dist_graph = MPI_COMM_NULL;
  if (!call.failed()) call.require("degrees", rules::few_in_all(host_degrees, the_comm_old), guest_MPI_ERR_ARG);
  if (!call.failed()) call.require("weights", rules::weighted_alike(host_weights, host_weights, the_comm_old),
      guest_MPI_ERR_ARG);
  if (call.failed()) return call.raise();
  const CollectiveCall together(call, the_comm_old, detail_of(the_comm_old, host_reorder != 0));
  if (call.failed()) return call.raise();
  const int code = MPI_Dist_graph_create(together.host(), host_n, host_sources.data(), host_degrees.data(),
      host_destinations.data(), host_weights, MPI_INFO_NULL, host_reorder, &host_comm_dist_graph);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *comm_dist_graph_place = call.new_communicator(host_comm_dist_graph, the_comm_old);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Dist_graph_create", comm_old, error);
}

Code guest_MPI_Dist_graph_create_adjacent(Context* context, Handle comm_old, std::int32_t indegree, Address sources,
      Address sourceweights, std::int32_t outdegree, Address destinations, Address destweights, Handle info,
      std::int32_t reorder, Address comm_dist_graph) try {
  Call call(*context, "MPI_Dist_graph_create_adjacent", comm_old);
  translate::ListArena lists;
  Communicator& the_comm_old = call.communicator("comm_old", comm_old);
  call.require("comm_old", rules::one_group(the_comm_old), guest_MPI_ERR_COMM);
  call.require("comm_old", rules::no_other_topology(the_comm_old), guest_MPI_ERR_TOPOLOGY);
  (void)call.info("info", info);
  const int host_indegree = call.count("indegree", indegree);
  const int host_outdegree = call.count("outdegree", outdegree);
  const int host_reorder = reorder;
  const std::span<std::int32_t> copied_sources = call.list<std::int32_t>("sources", sources, host_indegree, lists);
  const std::span<const std::int32_t> host_sources = copied_sources;
  call.ranks_in("sources", host_sources, the_comm_old.size);
  const std::span<int> copied_sourceweights = lists.copy(call.weights("sourceweights", sourceweights, host_indegree));
  const int* host_sourceweights = Call::host_weights(sourceweights, copied_sourceweights);
  call.require("sourceweights", rules::at_least(copied_sourceweights, 0), guest_MPI_ERR_ARG);
  const std::span<std::int32_t> copied_destinations = call.list<std::int32_t>("destinations", destinations,
      host_outdegree, lists);
  const std::span<const std::int32_t> host_destinations = copied_destinations;
  call.ranks_in("destinations", host_destinations, the_comm_old.size);
  const std::span<int> copied_destweights = lists.copy(call.weights("destweights", destweights, host_outdegree));
  const int* host_destweights = Call::host_weights(destweights, copied_destweights);
  call.require("destweights", rules::at_least(copied_destweights, 0), guest_MPI_ERR_ARG);
  Handle* comm_dist_graph_place = call.result_place(context->communicators, "comm_dist_graph", comm_dist_graph);
  MPI_Comm host_comm_dist_graph = MPI_COMM_NULL;
  if (!call.failed()) call.require("destweights", rules::weighted_alike(host_sourceweights, host_destweights,
      the_comm_old), guest_MPI_ERR_ARG);
  if (call.failed()) return call.raise();
  const CollectiveCall together(call, the_comm_old, detail_of(the_comm_old, host_reorder != 0));
  if (call.failed()) return call.raise();
  const int code = MPI_Dist_graph_create_adjacent(together.host(), host_indegree, host_sources.data(),
      host_sourceweights, host_outdegree, host_destinations.data(), host_destweights, MPI_INFO_NULL, host_reorder,
      &host_comm_dist_graph);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *comm_dist_graph_place = call.new_communicator(host_comm_dist_graph, the_comm_old);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Dist_graph_create_adjacent", comm_old, error);
}

Code guest_MPI_Dist_graph_neighbors_count(Context* context, Handle comm, Address indegree, Address outdegree,
      Address weighted) try {
  Call call(*context, "MPI_Dist_graph_neighbors_count", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::distributed_graph(the_comm), guest_MPI_ERR_TOPOLOGY);
  std::int32_t* indegree_place = call.place<std::int32_t>("indegree", indegree);
  int host_indegree = indegree_place == nullptr ? 0 : read_once(indegree_place);
  std::int32_t* outdegree_place = call.place<std::int32_t>("outdegree", outdegree);
  int host_outdegree = outdegree_place == nullptr ? 0 : read_once(outdegree_place);
  std::int32_t* weighted_place = call.place<std::int32_t>("weighted", weighted);
  int host_weighted{};
  if (call.failed()) return call.raise();
  const int code = MPI_Dist_graph_neighbors_count(the_comm.host, &host_indegree, &host_outdegree, &host_weighted);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *indegree_place = host_indegree;
  *outdegree_place = host_outdegree;
  *weighted_place = host_weighted;
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Dist_graph_neighbors_count", comm, error);
}

Code guest_MPI_Dist_graph_neighbors(Context* context, Handle comm, std::int32_t maxindegree, Address sources,
      Address sourceweights, std::int32_t maxoutdegree, Address destinations, Address destweights) try {
  Call call(*context, "MPI_Dist_graph_neighbors", comm);
  translate::ListArena lists;
  Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::distributed_graph(the_comm), guest_MPI_ERR_TOPOLOGY);
  const int host_maxindegree = std::min(call.count("maxindegree", maxindegree), the_comm.neighbors_in);
  const int host_maxoutdegree = std::min(call.count("maxoutdegree", maxoutdegree), the_comm.neighbors_out);
  const std::span<int> sources_place = call.array<int>("sources", sources, host_maxindegree);
  const std::span<int> host_sources = lists.copy(sources_place);
  const std::span<int> sourceweights_place = call.weights("sourceweights", sourceweights, host_maxindegree);
  const std::span<int> host_sourceweights = lists.copy(sourceweights_place);
  int* weights_of_sourceweights = Call::host_weights(sourceweights, host_sourceweights);
  const std::span<int> destinations_place = call.array<int>("destinations", destinations, host_maxoutdegree);
  const std::span<int> host_destinations = lists.copy(destinations_place);
  const std::span<int> destweights_place = call.weights("destweights", destweights, host_maxoutdegree);
  const std::span<int> host_destweights = lists.copy(destweights_place);
  int* weights_of_destweights = Call::host_weights(destweights, host_destweights);
  if (call.failed()) return call.raise();
  const int code = MPI_Dist_graph_neighbors(the_comm.host, host_maxindegree, host_sources.data(),
      weights_of_sourceweights, host_maxoutdegree, host_destinations.data(), weights_of_destweights);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  std::ranges::copy(host_sources, sources_place.begin());
  std::ranges::copy(host_sourceweights, sourceweights_place.begin());
  std::ranges::copy(host_destinations, destinations_place.begin());
  std::ranges::copy(host_destweights, destweights_place.begin());
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Dist_graph_neighbors", comm, error);
}

[[gnu::noinline]] static Code careful_MPI_Topo_test(Context* context, Handle comm, Address status) try {
  Call call(*context, "MPI_Topo_test", comm);
  Communicator& the_comm = call.communicator("comm", comm);
  std::int32_t* status_place = call.place<std::int32_t>("status", status);
  int host_status{};
  if (call.failed()) return call.raise();
  const int code = MPI_Topo_test(the_comm.host, &host_status);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *status_place = translate::guest_value(translate::topology_rows, host_status);
  return 0;
} catch (const std::exception& error) {
  return raise_exception(*context, "MPI_Topo_test", comm, error);
}

Code guest_MPI_Topo_test(Context* context, Handle comm, Address status) {
  QuickCall call(*context, "MPI_Topo_test", comm);
  if (call.failed()) return careful_MPI_Topo_test(context, comm, status);
  Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return careful_MPI_Topo_test(context, comm, status);
  std::int32_t* status_place = call.place<std::int32_t>("status", status);
  if (call.failed()) return careful_MPI_Topo_test(context, comm, status);
  int host_status{};
  const int code = MPI_Topo_test(the_comm.host, &host_status);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *status_place = translate::guest_value(translate::topology_rows, host_status);
  return 0;
}

}  // namespace mpiwasm::calls
