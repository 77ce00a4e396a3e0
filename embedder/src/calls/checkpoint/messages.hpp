// Messages that are under way while a job is saved.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "calls/checkpoint/board.hpp"
#include "calls/communicators/communicator.hpp"
#include "calls/core/object.hpp"
#include "calls/core/quota.hpp"
#include "guest/archive.hpp"
#include "guest/attention.hpp"

namespace mpiwasm::calls {

struct Context;

/// A message that was sent and not received.
struct UnreceivedMessage {
  std::uint64_t communicator = 0;  ///< its number in JobState
  Handle handle{};                 ///< the communicator, while it has no number yet
  bool is_partitioned = false;     ///< went over the private communicator
  int source = 0;
  int tag = 0;  ///< of the library
  std::vector<std::byte> data;
  Charge bytes;
};

/// A message that a probe has matched and the guest has not received, while the job is saved (matched_messages.hpp).
struct MatchedMessage {
  Handle message{};
  UnreceivedMessage content;
};

/// A persistent collective operation that this process has freed and others have not.
struct AbsentCollective {
  std::uint64_t communicator = 0;  ///< its number in JobState
  std::uint64_t order = 0;
  const char* function = nullptr;
};

/// A call that was stopped when it had sent its message and not received the other one (waiting.hpp).
struct HalfDone {
  bool is_sent = false;
  MPI_Request send = MPI_REQUEST_NULL;
  std::vector<std::byte> copy;
};

/// What a saved job has besides the guest's objects.
struct JobState {
  /// Of all messages that this process has received for the guest: a program can send one buffer many times.
  Quota message_bytes{std::uint64_t{1} << 32};
  /// A communicator of all processes for mpiwasm alone.
  MPI_Comm own_comm = MPI_COMM_NULL;
  /// Null where processes can be stopped only all together.
  std::unique_ptr<Board> board;
  /// Of this process; null before its first stopping point.
  guest::Attention* attention = nullptr;
  /// MPI_APPNUM when the program was first started; nothing before a restart.
  std::optional<int> program_number;
  std::string refusal;          ///< why a checkpoint was given up
  bool was_incomplete = false;  ///< the last time that the job was saved, operations were not complete
  std::uint64_t asked_for = 0;  ///< the last notice at which this process knew whether it can be saved

  /// The guest's communicators by a number that is the same in all of their processes, while a job is saved.
  std::map<std::uint64_t, Handle> communicators;
  bool are_numbered = false;
  /// Those on which files and windows have been made again, by their processes (shared_objects.hpp).
  std::map<Members, std::unique_ptr<Communicator>> of_objects;

  /// When each posted receive was posted, by the slot of its request, and how many were.
  std::vector<std::uint64_t> posted;
  std::uint64_t last_posted = 0;
  /// Receives that are not posted while the job is saved.
  std::vector<Handle> to_post;
  std::string lost;  ///< what of a request can no longer be known, so that the job is never saved
  HalfDone half_done;
  /// Where this process was when the job was saved, which has been counted.
  std::optional<Gate> kept_gate;
  /// The requests that the guest waits for, and how many of the first are over.
  std::vector<Handle> waited_for;
  std::size_t over_in_list = 0;
  std::vector<UnreceivedMessage> unreceived;
  std::vector<MatchedMessage> matched;
  std::vector<AbsentCollective> absent;  ///< while the job is saved, or restored
  /// Of persistent collective operations that were freed, by their communicator: what compare_starts() compares.
  std::map<Handle, std::uint64_t> freed_starts;
  /// Sent once more, and perhaps not received yet.
  struct Resent {
    MPI_Request request = MPI_REQUEST_NULL;
    std::vector<std::byte> data;
  };
  std::vector<Resent> resent;
};

[[nodiscard]] JobState& job_state(Context& context);

/// Receives messages that no posted receive has matched, so that processes that wait for that go on. Returns whether
/// there were any.
bool receive_early(Context& context);

/// Numbers the communicators, and those of messages that were received early, unless they are numbered. Collective over
/// all processes. Returns what is wrong, or an empty text.
[[nodiscard]] std::string number_messages(Context& context);

/// Receives all messages that have been sent on the guest's communicators. Returns what is wrong, or an empty text.
[[nodiscard]] std::string drain_messages(Context& context);

/// Receives a message that a probe has matched, and that has as many bytes by what the library said of it. Returns what
/// is wrong, or an empty text. Throws where all messages have too many bytes: what is under way would be lost.
[[nodiscard]] std::string receive_matched(JobState& state, MPI_Message message, std::int64_t bytes,
                                          UnreceivedMessage& received);

void save_messages(const JobState& state, guest::ArchiveWriter& to);
[[nodiscard]] std::string restore_messages(Context& context, guest::ArchiveReader& from);

}  // namespace mpiwasm::calls
