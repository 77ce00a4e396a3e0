// The way to a directory that is granted. A part of it may lie in another grant, where the program of an earlier or
// another job, another rank of this one, or the program itself before a restart may have put a symbolic link.
#pragma once

#include <span>
#include <string>
#include <tl/expected.hpp>

#include "guest/host_file.hpp"
#include "wasi/file_identity.hpp"

namespace mpiwasm::wasi {

/// Opens the directory, for reading its entries. Symbolic links are followed, but none below a directory of
/// `changeable`. The error is a reason for the user.
[[nodiscard]] tl::expected<guest::HostFile, std::string> open_granted_directory(
    const std::string& path, std::span<const FileIdentity> changeable);

}  // namespace mpiwasm::wasi
