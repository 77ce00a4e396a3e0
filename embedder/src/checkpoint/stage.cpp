#include "checkpoint/stage.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <new>
#include <ranges>
#include <span>

namespace mpiwasm::checkpoint {
namespace {

namespace fs = std::filesystem;

constexpr mode_t private_mode = 0600;
constexpr const char* unfinished_mark = ".unfinished";
constexpr std::size_t buffer_size = std::size_t{1} << 20;
/// So short that a std::string needs no memory for it.
constexpr const char* out_of_memory = "out of memory";

fs::path with_suffix(const fs::path& path, const char* suffix) {
  fs::path longer = path;
  longer += suffix;
  return longer;
}

std::string cannot(const fs::path& path, const char* what, int error) {
  return fmt::format("{} cannot be {}: {}", path.native(), what, std::strerror(error));
}

/// An error number, or 0.
int write_all(int file, std::span<const std::byte> bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return written < 0 ? errno : ENOSPC;
    bytes = bytes.subspan(static_cast<std::size_t>(written));
  }
  return 0;
}

}  // namespace

fs::path unfinished_path(const fs::path& path) { return with_suffix(path, unfinished_mark); }
fs::path failed_path(const fs::path& path) { return with_suffix(path, ".failed"); }

bool is_being_copied(const fs::path& directory) {
  std::error_code error;
  for (fs::directory_iterator entry{directory, error}; !error && entry != fs::directory_iterator{};
       entry.increment(error))
    if (entry->path().stem() != "manifest" && entry->path().extension() == unfinished_mark) return true;
  return false;
}

tl::expected<Stage, std::string> Stage::open(const fs::path& directory) {
  const auto refused = [&](std::string_view reason) {
    return tl::unexpected(fmt::format("checkpoints cannot be staged in {}: {}", directory.native(), reason));
  };
  const auto folder = guest::HostFile::own(::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  struct stat status{};
  if (!folder.is_open() || ::fstat(folder.number(), &status) != 0) return refused(std::strerror(errno));
  // Its file system could be that user's own (FUSE).
  if (status.st_uid != ::geteuid() && status.st_uid != 0) return refused("it belongs to another user");
  // O_EXCL: it can never get a name, either.
  auto file =
      guest::HostFile::own(::openat(folder.number(), ".", O_TMPFILE | O_EXCL | O_RDWR | O_CLOEXEC, private_mode));
  if (!file.is_open() && (errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL))
    return refused("its file system has no files without a name (O_TMPFILE)");
  if (!file.is_open()) return refused(std::strerror(errno));
  return Stage{directory, std::move(file)};
}

std::string Stage::clear() {
  parts_.clear();
  if (::ftruncate(file_.number(), 0) == 0 && ::lseek(file_.number(), 0, SEEK_SET) == 0) return {};
  return cannot(directory_, "written", errno);
}

tl::expected<ImageWriter, std::string> Stage::write(const fs::path& path, const Key& key, std::string label,
                                                    Compression compression) {
  const fs::path unfinished = unfinished_path(path);
  auto target = guest::HostFile::own(
      ::open(unfinished.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, private_mode));
  if (!target.is_open()) return tl::unexpected(cannot(unfinished, "created", errno));
  const std::uint64_t begin = parts_.empty() ? 0 : parts_.back().begin + parts_.back().size;
  parts_.push_back({.path = path,
                    .unfinished = unfinished,
                    .failed = failed_path(path),
                    .target = std::move(target),
                    .begin = begin});
  return ImageWriter::in(guest::HostFile::borrow(file_.number()), directory_, key, std::move(label), compression);
}

void Stage::add(std::uint64_t size) { parts_.back().size = size; }

std::string Stage::copy(std::atomic<std::uint64_t>& copied) {
  std::string problem;
  for (Part& part : std::views::reverse(parts_)) {
    // Other processes wait for a name of the file, also where there is no memory.
    try {
      if (problem.empty()) problem = copy(part, copied);
    } catch (const std::bad_alloc&) {
      problem = out_of_memory;
    }
    if (problem.empty()) continue;
    // Space that is short is needed by others. Neither name needs more.
    (void)::ftruncate(part.target.number(), 0);
    (void)::rename(part.unfinished.c_str(), part.failed.c_str());
  }
  return problem;
}

std::string Stage::copy(Part& part, std::atomic<std::uint64_t>& copied) const {
  std::vector<std::byte> buffer(buffer_size);
  for (std::uint64_t done = 0; done < part.size;) {
    const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(buffer.size(), part.size - done));
    const ssize_t found = ::pread(file_.number(), buffer.data(), wanted, static_cast<off_t>(part.begin + done));
    if (found < 0 && errno == EINTR) continue;
    if (found <= 0) return cannot(directory_, "read", found < 0 ? errno : EIO);
    const auto bytes = std::span{buffer}.first(static_cast<std::size_t>(found));
    if (const int error = write_all(part.target.number(), bytes); error != 0)
      return cannot(part.path, "written", error);
    done += bytes.size();
    copied += bytes.size();
  }
  if (::fsync(part.target.number()) != 0) return cannot(part.path, "written", errno);
  if (const int error = part.target.close(); error != 0) return cannot(part.path, "written", error);
  if (::rename(part.unfinished.c_str(), part.path.c_str()) != 0) return cannot(part.path, "completed", errno);
  return {};
}

}  // namespace mpiwasm::checkpoint
