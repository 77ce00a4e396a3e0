#include "wasm/cache/cache_directory.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <utility>

namespace mpiwasm::wasm {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view entry_suffix = ".code";
constexpr std::string_view lock_suffix = ".lock";
constexpr std::string_view temporary_prefix = "unfinished-";

/// How exactly the time of the last use is kept: a write by every rank of every job would be felt by a file server.
constexpr std::time_t use_precision = 3600;
/// No compilation takes so long.
constexpr std::time_t longest_writing = 24 * 3600;

/// Why another user could have written this file or directory; empty if none could.
std::string distrust(const struct stat& status, CacheUse use) {
  const bool is_ours = status.st_uid == ::geteuid() || (use == CacheUse::site && status.st_uid == 0);
  if (!is_ours) return "belongs to another user";
  if ((status.st_mode & (S_IWGRP | S_IWOTH)) != 0) return "is writable by others";
  return {};
}

tl::expected<void, std::string> write_all(int file, std::span<const std::byte> bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return tl::unexpected(std::string{std::strerror(written == 0 ? ENOSPC : errno)});
    bytes = bytes.subspan(static_cast<std::size_t>(written));
  }
  return {};
}

/// Makes the directory and its parents, ours alone.
std::error_code make_private_directories(const fs::path& path) {
  std::error_code error;
  if (path.has_parent_path()) fs::create_directories(path.parent_path(), error);
  if (error) return error;
  if (::mkdir(path.c_str(), 0700) != 0 && errno != EEXIST) return {errno, std::generic_category()};
  return {};
}

/// Keeps the time of use in the modification time: access times are not kept everywhere.
void note_use(const guest::HostFile& file, const struct stat& status) {
  if (std::time(nullptr) - status.st_mtime > use_precision) (void)::futimens(file.number(), nullptr);
}

/// A name that no other process uses, on any node that shares the file system.
std::string temporary_name() {
  std::array<std::uint64_t, 2> random{};
  (void)::getrandom(random.data(), sizeof random, 0);
  return fmt::format("{}{:016x}{:016x}", temporary_prefix, random[0], random[1]);
}

}  // namespace

std::string entry_file_name(const CacheKey& key) { return to_hexadecimal(key) + std::string{entry_suffix}; }
std::string lock_file_name(const CacheKey& key) { return to_hexadecimal(key) + std::string{lock_suffix}; }

