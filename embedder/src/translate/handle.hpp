// The guest's names of MPI objects.
#pragma once

#include <cstdint>

namespace mpiwasm::translate {

/// A handle of the guest: a predefined one of the standard, or one that a HandleTable has made.
enum class Handle : std::uint32_t {};

/// No handle of any kind.
inline constexpr Handle no_handle{};

/// The handle as the 32-bit word that crosses the guest border.
[[nodiscard]] constexpr std::uint32_t number(Handle handle) { return static_cast<std::uint32_t>(handle); }

/// The standard's bound below which handles are predefined (MPI-5.0, 20.3).
inline constexpr std::uint32_t first_made_handle = 0x1000;

[[nodiscard]] constexpr bool is_predefined(Handle handle) { return number(handle) < first_made_handle; }

}  // namespace mpiwasm::translate
