// The library's life: it begins with the first call that needs it and ends with MPI_Finalize, or, when sessions used
// it, with the guest, because MPI libraries cannot be started twice.
#pragma once

#include "calls/core/context.hpp"

namespace mpiwasm::calls {

/// Starts the library unless it runs; `required` and `*provided` are host thread levels. Ends the guest when it does
/// not start.
void start_library(Context& context, const char* function, int required, int* provided);

/// Updates whether the guest may call MPI.
void update_running(Context& context);

/// Drops what the guest leaves behind and ends the library. Returns the host's code.
int end_library(Context& context);

/// True for calls that need no MPI_Init, such as MPI_Info_create (MPI-5.0, 11.4.1).
bool allowed_before_init(std::string_view function);

/// Whether a function may be called by a guest function that the library has called: reduction functions must not
/// communicate (MPI-5.0, 6.9.5), and libraries do not bear it when what they work on is completed or freed meanwhile.
bool allowed_in_library_callback(std::string_view function);

/// As long as a guest function runs that the library has called.
class LibraryCallback {
 public:
  explicit LibraryCallback(Context& context);
  LibraryCallback(const LibraryCallback&) = delete;
  LibraryCallback& operator=(const LibraryCallback&) = delete;
  ~LibraryCallback();

 private:
  Context& context_;
};

/// Whether a function may be called after MPI_Finalize: that on lists of hints, where the library keeps them that long.
bool allowed_after_finalize(std::string_view function);

}  // namespace mpiwasm::calls
