// Guest handles <-> host objects. A handle word says which kind of object it names and which life of its slot, so a
// freed handle, or one of another kind, is recognised instead of reaching the MPI library.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <vector>

namespace mpiwasm::translate {

/// A 32-bit word as it crosses the guest border: a handle, an address, or an integer.
using Word = std::uint32_t;

/// The kinds of handles, as bits 31..28 of words that mpiwasm makes. Predefined handles are below 0x1000
/// (MPI-5.0, 20.3), so kind 0 is never used.
enum class HandleKind : Word {
  communicator = 1,
  group = 2,
  datatype = 3,
  operation = 4,
  request = 5,
  message = 6,
  info = 7,
  error_handler = 8,
  window = 9,
  file = 10,
  session = 11,
};

/// The standard's bound below which handles are predefined.
inline constexpr Word first_made_handle = 0x1000;

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

/// All objects of one kind that the guest holds. Objects never move, so a pointer from find() stays valid until the
/// object is removed. `predefined_base` is the first predefined handle value of the kind, of which 256 are reserved.
template <class Object, HandleKind kind, Word predefined_base, Word index_bits = 22>
class HandleTable {
 public:
  static constexpr std::size_t predefined_count = 256;
  using Target = typename TargetOf<Object>::Type;

  /// The object named by `handle`, or null when it is dead, of another kind, or was never made.
  [[nodiscard]] Object* find(Word handle) {
    if (handle < first_made_handle) {
      const Word number = handle - predefined_base;
      return number < predefined_count && predefined_[number].live ? &predefined_[number].object : nullptr;
    }
    const Word index = handle & index_mask;
    if (index >= used_) return nullptr;
    Slot& slot = at(index);
    return slot.handle == handle ? &slot.object : nullptr;
  }

  /// What the entry of `handle` points to when it is the handle that target() found last, otherwise null. Most calls
  /// name the object that the call before them named.
  [[nodiscard]] Target* last_target(Word handle) const {
    if (handle != last_handle_) return nullptr;
    if (last_target_ == nullptr) __builtin_unreachable();  // spares the caller a test
    return last_target_;
  }

  /// What the entry of a live handle points to, otherwise null; for tables of pointers. Pointers in a table are not
  /// replaced in place.
  [[nodiscard]] Target* target(Word handle) {
    if (handle == last_handle_) return last_target_;
    Object* entry = find(handle);
    if (entry == nullptr) return nullptr;
    last_handle_ = handle;
    last_target_ = entry->get();
    return last_target_;
  }

  /// Defines the object behind a predefined handle.
  void define(Word handle, Object object) {
    forget_last();
    Slot& slot = predefined_[handle - predefined_base];
    slot.object = std::move(object);
    slot.live = true;
  }

  /// Takes the object behind a predefined handle away again.
  void undefine(Word handle) {
    forget_last();
    predefined_[handle - predefined_base] = Slot{};
  }

  /// The most objects that the guest can hold at once.
  static constexpr std::size_t capacity = std::size_t{1} << index_bits;

  /// Whether there is memory for one more object. Never allocates.
  [[nodiscard]] bool has_slot() const {
    return first_free_ != no_slot || (used_ < chunks_.size() * chunk_size && used_ < capacity);
  }

  /// Makes room for one more object; false when the table is full. An insert() that follows does not fail. So it is
  /// called before the library makes an object, which would be lost otherwise.
  [[nodiscard]] bool make_room() {
    if (has_slot()) return true;
    if (used_ >= capacity) return false;
    chunks_.push_back(std::make_unique<Chunk>());
    return true;
  }

  /// Puts a new object in and returns its handle. Throws when there is no room.
  [[nodiscard]] Word insert(Object object) {
    if (!make_room()) throw std::length_error("no more handles of one kind are left");
    return insert_in_slot(std::move(object));
  }
  /// The same where has_slot() is true; throws nothing.
  [[nodiscard, gnu::always_inline]] Word insert_in_slot(Object object) noexcept {
    const Word index = first_free_ != no_slot ? first_free_ : used_++;
    Slot& slot = at(index);
    if (index == first_free_) first_free_ = slot.next_free;
    const Word handle = handle_of(index, slot.generation);
    // What lies there owns nothing, and assigning to it would look for something to free.
    std::construct_at(&slot.object, std::move(object));
    slot.handle = handle;
    return handle;
  }

  /// The handle of an object that comes later, by fill(). Until then it leads to nothing.
  [[nodiscard]] Word reserve() {
    const Word handle = insert(Object{});
    at(handle & index_mask).handle = 0;
    return handle;
  }
  /// Puts in the object of a handle from reserve().
  void fill(Word handle, Object object) {
    Slot& slot = at(handle & index_mask);
    slot.object = std::move(object);
    slot.handle = handle;
  }

  /// Takes a live object that the guest made out of the table; its handle is dead from now on. Nothing when it is none:
  /// a handle that is read again from guest memory may be another one by then.
  Object remove(Word handle) {
    forget_last();
    const Word index = handle & index_mask;
    if (handle < first_made_handle || index >= used_ || at(index).handle != handle) return Object{};
    Object object = std::move(at(index).object);
    empty(index);
    return object;
  }

  /// The same where nobody wants the object any more, which must be live.
  void drop(Word handle) { empty(handle & index_mask); }

  /// Calls `visit(object)` for every live object, the predefined ones last.
  template <class Visit>
  void for_each(Visit visit) {
    for (Word index = 0; index < used_; ++index) {
      if (at(index).handle != 0) visit(at(index).object);
    }
    for (Slot& slot : predefined_) {
      if (slot.live) visit(slot.object);
    }
  }

  /// Drops every object, predefined ones too.
  void clear() {
    forget_last();
    chunks_.clear();
    used_ = 0;
    first_free_ = no_slot;
    predefined_ = {};
  }

 private:
  static constexpr Word index_mask = (Word{1} << index_bits) - 1;
  static constexpr Word generation_mask = (Word{1} << (28 - index_bits)) - 1;
  static constexpr Word no_slot = ~Word{0};
  static constexpr Word chunk_size = 256;
  /// No word of the guest has this value.
  static constexpr std::uint64_t no_handle = ~std::uint64_t{0};

  struct Slot {
    /// A new one in a free slot.
    Object object{};
    Word handle = 0;
    Word generation = 0;
    Word next_free = no_slot;
    bool live = false;
  };
  using Chunk = std::array<Slot, chunk_size>;

  void empty(Word index) {
    Slot& slot = at(index);
    slot.object = Object{};
    slot.handle = 0;
    ++slot.generation;
    slot.next_free = first_free_;
    first_free_ = index;
  }
  void forget_last() {
    last_handle_ = no_handle;
    last_target_ = nullptr;  // a guest may ask for that handle, too
  }
  static Word handle_of(Word index, Word generation) {
    return static_cast<Word>(kind) << 28 | (generation & generation_mask) << index_bits | index;
  }
  Slot& at(Word index) { return (*chunks_[index / chunk_size])[index % chunk_size]; }

  std::uint64_t last_handle_ = no_handle;
  Target* last_target_ = nullptr;
  std::vector<std::unique_ptr<Chunk>> chunks_;
  std::array<Slot, predefined_count> predefined_{};
  Word used_ = 0;
  Word first_free_ = no_slot;
};

}  // namespace mpiwasm::translate
