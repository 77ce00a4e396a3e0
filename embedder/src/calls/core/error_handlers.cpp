// Error handlers of the guest (MPI-5.0, 9.3). They never reach the host, whose own handlers are always
// MPI_ERRORS_RETURN; errors.cpp raises every error on the handlers kept here.
#include "calls/core/callbacks.hpp"
#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {

namespace {

/// The handle of a handler that the guest made, given to it once more.
Handle handle_of_own(Context& context, const std::shared_ptr<ErrorHandler>& handler) {
  if (handler->references == 0) handler->handle = context.error_handlers.insert(handler);
  ++handler->references;
  return handler->handle;
}

Code create(Context& context, const char* name, Function function, Address place) {
  Call call(context, name);
  Handle* handle = call.result_place(context.error_handlers, "errhandler", place);
  if (call.failed()) return call.raise();
  auto handler = std::make_shared<ErrorHandler>();
  handler->action = ErrorHandler::Action::call;
  handler->function = function;
  *handle = handle_of_own(context, handler);
  return 0;
}

/// The handle under which a handler is given back: predefined ones have their own, the guest's have the one under which
/// they were made. The guest frees it as often as it was given it (MPI-5.0, 9.3.1).
Handle handle_of(Context& context, const std::shared_ptr<ErrorHandler>& handler) {
  switch (handler->action) {
    case ErrorHandler::Action::fatal:
      return guest_MPI_ERRORS_ARE_FATAL;
    case ErrorHandler::Action::abort:
      return guest_MPI_ERRORS_ABORT;
    case ErrorHandler::Action::return_code:
      return guest_MPI_ERRORS_RETURN;
    case ErrorHandler::Action::call:
      break;
  }
  return handle_of_own(context, handler);
}

/// The handler of an object, which `call` looks up under the name of its argument.
using HandlerOf = std::shared_ptr<ErrorHandler>& (*)(Call & call, const char* argument, Handle object);

std::shared_ptr<ErrorHandler>& of_communicator(Call& call, const char* argument, Handle object) {
  return call.communicator(argument, object).error_handler;
}
std::shared_ptr<ErrorHandler>& of_window(Call& call, const char* argument, Handle object) {
  return call.window(argument, object).error_handler;
}
// MPI_FILE_NULL's handler is the default one of files that are opened later (MPI-5.0, 14.7).
std::shared_ptr<ErrorHandler>& of_file(Call& call, const char* argument, Handle object) {
  return object == guest_MPI_FILE_NULL ? call.context().default_file_error_handler
                                       : call.file(argument, object).error_handler;
}
std::shared_ptr<ErrorHandler>& of_session(Call& call, const char* argument, Handle object) {
  return call.session(argument, object).error_handler;
}

Code set(Context& context, const char* name, HandlerOf handler_of, const char* argument, Handle object,
         Handle errhandler) {
  Call call(context, name, object);
  std::shared_ptr<ErrorHandler>& handler = handler_of(call, argument, object);
  std::shared_ptr<ErrorHandler> chosen = call.error_handler("errhandler", errhandler);
  if (call.failed()) return call.raise();
  if (object == guest_MPI_COMM_WORLD) context.default_error_handler = chosen;
  handler = std::move(chosen);
  return 0;
}

Code get(Context& context, const char* name, HandlerOf handler_of, const char* argument, Handle object,
         Address errhandler) {
  Call call(context, name, object);
  const std::shared_ptr<ErrorHandler>& handler = handler_of(call, argument, object);
  Handle* place = call.place<Handle>("errhandler", errhandler);
  if (call.failed()) return call.raise();
  *place = handle_of(context, handler);
  return 0;
}

Code raise_by_program(Context& context, const char* name, HandlerOf handler_of, const char* argument, Handle object,
                      std::int32_t code) {
  Call call(context, name, object);
  (void)handler_of(call, argument, object);
  if (call.failed()) return call.raise();
  (void)raise_error(context, object, name, code, "error raised by the program");
  return 0;
}

}  // namespace

