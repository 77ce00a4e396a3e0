// Making and asking about virtual topologies (MPI-5.0, chapter 8).
#include <algorithm>
#include <cstdint>

#include "serial_mpi/communicators.hpp"
#include "serial_mpi/errors.hpp"

namespace mpiwasm::serial_mpi {
namespace {

/// The topology of a communicator when it is of this kind, else null.
template <class Kind>
const Kind* find_topology(MPI_Comm comm) {
  const MPI_ABI_Comm* found = find_communicator(comm);
  return found == nullptr ? nullptr : std::get_if<Kind>(&found->topology);
}

/// MPI_SUCCESS when dimensions are those of one process.
int check_dimensions(int count, const int sizes[]) {
  if (count < 0 || std::any_of(sizes, sizes + count, [](int size) { return size < 1; })) return MPI_ERR_DIMS;
  return std::all_of(sizes, sizes + count, [](int size) { return size == 1; }) ? MPI_SUCCESS : more_processes_needed;
}

void fill(int count, int value, int* places) {
  if (places != MPI_UNWEIGHTED && places != MPI_WEIGHTS_EMPTY) std::fill_n(places, std::max(count, 0), value);
}

std::vector<int> read_weights(const int* weights, int count) {
  if (weights == MPI_UNWEIGHTED || weights == MPI_WEIGHTS_EMPTY) return {};
  return {weights, weights + count};
}

void give_weights(const DistributedGraph& graph, const std::vector<int>& weights, int room, int* places) {
  if (!graph.weighted || places == MPI_UNWEIGHTED || places == MPI_WEIGHTS_EMPTY) return;
  std::copy_n(weights.begin(), std::min(static_cast<std::size_t>(std::max(room, 0)), weights.size()), places);
}

/// In ascending order.
std::vector<int> divisors_of(int number) {
  std::vector<int> low;
  std::vector<int> high;
  for (int divisor = 1; divisor <= number / divisor; ++divisor) {
    if (number % divisor != 0) continue;
    low.push_back(divisor);
    if (divisor != number / divisor) high.push_back(number / divisor);
  }
  low.insert(low.end(), high.rbegin(), high.rend());
  return low;
}

/// True when `factors` factors of this size make at least `product`.
bool reaches(int factor, std::size_t factors, int product) {
  std::int64_t reached = 1;
  for (; factors > 0 && reached < product; --factors) reached *= factor;
  return reached >= product;
}

/// `count` factors of `product` in descending order, none above `limit` and the larger ones as small as can be; empty
/// when there are none. All divisors of the product are among `divisors`.
std::vector<int> split_evenly(int product, std::size_t count, int limit, const std::vector<int>& divisors) {
  if (count == 1) return product <= limit ? std::vector{product} : std::vector<int>{};
  for (const int divisor : divisors) {
    if (divisor > limit) break;
    if (product % divisor != 0 || !reaches(divisor, count, product)) continue;
    std::vector<int> rest = split_evenly(product / divisor, count - 1, divisor, divisors);
    if (rest.empty()) continue;
    rest.insert(rest.begin(), divisor);
    return rest;
  }
  return {};
}

bool all_zero(const int* values, int count) {
  return std::all_of(values, values + count, [](int value) { return value == 0; });
}

}  // namespace
}  // namespace mpiwasm::serial_mpi

using namespace mpiwasm::serial_mpi;

int MPI_Topo_test(MPI_Comm comm, int* status) {
  if (find_communicator(comm) == nullptr) return MPI_ERR_COMM;
  *status = find_topology<Grid>(comm) != nullptr               ? MPI_CART
            : find_topology<Graph>(comm) != nullptr            ? MPI_GRAPH
            : find_topology<DistributedGraph>(comm) != nullptr ? MPI_DIST_GRAPH
                                                               : MPI_UNDEFINED;
  return MPI_SUCCESS;
}

// --- grids -----------------------------------------------------------------------------------------------------------

int MPI_Cart_create(MPI_Comm comm, int ndims, const int dims[], const int periods[], int, MPI_Comm* newcomm) {
  if (find_communicator(comm) == nullptr) return MPI_ERR_COMM;
  if (const int code = check_dimensions(ndims, dims); code != MPI_SUCCESS) return code;
  Grid grid;
  for (int i = 0; i < ndims; ++i) grid.periodic.push_back(periods[i] != 0);
  return give_communicator(std::move(grid), newcomm);
}

