// Messages that are under way while a job is saved.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "calls/core/object.hpp"
#include "guest/archive.hpp"

namespace mpiwasm::calls {

struct Context;

/// A message that was sent and not received.
struct UnreceivedMessage {
  std::uint64_t communicator = 0;  ///< its number in JobState
  int source = 0;
  int tag = 0;
  std::vector<std::byte> data;
};

/// What a saved job has besides the guest's objects.
struct JobState {
  /// A communicator of all processes for mpiwasm alone.
  MPI_Comm own_comm = MPI_COMM_NULL;
  /// The guest's intracommunicators by a number that is the same in all of their processes.
  std::map<std::uint64_t, Handle> communicators;
  std::vector<UnreceivedMessage> unreceived;
  /// Sent once more, and perhaps not received yet.
  struct Resent {
    MPI_Request request = MPI_REQUEST_NULL;
    std::vector<std::byte> data;
  };
  std::vector<Resent> resent;
};

[[nodiscard]] JobState& job_state(Context& context);

/// Receives all messages that have been sent on the guest's communicators. Returns what is wrong, or an empty text.
[[nodiscard]] std::string drain_messages(Context& context);

void save_messages(const JobState& state, guest::ArchiveWriter& to);
void restore_messages(JobState& state, guest::ArchiveReader& from);

}  // namespace mpiwasm::calls
