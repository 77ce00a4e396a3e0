// Communicators of mpiwasm's own, which the guest has no handles to. What mpiwasm sends to other processes, and what
// MPI libraries exchange while they make communicators, windows and files, goes over these: over a communicator of the
// guest, a guest whose processes call different operations would read it, or supply it (decision 0043).
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <utility>

#include "calls/communicators/communicator.hpp"

namespace mpiwasm::calls {

/// The attribute of a communicator of the guest.
struct PrivateCommunicator {
  MPI_Comm host = MPI_COMM_NULL;
  /// Of a duplicate that the library has not made yet: it writes `host` later.
  MPI_Request pending = MPI_REQUEST_NULL;
  /// How many nonblocking duplicates of it have been begun, which must be the same in all processes.
  std::int64_t duplicates = 0;
  /// The communicator of the guest, windows, files, and requests of partitioned messages. Libraries call back without a
  /// turn when a communicator ends.
  std::atomic<int> uses = 1;
  /// A number that the guest does not know, the same in all processes; 0 where none was agreed on.
  std::uint64_t secret = 0;
  /// How often its processes have agreed on a function (CollectiveCall).
  std::uint64_t agreements = 0;
  /// The library's numbers for it.
  Charge context_numbers;
};

/// Makes the communicator of all processes, before the guest communicates. Collective. Returns the host's code.
[[nodiscard]] int make_private_world();

/// Makes that of the intercommunicator with the processes that have started this one, if any have: they do the same in
/// MPI_Comm_spawn. Returns the host's code.
[[nodiscard]] int make_private_parent();

/// All processes of MPI_COMM_WORLD; MPI_COMM_WORLD itself in a job of one.
[[nodiscard]] MPI_Comm private_world();

/// Messages of the guest that go over private communicators, those in parts, have the tags from 0 to below this one.
/// What mpiwasm itself exchanges there has others: the guest must be able neither to receive it nor to supply it.
[[nodiscard]] int tags_of_guest_messages();
/// What is made over private_world(), and agreed on over private communicators, by tags that do not meet.
enum class PrivateTag { groups, leaders, own, members, objects };
[[nodiscard]] int private_tag(PrivateTag use, std::uint64_t number);
/// A number that all processes of a communicator know, and the guest does not; 0 where none was agreed on.
[[nodiscard]] std::uint64_t shared_secret(const Communicator& comm);
/// That of all processes.
[[nodiscard]] std::uint64_t world_secret();
/// Whether all processes of a communicator, which are several, are reached by private_world().
[[nodiscard]] bool is_in_private_world(const Communicator& comm);
/// Whether all of its processes are of MPI_COMM_WORLD.
[[nodiscard]] bool is_in_world(const Communicator& comm);
/// The number for a tag that the guest gives beside `comm`: threads may give one tag beside several communicators of
/// the same processes at the same time.
[[nodiscard]] std::uint64_t number_of_tag(const Communicator& comm, int tag);
/// The tag for leaders who meet over the private communicator of another one; no message of mpiwasm's own has it there.
[[nodiscard]] int tag_of_leaders();

/// The communicator for the processes of one of the guest's, with the same ranks and topology. It is made when it is
/// needed first, collectively, and goes with the guest's. MPI_COMM_NULL if the library makes none.
/// Of a communicator without other processes, and in a job with native processes, it is the guest's own.
[[nodiscard]] MPI_Comm private_communicator(const Communicator& comm);

/// The same without making one: the guest's own where there is none yet. MPI_COMM_NULL where it should have been made
/// at once, and the library had no number for it.
[[nodiscard]] MPI_Comm present_private_communicator(const Communicator& comm);

/// Makes it at once, while the guest does not have `comm` yet, unless it is there. Collective.
void make_private_communicator(const Communicator& comm);

/// Whether it must be made at once: private_world() does not reach all processes, threads of a process may need several
/// at the same time, or calls that do not wait for others may need it (AdapterOptions).
[[nodiscard]] bool needs_private_communicator(const Communicator& comm);

/// Begins the private communicator of a nonblocking duplicate of `comm`, whose own is there, or makes its place, where
/// begin_duplicate() begins both one after the other (duplication_queue.hpp). Null where none is needed. Returns the
/// host's code; in any case the library may write to `made` later.
[[nodiscard]] int begin_private_duplicate(const Communicator& comm, std::unique_ptr<PrivateCommunicator>& made);
/// Gives it to the duplicate, which the library has made; without one, it goes. Waits until the library has made both:
/// all processes have begun both, and libraries may match the rest of this one with what is called on `comm` next.
/// Returns the host's code.
[[nodiscard]] int keep_private_duplicate(MPI_Comm copy, std::unique_ptr<PrivateCommunicator> made);
/// For one that the library has refused to begin, so that its processes do not agree any more unless all were refused:
/// it would match what the others have begun with what this process begins next.
void forget_refused_duplicate(const Communicator& comm);
/// How many nonblocking duplicates of `comm` this process has begun.
[[nodiscard]] std::int64_t duplicates_begun(const Communicator& comm);

/// How often the processes of `comm` have agreed on a function, and that they do so once more.
[[nodiscard]] std::uint64_t agreements_on(const Communicator& comm);
void count_agreement(const Communicator& comm);

/// A use of a private communicator, which lasts as long.
class PrivateCommunicatorUse {
 public:
  PrivateCommunicatorUse() = default;
  explicit PrivateCommunicatorUse(PrivateCommunicator* used);
  PrivateCommunicatorUse(PrivateCommunicatorUse&& other) noexcept : used_(std::exchange(other.used_, nullptr)) {}
  PrivateCommunicatorUse& operator=(PrivateCommunicatorUse&& other) noexcept {
    std::swap(used_, other.used_);
    return *this;
  }
  ~PrivateCommunicatorUse();

  /// MPI_COMM_NULL without one.
  [[nodiscard]] MPI_Comm host() const { return used_ == nullptr ? MPI_COMM_NULL : used_->host; }

 private:
  PrivateCommunicator* used_ = nullptr;
};

/// The communicator for messages that mpiwasm makes of a call that is local, or by which an object ends. Empty in a job
/// with native processes.
[[nodiscard]] PrivateCommunicatorUse use_private_communicator(const Communicator& comm);

}  // namespace mpiwasm::calls
