// Communicators as plain data, and made again from it.
#include "calls/communicators/communicator.hpp"

#include "calls/communicators/private_communicators.hpp"
#include "calls/process/host_hints.hpp"

namespace mpiwasm::calls {

namespace {

int length(const std::vector<int>& list) { return static_cast<int>(list.size()); }

/// The members of a group that the library has made for this.
std::shared_ptr<const Members> members_and_free(MPI_Group group) {
  std::shared_ptr<const Members> members = members_of(group);
  MPI_Group_free(&group);
  return members;
}

void describe_members(Communicator& comm) {
  MPI_Group group = MPI_GROUP_NULL;
  if (MPI_Comm_group(comm.host, &group) == MPI_SUCCESS) comm.members = members_and_free(group);
  if (comm.inter && MPI_Comm_remote_group(comm.host, &group) == MPI_SUCCESS)
    comm.remote_members = members_and_free(group);
}

void describe_grid(Communicator& comm) {
  int number = 0;
  MPI_Cartdim_get(comm.host, &number);
  // Open MPI takes no null pointers, also where there is nothing to write.
  const auto room = static_cast<std::size_t>(number) + 1;
  std::vector<int> sizes(room);
  std::vector<int> periods(room);
  std::vector<int> own(room);
  MPI_Cart_get(comm.host, number, sizes.data(), periods.data(), own.data());
  for (std::size_t i = 0; i + 1 < room; ++i) comm.grid.push_back({sizes[i], periods[i] != 0});
  comm.topology = Topology::grid;
  comm.neighbors_in = comm.neighbors_out = 2 * number;
}

void describe_graph(Communicator& comm) {
  int nodes = 0;
  int edges = 0;
  MPI_Graphdims_get(comm.host, &nodes, &edges);
  comm.graph.index.resize(static_cast<std::size_t>(nodes) + 1);
  comm.graph.edges.resize(static_cast<std::size_t>(edges) + 1);
  MPI_Graph_get(comm.host, nodes, edges, comm.graph.index.data(), comm.graph.edges.data());
  comm.graph.index.pop_back();
  comm.graph.edges.pop_back();
  comm.topology = Topology::graph;
  comm.neighbors_in = comm.neighbors_out = comm.graph.degree(comm.rank);
}

void describe_distributed_graph(Communicator& comm) {
  Neighborhood& near = comm.neighborhood;
  int weighted = 0;
  MPI_Dist_graph_neighbors_count(comm.host, &comm.neighbors_in, &comm.neighbors_out, &weighted);
  near.weighted = weighted != 0;
  const auto in = static_cast<std::size_t>(comm.neighbors_in);
  const auto out = static_cast<std::size_t>(comm.neighbors_out);
  near.sources.resize(in + 1);
  near.source_weights.resize(in + 1);
  near.destinations.resize(out + 1);
  near.destination_weights.resize(out + 1);
  MPI_Dist_graph_neighbors(comm.host, comm.neighbors_in, near.sources.data(),
                           near.weighted ? near.source_weights.data() : MPI_UNWEIGHTED, comm.neighbors_out,
                           near.destinations.data(), near.weighted ? near.destination_weights.data() : MPI_UNWEIGHTED);
  near.sources.resize(in);
  near.source_weights.resize(near.weighted ? in : 0);
  near.destinations.resize(out);
  near.destination_weights.resize(near.weighted ? out : 0);
  comm.topology = Topology::distributed_graph;
}

void describe_topology(Communicator& comm) {
  int kind = MPI_UNDEFINED;
  MPI_Topo_test(comm.host, &kind);
  if (kind == MPI_CART) describe_grid(comm);
  if (kind == MPI_GRAPH) describe_graph(comm);
  if (kind == MPI_DIST_GRAPH) describe_distributed_graph(comm);
}

/// Weights for the library; MPI_WEIGHTS_EMPTY for none where other processes may have some.
const int* weights(const std::vector<int>& list, bool weighted) {
  if (!weighted) return MPI_UNWEIGHTED;
  return list.empty() ? MPI_WEIGHTS_EMPTY : list.data();
}

int make_with_topology(const CommunicatorRecipe& recipe, MPI_Comm plain, MPI_Comm* made) {
  constexpr int in_this_order = 0;
  if (recipe.topology == Topology::grid) {
    std::vector<int> sizes;
    std::vector<int> periods;
    for (const GridDimension& each : recipe.grid) {
      sizes.push_back(each.size);
      periods.push_back(each.periodic ? 1 : 0);
    }
    // No null pointers for a grid without dimensions.
    sizes.push_back(0);
    periods.push_back(0);
    return MPI_Cart_create(plain, length(sizes) - 1, sizes.data(), periods.data(), in_this_order, made);
  }
  if (recipe.topology == Topology::graph) {
    return MPI_Graph_create(plain, length(recipe.graph.index), recipe.graph.index.data(), recipe.graph.edges.data(),
                            in_this_order, made);
  }
  const Neighborhood& near = recipe.neighborhood;
  return MPI_Dist_graph_create_adjacent(plain, length(near.sources), near.sources.data(),
                                        weights(near.source_weights, near.weighted), length(near.destinations),
                                        near.destinations.data(), weights(near.destination_weights, near.weighted),
                                        MPI_INFO_NULL, in_this_order, made);
}

int label(const Labels& labels, MPI_Comm comm) {
  int code = labels.name.empty() ? MPI_SUCCESS : MPI_Comm_set_name(comm, labels.name.c_str());
  if (code != MPI_SUCCESS || labels.hints.empty()) return code;
  MPI_Info hints = MPI_INFO_NULL;
  code = make_info(labels.hints, &hints);
  if (code == MPI_SUCCESS) code = MPI_Comm_set_info(comm, HostHints(HintsFor::communicator, hints).host());
  if (hints != MPI_INFO_NULL) MPI_Info_free(&hints);
  return code;
}

}  // namespace

int Graph::degree(int rank) const {
  const auto place = static_cast<std::size_t>(rank);
  if (rank < 0 || place >= index.size()) return 0;
  return place == 0 ? index[0] : index[place] - index[place - 1];
}

Members Communicator::all_members() const {
  if (!members || (inter && !remote_members)) return {};
  Members all = *members;
  if (inter) all.insert(all.end(), remote_members->begin(), remote_members->end());
  return all;
}

std::unique_ptr<Communicator> describe_communicator(MPI_Comm host, const CommunicatorRecipe* alike) {
  auto comm = std::make_unique<Communicator>();
  comm->host = host;
  int inter = 0;
  MPI_Comm_rank(host, &comm->rank);
  MPI_Comm_size(host, &comm->size);
  MPI_Comm_test_inter(host, &inter);
  comm->inter = inter != 0;
  if (comm->inter) MPI_Comm_remote_size(host, &comm->remote_size);
  if (alike != nullptr) {
    comm->members = alike->members;
    comm->remote_members = alike->remote_members;
  } else {
    describe_members(*comm);
  }
  if (!comm->inter) describe_topology(*comm);
  return comm;
}

namespace {

/// The host's communicator of a recipe.
int make_host(const CommunicatorRecipe& recipe, int tag, MPI_Comm* made) {
  MPI_Group group = MPI_GROUP_NULL;
  int code = make_group(*recipe.members, &group);
  if (code != MPI_SUCCESS) return code;
  MPI_Comm plain = MPI_COMM_NULL;
  code = MPI_Comm_create_group(private_world(), group, tag, &plain);
  if (group != MPI_GROUP_EMPTY) MPI_Group_free(&group);
  if (code != MPI_SUCCESS) return code;
  MPI_Comm_set_errhandler(plain, MPI_ERRORS_RETURN);
  if (recipe.remote_members == nullptr && recipe.topology == Topology::none) {
    *made = plain;
  } else {
    code = recipe.remote_members != nullptr
               ? MPI_Intercomm_create(plain, 0, private_world(), recipe.remote_members->front(), tag, made)
               : make_with_topology(recipe, plain, made);
    MPI_Comm_free(&plain);
  }
  return code == MPI_SUCCESS ? label(recipe, *made) : code;
}

}  // namespace

std::unique_ptr<Communicator> make_communicator(const CommunicatorRecipe& recipe, int tag, int& host_code) {
  MPI_Comm host = MPI_COMM_NULL;
  host_code = make_host(recipe, tag, &host);
  if (host_code != MPI_SUCCESS) return nullptr;
  MPI_Comm_set_errhandler(host, MPI_ERRORS_RETURN);
  std::unique_ptr<Communicator> made = describe_communicator(host, &recipe);
  static_cast<Labels&>(*made) = recipe;
  made->session = recipe.session;
  return made;
}

}  // namespace mpiwasm::calls
