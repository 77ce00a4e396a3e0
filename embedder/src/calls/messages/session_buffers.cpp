// Buffers of sessions for buffered sends (MPI-5.0, 3.6). Sessions are mpiwasm's own (sessions.cpp), and so are their
// buffers.
#include "calls/guest_functions.hpp"
#include "calls/messages/buffered_sends.hpp"

namespace mpiwasm::calls {

namespace {

Code attach(Call& call, Handle session, Address buffer, std::int64_t size) {
  Session& owner = call.session("session", session);
  const bool automatic = buffer == automatic_address;
  void* start = automatic ? nullptr : call.result_bytes("buffer", buffer, size);
  if (!call.failed() && owner.buffer) call.fail(guest_MPI_ERR_BUFFER, "a buffer is already attached");
  if (call.failed()) return call.raise();
  owner.buffer = std::make_shared<BufferedSends>(buffer, static_cast<std::byte*>(start), automatic ? 0 : size);
  return 0;
}

template <class Size>
Code detach(Call& call, Handle session, Address buffer_place, Address size_place) {
  Session& owner = call.session("session", session);
  Address* place = call.place<Address>("buffer_addr", buffer_place);
  Size* size = call.place<Size>("size", size_place);
  if (!call.failed() && !owner.buffer) call.fail(guest_MPI_ERR_BUFFER, "no buffer is attached");
  if (call.failed()) return call.raise();
  const std::shared_ptr<BufferedSends> detached = std::move(owner.buffer);
  owner.buffer = nullptr;
  const int code = detached->detach();
  *place = detached->address();
  *size = static_cast<Size>(detached->size());
  return call.finish(code);
}

}  // namespace

Code guest_MPI_Session_flush_buffer(Context* context, Handle session) {
  Call call(*context, "MPI_Session_flush_buffer", session);
  const Session& owner = call.session("session", session);
  if (call.failed()) return call.raise();
  const std::shared_ptr<BufferedSends> buffer = owner.buffer;
  return buffer ? call.finish(buffer->flush()) : 0;
}

Code guest_MPI_Session_iflush_buffer(Context* context, Handle session, Address request) {
  Call call(*context, "MPI_Session_iflush_buffer", session);
  const Session& owner = call.session("session", session);
  Handle* place = call.place<Handle>("request", request);
  if (call.failed()) return call.raise();
  // Flushed at once, so there is nothing to wait for.
  *place = guest_MPI_REQUEST_NULL;
  const std::shared_ptr<BufferedSends> buffer = owner.buffer;
  return buffer ? call.finish(buffer->flush()) : 0;
}

#include "calls/session_buffers.inc"

}  // namespace mpiwasm::calls
