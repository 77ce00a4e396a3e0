// Turns of the threads of a guest in calls of a host library that serves one at a time. The end of a guest leaves calls
// without destructors, so a call that may end the guest takes no turn.
#pragma once

#include <mutex>

namespace mpiwasm::guest {

class Turns {
 public:
  /// For a guest with threads, before it runs. Until then turns cost nothing.
  void begin() { has_threads_ = true; }
  [[nodiscard]] bool have_begun() const { return has_threads_; }

  /// Held by a call while it works.
  class Turn {
   public:
    explicit Turn(Turns& turns) {
      if (turns.has_threads_) lock_ = std::unique_lock{turns.mutex_};
    }

   private:
    std::unique_lock<std::mutex> lock_;
  };

  /// Within a turn, for what may take long: others have their turns meanwhile.
  template <class Wait>
  auto interrupted_for(Wait wait) {
    if (!has_threads_) return wait();
    mutex_.unlock();
    const auto result = wait();
    mutex_.lock();
    return result;
  }

 private:
  bool has_threads_ = false;
  std::mutex mutex_;
};

}  // namespace mpiwasm::guest
