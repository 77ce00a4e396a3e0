// Linear memory for host code: all guest addresses are converted to host pointers here, and only after the
// complete range has been checked to lie inside the memory.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include "guest/values.hpp"

namespace mpiwasm::guest {

/// Where the engine keeps a memory: `base` never moves, `size` follows memory.grow.
struct MemoryDefinition {
  std::byte* base;
  std::size_t size;
};

/// A live view of the guest's linear memory. It is cheap to copy and reads the current size at each use,
/// so it stays right when the guest grows its memory. It must not outlive the guest's instance.
class LinearMemory {
 public:
  LinearMemory() = default;
  explicit LinearMemory(const MemoryDefinition* definition) : definition_(definition) {}

  [[nodiscard]] std::byte* base() const { return definition_->base; }
  [[nodiscard]] std::uint64_t size() const { return definition_->size; }

  /// True when [address, address + length) lies inside the memory. `address` is 64 bits wide, and signed, so
  /// that callers can add displacements without wrapping.
  [[nodiscard]] bool contains(std::int64_t address, std::uint64_t length) const {
    return address >= 0 && length <= size() && static_cast<std::uint64_t>(address) <= size() - length;
  }

  /// True when `length` bytes from `address` on lie inside the memory.
  [[nodiscard]] bool contains(Address address, std::uint64_t length) const {
    return contains(std::int64_t{number(address)}, length);
  }

  /// The host address of a location that has been checked to lie inside the memory, or that is not accessed.
  [[nodiscard]] std::byte* at(Address address) const { return base() + number(address); }

  /// The bytes [address, address + length), or nothing when they are not all inside the memory.
  [[nodiscard]] std::optional<std::span<std::byte>> range(Address address, std::uint64_t length) const {
    if (!contains(address, length)) return std::nullopt;
    return std::span<std::byte>{at(address), static_cast<std::size_t>(length)};
  }

  /// `count` values of type T at `address`, or nothing when they are outside the memory or not aligned for T.
  template <class T>
  [[nodiscard]] std::optional<std::span<T>> array(Address address, std::uint64_t count) const {
    static_assert(std::is_trivially_copyable_v<T>);
    if (number(address) % alignof(T) != 0 || count > size() / sizeof(T)) return std::nullopt;
    if (!contains(address, count * sizeof(T))) return std::nullopt;
    return std::span<T>{reinterpret_cast<T*>(at(address)), static_cast<std::size_t>(count)};
  }

  /// Reads one T, once, for other threads of the guest may change it; alignment is not required.
  template <class T>
  [[nodiscard]] std::optional<T> load(Address address) const {
    static_assert(std::is_trivially_copyable_v<T>);
    if (!contains(address, sizeof(T))) return std::nullopt;
    T value;
    std::memcpy(&value, at(address), sizeof(T));
    // Compilers may otherwise read it again instead of keeping it.
    std::atomic_signal_fence(std::memory_order_seq_cst);
    return value;
  }

  /// Writes one T; alignment is not required. False when the place is outside the memory.
  template <class T>
  [[nodiscard]] bool store(Address address, const T& value) const {
    static_assert(std::is_trivially_copyable_v<T>);
    if (!contains(address, sizeof(T))) return false;
    std::memcpy(at(address), &value, sizeof(T));
    return true;
  }

  /// The zero-terminated string at `address`, without its zero; nothing when it does not end inside the memory.
  [[nodiscard]] std::optional<std::string_view> string(Address address) const {
    if (number(address) >= size()) return std::nullopt;
    const auto* start = reinterpret_cast<const char*>(at(address));
    const void* end = std::memchr(start, 0, size() - number(address));
    if (end == nullptr) return std::nullopt;
    return std::string_view{start, static_cast<std::size_t>(static_cast<const char*>(end) - start)};
  }

 private:
  const MemoryDefinition* definition_ = nullptr;
};

}  // namespace mpiwasm::guest
