// See directory_lock.hpp.
#include "checkpoint/directory_lock.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>

#include <cerrno>
#include <thread>

namespace mpiwasm::checkpoint {

tl::expected<guest::HostFile, std::string> lock_directory(const std::filesystem::path& directory,
                                                          std::chrono::milliseconds patience) {
  constexpr std::chrono::milliseconds pause{20};
  auto opened = guest::HostFile::own(::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!opened.is_open()) return opened;
  for (auto waited = pause; ::flock(opened.number(), LOCK_EX | LOCK_NB) != 0; waited += pause) {
    if (errno != EWOULDBLOCK) return guest::HostFile{};
    if (waited <= patience) {
      std::this_thread::sleep_for(pause);
      continue;
    }
    return tl::unexpected(fmt::format("another job keeps its checkpoints in {}; give each job a directory of its own",
                                      directory.native()));
  }
  return opened;
}

}  // namespace mpiwasm::checkpoint
