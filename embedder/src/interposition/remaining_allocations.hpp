// What a call has allocated in slots, and not freed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "interposition/slots.hpp"

namespace mpiwasm::interposition {

/// Of one thread. What there is no room for does not retire.
class RemainingAllocations {
 public:
  [[nodiscard]] bool is_empty() const { return count_ == 0; }
  void add(void* memory, std::uint32_t use) {
    if (count_ < all_.size()) all_[count_++] = {memory, use};
  }
  void remove(const void* memory) {
    for (std::size_t i = count_; i-- > 0;) {
      if (all_[i].memory == memory) {
        all_[i] = all_[--count_];
        return;
      }
    }
  }
  /// The call has ended; after success, what remains retires.
  void end(Slots& slots, bool succeeded) {
    for (std::size_t i = 0; succeeded && i < count_; ++i) slots.retire(all_[i].memory, all_[i].use);
    count_ = 0;
  }

 private:
  struct Allocation {
    void* memory = nullptr;
    std::uint32_t use = 0;
  };
  std::array<Allocation, 128> all_{};
  std::size_t count_ = 0;
};

}  // namespace mpiwasm::interposition
