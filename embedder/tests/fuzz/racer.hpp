// Another rank that writes into the same memory, as through a shared window, while a call reads its arguments: a thread
// that changes handles, lists and texts for a moment.
#pragma once

#include <array>
#include <atomic>
#include <csignal>
#include <cstdint>
#include <thread>

#include "guest/linear_memory.hpp"
#include "job_guest.hpp"

namespace mpiwasm::fuzz {

inline void start_racer(guest::LinearMemory memory) {
  std::thread{[memory] {
    // The thread that makes the calls reports which of them takes too long.
    sigset_t timers;
    ::sigemptyset(&timers);
    ::sigaddset(&timers, SIGALRM);
    ::sigaddset(&timers, SIGPROF);
    ::pthread_sigmask(SIG_BLOCK, &timers, nullptr);
    constexpr std::array<std::uint32_t, 8> values = {0,          1,          0x7fffffff, 0xffffffff,
                                                     0x80000000, 0x40000000, 64,         0x01010101};
    constexpr std::uint32_t first = place::handles;
    constexpr std::uint32_t words = (place::blocks - first) / 4;
    constexpr int moment = 50;
    std::uint64_t state = 0x9e3779b97f4a7c15;
    const auto random = [&] {
      state ^= state << 13;
      state ^= state >> 7;
      state ^= state << 17;
      return state;
    };
    while (true) {
      // The answers are the fuzzer's own.
      const std::uint32_t address = first + static_cast<std::uint32_t>(random() % words) * 4;
      if (address >= place::answers && address < place::statuses) continue;
      const std::atomic_ref<std::uint32_t> word{*reinterpret_cast<std::uint32_t*>(memory.base() + address)};
      const std::uint32_t before = word.load(std::memory_order_relaxed);
      // Small handles and lengths, neighbours of what is there, or anything.
      const std::uint64_t choice = random();
      const std::uint32_t changed =
          choice % 2 == 0 ? before ^ (1U << choice / 2 % 32) : values[choice / 2 % values.size()];
      for (int i = 0; i < moment; ++i) word.store(i % 2 == 0 ? changed : before, std::memory_order_relaxed);
      std::uint32_t expected = changed;
      (void)word.compare_exchange_strong(expected, before, std::memory_order_relaxed);
    }
  }}.detach();
}

}  // namespace mpiwasm::fuzz
