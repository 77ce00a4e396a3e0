// The second wall: should a guest break out of the engine or through the MPI library into this process, it finds itself
// without the right to start programs, to look into other processes, or to open files that were not granted.
// docs/admins/security.md says what holds, docs/decisions/0018-kernel-confinement.md why it is made so.
#pragma once

#include <string>
#include <vector>

#include "confinement/landlock.hpp"

namespace mpiwasm::confinement {

/// What this kernel can do, here: containers may forbid it.
struct Abilities {
  bool system_calls = false;  ///< seccomp
  int landlock = 0;           ///< its version

  [[nodiscard]] bool files() const { return system_calls && landlock >= least_landlock_version; }
  /// For "mpiwasm info".
  [[nodiscard]] std::string to_text() const;
};

[[nodiscard]] Abilities find_abilities();

struct Wishes {
  std::vector<FileRule> files;  ///< what the program was granted, and what the run itself reads later on
  bool uses_library = false;    ///< an MPI library will start, other than the built-in one
  bool has_peers = false;       ///< other ranks may run on this node, and copy messages by process_vm_readv
};

/// What MPI libraries must be given before they are loaded, as variables: they would start programs, or look into
/// other processes, although they can do without.
void prepare_library(bool has_launcher);

/// Raises the wall around this process, all its threads included. Without Landlock, files stay open to it.
/// Returns what is wrong, or an empty text.
[[nodiscard]] std::string raise(const Wishes& wishes, const Abilities& abilities);

/// The MPI library has started, and needs less. Returns what is wrong, or an empty text.
[[nodiscard]] std::string narrow(const Wishes& wishes, const Abilities& abilities);

}  // namespace mpiwasm::confinement
