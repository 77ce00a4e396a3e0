// Arguments that are handles: each is looked up in the table of its kind, which has no freed handles.
#pragma once

#include <memory>

#include "calls/core/call_state.hpp"
#include "translate/constants.hpp"

namespace mpiwasm::calls {

class ObjectArguments : public CallState {
 public:
  using CallState::CallState;

  Communicator& communicator(const char* argument, Handle handle) {
    Communicator* found = context_.communicator(handle);
    if (found == nullptr) [[unlikely]] {
      aside(&ObjectArguments::fail_handle, argument, handle, "communicator", guest_MPI_ERR_COMM);
      return context_.no_communicator;
    }
    return *found;
  }
  Datatype& datatype(const char* argument, Handle handle) {
    Datatype* found = context_.datatype(handle);
    if (found == nullptr) [[unlikely]] {
      aside(&ObjectArguments::fail_handle, argument, handle, "datatype", guest_MPI_ERR_TYPE);
      return context_.no_datatype;
    }
    return *found;
  }
  /// A datatype whose elements the library may keep in buffers of its own.
  Datatype& bufferable_datatype(const char* argument, Handle handle) {
    Datatype& type = datatype(argument, handle);
    if (!type.bufferable) [[unlikely]]
      aside(&ObjectArguments::fail_bufferable, argument, type);
    return type;
  }
  /// A datatype that has a form in external32.
  Datatype& portable_datatype(const char* argument, Handle handle);
  File& file(const char* argument, Handle handle) {
    File* found = context_.file(handle);
    if (found == nullptr) [[unlikely]] {
      aside(&ObjectArguments::fail_handle, argument, handle, "file", guest_MPI_ERR_FILE);
      errors_on(guest_MPI_FILE_NULL);
      return context_.no_file;
    }
    return *found;
  }
  Session& session(const char* argument, Handle handle) {
    Session* found = context_.sessions.find(handle);
    if (found != nullptr) return *found;
    aside(&ObjectArguments::fail_handle, argument, handle, "session", guest_MPI_ERR_SESSION);
    return context_.no_session;
  }
  /// A live error handler.
  std::shared_ptr<ErrorHandler> error_handler(const char* argument, Handle handle);
  /// A shared hold on a datatype, for calls that keep it.
  std::shared_ptr<Datatype> datatype_object(const char* argument, Handle handle);
  /// The same for calls that make another type of it: it must not be nested too deep already.
  std::shared_ptr<Datatype> nestable_datatype(const char* argument, Handle handle);
  Group& group(const char* argument, Handle handle);
  MPI_Info info(const char* argument, Handle handle);
  MPI_Message message(const char* argument, Handle handle);
  /// The host operation that reduces elements of `datatype_handle` as the guest's `handle` says.
  MPI_Op operation(const char* argument, Handle handle, Handle datatype_handle, const Datatype& type) {
    const Operation* found = context_.operations.target(handle);
    if (found == nullptr || found->function != guest::null_function || !type.predefined || type.foreign_format)
        [[unlikely]]
      return aside(&ObjectArguments::special_operation, argument, handle, datatype_handle, type);
    return found->host;
  }
  std::shared_ptr<Operation> operation_object(const char* argument, Handle handle);
  Request* request(const char* argument, Handle handle);
  Window& window(const char* argument, Handle handle) {
    Window* found = context_.window(handle);
    if (found == nullptr) [[unlikely]] {
      aside(&ObjectArguments::fail_handle, argument, handle, "window", guest_MPI_ERR_WIN);
      return context_.no_window;
    }
    return *found;
  }

  // Handles that a call consumes: the object behind *place, and its end after the call.
  MPI_Info consumed_info(const char* argument, const Handle* place);
  MPI_Message consumed_message(const char* argument, const Handle* place);
  void forget_info(Handle* place);
  void forget_message(Handle* place);
  /// The same; `keep`, of the request that receives it, has the message's communicator until then.
  void forget_message(Handle* place, RequestKeep& keep);

 protected:
  void fail_handle(const char* argument, Handle handle, const char* kind, int error_class);

 private:
  void fail_bufferable(const char* argument, const Datatype& type);
  MPI_Op special_operation(const char* argument, Handle handle, Handle datatype_handle, const Datatype& type);
};

}  // namespace mpiwasm::calls
