// What mpiwasm knows of each message that a probe has matched.
#pragma once

#include <cstdint>

#include "calls/core/object.hpp"

namespace mpiwasm::calls {

struct Message {
  MPI_Message host = MPI_MESSAGE_NULL;
  Handle communicator{};
  /// The communicator that it came on.
  Used* used = nullptr;
  /// What the library said of it. The status that the guest has may be another one's.
  int source = 0;
  int tag = 0;
  std::int64_t bytes = -1;  ///< negative: not known
};

using MessageTable = HandleTable<Message, HandleKind::message, 0x100>;

}  // namespace mpiwasm::calls
