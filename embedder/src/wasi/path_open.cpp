// WASI calls: opening a file or directory beneath an open directory.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <utility>

#include "wasi/context.hpp"
#include "wasi/error.hpp"
#include "wasi/file_status.hpp"
#include "wasi/preview1.hpp"

namespace mpiwasm::wasi::preview1 {
namespace {

constexpr Rights changing = rights::fd_write | rights::fd_allocate | rights::fd_filestat_set_size;

// What open(2) is asked for: the guest says through rights whether it will read or write. Truncating is left to
// path_open, which knows then what it would be done to.
int host_flags(Flags lookup, Flags open, Rights wanted, Flags flags) {
  const bool is_directory = (open & open_flags::directory) != 0;
  const bool writes = (wanted & changing) != 0 && !is_directory;
  const bool truncates = (open & open_flags::truncate) != 0 && !is_directory;
  const bool reads = (wanted & rights::fd_read) != 0;
  int host = writes || truncates ? (reads ? O_RDWR : O_WRONLY) : O_RDONLY;
  host |= O_NOCTTY | O_NONBLOCK;  // nothing may happen to, or wait for, what turns out to be a terminal or FIFO
  if (is_directory) host |= O_DIRECTORY;
  if ((open & open_flags::create) != 0) host |= (open & open_flags::exclusive) != 0 ? O_CREAT | O_EXCL : O_CREAT;
  if ((lookup & lookup_flags::symlink_follow) == 0) host |= O_NOFOLLOW;
  if ((flags & fd_flags::append) != 0) host |= O_APPEND;
  if ((flags & fd_flags::dsync) != 0) host |= O_DSYNC;
  if ((flags & (fd_flags::sync | fd_flags::rsync)) != 0) host |= O_SYNC;
  return host;
}

Rights needed_rights(Flags open) {
  Rights needed = rights::path_open;
  if ((open & open_flags::create) != 0) needed |= rights::path_create_file;
  if ((open & open_flags::truncate) != 0) needed |= rights::path_filestat_set_size;
  return needed;
}

// In a read-only grant nothing is opened for writing; what exists may still be "created".
Errno limit_to_reading(int& flags) {
  if ((flags & O_ACCMODE) != O_RDONLY || (flags & O_EXCL) != 0) return Errno::rofs;
  flags &= ~O_CREAT;
  return Errno::success;
}

// Opens the file, or makes it, in a directory in which that is admitted.
tl::expected<HostFile, Errno> open_or_create(Context& context, const Descriptor& directory, const GuestPath& path,
                                             int flags) {
  constexpr mode_t mode = 0666;  // the process's umask applies
  const bool exclusive = (flags & O_EXCL) != 0;
  if (!exclusive) {
    auto file = context.paths().open(directory.host(), path, flags & ~O_CREAT);
    if (file || (flags & O_CREAT) == 0 || file.error() != Errno::noent) return file;
  }
  const auto place = PathResolver::place_to_create(directory.host(), path, exclusive);
  if (!place) return tl::unexpected(place.error());
  if (const Errno error = context.admission().check_directory(place->directory, directory.grant.device);
      error != Errno::success)
    return tl::unexpected(error);
  return PathResolver::open(*place, flags, mode);
}

}  // namespace

Errno path_open(Context& context, Fd fd, Flags lookup, Address path_address, Size path_length, Flags open, Long wanted,
                Long inheriting, Flags flags, Address opened) {
  if (!context.memory().contains(opened, sizeof(Fd))) return Errno::fault;
  const auto directory = context.descriptors().directory(fd, needed_rights(open));
  if (!directory) return directory.error();
  GuestPath path;
  if (const Errno error = path.load(context.memory(), path_address, path_length); error != Errno::success) return error;
  constexpr Flags create_directory = open_flags::create | open_flags::directory;
  if ((lookup & ~lookup_flags::all) != 0 || (open & ~Flags{open_flags::all}) != 0 ||
      (flags & ~Flags{fd_flags::all}) != 0 || (open & create_directory) == create_directory) {
    return Errno::inval;
  }
  wanted &= rights::all;
  inheriting &= rights::all;
  if (((wanted | inheriting) & ~(*directory)->inheriting) != 0) return Errno::notcapable;
  // Before a file is created that could not be handed out.
  if (!context.descriptors().has_room()) return Errno::mfile;

  int host = host_flags(lookup, open, wanted, flags);
  if ((*directory)->read_only) {
    if (const Errno error = limit_to_reading(host); error != Errno::success) return error;
  }
  auto file = open_or_create(context, **directory, path, host);
  if (!file) {
    const bool would_create = (*directory)->read_only && (open & open_flags::create) != 0;
    return would_create && file.error() == Errno::noent ? Errno::rofs : file.error();
  }
  struct stat status;
  if (::fstat(file->number(), &status) != 0) return last_error();
  if (const Errno error = context.admission().check(file->number(), status, (*directory)->grant.device);
      error != Errno::success)
    return error;
  // Where O_DIRECTORY has the host open it for reading, it is refused as it is without.
  if (S_ISDIR(status.st_mode) && ((wanted & changing) != 0 || (host & O_CREAT) != 0)) return Errno::isdir;
  if ((open & open_flags::truncate) != 0 && ::ftruncate(file->number(), 0) != 0) return last_error();
  // Some file systems give O_NONBLOCK a meaning for regular files.
  const bool nonblock = (flags & fd_flags::nonblock) != 0;
  if (!nonblock && ::fcntl(file->number(), F_SETFL, host & ~O_NONBLOCK) != 0) return last_error();

  Descriptor descriptor;
  descriptor.file = std::move(*file);
  descriptor.type = file_type(descriptor.host(), status.st_mode);
  descriptor.flags = static_cast<std::uint16_t>(flags);
  descriptor.read_only = (*directory)->read_only;
  descriptor.rights = wanted & (descriptor.type == FileType::directory ? rights::directory : rights::file);
  descriptor.inheriting = inheriting;
  descriptor.grant = (*directory)->grant;
  const auto number = context.descriptors().insert(std::move(descriptor));
  if (!number) return number.error();
  (void)context.memory().store(opened, *number);
  return Errno::success;
}

}  // namespace mpiwasm::wasi::preview1
