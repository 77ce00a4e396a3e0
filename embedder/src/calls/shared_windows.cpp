// Windows over memory that the processes of a node share (MPI-5.0, 12.2.3). The segments of all processes lie in the
// linear memory of each; the host's window is one over the own segment.
#include <algorithm>
#include <string_view>

#include "calls/guest_functions.hpp"
#include "calls/shared_memory.hpp"
#include "calls/windows.hpp"

namespace mpiwasm::calls {

namespace {

/// Segments that need not lie one behind the other begin at pages, so that each can be near its process.
bool may_lie_apart(MPI_Info info) {
  if (info == MPI_INFO_NULL) return false;
  char value[MPI_MAX_INFO_VAL + 1] = "";
  int found = 0;
  const int code = MPI_Info_get(info, "alloc_shared_noncontig", MPI_MAX_INFO_VAL, value, &found);
  return code == MPI_SUCCESS && found != 0 && std::string_view{value} == "true";
}

/// True when all processes of the communicator are on one node.
bool shares_memory(const Communicator& comm) {
  MPI_Comm node = MPI_COMM_NULL;
  int size = 0;
  if (MPI_Comm_split_type(comm.host, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &node) != MPI_SUCCESS) return false;
  MPI_Comm_size(node, &size);
  MPI_Comm_free(&node);
  return size == comm.size;
}

/// What each process says about its segment.
struct Wish {
  std::int64_t size = 0;
  std::int64_t apart = 0;
};

Code allocate_shared(Call&& call, std::int32_t size, std::int32_t displacement_unit, Word info, Word comm, Word baseptr,
                     Word win) {
  const WindowArguments arguments(call, comm, info, size, displacement_unit, win);
  Word* base_place = call.place<Word>("baseptr", baseptr);
  if (call.failed()) return call.raise();
  int code = MPI_SUCCESS;
  const Wish mine{size, may_lie_apart(arguments.info) ? 1 : 0};
  const std::vector<Wish> wishes = gather_all(arguments.comm, mine, code);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  if (!shares_memory(arguments.comm)) {
    call.fail(guest_MPI_ERR_RMA_SHARED, "the processes of comm are not all on one node");
    return call.raise();
  }
  // All must agree, so rank 0 decides.
  const std::size_t unit = wishes.front().apart != 0 ? 4096 : 1;
  auto window = std::make_unique<Window>();
  window->flavor = guest_MPI_WIN_FLAVOR_SHARED;
  std::vector<std::size_t> offsets;
  std::size_t end = 0;
  for (const Wish& wish : wishes) {
    offsets.push_back(end);
    end += (static_cast<std::size_t>(wish.size) + unit - 1) / unit * unit;
  }
  const auto memory = map_shared_memory(call, arguments.comm, end);
  if (!memory) return call.raise();
  for (std::size_t i = 0; i < offsets.size(); ++i) {
    // Programs, those of MPICH's tests among them, take an empty segment that lies by itself to be nowhere.
    const bool nowhere = unit > 1 && wishes[i].size == 0;
    window->shared_segments.push_back(nowhere ? 0 : memory->address + static_cast<Word>(offsets[i]));
  }
  window->shared = std::make_unique<SharedMemory>(*memory);
  window->base = window->shared_segments[static_cast<std::size_t>(arguments.comm.rank)];
  *base_place = window->base;
  return open_window(call, arguments, std::move(window));
}

/// The process that a query is about: for MPI_PROC_NULL the first one with memory, else the first.
std::size_t process_of(const Window& window, int host_rank) {
  if (host_rank != MPI_PROC_NULL) return static_cast<std::size_t>(host_rank);
  const auto found = std::find_if(window.segments.begin(), window.segments.end(),
                                  [](const WindowSegment& segment) { return segment.size > 0; });
  return found == window.segments.end() ? 0 : static_cast<std::size_t>(found - window.segments.begin());
}

Code query(Call&& call, Word win, std::int32_t rank, Word size, Word displacement_unit, Word baseptr) {
  const Window& window = call.window("win", win);
  const int host_rank = call.destination("rank", rank, window);
  std::int32_t* size_place = call.place<std::int32_t>("size", size);
  std::int32_t* unit_place = call.place<std::int32_t>("disp_unit", displacement_unit);
  Word* base_place = call.place<Word>("baseptr", baseptr);
  if (!call.failed() && window.dynamic) {
    call.fail(guest_MPI_ERR_RMA_FLAVOR, "win is a dynamic window, which has no memory to ask about");
  }
  if (call.failed()) return call.raise();
  const std::size_t process = process_of(window, host_rank);
  const WindowSegment& segment = window.segments[process];
  *unit_place = static_cast<std::int32_t>(segment.displacement_unit);
  // Of windows that are not shared, the guest can address its own memory only (MPI-5.0, 12.2.3).
  const bool own = process == static_cast<std::size_t>(window.rank);
  const bool shared = window.flavor == guest_MPI_WIN_FLAVOR_SHARED;
  *size_place = shared || own ? static_cast<std::int32_t>(segment.size) : 0;
  *base_place = shared ? window.shared_segments[process] : own ? window.base : 0;
  return 0;
}

}  // namespace

Code guest_MPI_Win_allocate_shared(Context* context, std::int32_t size, std::int32_t disp_unit, Word info, Word comm,
                                   Word baseptr, Word win) {
  return allocate_shared(Call(*context, "MPI_Win_allocate_shared", comm), size, disp_unit, info, comm, baseptr, win);
}

Code guest_MPI_Win_allocate_shared_c(Context* context, std::int32_t size, std::int32_t disp_unit, Word info, Word comm,
                                     Word baseptr, Word win) {
  return allocate_shared(Call(*context, "MPI_Win_allocate_shared_c", comm), size, disp_unit, info, comm, baseptr, win);
}

Code guest_MPI_Win_shared_query(Context* context, Word win, std::int32_t rank, Word size, Word disp_unit,
                                Word baseptr) {
  return query(Call(*context, "MPI_Win_shared_query", win), win, rank, size, disp_unit, baseptr);
}

Code guest_MPI_Win_shared_query_c(Context* context, Word win, std::int32_t rank, Word size, Word disp_unit,
                                  Word baseptr) {
  return query(Call(*context, "MPI_Win_shared_query_c", win), win, rank, size, disp_unit, baseptr);
}

}  // namespace mpiwasm::calls
