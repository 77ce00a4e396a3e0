// See arriving.hpp.
#include "calls/checkpoint/arriving.hpp"

#include <fmt/format.h>
#include <sched.h>

#include <chrono>
#include <functional>
#include <utility>
#include <vector>

#include "calls/checkpoint/epochs.hpp"
#include "calls/checkpoint/job_state.hpp"
#include "calls/checkpoint/messages.hpp"
#include "calls/checkpoint/persistent_collectives.hpp"
#include "calls/checkpoint/waiting.hpp"
#include "calls/core/call.hpp"

namespace mpiwasm::calls {

using host::Arrival;
using host::ImportArguments;
using Kind = StopPoint::Kind;

namespace {

/// Processes that are about to begin an epoch let themselves be stopped for the first part of each period, all at the
/// same time: otherwise a job whose processes come from one epoch to the next at different times would never stop.
/// Nodes have the time of day in common.
bool is_time_of_offers() {
  constexpr std::chrono::milliseconds period{100};
  constexpr std::chrono::milliseconds offers{25};
  return std::chrono::system_clock::now().time_since_epoch() % period < offers;
}

/// One process at one stopping point.
class Arriving {
 public:
  Arriving(Context& context, const StopPoint& point, const ImportArguments& arguments, const host::Stopping& stopping)
      : context_(context),
        state_(job_state(context)),
        board_(*state_.board),
        point_(point),
        arguments_(arguments),
        is_wanted_(stopping.is_wanted),
        ends_(stopping.ends),
        is_hindering_(point.kind == Kind::hindering || !stopping.can_stop),
        begins_(begins(context, point, arguments)) {
    find_group();
    // It may be carried out after the job has stopped.
    if (begins_ && is_collective()) is_hindering_ = true;
    begin_wait(context, point, arguments);
  }

  Arrival wait() {
    const Arrival arrival = wait_for_others();
    if (arrival == Arrival::go_on) {
      end_wait(context_, point_, arguments_);
      board_.settle();
    }
    return arrival;
  }

 private:
  Arrival wait_for_others() {
    for (;; rest()) {
      const Moment moment = board_.moment();
      switch (moment.phase) {
        case Phase::idle:
          if (is_wanted_() && (monotonic_time() >= board_.not_before() || (ends_() && state_.refusal.empty()))) {
            if (!board_.give_notice()) state_.refusal = "the connection to rank 0 was lost";
          } else if (passes_at(moment)) {
            return Arrival::go_on;
          }
          break;
        case Phase::bounded:
          if (passes_bounded(moment)) return Arrival::go_on;
          break;
        case Phase::stopped:
          if (!stays(moment)) return Arrival::go_on;
          break;
        case Phase::saving:
          state_.kept_gate = gate_;
          return Arrival::save;
        case Phase::bounding:
        case Phase::proposed:
        case Phase::withdrawn:
          break;
      }
    }
  }

  [[nodiscard]] bool is_collective() const {
    return point_.kind == Kind::collective || point_.kind == Kind::of_group || point_.kind == Kind::of_world ||
           point_.kind == Kind::free_communicator || is_of_object();
  }

  /// Of a file or window.
  [[nodiscard]] bool is_of_object() const {
    return point_.kind == Kind::of_file || point_.kind == Kind::close_file || point_.kind == Kind::of_window ||
           point_.kind == Kind::free_window;
  }

  /// The communicator of a collective operation.
  [[nodiscard]] Handle communicator_at(std::size_t place) const {
    if (point_.kind == Kind::of_world) return guest_MPI_COMM_WORLD;
    if (point_.kind != Kind::free_communicator) return Handle{arguments_[place]};
    const std::uint32_t address = arguments_[0];
    if (address % alignof(Handle) != 0 || !context_.memory.contains(Address{address}, sizeof(Handle))) return no_handle;
    return read_once(reinterpret_cast<const Handle*>(context_.memory.at(Address{address})));
  }

  std::optional<int> group_of(Communicator& comm) {
    if (comm.board_group < 0)
      if (const Members members = comm.all_members(); !members.empty())
        comm.board_group = board_.group_of(members).value_or(-1);
    return comm.board_group >= 0 ? std::optional{comm.board_group} : std::nullopt;
  }

  void find_started() {
    for (Communicator* comm : communicators_started(context_, point_, arguments_)) {
      if (const auto group = group_of(*comm)) {
        nonblocking_groups_.push_back(*group);
      } else {
        is_hindering_ = unknown_group_ = true;
      }
    }
  }

  /// The group that a collective operation is of, which counts it.
  void find_group() {
    const std::optional<Gate> kept = std::exchange(state_.kept_gate, std::nullopt);
    if (point_.kind == Kind::start || point_.kind == Kind::start_all) return find_started();
    if (!is_collective() && point_.kind != Kind::nonblocking_collective) return;
    const auto place = static_cast<std::size_t>(point_.argument);
    std::optional<int> group;
    if (point_.kind == Kind::of_group) {
      const Group* object = context_.groups.find(Handle{arguments_[place]});
      if (object == nullptr || !object->members) return;  // the call says so
      group = board_.group_of(*object->members);
    } else if (is_of_object()) {
      const Members* members = members_of_operand(context_, point_, arguments_);
      if (members == nullptr) return;
      group = board_.group_of(*members);
    } else {
      Communicator* comm = context_.communicator(communicator_at(place));
      if (comm == nullptr || (comm->size == 1 && !comm->inter)) return;
      group = group_of(*comm);
    }
    if (!group) {
      is_hindering_ = true;
      unknown_group_ = true;
    } else if (point_.kind == Kind::nonblocking_collective) {
      nonblocking_groups_.push_back(*group);
    } else {
      // After a checkpoint it arrives once more.
      gate_ = kept && kept->group == *group ? *kept : Gate{*group, board_.begin(*group)};
    }
  }

