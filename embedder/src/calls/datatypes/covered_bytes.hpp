// Which bytes an operation may touch.
#pragma once

#include <algorithm>
#include <cstdint>

#include "calls/datatypes/datatype.hpp"

namespace mpiwasm::calls {

/// 128 bits, because counts, extents and displacements are all under the guest's control.
__extension__ using Wide = __int128;

/// From the first byte to behind the last one.
struct CoveredBytes {
  Wide begin;
  Wide end;

  [[nodiscard]] bool within(std::uint64_t size) const { return begin >= 0 && end <= Wide{size}; }

  /// A bound for messages.
  [[nodiscard]] static std::int64_t shown(Wide value) {
    constexpr Wide bound = Wide{1} << 62;
    return static_cast<std::int64_t>(std::clamp(value, -bound, bound));
  }
};

/// The bytes of `count` elements, at least one, whose type's origin is at `start`.
inline CoveredBytes covered_bytes(Wide start, std::int64_t count, const Datatype& type) {
  const Wide first = start + type.true_lower_bound;
  const Wide last = (Wide{count} - 1) * type.extent;
  return {first + std::min<Wide>(last, 0), first + type.true_extent + std::max<Wide>(last, 0)};
}

}  // namespace mpiwasm::calls
