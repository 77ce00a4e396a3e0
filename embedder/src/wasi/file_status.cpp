// See file_status.hpp.
#include "wasi/file_status.hpp"

#include <sys/socket.h>

#include "wasi/context.hpp"
#include "wasi/time.hpp"

namespace mpiwasm::wasi {
namespace {

FileType socket_type(int file) {
  int type = 0;
  socklen_t length = sizeof type;
  if (file < 0 || ::getsockopt(file, SOL_SOCKET, SO_TYPE, &type, &length) != 0) return FileType::socket_stream;
  return type == SOCK_DGRAM ? FileType::socket_dgram : FileType::socket_stream;
}

}  // namespace

FileType file_type(int file, mode_t mode) {
  if (S_ISREG(mode)) return FileType::regular_file;
  if (S_ISDIR(mode)) return FileType::directory;
  if (S_ISLNK(mode)) return FileType::symbolic_link;
  if (S_ISCHR(mode)) return FileType::character_device;
  if (S_ISBLK(mode)) return FileType::block_device;
  if (S_ISSOCK(mode)) return socket_type(file);
  return FileType::unknown;
}

Errno write_file_status(const Context& context, guest::Address address, int file, const struct stat& status) {
  FileStat answer{};
  answer.device = status.st_dev;
  answer.inode = status.st_ino;
  answer.type = file_type(file, status.st_mode);
  answer.links = status.st_nlink;
  answer.size = static_cast<std::uint64_t>(status.st_size);
  answer.access_time = nanoseconds(status.st_atim);
  answer.modification_time = nanoseconds(status.st_mtim);
  answer.change_time = nanoseconds(status.st_ctim);
  if (context.has_old_layout()) {
    const OldFileStat old{answer.device,
                          answer.inode,
                          answer.type,
                          {},
                          static_cast<std::uint32_t>(answer.links),
                          answer.size,
                          answer.access_time,
                          answer.modification_time,
                          answer.change_time};
    return context.memory().store(address, old) ? Errno::success : Errno::fault;
  }
  return context.memory().store(address, answer) ? Errno::success : Errno::fault;
}

tl::expected<std::array<timespec, 2>, Errno> host_times(std::uint64_t access, std::uint64_t modification,
                                                        std::uint32_t flags) {
  constexpr std::uint32_t both_access = time_flags::access | time_flags::access_now;
  constexpr std::uint32_t both_modification = time_flags::modification | time_flags::modification_now;
  if ((flags & ~std::uint32_t{time_flags::all}) != 0 || (flags & both_access) == both_access ||
      (flags & both_modification) == both_modification) {
    return tl::unexpected(Errno::inval);
  }
  const auto choose = [](std::uint64_t time, bool given, bool now) {
    if (given) return host_time(time);
    return timespec{0, now ? UTIME_NOW : UTIME_OMIT};
  };
  return std::array{
      choose(access, (flags & time_flags::access) != 0, (flags & time_flags::access_now) != 0),
      choose(modification, (flags & time_flags::modification) != 0, (flags & time_flags::modification_now) != 0)};
}

}  // namespace mpiwasm::wasi
