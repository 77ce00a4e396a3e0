// Where a path leads: a directory held open, and one name in it. What acts on names (mkdir, rename, unlink ...) acts
// on these, so that nothing that happens to the directories meanwhile can redirect it.
#pragma once

#include <string>

#include "wasi/host_file.hpp"

namespace mpiwasm::wasi {

/// A single name in an open directory.
struct Place {
  HostFile opened;                 ///< owns the directory, unless it is the one the walk started from
  int directory = -1;              ///< the directory
  std::string name;                ///< one component without any slash
  bool must_be_directory = false;  ///< the path ended with a slash

  /// The name with its slash, for system calls that never follow the last component (mkdirat, unlinkat, renameat,
  /// symlinkat, the target of linkat) and refuse what is not a directory. Others would follow a link because of it.
  [[nodiscard]] std::string entry() const { return must_be_directory ? name + '/' : name; }
};

}  // namespace mpiwasm::wasi
