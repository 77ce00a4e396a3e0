// One MPI call on its way from the guest to the host: every argument is checked and turned into a host value by one
// member function, the first thing that is wrong is remembered, and raise() hands it to the right error handler.
//
// A generated call reads: make a Call; convert each argument; if (call.failed()) return call.raise(); call MPI;
// store results; return call.finish(code).
//
// The member functions are in layers, one header per kind of argument, each of which uses the ones below:
//   CallResults      handles for new objects
//   TargetArguments  one-sided communication (calls/windows)
//   BufferArguments  elements of a datatype
//   MemoryArguments  values, lists and texts in guest memory
//   NumberArguments  counts, ranks, tags, constants
//   ObjectArguments  handles
//   CallState        the name of the call and its first error
// They add no data: a Call lives in registers.
#pragma once

#include "calls/core/call_results.hpp"

namespace mpiwasm::calls {

/// Characters that the key and the value of a hint may have in this library, without the zero behind them. MPICH does
/// not count that in its constants.
#if defined(MPICH_NUMVERSION)
inline constexpr int longest_info_key = MPI_MAX_INFO_KEY;
inline constexpr int longest_info_value = MPI_MAX_INFO_VAL;
#else
inline constexpr int longest_info_key = MPI_MAX_INFO_KEY - 1;
inline constexpr int longest_info_value = MPI_MAX_INFO_VAL - 1;
#endif

class Call : public CallResults {
 public:
  /// `errors_on` is the handle of the communicator, file or window whose error handler takes the errors of this call, 0
  /// for none.
  Call(Context& context, const char* name, Handle errors_on = {}) : CallResults(context, name, errors_on) {}
  Call(const Call&) = delete;
  Call& operator=(const Call&) = delete;
};

}  // namespace mpiwasm::calls
