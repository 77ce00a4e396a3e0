// A path as the guest gave it, copied out of linear memory once, so that it cannot change between check and use.
#pragma once

#include <array>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "guest/linear_memory.hpp"
#include "wasi/abi.hpp"

namespace mpiwasm::wasi {

/// A path of fewer than PATH_MAX bytes, any bytes but zero: names on Linux need not be UTF-8.
class GuestPath {
 public:
  GuestPath() { text_[0] = '\0'; }

  /// Copies the path: EFAULT outside memory, ENAMETOOLONG, EINVAL with a zero byte inside, ENOENT when empty.
  [[nodiscard]] Errno load(guest::LinearMemory memory, guest::Address address, std::uint32_t length);

  /// Takes a host string; for tests and messages of the same limits.
  [[nodiscard]] Errno assign(std::string_view text);

  [[nodiscard]] const char* c_str() const { return text_.data(); }
  [[nodiscard]] std::string_view view() const { return {text_.data(), length_}; }

  /// True for "name/": the last component must be a directory, and a link there is followed.
  [[nodiscard]] bool ends_with_slash() const { return view().ends_with('/'); }

  /// True for one component other than "..": it can be used with any *at call that does not follow links, for it
  /// cannot lead out of the directory.
  [[nodiscard]] bool is_plain_name() const { return view() != ".." && view().find('/') == std::string_view::npos; }

 private:
  std::array<char, PATH_MAX> text_;  // not cleared: only the used part is ever written
  std::size_t length_ = 0;
};

}  // namespace mpiwasm::wasi
