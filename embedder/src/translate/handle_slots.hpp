// The memory of a table of handles (handle_table.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

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
template <class Object>
struct HandleSlot {
  /// A new one in a free slot.
  Object object{};
  Handle handle{};
  std::uint32_t generation = 0;
  std::uint32_t next_free = no_slot;
  bool live = false;
};

/// Slots, which never move, and a note beside each in runs that keep notes.
template <class Object, class Note>
class HandleSlots {
 public:
  using Slot = HandleSlot<Object>;

  [[nodiscard]] Slot& at(std::uint32_t index) { return (*slots_[index / chunk_size])[index % chunk_size]; }
  /// How many there are, used or not.
  [[nodiscard]] std::size_t size() const { return slots_.size() * chunk_size; }
  /// Adds some.
  void grow() {
    if (keeps_notes_) notes_.push_back(std::make_unique<std::array<Note, chunk_size>>());
    slots_.push_back(std::make_unique<std::array<Slot, chunk_size>>());
  }
  void clear() {
    slots_.clear();
    notes_.clear();
  }

  /// From now on, there are notes.
  void keep_notes() {
    keeps_notes_ = true;
    while (notes_.size() < slots_.size()) notes_.push_back(std::make_unique<std::array<Note, chunk_size>>());
  }
  [[nodiscard]] bool keeps_notes() const { return keeps_notes_; }
  /// Beside a slot, while notes are kept.
  [[nodiscard]] Note& note(std::uint32_t index) { return (*notes_[index / chunk_size])[index % chunk_size]; }

 private:
  static constexpr std::uint32_t chunk_size = 256;

  std::vector<std::unique_ptr<std::array<Slot, chunk_size>>> slots_;
  std::vector<std::unique_ptr<std::array<Note, chunk_size>>> notes_;
  bool keeps_notes_ = false;
};

}  // namespace mpiwasm::translate
