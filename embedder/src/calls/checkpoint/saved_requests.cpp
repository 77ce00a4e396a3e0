#include "calls/checkpoint/saved_requests.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "calls/checkpoint/messages.hpp"
#include "calls/core/call.hpp"
#include "calls/messages/nonblocking_call.hpp"

namespace mpiwasm::calls {

namespace {

/// The functions whose requests can be made again.
constexpr std::array<const char*, 22> functions{
    "MPI_Isend",       "MPI_Isend_c",      "MPI_Issend",       "MPI_Issend_c",    "MPI_Irsend",     "MPI_Irsend_c",
    "MPI_Irecv",       "MPI_Irecv_c",      "MPI_Send_init",    "MPI_Ssend_init",  "MPI_Rsend_init", "MPI_Recv_init",
    "MPI_Send_init_c", "MPI_Ssend_init_c", "MPI_Rsend_init_c", "MPI_Recv_init_c", "MPI_Ibsend",     "MPI_Ibsend_c",
    "MPI_Psend_init",  "MPI_Psend_init_c", "MPI_Precv_init",   "MPI_Precv_init_c"};

}  // namespace

void keep_recipes(Context& context) {
  context.requests.keep_notes();
  reuse_handles(context, false);
}

void reuse_handles(Context& context, bool reuses) {
  context.communicators.reuse_handles(reuses);
  context.datatypes.reuse_handles(reuses);
  context.operations.reuse_handles(reuses);
  context.infos.reuse_handles(reuses);
  context.files.reuse_handles(reuses);
  context.sessions.reuse_handles(reuses);
}

const char* known_function(std::string_view name) {
  const auto* found = std::ranges::find(functions, name, [](const char* each) { return std::string_view{each}; });
  return found == functions.end() ? nullptr : *found;
}

std::string_view function_of(Context& context, Handle handle) {
  const MessageRecipe* recipe = context.requests.note(handle);
  return recipe == nullptr || recipe->function == nullptr ? std::string_view{} : recipe->function;
}

std::uint64_t& posted_at(JobState& state, Handle handle) {
  constexpr std::uint32_t slots = (1U << translate::handle_index_bits) - 1;
  const std::size_t slot = number(handle) & slots;
  if (state.posted.size() <= slot) state.posted.resize(slot + 256);
  return state.posted[slot];
}

bool is_complete(MPI_Request request, MPI_Status* status) {
  int done = 0;
  return MPI_Request_get_status(request, &done, status) == MPI_SUCCESS && done != 0;
}

std::shared_ptr<Datatype> type_of(Context& context, const Request& request, const MessageRecipe& recipe) {
  const std::shared_ptr<Datatype>* type = context.datatypes.find(recipe.datatype);
  if (type == nullptr) return nullptr;
  const bool is_held = request.keep && !request.keep->held_types.empty();
  return is_held && request.keep->held_types.front() != *type ? nullptr : *type;
}

bool start_by_ourselves(Context& context, Handle handle, Request& request) {
  const MessageRecipe& recipe = *context.requests.note(handle);
  const std::string_view function = recipe.function;
  const Communicator* comm = context.communicator(request.communicator);
  const auto type = type_of(context, request, recipe);
  if (comm == nullptr || type == nullptr || function.ends_with("_c")) return false;
  // The library has started it where the list of requests changed after it had been looked at.
  int is_inactive = 0;
  if (MPI_Request_get_status(request.host, &is_inactive, MPI_STATUS_IGNORE) != MPI_SUCCESS || is_inactive == 0)
    return false;
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

}  // namespace mpiwasm::calls
