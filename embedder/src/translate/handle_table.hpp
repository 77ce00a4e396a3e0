// Guest handles <-> host objects. A handle word says which kind of object it names and which life of its slot, so a
// freed handle, or one of another kind, is recognised instead of reaching the MPI library.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <new>
#include <span>
#include <stdexcept>
#include <type_traits>
#include <utility>
#include <vector>

#include "translate/callers.hpp"
#include "translate/handle.hpp"
#include "translate/handle_slots.hpp"

namespace mpiwasm::translate {

/// All objects of one kind that the guest holds. Objects never move, so a pointer from find() stays valid until the
/// object is removed. `predefined_base` is the first predefined handle value of the kind, of which 256 are reserved.
/// After keep_notes(), a note lies beside each object, written when the object is put in and left alone when it goes.
template <class Object, HandleKind kind, std::uint32_t predefined_base, std::uint32_t index_bits = handle_index_bits,
          class Note = NoNote>
class HandleTable {
 public:
  static constexpr std::size_t predefined_count = 256;
  using Target = typename TargetOf<Object>::Type;

  /// The object named by `handle`, or null when it is dead, of another kind, or was never made.
  [[nodiscard]] Object* find(Handle handle) {
    if (is_predefined(handle)) {
      const std::uint32_t place = number(handle) - predefined_base;
      return place < predefined_count && predefined_[place].live ? &predefined_[place].object : nullptr;
    }
    const std::uint32_t index = number(handle) & index_mask;
    if (index >= used_) return nullptr;
    Slot& slot = at(index);
    return slot.handle == handle ? &slot.object : nullptr;
  }

  void keep_notes() { slots_.keep_notes(); }
  /// Whether handles may name a second object from now on; otherwise a slot that has had all its handles stays empty.
  void reuse_handles(bool reuses) { reuses_handles_ = reuses; }
  /// What was noted about the object when it was put in; null when there is none, or notes are not kept.
  [[nodiscard]] Note* note(Handle handle) {
    const bool has_note = slots_.keeps_notes() && !is_predefined(handle) && find(handle) != nullptr;
    return has_note ? &slots_.note(number(handle) & index_mask) : nullptr;
  }

  /// What the entry of `handle` points to when it is the handle that target() found last for the calling thread,
  /// otherwise null. Most calls name the object that the call before them named.
  [[nodiscard]] Target* last_target(Handle handle) const {
    const LatestHandle& latest = callers.current().latest(kind);
    if (latest.handle != handle || latest.table != this) return nullptr;
    if (latest.target == nullptr) __builtin_unreachable();  // spares the caller a test
    return static_cast<Target*>(latest.target);
  }

  /// What the entry of a live handle points to, otherwise null; for tables of pointers. Pointers in a table are not
  /// replaced in place.
  [[nodiscard]] Target* target(Handle handle) {
    LatestHandle& latest = callers.current().latest(kind);
    if (latest.handle == handle && latest.table == this) return static_cast<Target*>(latest.target);
    Object* entry = find(handle);
    if (entry == nullptr) return nullptr;
    latest = {.table = this, .handle = handle, .target = entry->get()};
    return entry->get();
  }

  /// Defines the object behind a predefined handle.
  void define(Handle handle, Object object) {
    forget_latest();
    Slot& slot = predefined_[number(handle) - predefined_base];
    slot.object = std::move(object);
    slot.live = true;
  }

  /// Takes the object behind a predefined handle away again.
  void undefine(Handle handle) {
    forget_latest();
    predefined_[number(handle) - predefined_base] = Slot{};
  }

  /// The most objects that the guest can hold at once.
  static constexpr std::size_t capacity = std::size_t{1} << index_bits;

  /// Whether there is memory for one more object. Never allocates.
  [[nodiscard, gnu::always_inline]] bool has_slot() const {
    if (first_free_ != no_slot && set_aside_ == 0) [[likely]]
      return true;
    return has_new_slot();
  }

  /// Makes room for one more object, before the library makes it; false when the table is full. An insert() that
  /// follows does not fail.
  [[nodiscard]] bool make_room() {
    if (has_slot()) return true;
    if (set_aside_ != 0) return make_room_beside(set_aside_);
    if (used_ < capacity) slots_.grow();
    return used_ < capacity;
  }

