// What a call remembers on its way: its name, who takes its errors, and the first error, which raise() hands to the
// right error handler. Call (call.hpp) adds the checks of its arguments in layers.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "calls/core/argument_rules.hpp"
#include "calls/core/context.hpp"

namespace mpiwasm::calls {

/// A value that is returned to the guest: an MPI error class, MPI_SUCCESS is 0.
using Code = std::int32_t;

/// Why a call is refused, where the class of the error is not always the same.
struct Refusal {
  int error_class = 0;
  std::string text;
};

/// Raises an error that the library returned, on the handler of `errors_on` (Call).
Code raise_library_error(Context& context, const char* name, Handle errors_on, int host_code);

/// Ends this rank and its job from inside a host call (guest::Guest::end).
[[noreturn]] inline void end_guest(Context& context, int exit_code, std::string_view message, bool backtrace) {
  translate::callers.abandon_turn();
  context.guest->end(exit_code, message, backtrace);
  std::abort();  // GCC forgets that a virtual function does not return
}

class CallState {
 public:
  CallState(Context& context, const char* name, Handle errors_on = {})
      : context_(context), name_(name), errors_on_(errors_on) {
    if (!context.ordinary) [[unlikely]]
      aside(&CallState::begin);
  }

  CallState& operator=(const CallState&) = delete;

  [[nodiscard]] Context& context() const { return context_; }
  [[nodiscard]] const char* name() const { return name_; }
  [[nodiscard]] bool failed() const { return error_class_ != 0; }
  /// The class of the first error, 0 while all is well.
  [[nodiscard]] int error_class() const { return error_class_; }

  /// Remembers the first error of the call. `error_class` is the guest's value; `text` says what is wrong with which
  /// argument.
  void fail(int error_class, std::string text);
  /// Fails when a rule of the table is violated by `argument`.
  void require(const char* argument, const rules::Violation& violation, int error_class) {
    if (violation) [[unlikely]]
      fail(error_class, std::string(argument) + ' ' + *violation);
  }
  void require(const std::optional<Refusal>& refusal) {
    if (refusal) fail(refusal->error_class, refusal->text);
  }
  /// Chooses the communicator, file or window whose error handler takes errors from now on.
  void errors_on(Handle owner) { errors_on_ = owner; }

  /// Raises the remembered error on the error handler; returns its code when the handler returns.
  Code raise() { return aside(&CallState::raise_remembered); }
  /// Raises an error that the MPI library returned.
  Code raise_host(int host_code) { return aside(&CallState::raise_of_library, host_code); }
  /// The end of most calls: success, or the library's error raised.
  Code finish(int host_code) { return host_code == MPI_SUCCESS ? 0 : raise_host(host_code); }
  /// Raises MPI_ERR_UNSUPPORTED_OPERATION: `why` completes "MPI_X: ".
  Code unsupported(const char* why);

 protected:
  /// A copy that rare paths work on.
  CallState(const CallState&) = default;
  ~CallState() = default;

  /// Runs a member function that is not inline. It gets a copy of this object, so that the object itself lives in
  /// registers wherever all goes well: that is a third of the cost of a call.
  template <class Layer, class Result, class... Parameters, class... Arguments>
  [[gnu::always_inline]] Result aside(Result (Layer::*member)(Parameters...), Arguments&&... arguments) {
    static_assert(sizeof(Layer) == sizeof(CallState), "the layers add functions, no data");
    Layer copy(static_cast<const Layer&>(*this));
    if constexpr (std::is_void_v<Result>) {
      (copy.*member)(std::forward<Arguments>(arguments)...);
      error_class_ = copy.error_class_;
    } else {
      Result result = (copy.*member)(std::forward<Arguments>(arguments)...);
      error_class_ = copy.error_class_;
      return result;
    }
  }

  Context& context_;
  const char* name_;
  Handle errors_on_;
  /// Class of the first error, whose text the context keeps; 0 while all is well.
  int error_class_ = 0;
  /// The handle that the call consumes, as it was when it was looked up.
  Handle consumed_{};

 private:
  void begin();
  Code raise_remembered();
  Code raise_of_library(int host_code);
};

}  // namespace mpiwasm::calls
