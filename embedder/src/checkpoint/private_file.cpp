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

std::string why_not_kept_in(const std::filesystem::path& directory) {
  struct stat status{};
  if (::stat(directory.c_str(), &status) != 0)
    return fmt::format("{} cannot be examined: {}", directory.native(), std::strerror(errno));
  if (status.st_uid != ::geteuid()) return fmt::format("{} belongs to another user", directory.native());
  if ((status.st_mode & (S_IWGRP | S_IWOTH)) != 0)
    return fmt::format(
        "{} is writable by others, who could replace checkpoints; take away their right (chmod go-w), or name a "
        "directory in it that does not exist yet",
        directory.native());
  return {};
}

std::error_code make_private_directory(const std::filesystem::path& path) {
  std::error_code error;
  if (path.has_parent_path()) std::filesystem::create_directories(path.parent_path(), error);
  if (error) return error;
  constexpr mode_t private_mode = 0700;
  if (::mkdir(path.c_str(), private_mode) != 0 && errno != EEXIST) return {errno, std::generic_category()};
  return {};
}

}  // namespace mpiwasm::checkpoint
