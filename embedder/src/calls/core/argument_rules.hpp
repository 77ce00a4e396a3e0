// Rules of the table for values (embedder/mpi-api/README.md, "Rules"): functions of numbers and lists, independent of
// MPI and the guest. Their lists are copies, or otherwise safe from concurrent changes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace mpiwasm::calls::rules {

/// What is wrong, as the end of a sentence that begins with the argument's name; nothing when all is well.
using Violation = std::optional<std::string>;

[[nodiscard]] Violation too_small(std::int64_t value, std::int64_t least);
[[nodiscard]] Violation too_large(std::int64_t value, std::int64_t most);
[[nodiscard]] Violation not_below(std::int64_t value, std::int64_t bound);
// What nearly always holds is compared in place.
[[nodiscard]] inline Violation at_least(std::int64_t value, std::int64_t least) {
  return value >= least ? std::nullopt : too_small(value, least);
}
[[nodiscard]] inline Violation at_most(std::int64_t value, std::int64_t most) {
  return value <= most ? std::nullopt : too_large(value, most);
}
[[nodiscard]] inline Violation below(std::int64_t value, std::int64_t bound) {
  return value < bound ? std::nullopt : not_below(value, bound);
}

// The same for every entry of a list.
[[nodiscard]] Violation at_least(std::span<const int> values, std::int64_t least);
[[nodiscard]] Violation below(std::span<const int> values, std::int64_t bound);

[[nodiscard]] Violation sum_too_large(std::int64_t most);

/// No entry is smaller than the one before it.
[[nodiscard]] Violation rising(std::span<const int> values);
/// No number occurs twice.
[[nodiscard]] Violation distinct(std::span<const int> values);
/// The product of numbers that are not negative is at most `most`; of no numbers it is 1.
[[nodiscard]] Violation product_at_most(std::span<const int> values, std::int64_t most);
/// The sum of counts, none of which is negative, is at most `most`.
template <class Count>
[[nodiscard]] Violation sum_at_most(std::span<const Count> counts, std::int64_t most) {
  std::int64_t rest = most;
  for (const Count count : counts) {
    if (count > rest) return sum_too_large(most);
    rest -= count;
  }
  return std::nullopt;
}
/// The product of all numbers but the zeros divides `number` without rest.
[[nodiscard]] Violation product_divides(std::span<const int> values, std::int64_t number);

/// Triples of first rank, last rank and step (MPI-5.0, 7.3.2) that name ranks below `size`, none of them twice. Each
/// triple is replaced by one that names the same ranks and ends at the last of them: libraries step through them in
/// ints and would go past the largest.
[[nodiscard]] Violation distinct_ranges(std::span<int> triples, int size);

/// The number of characters of a text.
[[nodiscard]] std::int64_t length(std::string_view text);

}  // namespace mpiwasm::calls::rules
