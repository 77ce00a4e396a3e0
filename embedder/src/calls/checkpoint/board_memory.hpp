// What lies in the shared page of a job's processes (board.hpp).
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "calls/checkpoint/board.hpp"

namespace mpiwasm::calls {

inline constexpr std::size_t cache_line = 64;

/// Processes in one word of a set.
inline constexpr std::size_t bits = 64;

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

struct alignas(cache_line) Board::Shared {
  struct Group {
    std::atomic<std::uint64_t> key;
    std::atomic<std::uint64_t> bound;
    std::atomic<bool> is_ready;  ///< its members are there
    std::array<std::atomic<std::uint64_t>, most_processes / bits> members;
  };

  std::atomic<std::uint64_t> moment;
  std::atomic<std::int64_t> not_before;
  std::atomic<std::int32_t> parked;
  std::atomic<std::uint64_t> moves;      ///< of processes that park, or leave again
  std::atomic<std::int32_t> receiving;   ///< processes that are taking messages out of the library early
  std::atomic<std::uint32_t> received;   ///< how often a process has taken some
  std::atomic<std::uint32_t> withdrawn;  ///< how often the job has gone on without a checkpoint
  std::atomic<bool> ends;                ///< a process is to end once the job is saved
  std::array<Group, most_groups> groups;

  [[nodiscard]] Process& process(int rank) { return reinterpret_cast<Process*>(this + 1)[rank]; }
  static std::size_t bytes_for(int size) { return sizeof(Shared) + static_cast<std::size_t>(size) * sizeof(Process); }
};

}  // namespace mpiwasm::calls
