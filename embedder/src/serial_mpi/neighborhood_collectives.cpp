// Collectives among the neighbours of a topology (MPI-5.0, 8.6), who are all the process itself.
#include <optional>

#include "serial_mpi/communicators.hpp"
#include "serial_mpi/copy_elements.hpp"
#include "serial_mpi/datatypes.hpp"

namespace mpiwasm::serial_mpi {
namespace {

/// For each edge that comes in: the edge that it leaves by, or none where the neighbour is MPI_PROC_NULL.
using Edges = std::vector<std::optional<int>>;

struct FindEdges {
  Edges operator()(const std::monostate&) const { return {}; }
  Edges operator()(const Grid& grid) const {
    // What leaves in one direction comes in from the other.
    Edges edges;
    for (const bool periodic : grid.periodic) {
      const auto first = static_cast<int>(edges.size());
      edges.push_back(periodic ? std::optional{first + 1} : std::nullopt);
      edges.push_back(periodic ? std::optional{first} : std::nullopt);
    }
    return edges;
  }
  Edges operator()(const Graph& graph) const { return in_order(graph.edges); }
  Edges operator()(const DistributedGraph& graph) const { return in_order(graph.incoming); }

  static Edges in_order(int count) {
    Edges edges;
    for (int edge = 0; edge < count; ++edge) edges.emplace_back(edge);
    return edges;
  }
};

/// What one edge carries, and where its block begins in bytes.
struct Block {
  std::int64_t offset;
  std::int64_t count;
  MPI_Datatype type;
};

std::int64_t extent(MPI_Datatype type) {
  const LayoutPointer layout = find_layout(type);
  return layout ? layout->extent() : 0;
}

/// Copies the block of each outgoing edge to that of the incoming edge it is.
int exchange(MPI_Comm comm, const void* from, const auto& sent_by, void* to, const auto& received_by) {
  const MPI_ABI_Comm* found = find_communicator(comm);
  if (found == nullptr) return MPI_ERR_COMM;
  if (std::holds_alternative<std::monostate>(found->topology)) return MPI_ERR_TOPOLOGY;
  const Edges edges = std::visit(FindEdges{}, found->topology);
  for (std::size_t i = 0; i < edges.size(); ++i) {
    if (!edges[i]) continue;
    const Block sent = sent_by(*edges[i]);
    const Block received = received_by(static_cast<int>(i));
    const LayoutPointer sent_layout = find_layout(sent.type);
    const LayoutPointer received_layout = find_layout(received.type);
    if (!sent_layout || !received_layout) return MPI_ERR_TYPE;
    const int code = copy_elements(at(from, sent.offset), sent.count, *sent_layout, at(to, received.offset),
                                   received.count, *received_layout);
    if (code != MPI_SUCCESS) return code;
  }
  return MPI_SUCCESS;
}

/// The same block for every edge.
auto same(int count, MPI_Datatype type) {
  return [=](int) { return Block{0, count, type}; };
}
/// Blocks of one size, one after the other.
auto consecutive(int count, MPI_Datatype type) {
  return [=](int edge) { return Block{product(edge, product(count, extent(type))), count, type}; };
}
/// Blocks with counts and displacements of their own.
auto listed(const int* counts, const int* displacements, MPI_Datatype type) {
  return [=](int edge) { return Block{product(displacements[edge], extent(type)), counts[edge], type}; };
}
/// Blocks with types of their own as well.
auto mixed(const int* counts, const MPI_Aint* displacements, const MPI_Datatype* types) {
  return [=](int edge) { return Block{displacements[edge], counts[edge], types[edge]}; };
}

}  // namespace
}  // namespace mpiwasm::serial_mpi

using namespace mpiwasm::serial_mpi;

int MPI_Neighbor_allgather(const void* sendbuf, int sendcount, MPI_Datatype sendtype, void* recvbuf, int recvcount,
                           MPI_Datatype recvtype, MPI_Comm comm) {
  return exchange(comm, sendbuf, same(sendcount, sendtype), recvbuf, consecutive(recvcount, recvtype));
}

int MPI_Neighbor_allgatherv(const void* sendbuf, int sendcount, MPI_Datatype sendtype, void* recvbuf,
                            const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm) {
  return exchange(comm, sendbuf, same(sendcount, sendtype), recvbuf, listed(recvcounts, displs, recvtype));
}

int MPI_Neighbor_alltoall(const void* sendbuf, int sendcount, MPI_Datatype sendtype, void* recvbuf, int recvcount,
                          MPI_Datatype recvtype, MPI_Comm comm) {
  return exchange(comm, sendbuf, consecutive(sendcount, sendtype), recvbuf, consecutive(recvcount, recvtype));
}

int MPI_Neighbor_alltoallv(const void* sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype,
                           void* recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
                           MPI_Comm comm) {
  return exchange(comm, sendbuf, listed(sendcounts, sdispls, sendtype), recvbuf, listed(recvcounts, rdispls, recvtype));
}

int MPI_Neighbor_alltoallw(const void* sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
                           const MPI_Datatype sendtypes[], void* recvbuf, const int recvcounts[],
                           const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm) {
  return exchange(comm, sendbuf, mixed(sendcounts, sdispls, sendtypes), recvbuf, mixed(recvcounts, rdispls, recvtypes));
}
