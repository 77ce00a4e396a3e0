// Raising MPI errors: every error of mpiwasm or of the MPI library is raised on the guest's error handler here
// (MPI-5.0, 9.3). The guest receives error classes as codes; MPI_Error_string returns the details of the latest one.
#include <fmt/format.h>

#include "calls/core/call.hpp"
#include "calls/core/callbacks.hpp"
#include "calls/core/exceptions.hpp"
#include "translate/host_text.hpp"

namespace mpiwasm::calls {

namespace {

/// The handler that takes an error: the object's own, else the default one.
std::shared_ptr<ErrorHandler> handler_of(Context& context, Handle owner) {
  const Communicator* comm = context.communicator(owner);
  if (comm != nullptr && comm->error_handler) return comm->error_handler;
  const Window* window = context.window(owner);
  if (window != nullptr) return window->error_handler;
  const File* file = context.file(owner);
  if (file != nullptr && file->error_handler) return file->error_handler;
  const Session* session = context.sessions.find(owner);
  if (session != nullptr && session->error_handler) return session->error_handler;
  if (owner == guest_MPI_FILE_NULL && context.default_file_error_handler) return context.default_file_error_handler;
  return context.default_error_handler;
}

/// The guest may raise any number as an error.
std::string name_of(int error_class) {
  const char* name = translate::error_class_name(error_class);
  return name != nullptr ? name : fmt::format("error {}", error_class);
}

std::string host_text(int host_code) {
  char text[MPI_MAX_ERROR_STRING + 1] = "";
  int length = 0;
  if (MPI_Error_string(host_code, text, &length) != MPI_SUCCESS) return fmt::format("error {}", host_code);
  std::string line = translate::without_host(text);
  for (char& letter : line) {
    if (letter == '\n') letter = ' ';
  }
  while (!line.empty() && line.back() == ' ') line.pop_back();
  return line;
}

}  // namespace

Code raise_error(Context& context, Handle communicator, const char* function, int error_class,
                 const std::string& text) {
  const std::string message = fmt::format("{}: {}", function, text);
  // MPI_Error_string looks for no others, and a program may raise any number.
  if (translate::error_class_name(error_class) != nullptr) context.last_errors[error_class] = message;
  const std::shared_ptr<ErrorHandler> handler = handler_of(context, communicator);
  if (!handler) {
    end_guest(context, end_status(error_class), fmt::format("{} [{}]", message, name_of(error_class)), true);
  }
  switch (handler->action) {
    case ErrorHandler::Action::return_code:
      return error_class;
    case ErrorHandler::Action::call:
      return call_error_handler(context, handler->function, communicator, error_class);
    case ErrorHandler::Action::fatal:
    case ErrorHandler::Action::abort:
      break;
  }
  end_guest(context, end_status(error_class),
            fmt::format("{} [{}; the job ends because the error handler is {}]", message, name_of(error_class),
                        handler->action == ErrorHandler::Action::abort ? "MPI_ERRORS_ABORT" : "MPI_ERRORS_ARE_FATAL"),
            true);
}

Code CallState::raise_remembered() {
  const std::string text = std::move(current_caller().pending_error);
  return raise_error(context_, errors_on_, name_, error_class_, text);
}

Code CallState::raise_of_library(int host_code) {
  // A guest callback that failed inside the call has already chosen its own code.
  return raise_error(context_, errors_on_, name_, translate::guest_error_class_of(host_code), host_text(host_code));
}

Code raise_library_error(Context& context, const char* name, Handle errors_on, int host_code) {
  translate::callers.resume_turn();
  try {
    return Call(context, name, errors_on).raise_host(host_code);
  } catch (const std::exception& error) {
    return raise_exception(context, name, errors_on, error);
  }
}

Code CallState::unsupported(const char* why) {
  if (!failed()) fail(guest_MPI_ERR_UNSUPPORTED_OPERATION, why);
  return raise();
}

}  // namespace mpiwasm::calls
