// Which files may be opened at all, wherever they lie: regular files and directories, nothing of /proc, through which a
// program could reach the memory of its own process, no memory that MPI libraries share, and no secrets of the user.
#pragma once

#include <sys/stat.h>

#include <vector>

#include "wasi/abi.hpp"
#include "wasi/file_identity.hpp"

namespace mpiwasm::wasi {

/// Checks opened host files. It caches file systems that need no check, so that most checks cost nothing.
class Admission {
 public:
  Admission();

  /// Success, ENOTSUP for FIFOs, devices and sockets, EACCES for files of /proc, for shared memory and for files that
  /// refuse() names. `status` is fstat's of `file`, which lies beneath a directory that was granted on this device.
  [[nodiscard]] Errno check(int file, const struct stat& status, dev_t granted);

  /// The same for what is only looked at, or opened with O_PATH, whatever its type.
  [[nodiscard]] Errno check_place(int file, const struct stat& status, dev_t granted);

  /// The same for an open directory in which a name is going to be made, moved or removed.
  [[nodiscard]] Errno check_directory(int directory, dev_t granted);

  /// Whether it is the root of a file system for shared memory, such as /dev/shm.
  [[nodiscard]] bool is_shared_memory(const FileIdentity& directory) const;

  void refuse(const FileIdentity& file) { refused_.push_back(file); }

 private:
  std::vector<FileIdentity> refused_;
  std::vector<FileIdentity> shared_memory_;
  std::vector<dev_t> harmless_;
};

}  // namespace mpiwasm::wasi
