// Numbers of elements, and the distances between them.
#pragma once

#include <concepts>
#include <cstdint>

namespace mpiwasm::blas {

/// Extents are sums of products of at most three numbers of 32 bits.
__extension__ using Extent = __int128;

/// An extent that was computed, or an argument as it is: the shortest calls notice wide numbers.
template <class T>
concept Number = std::same_as<T, std::int32_t> || std::same_as<T, Extent>;

constexpr Extent wide(std::int32_t number) { return number; }
/// Wide if one of the two is.
constexpr auto most(Number auto one, Number auto other) { return one < other ? other : one; }
constexpr Extent least(Extent one, Extent other) { return one < other ? one : other; }
constexpr Extent absolute(Extent number) { return number < 0 ? -number : number; }

/// The step of a vector as the library gets it. Some read one step behind the last element, which may be far away.
constexpr std::int32_t step_for(Number auto count, std::int32_t step) { return count <= 1 && step != 0 ? 1 : step; }

/// A leading dimension as the library gets it. LAPACK computes with it in 32 bits where it leads to no second column,
/// too.
constexpr std::int32_t leading_for(Number auto rows, Number auto columns, std::int32_t leading) {
  return columns <= 1 ? static_cast<std::int32_t>(most(1, rows)) : leading;
}

/// Whether 64 bits hold the product of two such numbers, and another one added to it.
constexpr bool is_narrow(Extent number) { return number == static_cast<std::int32_t>(number); }
constexpr bool is_narrow(std::int32_t) { return true; }

}  // namespace mpiwasm::blas
