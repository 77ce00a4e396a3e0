// Partitioned messages (MPI-5.0, 4). The library moves them, or mpiwasm makes ordinary messages of them; it knows how
// many parts a request has, so that none outside is touched.
#include <fmt/format.h>

#include "calls/core/generated_call.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/messages/partitioned_emulation.hpp"

namespace mpiwasm::calls {

namespace {

/// The small function takes an MPI_Count in MPI-4.0 and an int in MPI-5.0; the count fits both, unless `_c` is there.
struct Message {
  Communicator* comm = nullptr;
  const Datatype* type = nullptr;
  void* buffer = nullptr;
  Handle* request = nullptr;
  std::unique_ptr<MessageParts> parts;
  MessageRecipe recipe;
};

Message read_message(Call& call, Address buf, std::int32_t partitions, std::int64_t count, Handle datatype, Handle comm,
                     Handle info, Address request) {
  Message message;
  message.comm = &call.communicator("comm", comm);
  message.type = &call.datatype("datatype", datatype);
  call.count("partitions", partitions);
  call.large_count("count", count);
  message.buffer = call.buffer("buf", buf, Call::product(partitions, count), *message.type);
  (void)call.info("info", info);
  if (!call.failed()) {
    message.parts = std::make_unique<MessageParts>();
    // Nothing can be marked before MPI_Start, which Open MPI 5 would let pass.
    message.parts->ready.resize(static_cast<std::size_t>(partitions), true);
  }
  message.request = call.result_place(call.context().requests, "request", request);
  message.recipe = {call.name(), count, buf, datatype, 0, 0};
  return message;
}

/// Records the number of partitions of a new request, and stores its handle for the guest.
Code keep_parts(Call& call, Message& message, Handle handle, bool sends, bool to_nobody) {
  Request& request = *call.context().requests.find(handle);
  request.parts = std::move(message.parts);
  *call.context().requests.note(handle) = message.recipe;
  request.parts->sends = sends;
  request.parts->to_nobody = to_nobody;
  *message.request = handle;
  return 0;
}

Code keep_request(Call& call, int code, MPI_Request host, Message& message, Handle comm, bool sends, bool to_nobody) {
  if (code != MPI_SUCCESS) return call.raise_host(code);
  return keep_parts(call, message, call.new_request(host, comm, *message.comm), sends, to_nobody);
}

/// A message that mpiwasm sends when all its parts are filled.
Code keep_whole(Call& call, Message& message, Handle comm, int partitions, int count, int peer, int tag, bool sends) {
  const EmulatedMessage whole{message.buffer, partitions, count, message.type, peer, tag, sends};
  Handle made = guest_MPI_REQUEST_NULL;
  const Code code = make_emulated_message(call, comm, whole, *message.parts, &made);
  return code == 0 ? keep_parts(call, message, made, sends, false) : code;
}

/// A request that does nothing. MPICH 4.0 crashes on partitioned messages to MPI_PROC_NULL.
Code keep_nobodys_request(Call& call, Message& message, Handle comm, bool sends) {
  MPI_Request host = MPI_REQUEST_NULL;
  const int code = MPI_Send_init(message.buffer, 0, MPI_BYTE, MPI_PROC_NULL, 0, message.comm->host, &host);
  return keep_request(call, code, host, message, comm, sends, true);
}

Code send_init(Call& call, Address buf, std::int32_t partitions, std::int64_t count, Handle datatype, std::int32_t dest,
               std::int32_t tag, Handle comm, Handle info, Address request) {
  const bool large = MPI_Psend_init_c != nullptr;
  Message message = read_message(call, buf, partitions, count, datatype, comm, info, request);
  const int to = call.destination("dest", dest, *message.comm);
  message.recipe.peer = dest;
  message.recipe.tag = tag;
  const int host_tag = call.send_tag("tag", tag);
  const int narrow = large ? 0 : call.narrow_count("count", count);
  if (call.failed()) return call.raise();
  if (to == MPI_PROC_NULL) return keep_nobodys_request(call, message, comm, true);
  if (!large && MPI_Psend_init == nullptr) {
    return keep_whole(call, message, comm, partitions, narrow, to, host_tag, true);
  }
  const MPI_Datatype type = Call::message_type(*message.type);
  const std::int64_t amount = Call::message_count(*message.type, count);
  MPI_Request host = MPI_REQUEST_NULL;
  const int code = large ? MPI_Psend_init_c(message.buffer, partitions, amount, type, to, host_tag, message.comm->host,
                                            MPI_INFO_NULL, &host)
                         : MPI_Psend_init(message.buffer, partitions, static_cast<int>(amount), type, to, host_tag,
                                          message.comm->host, MPI_INFO_NULL, &host);
  return keep_request(call, code, host, message, comm, true, false);
}

Code receive_init(Call& call, Address buf, std::int32_t partitions, std::int64_t count, Handle datatype,
                  std::int32_t source, std::int32_t tag, Handle comm, Handle info, Address request) {
  const bool large = MPI_Precv_init_c != nullptr;
  Message message = read_message(call, buf, partitions, count, datatype, comm, info, request);
  // No wildcards here (MPI-5.0, 4.2.1).
  const int from = call.destination("source", source, *message.comm);
  message.recipe.peer = source;
  message.recipe.tag = tag;
  const int host_tag = call.send_tag("tag", tag);
  const int narrow = large ? 0 : call.narrow_count("count", count);
  if (call.failed()) return call.raise();
  if (from == MPI_PROC_NULL) return keep_nobodys_request(call, message, comm, false);
  if (!large && MPI_Precv_init == nullptr) {
    return keep_whole(call, message, comm, partitions, narrow, from, host_tag, false);
  }
  const MPI_Datatype type = Call::message_type(*message.type);
  const std::int64_t amount = Call::message_count(*message.type, count);
  MPI_Request host = MPI_REQUEST_NULL;
  const int code = large ? MPI_Precv_init_c(message.buffer, partitions, amount, type, from, host_tag,
                                            message.comm->host, MPI_INFO_NULL, &host)
                         : MPI_Precv_init(message.buffer, partitions, static_cast<int>(amount), type, from, host_tag,
                                          message.comm->host, MPI_INFO_NULL, &host);
  return keep_request(call, code, host, message, comm, false, false);
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

/// Notes a part as filled. Twice would end the receiver, in MPICH 4.0.
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

/// Passes on what has been marked. A request that is not started is refused, by the library where it has such messages,
/// and then no part of it is filled.
Code finish_ready(Call& call, Handle handle, Request* request, const auto& tell_library) {
  MessageParts& parts = *request->parts;
  if (parts.to_nobody) return 0;
  const bool ours = request->persistent() != nullptr;
  if (ours && request->host == MPI_REQUEST_NULL) {
    parts.empty();
    call.fail(guest_MPI_ERR_REQUEST, "request is not started");
    return call.raise();
  }
  if (ours && !parts.send_whole) return 0;  // a message without parts is sent when it is started
  // A thread that tests the request ends that first; one that waits for it has not begun to (RequestArguments).
  if (ours && (!has_alone(handle, false) || call.context().requests.find(handle) != request ||
               request->host == MPI_REQUEST_NULL)) {
    call.fail(guest_MPI_ERR_REQUEST, std::string("request ") + used_by_another);
    return call.raise();
  }
  const int code = ours ? send_when_filled(call.context(), *request) : tell_library();
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
  return finish_ready(call, request, found, [&] { return MPI_Pready(partition, found->host); });
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
  return finish_ready(call, request, found,
                      [&] { return MPI_Pready_range(partition_low, partition_high, found->host); });
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
  return finish_ready(call, request, found, [&] { return MPI_Pready_list(entries, parts.data(), found->host); });
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
  if (found->persistent() != nullptr && !has_alone(request, false)) {
    // A request that another thread waits for may not be asked for: not known to have arrived.
    *place = 0;
    return 0;
  }
  if (context->requests.find(request) != found) {
    call.fail(guest_MPI_ERR_REQUEST, "request has been freed by another thread meanwhile");
    return call.raise();
  }
  int arrived = 0;
  const int code =
      found->persistent() != nullptr ? test_arrival(*found, &arrived) : MPI_Parrived(found->host, partition, &arrived);
  *place = arrived;
  return call.finish(code);
}

#include "calls/partitioned.inc"

}  // namespace mpiwasm::calls
