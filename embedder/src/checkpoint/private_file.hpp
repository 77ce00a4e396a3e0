// Files that only this user can have written.
#pragma once

#include <filesystem>
#include <string>
#include <tl/expected.hpp>

#include "guest/host_file.hpp"

namespace mpiwasm::checkpoint {

/// Opens a regular file for reading that belongs to this user and that no other user may read or write. The error is
/// one line for the user.
[[nodiscard]] tl::expected<guest::HostFile, std::string> open_private(const std::filesystem::path& path);

/// The same for a directory.
[[nodiscard]] tl::expected<guest::HostFile, std::string> open_private_directory(const std::filesystem::path& path);

}  // namespace mpiwasm::checkpoint
