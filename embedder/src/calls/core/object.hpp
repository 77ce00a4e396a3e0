// What MPI objects of several kinds have in common.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "guest/values.hpp"
#include "translate/handle_table.hpp"
#include "translate/mpi.hpp"

namespace mpiwasm::calls {

using guest::Address;
using guest::Function;
using guest::UserData;
using translate::Handle;
using translate::HandleKind;
using translate::HandleTable;
using translate::no_handle;

/// An error handler as the guest sees it. Host error handlers are always MPI_ERRORS_RETURN: errors are raised by
/// mpiwasm, so that they look the same wherever they are detected.
struct ErrorHandler {
  enum class Action { fatal, abort, return_code, call } action = Action::fatal;
  /// Function pointer of the guest, for Action::call.
  Function function{};
  /// The guest's handle of one that it made, and how often it has been given that and not freed it. 0: the handle is
  /// dead, and only objects that the handler was set on still have it.
  Handle handle{};
  std::int64_t references = 0;
};

/// The attributes cached on one object: keyval -> value, oldest first, the order of callbacks in MPI-5.0, 7.7.
struct AttributeList : std::vector<std::pair<int, UserData>> {
  /// Callbacks that run for the object at present. It must not be freed meanwhile, for they are called in the middle of
  /// work on it.
  int callbacks = 0;
};

/// A buffer for buffered sends that mpiwasm keeps itself: buffered_sends.hpp.
class BufferedSends;

/// What operations in flight use, whatever the guest frees meanwhile. Libraries hold the communicators, types and
/// reductions of point-to-point messages themselves; what not all of them hold is counted here (in_flight.hpp): the
/// communicator of a collective operation and of a matched message, the file, the window.
struct Used {
  /// Begun and not complete.
  int operations = 0;
  /// Called when the last of them is over, once the guest has given the object up.
  void (*released)(Used& object) = nullptr;
};

using ErrorHandlerTable = HandleTable<std::shared_ptr<ErrorHandler>, HandleKind::error_handler, 0x100>;

}  // namespace mpiwasm::calls
