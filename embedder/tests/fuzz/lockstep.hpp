// Keeps two ranks together that execute the same input: a collective call begins when both are about to make it.
#pragma once

#include <fcntl.h>
#include <sched.h>
#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cstdint>
#include <cstdlib>

namespace mpiwasm::fuzz {

class Lockstep {
 public:
  /// `path` names a file that both ranks map.
  Lockstep(const char* path, std::uint32_t rank) : rank_(rank) {
    const int file = ::open(path, O_RDWR | O_CREAT, 0600);
    if (file < 0 || ::ftruncate(file, sizeof(Shared)) != 0) std::abort();
    void* memory = ::mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (memory == MAP_FAILED) std::abort();
    (void)::close(file);
    shared_ = static_cast<Shared*>(memory);
  }

  /// Waits until the other rank has come as far; true when both bring the same number.
  [[nodiscard]] bool agree(std::uint64_t number) {
    const std::uint64_t turn = ++turns_;
    // Neither can be more than one turn ahead.
    shared_->numbers[rank_][turn % 2].store(number, std::memory_order_relaxed);
    shared_->turns[rank_].store(turn, std::memory_order_release);
    waits_ = true;
    while (shared_->turns[1 - rank_].load(std::memory_order_acquire) < turn) (void)::sched_yield();
    waits_ = false;
    return shared_->numbers[1 - rank_][turn % 2].load(std::memory_order_relaxed) == number;
  }

  [[nodiscard]] std::uint32_t rank() const { return rank_; }
  [[nodiscard]] bool waits() const { return waits_; }

 private:
  struct Shared {
    std::array<std::atomic<std::uint64_t>, 2> turns;
    std::array<std::array<std::atomic<std::uint64_t>, 2>, 2> numbers;
  };

  Shared* shared_ = nullptr;
  std::uint64_t turns_ = 0;
  std::uint32_t rank_;
  bool waits_ = false;
};

}  // namespace mpiwasm::fuzz
