// Which files may be opened at all, wherever they lie: regular files and directories, nothing of /proc, through which a
// program could reach the memory of its own process, and no secrets of the user.
#pragma once

#include <sys/stat.h>

#include <vector>

#include "wasi/abi.hpp"
#include "wasi/file_identity.hpp"

namespace mpiwasm::wasi {

/// Checks opened host files. It caches file systems that need no check, so that most checks cost nothing.
class Admission {
 public:
  /// Success, ENOTSUP for FIFOs, devices and sockets, EACCES for files of /proc and those that refuse() names. `status`
  /// is fstat's of `file`.
  [[nodiscard]] Errno check(int file, const struct stat& status);

  void refuse(const FileIdentity& file) { refused_.push_back(file); }

 private:
  std::vector<FileIdentity> refused_;
  std::vector<dev_t> harmless_;
};

}  // namespace mpiwasm::wasi
