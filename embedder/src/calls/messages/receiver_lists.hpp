// Lists with a number for each process that receives, for MPI_Iscatterv. They are constants, as the library may read
// them until the operation has ended.
#pragma once

#include <array>

namespace mpiwasm::calls {

/// How many processes they have room for.
constexpr int most_receivers = 65'536;
using ReceiverList = std::array<int, most_receivers>;

constexpr ReceiverList equal_numbers(int number) {
  ReceiverList list{};
  list.fill(number);
  return list;
}

/// How many elements a process gets.
inline constexpr ReceiverList none_each = equal_numbers(0);
inline constexpr ReceiverList one_each = equal_numbers(1);

}  // namespace mpiwasm::calls
