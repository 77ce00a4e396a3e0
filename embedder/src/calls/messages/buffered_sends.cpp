// MPI_Bsend and related calls (MPI-5.0, 3.4 and 3.6). See buffered_sends.hpp.
#include "calls/messages/buffered_sends.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <new>

#include "calls/core/generated_call.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/messages/persistent_requests.hpp"

namespace mpiwasm::calls {

BufferedSends::~BufferedSends() {
  // A persistent request that is left may have it until the library has ended.
  if (process_context().library_running) flush();
}

void BufferedSends::forget_sent() {
  std::erase_if(messages_, [](Message& message) {
    int done = 0;
    return MPI_Test(&message.request, &done, MPI_STATUS_IGNORE) == MPI_SUCCESS && done != 0;
  });
}

std::int64_t BufferedSends::find_room(std::int64_t length) const {
  std::int64_t place = 0;
  for (const Message& message : messages_) {
    if (message.place - place >= length) return place;
    place = message.place + message.length;
  }
  return size_ - place >= length ? place : -1;
}

int BufferedSends::send(const void* buffer, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm) {
  const OneAtATime alone(in_use_);
  if (is_detached_) return MPI_ERR_BUFFER;
  forget_sent();
  int length = 0;
  if (const int code = MPI_Pack_size(count, type, comm, &length); code != MPI_SUCCESS) return code;
  if (length < 0) return MPI_ERR_COUNT;  // more than the library can express: 2 GiB
  Message message;
  message.length = length;
  message.comm = comm;
  message.number = sent_++;
  std::byte* memory = nullptr;
  // Afterwards nothing must be thrown.
  messages_.reserve(messages_.size() + 1);
  if (start_ == nullptr) {
    Quota& quota = process_context().lent_bytes;
    if (!quota.has_room_for(static_cast<std::uint64_t>(length))) return MPI_ERR_NO_MEM;
    message.bytes.change_to(quota, static_cast<std::uint64_t>(length));
    message.memory.reset(new (std::nothrow) std::byte[static_cast<std::size_t>(length) + 1]);
    if (!message.memory) return MPI_ERR_NO_MEM;
    memory = message.memory.get();
  } else {
    message.place = find_room(length);
    if (message.place < 0) return MPI_ERR_BUFFER;
    memory = start_ + message.place;
  }
  int packed = 0;
  if (const int code = MPI_Pack(buffer, count, type, memory, length, &packed, comm); code != MPI_SUCCESS) return code;
  const int code = MPI_Isend(memory, packed, MPI_PACKED, dest, tag, comm, &message.request);
  if (code != MPI_SUCCESS) return code;
  const auto behind = std::ranges::upper_bound(messages_, message.place, {}, &Message::place);
  messages_.insert(behind, std::move(message));
  return MPI_SUCCESS;
}

int BufferedSends::detach() {
  is_detached_ = true;
  return flush();
}

template <class IsMeant>
int BufferedSends::wait_for(IsMeant is_meant) {
  int result = MPI_SUCCESS;
  bool are_sent = true;
  const auto is_over = [&](Message& message) {
    if (!is_meant(message)) return false;
    int done = 0;
    const int code = MPI_Test(&message.request, &done, MPI_STATUS_IGNORE);
    if (code != MPI_SUCCESS) result = code;
    are_sent = are_sent && (code != MPI_SUCCESS || done != 0);
    return code != MPI_SUCCESS || done != 0;
  };
  do {
    are_sent = true;
    {
      const OneAtATime alone(in_use_);
      std::erase_if(messages_, is_over);
    }
    // No other thread has had a turn in which the buffer was not in use.
    if (!are_sent) translate::callers.pass_turn();
  } while (!are_sent);
  return result;
}

int BufferedSends::flush() {
  const std::uint64_t until = [this] {
    // A thread may be about to send one.
    const OneAtATime alone(in_use_);
    return sent_;
  }();
  return wait_for([until](const Message& message) { return message.number < until; });
}

void BufferedSends::complete(MPI_Comm comm) {
  (void)wait_for([comm](const Message& message) { return message.comm == comm; });
}

namespace {

/// The buffer that mpiwasm keeps for what is sent on `comm`: the communicator's, or else the session's or the
/// process's. Null when the library keeps one, for the communicator or for the process.
std::shared_ptr<BufferedSends> buffer_for(Context& context, const Communicator& comm) {
  if (comm.buffer || comm.attached_buffer != guest::null_address) return comm.buffer;
  const Session* session = context.sessions.find(comm.session);
  return session == nullptr ? context.own_buffer : session->buffer;
}

/// The checked arguments of a send.
struct Send {
  const void* buffer;
  std::int64_t count;
  int narrow_count;
  const Datatype& type;
  int dest;
  int tag;
  const Communicator& comm;
  /// Held, because another thread may detach it.
  std::shared_ptr<BufferedSends> own;
  MessageRecipe recipe;
  /// It goes by a buffer that mpiwasm keeps, also where none is attached.
  bool is_ours;

