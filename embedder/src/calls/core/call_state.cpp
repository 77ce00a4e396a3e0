// The beginning of a call, and its first error.
#include "calls/core/call_state.hpp"

#include <utility>

#include "calls/core/library_life.hpp"

namespace mpiwasm::calls {

void CallState::fail(int error_class, std::string text) {
  if (failed()) return;
  error_class_ = error_class;
  current_caller().pending_error = std::move(text);
}

void CallState::begin() {
  if (context_.options.trace) context_.options.trace(name_);
  if (!context_.running && !context_.finalized && allowed_before_init(name_)) {
    int level = MPI_THREAD_SINGLE;
    start_library(context_, name_, context_.options.has_threads ? MPI_THREAD_MULTIPLE : MPI_THREAD_FUNNELED, &level);
  } else if (!context_.running && !(context_.finalized && allowed_after_finalize(name_))) {
    fail(guest_MPI_ERR_OTHER, context_.finalized ? "called after MPI_Finalize" : "called before MPI_Init");
  } else if (current_caller().library_callbacks > 0 && !allowed_in_library_callback(name_)) {
    fail(guest_MPI_ERR_OTHER, "called by a function that MPI has called, which must not communicate, free or complete");
  }
}

}  // namespace mpiwasm::calls
