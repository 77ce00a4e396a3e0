// Texts of the guest that reach the launcher. The protocols of process managers are lines of words (PMI-1:
// "cmd=publish_name service=..."), so a text with a line end in it could say more than it should: start any program.
#pragma once

#include <algorithm>
#include <string_view>

namespace mpiwasm::calls {

/// Visible characters only, and at least one.
inline bool is_one_word(std::string_view text) {
  const auto visible = [](char letter) { return letter > ' ' && letter < 0x7f; };
  return !text.empty() && std::ranges::all_of(text, visible);
}

/// No control characters.
inline bool is_one_line(std::string_view text) {
  return std::ranges::none_of(text,
                              [](char letter) { return static_cast<unsigned char>(letter) < ' ' || letter == 0x7f; });
}

}  // namespace mpiwasm::calls
