// Finds what a guest path means beneath a granted directory, and nothing outside it: with the kernel's help
// (openat2, RESOLVE_BENEATH, since Linux 5.6), else by walking.
#pragma once

#include <sys/types.h>

#include <tl/expected.hpp>

#include "wasi/abi.hpp"
#include "wasi/guest_path.hpp"
#include "wasi/host_file.hpp"
#include "wasi/path_walk.hpp"
#include "wasi/place.hpp"

namespace mpiwasm::wasi {

/// Who resolves paths.
enum class PathMethod {
  kernel,  ///< openat2
  walk,    ///< path_walk.hpp
};

/// Resolves paths; a path that leads out of its root is EPERM.
class PathResolver {
 public:
  explicit PathResolver(PathMethod method) : method_(method) {}

  /// `kernel` when this kernel has openat2 and lets us call it, else `walk`.
  [[nodiscard]] static PathMethod best_method();

  /// Opens the file at `path` beneath `root`; `flags` and `mode` are open's. A link in the last component is
  /// followed unless flags hold O_NOFOLLOW.
  [[nodiscard]] tl::expected<HostFile, Errno> open(int root, const GuestPath& path, int flags, mode_t mode = 0) const;

  /// Where open() makes the file at `path` if there is none.
  [[nodiscard]] static tl::expected<Place, Errno> place_to_create(int root, const GuestPath& path, bool exclusive);
  /// Opens the file there, and makes it first if flags hold O_CREAT. Links are not followed.
  [[nodiscard]] static tl::expected<HostFile, Errno> open(const Place& place, int flags, mode_t mode);

  /// The directory of `path`'s last component, and that component's name as it stands, which is never "..".
  [[nodiscard]] tl::expected<Place, Errno> parent(int root, const GuestPath& path) const;

 private:
  PathMethod method_;
};

}  // namespace mpiwasm::wasi
