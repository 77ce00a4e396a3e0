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

// MPI_FILE_NULL's handler is the default one of files that are opened later (MPI-5.0, 14.7).
Code guest_MPI_File_set_errhandler(Context* context, Handle file, Handle errhandler) {
  Call call(*context, "MPI_File_set_errhandler", file);
  std::shared_ptr<ErrorHandler>& handler =
      file == guest_MPI_FILE_NULL ? context->default_file_error_handler : call.file("file", file).error_handler;
  std::shared_ptr<ErrorHandler> chosen = call.error_handler("errhandler", errhandler);
  if (call.failed()) return call.raise();
  handler = std::move(chosen);
  return 0;
}

Code guest_MPI_File_get_errhandler(Context* context, Handle file, Address errhandler) {
  Call call(*context, "MPI_File_get_errhandler", file);
  const std::shared_ptr<ErrorHandler>& handler =
      file == guest_MPI_FILE_NULL ? context->default_file_error_handler : call.file("file", file).error_handler;
  Handle* place = call.place<Handle>("errhandler", errhandler);
  if (call.failed()) return call.raise();
  *place = handle_of(*context, handler);
  return 0;
}

Code guest_MPI_File_call_errhandler(Context* context, Handle file, std::int32_t code) {
  Call call(*context, "MPI_File_call_errhandler", file);
  if (file != guest_MPI_FILE_NULL) (void)call.file("fh", file);
  if (call.failed()) return call.raise();
  (void)raise_error(*context, file, "MPI_File_call_errhandler", code, "error raised by the program");
  return 0;
}

Code guest_MPI_Session_set_errhandler(Context* context, Handle session, Handle errhandler) {
  Call call(*context, "MPI_Session_set_errhandler", session);
  Session& the_session = call.session("session", session);
  std::shared_ptr<ErrorHandler> handler = call.error_handler("errhandler", errhandler);
  if (call.failed()) return call.raise();
  the_session.error_handler = std::move(handler);
  return 0;
}

Code guest_MPI_Session_get_errhandler(Context* context, Handle session, Address errhandler) {
  Call call(*context, "MPI_Session_get_errhandler", session);
  const Session& the_session = call.session("session", session);
  Handle* place = call.place<Handle>("errhandler", errhandler);
  if (call.failed()) return call.raise();
  *place = handle_of(*context, the_session.error_handler);
  return 0;
}

Code guest_MPI_Session_call_errhandler(Context* context, Handle session, std::int32_t code) {
  Call call(*context, "MPI_Session_call_errhandler", session);
  (void)call.session("session", session);
  if (call.failed()) return call.raise();
  (void)raise_error(*context, session, "MPI_Session_call_errhandler", code, "error raised by the program");
  return 0;
}

Code guest_MPI_Comm_set_errhandler(Context* context, Handle comm, Handle errhandler) {
  Call call(*context, "MPI_Comm_set_errhandler", comm);
  Communicator& communicator = call.communicator("comm", comm);
  std::shared_ptr<ErrorHandler> handler = call.error_handler("errhandler", errhandler);
  if (call.failed()) return call.raise();
  communicator.error_handler = handler;
  if (comm == guest_MPI_COMM_WORLD) context->default_error_handler = handler;
  return 0;
}

Code guest_MPI_Comm_get_errhandler(Context* context, Handle comm, Address errhandler) {
  Call call(*context, "MPI_Comm_get_errhandler", comm);
  const Communicator& communicator = call.communicator("comm", comm);
  Handle* place = call.place<Handle>("errhandler", errhandler);
  if (call.failed()) return call.raise();
  *place = handle_of(*context, communicator.error_handler);
  return 0;
}

Code guest_MPI_Comm_call_errhandler(Context* context, Handle comm, std::int32_t code) {
  Call call(*context, "MPI_Comm_call_errhandler", comm);
  (void)call.communicator("comm", comm);
  if (call.failed()) return call.raise();
  (void)raise_error(*context, comm, "MPI_Comm_call_errhandler", code, "error raised by the program");
  return 0;
}

Code guest_MPI_Win_set_errhandler(Context* context, Handle win, Handle errhandler) {
  Call call(*context, "MPI_Win_set_errhandler", win);
  Window& window = call.window("win", win);
  std::shared_ptr<ErrorHandler> handler = call.error_handler("errhandler", errhandler);
  if (call.failed()) return call.raise();
  window.error_handler = std::move(handler);
  return 0;
}

Code guest_MPI_Win_get_errhandler(Context* context, Handle win, Address errhandler) {
  Call call(*context, "MPI_Win_get_errhandler", win);
  const Window& window = call.window("win", win);
  Handle* place = call.place<Handle>("errhandler", errhandler);
  if (call.failed()) return call.raise();
  *place = handle_of(*context, window.error_handler);
  return 0;
}

Code guest_MPI_Win_call_errhandler(Context* context, Handle win, std::int32_t code) {
  Call call(*context, "MPI_Win_call_errhandler", win);
  (void)call.window("win", win);
  if (call.failed()) return call.raise();
  (void)raise_error(*context, win, "MPI_Win_call_errhandler", code, "error raised by the program");
  return 0;
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
