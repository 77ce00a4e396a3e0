// Attributes cached on communicators, datatypes and windows (MPI-5.0, 7.7). They are kept here and never reach the
// host, so callbacks see guest handles and no host callback needs state.
#pragma once

#include "calls/core/call.hpp"

namespace mpiwasm::calls {

/// The attributes of an object that is being duplicated. The guest's copy callbacks can end the new object by a handle
/// that they guess, so it gets its attributes when all have been copied, if it is still there. What no object gets,
/// goes without a call of the guest's functions.
class CopiedAttributes {
 public:
  explicit CopiedAttributes(Context& context) : context_(context) {}
  CopiedAttributes(const CopiedAttributes&) = delete;
  CopiedAttributes& operator=(const CopiedAttributes&) = delete;
  ~CopiedAttributes();

  /// Calls the guest's copy callbacks. `object` is the guest's handle of the old one. Returns 0, or the code of the
  /// first callback that failed.
  [[nodiscard]] Code copy(Handle object, AttributeList& attributes);
  /// The new object keeps what the guest has set meanwhile.
  void give_to(AttributeList& attributes);

 private:
  Context& context_;
  AttributeList copies_;
};

/// Deletes all attributes of an object that is being freed, latest first, by the guest's delete callbacks. Stops at
/// the first callback that fails and returns its code.
Code delete_attributes(Context& context, Handle object, AttributeList& attributes);

}  // namespace mpiwasm::calls
