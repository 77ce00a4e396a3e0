// Partitioned messages (MPI-5.0, 4): each is one ordinary message over the private communicator, sent when its last
// part is filled. On every library: those that have such messages cannot be trusted with them (decision 0049).
//
// They are matched in the order of their preparation. So each tag of the guest has several of the library's, which the
// messages between two processes take in turn.
#pragma once

#include <algorithm>
#include <cstdint>

#include "calls/core/call.hpp"

namespace mpiwasm::calls {

/// A partitioned message as the guest prepares it.
struct EmulatedMessage {
  void* buffer = nullptr;
  int partitions = 0;
  /// Elements of a part.
  int count = 0;
  const Datatype* type = nullptr;
  /// A rank; not MPI_PROC_NULL.
  int peer = 0;
  int tag = 0;
  bool sends = false;
};

/// Makes an inactive request, whose handle `*made` becomes; the caller gives it its `parts`.
/// Fails when the tag is too large to stand for several, or the library cannot make the type.
Code make_emulated_message(Call& call, Handle comm, const EmulatedMessage& message, MessageParts& parts, Handle* made);

/// Makes an inactive request of a message to or from MPI_PROC_NULL.
Code make_nobodys_message(Call& call, Handle comm, bool sends, Handle* made);

/// Called when parts have been marked as filled: sends the message when none is missing. Returns the host's error code.
int send_when_filled(Request& request);

/// Whether a request is of a send that waits for the guest to fill it, if it is active.
[[nodiscard]] inline bool is_unfilled(const Request& request) {
  return request.parts != nullptr && request.parts->send_whole && request.parts->missing > 0;
}

/// How many tags of the library one of the guest has: as many as leave the guest those that every library has.
inline int tags_in_turn(const Context& context) {
  constexpr std::int64_t every_library = 32768;
  constexpr std::int64_t most = 1024;
  return static_cast<int>(
      std::clamp<std::int64_t>((context.tag_upper_bound / 2 + std::int64_t{1}) / every_library, 1, most));
}

/// The guest's tag for that of such a message; wildcards remain.
inline int partitioned_tag(const Context& context, int tag) { return tag <= 0 ? tag : tag / tags_in_turn(context); }

}  // namespace mpiwasm::calls
