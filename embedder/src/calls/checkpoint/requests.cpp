// See requests.hpp.
#include "calls/checkpoint/requests.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "calls/checkpoint/complete_request.hpp"
#include "calls/checkpoint/messages.hpp"
#include "calls/checkpoint/persistent_collectives.hpp"
#include "calls/core/call.hpp"
#include "calls/messages/make_request.hpp"
#include "calls/messages/nonblocking_call.hpp"
#include "translate/constants.hpp"

namespace mpiwasm::calls {

using guest::ArchiveReader;
using guest::ArchiveWriter;

namespace {

constexpr auto patience = std::chrono::seconds(10);

/// The functions whose requests can be made again.
constexpr std::array<const char*, 18> functions{
    "MPI_Isend",       "MPI_Isend_c",      "MPI_Issend",       "MPI_Issend_c",    "MPI_Irsend",     "MPI_Irsend_c",
    "MPI_Irecv",       "MPI_Irecv_c",      "MPI_Send_init",    "MPI_Ssend_init",  "MPI_Rsend_init", "MPI_Recv_init",
    "MPI_Send_init_c", "MPI_Ssend_init_c", "MPI_Rsend_init_c", "MPI_Recv_init_c", "MPI_Ibsend",     "MPI_Ibsend_c"};

const char* known_function(std::string_view name) {
  const auto* found = std::ranges::find(functions, name, [](const char* each) { return std::string_view{each}; });
  return found == functions.end() ? nullptr : *found;
}

std::string_view function_of(Context& context, Handle handle) {
  const MessageRecipe* recipe = context.requests.note(handle);
  return recipe == nullptr || recipe->function == nullptr ? std::string_view{} : recipe->function;
}

bool is_persistent(std::string_view function) { return function.find("_init") != std::string_view::npos; }

bool receives(std::string_view function) {
  return function.starts_with("MPI_Irecv") || function.starts_with("MPI_Recv_init");
}

std::uint64_t& posted_at(JobState& state, Handle handle) {
  constexpr std::uint32_t slots = (1U << 22) - 1;
  const std::size_t slot = number(handle) & slots;
  if (state.posted.size() <= slot) state.posted.resize(slot + 256);
  return state.posted[slot];
}

bool is_complete(MPI_Request request, MPI_Status* status) {
  int done = 0;
  return MPI_Request_get_status(request, &done, status) == MPI_SUCCESS && done != 0;
}

/// Calls visit(handle, request) for every request that the guest has.
template <class Visit>
void for_each_request(Context& context, Visit visit) {
  context.requests.for_each_handle([&](Handle handle, Request& request) {
    if (!translate::is_predefined(handle)) visit(handle, request);
  });
}

/// The datatype of a message, if the guest has not freed it.
std::shared_ptr<Datatype> type_of(Context& context, const Request& request, const MessageRecipe& recipe) {
  const std::shared_ptr<Datatype>* type = context.datatypes.find(recipe.datatype);
  if (type == nullptr) return nullptr;
  const bool is_held = request.keep && !request.keep->held_types.empty();
  return is_held && request.keep->held_types.front() != *type ? nullptr : *type;
}

/// Makes a persistent request of the library, which is not active, one of those that mpiwasm starts itself: it has
/// none of the library while it is not active.
bool start_by_ourselves(Context& context, Handle handle, Request& request) {
  const MessageRecipe& recipe = *context.requests.note(handle);
  const std::string_view function = recipe.function;
  const Communicator* comm = context.communicator(request.communicator);
  const auto type = type_of(context, request, recipe);
  if (comm == nullptr || type == nullptr || comm->inter || function.ends_with("_c")) return false;
  const int peer = recipe.peer == guest_MPI_ANY_SOURCE  ? MPI_ANY_SOURCE
                   : recipe.peer == guest_MPI_PROC_NULL ? MPI_PROC_NULL
                                                        : recipe.peer;
  const int tag = recipe.tag == guest_MPI_ANY_TAG ? MPI_ANY_TAG : recipe.tag;
  const int count = Call::message_count(*type, static_cast<int>(recipe.count));
  void* buffer = context.memory.at(recipe.buffer);
  const MPI_Datatype host = Call::message_type(*type);
  auto persistent = std::make_unique<PersistentOperation>();
  if (function == "MPI_Recv_init") persistent->start = nonblocking<&MPI_Irecv>(buffer, count, host, peer, tag);
  if (function == "MPI_Send_init") persistent->start = nonblocking<&MPI_Isend>(buffer, count, host, peer, tag);
  if (function == "MPI_Ssend_init") persistent->start = nonblocking<&MPI_Issend>(buffer, count, host, peer, tag);
  if (function == "MPI_Rsend_init") persistent->start = nonblocking<&MPI_Irsend>(buffer, count, host, peer, tag);
  if (!persistent->start) return false;
  persistent->types.push_back(type);
  persistent->of_message = true;
  if (!request.keep) request.keep = context.new_keep();
  if (MPI_Request_free(&request.host) != MPI_SUCCESS) return false;
  request.host = MPI_REQUEST_NULL;
  request.keep->persistent = std::move(persistent);
  return true;
}

void prepare_start(Context& context, Handle handle) {
  Request* request = handle == guest_MPI_REQUEST_NULL ? nullptr : context.requests.find(handle);
  if (request == nullptr || known_function(function_of(context, handle)) == nullptr) return;
  JobState& state = *context.job_state;
  if (is_unstarted(context, handle, *request) && !start_by_ourselves(context, handle, *request)) {
    state.lost = "a persistent request has a large count, or its datatype or communicator has been freed";
    return;
  }
  posted_at(state, handle) = ++state.last_posted;
}

}  // namespace

std::string make_again(Context& context, const CallRecipe& recipe, Request& made) {
  // Any place will do: it has its value again before the guest runs.
  const Address place{1024};
  auto* word = reinterpret_cast<Handle*>(context.memory.at(place));
  const Handle before = *word;
  const Code code = make_request(context, recipe, place);
  const Handle handle = std::exchange(*word, before);
  if (code != 0) return fmt::format("{} fails with error {}", recipe.function, code);
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
  const Handle handle = read_once(reinterpret_cast<const Handle*>(context.memory.at(request)));
  if (context.job_state && context.requests.find(handle) != nullptr)
    posted_at(*context.job_state, handle) = ++context.job_state->last_posted;
}

std::string why_requests_are_not_saved(Context& context) {
  if (context.job_state && !context.job_state->lost.empty()) return context.job_state->lost;
  std::string reason;
  for_each_request(context, [&](Handle handle, const Request& request) {
    const std::string_view function = function_of(context, handle);
    const bool is_known = known_function(function) != nullptr;
    if (request.parts) reason = "a request is of a partitioned message";
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
    if (request.host != MPI_REQUEST_NULL && !is_unstarted(context, handle, request)) pending.push_back(&request.host);
  });
  for (MPI_Request& request : context.freed_requests) pending.push_back(&request);
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
  for (const Handle handle : std::exchange(state.to_post, {})) {
    Request& request = *context.requests.find(handle);
    if (request.persistent() != nullptr) {
      const Communicator& comm = *context.communicator(request.communicator);
      if (request.persistent()->start(comm.host, &request.host) != MPI_SUCCESS) return "a receive cannot be started";
      continue;
    }
    Request made;
    if (std::string wrong = make_again(context, *recipe_of(context, handle), made); !wrong.empty()) return wrong;
    request.host = made.host;
    request.keep = std::move(made.keep);
  }
  return {};
}

namespace {

enum class SavedAs : std::uint8_t { complete, to_post, inactive };

}  // namespace

std::string save_requests(Context& context, ArchiveWriter& to) {
  const JobState& state = *context.job_state;
  ArchiveWriter list;
  std::uint64_t count = 0;
  std::string problem;
  const std::set<Handle> posted{state.to_post.begin(), state.to_post.end()};
  for_each_request(context, [&](Handle handle, Request& request) {
    const MessageRecipe recipe = *context.requests.note(handle);
    const bool is_posted = posted.contains(handle);
    SavedAs as = is_posted ? SavedAs::to_post : SavedAs::complete;
    if (!is_posted && (request.host == MPI_REQUEST_NULL || is_unstarted(context, handle, request)))
      as = SavedAs::inactive;
    MPI_Status status{};
    if (as == SavedAs::complete && !is_complete(request.host, &status)) problem = "a request has failed";
    const bool is_collective = is_persistent_collective(request);
    const bool is_remade = !is_collective && (as != SavedAs::complete || is_persistent(function_of(context, handle)));
    if (is_remade && type_of(context, request, recipe) == nullptr)
      problem = "the datatype of a persistent request has been freed";
    ++count;
    list.put(handle);
    list.put(request.communicator);
    list.put(as);
    list.put(request.status_content());
    list.put(std::string_view{recipe.function == nullptr ? "" : recipe.function});
    list.put(recipe.count);
    list.put(recipe.buffer);
    list.put(recipe.datatype);
    list.put(recipe.peer);
    list.put(recipe.tag);
    list.put(posted_at(*context.job_state, handle));
    save_outcome(outcome_of(status), list);
    list.put(is_collective ? 1 : 0);
    if (is_collective) save_collective(request, list);
  });
  to.put(count);
  to.put_bytes(list.bytes());
  save_absent(state, to);
  return problem;
}

std::string restore_requests(Context& context, ArchiveReader& from) {
  JobState& state = *context.job_state;
  std::vector<PreparedCollective> collectives;
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const auto handle = from.get<Handle>();
    Request request;
    request.communicator = from.get<Handle>();
    const auto as = from.get<SavedAs>();
    const auto content = from.get<StatusContent>();
    MessageRecipe recipe;
    recipe.function = known_function(from.get_text());
    recipe.count = from.get<std::int64_t>();
    recipe.buffer = from.get<Address>();
    recipe.datatype = from.get<Handle>();
    recipe.peer = from.get<std::int32_t>();
    recipe.tag = from.get<std::int32_t>();
    const auto posted = from.get<std::uint64_t>();
    const Outcome outcome = restore_outcome(from);
    const bool is_collective = from.get<int>() != 0;
    if (is_collective) {
      PreparedCollective& prepared = collectives.emplace_back();
      prepared.request = handle;
      prepared.is_active = as == SavedAs::complete;
      prepared.outcome = outcome;
      restore_collective(prepared, from);
      if (prepared.recipe.function == nullptr) return "a request cannot be made again";
    }
    if (!from.ok() || as > SavedAs::inactive || content > StatusContent::nothing) return "a request is incomplete";
    request.transfers = content == StatusContent::transfer;
    if (content != StatusContent::message && !is_collective) {
      request.used = context.communicator(guest_MPI_COMM_WORLD);
      ++request.used->operations;
    }
    const bool is_remade = recipe.function != nullptr && is_persistent(recipe.function);
    if (as != SavedAs::complete && recipe.function == nullptr && !is_collective)
      return "a request cannot be made again";
    if (!context.requests.insert_at(handle, std::move(request), recipe)) return "the handle of a request is taken";
    if (is_collective) continue;
    Request& there = *context.requests.find(handle);
    if (is_remade) {
      Request made;
      if (std::string wrong = make_again(context, *recipe_of(context, handle), made); !wrong.empty()) return wrong;
      there.host = made.host;
      there.keep = std::move(made.keep);
      if (as != SavedAs::inactive && !start_by_ourselves(context, handle, there)) return "a request cannot be started";
    }
    if (as == SavedAs::complete && (there.host = complete_request(outcome)) == MPI_REQUEST_NULL)
      return "the MPI library makes no request that is complete";
    if (as == SavedAs::to_post) state.to_post.push_back(handle);
    posted_at(state, handle) = posted;
    state.last_posted = std::max(state.last_posted, posted);
  }
  std::ranges::sort(state.to_post, {}, [&](Handle handle) { return posted_at(state, handle); });
  if (std::string wrong = restore_absent(state, from); !wrong.empty()) return wrong;
  return prepare_collectives(context, collectives);
}

}  // namespace mpiwasm::calls
