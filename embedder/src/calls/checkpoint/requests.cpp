// Requests until they are saved, and afterwards; request_images.cpp saves them.
#include "calls/checkpoint/requests.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "calls/checkpoint/complete_request.hpp"
#include "calls/checkpoint/messages.hpp"
#include "calls/checkpoint/persistent_collectives.hpp"
#include "calls/checkpoint/saved_requests.hpp"
#include "calls/core/call.hpp"
#include "calls/messages/make_request.hpp"
#include "calls/messages/partitioned_emulation.hpp"
#include "calls/messages/persistent_requests.hpp"
#include "translate/constants.hpp"

namespace mpiwasm::calls {

namespace {

constexpr auto patience = std::chrono::seconds(10);

bool receives(std::string_view function) {
  return function.starts_with("MPI_Irecv") || function.starts_with("MPI_Recv_init") ||
         function.starts_with("MPI_Precv_init");
}

void prepare_start(Context& context, Handle handle) {
  Request* request = handle == guest_MPI_REQUEST_NULL ? nullptr : context.requests.find(handle);
  if (request == nullptr || known_function(function_of(context, handle)) == nullptr) return;
  JobState& state = *context.job_state;
  if (is_unstarted(context, handle, *request) && !start_by_ourselves(context, handle, *request)) {
    state.lost = "a persistent request is active or has a large count, or its datatype or communicator has been freed";
    return;
  }
  posted_at(state, handle) = ++state.last_posted;
}

/// As long as it lasts, errors do not call the program: its handler could put another handle where make_again() looks
/// for the new one, or come to a stopping point while the job is saved.
class ErrorsReturned {
 public:
  explicit ErrorsReturned(Context& context) : context_(context) {
    const std::shared_ptr<ErrorHandler> returned = *context.error_handlers.find(guest_MPI_ERRORS_RETURN);
    default_handler_ = std::exchange(context.default_error_handler, returned);
    context.communicators.for_each_handle([&](Handle, const std::unique_ptr<Communicator>& comm) {
      if (comm) handlers_.emplace_back(comm.get(), std::exchange(comm->error_handler, returned));
    });
  }
  ErrorsReturned(const ErrorsReturned&) = delete;
  ErrorsReturned& operator=(const ErrorsReturned&) = delete;
  ~ErrorsReturned() {
    context_.default_error_handler = std::move(default_handler_);
    for (auto& [comm, handler] : handlers_) comm->error_handler = std::move(handler);
  }

