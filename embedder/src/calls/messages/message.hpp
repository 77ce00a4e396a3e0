// What mpiwasm knows of each message that a probe has matched.
#pragma once

#include "calls/core/object.hpp"

namespace mpiwasm::calls {

struct Message {
  MPI_Message host = MPI_MESSAGE_NULL;
  Handle communicator{};
  /// The communicator that it came on.
  Used* used = nullptr;
};

using MessageTable = HandleTable<Message, HandleKind::message, 0x100>;

}  // namespace mpiwasm::calls
