// The one request of MPI_Wait or MPI_Test.
#pragma once

#include <utility>

#include "calls/core/call.hpp"
#include "calls/core/in_flight.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/messages/request_arguments.hpp"

namespace mpiwasm::calls {

/// The request of MPI_Wait or MPI_Test, and the status that the guest wants of it, where both are ordinary: the library
/// sets all of the status, or nothing. Anything else, right or wrong, is for the careful form of the call.
class OneRequest {
 public:
  OneRequest(Context& context, Address address, Address status, bool waits)
      : context_(context),
        place_(reinterpret_cast<Handle*>(context.memory.at(address))),
        status_place_(status == guest::null_address
                          ? nullptr
                          : reinterpret_cast<translate::GuestStatus*>(context.memory.at(status))) {
    if (!context.ordinary || !holds<Handle>(address) ||
        (status != guest::null_address && !holds<translate::GuestStatus>(status))) [[unlikely]] {
      failed_ = true;
      return;
    }
    handle_ = read_once(place_);
    if (handle_ == guest_MPI_REQUEST_NULL) return;
    if (translate::callers.give_turns_away() && !has_alone(handle_, waits)) [[unlikely]] {
      failed_ = true;
      return;
    }
    const Request* found = context.requests.find(handle_);
    if (found == nullptr || found->parts != nullptr || found->awaits_program ||
        (found->keep != nullptr && !found->keep->holds_only()) || found->transfers) [[unlikely]] {
      failed_ = true;
      return;
    }
    of_message_ = found->status_content() == StatusContent::message;
    host_ = found->host;
    errors_on_ = found->communicator;
  }
  OneRequest(const OneRequest&) = delete;
  OneRequest& operator=(const OneRequest&) = delete;

  [[nodiscard]] bool failed() const { return failed_; }
  /// The library's request. It is no member that the library changes, so that this object can live in registers.
  [[nodiscard]] MPI_Request host() const { return host_; }
  [[nodiscard]] MPI_Status* status() const {
    return status_place_ == nullptr || !of_message_ ? MPI_STATUS_IGNORE : &current_caller().status;
  }

  /// The end of the call: takes over what became of the request, and stores the status where there is one.
  Code finish(const char* name, int code, MPI_Request host, bool has_status) {
    // A callback during the call may have freed it.
    Request* found = handle_ == guest_MPI_REQUEST_NULL ? nullptr : context_.requests.find(handle_);
    if (found != nullptr && host == MPI_REQUEST_NULL) {
      end_use(found->used);
      if (found->keep != nullptr) context_.give_back(std::move(found->keep));
      context_.requests.drop(handle_);
      *place_ = guest_MPI_REQUEST_NULL;
    } else if (found != nullptr) {
      found->host = host;
    }
    if (has_status && status_place_ != nullptr && !of_message_) {
      translate::store_status(status_place_, empty_status(context_), false);
    } else if (has_status && status_place_ != nullptr) {
      translate::store_status(status_place_, current_caller().status, false);
    }
    if (code != MPI_SUCCESS) [[unlikely]]
      return raise_library_error(context_, name, errors_on_, code);
    return 0;
  }

 private:
  template <class T>
  [[nodiscard]] bool holds(Address address) const {
    return address != guest::null_address && number(address) % alignof(T) == 0 &&
           context_.memory.contains(address, sizeof(T));
  }

  Context& context_;
  Handle* place_;
  translate::GuestStatus* status_place_;
  MPI_Request host_ = MPI_REQUEST_NULL;
  Handle handle_ = guest_MPI_REQUEST_NULL;
  Handle errors_on_ = translate::no_handle;
  bool of_message_ = true;
  bool failed_ = false;
};

}  // namespace mpiwasm::calls
