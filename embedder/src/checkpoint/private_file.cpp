#include "checkpoint/private_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace mpiwasm::checkpoint {
namespace {

tl::expected<guest::HostFile, std::string> open_checked(const std::filesystem::path& path, int flags, mode_t type) {
  auto file = guest::HostFile::own(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | flags));
  if (!file.is_open())
    return tl::unexpected(fmt::format("{} cannot be opened: {}", path.native(), std::strerror(errno)));
  struct stat status{};
  if (::fstat(file.number(), &status) != 0)
    return tl::unexpected(fmt::format("{} cannot be examined: {}", path.native(), std::strerror(errno)));
  if ((status.st_mode & S_IFMT) != type)
    return tl::unexpected(fmt::format("{} is not a {}", path.native(), type == S_IFREG ? "file" : "directory"));
  if (status.st_uid != ::geteuid())
    return tl::unexpected(fmt::format("{} belongs to another user, and would run as code", path.native()));
  if ((status.st_mode & (S_IRWXG | S_IRWXO)) != 0)
    return tl::unexpected(fmt::format("{} is open to other users, and would run as code; its mode must be {}",
                                      path.native(), type == S_IFREG ? "0600" : "0700"));
  return file;
}

}  // namespace

tl::expected<guest::HostFile, std::string> open_private(const std::filesystem::path& path) {
  return open_checked(path, 0, S_IFREG);
}

tl::expected<guest::HostFile, std::string> open_private_directory(const std::filesystem::path& path) {
  return open_checked(path, O_DIRECTORY, S_IFDIR);
}

}  // namespace mpiwasm::checkpoint
