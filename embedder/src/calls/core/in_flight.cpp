// See in_flight.hpp.
#include "calls/core/in_flight.hpp"

namespace mpiwasm::calls {

void end_request(Context& context, Request& request) {
  end_use(request.used);
  if (request.keep == nullptr || request.keep->unfinished.communicator == nullptr) return;
  --context.unfinished_communicators;
  UnfinishedCommunicator& made = request.keep->unfinished;
  if (made.communicator->host != MPI_COMM_NULL) context.communicators.fill(made.handle, std::move(made.communicator));
}

namespace {

template <int (*end)(MPI_Comm*)>
void end_now(Used& object) {
  const std::unique_ptr<Communicator> communicator(static_cast<Communicator*>(&object));
  (void)end(&communicator->host);
}

}  // namespace

int end_when_unused(std::unique_ptr<Communicator> communicator, int (*end)(MPI_Comm*)) {
  if (communicator->operations == 0) return end(&communicator->host);
  communicator->buffer.reset();
  // Deferring it does not affect other processes: libraries free communicators after the last process has freed them.
  communicator->released = end == &MPI_Comm_free ? end_now<MPI_Comm_free> : end_now<MPI_Comm_disconnect>;
  (void)communicator.release();
  return MPI_SUCCESS;
}

int complete_operations(Context& context, const Used& object) {
  int code = MPI_SUCCESS;
  context.requests.for_each([&](Request& request) {
    if (request.used != &object || request.host == MPI_REQUEST_NULL) return;
    const int waited = MPI_Wait(&request.host, MPI_STATUS_IGNORE);
    if (waited != MPI_SUCCESS) code = waited;
    request.used = nullptr;
  });
  return code;
}

}  // namespace mpiwasm::calls
