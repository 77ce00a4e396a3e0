// Windows over memory that the processes of a node share (MPI-5.0, 12.2.3). The segments of all processes lie in the
// linear memory of each. The memory is the library's where that can be had there; else it is a file without a name, and
// the host's window is one of MPI_Win_create over the own segment.
#include <algorithm>
#include <limits>
#include <optional>
#include <string_view>

#include "calls/guest_functions.hpp"
#include "calls/process/host_hints.hpp"
#include "calls/windows/exchange_windows.hpp"
#include "calls/windows/library_memory.hpp"
#include "calls/windows/shared_memory.hpp"
#include "calls/windows/shared_room.hpp"
#include "calls/windows/windows.hpp"

namespace mpiwasm::calls {

namespace {

constexpr const char* apart_key = "alloc_shared_noncontig";

/// Segments that need not lie one behind the other begin at pages, so that each can be near its process.
bool may_lie_apart(MPI_Info info) {
  if (info == MPI_INFO_NULL) return false;
  char value[MPI_MAX_INFO_VAL + 1] = "";
  int found = 0;
  const int code = MPI_Info_get(info, apart_key, MPI_MAX_INFO_VAL, value, &found);
  return code == MPI_SUCCESS && found != 0 && std::string_view{value} == "true";
}

/// What each process says about its segment.
struct Wish {
  std::int64_t size = 0;
  std::int64_t displacement_unit = 1;
  std::int64_t apart = 0;

  /// Whether a process can say so.
  [[nodiscard]] bool is_possible() const {
    constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
    return size >= 0 && size <= most && displacement_unit > 0 && displacement_unit <= most;
  }
};

/// Where the segments lie in the memory that all share.
struct Layout {
  /// One for each process, from the beginning of the memory.
  std::vector<std::size_t> offsets;
  /// Full pages, which contain nothing else.
  std::size_t length = 0;

