// What MPI calls keep for each thread of the guest.
#pragma once

#include <cstdint>
#include <string>

#include "calls/core/object.hpp"
#include "translate/callers.hpp"

namespace mpiwasm::calls {

struct CallerState : translate::Caller {
  /// Where the library puts the status of an operation. It is not on the stack, where other things lay before it: what
  /// the library leaves alone shows the guest no more than an earlier status.
  MPI_Status status{};
  /// Text of the error that the present call is about to raise.
  std::string pending_error;
  /// Guest memory that holds what callbacks point to; made at first use.
  Address callback_words{};
  /// Callbacks that run at present, one inside the other.
  std::uint32_t callback_depth = 0;
  /// Of these, callbacks for attributes, which may call all of MPI but its end.
  int attribute_callbacks = 0;
  /// Callbacks that the library has called while it works, and in which it must not be asked for more work.
  int library_callbacks = 0;

  /// Like `status`, for operations that set a part of it.
  [[nodiscard]] MPI_Status& cleared_status() { return status = {}; }
};

/// Of the thread whose turn it is.
[[nodiscard]] inline CallerState& current_caller() { return static_cast<CallerState&>(translate::callers.current()); }

}  // namespace mpiwasm::calls
