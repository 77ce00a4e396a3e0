// Landlock (Linux 5.13): a thread restricts itself to the files beneath some directories. The kernel's structures and
// constants are defined here, because headers may be older than the kernel.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace mpiwasm::confinement {

/// What may be done beneath a path.
enum class Access {
  list,                      ///< the names in directories
  read,                      ///< files and directories
  use,                       ///< read and write what is there, as devices are used
  change,                    ///< all of it: also create, rename and remove
  remove_empty_directories,  ///< nothing else
};

/// A path, or a directory that is open; one that is not there is passed over.
struct FileRule {
  std::string path;
  Access access = Access::read;
  int directory = -1;  ///< if not negative, instead of the path

  bool operator==(const FileRule&) const = default;
};

/// The version of Landlock in this kernel; 0 when it has none, or not switched on.
[[nodiscard]] int landlock_version();

/// The first version that lets files be renamed from one directory to another (Linux 5.19).
inline constexpr int least_landlock_version = 2;

/// Whether this version has a right to empty files (Linux 6.2): older ones let every file be emptied that the user may
/// write.
[[nodiscard]] constexpr bool confines_truncation(int version) { return version >= 3; }

/// Takes from this thread, and from those that it will start, all files but these; files that are open stay open. It
/// must have no_new_privs. `version` is that of Landlock, or an older one. Needs two free descriptors. May be called
/// again, and only takes more. Returns what is wrong, or an empty text.
[[nodiscard]] std::string give_up_files(const std::vector<FileRule>& but_not, int version);

}  // namespace mpiwasm::confinement
