// WASI calls: what a path names, without opening it for the guest.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstring>
#include <span>

#include "wasi/context.hpp"
#include "wasi/error.hpp"
#include "wasi/file_status.hpp"
#include "wasi/preview1.hpp"

namespace mpiwasm::wasi::preview1 {
namespace {

Errno status_of(Context& context, const Descriptor& directory, const GuestPath& path, bool follow,
                struct stat& status) {
  const dev_t granted = directory.grant.device;
  if (path.is_plain_name()) {
    if (::fstatat(directory.host(), path.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0) return last_error();
    // Another file system may be mounted there.
    if ((!follow || !S_ISLNK(status.st_mode)) && status.st_dev == granted)
      return context.admission().check_place(directory.host(), status, granted);
  }
  const auto file = context.paths().open(directory.host(), path, follow ? O_PATH : O_PATH | O_NOFOLLOW);
  if (!file) return file.error();
  if (::fstat(file->number(), &status) != 0) return last_error();
  return context.admission().check_place(file->number(), status, granted);
}

// The contents of the link `path`, as many bytes as `buffer` holds.
tl::expected<std::size_t, Errno> read_link(Context& context, const Descriptor& directory, const GuestPath& path,
                                           std::span<char> buffer) {
  // "link/" is the target directory, not the link; and the system call would follow the link anywhere.
  if (path.ends_with_slash()) {
    const auto target = context.paths().open(directory.host(), path, O_PATH | O_DIRECTORY);
    return tl::unexpected(target ? Errno::inval : target.error());
  }
  const auto place = context.paths().parent(directory.host(), path);
  if (!place) return tl::unexpected(place.error());
  if (const Errno error = context.admission().check_directory(place->directory, directory.grant.device);
      error != Errno::success)
    return tl::unexpected(error);
  const ssize_t length = ::readlinkat(place->directory, place->name.c_str(), buffer.data(), buffer.size());
  if (length < 0) return tl::unexpected(last_error());
  return static_cast<std::size_t>(length);
}

// What may be opened, and links.
Errno check_changeable(Context& context, int file, dev_t granted) {
  struct stat status;
  if (::fstat(file, &status) != 0) return last_error();
  return S_ISLNK(status.st_mode) ? context.admission().check_place(file, status, granted)
                                 : context.admission().check(file, status, granted);
}

// Of the file that was checked: its name may be that of another one meanwhile. Linux before 5.8 knows only names.
Errno set_times(int file, const Place& place, const std::array<timespec, 2>& times) {
  if (::utimensat(file, "", times.data(), AT_EMPTY_PATH) == 0) return Errno::success;
  if (errno != EINVAL) return last_error();
  const int result = ::utimensat(place.directory, place.name.c_str(), times.data(), AT_SYMLINK_NOFOLLOW);
  return result == 0 ? Errno::success : last_error();
}

}  // namespace

Errno path_filestat_get(Context& context, Fd fd, Flags lookup, Address path_address, Size path_length, Address answer) {
  const auto directory = context.descriptors().directory(fd, rights::path_filestat_get);
  if (!directory) return directory.error();
  GuestPath path;
  if (const Errno error = path.load(context.memory(), path_address, path_length); error != Errno::success) return error;
  if ((lookup & ~lookup_flags::all) != 0) return Errno::inval;
  struct stat status;
  const Errno error = status_of(context, **directory, path, (lookup & lookup_flags::symlink_follow) != 0, status);
  return error == Errno::success ? write_file_status(context, answer, -1, status) : error;
}

Errno path_filestat_set_times(Context& context, Fd fd, Flags lookup, Address path_address, Size path_length,
                              Long access, Long modification, Flags flags) {
  const auto directory = context.descriptors().directory(fd, rights::path_filestat_set_times);
  if (!directory) return directory.error();
  GuestPath path;
  if (const Errno error = path.load(context.memory(), path_address, path_length); error != Errno::success) return error;
  if ((lookup & ~lookup_flags::all) != 0) return Errno::inval;
  if ((*directory)->read_only) return Errno::rofs;
  const auto times = host_times(access, modification, flags);
  if (!times) return times.error();

  // utimensat has no option to stay beneath a directory, so the walk follows links, and nothing behind it does.
  const bool follow = (lookup & lookup_flags::symlink_follow) != 0 || path.ends_with_slash();
  const auto place = walk((*directory)->host(), path.view(), follow ? LastLink::follow : LastLink::keep);
  if (!place) return place.error();
  if (const Errno error = context.admission().check_directory(place->directory, (*directory)->grant.device);
      error != Errno::success)
    return error;
  const auto file = PathResolver::open(*place, O_PATH, 0);
  if (!file) return file.error();
  if (const Errno error = check_changeable(context, file->number(), (*directory)->grant.device);
      error != Errno::success)
    return error;
  return set_times(file->number(), *place, *times);
}

Errno path_readlink(Context& context, Fd fd, Address path_address, Size path_length, Address buffer, Size length,
                    Address bytes_used) {
  const auto directory = context.descriptors().directory(fd, rights::path_readlink);
  if (!directory) return directory.error();
  GuestPath path;
  if (const Errno error = path.load(context.memory(), path_address, path_length); error != Errno::success) return error;
  const auto answer = context.memory().range(buffer, length);
  if (!answer || !context.memory().contains(bytes_used, sizeof(Size))) return Errno::fault;

  std::array<char, PATH_MAX> text;
  const auto found = read_link(context, **directory, path, text);
  if (!found) return found.error();
  // An absolute link cannot be followed in here, and what it says is about the host.
  if (*found > 0 && text[0] == '/') return Errno::perm;
  const std::size_t used = std::min<std::size_t>(*found, length);
  if (used != 0) std::memcpy(answer->data(), text.data(), used);
  (void)context.memory().store(bytes_used, static_cast<Size>(used));
  return Errno::success;
}

}  // namespace mpiwasm::wasi::preview1