int MPI_Cartdim_get(MPI_Comm comm, int* ndims) {
  const Grid* grid = find_topology<Grid>(comm);
  if (grid == nullptr) return MPI_ERR_TOPOLOGY;
  *ndims = static_cast<int>(grid->periodic.size());
  return MPI_SUCCESS;
}

int MPI_Cart_get(MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[]) {
  const Grid* grid = find_topology<Grid>(comm);
  if (grid == nullptr) return MPI_ERR_TOPOLOGY;
  const int shown = std::min(maxdims, static_cast<int>(grid->periodic.size()));
  for (int i = 0; i < shown; ++i) {
    dims[i] = 1;
    periods[i] = grid->periodic[static_cast<std::size_t>(i)] ? 1 : 0;
    coords[i] = 0;
  }
  return MPI_SUCCESS;
}

int MPI_Cart_rank(MPI_Comm comm, const int coords[], int* rank) {
  const Grid* grid = find_topology<Grid>(comm);
  if (grid == nullptr) return MPI_ERR_TOPOLOGY;
  for (std::size_t i = 0; i < grid->periodic.size(); ++i)
    if (coords[i] != 0 && !grid->periodic[i]) return MPI_ERR_RANK;
  *rank = 0;
  return MPI_SUCCESS;
}

int MPI_Cart_coords(MPI_Comm comm, int rank, int maxdims, int coords[]) {
  const Grid* grid = find_topology<Grid>(comm);
  if (grid == nullptr) return MPI_ERR_TOPOLOGY;
  if (rank != 0) return MPI_ERR_RANK;
  fill(std::min(maxdims, static_cast<int>(grid->periodic.size())), 0, coords);
  return MPI_SUCCESS;
}

int MPI_Cart_shift(MPI_Comm comm, int direction, int displacement, int* source, int* destination) {
  const Grid* grid = find_topology<Grid>(comm);
  if (grid == nullptr) return MPI_ERR_TOPOLOGY;
  if (direction < 0 || static_cast<std::size_t>(direction) >= grid->periodic.size()) return MPI_ERR_DIMS;
  const bool stays = displacement == 0 || grid->periodic[static_cast<std::size_t>(direction)];
  *source = *destination = stays ? 0 : MPI_PROC_NULL;
  return MPI_SUCCESS;
}

int MPI_Cart_sub(MPI_Comm comm, const int remain_dims[], MPI_Comm* newcomm) {
  const Grid* grid = find_topology<Grid>(comm);
  if (grid == nullptr) return MPI_ERR_TOPOLOGY;
  Grid part;
  for (std::size_t i = 0; i < grid->periodic.size(); ++i)
    if (remain_dims[i] != 0) part.periodic.push_back(grid->periodic[i]);
  return give_communicator(std::move(part), newcomm);
}

int MPI_Cart_map(MPI_Comm comm, int ndims, const int dims[], const int[], int* newrank) {
  if (find_communicator(comm) == nullptr) return MPI_ERR_COMM;
  *newrank = 0;
  return check_dimensions(ndims, dims);
}

int MPI_Dims_create(int nnodes, int ndims, int dims[]) {
  std::vector<int*> open;
  int rest = nnodes;
  for (int i = 0; i < ndims; ++i) {
    if (dims[i] < 0 || (dims[i] > 0 && rest % dims[i] != 0)) return MPI_ERR_DIMS;
    if (dims[i] > 0)
      rest /= dims[i];
    else
      open.push_back(&dims[i]);
  }
  if (nnodes < 1 || (open.empty() && rest != 1)) return MPI_ERR_DIMS;
  if (open.empty()) return MPI_SUCCESS;
  const std::vector<int> lengths = split_evenly(rest, open.size(), rest, divisors_of(rest));
  for (std::size_t i = 0; i < open.size(); ++i) *open[i] = lengths[i];
  return MPI_SUCCESS;
}

// --- graphs
// -----------------------------------------------------------------------------------------------------------

int MPI_Graph_create(MPI_Comm comm, int nnodes, const int index[], const int edges[], int, MPI_Comm* newcomm) {
  if (find_communicator(comm) == nullptr) return MPI_ERR_COMM;
  if (nnodes > 1) return more_processes_needed;
  if (nnodes == 0) {
    *newcomm = MPI_COMM_NULL;
    return MPI_SUCCESS;
  }
  if (nnodes < 0 || index[0] < 0 || !all_zero(edges, index[0])) return MPI_ERR_ARG;
  return give_communicator(Graph{index[0]}, newcomm);
}

