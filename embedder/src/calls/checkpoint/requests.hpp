// Requests of a job that is saved. Messages that are complete stay complete; receives that are not are cancelled, and
// posted again in the order in which the guest has posted them.
#pragma once

#include <functional>
#include <string>

#include "calls/checkpoint/stopping_points.hpp"
#include "calls/core/context.hpp"
#include "guest/archive.hpp"
#include "host/interface/adapter.hpp"

namespace mpiwasm::calls {

/// Before the guest's call: keeps persistent requests that are about to be started in the form in which mpiwasm knows
/// whether they are active, and notes receives that are posted, or lost.
void prepare_requests(Context& context, const StopPoint& point, const host::ImportArguments& arguments);
/// Calls visit(handle) for each request that MPI_Start, MPI_Startall or MPI_Request_free names.
void for_each_named_request(Context& context, const StopPoint& point, const host::ImportArguments& arguments,
                            const std::function<void(Handle)>& visit);
/// After MPI_Irecv has stored a request at an address.
void note_posted(Context& context, Address request);

/// Whether a persistent request has never been started.
[[nodiscard]] bool is_unstarted(Context& context, Handle handle, const Request& request);

/// What prevents that requests are saved, whatever becomes of them; empty when nothing does.
[[nodiscard]] std::string why_requests_are_not_saved(Context& context);

/// Takes back all receives that are not complete. Returns what is wrong, or an empty text; so do those below.
[[nodiscard]] std::string take_receives_back(Context& context);
/// All messages have been received: waits until all other requests are complete.
[[nodiscard]] std::string complete_requests(Context& context);
/// Posts the receives again.
[[nodiscard]] std::string post_receives(Context& context);

[[nodiscard]] std::string save_requests(Context& context, guest::ArchiveWriter& to);
[[nodiscard]] std::string restore_requests(Context& context, guest::ArchiveReader& from);

/// Has the guest's call make a request, and returns it without its handle. Returns what is wrong, or an empty text.
[[nodiscard]] std::string make_again(Context& context, const CallRecipe& recipe, Request& made);

}  // namespace mpiwasm::calls
