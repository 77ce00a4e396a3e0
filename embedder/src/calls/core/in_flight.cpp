// See in_flight.hpp.
#include "calls/core/in_flight.hpp"

#include <new>
#include <utility>
#include <vector>

#include "calls/communicators/ended_communicators.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/messages/buffered_sends.hpp"
#include "calls/messages/freed_requests.hpp"

namespace mpiwasm::calls {

RequestKeep::~RequestKeep() {
  try {
    end_use(message_from);
  } catch (const std::bad_alloc&) {
    // There is no memory to list the communicator: the library keeps it.
  }
}

int settle_duplicate(Context& context, const Request& request, int code) {
  if (request.keep == nullptr || request.keep->unfinished.communicator == nullptr) return code;
  UnfinishedCommunicator& made = request.keep->unfinished;
  MPI_Comm& host = made.communicator->host;
  if (code != MPI_SUCCESS) host = MPI_COMM_NULL;
  if (code == MPI_SUCCESS && host == MPI_COMM_NULL) code = MPI_ERR_INTERN;
  const int kept = keep_private_duplicate(host, std::move(made.own));
  if (made.comparison != nullptr) end_comparison(context, *made.comparison);
  made.comparison.reset();
  // Constructors would communicate over a communicator of the guest.
  if (kept != MPI_SUCCESS && host != MPI_COMM_NULL) {
    (void)end_numbered(context, numbered(*made.communicator));
    host = MPI_COMM_NULL;
  }
  made.is_made = host != MPI_COMM_NULL;
  return code != MPI_SUCCESS ? code : kept;
}

void end_request(Context& context, Request& request) {
  end_use(request.used);
  if (request.keep == nullptr || request.keep->unfinished.communicator == nullptr) return;
  --context.unfinished_communicators;
  UnfinishedCommunicator made = std::exchange(request.keep->unfinished, {});
  if (made.is_made)
    context.communicators.fill(made.handle, std::move(made.communicator));
  else
    context.communicators.drop(made.handle);
}

namespace {

template <int (*end)(MPI_Comm*)>
void end_now(Used& object) {
  const std::unique_ptr<Communicator> communicator(static_cast<Communicator*>(&object));
  // The tools interface may give it up later than the library.
  if (!process_context().library_running) return;
  if (communicator->number != 0) {
    (void)end_numbered(process_context(), numbered(*communicator));
  } else {
    (void)end_unnumbered(process_context(), *communicator, end);
  }
}

}  // namespace

int end_when_unused(std::unique_ptr<Communicator> communicator, int (*end)(MPI_Comm*)) {
  Context& context = process_context();
  const bool is_numbered = communicator->number != 0;
  const bool is_disconnected = end == &MPI_Comm_disconnect;
  // Requests that were freed may have it still.
  if (communicator->buffer != nullptr) communicator->buffer->flush();
  communicator->buffer.reset();
  if (is_disconnected) wait_for_freed_requests(context, *communicator);
  if (communicator->operations > 0) free_completed_requests(context);
  if (communicator->operations == 0 && !is_numbered) return end_unnumbered(context, *communicator, end);
  // This is how Open MPI disconnects processes of one world.
  const int code = is_numbered && is_disconnected ? wait_for_all(communicator->host) : MPI_SUCCESS;
  if (communicator->operations == 0) {
    (void)end_numbered(context, numbered(*communicator));
    return code;
  }
  // Deferring it does not affect other processes.
  communicator->released = end == &MPI_Comm_free ? end_now<MPI_Comm_free> : end_now<MPI_Comm_disconnect>;
  (void)communicator.release();
  return code;
}

int complete_operations(Context& context, const Used& object) {
  std::vector<Handle> handles;
  context.requests.for_each_handle([&](Handle handle, const Request& request) {
    if (request.used == &object && request.host != MPI_REQUEST_NULL) handles.push_back(handle);
  });
  int code = MPI_SUCCESS;
  for (const Handle handle : handles) {
    // Another thread may complete it instead.
    wait_until_unnamed(handle);
    Request* request = context.requests.find(handle);
    if (request == nullptr || request->used != &object || request->host == MPI_REQUEST_NULL) continue;
    if (translate::callers.give_turns_away()) current_caller().name(handle);
    const int waited = MPI_Wait(&request->host, MPI_STATUS_IGNORE);
    if (waited != MPI_SUCCESS) code = waited;
    request->used = nullptr;
  }
  return code;
}

}  // namespace mpiwasm::calls
