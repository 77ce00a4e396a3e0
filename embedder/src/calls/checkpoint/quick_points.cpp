// See quick_points.hpp. A message is received by MPI_Irecv and MPI_Test, which take about as long as MPI_Recv; when
// attention is asked for, the receive is taken back, and the call has had no effect.
#include "calls/checkpoint/quick_points.hpp"

#include <exception>

#include "calls/checkpoint/messages.hpp"
#include "calls/checkpoint/persistent_collectives.hpp"
#include "calls/checkpoint/requests.hpp"
#include "calls/checkpoint/waiting.hpp"
#include "calls/core/exceptions.hpp"
#include "calls/core/generated_call.hpp"
#include "calls/core/quick_call.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/messages/interruptible_waits.hpp"

namespace mpiwasm::calls {

using guest::QuickEntry;
using host::ImportArguments;
using Kind = StopPoint::Kind;
using Next = QuickEntry::Next;

namespace {

/// A call that the guest has entered.
struct Entered {
  Context& context;
  JobState& state;
  const StopPoint& point;
  const ImportArguments& arguments;

  [[nodiscard]] bool is_asked() const { return state.attention->is_asked(); }
  [[nodiscard]] Handle handle(std::size_t index) const { return Handle{arguments[index]}; }
  [[nodiscard]] Address address(std::size_t index) const { return Address{arguments[index]}; }
  [[nodiscard]] std::int32_t number(std::size_t index) const { return static_cast<std::int32_t>(arguments[index]); }
};

using Look = QuickEntry (*)(const Entered& entered);

QuickEntry returns(Code code) { return {Next::returns, static_cast<std::uint32_t>(code)}; }

/// Without a board, each stopping point is looked at; so it is in callbacks of the library, and with --trace.
template <Look look>
QuickEntry quick(void* environment, const std::uint64_t* registers, const std::uint64_t* stack, std::uint32_t point,
                 std::uint32_t count) {
  Context& context = *static_cast<Context*>(environment);
  if (!is_main_thread(context)) return {Next::call};
  JobState* state = context.job_state.get();
  if (!context.ordinary || state == nullptr || state->board == nullptr || state->attention == nullptr) [[unlikely]]
    return {Next::look};
  const ImportArguments arguments{.registers = registers, .stack = stack, .count = count};
  const StopPoint& stop = stop_point(static_cast<int>(point));
  try {
    return look({context, *state, stop, arguments});
  } catch (const std::exception& error) {
    return returns(raise_exception(context, stop.function.data(), no_handle, error));
  }
}

/// Waits for a receive, or takes it back when attention is asked for. Returns false when it has been taken back.
bool receive_or_look(const Entered& entered, MPI_Request& request, MPI_Status* status, int& code) {
  Patience patience;
  for (int done = 0;; patience.rest()) {
    code = MPI_Test(&request, &done, status);
    if (code != MPI_SUCCESS || done != 0) return true;
    if (entered.is_asked()) break;
  }
  MPI_Status end{};
  code = MPI_Cancel(&request);
  if (code == MPI_SUCCESS) code = MPI_Wait(&request, &end);
  if (code != MPI_SUCCESS) return true;
  int is_cancelled = 0;
  MPI_Test_cancelled(&end, &is_cancelled);
  if (status != MPI_STATUS_IGNORE) *status = end;
  return is_cancelled == 0;
}

/// `AnyCall` is QuickCall or Call. Wrong arguments are for the call itself, which says what is wrong.
template <class AnyCall>
QuickEntry receive_as(const Entered& entered) {
  AnyCall call(entered.context, "MPI_Recv", entered.handle(5));
  Communicator& comm = call.communicator("comm", entered.handle(5));
  Datatype& type = call.datatype("datatype", entered.handle(2));
  if (call.failed()) return {Next::call};
  const int count = call.count("count", entered.number(1));
  const int source = call.source("source", entered.number(3), comm);
  const int tag = call.receive_tag("tag", entered.number(4));
  // It does not wait, and MPICH leaves the status of such a request as it is.
  if (call.failed() || source == MPI_PROC_NULL) return {Next::call};
  void* buffer = call.buffer("buf", entered.address(0), count, type);
  translate::StatusResult status(call.status_place("status", entered.address(6)), current_caller().status);
  if (call.failed()) return {Next::call};
  MPI_Request request = MPI_REQUEST_NULL;
  int code = MPI_Irecv(buffer, AnyCall::message_count(type, count), AnyCall::message_type(type), source, tag, comm.host,
                       &request);
  if (code == MPI_SUCCESS && !receive_or_look(entered, request, status.host(), code)) return {Next::look};
  status.store();
  return returns(call.finish(code));
}

QuickEntry receive(const Entered& entered) {
  const QuickEntry quickly = receive_as<QuickCall>(entered);
  return quickly.next == Next::call ? receive_as<Call>(entered) : quickly;
}

template <class AnyCall>
QuickEntry send_receive_as(const Entered& entered) {
  const Handle comm_handle = entered.handle(10);
  AnyCall call(entered.context, "MPI_Sendrecv", comm_handle);
  Communicator& comm = call.communicator("comm", comm_handle);
  Datatype& send_type = call.datatype("sendtype", entered.handle(2));
  if (call.failed()) return {Next::call};
  Datatype& receive_type = call.datatype("recvtype", entered.handle(7));
  if (call.failed()) return {Next::call};
  const int send_count = call.count("sendcount", entered.number(1));
  const int dest = call.destination("dest", entered.number(3), comm);
  const int send_tag = call.send_tag("sendtag", entered.number(4));
  const int receive_count = call.count("recvcount", entered.number(6));
  const int source = call.source("source", entered.number(8), comm);
  const int receive_tag = call.receive_tag("recvtag", entered.number(9));
  if (call.failed() || source == MPI_PROC_NULL) return {Next::call};
  const void* send_buffer = call.buffer("sendbuf", entered.address(0), send_count, send_type);
  void* receive_buffer = call.buffer("recvbuf", entered.address(5), receive_count, receive_type);
  translate::StatusResult status(call.status_place("status", entered.address(11)), current_caller().status);
  if (call.failed()) return {Next::call};
  MPI_Request request = MPI_REQUEST_NULL;
  int code = MPI_Irecv(receive_buffer, AnyCall::message_count(receive_type, receive_count),
                       AnyCall::message_type(receive_type), source, receive_tag, comm.host, &request);
  if (code != MPI_SUCCESS) return returns(call.finish(code));
  const int sent = MPI_Send(send_buffer, AnyCall::message_count(send_type, send_count),
                            AnyCall::message_type(send_type), dest, send_tag, comm.host);
  if (sent != MPI_SUCCESS) {
    if (MPI_Cancel(&request) == MPI_SUCCESS) (void)MPI_Wait(&request, MPI_STATUS_IGNORE);
    return returns(call.finish(sent));
  }
  if (!receive_or_look(entered, request, status.host(), code)) {
    note_sent(entered.context);
    return {Next::look};
  }
  status.store();
  return returns(call.finish(code));
}

QuickEntry send_receive(const Entered& entered) {
  if (entered.state.half_done.is_sent) return {Next::look};
  const QuickEntry quickly = send_receive_as<QuickCall>(entered);
  return quickly.next == Next::call ? send_receive_as<Call>(entered) : quickly;
}

/// What is waited for is found out without any effect, and the call made when it will not wait.
QuickEntry poll(const Entered& entered) {
  begin_wait(entered.context, entered.point, entered.arguments);
  for (Patience patience; !is_ready(entered.context, entered.point, entered.arguments); patience.rest())
    if (entered.is_asked()) return {Next::look};
  end_wait(entered.context, entered.point, entered.arguments);
  return {Next::call};
}

QuickEntry finish_wait(const Entered& entered, Waited waited, Code code) {
  if (waited == Waited::unsuited) return poll(entered);
  return waited == Waited::complete ? returns(code) : QuickEntry{Next::look};
}

QuickEntry wait(const Entered& entered) {
  Code code = 0;
  const Waited waited =
      wait_for_one(entered.context, entered.address(0), entered.address(1), *entered.state.attention, code);
  return finish_wait(entered, waited, code);
}

QuickEntry wait_all(const Entered& entered) {
  Code code = 0;
  const Waited waited = wait_for_all(entered.context, entered.number(0), entered.address(1), entered.address(2),
                                     *entered.state.attention, code);
  return finish_wait(entered, waited, code);
}

QuickEntry prepare(const Entered& entered) {
  const bool starts = entered.point.kind == Kind::start || entered.point.kind == Kind::start_all;
  if (starts && !communicators_started(entered.context, entered.point, entered.arguments).empty()) return {Next::look};
  prepare_requests(entered.context, entered.point, entered.arguments);
  return {Next::call};
}

QuickEntry always_look(const Entered&) { return {Next::look}; }

/// The communicator of a collective operation if its group is known; null with `is_alone` when it needs none.
const Communicator* counted(const Entered& entered, bool& is_alone) {
  const auto place = static_cast<std::size_t>(entered.point.argument);
  const Communicator* comm = entered.context.communicator(entered.handle(place));
  is_alone = comm != nullptr && comm->size == 1 && !comm->inter;
  return comm != nullptr && comm->board_group >= 0 ? comm : nullptr;
}

QuickEntry collective(const Entered& entered) {
  bool is_alone = false;
  const Communicator* comm = counted(entered, is_alone);
  if (comm == nullptr) return {is_alone ? Next::call : Next::look};
  const Gate gate{comm->board_group, entered.state.board->begin_quickly(comm->board_group)};
  if (!entered.is_asked()) return {Next::call};
  // It has been counted.
  entered.state.kept_gate = gate;
  return {Next::look};
}

QuickEntry nonblocking_collective(const Entered& entered) {
  bool is_alone = false;
  const Communicator* comm = counted(entered, is_alone);
  if (comm == nullptr) return {is_alone ? Next::call : Next::look};
  entered.state.board->begin_nonblocking_quickly(comm->board_group);
  const bool starts = !entered.is_asked();
  entered.state.board->decide_nonblocking_quickly(comm->board_group, starts);
  return {starts ? Next::call : Next::look};
}

}  // namespace

guest::QuickCode quick_code(const StopPoint& point) {
  switch (point.kind) {
    case Kind::passing:
    case Kind::receive_request:
    case Kind::hindering:
      return nullptr;
    case Kind::receive:
      return &quick<&receive>;
    case Kind::send_receive:
      return &quick<&send_receive>;
    case Kind::wait:
      return &quick<&wait>;
    case Kind::wait_all:
      return &quick<&wait_all>;
    case Kind::wait_any:
    case Kind::large_receive:
    case Kind::probe:
      return &quick<&poll>;
    case Kind::start:
    case Kind::start_all:
    case Kind::free_request:
      return &quick<&prepare>;
    case Kind::collective:
      return &quick<&collective>;
    case Kind::nonblocking_collective:
      return &quick<&nonblocking_collective>;
    default:
      return &quick<&always_look>;
  }
}

}  // namespace mpiwasm::calls
