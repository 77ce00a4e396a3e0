// Lists for the time of one call, or of a request: one behind the other in memory that comes with the object, so that
// short ones allocate nothing. They never move.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory>
#include <span>
#include <type_traits>
#include <vector>

namespace mpiwasm::translate {

class ListArena {
 public:
  // The memory stays as it is until a list lies there.
  ListArena() {}  // NOLINT(modernize-use-equals-default): that would let new ListArena() clear it
  ListArena(const ListArena&) = delete;
  ListArena& operator=(const ListArena&) = delete;
  ~ListArena() = default;

  /// A list whose values the caller sets. Never at a null pointer, which Open MPI takes for a wrong argument even where
  /// nothing is read.
  template <class T>
  [[nodiscard]] std::span<T> list(std::size_t length) {
    static_assert(std::is_trivially_copyable_v<T> && alignof(T) <= alignment);
    const std::size_t bytes = (length * sizeof(T) + alignment - 1) / alignment * alignment;
    if (bytes > own_size - used_) [[unlikely]] {
      auto* elsewhere = more_.emplace_back(std::make_unique_for_overwrite<std::byte[]>(bytes)).get();
      bytes_elsewhere_ += bytes;
      return {reinterpret_cast<T*>(elsewhere), length};
    }
    auto* start = reinterpret_cast<T*>(own_ + used_);
    used_ += bytes;
    return {start, length};
  }

  /// A copy of values that other threads or processes may change.
  template <class T>
  [[nodiscard]] std::span<std::remove_const_t<T>> copy(std::span<T> values) {
    const auto copied = list<std::remove_const_t<T>>(values.size());
    if (values.size() <= few) {
      // A call of memcpy takes longer. Compilers make one of such a loop unless each value must be read by itself.
      for (std::size_t i = 0; i < values.size(); ++i) copied[i] = static_cast<const volatile T*>(values.data())[i];
    } else {
      std::memcpy(copied.data(), values.data(), values.size_bytes());
    }
    return copied;
  }

  /// Whether all lists lie in the memory that came with it.
  [[nodiscard]] bool is_small() const { return more_.empty(); }
  /// What the other lists take.
  [[nodiscard]] std::size_t bytes_elsewhere() const { return bytes_elsewhere_; }
  /// Forgets all lists.
  void clear() {
    more_.clear();
    bytes_elsewhere_ = 0;
    used_ = 0;
  }

  /// A copy as values of another type.
  template <class To, class From>
  [[nodiscard]] std::span<To> converted(std::span<From> values) {
    const auto made = list<To>(values.size());
    std::copy(values.begin(), values.end(), made.begin());
    return made;
  }

 private:
  static constexpr std::size_t alignment = sizeof(void*);
  static constexpr std::size_t few = 8;
  /// With what else a request keeps, below the size up to which malloc() takes blocks from its thread's own list.
  static constexpr std::size_t own_size = 768;

  std::size_t used_ = 0;
  std::size_t bytes_elsewhere_ = 0;
  std::vector<std::unique_ptr<std::byte[]>> more_;
  alignas(alignment) std::byte own_[own_size];
};

}  // namespace mpiwasm::translate
