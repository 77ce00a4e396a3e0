// The thread that copies a checkpoint to its directory while the program runs, and what processes learn of each other
// there: such a thread calls no MPI.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <tl/expected.hpp>

#include "checkpoint/manifest.hpp"

namespace mpiwasm::checkpoint {

/// How long something may take that does not get on: for ever as long as it does.
class Patience {
 public:
  /// False when the number has been the same for too long.
  [[nodiscard]] bool has_with(std::uint64_t progress);
  /// Between two looks: longer, the longer it has taken.
  void pause() const;

 private:
  using Clock = std::chrono::steady_clock;
  std::uint64_t progress_ = 0;
  Clock::time_point begin_ = Clock::now();
  Clock::time_point since_ = begin_;
};

class Flush {
 public:
  /// What the thread does: returns whether all went well, and adds to `progress` meanwhile.
  using Work = std::function<bool(std::atomic<std::uint64_t>& progress)>;

  /// After the end of the last one. Where no thread can be started, it is done at once. Work that finds no memory
  /// (std::bad_alloc) did not go well.
  void start(Work work);
  /// Waits for the end, on any thread, and as long as it gets on. Allocates nothing. False when it did not go well.
  bool wait();
  /// It has been given up by wait(), and goes on.
  [[nodiscard]] bool is_running() const { return is_running_; }

 private:
  std::atomic<bool> is_running_ = false;
  std::atomic<bool> went_well_ = true;
  std::atomic<std::uint64_t> progress_ = 0;
};

/// Waits until the files of all processes are there. False when a process could not copy its own, which it reports
/// itself. The error is one line for the user.
[[nodiscard]] tl::expected<bool, std::string> wait_for_files(const Checkpoints& all, const Manifest& manifest,
                                                             std::atomic<std::uint64_t>& progress);

/// Waits until the first process has completed a checkpoint of which this process has copied its part, or has given it
/// up.
void wait_for_commit(const Checkpoints& all, int number, int processes);

}  // namespace mpiwasm::checkpoint
