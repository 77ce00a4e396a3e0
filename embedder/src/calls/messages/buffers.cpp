// The buffer for buffered sends (MPI-5.0, 3.6). Libraries keep lists of messages with pointers in it (MPICH does),
// which guests must not change. So the guest's buffer only determines the size, and the library gets host memory.
#include <fmt/format.h>

#include <memory>
#include <new>
#include <utility>

#include "calls/core/threaded_call.hpp"
#include "calls/guest_functions.hpp"
#include "calls/messages/attached_buffers.hpp"
#include "calls/messages/buffered_sends.hpp"
#include "calls/messages/library_buffers.hpp"

namespace mpiwasm::calls {

namespace {

#if defined(MPI_BUFFER_AUTOMATIC)
void* host_automatic() { return MPI_BUFFER_AUTOMATIC; }
constexpr bool knows_automatic_buffers = true;
#else
void* host_automatic() { return nullptr; }
constexpr bool knows_automatic_buffers = false;
#endif

/// What the library gets for the guest's buffer: `lent` owns it. Null when there is no memory.
void* host_buffer(Address buffer, std::int64_t size, LentBuffer& lent) {
  if (buffer == automatic_address) return host_automatic();
  Quota& quota = process_context().lent_bytes;
  const std::size_t bytes = static_cast<std::size_t>(size) + 1;
  if (!quota.has_room_for(bytes)) return nullptr;
  lent.memory.reset(new (std::nothrow) std::byte[bytes]);
  if (lent.memory) lent.bytes.change_to(quota, bytes);
  return lent.memory.get();
}

/// The guest's memory for it; null with automatic buffering.
std::byte* check_buffer(Call& call, Address buffer, std::int64_t size, bool is_attached) {
  std::byte* start =
      buffer == automatic_address ? nullptr : static_cast<std::byte*>(call.result_bytes("buffer", buffer, size));
  if (!call.failed() && is_attached) call.fail(guest_MPI_ERR_BUFFER, "a buffer is already attached");
  return start;
}

Code finish_attaching(Call& call, int code, std::int64_t size) {
  if (call.failed()) return call.raise();
  if (code == MPI_SUCCESS) return 0;
  if (code != MPI_ERR_NO_MEM) return call.raise_host(code);
  call.fail(guest_MPI_ERR_NO_MEM, fmt::format("there is no memory for a buffer of {} bytes", size));
  return call.raise();
}

Code attach(Call& call, Address buffer, std::int64_t size) {
  Context& context = call.context();
  int code = MPI_SUCCESS;
  {
    const OneAtATime alone(context.buffer_changes);
    std::byte* start = check_buffer(call, buffer, size, context.attached_buffer != guest::null_address);
    if (!call.failed() && buffer == automatic_address && !library_buffers_automatically() && !keeps_process_buffer())
      call.fail(guest_MPI_ERR_UNSUPPORTED_OPERATION, "this MPI library has no MPI_BUFFER_AUTOMATIC: give it a buffer");
    const int length = call.narrow_count("size", size);
    if (!call.failed() && keeps_process_buffer()) {
      context.own_buffer = std::make_shared<BufferedSends>(buffer, start, size);
      context.attached_buffer = buffer;
    } else if (!call.failed()) {
      code = attach_buffer(context, buffer, length);
    }
  }
  return finish_attaching(call, code, size);
}

/// The guest gets back the address that it attached.
template <class Size>
Code detach(Call& call, Address buffer_place, Address size) {
  Context& context = call.context();
  Size* size_place = call.place<Size>("size", size);
  Address* place = call.place<Address>("buffer_addr", buffer_place);
  int code = MPI_SUCCESS;
  {
    const OneAtATime alone(context.buffer_changes);
    if (!call.failed() && context.attached_buffer == guest::null_address)
      call.fail(guest_MPI_ERR_BUFFER, "no buffer is attached");
    void* host = nullptr;
    int host_size = 0;
    if (!call.failed() && context.own_buffer) {
      const std::shared_ptr<BufferedSends> own = std::exchange(context.own_buffer, nullptr);
      host_size = static_cast<int>(own->size());
      code = own->detach();
    } else if (!call.failed()) {
      code = MPI_Buffer_detach(&host, &host_size);
    }
    if (!call.failed() && code == MPI_SUCCESS) {
      *size_place = host_size;
      *place = context.attached_buffer;
      context.attached_buffer = guest::null_address;
      context.lent_buffer = {};
    }
  }
  return call.failed() ? call.raise() : call.finish(code);
}

}  // namespace

bool library_buffers_automatically() { return knows_automatic_buffers && MPI_Buffer_flush != nullptr; }

int attach_buffer(Context& context, Address buffer, int size) {
  LentBuffer lent;
  void* host = host_buffer(buffer, size, lent);
  if (host == nullptr) return MPI_ERR_NO_MEM;
  const int code = MPI_Buffer_attach(host, size);
  if (code != MPI_SUCCESS) return code;
  context.attached_buffer = buffer;
  context.lent_buffer = std::move(lent);
  return code;
}

int empty_buffer(const Context& context, int& size) {
  size = 0;
  if (context.attached_buffer == guest::null_address) return MPI_SUCCESS;
  if (context.own_buffer) {
    size = static_cast<int>(context.own_buffer->size());
    return context.own_buffer->flush();
  }
  void* buffer = nullptr;
  const int code = MPI_Buffer_detach(static_cast<void*>(&buffer), &size);
  return code != MPI_SUCCESS ? code : MPI_Buffer_attach(buffer, size);
}

// A library without the functions of MPI-4.1 can be flushed by detaching, which waits for all messages, and attaching
// again.

Code guest_MPI_Buffer_flush(Context* context) {
  Call call(*context, "MPI_Buffer_flush");
  if (call.failed()) return call.raise();
  int code = MPI_SUCCESS;
  {
    const OneAtATime alone(context->buffer_changes);
    int size = 0;
    code = empty_buffer(*context, size);
  }
  return call.finish(code);
}

Code guest_MPI_Buffer_iflush(Context* context, Address request) {
  Handle* place = nullptr;
  {
    Call call(*context, "MPI_Buffer_iflush");
    place = call.place<Handle>("request", request);
    if (call.failed()) return call.raise();
  }
  // Flushed at once, so the request is complete from the start.
  const Code code = guest_MPI_Buffer_flush(context);
  if (code == 0) *place = guest_MPI_REQUEST_NULL;
  return code;
}

namespace {

bool is_buffered_here(Address buffer) {
  return library_lacks_buffers() || keeps_process_buffer() || (buffer == automatic_address && !knows_automatic_buffers);
}

Code attach_to(Call& call, Handle comm, Address buffer, std::int64_t size) {
  Communicator& the_comm = call.communicator("comm", comm);
  int code = MPI_SUCCESS;
  {
    const OneAtATime alone(the_comm.buffer_changes);
    std::byte* start = check_buffer(call, buffer, size, has_buffer(the_comm));
    if (!is_buffered_here(buffer) && !library_has_large_buffers()) (void)call.narrow_count("size", size);
    if (!call.failed()) code = attach_buffer(the_comm, buffer, start, size);
  }
  return finish_attaching(call, code, size);
}

int detach_buffer(Communicator& comm, Address& buffer, std::int64_t& size) {
  if (const std::shared_ptr<BufferedSends> own = std::exchange(comm.buffer, nullptr)) {
    buffer = own->address();
    size = own->size();
    return own->detach();
  }
  void* host = nullptr;
  const int code = detach_from_library(comm, host, size);
  if (code != MPI_SUCCESS) return code;
  buffer = std::exchange(comm.attached_buffer, guest::null_address);
  comm.lent_buffer = {};
  return code;
}

template <class Size>
Code detach_from(Call& call, Handle comm, Address buffer_place, Address size_place) {
  Communicator& the_comm = call.communicator("comm", comm);
  Address* place = call.place<Address>("buffer_addr", buffer_place);
  Size* size = call.place<Size>("size", size_place);
  int code = MPI_SUCCESS;
  {
    const OneAtATime alone(the_comm.buffer_changes);
    if (!call.failed() && library_lacks_buffers() && !the_comm.buffer)
      call.fail(guest_MPI_ERR_BUFFER, "no buffer is attached");
    Address buffer{};
    std::int64_t length = 0;
    if (!call.failed()) code = detach_buffer(the_comm, buffer, length);
    if (!call.failed() && code == MPI_SUCCESS) {
      *place = buffer;
      *size = static_cast<Size>(length);
    }
  }
  return call.failed() ? call.raise() : call.finish(code);
}

}  // namespace

void release_buffer(Communicator& comm) {
  if (!comm.lent_buffer.memory) return;
  void* host = nullptr;
  std::int64_t size = 0;
  // The library may use it for ever, when it does not give it back.
  if (detach_from_library(comm, host, size) != MPI_SUCCESS)
    (void)std::make_unique<LentBuffer>(std::move(comm.lent_buffer)).release();
  comm.lent_buffer = {};
}

bool has_buffer(const Communicator& comm) { return comm.buffer || comm.attached_buffer != guest::null_address; }

int attach_buffer(Communicator& comm, Address buffer, std::byte* start, std::int64_t size) {
  if (is_buffered_here(buffer)) {
    comm.buffer = std::make_shared<BufferedSends>(buffer, start, start == nullptr ? 0 : size);
    return MPI_SUCCESS;
  }
  LentBuffer lent;
  void* host = host_buffer(buffer, size, lent);
  if (host == nullptr) return MPI_ERR_NO_MEM;
  const int code = attach_to_library(comm, host, size);
  if (code != MPI_SUCCESS) return code;
  comm.attached_buffer = buffer;
  comm.lent_buffer = std::move(lent);
  return code;
}

int empty_buffer(const Communicator& comm, std::int64_t& size) {
  if (comm.buffer) {
    size = comm.buffer->size();
    return comm.buffer->flush();
  }
  void* host = nullptr;
  const int code = detach_from_library(comm, host, size);
  return code != MPI_SUCCESS ? code : attach_to_library(comm, host, size);
}

// Buffers of communicators came with MPI-4.1.

Code guest_MPI_Comm_flush_buffer(Context* context, Handle comm) {
  Call call(*context, "MPI_Comm_flush_buffer", comm);
  const Communicator& the_comm = call.communicator("comm", comm);
  if (call.failed()) return call.raise();
  if (const std::shared_ptr<BufferedSends> own = the_comm.buffer) return call.finish(own->flush());
  if (library_lacks_buffers()) return 0;
  return call.finish(MPI_Comm_flush_buffer(the_comm.host));
}

Code guest_MPI_Comm_iflush_buffer(Context* context, Handle comm, Address request) {
  Call call(*context, "MPI_Comm_iflush_buffer", comm);
  const Communicator& the_comm = call.communicator("comm", comm);
  Handle* place = call.result_place(call.context().requests, "request", request);
  if (call.failed()) return call.raise();
  const std::shared_ptr<BufferedSends> own = the_comm.buffer;
  if (own || library_lacks_buffers()) {
    // Flushed at once, as above.
    *place = guest_MPI_REQUEST_NULL;
    return call.finish(own ? own->flush() : MPI_SUCCESS);
  }
  MPI_Request host = MPI_REQUEST_NULL;
  const int code = MPI_Comm_iflush_buffer(the_comm.host, &host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *place = call.new_request(host, comm);
  return 0;
}

#include "calls/buffers.inc"

}  // namespace mpiwasm::calls
