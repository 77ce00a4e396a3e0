// See directory_lock.hpp.
#include "checkpoint/directory_lock.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>

#include <cerrno>

namespace mpiwasm::checkpoint {

tl::expected<guest::HostFile, std::string> lock_directory(const std::filesystem::path& directory) {
  auto opened = guest::HostFile::own(::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!opened.is_open()) return opened;
  if (::flock(opened.number(), LOCK_EX | LOCK_NB) == 0) return opened;
  if (errno == EWOULDBLOCK)
    return tl::unexpected(fmt::format("another job keeps its checkpoints in {}; give each job a directory of its own",
                                      directory.native()));
  return guest::HostFile{};
}

}  // namespace mpiwasm::checkpoint
