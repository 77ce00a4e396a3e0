// Windows over memory of the guest (MPI-5.0, 12.2).
#include "calls/windows/windows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <limits>

#include "calls/core/callbacks.hpp"
#include "calls/core/library_version.hpp"
#include "calls/guest_functions.hpp"
#include "calls/process/host_hints.hpp"
#include "calls/windows/exchange_windows.hpp"
#include "calls/windows/library_memory.hpp"
#include "calls/windows/shared_memory.hpp"
#include "calls/windows/shared_room.hpp"
#include "calls/windows/single_process_windows.hpp"
#include "calls/windows/window_component.hpp"
#include "calls/windows/window_guard.hpp"

namespace mpiwasm::calls {

WindowArguments::WindowArguments(Call& call, Handle comm_handle, Handle info_handle, std::int32_t bytes,
                                 std::int32_t unit, Address win)
    : comm(call.communicator("comm", comm_handle)),
      info(call.info("info", info_handle)),
      size(bytes),
      displacement_unit(unit),
      place(call.result_place(call.context().windows, "win", win)) {
  if (comm.inter) call.fail(guest_MPI_ERR_COMM, "comm is an intercommunicator, which cannot have windows");
  if (bytes < 0) call.fail(guest_MPI_ERR_SIZE, fmt::format("size is {}, but it must not be negative", bytes));
  if (unit <= 0) call.fail(guest_MPI_ERR_DISP, fmt::format("disp_unit is {}, but it must be positive", unit));
}

int exchange_segments(const CollectiveCall& together, const WindowSegment& mine, Window& window) {
  int code = MPI_SUCCESS;
  window.segments = together.gather(mine, code);
  const bool possible = std::ranges::all_of(window.segments, [](const WindowSegment& segment) {
    constexpr std::int64_t most = std::numeric_limits<std::int32_t>::max();
    // All of a linear memory, where windows lie within each other.
    constexpr std::int64_t farthest = std::int64_t{1} << 32;
    return segment.size >= 0 && segment.size <= most && segment.displacement_unit > 0 &&
           segment.displacement_unit <= most && segment.margin >= 0 && segment.margin <= farthest;
  });
  if (code == MPI_SUCCESS && !possible) code = MPI_ERR_OTHER;
  return code;
}

Code give_window(Call& call, const WindowArguments& arguments, std::unique_ptr<Window> window) {
  Context& context = call.context();
  if (!window->own) {
    MPI_Win_set_errhandler(window->host, MPI_ERRORS_RETURN);
    window->guard = make_window_guard(*window, arguments.comm);
    window->agreement = ObjectAgreement(arguments.comm);
    window->context_numbers.change_to(context.context_numbers, numbers_of_object);
  }
  window->rank = arguments.comm.rank;
  window->size = arguments.size;
  window->displacement_unit = arguments.displacement_unit;
  window->members = arguments.comm.members;
  window->order = ++context.shared_objects;
  window->remember(HostHints(HintsFor::window, arguments.info).allowed());
  // Windows do not inherit the handler of the communicator (MPI-5.0, 9.3).
  window->error_handler = *context.error_handlers.find(guest_MPI_ERRORS_ARE_FATAL);
  if (arguments.known == no_handle) {
    *arguments.place = context.windows.insert(std::move(window));
  } else if (!context.windows.insert_at(arguments.known, std::move(window))) {
    call.fail(guest_MPI_ERR_WIN, "another window has the handle");
    return call.raise();
  }
  return 0;
}

namespace {

/// MPICH 4.0.0 to 4.0.2 over UCX 1.13 counts from the first byte of all windows whose memory is connected with the new
/// one (decision 10).
bool unites_windows() {
  const LibraryVersion library = library_version();
  return library.name == LibraryVersion::Name::mpich && library.release < Release{4, 0, 3};
}

/// How many bytes before `base` the library begins to count in a window that was made there. It has no base for a
/// window without bytes.
std::int64_t bytes_before(MPI_Win host, const std::byte* base) {
  const std::byte* first = nullptr;
  int found = 0;
  const int code = MPI_Win_get_attr(host, MPI_WIN_BASE, static_cast<void*>(&first), &found);
  const bool is_before = code == MPI_SUCCESS && found != 0 && first != nullptr && std::less<>{}(first, base);
  return is_before ? base - first : 0;
}

/// The window of MPI_Win_create. Returns the host's code.
int create_window(const WindowArguments& arguments, const CollectiveCall& together, WindowSegment mine,
                  std::byte* place, Window& window) {
  std::byte* const base = place - mine.margin;
  const int code = together.made_everywhere(MPI_Win_create(base, static_cast<MPI_Aint>(arguments.size + mine.margin), 1,
                                                           HostHints(HintsFor::window, arguments.info).host(),
                                                           together.host(), &window.host));
  // Native processes do not take part in a second exchange.
  if (code != MPI_SUCCESS || !unites_windows() || process_context().options.has_native_peers) return code;
  mine.margin += bytes_before(window.host, base);
  return exchange_segments(together, mine, window);
}

}  // namespace

Code open_window(Call& call, const WindowArguments& arguments, const CollectiveCall& together,
                 std::unique_ptr<Window> window) {
  constexpr std::int64_t alignment = 64;
  const WindowSegment mine{arguments.size, arguments.displacement_unit, number(window->base) % alignment};
  int code = exchange_segments(together, mine, *window);
  if (code == MPI_SUCCESS) {
    code = arguments.comm.size == 1
               ? make_single_process_window(*window, arguments)
               : create_window(arguments, together, mine, call.context().memory.at(window->base), *window);
  }
  const bool is_refused = code == MPI_SUCCESS && !window->own && has_separate_data(window->host);
  if (code == MPI_SUCCESS && !is_refused) return give_window(call, arguments, std::move(window));
  const Code refused = is_refused ? refuse_component(call, *window) : 0;
  release_memory(call.context(), std::move(window));
  return is_refused ? refused : call.raise_host(code);
}

Code make_window(Call& call, const WindowRecipe& recipe, const Communicator& comm, Handle handle) {
  MPI_Info hints = MPI_INFO_NULL;
  int code = recipe.hints.empty() ? MPI_SUCCESS : make_info(recipe.hints, &hints);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  const WindowArguments arguments(recipe, comm, hints, handle);
  const CollectiveCall together(comm);
  Code result = 0;
  if (recipe.flavor == guest_MPI_WIN_FLAVOR_DYNAMIC) {
    result = open_dynamic_window(call, arguments, together);
  } else {
    const bool is_shared = recipe.flavor == guest_MPI_WIN_FLAVOR_SHARED && comm.size > 1;
    auto window = std::make_unique<Window>();
    window->flavor = recipe.flavor;
    window->base = recipe.base;
    window->allocated = recipe.allocated;
    window->shared_segments = recipe.shared_segments;
    if (is_shared) window->shared = recipe.shared;
    const bool can_open = !is_shared || share_memory_again(call, comm, together, recipe.shared, recipe.base,
                                                           static_cast<std::size_t>(recipe.size));
    result = can_open ? open_window(call, arguments, together, std::move(window)) : call.raise();
  }
  if (hints != MPI_INFO_NULL) MPI_Info_free(&hints);
  if (result != 0) return result;
  // An error handler of the program may have made nothing of an error.
  if (call.context().window(handle) == nullptr) return guest_MPI_ERR_WIN;
  if (recipe.name.empty()) return 0;
  Window& window = *call.context().window(handle);
  window.name = recipe.name;
  code = window.own ? single_process::win_set_name(window, recipe.name.c_str())
                    : MPI_Win_set_name(window.host, recipe.name.c_str());
  return call.finish(code);
}

namespace {

// MPI_Aint has 32 bits as int has, so these serve the functions with large counts, too.

Code create(Call& call, Address base, std::int32_t size, std::int32_t displacement_unit, Handle info, Handle comm,
            Address win) {
  const WindowArguments arguments(call, comm, info, size, displacement_unit, win);
  if (!call.failed()) (void)call.result_bytes("base", base, size);
  if (!call.failed() && base == guest::null_address && size > 0)
    call.fail(guest_MPI_ERR_BUFFER, "base is a null pointer");
  if (call.failed()) return call.raise();
  const CollectiveCall together(call, arguments.comm);
  if (call.failed()) return call.raise();
  auto window = std::make_unique<Window>();
  window->flavor = guest_MPI_WIN_FLAVOR_CREATE;
  window->base = base;
  return open_window(call, arguments, together, std::move(window));
}

/// Lets the library allocate the memory, and maps it into linear memory: libraries are much faster in windows of their
/// own memory, which processes of the same node access directly. False, in all processes, if it cannot be mapped; then
/// there is no window.
bool allocate_by_library(Context& context, const WindowArguments& arguments, const CollectiveCall& together,
                         Window& window) {
  // The guest gets full pages, which must contain nothing else.
  const std::size_t length = round_up(static_cast<std::size_t>(std::max<std::int64_t>(arguments.size, 1)), page_size());
  std::byte* memory = nullptr;
  const int made = together.made_everywhere(MPI_Win_allocate(static_cast<MPI_Aint>(length + page_size()), 1,
                                                             HostHints(HintsFor::window, arguments.info).host(),
                                                             together.host(), &memory, &window.host));
  if (made != MPI_SUCCESS) return false;
  if (has_separate_data(window.host)) {
    if (!context.options.has_native_peers) MPI_Win_free(&window.host);
    return false;
  }
  const std::size_t margin =
      round_up(reinterpret_cast<std::uintptr_t>(memory), page_size()) - reinterpret_cast<std::uintptr_t>(memory);
  const std::optional<SharedMemory> shared = map_library_memory(context, memory + margin, length);
  const WindowSegment mine{arguments.size, arguments.displacement_unit, static_cast<std::int64_t>(margin)};
  const int code = exchange_segments(together, mine, window);
  if (together.everywhere(shared.has_value() && code == MPI_SUCCESS)) {
    window.base = shared->address;
    window.allocated = shared->allocated;
    window.shared = *shared;
    return true;
  }
  MPI_Win_free(&window.host);
  if (shared) unmap_shared_memory(context, *shared);
  return false;
}

// The memory must lie in linear memory: it is the library's where that can be had there, else from the guest's own
// allocator.
Code allocate(Call& call, std::int32_t size, std::int32_t displacement_unit, Handle info, Handle comm, Address baseptr,
              Address win) {
  const WindowArguments arguments(call, comm, info, size, displacement_unit, win);
  Address* base_place = call.place<Address>("baseptr", baseptr);
  if (call.failed()) return call.raise();
  const CollectiveCall together(call, arguments.comm);
  if (call.failed()) return call.raise();
  Context& context = call.context();
  auto window = std::make_unique<Window>();
  window->flavor = guest_MPI_WIN_FLAVOR_ALLOCATE;
  if (arguments.comm.size > 1 && has_shared_room(context, together, static_cast<std::uint64_t>(size)) &&
      allocate_by_library(context, arguments, together, *window)) {
    *base_place = window->base;
    return give_window(call, arguments, std::move(window));
  }
  const auto memory = allocate_in_guest(context, static_cast<std::uint32_t>(std::max(size, 1)));
  if (!together.everywhere(memory.has_value())) {
    if (memory) release_in_guest(context, *memory);
    call.fail(guest_MPI_ERR_NO_MEM, fmt::format("a process has no {} bytes of guest memory left", size));
    return call.raise();
  }
  window->base = window->allocated = *memory;
  *base_place = *memory;
  return open_window(call, arguments, together, std::move(window));
}

}  // namespace

#include "calls/windows.inc"

}  // namespace mpiwasm::calls
