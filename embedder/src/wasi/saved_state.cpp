// The guest's open files and clocks for a checkpoint. A file is saved as its path beneath a granted directory, and what
// the guest has done to its descriptor.
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstring>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "wasi/context.hpp"
#include "wasi/file_status.hpp"
#include "wasi/time.hpp"

namespace mpiwasm::wasi {
namespace {

/// That of the process: the program may read from /dev/null instead.
bool is_standard_input(const Descriptor& descriptor) {
  return descriptor.file.is_borrowed() && descriptor.host() == STDIN_FILENO;
}

/// What a descriptor is to the run: made by it, or opened by the guest.
enum class Origin : std::uint32_t { standard_file, grant, opened };

std::string path_of(int file) {
  std::array<char, PATH_MAX> path{};
  const std::string link = fmt::format("/proc/self/fd/{}", file);
  const ssize_t length = ::readlink(link.c_str(), path.data(), path.size());
  return length > 0 ? std::string{path.data(), static_cast<std::size_t>(length)} : std::string{};
}

/// Whether a path leads to the file that is open.
bool leads_to(const std::string& path, int file) {
  struct stat opened{};
  struct stat found{};
  return ::fstat(file, &opened) == 0 && ::stat(path.c_str(), &found) == 0 &&
         FileIdentity::of(opened) == FileIdentity::of(found);
}

/// A file as a path beneath a granted directory, one that may be changed if the file may be.
struct Location {
  std::uint32_t grant;
  std::string path;
};

std::optional<Location> locate(const std::vector<Grant>& grants, const Descriptor& file) {
  const std::string path = path_of(file.host());
  if (path.empty() || !leads_to(path, file.host())) return std::nullopt;
  for (std::uint32_t i = 0; i < grants.size(); ++i) {
    if (grants[i].read_only && !file.read_only) continue;
    struct stat status{};
    std::array<char, PATH_MAX> root{};
    if (::stat(grants[i].host_path.c_str(), &status) != 0 || !(FileIdentity::of(status) == file.grant) ||
        ::realpath(grants[i].host_path.c_str(), root.data()) == nullptr)
      continue;
    const std::string_view beneath{root.data()};
    if (path == beneath) return Location{i, "."};
    if (path.starts_with(beneath) && path[beneath.size()] == '/') return Location{i, path.substr(beneath.size() + 1)};
  }
  return std::nullopt;
}

Origin origin_of(const Descriptor& descriptor) {
  if (descriptor.guest_path != nullptr) return Origin::grant;
  return descriptor.grant == FileIdentity{} ? Origin::standard_file : Origin::opened;
}

bool is_regular(FileType type) { return type == FileType::regular_file; }

std::uint64_t time_of(clockid_t clock) {
  timespec now{};
  (void)::clock_gettime(clock, &now);
  return nanoseconds(now);
}

}  // namespace

std::string Context::why_not_saved() {
  std::string reason;
  descriptors_.for_each([&](Fd fd, const Descriptor& descriptor) {
    if (origin_of(descriptor) != Origin::opened || locate(grants_, descriptor)) return;
    reason = fmt::format("the file with descriptor {} has been moved or removed", number(fd));
  });
  return reason;
}

std::string Context::save(guest::ArchiveWriter& to) {
  to.put(time_of(CLOCK_MONOTONIC) + monotonic_offset_);
  to.put(time_of(CLOCK_PROCESS_CPUTIME_ID) - nanoseconds(process_time_at_start_));
  to.put(time_of(CLOCK_THREAD_CPUTIME_ID) - nanoseconds(thread_time_at_start_));
  std::string wrong;
  guest::ArchiveWriter list;
  std::uint64_t count = 0;
  descriptors_.for_each([&](Fd fd, const Descriptor& descriptor) {
    ++count;
    const Origin origin = origin_of(descriptor);
    list.put(fd);
    list.put(origin);
    list.put(descriptor.flags);
    list.put(descriptor.rights);
    list.put(descriptor.inheriting);
    switch (origin) {
      case Origin::standard_file:
        list.put(descriptor.file.number());
        list.put(is_standard_input(descriptor) ? standard_input_.position(descriptor.host()) : std::int64_t{0});
        break;
      case Origin::grant: {
        const auto grant =
            std::ranges::find_if(grants_, [&](const Grant& each) { return &each.guest_path == descriptor.guest_path; });
        list.put(static_cast<std::uint32_t>(grant - grants_.begin()));
        break;
      }
      case Origin::opened: {
        const auto location = locate(grants_, descriptor);
        if (!location) wrong = "an open file has been moved or removed";
        struct stat status{};
        (void)::fstat(descriptor.host(), &status);
        list.put(location ? location->grant : 0U);
        list.put(std::string_view{location ? location->path : std::string{}});
        list.put(descriptor.read_only ? 1 : 0);
        list.put(::fcntl(descriptor.host(), F_GETFL));
        list.put(static_cast<std::int64_t>(::lseek(descriptor.host(), 0, SEEK_CUR)));
        list.put(static_cast<std::int64_t>(status.st_size));
        // Its data are as old as the memory of the guest, also after a crash of the machine.
        if (is_regular(descriptor.type) && ::fdatasync(descriptor.host()) != 0 && errno != EINVAL && errno != EROFS)
          wrong = fmt::format("the data of an open file cannot be stored: {}", std::strerror(errno));
        break;
      }
    }
  });
  to.put(count);
  to.put_bytes(list.bytes());
  return wrong;
}

std::string Context::restore(guest::ArchiveReader& from) {
  monotonic_offset_ = from.get<std::uint64_t>() - time_of(CLOCK_MONOTONIC);
  process_time_at_start_ = host_time(time_of(CLOCK_PROCESS_CPUTIME_ID) - from.get<std::uint64_t>());
  thread_time_at_start_ = host_time(time_of(CLOCK_THREAD_CPUTIME_ID) - from.get<std::uint64_t>());
  std::vector<Descriptor> made = descriptors_.take_all();
  const auto made_grant = [&](std::uint32_t index) {
    return index >= grants_.size() ? made.end() : std::ranges::find_if(made, [&](const Descriptor& each) {
      return each.guest_path == &grants_[index].guest_path;
    });
  };
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const auto fd = from.get<Fd>();
    const auto origin = from.get<Origin>();
    Descriptor descriptor;
    descriptor.flags = from.get<std::uint16_t>();
    descriptor.rights = from.get<Rights>();
    descriptor.inheriting = from.get<Rights>();
    if (origin == Origin::standard_file) {
      const auto standard = static_cast<std::size_t>(from.get<int>());
      const auto position = from.get<std::int64_t>();
      // A closed standard input, which the run has replaced, may have had any number.
      const std::size_t index = standard <= 2 ? standard : 0;
      if (index >= made.size() || !made[index].file.is_open()) return "a standard file is missing";
      descriptor.file = std::move(made[index].file);
      descriptor.type = made[index].type;
      // A program can only give rights up.
      descriptor.rights &= made[index].rights;
      descriptor.inheriting &= made[index].inheriting;
      if (position < 0) return "the position of a standard file is invalid";
      if (is_standard_input(descriptor)) standard_input_.go_on_at(descriptor.host(), position);
    } else if (origin == Origin::grant) {
      const auto index = from.get<std::uint32_t>();
      const auto grant = made_grant(index);
      if (grant == made.end()) return "a directory that it was granted is not granted now";
      descriptor.file = HostFile::own(::fcntl(grant->host(), F_DUPFD_CLOEXEC, 0));
      descriptor.type = FileType::directory;
      descriptor.read_only = grant->read_only;
      descriptor.guest_path = grant->guest_path;
      descriptor.grant = grant->grant;
    } else {
      const auto grant = made_grant(from.get<std::uint32_t>());
      const std::string path = from.get_text();
      const bool was_read_only = from.get<int>() != 0;
      const int flags = from.get<int>();
      const auto offset = from.get<std::int64_t>();
      const auto size = from.get<std::int64_t>();
      if (!from.ok() || grant == made.end()) return "a directory that it was granted is not granted now";
      if (grant->read_only && (flags & O_ACCMODE) != O_RDONLY)
        return fmt::format("{} was open for writing, and its directory is read-only now", path);
      GuestPath guest_path;
      if (guest_path.assign(path) != Errno::success) return fmt::format("{} cannot be opened", path);
      constexpr int kept = O_ACCMODE | O_APPEND | O_DSYNC | O_SYNC;
      auto file = paths_.open(grant->host(), guest_path, (flags & kept) | O_NOCTTY | O_NONBLOCK | O_NOFOLLOW);
      struct stat status{};
      if (!file || ::fstat(file->number(), &status) != 0) return fmt::format("{} cannot be opened", path);
      if (admission_.check(file->number(), status, grant->grant.device) != Errno::success)
        return fmt::format("{} is not for guests", path);
      (void)::fcntl(file->number(), F_SETFL, flags & (kept | O_NONBLOCK));
      descriptor.type = file_type(file->number(), status.st_mode);
      if (is_regular(descriptor.type)) {
        // What was written after the checkpoint will be written again.
        const bool grows = (flags & O_APPEND) != 0 && status.st_size > size;
        if (grows && ::ftruncate(file->number(), size) != 0) return fmt::format("{} cannot be cut", path);
        if (status.st_size < size) return fmt::format("{} is shorter than it was", path);
      }
      if (offset >= 0) (void)::lseek(file->number(), offset, SEEK_SET);
      descriptor.file = std::move(*file);
      descriptor.read_only = grant->read_only || was_read_only;
      descriptor.grant = grant->grant;
    }
    if (!from.ok() || !descriptors_.insert_at(fd, std::move(descriptor))) return "its open files are incomplete";
  }
  return from.is_at_end() ? std::string{} : "its open files are incomplete";
}

}  // namespace mpiwasm::wasi
