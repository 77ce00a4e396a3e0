// What host code other than WASI may ask of the directories that the user granted: MPI-IO, which must hand its library
// a name, and spawning. src/wasi implements it, so there is one place that decides what a guest path means.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "guest/host_file.hpp"

namespace mpiwasm::guest {

/// How a file is to be opened.
struct FileWish {
  bool reads = true;
  bool writes = false;
  bool creates = false;    ///< when it is not there
  bool exclusive = false;  ///< it must not be there
  bool deletes = false;    ///< its name will be removed
};

/// A file beneath a granted directory, and its location. The name is one component and not a symbolic link, unless it
/// is replaced later, which users of the name must detect.
struct GrantedFile {
  HostFile file;
  HostFile directory;
  std::string name;
};

/// Why a path cannot be used.
struct PathRefusal {
  int error = 0;       ///< a number of errno
  std::string reason;  ///< completes "'PATH': "
};

class GrantedFiles {
 public:
  GrantedFiles() = default;
  GrantedFiles(const GrantedFiles&) = delete;
  GrantedFiles& operator=(const GrantedFiles&) = delete;
  virtual ~GrantedFiles() = default;

  /// Opens a regular file. EPERM: the path leads out of what is granted; EROFS: the grant is read-only.
  [[nodiscard]] virtual tl::expected<GrantedFile, PathRefusal> open(std::string_view path, const FileWish& wish) = 0;

  /// Removes the name of a file, not of a directory.
  [[nodiscard]] virtual tl::expected<void, PathRefusal> remove(std::string_view path) = 0;
};

}  // namespace mpiwasm::guest
