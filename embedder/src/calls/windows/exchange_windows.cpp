#include "calls/windows/exchange_windows.hpp"

#include <fmt/format.h>
#include <mpiwasm_exchange/check.h>
#include <sys/mman.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "calls/communicators/member_agreement.hpp"
#include "calls/core/callbacks.hpp"
#include "calls/core/library_life.hpp"
#include "calls/windows/library_memory.hpp"
#include "calls/windows/shared_memory.hpp"
#include "calls/windows/shared_room.hpp"

namespace mpiwasm::calls {

namespace {

constexpr const char* exchange_key = "mpiwasm_exchange";

/// The full pages of the segment of one process, which contain nothing else.
struct Pages {
  std::byte* begin = nullptr;
  std::size_t length = 0;
  /// From the beginning of the segment.
  std::size_t margin = 0;
};

/// The size comes from the library, not from the other process.
Pages find_pages(MPI_Win host, int rank) {
  MPI_Aint size = 0;
  int unit = 0;
  std::byte* base = nullptr;
  if (MPI_Win_shared_query(host, rank, &size, &unit, static_cast<void*>(&base)) != MPI_SUCCESS) return {};
  const auto address = reinterpret_cast<std::uintptr_t>(base);
  const std::size_t margin = round_up(address, page_size()) - address;
  if (base == nullptr || size < 0 || static_cast<std::size_t>(size) < margin) return {};
  return {base + margin, (static_cast<std::size_t>(size) - margin) / page_size() * page_size(), margin};
}

/// Bytes of all segments; more than there is in linear memory if the sum is too large to count.
std::uint64_t sum_of(const std::vector<Pages>& segments) {
  constexpr std::uint64_t too_many = std::uint64_t{1} << 32;
  std::uint64_t sum = 0;
  for (const Pages& segment : segments)
    sum = std::min(sum + std::min<std::uint64_t>(segment.length, too_many), too_many);
  return sum;
}

/// Maps the segments one behind the other. False if one cannot be mapped.
bool map_segments(Context& context, const std::vector<Pages>& segments, int rank, Window& window) {
  const std::uint64_t length = sum_of(segments);
  const auto allocated = length == 0 ? std::nullopt : allocate_in_guest(context, length + page_size());
  if (!allocated) return false;
  const SharedMemory memory{*allocated, static_cast<Address>(round_up(number(*allocated), page_size())),
                            static_cast<std::size_t>(length)};
  // New pages first, as in map_library_memory.
  make_private(context, memory);
  Address place = memory.address;
  for (std::size_t i = 0; i < segments.size(); ++i) {
    const Pages& segment = segments[i];
    const bool own = i == static_cast<std::size_t>(rank);
    window.shared_segments[i] = segment.length == 0 ? guest::null_address : place;
    if (segment.length == 0) continue;
    if (!map_library_pages(context, segment.begin, segment.length, place, own ? PROT_READ | PROT_WRITE : PROT_READ)) {
      unmap_shared_memory(context, memory);
      std::ranges::fill(window.shared_segments, guest::null_address);
      return false;
    }
    place = place + static_cast<std::uint32_t>(segment.length);
  }
  window.shared = memory;
  window.allocated = memory.allocated;
  return true;
}

/// Whether the processes are of one node, and of one job: MPICH counts nodes of each job from 0. Before 4.2, it makes a
/// shared window of any processes, and says of others what it knows of this one.
bool are_on_one_node(const Call& call, const WindowArguments& arguments, const CollectiveCall& together) {
  // All processes of several jobs find so.
  if (!reaches_all(arguments.comm.members.get())) return false;
  // Native processes would not take part.
  if (call.context().options.has_native_peers) return arguments.comm.is_of_node;
  return together.everywhere(shares_memory(together));
}

/// Whether each process has as many pages as the library says here. Collective, without native processes.
bool are_as_long(const CollectiveCall& together, const std::vector<Pages>& segments, int rank) {
  int code = MPI_SUCCESS;
  const auto mine = static_cast<std::int64_t>(segments[static_cast<std::size_t>(rank)].length);
  const std::vector<std::int64_t> lengths = together.gather(mine, code);
  const bool here = code == MPI_SUCCESS && std::ranges::equal(segments, lengths, {}, [](const Pages& segment) {
                      return static_cast<std::int64_t>(segment.length);
                    });
  return together.everywhere(here);
}

/// What the header of the segment says about a place in it.
std::string describe(Context& context, const Window& window, std::size_t rank, std::uint32_t offset) {
  exchange_description description{};
  std::array<char, 2 * EXCHANGE_NAME_BYTES + 128> text{};
  const auto size = static_cast<std::uint64_t>(window.segments[rank].size);
  if (exchange_read(context.memory.at(window.shared_segments[rank]), size, &description) != nullptr) {
    return fmt::format("the segment of rank {} of the window", rank);
  }
  exchange_describe_place(&description, offset, text.data(), text.size());
  exchange_forget(&description);
  return fmt::format("{}, which belongs to rank {} of the window", text.data(), rank);
}

/// Calls `visit` with each window and rank whose segment the guest may only read.
template <class Visit>
void for_each_read_only(Context& context, Visit visit) {
  context.windows.for_each([&](const std::unique_ptr<Window>& entry) {
    if (!entry || !entry->is_others_read_only) return;
    for (std::size_t i = 0; i < entry->shared_segments.size(); ++i) {
      if (static_cast<int>(i) != entry->rank && entry->shared_segments[i] != guest::null_address) visit(*entry, i);
    }
  });
}

}  // namespace

bool is_for_exchange(const WindowRecipe& window) {
  return window.flavor == guest_MPI_WIN_FLAVOR_SHARED &&
         std::ranges::any_of(window.hints, [](const auto& hint) { return hint.first == exchange_key; });
}

bool is_for_exchange(const WindowArguments& arguments) {
  if (arguments.info == MPI_INFO_NULL || arguments.comm.size == 1) return false;
  std::array<char, MPI_MAX_INFO_VAL + 1> value{};
  int found = 0;
  return MPI_Info_get(arguments.info, exchange_key, MPI_MAX_INFO_VAL, value.data(), &found) == MPI_SUCCESS &&
         found != 0 && std::string_view{value.data()} == "true";
}

Code allocate_for_exchange(Call& call, const WindowArguments& arguments, const CollectiveCall& together,
                           Address& base) {
  if (arguments.displacement_unit != 1) {
    call.fail(guest_MPI_ERR_DISP, fmt::format("disp_unit is {}, but a window with the info key \"{}\" takes only 1",
                                              arguments.displacement_unit, exchange_key));
    return call.raise();
  }
  if (!are_on_one_node(call, arguments, together)) {
    call.fail(guest_MPI_ERR_RMA_SHARED,
              call.context().options.has_native_peers
                  ? "comm is not of MPI_Comm_split_type with MPI_COMM_TYPE_SHARED, as the exchange makes it"
                  : "the processes of comm are not all on one node and of one job");
    return call.raise();
  }
  // Wherever the library lets the segment begin, it contains as many full pages as the guest wants.
  const std::size_t wanted = round_up(static_cast<std::size_t>(arguments.size), page_size()) + page_size();
  // Native processes would not take part.
  if (!call.context().options.has_native_peers && !has_shared_room(call.context(), together, wanted)) {
    call.fail(guest_MPI_ERR_NO_MEM, "the file system /dev/shm of a node has no room for the window");
    return call.raise();
  }
  auto window = std::make_unique<Window>();
  window->flavor = guest_MPI_WIN_FLAVOR_SHARED;
  // Also where the guest does not see them.
  window->is_others_read_only = true;
  void* own = nullptr;
  const int code = together.made_everywhere(MPI_Win_allocate_shared(
      static_cast<MPI_Aint>(wanted), 1, MPI_INFO_NULL, together.host(), static_cast<void*>(&own), &window->host));
  if (code != MPI_SUCCESS) return call.raise_host(code);
  std::vector<Pages> segments;
  for (int i = 0; i < arguments.comm.size; ++i) {
    const Pages& segment = segments.emplace_back(find_pages(window->host, i));
    window->segments.push_back(
        {static_cast<std::int64_t>(segment.length), 1, static_cast<std::int64_t>(segment.margin)});
  }
  if (!call.context().options.has_native_peers && !are_as_long(together, segments, arguments.comm.rank)) {
    MPI_Win_free(&window->host);
    call.fail(guest_MPI_ERR_RMA_SHARED, "the MPI library says other sizes of segments than the processes have");
    return call.raise();
  }
  window->shared_segments.assign(segments.size(), guest::null_address);
  (void)map_segments(call.context(), segments, arguments.comm.rank, *window);
  window->base = window->shared_segments[static_cast<std::size_t>(arguments.comm.rank)];
  base = window->base;
  const Code given = give_window(call, arguments, std::move(window));
  note_read_only_memory(call.context());
  return given;
}

void note_read_only_memory(Context& context) {
  bool found = false;
  context.windows.for_each(
      [&](const std::unique_ptr<Window>& entry) { found = found || (entry && entry->is_others_read_only); });
  context.has_read_only_memory = found;
  update_running(context);
}

std::optional<Address> find_read_only(Context& context, std::uint32_t begin, std::uint64_t end) {
  std::optional<Address> found;
  for_each_read_only(context, [&](const Window& window, std::size_t rank) {
    const std::uint32_t segment = number(window.shared_segments[rank]);
    const std::uint64_t behind = segment + static_cast<std::uint64_t>(window.segments[rank].size);
    if (begin < behind && segment < end) found = Address{std::max(begin, segment)};
  });
  return found;
}

std::string describe_read_only(Context& context, Address place) {
  std::string found;
  for_each_read_only(context, [&](const Window& window, std::size_t rank) {
    const std::uint32_t segment = number(window.shared_segments[rank]);
    if (number(place) >= segment && number(place) - segment < window.segments[rank].size)
      found = describe(context, window, rank, number(place) - segment);
  });
  return found;
}

}  // namespace mpiwasm::calls
