// A limit on what all objects of a kind take together, for what the library holds outside of the guest's memory.
// Objects may go without a turn, when a library calls back.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

namespace mpiwasm::calls {

class Quota {
 public:
  explicit Quota(std::uint64_t most) : most_(most) {}
  Quota(const Quota&) = delete;
  Quota& operator=(const Quota&) = delete;

  [[nodiscard]] std::uint64_t most() const { return most_; }
  [[nodiscard]] std::uint64_t used() const { return used_.load(std::memory_order_relaxed); }
  [[nodiscard]] bool has_room_for(std::uint64_t amount) const { return amount <= most_ && used() <= most_ - amount; }

 private:
  friend class Charge;

  std::uint64_t most_;
  std::atomic<std::uint64_t> used_{0};
};

/// What one object takes of a quota, which must outlive it; given back with the object.
class Charge {
 public:
  Charge() = default;
  Charge(Charge&& other) noexcept
      : quota_(std::exchange(other.quota_, nullptr)), amount_(std::exchange(other.amount_, 0)) {}
  Charge& operator=(Charge&& other) noexcept {
    std::swap(quota_, other.quota_);
    std::swap(amount_, other.amount_);
    return *this;
  }
  ~Charge() {
    if (quota_ != nullptr) quota_->used_.fetch_sub(amount_, std::memory_order_relaxed);
  }

  [[nodiscard]] std::uint64_t amount() const { return amount_; }
  /// Takes `amount` instead of what it has taken. Whether there is room is the caller's question.
  void change_to(Quota& quota, std::uint64_t amount) {
    *this = Charge();
    quota_ = &quota;
    amount_ = amount;
    quota.used_.fetch_add(amount, std::memory_order_relaxed);
  }

 private:
  Quota* quota_ = nullptr;
  std::uint64_t amount_ = 0;
};

/// Memory of the host that a library has in the place of a buffer of the guest.
struct LentBuffer {
  std::unique_ptr<std::byte[]> memory;
  Charge bytes;
};

}  // namespace mpiwasm::calls
