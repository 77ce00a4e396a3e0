// Partitioned messages (MPI-5.0, 4), of which mpiwasm makes ordinary ones (partitioned_emulation.hpp).
#include <fmt/format.h>

#include <algorithm>
#include <climits>

#include "calls/core/generated_call.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/messages/partitioned_emulation.hpp"

namespace mpiwasm::calls {

namespace {

/// The guest's arguments of MPI_Psend_init or MPI_Precv_init.
struct Arguments {
  Address buf{};
  std::int32_t partitions = 0;
  std::int64_t count = 0;
  Handle datatype{};
  std::int32_t peer = 0;
  std::int32_t tag = 0;
  Handle comm{};
  Handle info{};
  Address request{};
  bool sends = false;
};

Code prepare(Call& call, const Arguments& given) {
  const Communicator& comm = call.communicator("comm", given.comm);
  const Datatype& type = call.datatype("datatype", given.datatype);
  call.count("partitions", given.partitions);
  call.large_count("count", given.count);
  const std::int64_t elements = Call::product(given.partitions, given.count);
  void* buffer = given.sends ? call.buffer("buf", given.buf, elements, type)
                             : call.result_buffer("buf", given.buf, elements, type);
  (void)call.info("info", given.info);
  Handle* place = call.result_place(call.context().requests, "request", given.request);
  // A rank in both directions, no wildcard (MPI-5.0, 4.2.1).
  const int peer = call.destination(given.sends ? "dest" : "source", given.peer, comm);
  const int tag = call.send_tag("tag", given.tag);
  const int count = call.narrow_count("count", given.count);
  const std::uint64_t bytes = static_cast<std::uint64_t>(std::max(given.partitions, 0)) / CHAR_BIT + 1;
  if (!call.failed() && !call.context().lent_bytes.has_room_for(bytes))
    call.fail(guest_MPI_ERR_NO_MEM, "the program has partitioned messages of too many parts");
  if (call.failed()) return call.raise();
  auto parts = std::make_unique<MessageParts>();
  parts->sends = given.sends;
  parts->to_nobody = peer == MPI_PROC_NULL;
  // Nothing can be marked before MPI_Start.
  parts->ready.resize(static_cast<std::size_t>(given.partitions), true);
  parts->bytes.change_to(call.context().lent_bytes, bytes);
  Handle made = guest_MPI_REQUEST_NULL;
  const Code code =
      parts->to_nobody
          ? make_nobodys_message(call, given.comm, given.sends, &made)
          : make_emulated_message(call, given.comm, {buffer, given.partitions, count, &type, peer, tag, given.sends},
                                  *parts, &made);
  // Not by the code, which the error handler of the program may have set to 0.
  if (made == guest_MPI_REQUEST_NULL) return code;
  call.context().requests.find(made)->parts = std::move(parts);
  if (MessageRecipe* note = call.context().requests.note(made))
    *note = {call.name(), given.count, given.buf, given.datatype, given.peer, given.tag};
  *place = made;
  return 0;
}

Code send_init(Call& call, Address buf, std::int32_t partitions, std::int64_t count, Handle datatype, std::int32_t dest,
               std::int32_t tag, Handle comm, Handle info, Address request) {
  return prepare(call, {buf, partitions, count, datatype, dest, tag, comm, info, request, true});
}

Code receive_init(Call& call, Address buf, std::int32_t partitions, std::int64_t count, Handle datatype,
                  std::int32_t source, std::int32_t tag, Handle comm, Handle info, Address request) {
  return prepare(call, {buf, partitions, count, datatype, source, tag, comm, info, request, false});
}

/// The request whose parts a call names; fails when it has none, or is of the other direction.
Request* partitioned(Call& call, Handle handle, bool sends) {
  Request* request = call.request("request", handle);
  if (request == nullptr) return nullptr;
  call.errors_on(request->communicator);
  if (!request->parts || request->parts->sends != sends) {
    call.fail(guest_MPI_ERR_REQUEST, fmt::format("request is not a partitioned {}", sends ? "send" : "receive"));
  }
  return request;
}

void check_part(Call& call, const char* argument, const Request* request, std::int32_t part) {
  if (call.failed()) return;
  const auto parts = static_cast<std::int32_t>(request->parts->ready.size());
  if (part >= 0 && part < parts) return;
  call.fail(guest_MPI_ERR_ARG, fmt::format("{} is {}, but the parts go from 0 to {}", argument, part, parts - 1));
}

/// Notes a part as filled, which it can be once.
void mark_ready(Call& call, Request* request, std::int32_t part) {
  if (call.failed()) return;
  const auto place = static_cast<std::size_t>(part);
  if (request->parts->ready[place]) {
    call.fail(guest_MPI_ERR_ARG, fmt::format("part {} has already been marked as ready", part));
  }
  if (call.failed()) return;
  request->parts->ready[place] = true;
  --request->parts->missing;
}

/// Passes on what has been marked. Of a request that is not started, no part is filled.
Code finish_ready(Call& call, Request* request) {
  MessageParts& parts = *request->parts;
  if (parts.to_nobody) return 0;
  if (request->host == MPI_REQUEST_NULL) {
    parts.empty();
    call.fail(guest_MPI_ERR_REQUEST, "request is not started");
    return call.raise();
  }
  if (!parts.send_whole) return 0;  // a message without parts is sent when it is started
  // The call has the request alone: a thread that tests it ends that first, and one that waits for it has not begun to
  // (RequestArguments).
  const int code = send_when_filled(*request);
  if (code != MPI_SUCCESS) parts.empty();
  return call.finish(code);
}

}  // namespace

Code guest_MPI_Pready(Context* context, std::int32_t partition, Handle request) {
  Call call(*context, "MPI_Pready");
  Request* found = partitioned(call, request, true);
  check_part(call, "partition", found, partition);
  mark_ready(call, found, partition);
  if (call.failed()) return call.raise();
  return finish_ready(call, found);
}

Code guest_MPI_Pready_range(Context* context, std::int32_t partition_low, std::int32_t partition_high, Handle request) {
  Call call(*context, "MPI_Pready_range");
  Request* found = partitioned(call, request, true);
  check_part(call, "partition_low", found, partition_low);
  check_part(call, "partition_high", found, partition_high);
  if (!call.failed() && partition_low > partition_high) {
    call.fail(guest_MPI_ERR_ARG,
              fmt::format("partition_low is {}, but partition_high is {}", partition_low, partition_high));
  }
  for (std::int32_t part = partition_low; part <= partition_high && !call.failed(); ++part) {
    mark_ready(call, found, part);
  }
  if (call.failed()) return call.raise();
  return finish_ready(call, found);
}

Code guest_MPI_Pready_list(Context* context, std::int32_t length, Address array_of_partitions, Handle request) {
  Call call(*context, "MPI_Pready_list");
  Request* found = partitioned(call, request, true);
  const int entries = call.count("length", length);
  translate::ListArena lists;
  const std::span<int> parts = call.list<int>("array_of_partitions", array_of_partitions, entries, lists);
  for (const int part : parts) check_part(call, "array_of_partitions", found, part);
  for (const int part : parts) mark_ready(call, found, part);
  if (call.failed()) return call.raise();
  // The message may be on its way already.
  if (parts.empty()) return 0;
  return finish_ready(call, found);
}

Code guest_MPI_Parrived(Context* context, Handle request, std::int32_t partition, Address flag) {
  Call call(*context, "MPI_Parrived");
  const Request* found = partitioned(call, request, false);
  check_part(call, "partition", found, partition);
  int* place = call.place<int>("flag", flag);
  if (call.failed()) return call.raise();
  if (found->parts->to_nobody) {
    *place = 1;
    return 0;
  }
  if (translate::callers.is_named_elsewhere(request)) {
    // Another thread may be ending it: not known to have arrived. No turn is passed before it is known to live.
    *place = 0;
    return 0;
  }
  int arrived = 0;
  // Arrived too when none is expected (MPI-5.0, 4.2.2).
  const int code = MPI_Request_get_status(found->host, &arrived, MPI_STATUS_IGNORE);
  *place = arrived;
  return call.finish(code);
}

#include "calls/partitioned.inc"

}  // namespace mpiwasm::calls
