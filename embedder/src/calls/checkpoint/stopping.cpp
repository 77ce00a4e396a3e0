// See stopping.hpp.
#include "calls/checkpoint/stopping.hpp"

#include <utility>

#include "calls/checkpoint/arriving.hpp"
#include "calls/checkpoint/job_state.hpp"
#include "calls/checkpoint/messages.hpp"
#include "calls/checkpoint/quick_points.hpp"
#include "calls/checkpoint/requests.hpp"
#include "calls/checkpoint/stopping_points.hpp"
#include "calls/checkpoint/waiting.hpp"
#include "calls/core/call.hpp"

namespace mpiwasm::calls {

using host::Arrival;
using host::ImportArguments;
using Kind = StopPoint::Kind;

namespace {

bool sends_first(const StopPoint& point) {
  return point.kind == Kind::send_receive || point.kind == Kind::send_receive_replace;
}

}  // namespace

host::StoppingPoint stopping_point(std::string_view function, bool has_threads) {
  const StopPoint* point = find_stop_point(function);
  if (point == nullptr) return {};
  const ReplacedCode code = code_instead(function);
  const guest::HostCode chosen = has_threads ? code.with_threads : code.with_one_thread;
  return {.number = number_of(*point), .code = chosen, .quick = quick_code(*point)};
}

Arrival arrive(Context& context, int number, const ImportArguments& arguments, const host::Stopping& stopping) {
  const StopPoint& point = stop_point(number);
  JobState& state = job_state(context);
  prepare_requests(context, point, arguments);
  if (state.board == nullptr) return Arrival::together;
  if (std::exchange(state.attention, &stopping.attention) == nullptr)
    stopping.attention.share(state.board->attention());
  state.board->publish();
  if (sends_first(point) && !begin_send(context, point, arguments))
    return wait_at(context, *find_stop_point("MPI_Sendrecv_c"), arguments, stopping);
  return wait_at(context, point, arguments, stopping);
}

std::string take_refusal(Context& context) {
  return context.job_state ? std::exchange(context.job_state->refusal, {}) : std::string{};
}

bool was_incomplete(Context& context) { return context.job_state && context.job_state->was_incomplete; }

bool joins_all(Context& context, int number, const ImportArguments& arguments) {
  const StopPoint& point = stop_point(number);
  // The last argument of a collective operation is its communicator; constructors are none.
  const auto place = static_cast<std::size_t>(point.argument);
  if (point.kind != Kind::collective || place + 1 != arguments.count) return false;
  const Communicator* comm = context.communicator(Handle{arguments[place]});
  int processes = 0;
  MPI_Comm_size(job_state(context).own_comm, &processes);
  return comm != nullptr && !comm->inter && comm->size == processes;
}

void end_stopping(Context& context) {
  // Messages that were sent again keep their memory.
  if (!context.job_state) return;
  if (context.job_state->attention != nullptr) context.job_state->attention->share(nullptr);
  context.job_state->board.reset();
}

void leave(Context& context) {
  JobState& state = job_state(context);
  if (state.board == nullptr || state.board->moment().phase != Phase::saving) return;
  std::int64_t nothing = 0;
  state.board->unpark();
  find_largest(context, {&nothing, 1});
  if (context.world_rank == 0) {
    state.board->forget_received();
    state.board->set_not_before(monotonic_time() + time_between_attempts);
    (void)state.board->advance(state.board->moment(), Phase::idle);
  }
  find_largest(context, {&nothing, 1});
}

}  // namespace mpiwasm::calls