int MPI_Graphdims_get(MPI_Comm comm, int* nnodes, int* nedges) {
  const Graph* graph = find_topology<Graph>(comm);
  if (graph == nullptr) return MPI_ERR_TOPOLOGY;
  *nnodes = 1;
  *nedges = graph->edges;
  return MPI_SUCCESS;
}

int MPI_Graph_get(MPI_Comm comm, int maxindex, int maxedges, int index[], int edges[]) {
  const Graph* graph = find_topology<Graph>(comm);
  if (graph == nullptr) return MPI_ERR_TOPOLOGY;
  fill(std::min(maxindex, 1), graph->edges, index);
  fill(std::min(maxedges, graph->edges), 0, edges);
  return MPI_SUCCESS;
}

int MPI_Graph_neighbors_count(MPI_Comm comm, int rank, int* count) {
  const Graph* graph = find_topology<Graph>(comm);
  if (graph == nullptr) return MPI_ERR_TOPOLOGY;
  if (rank != 0) return MPI_ERR_RANK;
  *count = graph->edges;
  return MPI_SUCCESS;
}

int MPI_Graph_neighbors(MPI_Comm comm, int rank, int maxneighbors, int neighbors[]) {
  int count = 0;
  const int code = MPI_Graph_neighbors_count(comm, rank, &count);
  if (code == MPI_SUCCESS) fill(std::min(maxneighbors, count), 0, neighbors);
  return code;
}

int MPI_Graph_map(MPI_Comm comm, int nnodes, const int[], const int[], int* newrank) {
  if (find_communicator(comm) == nullptr) return MPI_ERR_COMM;
  if (nnodes > 1) return more_processes_needed;
  *newrank = nnodes == 1 ? 0 : MPI_UNDEFINED;
  return MPI_SUCCESS;
}

int MPI_Dist_graph_create_adjacent(MPI_Comm comm, int indegree, const int sources[], const int sourceweights[],
                                   int outdegree, const int destinations[], const int destweights[], MPI_Info, int,
                                   MPI_Comm* newcomm) {
  if (find_communicator(comm) == nullptr) return MPI_ERR_COMM;
  if (indegree < 0 || outdegree < 0) return MPI_ERR_ARG;
  if (!all_zero(sources, indegree) || !all_zero(destinations, outdegree)) return MPI_ERR_RANK;
  // Every edge has the process at both ends.
  if (indegree != outdegree) return MPI_ERR_ARG;
  return give_communicator(
      DistributedGraph{indegree, outdegree, sourceweights != MPI_UNWEIGHTED, read_weights(sourceweights, indegree),
                       read_weights(destweights, outdegree)},
      newcomm);
}

int MPI_Dist_graph_create(MPI_Comm comm, int n, const int sources[], const int degrees[], const int destinations[],
                          const int weights[], MPI_Info, int, MPI_Comm* newcomm) {
  if (find_communicator(comm) == nullptr) return MPI_ERR_COMM;
  int edges = 0;
  for (int i = 0; i < n; ++i) {
    if (degrees[i] < 0) return MPI_ERR_ARG;
    edges += degrees[i];
  }
  if (!all_zero(sources, n) || !all_zero(destinations, edges)) return MPI_ERR_RANK;
  const std::vector<int> each = read_weights(weights, edges);
  return give_communicator(DistributedGraph{edges, edges, weights != MPI_UNWEIGHTED, each, each}, newcomm);
}

int MPI_Dist_graph_neighbors_count(MPI_Comm comm, int* indegree, int* outdegree, int* weighted) {
  const DistributedGraph* graph = find_topology<DistributedGraph>(comm);
  if (graph == nullptr) return MPI_ERR_TOPOLOGY;
  *indegree = graph->incoming;
  *outdegree = graph->outgoing;
  *weighted = graph->weighted ? 1 : 0;
  return MPI_SUCCESS;
}

int MPI_Dist_graph_neighbors(MPI_Comm comm, int maxindegree, int sources[], int sourceweights[], int maxoutdegree,
                             int destinations[], int destweights[]) {
  const DistributedGraph* graph = find_topology<DistributedGraph>(comm);
  if (graph == nullptr) return MPI_ERR_TOPOLOGY;
  fill(std::min(maxindegree, graph->incoming), 0, sources);
  fill(std::min(maxoutdegree, graph->outgoing), 0, destinations);
  give_weights(*graph, graph->incoming_weights, maxindegree, sourceweights);
  give_weights(*graph, graph->outgoing_weights, maxoutdegree, destweights);
  return MPI_SUCCESS;
}
