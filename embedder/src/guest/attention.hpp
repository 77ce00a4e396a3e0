// Whether a program that can be stopped has to find out at its next stopping point if it is to be. It is read at every
// call, so it is two words: one of this process, which signal handlers set, and one that other processes set.
#pragma once

#include <atomic>
#include <cstdint>

namespace mpiwasm::guest {

class Attention {
 public:
  Attention() = default;
  Attention(const Attention&) = delete;
  Attention& operator=(const Attention&) = delete;

  /// From signal handlers, too.
  void ask() { own_.store(1); }
  /// It has been looked at. Who asks meanwhile must be found by a look after this.
  void settle() { own_.store(0); }
  [[nodiscard]] bool is_asked_here() const { return own_.load() != 0; }
  [[nodiscard]] bool is_asked() const {
    return (own_.load(std::memory_order_acquire) | shared_->load(std::memory_order_acquire)) != 0;
  }

  /// The word that other processes set; null when there is none any more. Only with one can be settled what is asked
  /// here, because no other process could ask.
  void share(const std::atomic<std::uint32_t>* word) {
    shared_ = word == nullptr ? &own_ : word;
    own_.store(1);
  }
  [[nodiscard]] bool is_shared() const { return shared_ != &own_; }

 private:
  // watched_imports_*.S know where both are.
  std::atomic<std::uint32_t> own_{1};
  const std::atomic<std::uint32_t>* shared_ = &own_;
};

static_assert(sizeof(Attention) == 16 && std::atomic<std::uint32_t>::is_always_lock_free);

}  // namespace mpiwasm::guest
