// Memory that all processes of a job share, on which they agree to stop: docs/contributors/checkpoint-protocol.md has
// the protocol and its proof. Every store and load is sequentially consistent; the protocol depends on it. So are those
// of the quick functions as far as others can see: who gives notice asks all processes for attention and lets the
// system pass a barrier on each of them (membarrier(2)) before it reads what they have counted.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "calls/core/object.hpp"

namespace mpiwasm::calls {

enum class Phase : std::uint8_t {
  idle,       ///< no process wants a checkpoint
  bounding,   ///< one process computes the bounds
  bounded,    ///< collective operations beyond their bounds wait for all members
  proposed,   ///< one process checks whether all can stop
  stopped,    ///< a process that comes to a stopping point stays there
  saving,     ///< all are there
  withdrawn,  ///< one process checks whether all can go on without a checkpoint
};

/// A phase of one notice. The numbers of notices make a change visible that leads back to the same phase.
struct Moment {
  Phase phase = Phase::idle;
  std::uint64_t notice = 0;
  bool operator==(const Moment&) const = default;
};

/// Where a process waits: at a collective operation of a group, or anywhere else.
struct Gate {
  int group = -1;
  std::uint64_t number = 0;
};

class Board {
 public:
  static constexpr int most_processes = 1024;
  static constexpr int most_groups = 256;

  /// Collective over `world`. Null when its processes do not share memory, or are too many.
  [[nodiscard]] static std::unique_ptr<Board> create(MPI_Comm world);
  Board(const Board&) = delete;
  Board& operator=(const Board&) = delete;
  /// Collective, as create() is.
  ~Board();

  [[nodiscard]] Moment moment() const;
  /// Goes on to another phase of the same notice. False when the moment is another one already.
  bool advance(Moment from, Phase to);
  /// From Phase::idle: computes the bounds.
  void give_notice();

  /// The group of these processes, by their ranks in the world; nothing when there are too many groups.
  [[nodiscard]] std::optional<int> group_of(const std::vector<int>& members);

  /// Where this process is asked for its attention, as long as a notice holds; null when the system has no barriers
  /// for it, and each process has to look by itself.
  [[nodiscard]] const std::atomic<std::uint32_t>* attention() const;
  /// This process has looked: it need not do so again before there is another notice.
  void settle();

  /// begin() and begin_nonblocking() without a barrier. A process that finds after them that attention is asked for
  /// must act on it; no other process knows of the counts otherwise.
  std::uint64_t begin_quickly(int group);
  void begin_nonblocking_quickly(int group);
  void decide_nonblocking_quickly(int group, bool starts);

  /// Counts a collective operation that this process comes to. Returns its number.
  std::uint64_t begin(int group);
  /// Counts nonblocking ones, one for each entry of the list. No process relies on the counts until this process has
  /// decided whether to start them.
  void begin_nonblocking(std::span<const int> groups);
  void decide_nonblocking(std::span<const int> groups, bool starts);
  /// Whether a blocking operation may be entered natively: always, and as long as the job has not stopped.
  [[nodiscard]] bool is_within_bound(Gate gate) const;
  [[nodiscard]] bool may_enter(Gate gate) const;

  /// This process is at a stopping point since a notice. `hindered`: it is about to make a call during which others
  /// must not be stopped.
  void answer(std::uint64_t notice, bool hindered);
  /// Stops the job when all can be stopped.
  void propose(Moment bounded);

  void park(Gate gate);
  void unpark();
  /// Whether all are parked and none will leave.
  [[nodiscard]] bool all_are_parked() const;
  /// Changes whenever a process parks, or leaves again.
  [[nodiscard]] std::uint64_t moves() const;

  /// This process is about to take messages out of the library early. False when the job goes on: it must take none.
  [[nodiscard]] bool begin_receiving(Moment stopped);
  void end_receiving(bool has_received);
  /// All messages that were received early have been sent again.
  void forget_received();
  /// A process is to end once the job is saved: no other one then gives up.
  void note_end();
  [[nodiscard]] bool ends() const;

  /// Lets the job go on without a checkpoint, and waits for the next one until `not_before`. False when it cannot: it
  /// is being saved, or has messages that were received early, which reach the guest after a save only.
  bool withdraw(Moment stopped, std::int64_t not_before);

  /// How long parked processes wait for others, in nanoseconds. Twice as long each time, because the others may only
  /// have been computing.
  [[nodiscard]] std::int64_t patience() const;

  /// No notice is given before that time (nanoseconds of the monotonic clock).
  [[nodiscard]] std::int64_t not_before() const;
  void set_not_before(std::int64_t time);

 private:
  struct Shared;
  struct Process;

  Board() = default;
  void ask_all();
  [[nodiscard]] int groups_used() const;
  [[nodiscard]] bool is_member(int group, int process) const;
  [[nodiscard]] bool can_stop(std::uint64_t notice) const;
  [[nodiscard]] std::optional<std::uint64_t> decisions_made() const;
  [[nodiscard]] std::uint64_t reached_by_all(int group) const;

  Shared* shared_ = nullptr;
  Process* own_ = nullptr;
  int size_ = 1;
  bool has_barriers_ = false;
  MPI_Win window_ = MPI_WIN_NULL;  ///< MPI_WIN_NULL: a process alone has memory of its own
  std::unique_ptr<std::byte[]> alone_;
};

}  // namespace mpiwasm::calls
