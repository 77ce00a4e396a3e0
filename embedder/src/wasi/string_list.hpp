// The program's arguments and its environment, in the form in which args_get and environ_get hand them out.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "guest/linear_memory.hpp"
#include "wasi/abi.hpp"

namespace mpiwasm::wasi {

/// A list of strings, laid out once as the guest gets it: each with a zero behind it, one after the other.
class StringList {
 public:
  StringList() = default;
  explicit StringList(std::span<const std::string> strings);

  /// Writes how many strings there are and how many bytes they need.
  [[nodiscard]] Errno write_sizes(guest::LinearMemory memory, guest::Address count_address,
                                  guest::Address size_address) const;

  /// Writes the strings to `text_address` and the address of each to the array at `list_address`.
  [[nodiscard]] Errno write(guest::LinearMemory memory, guest::Address list_address, guest::Address text_address) const;

 private:
  std::string text_;
  std::vector<std::uint32_t> offsets_;
};

}  // namespace mpiwasm::wasi
