// What mpiwasm knows of each session.
#pragma once

#include <memory>

#include "calls/core/object.hpp"

namespace mpiwasm::calls {

/// A session of the guest. The library knows none: see sessions.cpp.
struct Session {
  std::shared_ptr<ErrorHandler> error_handler;
  bool live = false;
  /// The host's value of what it was opened with.
  int thread_level = MPI_THREAD_SINGLE;
  std::shared_ptr<BufferedSends> buffer = nullptr;
};

using SessionTable = HandleTable<Session, HandleKind::session, 0x100>;

}  // namespace mpiwasm::calls