  /// Bytes up to where the next one begins.
  [[nodiscard]] std::size_t room(std::size_t process) const {
    return (process + 1 < offsets.size() ? offsets[process + 1] : length) - offsets[process];
  }
};

Layout lay_out(const std::vector<Wish>& wishes, bool apart) {
  Layout layout;
  const std::size_t unit = apart ? page_size() : 1;
  std::size_t end = 0;
  for (const Wish& wish : wishes) {
    layout.offsets.push_back(end);
    end += round_up(static_cast<std::size_t>(wish.size), unit);
  }
  layout.length = round_up(std::max<std::size_t>(end, 1), page_size());
  return layout;
}

/// The host's segments must lie one behind the other, as those of the guest do in any case.
int open_host_window(const WindowArguments& arguments, const CollectiveCall& together, std::size_t size,
                     MPI_Win& host) {
  void* own = nullptr;
  return together.made_everywhere(MPI_Win_allocate_shared(static_cast<MPI_Aint>(size), 1,
                                                          HostHints(HintsFor::window, arguments.info).host(),
                                                          together.host(), static_cast<void*>(&own), &host));
}

/// Where the memory of the host's shared window begins in this process.
std::byte* beginning(MPI_Win host) {
  MPI_Aint size = 0;
  int unit = 0;
  std::byte* first = nullptr;
  const int code = MPI_Win_shared_query(host, MPI_PROC_NULL, &size, &unit, static_cast<void*>(&first));
  return code == MPI_SUCCESS ? first : nullptr;
}

std::size_t to_next_page(const std::byte* place) {
  const auto address = reinterpret_cast<std::uintptr_t>(place);
  return round_up(address, page_size()) - address;
}

/// True when the host has put the segment of this process where the layout says.
bool is_laid_out(MPI_Win host, const std::byte* first, const Layout& layout, std::size_t rank, std::size_t padding) {
  if (first == nullptr || to_next_page(first + padding) != 0) return false;
  if (rank == 0 || layout.room(rank) == 0) return true;
  MPI_Aint size = 0;
  int unit = 0;
  std::byte* own = nullptr;
  const int code = MPI_Win_shared_query(host, static_cast<int>(rank), &size, &unit, static_cast<void*>(&own));
  return code == MPI_SUCCESS && own == first + padding + layout.offsets[rank];
}

/// Lets the library allocate the memory, and maps it into linear memory: in its own shared windows, a library's
/// operations are loads and stores. The segment of rank 0 is padded, so that the guest's memory begins at a page; a
/// first window shows how many bytes this needs. Nothing, in all processes, if that is impossible; then there is no
/// window.
std::optional<SharedMemory> allocate_by_library(Context& context, const WindowArguments& arguments,
                                                const CollectiveCall& together, const Layout& layout, Window& window) {
  const auto rank = static_cast<std::size_t>(together.rank());
  std::size_t padding = 0;
  for (int attempt = 0; attempt < 2; ++attempt) {
    const std::size_t size = layout.room(rank) + (rank == 0 ? padding : 0);
    if (open_host_window(arguments, together, size, window.host) != MPI_SUCCESS) return std::nullopt;
    const std::byte* first = beginning(window.host);
    std::optional<SharedMemory> memory;
    if (is_laid_out(window.host, first, layout, rank, padding)) {
      memory = map_library_memory(context, first + padding, layout.length);
    }
    if (together.everywhere(memory.has_value())) {
      window.segments.front().margin = static_cast<std::int64_t>(padding);
      return memory;
    }
    MPI_Win_free(&window.host);
    if (memory) unmap_shared_memory(context, *memory);
    padding = to_next_page(first);
    if (!together.everywhere(first != nullptr && padding != 0)) return std::nullopt;
  }
  return std::nullopt;
}

Code allocate_shared(Call& call, std::int32_t size, std::int32_t displacement_unit, Handle info, Handle comm,
                     Address baseptr, Address win) {
  const WindowArguments arguments(call, comm, info, size, displacement_unit, win);
  Address* base_place = call.place<Address>("baseptr", baseptr);
  if (call.failed()) return call.raise();
  const bool for_exchange = is_for_exchange(arguments);
  // Those that get an error at once must all do so.
  const CollectiveCall together(call, arguments.comm, for_exchange ? 1 + (displacement_unit == 1 ? 1 : 0) : 0);
  if (call.failed()) return call.raise();
  if (for_exchange) return allocate_for_exchange(call, arguments, together, *base_place);
  int code = MPI_SUCCESS;
  const Wish mine{size, displacement_unit, may_lie_apart(arguments.info) ? 1 : 0};
  const std::vector<Wish> wishes = together.gather(mine, code);
  if (code == MPI_SUCCESS && !std::ranges::all_of(wishes, &Wish::is_possible)) code = MPI_ERR_OTHER;
  if (code != MPI_SUCCESS) return call.raise_host(code);
  if (!shares_memory(together)) {
    call.fail(guest_MPI_ERR_RMA_SHARED, "the processes of comm are not all on one node");
    return call.raise();
  }
  // All must agree, so rank 0 decides.
  const bool apart = wishes.front().apart != 0;
  const Layout layout = lay_out(wishes, apart);
  auto window = std::make_unique<Window>();
  window->flavor = guest_MPI_WIN_FLAVOR_SHARED;
  for (const Wish& wish : wishes) window->segments.push_back({wish.size, wish.displacement_unit, 0});
  std::optional<SharedMemory> memory;
  if (arguments.comm.size > 1 && has_shared_room(call.context(), together, static_cast<std::uint64_t>(size)))
    memory = allocate_by_library(call.context(), arguments, together, layout, *window);
  const bool by_library = memory.has_value();
  if (!memory) memory = map_shared_memory(call, together, layout.length);
  if (!memory) return call.raise();
  for (std::size_t i = 0; i < wishes.size(); ++i) {
    // Programs, those of MPICH's tests among them, take an empty segment that lies by itself to be nowhere.
    const bool nowhere = apart && wishes[i].size == 0;
    window->shared_segments.push_back(nowhere ? guest::null_address
                                              : memory->address + static_cast<std::uint32_t>(layout.offsets[i]));
  }
  window->shared = *memory;
  window->allocated = memory->allocated;
  window->base = window->shared_segments[static_cast<std::size_t>(arguments.comm.rank)];
  *base_place = window->base;
  return by_library ? give_window(call, arguments, std::move(window))
                    : open_window(call, arguments, together, std::move(window));
}

/// The process that a query is about: for MPI_PROC_NULL the first one with memory, else the first.
std::size_t process_of(const Window& window, int host_rank) {
  if (host_rank != MPI_PROC_NULL) return static_cast<std::size_t>(host_rank);
  const auto found = std::find_if(window.segments.begin(), window.segments.end(),
                                  [](const WindowSegment& segment) { return segment.size > 0; });
  return found == window.segments.end() ? 0 : static_cast<std::size_t>(found - window.segments.begin());
}

Code query(Call& call, Handle win, std::int32_t rank, Address size, Address displacement_unit, Address baseptr) {
  const Window& window = call.window("win", win);
  const int host_rank = call.destination("rank", rank, window);
  std::int32_t* size_place = call.place<std::int32_t>("size", size);
  std::int32_t* unit_place = call.place<std::int32_t>("disp_unit", displacement_unit);
  Address* base_place = call.place<Address>("baseptr", baseptr);
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
  *base_place = shared ? window.shared_segments[process] : own ? window.base : guest::null_address;
  return 0;
}

}  // namespace

#include "calls/shared_windows.inc"

}  // namespace mpiwasm::calls
