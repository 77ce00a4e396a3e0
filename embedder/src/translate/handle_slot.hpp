// What a table of handles (handle_table.hpp) has for each object.
#pragma once

#include <cstdint>

#include "translate/handle.hpp"

namespace mpiwasm::translate {

/// What an entry of a table leads to: the object behind a pointer, otherwise the entry itself.
template <class Object>
struct TargetOf {
  using Type = Object;
};
template <class Pointer>
  requires requires { typename Pointer::element_type; }
struct TargetOf<Pointer> {
  using Type = typename Pointer::element_type;
};

/// Of tables that note nothing about their objects.
struct NoNote {};

/// Behind the last free slot.
inline constexpr std::uint32_t no_slot = ~std::uint32_t{0};

/// One object of a table, or room for one.
template <class Object, class Note>
struct HandleSlot {
  /// A new one in a free slot.
  Object object{};
  Handle handle{};
  std::uint32_t generation = 0;
  std::uint32_t next_free = no_slot;
  bool live = false;
  /// Behind the rest, which has 64 bytes for requests.
  [[no_unique_address]] Note note{};
};

}  // namespace mpiwasm::translate
