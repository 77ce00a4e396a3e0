// Calls from inside MPI back into guest functions: error handlers, attribute callbacks, reductions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "calls/core/call.hpp"

namespace mpiwasm::calls {

/// The guest function that means "copy the value" (MPI-5.0, 20.3, MPI_COMM_DUP_FN and similar); those that do nothing
/// are null.
inline constexpr Function duplicate_function{1};

/// Raises an error on the handler of `communicator` (a guest handle, 0 for the default handler). Returns the code
/// for the guest when the handler returns; ends the job when it does not.
Code raise_error(Context& context, Handle communicator, const char* function, int error_class, const std::string& text);

/// The exit status of a job that ended by an MPI error.
constexpr int end_status(int error_class) { return error_class > 0 && error_class < 128 ? error_class : 1; }

/// Calls a function of the guest (guest::Guest::call_function_pointer), in the instance of the calling thread. Other
/// threads have turns meanwhile.
[[nodiscard]] std::optional<guest::CallFailure> run_function(Context& context, Function function,
                                                             std::span<const std::uint32_t> arguments,
                                                             std::uint32_t* result);

/// Calls the guest's `void handler(MPI_Comm*, int*, ...)`; returns the code it leaves.
Code call_error_handler(Context& context, Function function, Handle communicator, int error_class);

/// Calls the guest's copy callback (MPI-5.0, 7.7.2), of a keyval that may be freed meanwhile. Returns its code;
/// `copied` and `value_out` get its outputs.
Code call_attribute_copy(Context& context, Keyval keyval, Handle object, int key, UserData value, UserData& value_out,
                         bool& copied);

/// Calls the guest's delete callback; returns its code.
Code call_attribute_delete(Context& context, Keyval keyval, Handle object, int key, UserData value);

/// Calls the functions of a request whose work the guest does (MPI-5.0, 13.2); they return the guest's code.
Code call_request_query(Context& context, const ProgramRequest& request, MPI_Status* status);
Code call_request_free(Context& context, const ProgramRequest& request);
Code call_request_cancel(Context& context, const ProgramRequest& request, bool complete);

/// Memory from the program's allocator, which is a function of the guest like any other and may be as hostile: it
/// cannot call back into MPI, and what it gives lies in the guest's memory. Nothing when there is none.
[[nodiscard]] std::optional<Address> allocate_in_guest(Context& context, std::uint64_t size);
void release_in_guest(Context& context, Address address);

/// Ends the job because a callback cannot be called: `what` says which.
[[noreturn]] void end_bad_callback(Context& context, const char* what, Function function);

}  // namespace mpiwasm::calls