  [[nodiscard]] int into_own_buffer() const {
    return own != nullptr ? own->send(buffer, narrow_count, type.host, dest, tag, comm.host) : MPI_ERR_BUFFER;
  }
};

/// `large`: the library takes large counts, and nothing here narrows them.
Send check(Call& call, Address buf, std::int64_t count, Handle datatype, std::int32_t dest, std::int32_t tag,
           Handle comm, bool large) {
  const Communicator& the_comm = call.communicator("comm", comm);
  std::shared_ptr<BufferedSends> own = buffer_for(call.context(), the_comm);
  const Datatype& type = call.datatype("datatype", datatype);
  const std::int64_t host_count = call.large_count("count", count);
  const bool is_ours = own != nullptr || keeps_process_buffer();
  const bool narrows = !large || is_ours;
  const int narrow_count = narrows ? call.narrow_count("count", host_count) : 0;
  const int host_dest = call.destination("dest", dest, the_comm);
  const int host_tag = call.send_tag("tag", tag);
  void* buffer = call.buffer("buf", buf, host_count, type);
  return {buffer,   host_count, narrow_count,
          type,     host_dest,  host_tag,
          the_comm, own,        MessageRecipe{call.name(), count, buf, datatype, dest, tag},
          is_ours};
}

/// Raises the error of a send into a buffer of our own.
Code finish_own(Call& call, const BufferedSends* own, int code) {
  if (code == MPI_ERR_BUFFER) {
    call.fail(guest_MPI_ERR_BUFFER,
              own == nullptr ? "no buffer is attached"
                             : fmt::format("the attached buffer of {} bytes has no room for the message", own->size()));
    return call.raise();
  }
  return call.finish(code);
}

/// Those for large counts use the library's function for them where it has one.
template <class Count>
constexpr bool is_large = sizeof(Count) == sizeof(std::int64_t);

template <class Count>
Code send_now(Call& call, Address buf, Count count, Handle datatype, std::int32_t dest, std::int32_t tag, Handle comm) {
  const bool large = is_large<Count> && MPI_Bsend_c != nullptr;
  const Send send = check(call, buf, count, datatype, dest, tag, comm, large);
  if (call.failed()) return call.raise();
  if (send.is_ours) return finish_own(call, send.own.get(), send.into_own_buffer());
  return call.finish(
      large ? MPI_Bsend_c(send.buffer, send.count, send.type.host, send.dest, send.tag, send.comm.host)
            : MPI_Bsend(send.buffer, send.narrow_count, send.type.host, send.dest, send.tag, send.comm.host));
}

/// A request that is complete from the start: the message is in the buffer when the call returns.
int complete_request(MPI_Comm comm, MPI_Request* request) {
  return MPI_Isend(nullptr, 0, MPI_BYTE, MPI_PROC_NULL, 0, comm, request);
}

template <class Count>
Code send_with_request(Call& call, Address buf, Count count, Handle datatype, std::int32_t dest, std::int32_t tag,
                       Handle comm, Address request) {
  const bool large = is_large<Count> && MPI_Ibsend_c != nullptr;
  const Send send = check(call, buf, count, datatype, dest, tag, comm, large);
  Handle* place = call.result_place(call.context().requests, "request", request);
  if (call.failed()) return call.raise();
  MPI_Request host = MPI_REQUEST_NULL;
  int code = MPI_SUCCESS;
  if (send.is_ours) {
    code = send.into_own_buffer();
    if (code != MPI_SUCCESS) return finish_own(call, send.own.get(), code);
    code = complete_request(send.comm.host, &host);
  } else if (large) {
    code = MPI_Ibsend_c(send.buffer, send.count, send.type.host, send.dest, send.tag, send.comm.host, &host);
  } else {
    code = MPI_Ibsend(send.buffer, send.narrow_count, send.type.host, send.dest, send.tag, send.comm.host, &host);
  }
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *place = call.new_request(host, comm, send.recipe);
  return 0;
}

int send_again(BufferedSends* own, const void* buffer, int count, MPI_Datatype type, int dest, int tag, MPI_Comm on,
               MPI_Request* started) {
  // Started as if it were the library's.
  const CallbackTurn turn;
  const std::shared_ptr<BufferedSends> of_process = own == nullptr ? process_context().own_buffer : nullptr;
  if (own == nullptr) own = of_process.get();
  if (own == nullptr) return MPI_ERR_BUFFER;
  const int code = own->send(buffer, count, type, dest, tag, on);
  return code == MPI_SUCCESS ? complete_request(on, started) : code;
}

/// Every start packs the message again, into the buffer that was attached when the request was created, or into that of
/// the process.
Code keep_own(Call& call, const Send& send, Handle datatype, Handle comm, Handle* place) {
  BufferedSends* own = send.own != call.context().own_buffer ? send.own.get() : nullptr;
  const NonblockingCall start =
      nonblocking<&send_again>(own, send.buffer, send.narrow_count, send.type.host, send.dest, send.tag);
  const Handle made =
      new_persistent_request(call, comm, {}, {call.datatype_object("datatype", datatype)}, nullptr, start);
  RequestTable& requests = call.context().requests;
  if (MessageRecipe* note = requests.note(made)) *note = send.recipe;
  if (own != nullptr) requests.find(made)->persistent()->buffer = send.own;
  *place = made;
  return 0;
}

template <class Count>
Code make_persistent(Call& call, Address buf, Count count, Handle datatype, std::int32_t dest, std::int32_t tag,
                     Handle comm, Address request) {
  const bool large = is_large<Count> && MPI_Bsend_init_c != nullptr;
  const Send send = check(call, buf, count, datatype, dest, tag, comm, large);
  Handle* place = call.result_place(call.context().requests, "request", request);
  if (call.failed()) return call.raise();
  if (send.is_ours) return keep_own(call, send, datatype, comm, place);
  MPI_Request host = MPI_REQUEST_NULL;
  const int code =
      large
          ? MPI_Bsend_init_c(send.buffer, send.count, send.type.host, send.dest, send.tag, send.comm.host, &host)
          : MPI_Bsend_init(send.buffer, send.narrow_count, send.type.host, send.dest, send.tag, send.comm.host, &host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *place = call.new_request(host, comm, send.recipe);
  return 0;
}

}  // namespace

#include "calls/buffered_sends.inc"

}  // namespace mpiwasm::calls
