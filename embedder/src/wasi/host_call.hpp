// Turns a typed WASI call into what the engine links: a plain C function and the letters of its wasm type.
#pragma once

#include <array>
#include <cstdint>
#include <new>
#include <string_view>
#include <type_traits>

#include "guest/host_function.hpp"
#include "wasi/abi.hpp"
#include "wasi/context.hpp"

namespace mpiwasm::wasi {

/// The wrapper of one call; only `row` is meant to be used.
template <auto function>
struct HostCall;

template <class... Parameters, Errno (*function)(Context&, Parameters...)>
struct HostCall<function> {
  static_assert((... && (std::is_same_v<Parameters, std::uint32_t> || std::is_same_v<Parameters, std::uint64_t> ||
                         (std::is_enum_v<Parameters> && sizeof(Parameters) == sizeof(std::uint32_t)))),
                "wasm parameters are i32 or i64");

  /// What the guest calls. Running out of host memory is an error number like any other.
  static std::uint32_t code(void* context, Parameters... parameters) noexcept {
    try {
      const guest::Turns::Turn turn{static_cast<Context*>(context)->turns()};
      return static_cast<std::uint32_t>(function(*static_cast<Context*>(context), parameters...));
    } catch (const std::bad_alloc&) {
      return static_cast<std::uint32_t>(Errno::nomem);
    } catch (...) {
      return static_cast<std::uint32_t>(Errno::io);
    }
  }

  /// For calls that change nothing of the context.
  static std::uint32_t code_without_turn(void* context, Parameters... parameters) noexcept {
    return static_cast<std::uint32_t>(function(*static_cast<Context*>(context), parameters...));
  }

  static constexpr std::array<char, sizeof...(Parameters) + 2> letters = {
      (std::is_same_v<Parameters, std::uint64_t> ? 'I' : 'i')..., ':', 'i'};

  [[nodiscard]] static guest::HostFunction row(std::string_view name) {
    return {name, {letters.data(), letters.size()}, guest::host_code(&code)};
  }
  [[nodiscard]] static guest::HostFunction row_without_turn(std::string_view name) {
    return {name, {letters.data(), letters.size()}, guest::host_code(&code_without_turn)};
  }
};

}  // namespace mpiwasm::wasi
