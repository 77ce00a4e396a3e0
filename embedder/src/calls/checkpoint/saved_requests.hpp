// What is known of the guest's requests when they are saved, for requests.cpp and request_images.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "calls/checkpoint/job_state.hpp"
#include "calls/core/context.hpp"

namespace mpiwasm::calls {

/// From now on, the arguments of the functions that make requests are kept, by which a restart makes them again.
void keep_recipes(Context& context);
/// Whether what recipes name may have handles of objects that have gone.
void reuse_handles(Context& context, bool reuses);
/// The name of a function whose requests can be made again; null for others.
[[nodiscard]] const char* known_function(std::string_view name);
/// What has made a request of the guest; empty when that is not known.
[[nodiscard]] std::string_view function_of(Context& context, Handle handle);
[[nodiscard]] inline bool is_persistent(std::string_view function) {
  return function.find("_init") != std::string_view::npos;
}
/// When a receive was posted, by a number that rises.
[[nodiscard]] std::uint64_t& posted_at(JobState& state, Handle handle);
[[nodiscard]] bool is_complete(MPI_Request request, MPI_Status* status);
/// The datatype of a message, if the guest has not freed it.
[[nodiscard]] std::shared_ptr<Datatype> type_of(Context& context, const Request& request, const MessageRecipe& recipe);
/// Makes a persistent request of the library, which is not active, one of those that mpiwasm starts itself: it has
/// none of the library while it is not active.
[[nodiscard]] bool start_by_ourselves(Context& context, Handle handle, Request& request);

/// Calls visit(handle, request) for every request that the guest has.
template <class Visit>
void for_each_request(Context& context, Visit visit) {
  context.requests.for_each_handle([&](Handle handle, Request& request) {
    if (!translate::is_predefined(handle)) visit(handle, request);
  });
}

}  // namespace mpiwasm::calls
