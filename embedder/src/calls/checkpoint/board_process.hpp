// What a process has counted (board.hpp).
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "calls/checkpoint/board.hpp"

namespace mpiwasm::calls {

inline constexpr std::size_t cache_line = 64;

struct alignas(cache_line) Board::Process {
  std::atomic<std::uint32_t> attention;  ///< alone in a cache line: others write it when they give notice
  alignas(cache_line) std::atomic<std::uint64_t> answered;
  std::atomic<std::uint32_t> hindered;
  std::atomic<std::int32_t> gate_group;
  std::atomic<std::uint64_t> gate_number;
  std::atomic<std::uint64_t> decisions;  ///< odd while it decides whether to start a nonblocking operation
  std::array<std::atomic<std::uint64_t>, most_groups> begun;
  std::array<std::atomic<std::uint64_t>, most_groups> nonblocking;
};

}  // namespace mpiwasm::calls
