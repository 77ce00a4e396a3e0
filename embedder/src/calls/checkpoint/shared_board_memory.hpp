// What lies in the memory of a board: shared by the processes of a node (shared_board.hpp), or in the first process of
// a job on several nodes (board_server.hpp).
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

#include "calls/checkpoint/board_process.hpp"
#include "calls/checkpoint/shared_board.hpp"

namespace mpiwasm::calls {

/// Processes in one word of a set.
inline constexpr std::size_t bits = 64;

struct alignas(cache_line) SharedBoard::Shared {
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
};

}  // namespace mpiwasm::calls
