// The values that a guest passes which are more than numbers. Each is a type of its own, so that a mix of them does
// not compile (decision 48); as arguments and in linear memory they are 32-bit words.
#pragma once

#include <cstdint>
#include <type_traits>

namespace mpiwasm::guest {

/// An address in the guest's linear memory. It is 32 bits wide because guests are wasm32.
enum class Address : std::uint32_t {};

/// What a guest keeps with an attribute or a callback: a `void*` of its own, which is handed back and never followed.
enum class UserData : std::underlying_type_t<Address> {};

/// A function pointer of the guest: an index of its function table.
enum class Function : std::uint32_t {};

inline constexpr Address null_address{};
inline constexpr Function null_function{};

/// The address as a number, for sums that must not wrap.
[[nodiscard]] constexpr std::uint32_t number(Address address) { return static_cast<std::uint32_t>(address); }
[[nodiscard]] constexpr std::uint32_t number(Function function) { return static_cast<std::uint32_t>(function); }
[[nodiscard]] constexpr std::uint32_t number(UserData data) { return static_cast<std::uint32_t>(data); }

/// How fmt prints them.
[[nodiscard]] constexpr std::uint32_t format_as(Address address) { return number(address); }
[[nodiscard]] constexpr std::uint32_t format_as(Function function) { return number(function); }

/// The address `bytes` behind another.
[[nodiscard]] constexpr Address operator+(Address address, std::uint32_t bytes) {
  return Address{number(address) + bytes};
}

}  // namespace mpiwasm::guest
