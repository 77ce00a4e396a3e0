// Places for allocations that are so far apart that no message which begins in one reaches another.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace mpiwasm::interposition {

/// For all threads at once, without locks. Constant-initialized and never destroyed, as malloc works before and after
/// all else.
///
/// Memory may retire: no message will be received there. It stays as it is until it is given back, and the slot, which
/// can be taken again at once, begins behind it.
class Slots {
 public:
  /// A guest has 4 GiB, and so has a message that it sends without gaps.
  static constexpr std::size_t longest_message = std::size_t{4} << 30;
  static constexpr std::size_t largest = std::size_t{4} << 30;
  static constexpr std::uint32_t most = 8192;
  /// Where so much has retired, a slot is not used again.
  static constexpr std::size_t most_retired = std::size_t{1} << 30;

  constexpr Slots() = default;
  Slots(const Slots&) = delete;
  Slots& operator=(const Slots&) = delete;

  /// Reserves addresses for as many slots as there are to be had. False for less than 1024.
  [[nodiscard]] bool reserve();
  /// Slots that are not taken; those that are kept for ever count as taken.
  [[nodiscard]] std::uint32_t available() const {
    return count_.load(std::memory_order_relaxed) - taken_.load(std::memory_order_relaxed);
  }
  [[nodiscard]] bool contains(const void* memory) const {
    const auto address = reinterpret_cast<std::uintptr_t>(memory);
    return address - begin_.load(std::memory_order_relaxed) < length_.load(std::memory_order_relaxed);
  }

  /// Null when all slots are taken, `size` is above `largest`, or there is no memory.
  [[nodiscard]] void* take(std::size_t size);
  /// The memory goes back to the system when it is given back.
  void make_sparse(void* memory);
  /// False, and nothing changes, when there is no memory. The data stay where they are.
  [[nodiscard]] bool resize(void* memory, std::size_t size);
  [[nodiscard]] std::size_t size_of(const void* memory) const;
  void give(void* memory);
  /// Nothing happens when another thread has given it back since it had this use_of().
  void retire(void* memory, std::uint32_t use);
  [[nodiscard]] bool has_retired(const void* memory) const;
  /// The number of the use that the slot of `memory` has now: of no earlier and no later memory there.
  [[nodiscard]] std::uint32_t use_of(const void* memory) const;

  /// Slots that belong to one thread, linked to one another; 0 has none. They count as taken.
  using Chain = std::uint32_t;
  /// take() of the first slot of a chain, or of any other when it has none.
  [[nodiscard]] void* take(std::size_t size, Chain& kept);
  /// Puts the slot of `memory` in front of a chain.
  void keep(void* memory, Chain& kept);
  /// Puts the first slot of a chain, which has one, in front of another.
  void move_first(Chain& from, Chain& to);
  void give_all(Chain chain);
  /// Slots that are never used again, as messages may still come there. What has come goes back to the system.
  void abandon_all(Chain chain);
  [[nodiscard]] std::uint32_t abandoned() const { return abandoned_.load(std::memory_order_relaxed); }

 private:
  static constexpr std::size_t most_accessible = most_retired + largest;
  static constexpr std::size_t pitch = most_accessible + longest_message;

  struct Slot {
    std::atomic<std::uint32_t> next{0};  ///< number of another slot; 0: none
    /// Odd while memory is in use that has not retired. The thread that makes it even gives back that memory, or
    /// retires it.
    std::atomic<std::uint32_t> uses{0};
    std::atomic<std::uint32_t> retired{0};  ///< pieces of memory before `begin`
    std::atomic<std::size_t> begin{0};      ///< where its memory is, counted from where it was reserved; 0: never taken
    std::size_t size = 0;
    std::size_t used = 0;        ///< bytes that an earlier one may have filled
    std::size_t accessible = 0;  ///< bytes from where it was reserved
    bool is_sparse = false;
  };

  [[nodiscard]] std::uint32_t number_of(const void* memory) const;
  [[nodiscard]] std::byte* beginning_of(std::uint32_t number) const;
  [[nodiscard]] std::byte* memory_of(std::uint32_t number) const;
  [[nodiscard]] std::byte* begin_use(std::uint32_t number);
  /// False when another thread retires the memory at the moment, and once it has.
  [[nodiscard]] bool end_use(const void* memory);
  /// From the first whole page behind where its memory is.
  void clear_pages(std::uint32_t number);
  [[nodiscard]] std::uint32_t take_number();
  void push(std::uint32_t first, std::uint32_t last);

  std::atomic<std::uintptr_t> begin_{0};
  std::atomic<std::size_t> length_{0};
  std::atomic<std::uint32_t> count_{0};
  std::atomic<std::uint32_t> taken_{0};
  std::atomic<std::uint32_t> used_once_{0};
  std::atomic<std::uint32_t> abandoned_{0};
  /// The slot that was given back last, below how often this was changed.
  std::atomic<std::uint64_t> latest_{0};
  std::array<Slot, most + 1> slots_{};  // by number, from 1
};

}  // namespace mpiwasm::interposition
