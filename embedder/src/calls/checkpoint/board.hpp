// What the processes of a job know of each other in order to stop at any call of MPI: docs/contributors/
// checkpoint-protocol.md has the protocol and its proof. Processes of one node share it (shared_board.hpp); on several
// nodes the first process has it, and the others act on it by messages (remote_board.hpp). Every access is sequentially
// consistent; the protocol depends on it. So are those of the quick functions as far as others can see: before what has
// been counted is read for a notice, all processes are asked for attention, and the system passes a barrier on each of
// them (membarrier(2)).
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
  bounding,   ///< what all have counted is read, and the bounds are computed
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

/// A moment in one word.
[[nodiscard]] std::uint64_t word_of(Moment moment);
[[nodiscard]] Moment moment_of(std::uint64_t word);

/// Where a process waits: at a collective operation of a group, or anywhere else.
struct Gate {
  int group = -1;
  std::uint64_t number = 0;
};

class Board {
 public:
  static constexpr int most_processes = 1024;
  static constexpr int most_groups = 256;

  /// Collective over `world`. Null when its processes are too many, or can neither share memory nor reach the first
  /// one.
  [[nodiscard]] static std::unique_ptr<Board> create(MPI_Comm world);
  Board(const Board&) = delete;
  Board& operator=(const Board&) = delete;
  /// Collective, as create() is.
  virtual ~Board() = default;

  [[nodiscard]] virtual Moment moment() const = 0;
  /// Goes on to another phase of the same notice. False when the moment is another one already.
  virtual bool advance(Moment from, Phase to) = 0;
  /// From Phase::idle: the next phases are bounding and bounded. False when there can be no notice any more.
  virtual bool give_notice() = 0;

  /// The group of these processes, by their ranks in the world; nothing when there are too many groups.
  [[nodiscard]] virtual std::optional<int> group_of(const std::vector<int>& members) = 0;

  /// Where this process is asked for its attention, as long as a notice holds; null when the system has no barriers
  /// for it, and each process has to look by itself.
  [[nodiscard]] virtual const std::atomic<std::uint32_t>* attention() const = 0;
  /// This process has looked: it need not do so again before there is another notice.
  void settle();

  /// begin() and begin_nonblocking() without a barrier. A process that finds after them that attention is asked for
  /// must act on it, by publish() first; no other process knows of the counts otherwise.
  std::uint64_t begin_quickly(int group);
  void begin_nonblocking_quickly(int group);
  void decide_nonblocking_quickly(int group, bool starts);
  /// Lets others know what the quick functions have counted.
  virtual void publish() = 0;

  /// Counts a collective operation that this process comes to. Returns its number.
  std::uint64_t begin(int group);
  /// Counts nonblocking ones, one for each entry of the list. No process relies on the counts until this process has
  /// decided whether to start them.
  void begin_nonblocking(std::span<const int> groups);
  void decide_nonblocking(std::span<const int> groups, bool starts);
  /// Whether a blocking operation may be entered natively: always, and as long as the job has not stopped.
  [[nodiscard]] virtual bool is_within_bound(Gate gate) const = 0;
  [[nodiscard]] virtual bool may_enter(Gate gate) const = 0;

  /// This process is at a stopping point since a notice. `hindered`: it is about to make a call during which others
  /// must not be stopped.
  virtual void answer(std::uint64_t notice, bool hindered) = 0;
  /// Stops the job when all can be stopped.
  virtual void propose(Moment bounded) = 0;

  virtual void park(Gate gate) = 0;
  virtual void unpark() = 0;
  /// Whether all are parked and none will leave.
  [[nodiscard]] virtual bool all_are_parked() const = 0;
  /// Changes whenever a process parks, or leaves again.
  [[nodiscard]] virtual std::uint64_t moves() const = 0;

  /// This process is about to take messages out of the library early. False when the job goes on: it must take none.
  [[nodiscard]] virtual bool begin_receiving(Moment stopped) = 0;
  virtual void end_receiving(bool has_received) = 0;
  /// All messages that were received early have been sent again.
  virtual void forget_received() = 0;
  /// A process is to end once the job is saved: no other one then gives up.
  virtual void note_end() = 0;
  [[nodiscard]] virtual bool ends() const = 0;

  /// Lets the job go on without a checkpoint, in three steps. False when it cannot: it is being saved, or has messages
  /// that were received early, which reach the guest after a save only.
  [[nodiscard]] virtual bool begin_withdrawal(Moment stopped) = 0;
  /// Whether no process receives any more. One that does may need the library of this one to work.
  [[nodiscard]] virtual bool can_go_on() const = 0;
  /// The next notice waits until `not_before`.
  virtual bool end_withdrawal(Moment stopped, std::int64_t not_before) = 0;

  /// How long parked processes wait for others, in nanoseconds. Twice as long each time, because the others may only
  /// have been computing.
  [[nodiscard]] virtual std::int64_t patience() const = 0;

  /// No notice is given before that time (nanoseconds of the monotonic clock of this node).
  [[nodiscard]] virtual std::int64_t not_before() const = 0;
  virtual void set_not_before(std::int64_t time) = 0;

 protected:
  struct Process;

  Board() = default;

  Process* own_ = nullptr;  ///< what this process has counted
};

}  // namespace mpiwasm::calls
