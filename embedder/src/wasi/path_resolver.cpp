// See path_resolver.hpp.
#include "wasi/path_resolver.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "wasi/error.hpp"

namespace mpiwasm::wasi {
namespace {

// linux/openat2.h, which the kernel headers of older distributions do not have. The numbers never change.
struct OpenHow {
  std::uint64_t flags;
  std::uint64_t mode;
  std::uint64_t resolve;
};
constexpr long openat2_number = 437;
constexpr std::uint64_t no_magic_links = 0x02;
constexpr std::uint64_t beneath = 0x08;

// openat2 returns EAGAIN if a directory was renamed while ".." was resolved; limit the attempts, because another
// process may rename directories all the time.
constexpr int most_attempts = 128;

tl::expected<HostFile, Errno> open_by_kernel(int root, const char* path, int flags, mode_t mode) {
  OpenHow how{static_cast<std::uint64_t>(flags | O_CLOEXEC), (flags & O_CREAT) != 0 ? mode : 0,
              beneath | no_magic_links};
  for (int attempt = 0;; ++attempt) {
    const long file = ::syscall(openat2_number, root, path, &how, sizeof how);
    if (file >= 0) return HostFile::own(static_cast<int>(file));
    if ((errno == EAGAIN && attempt < most_attempts) || errno == EINTR) continue;
    if (errno == EXDEV) return tl::unexpected(Errno::perm);  // here it only means: leads out of the root
    return tl::unexpected(last_error());
  }
}

/// Whether confinement has taken openat2 away from the process, as it does where Landlock is old.
bool is_taken_away(Errno error) { return error == Errno::nosys; }

tl::expected<HostFile, Errno> open_by_walk(int root, const GuestPath& path, int flags, mode_t mode) {
  const bool exclusive = (flags & (O_CREAT | O_EXCL)) == (O_CREAT | O_EXCL);
  const bool keep_link = exclusive || ((flags & O_NOFOLLOW) != 0 && !path.ends_with_slash());
  const auto place = walk(root, path.view(), keep_link ? LastLink::keep : LastLink::follow);
  return place ? PathResolver::open(*place, flags, mode) : tl::unexpected(place.error());
}

}  // namespace

PathMethod PathResolver::best_method() {
  // Some container runtimes forbid openat2 with EPERM instead of ENOSYS, so any failure counts.
  return open_by_kernel(AT_FDCWD, ".", O_PATH | O_DIRECTORY, 0) ? PathMethod::kernel : PathMethod::walk;
}

tl::expected<HostFile, Errno> PathResolver::open(int root, const GuestPath& path, int flags, mode_t mode) const {
  if (method_ == PathMethod::kernel) {
    auto opened = open_by_kernel(root, path.c_str(), flags, mode);
    if (opened || !is_taken_away(opened.error())) return opened;
  }
  return open_by_walk(root, path, flags, mode);
}

tl::expected<Place, Errno> PathResolver::place_to_create(int root, const GuestPath& path, bool exclusive) {
  return walk(root, path.view(), exclusive ? LastLink::keep : LastLink::follow);
}

tl::expected<HostFile, Errno> PathResolver::open(const Place& place, int flags, mode_t mode) {
  // The slash itself must not reach openat: it would make O_NOFOLLOW follow.
  if (place.must_be_directory) {
    if ((flags & O_CREAT) != 0) return tl::unexpected(Errno::isdir);
    flags |= O_DIRECTORY;
  }
  for (;;) {
    const int file = ::openat(place.directory, place.name.c_str(), flags | O_NOFOLLOW | O_CLOEXEC, mode);
    if (file >= 0) return HostFile::own(file);
    if (errno != EINTR) return tl::unexpected(last_error());
  }
}

tl::expected<Place, Errno> PathResolver::parent(int root, const GuestPath& path) const {
  if (method_ == PathMethod::walk) return walk(root, path.view(), LastLink::keep);
  std::string_view text = path.view();
  Place place;
  place.must_be_directory = path.ends_with_slash();
  const std::size_t end = text.find_last_not_of('/');
  if (end == std::string_view::npos) return tl::unexpected(Errno::perm);  // "/"
  text = text.substr(0, end + 1);
  const std::size_t slash = text.rfind('/');
  place.name = text.substr(slash == std::string_view::npos ? 0 : slash + 1);
  // The system calls would refuse it too, but with errors that reveal what exists outside.
  if (place.name == "..") return walk(root, path.view(), LastLink::keep);
  if (slash == std::string_view::npos) {
    place.directory = root;
    return place;
  }
  const std::string directory(text.substr(0, slash + 1));
  tl::expected<HostFile, Errno> opened = open_by_kernel(root, directory.c_str(), O_PATH | O_DIRECTORY, 0);
  if (!opened && is_taken_away(opened.error())) return walk(root, path.view(), LastLink::keep);
  if (!opened) return tl::unexpected(opened.error());
  place.opened = std::move(*opened);
  place.directory = place.opened.number();
  return place;
}

}  // namespace mpiwasm::wasi
