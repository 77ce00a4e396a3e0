// Strings of the library for guests, without information about the host's files and memory. Errors of MPICH contain
// buffer addresses, which reveal the layout of the host's memory; descriptions of variables contain paths.
#pragma once

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>

namespace mpiwasm::translate {

namespace host_text {

inline bool is_word(char letter) { return std::isalnum(static_cast<unsigned char>(letter)) != 0; }

/// Behind these an absolute path may begin, and before them it ends.
inline bool is_border(char letter) {
  return std::isspace(static_cast<unsigned char>(letter)) != 0 ||
         std::string_view("\"'`()[]{}<>=,;:").find(letter) != std::string_view::npos;
}

inline bool path_begins(std::string_view text, std::size_t place) {
  if (text[place] != '/' || (place > 0 && !is_border(text[place - 1]))) return false;
  const char next = place + 1 < text.size() ? text[place + 1] : ' ';
  return is_word(next) || next == '/' || next == '.' || next == '_';
}

/// An address as "%p" writes it.
inline bool address_begins(std::string_view text, std::size_t place) {
  const bool inside_word = place > 0 && is_word(text[place - 1]);
  return !inside_word && text.substr(place).starts_with("0x") && place + 2 < text.size() &&
         std::isxdigit(static_cast<unsigned char>(text[place + 2])) != 0;
}

}  // namespace host_text

/// The text with "..." for every absolute path and every address of memory.
inline std::string without_host(std::string_view text) {
  std::string shown;
  for (std::size_t place = 0; place < text.size();) {
    const bool path = host_text::path_begins(text, place);
    if (!path && !host_text::address_begins(text, place)) {
      shown += text[place++];
      continue;
    }
    shown += "...";
    const auto* end =
        path ? std::find_if(text.begin() + static_cast<std::ptrdiff_t>(place), text.end(), host_text::is_border)
             : std::find_if_not(text.begin() + static_cast<std::ptrdiff_t>(place), text.end(), host_text::is_word);
    place = static_cast<std::size_t>(end - text.begin());
  }
  return shown;
}

}  // namespace mpiwasm::translate
