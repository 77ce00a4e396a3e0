// What a process counts for itself, wherever the board is.
#include "calls/checkpoint/board.hpp"

#include <cstdio>

#include "calls/checkpoint/board_process.hpp"
#include "calls/checkpoint/remote_board.hpp"
#include "calls/checkpoint/shared_board.hpp"

namespace mpiwasm::calls {

namespace {

constexpr int phase_bits = 8;

/// Only this process writes the number.
std::uint64_t add_own(std::atomic<std::uint64_t>& number, std::int64_t by) {
  const std::uint64_t sum = number.load(std::memory_order_relaxed) + static_cast<std::uint64_t>(by);
  number.store(sum, std::memory_order_release);
  return sum;
}

/// What follows is not done before what precedes, as far as the compiler is concerned. The processor's part is done by
/// who gives notice.
void keep_order() { std::atomic_signal_fence(std::memory_order_seq_cst); }

}  // namespace

std::uint64_t word_of(Moment moment) { return moment.notice << phase_bits | static_cast<std::uint64_t>(moment.phase); }

Moment moment_of(std::uint64_t word) {
  return {static_cast<Phase>(word & ((1U << phase_bits) - 1)), word >> phase_bits};
}

std::unique_ptr<Board> Board::create(MPI_Comm world) {
  if (std::unique_ptr<Board> shared = SharedBoard::create(world)) return shared;
  std::unique_ptr<Board> remote = RemoteBoard::create(world);
  int rank = 0;
  MPI_Comm_rank(world, &rank);
  if (remote == nullptr && rank == 0)
    (void)std::fputs(
        "mpiwasm: rank 0: not all ranks can reach this one by TCP, or they are too many, for the descriptors of this "
        "one, too (ulimit -n): checkpoints are made at collective operations over all ranks only\n",
        stderr);
  return remote;
}

void Board::settle() {
  if (moment().phase != Phase::idle) return;
  own_->attention.store(0);
  // Who has given notice meanwhile may have asked before that.
  if (moment().phase != Phase::idle) own_->attention.store(1);
}

std::uint64_t Board::begin_quickly(int group) {
  const std::uint64_t number = add_own(own_->begun[static_cast<std::size_t>(group)], 1);
  keep_order();
  return number;
}

void Board::begin_nonblocking_quickly(int group) {
  add_own(own_->decisions, 1);
  add_own(own_->nonblocking[static_cast<std::size_t>(group)], 1);
  keep_order();
}

void Board::decide_nonblocking_quickly(int group, bool starts) {
  if (!starts) add_own(own_->nonblocking[static_cast<std::size_t>(group)], -1);
  add_own(own_->decisions, 1);
}

std::uint64_t Board::begin(int group) {
  const std::uint64_t number = own_->begun[static_cast<std::size_t>(group)].fetch_add(1) + 1;
  publish();
  return number;
}

void Board::begin_nonblocking(std::span<const int> groups) {
  own_->decisions.fetch_add(1);
  for (const int group : groups) own_->nonblocking[static_cast<std::size_t>(group)].fetch_add(1);
  publish();
}

void Board::decide_nonblocking(std::span<const int> groups, bool starts) {
  for (const int group : groups)
    if (!starts) own_->nonblocking[static_cast<std::size_t>(group)].fetch_sub(1);
  own_->decisions.fetch_add(1);
  publish();
}

}  // namespace mpiwasm::calls