  /// From now on, has_slot() and make_room() leave as many slots for what other threads are about to insert.
  void set_aside(std::uint32_t slots) { set_aside_ = slots; }

  /// Inserts a new object and returns its handle. Throws if the table is full.
  [[nodiscard]] Handle insert(Object object, const Note& note = {}) {
    if (!has_free_slot() && used_ >= capacity) throw std::length_error("no more handles of one kind are left");
    if (!has_free_slot()) slots_.grow();
    return insert_in_slot([&object] { return std::move(object); }, note);
  }
  /// The same where has_slot() is true, of the object that `make()` returns, which is not moved; throws nothing.
  template <class Make>
  [[nodiscard, gnu::always_inline]] Handle insert_in_slot(const Make& make, const Note& note = {}) noexcept {
    const std::uint32_t index = first_free_ != no_slot ? first_free_ : used_++;
    Slot& slot = at(index);
    if (index == first_free_) first_free_ = slot.next_free;
    const Handle handle = handle_of(index, slot.generation);
    // What lies there owns nothing, and assigning to it would look for something to free.
    ::new (static_cast<void*>(&slot.object)) Object(make());
    if (slots_.keeps_notes()) [[unlikely]]
      slots_.note(index) = note;
    slot.handle = handle;
    return handle;
  }

  /// The handle of an object that comes later, by fill(). Until then it leads to nothing.
  [[nodiscard]] Handle reserve() {
    const Handle handle = insert(Object{});
    at(number(handle) & index_mask).handle = no_handle;
    return handle;
  }
  /// Puts in the object of a handle from reserve().
  void fill(Handle handle, Object object) {
    Slot& slot = at(number(handle) & index_mask);
    slot.object = std::move(object);
    slot.handle = handle;
  }

  /// Puts an object back under the handle that it had in another table, where nothing is yet. False when the handle
  /// is not of this kind, is predefined, or names a live object; the object stays where it is then. Cheapest in the
  /// order of the slots.
  [[nodiscard]] bool insert_at(Handle handle, Object&& object, const Note& note = {}) {
    const std::uint32_t index = number(handle) & index_mask;
    if (!is_of_kind(handle)) return false;
    use_up_to(index);
    Slot& slot = at(index);
    if (slot.handle != no_handle || !take_free(index)) return false;
    slot.generation = number(handle) >> index_bits & generation_mask;
    slot.object = std::move(object);
    if (slots_.keeps_notes()) slots_.note(index) = note;
    slot.handle = handle;
    return true;
  }

  /// The handles that the next objects get, in this order, as long as none is removed: those of the free slots.
  [[nodiscard]] std::vector<Handle> free_handles() {
    std::vector<Handle> all;
    for (std::uint32_t index = first_free_; index != no_slot; index = at(index).next_free)
      all.push_back(handle_of(index, at(index).generation));
    return all;
  }

  /// Gives the free slots these handles, which were the free ones of another table whose objects were put back by
  /// insert_at(): so handles of removed objects are dead here, too. Other slots come behind, or never where handles are
  /// not reused. False when a handle is not of this kind, is there twice, or is of a slot with an object.
  [[nodiscard]] bool restore_free(std::span<const Handle> handles) {
    for (const Handle handle : handles) {
      if (!is_of_kind(handle)) return false;
      use_up_to(number(handle) & index_mask);
    }
    std::vector<bool> is_free(used_);
    for (std::uint32_t index = 0; index < used_; ++index) is_free[index] = at(index).handle == no_handle;
    std::vector<std::uint32_t> order;
    order.reserve(used_);
    for (const Handle handle : handles) {
      const std::uint32_t index = number(handle) & index_mask;
      if (!is_free[index]) return false;
      is_free[index] = false;
      at(index).generation = number(handle) >> index_bits & generation_mask;
      order.push_back(index);
    }
    for (std::uint32_t index = first_free_; reuses_handles_ && index != no_slot; index = at(index).next_free)
      if (is_free[index]) order.push_back(index);
    first_free_ = no_slot;
    for (auto index = order.rbegin(); index != order.rend(); ++index)
      at(*index).next_free = std::exchange(first_free_, *index);
    return true;
  }

