// Partitioned messages (MPI-5.0, 4) on libraries without them: each is one ordinary message, sent when its last part is
// filled.
//
// Such messages are matched in the order of their preparation and never with others, so they have the upper half of the
// library's tags: each tag of the guest has several there, which the messages between two processes take in turn. What
// tags cannot do is to hide a message from a receive of MPI_ANY_TAG.
#pragma once

#include "calls/core/call.hpp"

namespace mpiwasm::calls {

/// Halves the tags that the guest may use; called once, when the library has started.
void set_tags_aside(Context& context);

/// The guest's tag for one of the library.
inline int guest_tag(const Context& context, int tag);

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

/// Called when parts have been marked as filled: sends the message when none is missing. Returns the host's error code.
int send_when_filled(Context& context, Request& request);

/// True when the message has come, or none is expected (MPI-5.0, 4.2.2).
int test_arrival(const Request& request, int* arrived);

inline constexpr int tags_in_turn = 1024;

inline int guest_tag(const Context& context, int tag) {
  if (!context.partitioned_by_tags || tag <= context.tag_upper_bound) [[likely]]
    return tag;
  return (tag - context.tag_upper_bound - 1) / tags_in_turn;
}

}  // namespace mpiwasm::calls
