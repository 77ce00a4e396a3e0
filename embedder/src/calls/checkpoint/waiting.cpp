// See waiting.hpp.
#include "calls/checkpoint/waiting.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

#include "calls/checkpoint/messages.hpp"
#include "calls/checkpoint/requests.hpp"
#include "calls/core/call.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {

using host::ImportArguments;
using Kind = StopPoint::Kind;

namespace {

/// Whether there is a message for a receive or probe.
bool has_message(Context& context, std::uint32_t source_word, std::uint32_t tag_word, std::uint32_t comm_word) {
  const Communicator* comm = context.communicator(Handle{comm_word});
  const auto source = static_cast<std::int32_t>(source_word);
  const auto tag = static_cast<std::int32_t>(tag_word);
  if (comm == nullptr || source == guest_MPI_PROC_NULL) return true;
  if (source != guest_MPI_ANY_SOURCE && (source < 0 || source >= comm->peers())) return true;
  if (tag != guest_MPI_ANY_TAG && !context.in_tag_range(tag)) return true;
  int found = 0;
  const int code = MPI_Iprobe(source == guest_MPI_ANY_SOURCE ? MPI_ANY_SOURCE : source,
                              tag == guest_MPI_ANY_TAG ? MPI_ANY_TAG : tag, comm->host, &found, MPI_STATUS_IGNORE);
  return code != MPI_SUCCESS || found != 0;
}

/// The arguments of MPI_Recv, or of the receiving half of a call.
struct ReceiveArguments {
  Address buffer;
  std::int64_t count;
  Handle datatype;
  std::int32_t source;
  std::int32_t tag;
  Handle communicator;
  Address status;
};

ReceiveArguments receive_arguments(const ImportArguments& arguments, std::size_t buffer, std::size_t source) {
  return {.buffer = Address{arguments[buffer]},
          .count = static_cast<std::int32_t>(arguments[buffer + 1]),
          .datatype = Handle{arguments[buffer + 2]},
          .source = static_cast<std::int32_t>(arguments[source]),
          .tag = static_cast<std::int32_t>(arguments[source + 1]),
          .communicator = Handle{arguments[source + 2]},
          .status = Address{arguments[source + 3]}};
}

/// Whether a receive returns at once with an error, for which no message comes.
bool is_refused(Context& context, const ReceiveArguments& receive) {
  Call call(context, "MPI_Recv", receive.communicator);
  const Communicator& comm = call.communicator("comm", receive.communicator);
  const Datatype& type = call.datatype("datatype", receive.datatype);
  const std::int64_t count = call.large_count("count", receive.count);
  (void)call.status_place("status", receive.status);
  if (call.failed()) return true;
  (void)call.source("source", receive.source, comm);
  (void)call.receive_tag("tag", receive.tag);
  (void)call.result_buffer("buf", receive.buffer, count, type);
  return call.failed();
}

/// The same for a probe, whose results are its last one or two arguments.
bool is_refused_probe(Context& context, const ImportArguments& arguments) {
  Call call(context, "MPI_Probe", Handle{arguments[2]});
  (void)call.status_place("status", Address{arguments[arguments.count - 1]});
  constexpr std::size_t with_message = 5;
  if (arguments.count == with_message) (void)call.result_place(context.messages, "message", Address{arguments[3]});
  return call.failed();
}

/// Whether a request is over.
bool is_over(Context& context, Handle handle) {
  Request* request = handle == guest_MPI_REQUEST_NULL ? nullptr : context.requests.find(handle);
  if (request == nullptr || request->host == MPI_REQUEST_NULL) return true;
  // Access to a file has ended already, but MPICH says so only to a call that waits. Generalized requests are the
  // program's, which is here, and to ask for their status would call it.
  if (request->transfers || request->is_of_program) return true;
  int done = 0;
  const int code = MPI_Request_get_status(request->host, &done, MPI_STATUS_IGNORE);
  return code != MPI_SUCCESS || done != 0;
}

/// Whether a request takes part in a call that waits for any of a list: no persistent one that has not been started.
bool is_active(Context& context, Handle handle) {
  if (handle == guest_MPI_REQUEST_NULL) return false;
  Request* request = context.requests.find(handle);
  return request == nullptr || (request->host != MPI_REQUEST_NULL && !is_unstarted(context, handle, *request));
}

/// The list of requests of a call; empty when it has none, or it is not there.
std::span<Handle> list_of(Context& context, const StopPoint& point, const ImportArguments& arguments) {
  const bool is_one = point.kind == Kind::wait;
  if (!is_one && point.kind != Kind::wait_all && point.kind != Kind::wait_any) return {};
  const auto count = is_one ? 1 : static_cast<std::int32_t>(arguments[0]);
  const std::uint32_t address = arguments[is_one ? 0 : 1];
  if (count <= 0 || address % alignof(Handle) != 0 ||
      !context.memory.contains(Address{address}, static_cast<std::uint64_t>(count) * sizeof(Handle)))
    return {};
  return {reinterpret_cast<Handle*>(context.memory.at(Address{address})), static_cast<std::size_t>(count)};
}

bool all_are_over(Context& context, std::span<const Handle> list) {
  std::size_t& over = context.job_state->over_in_list;
  while (over < list.size() && is_over(context, list[over])) ++over;
  return over == list.size();
}

bool any_is_over(Context& context, std::span<const Handle> list) {
  bool has_active = false;
  for (const Handle handle : list) {
    if (!is_active(context, handle)) continue;
    has_active = true;
    if (is_over(context, handle)) return true;
  }
  return !has_active;
}

/// Errors are raised when both messages are over: the program's handler may free what they use, and call this again.
Code finish_sendrecv(Context* context, const char* function, const ReceiveArguments& receive) {
  HalfDone half = std::exchange(context->job_state->half_done, {});
  Call call(*context, function, receive.communicator);
  const Communicator& comm = call.communicator("comm", receive.communicator);
  const Datatype& type = call.datatype("recvtype", receive.datatype);
  const int count = call.count("recvcount", static_cast<std::int32_t>(receive.count));
  const int source = call.source("source", receive.source, comm);
  const int tag = call.receive_tag("recvtag", receive.tag);
  void* buffer = call.result_buffer("recvbuf", receive.buffer, count, type);
  StatusResult status(call.status_place("status", receive.status), current_caller().status);
  int code = MPI_SUCCESS;
  if (!call.failed()) {
    code = MPI_Recv(buffer, Call::message_count(type, count), Call::message_type(type), source, tag, comm.host,
                    status.host());
    status.store();
  }
  const int sent = MPI_Wait(&half.send, MPI_STATUS_IGNORE);
  if (call.failed()) return call.raise();
  return call.finish(code == MPI_SUCCESS ? sent : code);
}

namespace {

/// Whether this thread was saved between the two halves.
bool has_sent_half(const Context& context) {
  return context.job_state != nullptr && context.job_state->half_done.is_sent && is_main_thread(context);
}

}  // namespace

Code sendrecv(Context* context, Address sendbuf, std::int32_t sendcount, Handle sendtype, std::int32_t dest,
              std::int32_t sendtag, Address recvbuf, std::int32_t recvcount, Handle recvtype, std::int32_t source,
              std::int32_t recvtag, Handle comm, Address status) {
  if (!has_sent_half(*context))
    return guest_MPI_Sendrecv(context, sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype,
                              source, recvtag, comm, status);
  return finish_sendrecv(context, "MPI_Sendrecv", {recvbuf, recvcount, recvtype, source, recvtag, comm, status});
}

Code sendrecv_replace(Context* context, Address buf, std::int32_t count, Handle datatype, std::int32_t dest,
                      std::int32_t sendtag, std::int32_t source, std::int32_t recvtag, Handle comm, Address status) {
  if (!has_sent_half(*context))
    return guest_MPI_Sendrecv_replace(context, buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
  return finish_sendrecv(context, "MPI_Sendrecv_replace", {buf, count, datatype, source, recvtag, comm, status});
}

Code irecv(Context* context, Address buf, std::int32_t count, Handle datatype, std::int32_t source, std::int32_t tag,
           Handle comm, Address request) {
  const Code code = guest_MPI_Irecv(context, buf, count, datatype, source, tag, comm, request);
  if (code == 0) note_posted(*context, request);
  return code;
}

Code irecv_c(Context* context, Address buf, std::int64_t count, Handle datatype, std::int32_t source, std::int32_t tag,
             Handle comm, Address request) {
  const Code code = guest_MPI_Irecv_c(context, buf, count, datatype, source, tag, comm, request);
  if (code == 0) note_posted(*context, request);
  return code;
}

}  // namespace

void begin_wait(Context& context, const StopPoint& point, const ImportArguments& arguments) {
  JobState& state = *context.job_state;
  state.waited_for.clear();
  state.over_in_list = 0;
  const std::uint64_t number = ++context.completion_calls;
  for (const Handle& place : list_of(context, point, arguments)) {
    const Handle handle = read_once(&place);
    state.waited_for.push_back(handle);
    Request* request = handle == guest_MPI_REQUEST_NULL ? nullptr : context.requests.find(handle);
    // A wrong list is an error at once, whatever becomes of the requests.
    const bool is_wrong = handle != guest_MPI_REQUEST_NULL && (request == nullptr || request->seen_by == number);
    if (is_wrong) return state.waited_for.clear();
    if (request != nullptr) request->seen_by = number;
  }
}

void end_wait(Context& context, const StopPoint& point, const ImportArguments& arguments) {
  const std::span<Handle> list = list_of(context, point, arguments);
  const std::vector<Handle>& waited = context.job_state->waited_for;
  if (waited.size() == list.size()) std::ranges::copy(waited, list.begin());
}

bool is_ready(Context& context, const StopPoint& point, const ImportArguments& arguments) {
  switch (point.kind) {
    case Kind::receive:
    case Kind::large_receive: {
      ReceiveArguments receive = receive_arguments(arguments, 0, 3);
      if (point.kind == Kind::large_receive) receive.count = static_cast<std::int64_t>(arguments.large(1));
      return is_refused(context, receive) || has_message(context, arguments[3], arguments[4], arguments[5]);
    }
    case Kind::probe:
      return is_refused_probe(context, arguments) || has_message(context, arguments[0], arguments[1], arguments[2]);
    case Kind::send_receive:
      return has_message(context, arguments[8], arguments[9], arguments[10]);
    case Kind::send_receive_replace:
      return has_message(context, arguments[5], arguments[6], arguments[7]);
    case Kind::wait:
    case Kind::wait_all:
      return all_are_over(context, context.job_state->waited_for);
    case Kind::wait_any:
      return any_is_over(context, context.job_state->waited_for);
    default:
      return true;
  }
}

bool begin_send(Context& context, const StopPoint& point, const ImportArguments& arguments) {
  HalfDone& half = job_state(context).half_done;
  if (half.is_sent) return true;
  const bool replaces = point.kind == Kind::send_receive_replace;
  if (arguments.count != (replaces ? 9 : 12) || !context.ordinary) return false;
  if (is_refused(context, receive_arguments(arguments, replaces ? 0 : 5, replaces ? 5 : 8))) return false;
  const Handle comm_handle{arguments[replaces ? 7 : 10]};
  Call call(context, "MPI_Sendrecv", comm_handle);
  const Communicator& comm = call.communicator("comm", comm_handle);
  const Datatype& type = call.datatype("sendtype", Handle{arguments[2]});
  const int count = call.count("sendcount", static_cast<std::int32_t>(arguments[1]));
  const int dest = call.destination("dest", static_cast<std::int32_t>(arguments[3]), comm);
  const int tag = call.send_tag("sendtag", static_cast<std::int32_t>(arguments[4]));
  if (call.failed()) return false;
  const void* buffer = call.buffer("sendbuf", Address{arguments[0]}, count, type);
  if (call.failed()) return false;
  const MPI_Datatype host_type = Call::message_type(type);
  const int host_count = Call::message_count(type, count);
  int code = MPI_SUCCESS;
  if (!replaces) {
    code = MPI_Isend(buffer, host_count, host_type, dest, tag, comm.host, &half.send);
  } else {
    int size = 0;
    code = MPI_Pack_size(host_count, host_type, comm.host, &size);
    // The library cannot express 2 GiB and more.
    if (size < 0 || Call::product(host_count, type.size) > std::numeric_limits<int>::max()) return false;
    half.copy.resize(static_cast<std::size_t>(code == MPI_SUCCESS ? size : 0));
    int end = 0;
    if (code == MPI_SUCCESS) code = MPI_Pack(buffer, host_count, host_type, half.copy.data(), size, &end, comm.host);
    if (code == MPI_SUCCESS) code = MPI_Isend(half.copy.data(), end, MPI_PACKED, dest, tag, comm.host, &half.send);
  }
  half.is_sent = code == MPI_SUCCESS;
  return half.is_sent;
}

void note_sent(Context& context) {
  HalfDone& half = job_state(context).half_done;
  half.send = MPI_REQUEST_NULL;
  half.is_sent = true;
}

ReplacedCode code_instead(std::string_view function) {
  if (function.starts_with('P')) function.remove_prefix(1);
  if (function == "MPI_Sendrecv") return replaced_by<&sendrecv, "MPI_Sendrecv">();
  if (function == "MPI_Sendrecv_replace") return replaced_by<&sendrecv_replace, "MPI_Sendrecv_replace">();
  if (function == "MPI_Irecv") return replaced_by<&irecv, "MPI_Irecv">();
  if (function == "MPI_Irecv_c") return replaced_by<&irecv_c, "MPI_Irecv_c">();
  return {};
}

}  // namespace mpiwasm::calls