  /// Takes a live object that the guest made out of the table; its handle is dead from now on. Nothing when it is none:
  /// a handle that is read again from guest memory may be another one by then.
  Object remove(Handle handle) {
    forget_latest();
    const std::uint32_t index = number(handle) & index_mask;
    if (is_predefined(handle) || index >= used_ || at(index).handle != handle) return Object{};
    Object object = std::move(at(index).object);
    empty(index);
    return object;
  }

  /// The same for a live object whose value is no longer needed, or for a handle from reserve().
  void drop(Handle handle) { empty(number(handle) & index_mask); }

  /// Calls `visit(object)` for every live object, the predefined ones last.
  template <class Visit>
  void for_each(Visit visit) {
    for_each_handle([&visit](Handle, Object& object) { visit(object); });
  }

  /// Calls `visit(handle, object)` for every live object, the predefined ones last.
  template <class Visit>
  void for_each_handle(Visit visit) {
    for (std::uint32_t index = 0; index < used_; ++index) {
      if (at(index).handle != no_handle) visit(at(index).handle, at(index).object);
    }
    for (std::uint32_t place = 0; place < predefined_count; ++place) {
      if (predefined_[place].live) visit(Handle{predefined_base + place}, predefined_[place].object);
    }
  }

  /// Drops every object, predefined ones too.
  void clear() {
    forget_latest();
    slots_.clear();
    used_ = 0;
    first_free_ = no_slot;
    predefined_ = {};
  }

 private:
  static constexpr std::uint32_t index_mask = (std::uint32_t{1} << index_bits) - 1;
  static constexpr std::uint32_t generation_mask = (std::uint32_t{1} << (28 - index_bits)) - 1;
  /// Whether target() can be used.
  static constexpr bool has_targets = !std::is_same_v<Object, Target>;

  using Slot = HandleSlot<Object>;

  static bool is_of_kind(Handle handle) { return !is_predefined(handle) && kind_of(handle) == kind; }
  /// Makes slots up to this one; new ones are free.
  void use_up_to(std::uint32_t index) {
    while (used_ <= index) {
      if (slots_.size() <= used_) slots_.grow();
      at(used_).next_free = first_free_;
      first_free_ = used_++;
    }
  }
  [[nodiscard]] bool has_free_slot() const {
    return first_free_ != no_slot || (used_ < slots_.size() && used_ < capacity);
  }
  [[nodiscard, gnu::noinline]] bool has_new_slot() const {
    if (set_aside_ != 0) return used_ + set_aside_ < std::min<std::size_t>(slots_.size(), capacity);
    return has_free_slot();
  }
  void empty(std::uint32_t index) {
    Slot& slot = at(index);
    // In this order: what goes may call the library, and other threads meanwhile find neither the object nor the slot.
    slot.handle = no_handle;
    ++slot.generation;
    slot.object = Object{};
    if (!reuses_handles_ && (slot.generation & generation_mask) == 0) return;
    slot.next_free = first_free_;
    first_free_ = index;
  }
  /// Room for one object beside others; slots that are free again count when there are no new ones.
  [[nodiscard]] bool make_room_beside(std::uint32_t others) {
    while (used_ + others >= slots_.size() && slots_.size() < capacity) slots_.grow();
    std::size_t free = capacity - used_;
    for (std::uint32_t index = first_free_; index != no_slot && free <= others; index = at(index).next_free) ++free;
    return free > others;
  }
  /// Takes a slot out of the list of free ones; false when it is reserved.
  bool take_free(std::uint32_t index) {
    std::uint32_t* link = &first_free_;
    while (*link != no_slot && *link != index) link = &at(*link).next_free;
    if (*link == no_slot) return false;
    *link = at(index).next_free;
    return true;
  }
  /// In all threads.
  void forget_latest() {
    if constexpr (has_targets) callers.forget_latest(kind);
  }
  static Handle handle_of(std::uint32_t index, std::uint32_t generation) {
    return Handle{static_cast<std::uint32_t>(kind) << 28 | (generation & generation_mask) << index_bits | index};
  }
  Slot& at(std::uint32_t index) { return slots_.at(index); }

  HandleSlots<Object, Note> slots_;
  std::array<Slot, predefined_count> predefined_{};
  std::uint32_t used_ = 0;
  std::uint32_t first_free_ = no_slot;
  std::uint32_t set_aside_ = 0;
  bool reuses_handles_ = true;
};

}  // namespace mpiwasm::translate
