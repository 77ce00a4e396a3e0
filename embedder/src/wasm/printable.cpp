#include "wasm/printable.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace mpiwasm::wasm {
namespace {

unsigned at(std::string_view text, std::size_t place) { return static_cast<unsigned char>(text[place]); }

/// The bytes of the character that the text begins with; 0 if it is no character to be printed.
std::size_t length_of_character(std::string_view text) {
  constexpr std::array<std::uint32_t, 5> smallest{0, ' ', 0xa0, 0x800, 0x10000};  // by length
  const unsigned first = at(text, 0);
  std::size_t length = 0;
  if (first < 0x80)
    length = 1;
  else if (first >= 0xc0 && first < 0xf8)
    length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (length == 0 || length > text.size()) return 0;
  std::uint32_t code = length == 1 ? first : first & (0x7fU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((at(text, i) & 0xc0U) != 0x80U) return 0;
    code = code << 6 | (at(text, i) & 0x3fU);
  }
  // Behind ASCII follow the control characters of 8 bits; bidirectional ones and separators of lines hide a text too.
  const bool controls = code == 0x7f || (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069) ||
                        (code >= 0xd800 && code <= 0xdfff) || code > 0x10ffff;
  return code < smallest[length] || controls ? 0 : length;
}

std::string replace_unprintable(std::string_view text, std::string_view allowed) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    const bool is_allowed = allowed.find(text.front()) != std::string_view::npos;
    const std::size_t length = is_allowed ? 1 : length_of_character(text);
    if (length == 0)
      result += '?';
    else
      result += text.substr(0, length);
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return result;
}

}  // namespace

std::string printable(std::string_view text) { return replace_unprintable(text, {}); }

std::string printable_lines(std::string_view text) { return replace_unprintable(text, "\n"); }

}  // namespace mpiwasm::wasm
