#include "calls/windows/shared_room.hpp"

#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/utsname.h>

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <string_view>
#include <vector>

namespace mpiwasm::calls {

namespace {

constexpr const char* directory = "/dev/shm";
constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

/// What each process says.
struct Room {
  /// The same for processes of one file system. Nodes that happen to have the same name count as one.
  std::uint64_t node = 0;
  std::uint64_t free = unlimited;
  std::uint64_t total = unlimited;
  std::uint64_t wanted = 0;
  std::uint64_t had = 0;
};

std::uint64_t find_node() {
  utsname system{};
  struct stat state{};
  if (::uname(&system) != 0 || ::stat(directory, &state) != 0) return 0;
  return std::hash<std::string_view>{}(system.nodename) ^ state.st_dev;
}

/// A file system in memory that has no limit reports no blocks at all.
void find_space(Room& room) {
  struct statvfs disk{};
  if (::statvfs(directory, &disk) != 0 || disk.f_blocks == 0) return;
  room.free = std::uint64_t{disk.f_bavail} * disk.f_frsize;
  room.total = std::uint64_t{disk.f_blocks} * disk.f_frsize;
}

/// Libraries add a few pages for each process, and Open MPI wants a twentieth to remain.
std::uint64_t with_margin(std::uint64_t bytes) {
  constexpr std::uint64_t per_process = 65536;
  constexpr std::uint64_t most = std::uint64_t{1} << 33;
  const std::uint64_t counted = std::min(bytes, most);
  return counted + counted / 16 + per_process;
}

}  // namespace

bool has_shared_room(Context& context, const CollectiveCall& together, std::uint64_t bytes) {
  Room mine{.node = find_node(), .wanted = with_margin(bytes)};
  find_space(mine);
  context.windows.for_each([&](const std::unique_ptr<Window>& window) {
    if (window && window->shared.length != 0) mine.had += with_margin(static_cast<std::uint64_t>(window->size));
  });
  int code = MPI_SUCCESS;
  const std::vector<Room> rooms = together.gather(mine, code);
  if (code != MPI_SUCCESS) return false;
  std::map<std::uint64_t, Room> sums;
  for (const Room& room : rooms) {
    sums[room.node].wanted += room.wanted;
    sums[room.node].had += room.had;
  }
  return std::ranges::all_of(rooms, [&](const Room& room) {
    const Room& sum = sums[room.node];
    return sum.wanted <= room.free && sum.wanted + sum.had <= room.total;
  });
}

}  // namespace mpiwasm::calls
