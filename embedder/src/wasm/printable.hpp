// Texts of modules, for terminals: names in a module are arbitrary bytes, and control characters among them would be
// commands to a terminal or lines of their own.
#pragma once

#include <string>
#include <string_view>

namespace mpiwasm::wasm {

/// The same with "?" for each control character, and for each byte that is not part of a character in UTF-8.
[[nodiscard]] std::string printable(std::string_view text);

/// The same for a message of several lines.
[[nodiscard]] std::string printable_lines(std::string_view text);

}  // namespace mpiwasm::wasm
