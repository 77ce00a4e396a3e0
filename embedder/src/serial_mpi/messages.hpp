// Messages that the process has sent to itself, and receives that wait for them (MPI-5.0, 3.5: in order).
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

#include "serial_mpi/copy_elements.hpp"
#include "serial_mpi/mpi.h"

/// A sent message; also what MPI_Message points to once it has been probed for.
struct MPI_ABI_Message {
  int context = 0;
  int tag = 0;
  std::vector<std::byte> bytes;
  bool buffered = false;         ///< takes room of the attached buffer
  MPI_Request sender = nullptr;  ///< a synchronous send that is complete when this is received
};

namespace mpiwasm::serial_mpi {

using Message = MPI_ABI_Message;
using MessagePointer = std::unique_ptr<Message>;

/// Which messages a receive or probe takes.
struct Wanted {
  int context;
  int tag;  ///< or MPI_ANY_TAG
  [[nodiscard]] bool takes(const Message& message) const {
    return message.context == context && (tag == MPI_ANY_TAG || tag == message.tag);
  }
};

/// Where a receive puts the data.
struct Target {
  void* buffer;
  std::int64_t count;
  LayoutPointer layout;
};

/// A receive that has begun.
struct Receive {
  Wanted wanted;
  Target target;
  MPI_Request request;  ///< completed when it is over
};

class Mailbox {
 public:
  /// Hands the message to the receive that waits longest for one like it, else keeps it.
  void send(MessagePointer message);
  /// Takes the oldest message that fits, else waits for one.
  void receive(Receive receive);
  /// The oldest message that fits, or null; it stays.
  [[nodiscard]] const Message* find(const Wanted& wanted) const;
  /// The same, taken out.
  [[nodiscard]] MessagePointer take(const Wanted& wanted);
  /// Forgets a receive, or the message of a synchronous send, that waits; false when it does not.
  bool withdraw(MPI_Request request);
  /// Room of the attached buffer that messages take.
  [[nodiscard]] std::int64_t buffered_bytes() const;
  /// The attached buffer is taken back; messages take none of its room any more.
  void forget_buffer();

 private:
  std::deque<MessagePointer> messages_;
  std::deque<Receive> receives_;
};

/// Ends a receive with its message.
void deliver(const Message& message, const Target& target, MPI_Request request);

}  // namespace mpiwasm::serial_mpi
