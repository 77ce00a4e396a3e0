// See granted_files.hpp.
#include "wasi/granted_files.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "wasi/path_walk.hpp"

namespace mpiwasm::wasi {
namespace {

using guest::GrantedFile;
using guest::PathRefusal;

tl::unexpected<PathRefusal> refuse(int error, std::string reason) {
  return tl::unexpected(PathRefusal{error, std::move(reason)});
}

tl::unexpected<PathRefusal> refuse(int error) { return refuse(error, std::strerror(error)); }

tl::unexpected<PathRefusal> refuse(Errno error) {
  switch (error) {
    case Errno::perm:
      return refuse(EPERM, "the path leads out of the granted directory");
    case Errno::noent:
      return refuse(ENOENT);
    case Errno::notdir:
      return refuse(ENOTDIR);
    case Errno::nametoolong:
      return refuse(ENAMETOOLONG);
    case Errno::loop:
      return refuse(ELOOP);
    case Errno::isdir:
      return refuse(EISDIR);
    case Errno::notsup:
      return refuse(EACCES, "neither a file nor a directory");
    case Errno::acces:
      return refuse(EACCES);
    default:
      return refuse(EIO);
  }
}

/// Names inside the guest start at one place, whether they are written "/a", "./a" or "a".
std::string_view without_root(std::string_view path) {
  for (;;) {
    if (path.starts_with('/')) {
      path.remove_prefix(1);
    } else if (path.starts_with("./")) {
      path.remove_prefix(2);
    } else {
      return path == "." ? std::string_view{} : path;
    }
  }
}

/// True when `path` lies in the directory `name`, both without root.
bool lies_in(std::string_view path, std::string_view name) {
  if (name.empty()) return true;
  return path.starts_with(name) && (path.size() == name.size() || path[name.size()] == '/');
}

}  // namespace

tl::expected<PathsForMpi::Beneath, PathRefusal> PathsForMpi::find(std::string_view path) {
  const std::string_view wanted = without_root(path);
  const Descriptor* best = nullptr;
  std::size_t best_length = 0;
  context_.descriptors().for_each_grant([&](const Descriptor& grant) {
    const std::string_view name = without_root(*grant.guest_path);
    if (!lies_in(wanted, name) || (best != nullptr && name.size() < best_length)) return;
    best = &grant;
    best_length = name.size();
  });
  if (best == nullptr) {
    return refuse(EPERM, "it is in no directory that was granted to the program (mpiwasm -d)");
  }
  std::string_view rest = wanted.substr(best_length);
  rest.remove_prefix(std::min(rest.find_first_not_of('/'), rest.size()));
  Beneath found{best, {}};
  const Errno error = found.path.assign(rest.empty() ? "." : rest);
  if (error == Errno::acces) return refuse(EACCES, "MPI libraries keep shared file pointers in files of such names");
  if (error != Errno::success) return refuse(error);
  return found;
}

tl::expected<GrantedFile, PathRefusal> PathsForMpi::open(std::string_view path, const guest::FileWish& wish) {
  const guest::Turns::Turn turn{context_.turns()};
  const auto beneath = find(path);
  if (!beneath) return tl::unexpected(beneath.error());
  if (beneath->grant->read_only && (wish.writes || wish.deletes)) {
    return refuse(EROFS, "the directory was granted for reading only");
  }
  auto place = walk(beneath->grant->host(), beneath->path.view(), LastLink::follow);
  if (!place) return refuse(place.error());
  if (place->must_be_directory) return refuse(EISDIR);

  GrantedFile found;
  found.name = place->name;
  found.directory = std::move(place->opened);
  if (!found.directory.is_open()) {
    found.directory = HostFile::own(::fcntl(place->directory, F_DUPFD_CLOEXEC, 0));
    if (!found.directory.is_open()) return refuse(errno);
  }
  const dev_t granted = beneath->grant->grant.device;
  if (wish.creates || wish.deletes) {
    const Errno error = context_.admission().check_directory(found.directory.number(), granted);
    if (error != Errno::success) return refuse(error);
  }
  int flags = wish.writes ? (wish.reads ? O_RDWR : O_WRONLY) : O_RDONLY;
  if (wish.creates && !beneath->grant->read_only) flags |= wish.exclusive ? O_CREAT | O_EXCL : O_CREAT;
  constexpr mode_t mode = 0666;  // the process's umask applies
  flags |= O_NOFOLLOW | O_NOCTTY | O_NONBLOCK | O_CLOEXEC;
  found.file = HostFile::own(::openat(found.directory.number(), found.name.c_str(), flags, mode));
  if (!found.file.is_open()) return refuse(errno);
  struct stat status;
  if (::fstat(found.file.number(), &status) != 0) return refuse(errno);
  if (S_ISDIR(status.st_mode)) return refuse(EISDIR);
  if (const Errno error = context_.admission().check(found.file.number(), status, granted); error != Errno::success) {
    return refuse(error);
  }
  return found;
}

tl::expected<void, PathRefusal> PathsForMpi::remove(std::string_view path) {
  const guest::Turns::Turn turn{context_.turns()};
  const auto beneath = find(path);
  if (!beneath) return tl::unexpected(beneath.error());
  if (beneath->grant->read_only) return refuse(EROFS, "the directory was granted for reading only");
  const auto place = context_.paths().parent(beneath->grant->host(), beneath->path);
  if (!place) return refuse(place.error());
  const Errno error = context_.admission().check_directory(place->directory, beneath->grant->grant.device);
  if (error != Errno::success) return refuse(error);
  if (::unlinkat(place->directory, place->entry().c_str(), 0) != 0) return refuse(errno);
  return {};
}

}  // namespace mpiwasm::wasi
