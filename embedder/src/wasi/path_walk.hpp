// Resolves a path beneath a directory one component at a time, with nothing but openat(O_NOFOLLOW): as strict as the
// kernel's RESOLVE_BENEATH, and used where the kernel has none, or where the place of a link's target is wanted.
#pragma once

#include <string_view>
#include <tl/expected.hpp>

#include "wasi/abi.hpp"
#include "wasi/file_identity.hpp"
#include "wasi/place.hpp"

namespace mpiwasm::wasi {

/// What becomes of a symbolic link in the last component.
enum class LastLink { keep, follow };

/// Walks `path` from the directory `root`. The result's name is never "..", and not a symbolic link if links are
/// followed (unless it is replaced later: the caller must not follow it). EPERM if the path leads out of `root`.
[[nodiscard]] tl::expected<Place, Errno> walk(int root, std::string_view path, LastLink last_link);

/// Whether a symbolic link with this text in `directory`, which lies beneath `root`, leads out of `root`: by the
/// directories and links that are there now, and by its ".." alone for what is not there yet.
[[nodiscard]] bool leads_out(const FileIdentity& root, int directory, std::string_view text);

/// Whether ".." stands behind a name in it, so that it leads elsewhere when something else gets that name.
[[nodiscard]] bool climbs_behind_a_name(std::string_view text);

}  // namespace mpiwasm::wasi
