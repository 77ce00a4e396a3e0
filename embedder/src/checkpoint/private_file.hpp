// Files that only this user can have written.
#pragma once

#include <filesystem>
#include <string>
#include <system_error>
#include <tl/expected.hpp>

#include "guest/host_file.hpp"

namespace mpiwasm::checkpoint {

/// Opens a regular file for reading that belongs to this user and that no other user may read or write. The error is
/// one line for the user.
[[nodiscard]] tl::expected<guest::HostFile, std::string> open_private(const std::filesystem::path& path);

/// The same for a directory.
[[nodiscard]] tl::expected<guest::HostFile, std::string> open_private_directory(const std::filesystem::path& path);

/// Makes a directory for this user alone, and its parents, where they are missing.
[[nodiscard]] std::error_code make_private_directory(const std::filesystem::path& path);

/// Why checkpoints are not kept in a directory, which others may read: they could replace what is in it. One line for
/// the user, or an empty text.
[[nodiscard]] std::string why_not_kept_in(const std::filesystem::path& directory);

}  // namespace mpiwasm::checkpoint
