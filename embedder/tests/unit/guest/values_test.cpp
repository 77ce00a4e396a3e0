// Guest values that are more than numbers do not mix, neither with one another nor with numbers (decision 48).
#include "guest/values.hpp"

#include <gtest/gtest.h>

#include <concepts>
#include <cstdint>
#include <tuple>

#include "translate/handle.hpp"

namespace mpiwasm::guest {
namespace {

using translate::Handle;

template <class From, class To>
concept Mixes = std::is_convertible_v<From, To> || requires(From from, To to) { from == to; } ||
                requires(From from, To to) { to = from; };

template <class T>
concept AddsNumbers = requires(T value) { value + 1U; };

template <class T>
concept AddsUp = requires(T value) { value + value; };

/// Whether a type mixes with none of the others, in either direction.
template <class T, class... Others>
consteval bool is_apart() {
  return (... && (!Mixes<T, Others> && !Mixes<Others, T>));
}

static_assert(is_apart<Handle, Address, Function, UserData, std::int32_t, std::uint32_t, std::int64_t, bool>());
static_assert(is_apart<Address, Handle, Function, UserData, std::int32_t, std::uint32_t, std::int64_t, bool>());
static_assert(is_apart<Function, Handle, Address, UserData, std::int32_t, std::uint32_t, std::int64_t, bool>());
static_assert(is_apart<UserData, Handle, Address, Function, std::int32_t, std::uint32_t, std::int64_t, bool>());
// The concept finds a mix.
static_assert(Mixes<std::int32_t, std::int64_t> && Mixes<Handle, Handle>);
static_assert(!is_apart<std::int32_t, std::int64_t>());

// An address can be moved on by bytes; nothing else is a number.
static_assert(AddsNumbers<Address>);
static_assert(!AddsNumbers<Handle> && !AddsNumbers<Function> && !AddsNumbers<UserData>);
static_assert(!AddsUp<Address> && AddsUp<std::int32_t>);
static_assert(sizeof(UserData) == sizeof(Address));

TEST(GuestValues, AreTheirWords) {
  EXPECT_EQ(number(Address{0xffff'fff0}), 0xffff'fff0U);
  EXPECT_EQ(number(Address{16} + 8), 24U);
  EXPECT_EQ(number(Function{3}), 3U);
  EXPECT_EQ(number(UserData{7}), 7U);
  EXPECT_EQ(translate::number(Handle{0x1234}), 0x1234U);
  EXPECT_EQ(number(null_address), 0U);
}

}  // namespace
}  // namespace mpiwasm::guest
