// Lists with a number for each process, for functions that take a list where blocks are alike. They are constants, as
// the library may read them until the operation has ended.
#pragma once

#include <array>
#include <numeric>

namespace mpiwasm::calls {

/// How many processes they have room for.
constexpr int most_blocks = 65'536;
using BlockList = std::array<int, most_blocks>;

constexpr BlockList equal_numbers(int number) {
  BlockList list{};
  list.fill(number);
  return list;
}

/// How many elements a process gets or sends.
inline constexpr BlockList none_each = equal_numbers(0);
inline constexpr BlockList one_each = equal_numbers(1);

/// Where they are.
inline constexpr BlockList one_behind_the_other = [] {
  BlockList list{};
  std::iota(list.begin(), list.end(), 0);
  return list;
}();

}  // namespace mpiwasm::calls
