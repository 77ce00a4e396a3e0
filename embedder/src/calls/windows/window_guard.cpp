// Finds out which defects of Open MPI or Intel MPI concern a window.
#include "calls/windows/window_guard.hpp"

#if defined(OPEN_MPI)

#include <fstream>
#include <string>

#include "calls/communicators/private_communicators.hpp"
#include "calls/core/library_version.hpp"

namespace mpiwasm::calls {

namespace {

constexpr Release repaired{4, 1, 5};

/// Whether osc/rdma has shared memory with other processes of this node: it names the files of its windows so.
bool shares_memory_by_rdma() {
  std::ifstream mappings("/proc/self/maps");
  for (std::string line; std::getline(mappings, line);) {
    if (line.find("/osc_rdma.") != std::string::npos) return true;
  }
  return false;
}

/// The processes of a communicator on the node of this one; collective.
std::vector<bool> ranks_of_node(const Communicator& comm) {
  std::vector<bool> near(static_cast<std::size_t>(comm.size), true);
  MPI_Comm node = MPI_COMM_NULL;
  if (MPI_Comm_split_type(private_communicator(comm), MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &node) != MPI_SUCCESS)
    return near;
  std::vector<int> all(near.size());
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<int>(i);
  std::vector<int> there(near.size(), 0);
  MPI_Group everybody = MPI_GROUP_NULL;
  MPI_Group neighbors = MPI_GROUP_NULL;
  MPI_Comm_group(comm.host, &everybody);
  MPI_Comm_group(node, &neighbors);
  MPI_Group_translate_ranks(everybody, comm.size, all.data(), neighbors, there.data());
  for (std::size_t i = 0; i < near.size(); ++i) near[i] = there[i] != MPI_UNDEFINED;
  MPI_Group_free(&neighbors);
  MPI_Group_free(&everybody);
  MPI_Comm_free(&node);
  return near;
}

}  // namespace

std::unique_ptr<WindowGuard> make_window_guard(const Window& window, const Communicator& comm) {
  auto guard = std::make_unique<WindowGuard>();
  if (library_version().release >= repaired) return guard;
  guard->only_small_results = true;
  // Memory that the library has allocated is mapped in all processes of a node (library_memory.hpp).
  const bool allocated = window.flavor == guest_MPI_WIN_FLAVOR_ALLOCATE && window.shared.length != 0;
  std::vector<bool> reached(static_cast<std::size_t>(comm.size), false);
  if (allocated) reached = ranks_of_node(comm);
  reached[static_cast<std::size_t>(comm.rank)] = true;
  if (shares_memory_by_rdma()) guard->unswappable = std::move(reached);
  return guard;
}

}  // namespace mpiwasm::calls

#else

#include "calls/core/intel_mpi.hpp"

namespace mpiwasm::calls {

std::unique_ptr<WindowGuard> make_window_guard(const Window& /*window*/, const Communicator& /*comm*/) {
  return is_intel_mpi() ? std::make_unique<WindowGuard>() : nullptr;
}

}  // namespace mpiwasm::calls

#endif
