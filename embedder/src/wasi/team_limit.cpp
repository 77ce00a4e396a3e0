#include "wasi/team_limit.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <filesystem>
#include <string>
#include <system_error>

namespace mpiwasm::wasi {
namespace {

constexpr const char* file_name = "mpiwasm-team";
constexpr const char* name_in_proc = "/memfd:mpiwasm-team (deleted)";
constexpr int fixed_size = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;

using Path = std::filesystem::path;

Path folder_of(pid_t process) { return Path{"/proc"} / std::to_string(process); }

bool is_own(const Path& folder) {
  struct stat status{};
  return ::stat(folder.c_str(), &status) == 0 && status.st_uid == ::geteuid();
}

/// What another process shows under that name may be any file, and is changed only if it is as create() makes it.
bool is_team_file(const guest::HostFile& file) {
  struct stat status{};
  std::uint32_t mark = 0;
  return file.is_open() && ::fstat(file.number(), &status) == 0 && S_ISREG(status.st_mode) &&
         status.st_size == sizeof(TeamWord) && status.st_uid == ::geteuid() &&
         ::fcntl(file.number(), F_GET_SEALS) == fixed_size &&
         ::pread(file.number(), &mark, sizeof mark, offsetof(TeamWord, mark)) == sizeof mark &&
         mark == TeamWord::own_mark;
}

guest::HostFile team_file_of(pid_t process) {
  const Path folder = folder_of(process);
  if (process <= 0 || !is_own(folder)) return {};
  std::error_code error;
  for (std::filesystem::directory_iterator entry{folder / "fd", error}, end; !error && entry != end;
       entry.increment(error)) {
    std::error_code unreadable;
    if (std::filesystem::read_symlink(entry->path(), unreadable) != name_in_proc) continue;
    auto file = guest::HostFile::own(::open(entry->path().c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    if (is_team_file(file)) return file;
  }
  return {};
}

}  // namespace

TeamLimit TeamLimit::create() {
  TeamLimit limit;
  auto file = guest::HostFile::own(::memfd_create(file_name, MFD_CLOEXEC | MFD_ALLOW_SEALING));
  const TeamWord initial;
  if (!file.is_open() || ::pwrite(file.number(), &initial, sizeof initial, 0) != sizeof initial ||
      ::fcntl(file.number(), F_ADD_SEALS, fixed_size) != 0)
    return limit;
  void* word = ::mmap(nullptr, sizeof(TeamWord), PROT_READ, MAP_SHARED, file.number(), 0);
  if (word == MAP_FAILED) return limit;
  limit.file_ = std::move(file);
  limit.word_ = static_cast<const TeamWord*>(word);
  return limit;
}

TeamLimit::~TeamLimit() {
  if (word_ != nullptr) ::munmap(const_cast<TeamWord*>(word_), sizeof(TeamWord));
}

std::optional<std::uint32_t> team_limit_of(pid_t process) {
  const guest::HostFile file = team_file_of(process);
  std::uint32_t most = 0;
  if (!file.is_open() || ::pread(file.number(), &most, sizeof most, offsetof(TeamWord, most)) != sizeof most)
    return std::nullopt;
  return most;
}

bool set_team_limit(pid_t process, std::uint32_t most) {
  const guest::HostFile file = team_file_of(process);
  return file.is_open() && ::pwrite(file.number(), &most, sizeof most, offsetof(TeamWord, most)) == sizeof most;
}

std::vector<pid_t> processes_with_teams() {
  std::vector<pid_t> found;
  std::error_code error;
  for (std::filesystem::directory_iterator entry{"/proc", error}, end; !error && entry != end; entry.increment(error)) {
    const std::string name = entry->path().filename();
    pid_t process = 0;
    const auto [rest, problem] = std::from_chars(name.data(), name.data() + name.size(), process);
    if (problem == std::errc{} && rest == name.data() + name.size() && team_limit_of(process)) found.push_back(process);
  }
  std::ranges::sort(found);
  return found;
}

}  // namespace mpiwasm::wasi
