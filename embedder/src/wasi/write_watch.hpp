// Lets a signal handler know whether the guest is about to write. While it writes, its C library still holds what is
// being written: whoever let it write all that it holds then would write the same twice.
#pragma once

#include <atomic>

namespace mpiwasm::wasi {

class WriteWatch {
 public:
  /// For the calls that write: around the write.
  void begin() {
    if (void (*const hook)() = before_.load(std::memory_order_relaxed); hook != nullptr) hook();
    is_writing_.store(true, std::memory_order_relaxed);
  }
  void end() { is_writing_.store(false, std::memory_order_relaxed); }

  // For signal handlers on the guest's thread.
  [[nodiscard]] bool is_writing() const { return is_writing_.load(std::memory_order_relaxed); }
  /// Has `hook` called before anything more is written.
  void before_next_write(void (*hook)()) { before_.store(hook, std::memory_order_relaxed); }

 private:
  std::atomic<void (*)()> before_ = nullptr;
  std::atomic<bool> is_writing_ = false;
};

}  // namespace mpiwasm::wasi
