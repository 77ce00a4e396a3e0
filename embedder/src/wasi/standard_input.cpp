// See standard_input.hpp.
#include "wasi/standard_input.hpp"

#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>

namespace mpiwasm::wasi {
namespace {

bool is_regular_file(int file) {
  struct stat status{};
  return ::fstat(file, &status) == 0 && S_ISREG(status.st_mode);
}

/// The error number when there is none. A launcher may have made the descriptor non-blocking.
int wait_for_input(int file, bool nonblock) {
  pollfd wait{file, POLLIN, 0};
  for (;;) {
    const int ready = ::poll(&wait, 1, nonblock ? 0 : -1);
    if (ready > 0) return 0;
    if (ready == 0) return EAGAIN;
    if (errno != EINTR) return errno;
  }
}

}  // namespace

ssize_t StandardInput::read(int file, const iovec* pieces, int number) {
  const ssize_t length = ::readv(file, pieces, number);
  if (length > 0) read_ += length;
  return length;
}

int StandardInput::drop(int file, bool nonblock) {
  std::array<std::byte, 4096> dropped;
  while (left_to_drop_ > 0) {
    if (const int error = wait_for_input(file, nonblock); error != 0) return error;
    const auto most = std::min<std::int64_t>(left_to_drop_, dropped.size());
    const ssize_t length = ::read(file, dropped.data(), static_cast<std::size_t>(most));
    if (length < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (length < 0) return errno;
    if (length == 0) left_to_drop_ = 0;  // this input is shorter
    left_to_drop_ -= length;
  }
  return 0;
}

std::int64_t StandardInput::position(int file) const {
  if (is_regular_file(file)) return ::lseek(file, 0, SEEK_CUR);
  return read_;
}

void StandardInput::go_on_at(int file, std::int64_t position) {
  read_ = position;
  if (is_regular_file(file))
    (void)::lseek(file, position, SEEK_SET);
  else if (::isatty(file) == 0)
    left_to_drop_ = position;
}

}  // namespace mpiwasm::wasi
