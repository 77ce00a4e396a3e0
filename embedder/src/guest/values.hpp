// The values that a guest passes which are more than numbers. Each is a type of its own, so that a mix of them does
// not compile; as arguments and in linear memory they are 32-bit words.
#pragma once

#include <cstdint>

namespace mpiwasm::guest {

/// A word whose meaning is the guest's own, such as the extra state of its callbacks.
using Word = std::uint32_t;

/// An address in the guest's linear memory. It is 32 bits wide because guests are wasm32.
enum class Address : std::uint32_t {};

/// A function pointer of the guest: an index of its function table.
enum class Function : std::uint32_t {};

inline constexpr Address null_address{};
inline constexpr Function null_function{};

/// The address as a number, for sums that must not wrap.
[[nodiscard]] constexpr std::uint32_t number(Address address) { return static_cast<std::uint32_t>(address); }
[[nodiscard]] constexpr std::uint32_t number(Function function) { return static_cast<std::uint32_t>(function); }

/// How fmt prints them.
[[nodiscard]] constexpr std::uint32_t format_as(Address address) { return number(address); }
[[nodiscard]] constexpr std::uint32_t format_as(Function function) { return number(function); }

/// The address `bytes` behind another.
[[nodiscard]] constexpr Address operator+(Address address, std::uint32_t bytes) {
  return Address{number(address) + bytes};
}

}  // namespace mpiwasm::guest
