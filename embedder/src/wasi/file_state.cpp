// WASI calls: what an open file is, how large it is, when it changed, and how safely it lies on the disk.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <limits>

#include "wasi/context.hpp"
#include "wasi/error.hpp"
#include "wasi/file_status.hpp"
#include "wasi/preview1.hpp"

namespace mpiwasm::wasi::preview1 {
namespace {

constexpr Long largest_offset = std::numeric_limits<off_t>::max();

template <class Operation>
Errno repeat_while_interrupted(Operation operation) {
  for (;;) {
    if (operation() == 0) return Errno::success;
    if (errno != EINTR) return last_error();
  }
}

}  // namespace

Errno fd_advise(Context& context, Fd fd, Long offset, Long length, Choice advice) {
  const auto descriptor = context.descriptors().file(fd, rights::fd_advise);
  if (!descriptor) return descriptor.error();
  constexpr std::array<int, 6> host_advice = {POSIX_FADV_NORMAL,   POSIX_FADV_SEQUENTIAL, POSIX_FADV_RANDOM,
                                              POSIX_FADV_WILLNEED, POSIX_FADV_DONTNEED,   POSIX_FADV_NOREUSE};
  if (advice >= host_advice.size() || offset > largest_offset || length > largest_offset) return Errno::inval;
  return from_host(::posix_fadvise((*descriptor)->host(), static_cast<off_t>(offset), static_cast<off_t>(length),
                                   host_advice[advice]));
}

Errno fd_allocate(Context& context, Fd fd, Long offset, Long length) {
  const auto descriptor = context.descriptors().file(fd, rights::fd_allocate);
  if (!descriptor) return descriptor.error();
  if ((*descriptor)->read_only) return Errno::rofs;
  if (offset > largest_offset || length > largest_offset) return Errno::inval;
  int error = EINTR;
  while (error == EINTR) {
    error = ::posix_fallocate((*descriptor)->host(), static_cast<off_t>(offset), static_cast<off_t>(length));
  }
  return from_host(error);
}

Errno fd_datasync(Context& context, Fd fd) {
  const auto descriptor = context.descriptors().any(fd, rights::fd_datasync);
  if (!descriptor) return descriptor.error();
  return repeat_while_interrupted([&] { return ::fdatasync((*descriptor)->host()); });
}

Errno fd_sync(Context& context, Fd fd) {
  const auto descriptor = context.descriptors().any(fd, rights::fd_sync);
  if (!descriptor) return descriptor.error();
  return repeat_while_interrupted([&] { return ::fsync((*descriptor)->host()); });
}

Errno fd_filestat_get(Context& context, Fd fd, Address status) {
  const auto descriptor = context.descriptors().any(fd, rights::fd_filestat_get);
  if (!descriptor) return descriptor.error();
  struct stat host;
  if (::fstat((*descriptor)->host(), &host) != 0) return last_error();
  return write_file_status(context, status, (*descriptor)->host(), host);
}

Errno fd_filestat_set_size(Context& context, Fd fd, Long size) {
  const auto descriptor = context.descriptors().file(fd, rights::fd_filestat_set_size);
  if (!descriptor) return descriptor.error();
  if ((*descriptor)->read_only) return Errno::rofs;
  if (size > largest_offset) return Errno::inval;
  return repeat_while_interrupted([&] { return ::ftruncate((*descriptor)->host(), static_cast<off_t>(size)); });
}

Errno fd_filestat_set_times(Context& context, Fd fd, Long access, Long modification, Flags flags) {
  const auto descriptor = context.descriptors().any(fd, rights::fd_filestat_set_times);
  if (!descriptor) return descriptor.error();
  if ((*descriptor)->read_only) return Errno::rofs;
  const auto times = host_times(access, modification, flags);
  if (!times) return times.error();
  return ::futimens((*descriptor)->host(), times->data()) == 0 ? Errno::success : last_error();
}

}  // namespace mpiwasm::wasi::preview1
