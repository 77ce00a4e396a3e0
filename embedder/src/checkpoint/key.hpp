// The key that distinguishes a user's images from those of others: an image holds machine code and return addresses, so
// a user who can make one that is loaded can run anything.
#pragma once

#include <array>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <tl/expected.hpp>

namespace mpiwasm::checkpoint {

using Key = std::array<std::byte, 32>;

/// $XDG_CONFIG_HOME/mpiwasm/checkpoint-key, or that below ~/.config; empty without a home.
[[nodiscard]] std::filesystem::path key_path(const std::function<const char*(const char*)>& variable);

/// Reads the key, or makes it when there is none. It must be a file that only its owner, this user, can read. The error
/// is one line for the user.
[[nodiscard]] tl::expected<Key, std::string> load_key(const std::filesystem::path& path);

}  // namespace mpiwasm::checkpoint
