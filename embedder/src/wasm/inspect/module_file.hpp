// Reads a module file into private memory, so that it cannot change between its check and its use.
#pragma once

#include <cstddef>
#include <filesystem>
#include <vector>

#include "wasm/error.hpp"

namespace mpiwasm::wasm {

[[nodiscard]] Expected<std::vector<std::byte>> read_module_file(const std::filesystem::path& path);

}  // namespace mpiwasm::wasm
