// Informs signal handlers whether the guest is writing. During a write, and for a moment after it, the guest's
// libraries still have the data in their buffers: flushing the buffers then would write the same data twice.
#pragma once

#include <atomic>
#include <cstdint>

namespace mpiwasm::wasi {

class WriteWatch {
 public:
  /// For the calls that write: around the write.
  void begin() {
    if (void (*const hook)() = before_.load(std::memory_order_relaxed); hook != nullptr) {
      is_at_beginning_.store(true, std::memory_order_relaxed);
      hook();
      is_at_beginning_.store(false, std::memory_order_relaxed);
    }
    writing_.fetch_add(1, std::memory_order_relaxed);
  }
  void end() {
    ended_.fetch_add(1, std::memory_order_relaxed);
    writing_.fetch_sub(1, std::memory_order_relaxed);
  }

  // For signal handlers on the guest's thread.
  [[nodiscard]] bool is_writing() const { return writing_.load(std::memory_order_relaxed) != 0; }
  /// In the hook: the guest's buffers have not been written.
  [[nodiscard]] bool is_at_beginning() const { return is_at_beginning_.load(std::memory_order_relaxed); }
  /// So many writes are over.
  [[nodiscard]] std::uint64_t ended() const { return ended_.load(std::memory_order_relaxed); }
  /// Has `hook` called before anything more is written.
  void before_next_write(void (*hook)()) { before_.store(hook, std::memory_order_relaxed); }

 private:
  std::atomic<void (*)()> before_ = nullptr;
  std::atomic<int> writing_ = 0;  ///< threads
  std::atomic<bool> is_at_beginning_ = false;
  std::atomic<std::uint64_t> ended_ = 0;
};

}  // namespace mpiwasm::wasi
