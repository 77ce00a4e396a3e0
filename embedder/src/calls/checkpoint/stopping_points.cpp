// See stopping_points.hpp. Which functions they are, and what each of them waits for, is in the API table.
#include "calls/checkpoint/stopping_points.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace mpiwasm::calls {

namespace {

using enum StopPoint::Kind;

#define MPIWASM_STOPPING_POINT(function, kind, argument, opens) StopPoint{#function, kind, argument, opens},
constexpr std::array points{
#include "calls/stopping_points.inc"
};
#undef MPIWASM_STOPPING_POINT

}  // namespace

const StopPoint* find_stop_point(std::string_view function) {
  if (function.starts_with('P')) function.remove_prefix(1);
  const auto* found = std::ranges::lower_bound(points, function, {}, &StopPoint::function);
  return found == points.end() || found->function != function ? nullptr : &*found;
}

int number_of(const StopPoint& point) { return static_cast<int>(&point - points.data()); }

const StopPoint& stop_point(int number) { return points.at(static_cast<std::size_t>(number)); }

}  // namespace mpiwasm::calls
