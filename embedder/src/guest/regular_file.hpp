// Opening what the user names as a file: a module, a library. Nothing may wait for, or happen to, what is none.
#pragma once

#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>
#include <string>

#include "guest/host_file.hpp"

namespace mpiwasm::guest {

/// Opens a regular file for reading. Otherwise what it returns is not open, and errno says why: EISDIR for a directory,
/// ENOTSUP for FIFOs, devices and sockets.
[[nodiscard]] inline HostFile open_regular_file(const std::string& path) {
  HostFile file = HostFile::own(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
  struct stat status{};
  if (!file.is_open()) {
    // A socket, or a device without a driver, cannot even be opened.
    if (errno == ENXIO || errno == ENODEV) errno = ENOTSUP;
    return {};
  }
  const int problem = ::fstat(file.number(), &status) != 0 ? errno
                      : S_ISDIR(status.st_mode)            ? EISDIR
                      : S_ISREG(status.st_mode)            ? 0
                                                           : ENOTSUP;
  if (problem == 0) return file;
  (void)file.close();
  errno = problem;
  return {};
}

}  // namespace mpiwasm::guest
