// See argument_rules.hpp.
#include "calls/core/argument_rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace mpiwasm::calls::rules {

namespace {

/// The first entry for which `is_wrong` holds, as its place in the list.
template <class Test>
std::optional<std::size_t> find(std::span<const int> values, Test is_wrong) {
  const auto found = std::ranges::find_if(values, is_wrong);
  if (found == values.end()) return std::nullopt;
  return static_cast<std::size_t>(found - values.begin());
}

/// The product as far as it stays at or below `most`; nothing beyond. The numbers are positive.
template <class Numbers>
std::optional<std::int64_t> product_up_to(const Numbers& values, std::int64_t most) {
  std::int64_t product = 1;
  for (const std::int64_t value : values) {
    if (value != 0 && product > most / value) return std::nullopt;
    product *= value;
  }
  return product <= most ? std::optional(product) : std::nullopt;
}

}  // namespace

Violation too_small(std::int64_t value, std::int64_t least) {
  return fmt::format("is {}, but must be at least {}", value, least);
}

Violation too_large(std::int64_t value, std::int64_t most) {
  return fmt::format("is {}, but must be at most {}", value, most);
}

Violation not_below(std::int64_t value, std::int64_t bound) {
  return fmt::format("is {}, but must be less than {}", value, bound);
}

Violation at_least(std::span<const int> values, std::int64_t least) {
  const auto place = find(values, [least](int value) { return value < least; });
  if (!place) return std::nullopt;
  return fmt::format("has {} in place {}, but its entries must be at least {}", values[*place], *place, least);
}

Violation below(std::span<const int> values, std::int64_t bound) {
  const auto place = find(values, [bound](int value) { return value >= bound; });
  if (!place) return std::nullopt;
  return fmt::format("has {} in place {}, but its entries must be less than {}", values[*place], *place, bound);
}

Violation rising(std::span<const int> values) {
  const auto fall = std::ranges::adjacent_find(values, std::ranges::greater{});
  if (fall == values.end()) return std::nullopt;
  return fmt::format("falls from {} to {} in place {}, but no entry may be less than the one before it", fall[0],
                     fall[1], fall - values.begin() + 1);
}

Violation distinct(std::span<const int> values) {
  std::vector<int> sorted(values.begin(), values.end());
  std::ranges::sort(sorted);
  const auto twice = std::ranges::adjacent_find(sorted);
  if (twice == sorted.end()) return std::nullopt;
  return fmt::format("has {} more than once", *twice);
}

Violation product_at_most(std::span<const int> values, std::int64_t most) {
  if (std::ranges::find(values, 0) != values.end() || product_up_to(values, most)) return std::nullopt;
  return fmt::format("has entries whose product is more than {}", most);
}

Violation sum_too_large(std::int64_t most) { return fmt::format("has counts whose sum is more than {}", most); }

Violation product_divides(std::span<const int> values, std::int64_t number) {
  std::vector<int> fixed;
  std::ranges::copy_if(values, std::back_inserter(fixed), [](int value) { return value > 0; });
  const auto product = product_up_to(fixed, number);
  if (product && number % *product == 0) return std::nullopt;
  return fmt::format("has entries whose product does not divide {}", number);
}

Violation distinct_ranges(std::span<int> triples, int size) {
  std::vector<bool> named(static_cast<std::size_t>(std::max(size, 0)));
  for (std::size_t i = 0; i + 2 < triples.size(); i += 3) {
    const std::int64_t first = triples[i];
    const std::int64_t last = triples[i + 1];
    const std::int64_t step = triples[i + 2];
    const auto shown = [&] { return fmt::format("has the range {}, {}, {}", first, last, step); };
    if (step == 0) return fmt::format("{}, whose step is 0", shown());
    if ((last - first) / step < 0 || ((last > first) != (step > 0) && last != first)) {
      return fmt::format("{}, which steps away from its last rank", shown());
    }
    const std::int64_t end = first + (last - first) / step * step;
    if (std::min(first, end) < 0 || std::max(first, end) >= size) {
      return fmt::format("{}, but ranks go from 0 to {}", shown(), size - 1);
    }
    for (std::int64_t rank = first; step > 0 ? rank <= end : rank >= end; rank += step) {
      const auto place = static_cast<std::size_t>(rank);
      if (named[place]) return fmt::format("{}, which names rank {} again", shown(), rank);
      named[place] = true;
    }
    triples[i + 1] = static_cast<int>(end);
    if (first == end) triples[i + 2] = 1;
  }
  return std::nullopt;
}

std::int64_t length(std::string_view text) { return static_cast<std::int64_t>(text.size()); }

}  // namespace mpiwasm::calls::rules
