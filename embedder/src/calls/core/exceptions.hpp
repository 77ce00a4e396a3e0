// No C++ exception leaves an MPI call: neither for compiled code of the guest nor for the MPI library, whose frames it
// would have to pass. One that memory has run out becomes MPI_ERR_NO_MEM. Generated calls catch on their own, the
// others in the function that the guest calls instead; neither costs anything as long as nothing is thrown.
//
// Only what derives from std::exception is thrown in mpiwasm.
#pragma once

#include <algorithm>
#include <cstddef>
#include <exception>
#include <type_traits>

#include "calls/core/call.hpp"

namespace mpiwasm::calls {

/// Raises what a call threw on the error handler of `errors_on`, as Call does. Called while it is being handled.
Code raise_exception(Context& context, const char* function, Handle errors_on, const std::exception& error);

/// Ends the guest: the exception, which is being handled, cannot be reported otherwise.
[[noreturn]] void end_on_exception(Context& context, const char* function, const std::exception& error);

/// The name of a function, as a template argument.
template <std::size_t size>
struct FunctionName {
  consteval FunctionName(const char (&name)[size]) { std::copy_n(name, size, text); }
  char text[size];
};

/// What the guest calls for a function that catches nothing on its own.
template <auto function, FunctionName name>
struct GuardedCall;

template <class Result, class... Parameters, Result (*function)(Context*, Parameters...), FunctionName name>
struct GuardedCall<function, name> {
  static Result code(Context* context, Parameters... parameters) {
    try {
      return function(context, parameters...);
    } catch (const std::exception& error) {
      if constexpr (std::is_same_v<Result, Code>) {
        return raise_exception(*context, name.text, no_handle, error);
      } else {
        end_on_exception(*context, name.text, error);
      }
    }
  }
};

/// Runs what the library calls back for, `what` for instance "a reduction".
template <class Function>
auto without_exceptions(const char* what, Function function) {
  try {
    return function();
  } catch (const std::exception& error) {
    end_on_exception(process_context(), what, error);
  }
}

}  // namespace mpiwasm::calls
