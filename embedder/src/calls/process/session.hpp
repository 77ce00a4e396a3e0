// What mpiwasm knows of each session.
#pragma once

#include <memory>

#include "calls/core/object.hpp"
#include "translate/constants.hpp"

namespace mpiwasm::calls {

struct Context;

/// What makes a session again.
struct SessionRecipe {
  std::shared_ptr<ErrorHandler> error_handler;
  /// The guest's value of what it was opened with.
  int thread_level = guest_MPI_THREAD_SINGLE;
};

/// A session of the guest. The library knows none: see sessions.cpp.
struct Session : SessionRecipe {
  std::shared_ptr<BufferedSends> buffer = nullptr;
};

/// Opens a session; starts the library for it unless it runs.
[[nodiscard]] Session open_session(Context& context, const char* function, SessionRecipe recipe);

using SessionTable = HandleTable<Session, HandleKind::session, 0x100>;

}  // namespace mpiwasm::calls