Code guest_MPI_Comm_create_errhandler(Context* context, Function function, Address errhandler) {
  return create(*context, "MPI_Comm_create_errhandler", function, errhandler);
}

Code guest_MPI_Win_create_errhandler(Context* context, Function function, Address errhandler) {
  return create(*context, "MPI_Win_create_errhandler", function, errhandler);
}

Code guest_MPI_File_create_errhandler(Context* context, Function function, Address errhandler) {
  return create(*context, "MPI_File_create_errhandler", function, errhandler);
}

Code guest_MPI_Session_create_errhandler(Context* context, Function function, Address errhandler) {
  return create(*context, "MPI_Session_create_errhandler", function, errhandler);
}

Code guest_MPI_Comm_set_errhandler(Context* context, Handle comm, Handle errhandler) {
  return set(*context, "MPI_Comm_set_errhandler", of_communicator, "comm", comm, errhandler);
}

Code guest_MPI_Win_set_errhandler(Context* context, Handle win, Handle errhandler) {
  return set(*context, "MPI_Win_set_errhandler", of_window, "win", win, errhandler);
}

Code guest_MPI_File_set_errhandler(Context* context, Handle file, Handle errhandler) {
  return set(*context, "MPI_File_set_errhandler", of_file, "file", file, errhandler);
}

Code guest_MPI_Session_set_errhandler(Context* context, Handle session, Handle errhandler) {
  return set(*context, "MPI_Session_set_errhandler", of_session, "session", session, errhandler);
}

Code guest_MPI_Comm_get_errhandler(Context* context, Handle comm, Address errhandler) {
  return get(*context, "MPI_Comm_get_errhandler", of_communicator, "comm", comm, errhandler);
}

Code guest_MPI_Win_get_errhandler(Context* context, Handle win, Address errhandler) {
  return get(*context, "MPI_Win_get_errhandler", of_window, "win", win, errhandler);
}

Code guest_MPI_File_get_errhandler(Context* context, Handle file, Address errhandler) {
  return get(*context, "MPI_File_get_errhandler", of_file, "file", file, errhandler);
}

Code guest_MPI_Session_get_errhandler(Context* context, Handle session, Address errhandler) {
  return get(*context, "MPI_Session_get_errhandler", of_session, "session", session, errhandler);
}

Code guest_MPI_Comm_call_errhandler(Context* context, Handle comm, std::int32_t code) {
  return raise_by_program(*context, "MPI_Comm_call_errhandler", of_communicator, "comm", comm, code);
}

Code guest_MPI_Win_call_errhandler(Context* context, Handle win, std::int32_t code) {
  return raise_by_program(*context, "MPI_Win_call_errhandler", of_window, "win", win, code);
}

Code guest_MPI_File_call_errhandler(Context* context, Handle file, std::int32_t code) {
  return raise_by_program(*context, "MPI_File_call_errhandler", of_file, "fh", file, code);
}

Code guest_MPI_Session_call_errhandler(Context* context, Handle session, std::int32_t code) {
  return raise_by_program(*context, "MPI_Session_call_errhandler", of_session, "session", session, code);
}

Code guest_MPI_Errhandler_free(Context* context, Address errhandler) {
  Call call(*context, "MPI_Errhandler_free");
  Handle* place = call.place<Handle>("errhandler", errhandler);
  const Handle handle = place == nullptr ? no_handle : read_once(place);
  const std::shared_ptr<ErrorHandler> handler = place == nullptr ? nullptr : call.error_handler("errhandler", handle);
  if (call.failed()) return call.raise();
  if (handler->references > 0 && --handler->references == 0) context->error_handlers.remove(handle);
  *place = guest_MPI_ERRHANDLER_NULL;
  return 0;
}

}  // namespace mpiwasm::calls
