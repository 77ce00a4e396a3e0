#include "calls/core/object_arguments.hpp"

#include <fmt/format.h>

#include "calls/core/generated_call.hpp"
#include "calls/core/in_flight.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/datatypes/portable_form.hpp"
#include "calls/process/change_info.hpp"

namespace mpiwasm::calls {

using translate::describe_handle;

std::shared_ptr<Datatype> ObjectArguments::datatype_object(const char* argument, Handle handle) {
  auto* found = context_.datatypes.find(handle);
  if (found != nullptr) return *found;
  fail_handle(argument, handle, "datatype", guest_MPI_ERR_TYPE);
  return nullptr;
}

std::shared_ptr<Datatype> ObjectArguments::nestable_datatype(const char* argument, Handle handle) {
  std::shared_ptr<Datatype> type = datatype_object(argument, handle);
  if (type && type->depth >= Datatype::most_depth) {
    fail(guest_MPI_ERR_TYPE, fmt::format("{} is made of types in types, {} deep, and no more can be in one another",
                                         argument, type->depth));
  }
  return type;
}

Datatype& ObjectArguments::portable_datatype(const char* argument, Handle handle) {
  Datatype& type = datatype(argument, handle);
  if (!failed() && !has_portable_form(context_, type))
    fail(guest_MPI_ERR_TYPE,
         fmt::format("{} holds numbers that have no portable form with this MPI library", argument));
  return type;
}

Group& ObjectArguments::group(const char* argument, Handle handle) {
  Group* found = context_.groups.find(handle);
  if (found != nullptr) return *found;
  fail_handle(argument, handle, "group", guest_MPI_ERR_GROUP);
  return context_.no_group;
}

MPI_Info ObjectArguments::info(const char* argument, Handle handle) {
  if (handle == guest_MPI_INFO_NULL) return MPI_INFO_NULL;
  const Info* found = context_.infos.find(handle);
  if (found != nullptr) {
    name_info(found->host);
    return found->host;
  }
  fail_handle(argument, handle, "info", guest_MPI_ERR_INFO);
  return MPI_INFO_NULL;
}

MPI_Message ObjectArguments::message(const char* argument, Handle handle) {
  if (handle == guest_MPI_MESSAGE_NO_PROC) return MPI_MESSAGE_NO_PROC;
  const Message* found = context_.messages.find(handle);
  if (found != nullptr) return found->host;
  fail_handle(argument, handle, "message", guest_MPI_ERR_REQUEST);
  return MPI_MESSAGE_NULL;
}

std::shared_ptr<Operation> ObjectArguments::operation_object(const char* argument, Handle handle) {
  std::shared_ptr<Operation>* found = context_.operations.find(handle);
  if (found != nullptr) return *found;
  fail_handle(argument, handle, "operation", guest_MPI_ERR_OP);
  return nullptr;
}

std::shared_ptr<ErrorHandler> ObjectArguments::error_handler(const char* argument, Handle handle) {
  std::shared_ptr<ErrorHandler>* found = context_.error_handlers.find(handle);
  if (found != nullptr) return *found;
  fail_handle(argument, handle, "error handler", guest_MPI_ERR_ERRHANDLER);
  return nullptr;
}

Request* ObjectArguments::request(const char* argument, Handle handle) {
  Request* found = context_.requests.find(handle);
  if (found == nullptr) fail_handle(argument, handle, "request", guest_MPI_ERR_REQUEST);
  return found;
}

MPI_Info ObjectArguments::consumed_info(const char* argument, const Handle* place) {
  if (place == nullptr) return MPI_INFO_NULL;
  consumed_ = read_once(place);
  if (translate::is_predefined(consumed_)) {
    fail_handle(argument, consumed_, "info that can be freed", guest_MPI_ERR_INFO);
    return MPI_INFO_NULL;
  }
  const MPI_Info found = info(argument, consumed_);
  // Other threads must not find it while it is freed.
  if (!failed()) context_.infos.remove(consumed_);
  return found;
}

MPI_Message ObjectArguments::consumed_message(const char* argument, const Handle* place) {
  if (place == nullptr) return MPI_MESSAGE_NULL;
  consumed_ = read_once(place);
  wait_until_unnamed(consumed_);
  if (translate::callers.give_turns_away()) current_caller().name(consumed_);
  const Message* found = context_.messages.find(consumed_);
  if (found != nullptr) errors_on(found->communicator);
  return message(argument, consumed_);
}

void ObjectArguments::forget_info(Handle* place) { *place = guest_MPI_INFO_NULL; }

void ObjectArguments::forget_message(Handle* place) {
  end_use(context_.messages.remove(consumed_).used);
  *place = guest_MPI_MESSAGE_NULL;
}

void ObjectArguments::forget_message(Handle* place, RequestKeep& keep) {
  keep.message_from = context_.messages.remove(consumed_).used;
  *place = guest_MPI_MESSAGE_NULL;
}

void ObjectArguments::fail_handle(const char* argument, Handle handle, const char* kind, int error_class) {
  fail(error_class, fmt::format("{} is {}, which is not a live {}", argument, describe_handle(handle), kind));
}

void ObjectArguments::fail_bufferable(const char* argument, const Datatype& type) {
  if (failed()) return;  // perhaps of this very datatype, which is none
  fail(guest_MPI_ERR_TYPE,
       fmt::format("{} has an extent of {} bytes and {} bytes of data{}, but MPI libraries keep elements in buffers of "
                   "their own "
                   "here, which takes extents from 0 to {}, and no more data",
                   argument, type.extent, type.size, type.steps_back ? " and a part with a negative extent" : "",
                   Datatype::most_buffered_extent));
}

}  // namespace mpiwasm::calls
