// Which files may be opened at all, wherever they lie: regular files and directories, and nothing of /proc, through
// which a program could reach the memory of its own process.
#pragma once

#include <sys/stat.h>

#include <vector>

#include "wasi/abi.hpp"

namespace mpiwasm::wasi {

/// Judges opened host files. It remembers file systems it has found harmless, so that judging costs nothing.
class Admission {
 public:
  /// Success, ENOTSUP for FIFOs, devices and sockets, EACCES for files of /proc. `status` is fstat's of `file`.
  [[nodiscard]] Errno judge(int file, const struct stat& status);

 private:
  std::vector<dev_t> harmless_;
};

}  // namespace mpiwasm::wasi
