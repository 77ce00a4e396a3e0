// Requests as arguments of the calls that complete them.
#include "calls/messages/request_arguments.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "calls/core/in_flight.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/messages/partitioned_emulation.hpp"
#include "calls/messages/persistent_requests.hpp"

namespace mpiwasm::calls {

namespace {

/// Whether an operation of the library is not complete. Open MPI 4.1 and 5.0 would put a request that MPI_Start starts
/// again meanwhile into their lists twice, and keep it there when it is freed; others test this only in some builds.
bool is_under_way(MPI_Request host) {
  int is_complete = 0;
  const int code = MPI_Request_get_status(host, &is_complete, MPI_STATUS_IGNORE);
  return code == MPI_SUCCESS && is_complete == 0;
}

bool makes_communicator(const Request& request) {
  return request.keep != nullptr && request.keep->unfinished.communicator != nullptr;
}

}  // namespace

RequestArguments::RequestArguments(Call& call, const char* argument, Address address, std::int64_t count, Use use)
    : context_(call.context()),
      places_(call.array<Handle>(argument, address, count)),
      handles_(places_.size()),
      host_(places_.size()) {
  for (std::size_t i = 0; i < handles_.size(); ++i) {
    host_[i] = MPI_REQUEST_NULL;
    handles_[i] = read_once(&places_[i]);
  }
  if (!take_alone(use)) {
    call.fail(guest_MPI_ERR_REQUEST, fmt::format("{} {}", argument, used_by_another));
    return;
  }
  const std::uint64_t number = ++context_.completion_calls;
  for (std::size_t i = 0; i < handles_.size(); ++i) {
    if (handles_[i] == guest_MPI_REQUEST_NULL) continue;
    Request* request = call.request(argument, handles_[i]);
    if (request == nullptr) return;
    // A request that stands twice in the list would be completed twice by the host; MPI forbids it.
    if (request->seen_by == number) {
      call.fail(guest_MPI_ERR_REQUEST, fmt::format("{} names one request twice", argument));
      return;
    }
    request->seen_by = number;
    host_[i] = request->host;
    of_messages_ = of_messages_ && request->status_content() == StatusContent::message;
    by_library_ = by_library_ && request->persistent() == nullptr;
    make_communicators_ = make_communicators_ || makes_communicator(*request);
    call.errors_on(request->communicator);
  }
}

bool RequestArguments::take_alone(Use use) {
  if (!translate::callers.give_turns_away()) return true;
  // Of a partitioned send that mpiwasm makes, there is nothing to wait for before other threads have filled it.
  const auto waits_for_parts = [this](Handle handle) {
    const Request* request = context_.requests.find(handle);
    return request != nullptr && request->host != MPI_REQUEST_NULL && is_unfilled(*request);
  };
  while (use == Use::waiting && std::ranges::any_of(handles_, waits_for_parts)) translate::callers.pass_turn();
  std::vector<Handle> made;
  std::ranges::copy_if(handles_, std::back_inserter(made), [](Handle each) { return !translate::is_predefined(each); });
  if (!translate::callers.name_alone(made)) return false;
  current_caller().waits = use == Use::waiting;
  return true;
}

StatusContent RequestArguments::status_content(int index) {
  const Handle handle = handles_[static_cast<std::size_t>(index)];
  if (handle == guest_MPI_REQUEST_NULL) return StatusContent::message;
  const Request* request = context_.requests.find(handle);
  return request == nullptr ? StatusContent::nothing : request->status_content();
}

std::vector<MPI_Request> RequestArguments::set_communicators_aside() {
  std::vector<MPI_Request> aside(handles_.size(), MPI_REQUEST_NULL);
  for (std::size_t i = 0; i < handles_.size(); ++i) {
    const Request* request = context_.requests.find(handles_[i]);
    if (request != nullptr && makes_communicator(*request)) std::swap(aside[i], host_[i]);
  }
  return aside;
}

int RequestArguments::complete_communicators(std::vector<MPI_Request> aside, StatusArguments& statuses, int code) {
  for (int i = 0; i < count(); ++i) {
    const auto place = static_cast<std::size_t>(i);
    if (aside[place] == MPI_REQUEST_NULL) continue;
    const int waited = MPI_Wait(&aside[place], statuses.host_of(i));
    host_[place] = aside[place];
    const int settled = settle(i, waited);
    if (settled == MPI_SUCCESS) continue;
    statuses.fail(i, settled);
    code = MPI_ERR_IN_STATUS;
  }
  return code;
}

int RequestArguments::wait_for_all(StatusArguments& statuses) {
  if (!make_communicators_) [[likely]]
    return MPI_Waitall(count(), host(), statuses.host());
  std::vector<MPI_Request> aside = set_communicators_aside();
  const int code = MPI_Waitall(count(), host(), statuses.host());
  return complete_communicators(std::move(aside), statuses, code);
}

int RequestArguments::test_all(int& done, StatusArguments& statuses) {
  if (!make_communicators_) [[likely]]
    return MPI_Testall(count(), host(), &done, statuses.host());
  std::vector<MPI_Request> aside = set_communicators_aside();
  const auto is_complete = [](MPI_Request each) { return each == MPI_REQUEST_NULL || !is_under_way(each); };
  done = 0;
  int code = MPI_SUCCESS;
  if (std::ranges::all_of(aside, is_complete)) code = MPI_Testall(count(), host(), &done, statuses.host());
  if (done != 0 || code != MPI_SUCCESS) return complete_communicators(std::move(aside), statuses, code);
  for (std::size_t i = 0; i < aside.size(); ++i)
    if (aside[i] != MPI_REQUEST_NULL) host_[i] = aside[i];
  return code;
}

int RequestArguments::settle(int index, int code) {
  if (!make_communicators_ || index < 0 || index >= count()) return code;
  const auto place = static_cast<std::size_t>(index);
  if (host_[place] != MPI_REQUEST_NULL) return code;
  const Request* request = context_.requests.find(handles_[place]);
  return request == nullptr ? code : settle_duplicate(context_, *request, code);
}

void RequestArguments::update() {
  for (std::size_t i = 0; i < handles_.size(); ++i) update(i);
}

int RequestArguments::start() {
  // What has been started has no part filled yet; what is active already keeps those that are.
  for (const Handle handle : handles_) {
    Request* request = context_.requests.find(handle);
    const bool is_active = request != nullptr && request->persistent() != nullptr && request->host != MPI_REQUEST_NULL;
    if (request != nullptr && request->parts && !is_active) request->parts->empty();
  }
  if (by_library_) {
    if (std::any_of(host_.data(), host_.data() + count(), is_under_way)) return MPI_ERR_REQUEST;
    return count() == 1 ? MPI_Start(host()) : MPI_Startall(count(), host());
  }
  int code = MPI_SUCCESS;
  for (std::size_t i = 0; i < handles_.size() && code == MPI_SUCCESS; ++i) code = start(i);
  return code;
}

int RequestArguments::start(std::size_t index) {
  Request& request = *context_.requests.find(handles_[index]);
  if (request.persistent() == nullptr) return is_under_way(host_[index]) ? MPI_ERR_REQUEST : MPI_Start(&host_[index]);
  const int code = start_persistent(context_, request);
  host_[index] = request.host;
  return code;
}

void RequestArguments::update(std::size_t index) {
  const Handle handle = handles_[index];
  if (handle == guest_MPI_REQUEST_NULL) return;
  Request* request = context_.requests.find(handle);
  // A callback during the call may have freed it.
  if (request == nullptr) return;
  if (host_[index] == MPI_REQUEST_NULL && request->persistent() == nullptr) {
    if (request->used == nullptr) {
      context_.requests.drop(handle);
    } else {
      Request complete = context_.requests.remove(handle);
      end_request(context_, complete);
      context_.give_back(std::move(complete.keep));
    }
    places_[index] = guest_MPI_REQUEST_NULL;
  } else {
    request->host = host_[index];
  }
}

StatusArguments::StatusArguments(Call& call, const char* argument, Address address, std::int64_t count)
    : context_(call.context()),
      places_(address == guest::null_address ? std::span<translate::GuestStatus>{}
                                             : call.array<translate::GuestStatus>(argument, address, count)),
      host_(places_.size()) {
  // What a library does not fill shows the guest nothing of this stack.
  std::fill(host_.begin(), host_.end(), MPI_Status{});
}

const MPI_Status& empty_status(Context& context) {
  if (!context.empty_status) {
    MPI_Status made{};
    made.MPI_SOURCE = MPI_ANY_SOURCE;
    made.MPI_TAG = MPI_ANY_TAG;
    made.MPI_ERROR = MPI_SUCCESS;
    MPI_Status_set_elements_x(&made, MPI_BYTE, 0);
    MPI_Status_set_cancelled(&made, 0);
    context.empty_status = made;
  }
  return *context.empty_status;
}

void StatusArguments::correct(MPI_Status& status, StatusContent content) const {
  if (content == StatusContent::partitioned) {
    status.MPI_TAG = partitioned_tag(context_, status.MPI_TAG);
    return;
  }
  MPI_Count bytes = 0;
  if (content == StatusContent::transfer) MPI_Get_elements_x(&status, MPI_BYTE, &bytes);
  MPI_Status kept{};
  kept.MPI_SOURCE = MPI_ANY_SOURCE;
  kept.MPI_TAG = MPI_ANY_TAG;
  kept.MPI_ERROR = status.MPI_ERROR;
  MPI_Status_set_elements_x(&kept, MPI_BYTE, std::max<MPI_Count>(bytes, 0));
  MPI_Status_set_cancelled(&kept, 0);
  status = kept;
}

void StatusArguments::store(int count, bool with_error) {
  for (std::size_t i = 0; i < places_.size() && static_cast<int>(i) < count; ++i)
    translate::store_status(&places_[i], host_[i], with_error);
}

}  // namespace mpiwasm::calls
