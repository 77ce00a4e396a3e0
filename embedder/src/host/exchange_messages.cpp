// Sends messages within and between nodes while an observer counts what the node's networks carry, for
// "mpiwasm info --fabric". It is part of each adapter, because only those may call MPI.
#include "host/interface/exchange_messages.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <set>
#include <string_view>

#include "translate/mpi.hpp"
#include "translate/started_world.hpp"

namespace mpiwasm::host {

namespace {

constexpr int message_length = 1 << 20;
constexpr int messages_per_rank = 16;
constexpr double settling_time = 0.1;  ///< s

/// Each rank sends to the next one and receives from the one before.
void send_round(MPI_Comm comm, int messages) {
  int rank = 0;
  int size = 0;
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &size);
  std::vector<std::byte> out(message_length);
  std::vector<std::byte> in(message_length);
  for (int i = 0; i < messages; ++i) {
    MPI_Sendrecv(out.data(), message_length, MPI_BYTE, (rank + 1) % size, 0, in.data(), message_length, MPI_BYTE,
                 (rank + size - 1) % size, 0, comm, MPI_STATUS_IGNORE);
  }
}

/// All ranks take part, those without neighbours in `comm` by waiting for the others.
void observe(MPI_Comm comm, Reach reach, const MessageObserver& observer) {
  int size = 0;
  if (comm != MPI_COMM_NULL) MPI_Comm_size(comm, &size);
  const bool sends = size > 1;
  // The first message establishes the connections; it is not counted.
  if (sends) send_round(comm, 1);
  MPI_Barrier(MPI_COMM_WORLD);
  observer.before();
  if (sends) send_round(comm, messages_per_rank);
  MPI_Barrier(MPI_COMM_WORLD);
  observer.after(reach, sends ? std::uint64_t{messages_per_rank} * message_length : 0);
}

/// Lets the library complete its connections. Over TCP, UCX establishes them during later calls of both ends; a rank
/// that waits for one in MPI_Finalize waits forever when its peer is past that point (MPICH 4.0 with UCX 1.13: one job
/// in twenty).
void settle() {
  MPI_Barrier(MPI_COMM_WORLD);
  for (const double start = MPI_Wtime(); MPI_Wtime() < start + settling_time;) {
    int is_there = 0;
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &is_there, MPI_STATUS_IGNORE);
  }
}

/// The texts of all ranks, on rank 0.
std::vector<std::string> gather(const std::string& text, int rank, int ranks) {
  const int length = static_cast<int>(text.size());
  std::vector<int> lengths(static_cast<std::size_t>(ranks));
  MPI_Gather(&length, 1, MPI_INT, lengths.data(), 1, MPI_INT, 0, MPI_COMM_WORLD);
  std::vector<int> places(lengths.size());
  for (std::size_t i = 1; i < places.size(); ++i) places[i] = places[i - 1] + lengths[i - 1];
  std::string all(rank == 0 ? static_cast<std::size_t>(places.back() + lengths.back()) : 0, '\0');
  MPI_Gatherv(text.data(), length, MPI_CHAR, all.data(), lengths.data(), places.data(), MPI_CHAR, 0, MPI_COMM_WORLD);
  std::vector<std::string> texts;
  for (std::size_t i = 0; rank == 0 && i < lengths.size(); ++i) {
    texts.push_back(all.substr(static_cast<std::size_t>(places[i]), static_cast<std::size_t>(lengths[i])));
  }
  return texts;
}

