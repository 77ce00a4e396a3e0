#include "checkpoint/key.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstring>

#include "checkpoint/private_file.hpp"

namespace mpiwasm::checkpoint {
namespace {

tl::expected<Key, std::string> read_key(const std::filesystem::path& path) {
  auto file = open_private(path);
  if (!file) return tl::unexpected(file.error());
  Key key{};
  char more = 0;
  if (::read(file->number(), key.data(), key.size()) != static_cast<ssize_t>(key.size()) ||
      ::read(file->number(), &more, 1) != 0)
    return tl::unexpected(fmt::format("{} is no key of mpiwasm", path.native()));
  return key;
}

/// Made beside its place and linked there whole: the ranks of a job may all do this at once, and one of them wins.
tl::expected<void, std::string> make_key(const std::filesystem::path& path) {
  const auto failed = [&] {
    return tl::unexpected(fmt::format("the key {} cannot be made: {}", path.native(), std::strerror(errno)));
  };
  std::error_code error;
  std::filesystem::create_directories(path.parent_path(), error);
  Key key{};
  if (::getrandom(key.data(), key.size(), 0) != static_cast<ssize_t>(key.size())) return failed();
  // Ranks on other nodes, and in other containers, have the same numbers of processes.
  std::uint64_t number = 0;
  if (::getrandom(&number, sizeof number, 0) != sizeof number) return failed();
  const std::string beside = fmt::format("{}.{:016x}", path.native(), number);
  constexpr mode_t private_mode = 0600;
  const auto file =
      guest::HostFile::own(::open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, private_mode));
  if (!file.is_open()) return failed();
  const bool is_written =
      ::write(file.number(), key.data(), key.size()) == static_cast<ssize_t>(key.size()) && ::fsync(file.number()) == 0;
  const bool is_linked = is_written && (::link(beside.c_str(), path.c_str()) == 0 || errno == EEXIST);
  const int problem = errno;
  (void)::unlink(beside.c_str());
  errno = problem;
  if (!is_linked) return failed();
  return {};
}

}  // namespace

std::filesystem::path key_path(const std::function<const char*(const char*)>& variable) {
  const char* const name = "mpiwasm/checkpoint-key";
  const char* configuration = variable("XDG_CONFIG_HOME");
  if (configuration != nullptr && *configuration == '/') return std::filesystem::path{configuration} / name;
  const char* home = variable("HOME");
  return home != nullptr && *home == '/' ? std::filesystem::path{home} / ".config" / name : std::filesystem::path{};
}

tl::expected<Key, std::string> load_key(const std::filesystem::path& path) {
  if (path.empty()) return tl::unexpected(std::string{"there is no home directory, which holds the user's key"});
  std::error_code error;
  if (!std::filesystem::exists(std::filesystem::symlink_status(path, error))) {
    if (const auto made = make_key(path); !made) return tl::unexpected(made.error());
  }
  return read_key(path);
}

}  // namespace mpiwasm::checkpoint
