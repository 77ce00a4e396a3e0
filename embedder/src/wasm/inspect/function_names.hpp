// The names of a module's functions, from its custom section "name"; read only when a backtrace is printed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>

namespace mpiwasm::wasm {

/// Function index -> name as the linker has it. Whatever is unreadable is left out.
[[nodiscard]] std::map<std::uint32_t, std::string> read_function_names(std::span<const std::byte> name_section);

/// "_ZN4grid4stepEv" -> "grid::step()"; other names stay, and those that may become too long.
[[nodiscard]] std::string demangle(const std::string& name);

/// As it is printed: demangled, without control characters, and not longer than lines can be read.
[[nodiscard]] std::string text_of_name(const std::string& name);

}  // namespace mpiwasm::wasm
