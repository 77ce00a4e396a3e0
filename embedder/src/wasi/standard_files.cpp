// See standard_files.hpp.
#include "wasi/standard_files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

#include "wasi/file_status.hpp"

namespace mpiwasm::wasi {
namespace {

constexpr Rights common = rights::fd_filestat_get | rights::fd_fdstat_set_flags | rights::poll_fd_readwrite;
constexpr Rights for_files = rights::fd_seek | rights::fd_tell | rights::fd_advise;
constexpr Rights for_output = rights::fd_write | rights::fd_sync | rights::fd_datasync;

// C libraries treat a character device that cannot seek as a terminal, which /dev/null is not.
bool can_seek(int number, FileType type) {
  return type == FileType::regular_file || (type == FileType::character_device && ::isatty(number) == 0);
}

}  // namespace

tl::expected<void, std::string> add_standard_files(DescriptorTable& table, bool standard_input) {
  for (int number = 0; number <= 2; ++number) {
    struct stat status;
    if (::fstat(number, &status) != 0) {
      // The lowest free number is this one, for those below it are open. It stays open as long as the process.
      const int null = ::open("/dev/null", O_RDWR | O_NOCTTY);
      if (null != number || ::fstat(number, &status) != 0) {
        return tl::unexpected(fmt::format("cannot open /dev/null: {}", std::strerror(errno)));
      }
    }
    Descriptor descriptor;
    descriptor.file = HostFile::borrow(number);
    if (number == 0 && !standard_input) {
      descriptor.file = HostFile::own(::open("/dev/null", O_RDONLY | O_CLOEXEC | O_NOCTTY));
      if (!descriptor.file.is_open() || ::fstat(descriptor.host(), &status) != 0) {
        return tl::unexpected(fmt::format("cannot open /dev/null: {}", std::strerror(errno)));
      }
    }
    descriptor.type = file_type(descriptor.host(), status.st_mode);
    const int mode = ::fcntl(descriptor.host(), F_GETFL);
    if ((mode & O_APPEND) != 0) descriptor.flags = fd_flags::append;
    descriptor.rights = common | (number == 0 ? rights::fd_read : for_output) |
                        (can_seek(descriptor.host(), descriptor.type) ? for_files : rights::none);
    if (!table.insert(std::move(descriptor))) return tl::unexpected(std::string("the limit of open files is below 3"));
  }
  return {};
}

void survive_broken_pipes() {
  struct sigaction action{};
  if (::sigaction(SIGPIPE, nullptr, &action) != 0 || action.sa_handler != SIG_DFL) return;
  action.sa_handler = [](int) {};
  // The guest's stack may be nearly full (guest/signal_stack.hpp).
  action.sa_flags = SA_RESTART | SA_ONSTACK;
  (void)::sigaction(SIGPIPE, &action, nullptr);
}

}  // namespace mpiwasm::wasi