 private:
  Context& context_;
  std::shared_ptr<ErrorHandler> default_handler_;
  std::vector<std::pair<Communicator*, std::shared_ptr<ErrorHandler>>> handlers_;
};

}  // namespace

std::string make_again(Context& context, const CallRecipe& recipe, Request& made) {
  // Any place will do: it has its value again before the guest runs.
  const Address place{1024};
  if (!context.memory.contains(place, sizeof(Handle))) return "the program has no memory";
  auto* word = reinterpret_cast<Handle*>(context.memory.at(place));
  const Handle before = std::exchange(*word, guest_MPI_REQUEST_NULL);
  const Code code = make_request(context, recipe, place);
  const Handle handle = std::exchange(*word, before);
  if (code != 0 || context.requests.find(handle) == nullptr)
    return fmt::format("{} fails with error {}", recipe.function, code);
  made = context.requests.remove(handle);
  return {};
}

bool is_unstarted(Context& context, Handle handle, const Request& request) {
  return request.persistent() == nullptr && is_persistent(function_of(context, handle));
}

void for_each_named_request(Context& context, const StopPoint& point, const host::ImportArguments& arguments,
                            const std::function<void(Handle)>& visit) {
  using Kind = StopPoint::Kind;
  const std::int64_t count = point.kind == Kind::start_all ? static_cast<std::int32_t>(arguments[0]) : 1;
  const Address address{arguments[point.kind == Kind::start_all ? 1 : 0]};
  if (count <= 0 || number(address) % alignof(Handle) != 0 ||
      !context.memory.contains(address, static_cast<std::uint64_t>(count) * sizeof(Handle)))
    return;
  const auto* handles = reinterpret_cast<const Handle*>(context.memory.at(address));
  for (std::int64_t i = 0; i < count; ++i) visit(read_once(&handles[i]));
}

void prepare_requests(Context& context, const StopPoint& point, const host::ImportArguments& arguments) {
  using Kind = StopPoint::Kind;
  if (point.kind != Kind::start && point.kind != Kind::start_all && point.kind != Kind::free_request) return;
  for_each_named_request(context, point, arguments, [&](Handle handle) {
    if (point.kind != Kind::free_request) return prepare_start(context, handle);
    const Request* request = handle == guest_MPI_REQUEST_NULL ? nullptr : context.requests.find(handle);
    if (request != nullptr && receives(function_of(context, handle)) && request->host != MPI_REQUEST_NULL &&
        !is_complete(request->host, MPI_STATUS_IGNORE))
      context.job_state->lost = "a receive was given up by MPI_Request_free before it was complete";
  });
}

void note_posted(Context& context, Address request) {
  // Not checked where the error handler of the program has made a success of a failure.
  const Handle handle = context.memory.load<Handle>(request).value_or(no_handle);
  if (context.job_state && context.requests.find(handle) != nullptr)
    posted_at(*context.job_state, handle) = ++context.job_state->last_posted;
}

std::string why_requests_are_not_saved(Context& context) {
  if (context.job_state && !context.job_state->lost.empty()) return context.job_state->lost;
  std::string reason;
  // Receives take one while they are posted again.
  if (!context.requests.make_room()) reason = "all handles of requests are in use";
  for_each_request(context, [&](Handle handle, const Request& request) {
    const std::string_view function = function_of(context, handle);
    const bool is_known = known_function(function) != nullptr;
    if ((request.parts || (is_persistent(function) && is_known)) &&
        context.communicator(request.communicator) == nullptr)
      reason = "the communicator of a persistent request has been freed";
    if (request.is_of_program) reason = "a request is of MPI_Grequest_start";
    if (is_persistent_collective(request)) {
      if (std::string why = why_collective_is_not_saved(context, request); !why.empty()) reason = std::move(why);
      return;
    }
    if (is_persistent(function) && !is_known) reason = fmt::format("a request is of {}", function);
    if (is_persistent(function) && is_known && type_of(context, request, *context.requests.note(handle)) == nullptr)
      reason = "the datatype of a persistent request has been freed";
  });
  return reason;
}

std::string take_receives_back(Context& context) {
  JobState& state = *context.job_state;
  std::vector<Handle> pending;
  std::string problem;
  for_each_request(context, [&](Handle handle, const Request& request) {
    if (request.host == MPI_REQUEST_NULL || is_complete(request.host, MPI_STATUS_IGNORE)) return;
    if (!receives(function_of(context, handle))) return;
    if (type_of(context, request, *context.requests.note(handle)) == nullptr)
      problem = "a receive is not complete whose datatype has been freed";
    if (context.communicator(request.communicator) == nullptr)
      problem = "a receive is not complete whose communicator has been freed";
    pending.push_back(handle);
  });
  if (!problem.empty()) return problem;
  // The last one first: a message that arrives meanwhile finds the first one that it fits, as it must.
  std::ranges::sort(pending, std::greater<>{}, [&](Handle handle) { return posted_at(state, handle); });
  for (const Handle handle : pending) {
    Request& request = *context.requests.find(handle);
    MPI_Status status{};
    if (MPI_Cancel(&request.host) != MPI_SUCCESS || MPI_Wait(&request.host, &status) != MPI_SUCCESS)
      return "the MPI library does not cancel a receive";
    int is_cancelled = 0;
    MPI_Test_cancelled(&status, &is_cancelled);
    request.host = is_cancelled != 0 ? MPI_REQUEST_NULL : complete_request(outcome_of(status));
    if (is_cancelled != 0) state.to_post.push_back(handle);
  }
  std::ranges::sort(state.to_post, {}, [&](Handle handle) { return posted_at(state, handle); });
  return {};
}

std::string complete_requests(Context& context) {
  const auto end = std::chrono::steady_clock::now() + patience;
  std::vector<MPI_Request*> pending;
  for_each_request(context, [&](Handle handle, Request& request) {
    if (request.host != MPI_REQUEST_NULL && !is_unfilled(request) && !is_unstarted(context, handle, request))
      pending.push_back(&request.host);
  });
  for (FreedRequests::Each& each : context.freed_requests.under_way) pending.push_back(&each.host);
  if (context.job_state->half_done.send != MPI_REQUEST_NULL) pending.push_back(&context.job_state->half_done.send);
  for (;;) {
    std::erase_if(pending, [](MPI_Request* request) { return is_complete(*request, MPI_STATUS_IGNORE); });
    if (pending.empty()) return {};
    if (std::chrono::steady_clock::now() > end)
      return fmt::format("{} operation{} not complete", pending.size(), pending.size() == 1 ? " is" : "s are");
  }
}

std::string post_receives(Context& context) {
  JobState& state = *context.job_state;
  const ErrorsReturned errors(context);
  for (const Handle handle : std::exchange(state.to_post, {})) {
    Request* present = context.requests.find(handle);
    if (present == nullptr) return "a receive is not there any more";
    Request& request = *present;
    if (request.persistent() != nullptr) {
      if (start_persistent(context, request) != MPI_SUCCESS) return "a receive cannot be started";
      continue;
    }
    Request made;
    if (std::string wrong = make_again(context, *recipe_of(context, handle), made); !wrong.empty()) return wrong;
    request.host = made.host;
    request.keep = std::move(made.keep);
  }
  return {};
}

}  // namespace mpiwasm::calls