  /// Whether the call can be made at a moment at which no process has to stop, and has been announced.
  bool passes_at(Moment moment) {
    if (!is_ready(context_, point_, arguments_)) return false;
    if (nonblocking_groups_.empty()) return true;
    board_.begin_nonblocking(nonblocking_groups_);
    // Others may have found meanwhile that all have started the same operations.
    const bool starts = board_.moment() == moment;
    board_.decide_nonblocking(nonblocking_groups_, starts);
    return starts;
  }

  bool passes_bounded(Moment moment) {
    std::string reason;
    // Once for each notice, because it looks at all objects. What is made later is found when the job is saved.
    if (std::exchange(state_.asked_for, moment.notice) != moment.notice) reason = why_never_saved(context_);
    if (reason.empty() && unknown_group_) reason = "there are too many groups of processes";
    if (!reason.empty()) {
      state_.refusal = std::move(reason);
      board_.set_not_before(monotonic_time() + 10 * time_between_attempts);
      (void)board_.advance(moment, Phase::idle);
      return false;
    }
    // As long as only some processes have a communicator of MPI_Comm_idup, they cannot number what they have.
    const bool is_hindered = is_hindering_ || context_.unfinished_communicators > 0 || has_begun(context_);
    board_.answer(moment.notice, is_hindered);
    board_.propose(moment);
    // In this order: a process that stops the job takes what all have come to before for entered.
    if (!board_.may_enter(gate_) || board_.moment() != moment) return false;
    if (begins_ && !is_hindered) {
      if (is_time_of_offers()) return false;
      // A process that proposes to stop the job looks again after that, so it sees this, or this process sees the
      // proposal.
      board_.answer(moment.notice, true);
      if (board_.moment() != moment) return false;
    }
    return passes_at(moment);
  }

  /// Stays until the job is saved, or goes on without. False when all members of the operation have come, so that it is
  /// carried out.
  bool stays(Moment stopped) {
    board_.park(gate_);
    const Moment withdrawn{Phase::withdrawn, stopped.notice};
    std::uint64_t moves = board_.moves();
    std::int64_t waits_since = monotonic_time();
    for (Moment moment = stopped; moment == stopped || moment == withdrawn; moment = board_.moment()) {
      if (moment == stopped && gate_.group >= 0 && board_.is_within_bound(gate_)) {
        board_.unpark();
        return false;
      }
      // Otherwise those that wait in the library for their messages to be received could not stop.
      if (board_.begin_receiving(stopped)) board_.end_receiving(receive_early(context_));
      if (board_.all_are_parked()) (void)board_.advance(stopped, Phase::saving);
      const std::uint64_t moves_before = std::exchange(moves, board_.moves());
      if (moves != moves_before) waits_since = monotonic_time();
      // A program that is to end has nothing better to do.
      if (ends_()) board_.note_end();
      if (!board_.ends() && monotonic_time() - waits_since > board_.patience()) {
        give_up(stopped);
        waits_since = monotonic_time();
      }
      rest();
    }
    // No process leaves a save without this one.
    if (board_.moment().phase != Phase::saving) board_.unpark();
    return true;
  }

  /// A process does not come: it may wait for something that one of those does which are parked, outside of MPI.
  void give_up(Moment stopped) {
    constexpr std::int64_t nanoseconds = 1'000'000'000;
    constexpr std::int64_t part_of_the_time = 10;
    const std::int64_t waited = board_.patience();
    if (!board_.begin_withdrawal(stopped)) return;
    while (!board_.can_go_on()) rest();
    if (board_.end_withdrawal(stopped, monotonic_time() + part_of_the_time * waited))
      state_.refusal = fmt::format("a process has not come to a call of MPI for {} s", waited / nanoseconds);
  }

  /// Lets the library work, and other processes if it takes longer.
  void rest() {
    int found = 0;
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, state_.own_comm, &found, MPI_STATUS_IGNORE);
    constexpr int many = 2000;
    if (++rests_ > many) (void)::sched_yield();
  }

  Context& context_;
  JobState& state_;
  Board& board_;
  const StopPoint& point_;
  const ImportArguments& arguments_;
  const std::function<bool()>& is_wanted_;
  const std::function<bool()>& ends_;
  bool is_hindering_;
  bool begins_;  ///< what must end before the job can stop
  bool unknown_group_ = false;
  Gate gate_;
  /// Of the nonblocking operations that the call starts; persistent ones are started like them.
  std::vector<int> nonblocking_groups_;
  int rests_ = 0;
};

}  // namespace

std::int64_t monotonic_time() {
  return std::chrono::duration_cast<std::chrono::nanoseconds>(std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

Arrival wait_at(Context& context, const StopPoint& point, const ImportArguments& arguments,
                const host::Stopping& stopping) {
  return Arriving(context, point, arguments, stopping).wait();
}

}  // namespace mpiwasm::calls