tl::expected<CacheDirectory, std::string> CacheDirectory::open(const fs::path& path, CacheUse use) {
  const auto unusable = [&](std::string_view why) {
    return tl::unexpected(fmt::format("the code cache {} {}", path.string(), why));
  };
  guest::HostFile directory = guest::HostFile::own(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!directory.is_open() && errno == ENOENT && use == CacheUse::own) {
    if (const auto error = make_private_directories(path))
      return unusable(fmt::format("cannot be made: {}", error.message()));
    directory = guest::HostFile::own(::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  }
  if (!directory.is_open()) return unusable(fmt::format("cannot be opened: {}", std::strerror(errno)));
  struct stat status{};
  if (::fstat(directory.number(), &status) != 0) return unusable(std::strerror(errno));
  if (const std::string why = distrust(status, use); !why.empty()) return unusable(why);
  return CacheDirectory{path, use, std::move(directory)};
}

CacheDirectory::Lookup CacheDirectory::find(const CacheKey& key) const {
  const std::string name = entry_file_name(key);
  const guest::HostFile file =
      guest::HostFile::own(::openat(directory_.number(), name.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK));
  const auto refuse = [&](std::string_view why) {
    return Lookup{std::nullopt, fmt::format("{} {}", (path_ / name).string(), why)};
  };
  if (!file.is_open()) return errno == ENOENT ? Lookup{} : refuse(std::strerror(errno));
  struct stat status{};
  if (::fstat(file.number(), &status) != 0 || !S_ISREG(status.st_mode)) return refuse("is not a file");
  if (const std::string why = distrust(status, use_); !why.empty()) return refuse(why);
  auto mapped = guest::MappedFile::map(file, static_cast<std::size_t>(status.st_size));
  if (!mapped) return refuse("cannot be read");
  auto entry = CacheEntry::verify(std::move(*mapped), key);
  if (!entry) return refuse("is damaged");
  if (use_ == CacheUse::own) note_use(file, status);
  return {std::move(entry), {}};
}

bool CacheDirectory::has(const CacheKey& key) const {
  return ::faccessat(directory_.number(), entry_file_name(key).c_str(), F_OK, AT_SYMLINK_NOFOLLOW) == 0;
}

void CacheDirectory::remove(const CacheKey& key) const {
  (void)::unlinkat(directory_.number(), entry_file_name(key).c_str(), 0);
}

tl::expected<void, std::string> CacheDirectory::store(const CacheKey& key, const std::string& description,
                                                      std::span<const std::byte> payload) const {
  const std::string head = make_entry_head(key, description, payload);
  const std::string temporary = temporary_name();
  const guest::HostFile file = guest::HostFile::own(
      ::openat(directory_.number(), temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
  const auto failed = [&](std::string_view why) {
    return tl::unexpected(fmt::format("compiled code cannot be stored in {}: {}", path_.string(), why));
  };
  if (!file.is_open()) return failed(std::strerror(errno));

  auto written = write_all(file.number(), std::as_bytes(std::span{head}));
  if (written) written = write_all(file.number(), payload);
  if (written && ::fsync(file.number()) != 0) written = tl::unexpected(std::string{std::strerror(errno)});
  if (written &&
      ::renameat(directory_.number(), temporary.c_str(), directory_.number(), entry_file_name(key).c_str()) != 0)
    written = tl::unexpected(std::string{std::strerror(errno)});
  if (!written) {
    const std::string why = written.error();
    (void)::unlinkat(directory_.number(), temporary.c_str(), 0);
    return failed(why);
  }
  return {};
}

std::vector<CacheDirectory::Listed> CacheDirectory::list() const {
  std::vector<Listed> entries;
  std::error_code error;
  for (const auto& found : fs::directory_iterator{path_, error}) {
    const std::string name = found.path().filename().string();
    if (!name.ends_with(entry_suffix)) continue;
    const guest::HostFile file = guest::HostFile::own(
        ::openat(directory_.number(), name.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK));
    struct stat status{};
    if (!file.is_open() || ::fstat(file.number(), &status) != 0) continue;
    const auto size = static_cast<std::size_t>(status.st_size);
    const auto mapped = guest::MappedFile::map(file, size);
    const auto description = mapped ? read_description(mapped->bytes()) : std::nullopt;
    entries.push_back(
        {name.substr(0, name.size() - entry_suffix.size()), description.value_or("damaged"), size, status.st_mtime});
  }
  std::sort(entries.begin(), entries.end(), [](const Listed& a, const Listed& b) { return a.used > b.used; });
  return entries;
}

void CacheDirectory::trim(std::uint64_t most_bytes, const CacheKey& kept) const {
  struct Found {
    std::string name;
    std::uint64_t size;
    timespec used;
  };
  std::vector<Found> entries;
  std::uint64_t total = 0;
  std::error_code error;
  for (const auto& file : fs::directory_iterator{path_, error}) {
    Found found{file.path().filename().string(), 0, {}};
    struct stat status{};
    if (::fstatat(directory_.number(), found.name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0) continue;
    if (found.name.starts_with(temporary_prefix) && std::time(nullptr) - status.st_mtime > longest_writing)
      (void)::unlinkat(directory_.number(), found.name.c_str(), 0);
    if (!found.name.ends_with(entry_suffix)) continue;
    found.size = static_cast<std::uint64_t>(status.st_size);
    found.used = status.st_mtim;
    total += found.size;
    if (found.name != entry_file_name(kept)) entries.push_back(std::move(found));
  }
  std::sort(entries.begin(), entries.end(), [](const Found& a, const Found& b) {
    return std::pair{a.used.tv_sec, a.used.tv_nsec} < std::pair{b.used.tv_sec, b.used.tv_nsec};
  });
  // A process that has one of them open keeps it until the end of its run.
  for (const Found& entry : entries) {
    if (total <= most_bytes) return;
    if (::unlinkat(directory_.number(), entry.name.c_str(), 0) == 0) total -= entry.size;
  }
}

CacheDirectory::Removed CacheDirectory::remove_all() const {
  Removed removed;
  std::error_code error;
  std::vector<std::string> names;
  for (const auto& found : fs::directory_iterator{path_, error}) names.push_back(found.path().filename().string());
  for (const std::string& name : names) {
    const bool is_entry = name.ends_with(entry_suffix);
    if (!is_entry && !name.ends_with(lock_suffix) && !name.starts_with(temporary_prefix)) continue;
    struct stat status{};
    if (::fstatat(directory_.number(), name.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0) continue;
    if (::unlinkat(directory_.number(), name.c_str(), 0) != 0 || !is_entry) continue;
    ++removed.entries;
    removed.bytes += static_cast<std::uint64_t>(status.st_size);
  }
  return removed;
}

}  // namespace mpiwasm::wasm
