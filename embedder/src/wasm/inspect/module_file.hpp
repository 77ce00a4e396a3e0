// Reads a module file into private memory, so that it cannot change between its check and its use.
#pragma once

#include <cstddef>
#include <filesystem>
#include <vector>

#include "guest/host_file.hpp"
#include "wasm/error.hpp"

namespace mpiwasm::wasm {

[[nodiscard]] Expected<guest::HostFile> open_module_file(const std::filesystem::path& path);

/// From its beginning, wherever its descriptor stands.
[[nodiscard]] Expected<std::vector<std::byte>> read_module_file(const guest::HostFile& file);

[[nodiscard]] Expected<std::vector<std::byte>> read_module_file(const std::filesystem::path& path);

}  // namespace mpiwasm::wasm