/// Open MPI names its control variables after its components, "pml_ucx_priority": the "pml_ucx", "mtl_ofi" ... that
/// have variables now. Unused components lose theirs when MPI starts.
std::set<std::string> components() {
  std::set<std::string> found;
  int count = 0;
  if (MPI_T_cvar_get_num == nullptr || MPI_T_cvar_get_num(&count) != MPI_SUCCESS) return found;
  for (int i = 0; i < count; ++i) {
    std::array<char, 256> name{};
    int name_length = name.size();
    int description_length = 0;
    int verbosity = 0;
    int binding = 0;
    int scope = 0;
    MPI_Datatype datatype = MPI_DATATYPE_NULL;
    MPI_T_enum values = MPI_T_ENUM_NULL;
    if (MPI_T_cvar_get_info(i, name.data(), &name_length, &verbosity, &datatype, &values, nullptr, &description_length,
                            &binding, &scope) != MPI_SUCCESS)
      continue;
    const std::string_view variable{name.data()};
    for (const std::string_view framework : {"pml_", "mtl_", "btl_"}) {
      if (!variable.starts_with(framework)) continue;
      const std::size_t end = variable.find('_', framework.size());
      if (end != std::string_view::npos) found.emplace(variable.substr(0, end));
    }
  }
  return found;
}

/// The messaging component that Open MPI chose: ob1 and cm exist only when chosen; UCX stays for one-sided calls, too.
std::string open_mpi_layer(const std::set<std::string>& active) {
  if (active.contains("pml_ob1")) return "pml ob1";
  if (active.contains("pml_cm")) {
    for (const std::string_view mtl : {"ofi", "psm2", "psm", "portals4"}) {
      if (active.contains("mtl_" + std::string{mtl})) return "pml cm, mtl " + std::string{mtl};
    }
    return "pml cm";
  }
  return active.contains("pml_ucx") ? "pml ucx" : "";
}

/// "ch4:ucx", from the line "MPICH Device: ch4:ucx" of the library's version.
std::string mpich_device() {
  std::string text(MPI_MAX_LIBRARY_VERSION_STRING, '\0');
  int length = 0;
  MPI_Get_library_version(text.data(), &length);
  constexpr std::string_view label = "Device:";
  const std::size_t start = text.find(label);
  if (start == std::string::npos) return "";
  const std::size_t word = text.find_first_not_of(" \t", start + label.size());
  return text.substr(word, text.find_first_of(" \t\n", word) - word);
}

}  // namespace

ObservedJob exchange_messages(const MessageObserver& observer) {
  ObservedJob job;
  int provided = 0;
  const bool has_tools = MPI_T_init_thread != nullptr;
  if (has_tools) MPI_T_init_thread(MPI_THREAD_SINGLE, &provided);
  for (const std::string& component : components()) {
    constexpr std::array fast{"pml_ucx",      "pml_yalla", "mtl_ofi", "mtl_psm2",  "mtl_psm",
                              "mtl_portals4", "btl_uct",   "btl_ofi", "btl_openib"};
    job.components.push_back(component);
    job.can_use_fast_networks |= std::ranges::find(fast, component) != fast.end();
  }
  MPI_Init(nullptr, nullptr);
  observer.started(started_world());
  job.layer = job.components.empty() ? "" : open_mpi_layer(components());
  if (job.layer.empty()) job.layer = mpich_device();
  MPI_Comm_rank(MPI_COMM_WORLD, &job.rank);
  MPI_Comm_size(MPI_COMM_WORLD, &job.ranks);

  MPI_Comm node = MPI_COMM_NULL;
  MPI_Comm leaders = MPI_COMM_NULL;
  int node_rank = 0;
  MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &node);
  MPI_Comm_rank(node, &node_rank);
  MPI_Comm_split(MPI_COMM_WORLD, node_rank == 0 ? 0 : MPI_UNDEFINED, 0, &leaders);
  const int leads = node_rank == 0 ? 1 : 0;
  MPI_Allreduce(&leads, &job.nodes, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);

  observe(node, Reach::within_node, observer);
  observe(leaders, Reach::between_nodes, observer);
  job.reports = gather(observer.report(), job.rank, job.ranks);

  MPI_Comm_free(&node);
  if (leaders != MPI_COMM_NULL) MPI_Comm_free(&leaders);
  settle();
  // In this order: Open MPI 4.1 cleans up twice when the tools end after MPI.
  if (has_tools) MPI_T_finalize();
  MPI_Finalize();
  return job;
}

}  // namespace mpiwasm::host
