// Arguments of datatype constructors in the types of the library's int and large-count functions.
#pragma once

#include <algorithm>
#include <limits>

#include "calls/datatypes/construction.hpp"

namespace mpiwasm::calls {

inline bool fits_int(std::int64_t value) {
  return value >= std::numeric_limits<int>::min() && value <= std::numeric_limits<int>::max();
}
inline bool fits_int(const Numbers& values) {
  return std::all_of(values.begin(), values.end(), [](std::int64_t value) { return fits_int(value); });
}

inline std::vector<int> as_int(const Numbers& values) {
  std::vector<int> narrow;
  narrow.reserve(values.size());
  for (const std::int64_t value : values) narrow.push_back(static_cast<int>(value));
  return narrow;
}
inline std::vector<MPI_Aint> as_aint(const Numbers& values) { return {values.begin(), values.end()}; }
inline std::vector<MPI_Count> as_count(const Numbers& values) { return {values.begin(), values.end()}; }

}  // namespace mpiwasm::calls
