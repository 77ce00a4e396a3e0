// Attributes cached on communicators, datatypes and windows (MPI-5.0, 7.7). They are kept here and never reach the
// host, so callbacks see guest handles and no host callback needs state.
#pragma once

#include "calls/core/call.hpp"

namespace mpiwasm::calls {

/// Copies the attributes of an object that is being duplicated, by the guest's copy callbacks. `object` is the guest's
/// handle of the old one. Returns 0, or the code of the first callback that failed; then `copies` is empty.
Code copy_attributes(Context& context, Handle object, AttributeList& attributes, AttributeList& copies);

/// Deletes all attributes of an object that is being freed, latest first, by the guest's delete callbacks. Stops at
/// the first callback that fails and returns its code.
Code delete_attributes(Context& context, Handle object, AttributeList& attributes);

}  // namespace mpiwasm::calls
