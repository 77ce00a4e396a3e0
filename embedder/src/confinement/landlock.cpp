// See landlock.hpp.
#include "confinement/landlock.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "guest/host_file.hpp"

namespace mpiwasm::confinement {
namespace {

constexpr long create_ruleset_number = 444;
constexpr long add_rule_number = 445;
constexpr long restrict_self_number = 446;
constexpr std::uint32_t create_ruleset_version = 1;
constexpr int path_beneath = 1;

struct Ruleset {
  std::uint64_t handled_files;
};

struct [[gnu::packed]] PathBeneath {
  std::uint64_t allowed;
  std::int32_t directory;
};
static_assert(sizeof(PathBeneath) == 12);

// The bits of LANDLOCK_ACCESS_FS_*.
constexpr std::uint64_t write_file = 1U << 1;
constexpr std::uint64_t read_file = 1U << 2;
constexpr std::uint64_t read_directory = 1U << 3;
constexpr std::uint64_t remove_directory = 1U << 4;
constexpr std::uint64_t remove_file = 1U << 5;
constexpr std::uint64_t make_directory = 1U << 7;
constexpr std::uint64_t make_file = 1U << 8;
constexpr std::uint64_t make_socket = 1U << 9;
constexpr std::uint64_t make_fifo = 1U << 10;
constexpr std::uint64_t make_link = 1U << 12;
constexpr std::uint64_t refer = 1U << 13;           // version 2
constexpr std::uint64_t truncate_file = 1U << 14;   // version 3
constexpr std::uint64_t control_device = 1U << 15;  // version 5

/// All that the version knows.
std::uint64_t known_to(int version) {
  if (version >= 5) return (control_device << 1) - 1;
  if (confines_truncation(version)) return (truncate_file << 1) - 1;
  return (refer << 1) - 1;
}

std::uint64_t bits_of(Access access) {
  constexpr std::uint64_t reading = read_file | read_directory;
  constexpr std::uint64_t using_files = reading | write_file | truncate_file | control_device;
  switch (access) {
    case Access::list:
      return read_directory;
    case Access::read:
      return reading;
    case Access::use:
      return using_files;
    case Access::change:
      return using_files | remove_directory | remove_file | make_directory | make_file | make_socket | make_fifo |
             make_link | refer;
    case Access::remove_empty_directories:
      return remove_directory;
  }
  return 0;
}

/// Says nothing of whether the path is there.
bool is_shortage(int error) { return error == EMFILE || error == ENFILE || error == ENOMEM; }

}  // namespace

int landlock_version() {
  const long version = ::syscall(create_ruleset_number, nullptr, 0, create_ruleset_version);
  return version < 0 ? 0 : static_cast<int>(version);
}

std::string give_up_files(const std::vector<FileRule>& but_not, int version) {
  const std::uint64_t known = known_to(version);
  const Ruleset handled{known};
  const auto rules =
      guest::HostFile::own(static_cast<int>(::syscall(create_ruleset_number, &handled, sizeof handled, 0)));
  if (!rules.is_open()) return fmt::format("Landlock: {}", std::strerror(errno));
  for (const FileRule& rule : but_not) {
    guest::HostFile opened;
    if (rule.directory < 0) {
      opened = guest::HostFile::own(::open(rule.path.c_str(), O_PATH | O_CLOEXEC));
      if (!opened.is_open() && is_shortage(errno))
        return fmt::format("Landlock: {}: {}", rule.path, std::strerror(errno));
    }
    const int place = rule.directory < 0 ? opened.number() : rule.directory;
    struct stat status{};
    if (place < 0 || ::fstat(place, &status) != 0) continue;
    std::uint64_t allowed = bits_of(rule.access) & known;
    if (!S_ISDIR(status.st_mode)) allowed &= read_file | write_file | truncate_file | control_device;
    if (allowed == 0) continue;
    const PathBeneath beneath{allowed, place};
    if (::syscall(add_rule_number, rules.number(), path_beneath, &beneath, 0) != 0 && errno != EBADFD)
      return fmt::format("Landlock: {}: {}", rule.path, std::strerror(errno));
  }
  if (::syscall(restrict_self_number, rules.number(), 0) != 0) return fmt::format("Landlock: {}", std::strerror(errno));
  return {};
}

}  // namespace mpiwasm::confinement
