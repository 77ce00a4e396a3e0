// The buffer for buffered sends (MPI-5.0, 3.6). Libraries keep lists of messages with pointers in it (MPICH does),
// which guests must not change. So the guest's buffer only determines the size, and the library gets host memory.
#include <fmt/format.h>

#include <memory>
#include <new>

#include "calls/core/threaded_call.hpp"
#include "calls/guest_functions.hpp"
#include "calls/messages/buffered_sends.hpp"

#if MPIWASM_HOST_API < 401
extern "C" {
int(MPI_Comm_attach_buffer)(MPI_Comm comm, void* buffer, int size);
int(MPI_Comm_attach_buffer_c)(MPI_Comm comm, void* buffer, MPI_Count size);
int(MPI_Comm_detach_buffer)(MPI_Comm comm, void* buffer_addr, int* size);
int(MPI_Comm_detach_buffer_c)(MPI_Comm comm, void* buffer_addr, MPI_Count* size);
}
#endif

namespace mpiwasm::calls {

namespace {

/// What the library gets for the guest's buffer; `lent` owns it.
void* host_buffer(Call& call, Address buffer, std::int64_t size, std::unique_ptr<std::byte[]>& lent) {
  if (buffer != automatic_address) {
    (void)call.bytes("buffer", buffer, size);
    if (call.failed()) return nullptr;
    lent.reset(new (std::nothrow) std::byte[static_cast<std::size_t>(size) + 1]);
    if (!lent) call.fail(guest_MPI_ERR_NO_MEM, fmt::format("there is no memory for a buffer of {} bytes", size));
    return lent.get();
  }
#if defined(MPI_BUFFER_AUTOMATIC)
  if (MPI_Buffer_flush != nullptr) return MPI_BUFFER_AUTOMATIC;
#endif
  if (!call.failed()) {
    call.fail(guest_MPI_ERR_UNSUPPORTED_OPERATION, "this MPI library has no MPI_BUFFER_AUTOMATIC: give it a buffer");
  }
  return nullptr;
}

Code attach(Call& call, Address buffer, std::int64_t size) {
  Context& context = call.context();
  const OneAtATime alone(context.buffer_changes);
  std::unique_ptr<std::byte[]> lent;
  void* host = host_buffer(call, buffer, size, lent);
  if (!call.failed() && context.attached_buffer != guest::null_address) {
    call.fail(guest_MPI_ERR_BUFFER, "a buffer is already attached");
  }
  const int length = call.narrow_count("size", size);
  if (call.failed()) return call.raise();
  const int code = MPI_Buffer_attach(host, length);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  context.attached_buffer = buffer;
  context.lent_buffer = std::move(lent);
  return 0;
}

/// The guest gets back the address that it attached.
template <class Size>
Code detach(Call& call, Address buffer_place, Address size) {
  Context& context = call.context();
  Size* size_place = call.place<Size>("size", size);
  const OneAtATime alone(context.buffer_changes);
  Address* place = call.place<Address>("buffer_addr", buffer_place);
  if (!call.failed() && context.attached_buffer == guest::null_address)
    call.fail(guest_MPI_ERR_BUFFER, "no buffer is attached");
  if (call.failed()) return call.raise();
  void* host = nullptr;
  int host_size = 0;
  const int code = MPI_Buffer_detach(&host, &host_size);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *size_place = host_size;
  *place = context.attached_buffer;
  context.attached_buffer = guest::null_address;
  context.lent_buffer.reset();
  return 0;
}

}  // namespace

// A library without the functions of MPI-4.1 can be flushed by detaching, which waits for all messages, and attaching
// again.

Code guest_MPI_Buffer_flush(Context* context) {
  Call call(*context, "MPI_Buffer_flush");
  if (call.failed()) return call.raise();
  const OneAtATime alone(context->buffer_changes);
  if (context->attached_buffer == guest::null_address) return 0;
  void* buffer = nullptr;
  int size = 0;
  const int code = MPI_Buffer_detach(&buffer, &size);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  return call.finish(MPI_Buffer_attach(buffer, size));
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

// A library without them gets them from buffered_sends.hpp.

bool library_lacks_buffers() { return MPI_Comm_attach_buffer_c == nullptr && MPI_Comm_attach_buffer == nullptr; }

#if defined(MPI_BUFFER_AUTOMATIC)
constexpr bool knows_automatic_buffers = true;
#else
constexpr bool knows_automatic_buffers = false;
#endif

Code attach_to(Call& call, Handle comm, Address buffer, std::int64_t size) {
  const bool large = MPI_Comm_attach_buffer_c != nullptr;
  Communicator& the_comm = call.communicator("comm", comm);
  const OneAtATime alone(the_comm.buffer_changes);
  if (!call.failed() && the_comm.buffer) call.fail(guest_MPI_ERR_BUFFER, "a buffer is already attached");
  const bool automatic = buffer == automatic_address;
  if (library_lacks_buffers() || (automatic && !knows_automatic_buffers)) {
    void* own = automatic ? nullptr : call.bytes("buffer", buffer, size);
    if (call.failed()) return call.raise();
    the_comm.buffer = std::make_shared<BufferedSends>(buffer, static_cast<std::byte*>(own), automatic ? 0 : size);
    return 0;
  }
  if (!call.failed() && the_comm.attached_buffer != guest::null_address)
    call.fail(guest_MPI_ERR_BUFFER, "a buffer is already attached");
  std::unique_ptr<std::byte[]> lent;
  void* host = host_buffer(call, buffer, size, lent);
  const int narrow = large ? 0 : call.narrow_count("size", size);
  if (call.failed()) return call.raise();
  const int code =
      large ? MPI_Comm_attach_buffer_c(the_comm.host, host, size) : MPI_Comm_attach_buffer(the_comm.host, host, narrow);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  the_comm.attached_buffer = buffer;
  the_comm.lent_buffer = std::move(lent);
  return 0;
}

/// The buffer that mpiwasm keeps for the communicator.
std::shared_ptr<BufferedSends> own_buffer(Call& call, const Communicator& comm) {
  if (!call.failed() && !comm.buffer) call.fail(guest_MPI_ERR_BUFFER, "no buffer is attached");
  return comm.buffer;
}

template <class Size>
Code detach_from(Call& call, Handle comm, Address buffer_place, Address size_place) {
  const bool large = MPI_Comm_detach_buffer_c != nullptr;
  Communicator& the_comm = call.communicator("comm", comm);
  const OneAtATime alone(the_comm.buffer_changes);
  Address* place = call.place<Address>("buffer_addr", buffer_place);
  Size* size = call.place<Size>("size", size_place);
  const std::shared_ptr<BufferedSends> own = library_lacks_buffers() ? own_buffer(call, the_comm) : the_comm.buffer;
  if (call.failed()) return call.raise();
  if (own != nullptr) {
    const int code = own->flush();
    *place = own->address();
    *size = static_cast<Size>(own->size());
    the_comm.buffer.reset();
    return call.finish(code);
  }
  void* host = nullptr;
  MPI_Count wide = 0;
  int narrow = 0;
  const int code = large ? MPI_Comm_detach_buffer_c(the_comm.host, &host, &wide)
                         : MPI_Comm_detach_buffer(the_comm.host, &host, &narrow);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *place = the_comm.attached_buffer;
  *size = static_cast<Size>(large ? wide : narrow);
  the_comm.attached_buffer = guest::null_address;
  the_comm.lent_buffer.reset();
  return 0;
}

}  // namespace

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
