// The buffer for buffered sends (MPI-5.0, 3.6). It lies in guest memory and is lent to the MPI library as it is.
#include <fmt/format.h>

#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {

namespace {

Code attach(Call& call, Word buffer, std::int64_t size) {
  Context& context = call.context();
  void* host = call.bytes("buffer", buffer, size);
  if (!call.failed() && context.attached_buffer != 0) {
    call.fail(guest_MPI_ERR_BUFFER, "a buffer is attached already");
  }
  const int length = call.narrow_count("size", size);
  if (call.failed()) return call.raise();
  const int code = MPI_Buffer_attach(host, length);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  context.attached_buffer = buffer;
  return 0;
}

/// Detaches; `size` gets the host's figure. The guest gets back the address that it attached.
Code detach(Call& call, Word buffer_place, int& size) {
  Context& context = call.context();
  Word* place = call.place<Word>("buffer_addr", buffer_place);
  if (!call.failed() && context.attached_buffer == 0) call.fail(guest_MPI_ERR_BUFFER, "no buffer is attached");
  if (call.failed()) return call.raise();
  void* host = nullptr;
  const int code = MPI_Buffer_detach(&host, &size);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *place = context.attached_buffer;
  context.attached_buffer = 0;
  return 0;
}

}  // namespace

Code guest_MPI_Buffer_attach(Context* context, Word buffer, std::int32_t size) {
  Call call(*context, "MPI_Buffer_attach");
  return attach(call, buffer, size);
}

Code guest_MPI_Buffer_attach_c(Context* context, Word buffer, std::int64_t size) {
  Call call(*context, "MPI_Buffer_attach_c");
  return attach(call, buffer, size);
}

Code guest_MPI_Buffer_detach(Context* context, Word buffer, Word size) {
  Call call(*context, "MPI_Buffer_detach");
  auto* size_place = call.place<std::int32_t>("size", size);
  int host_size = 0;
  const Code code = detach(call, buffer, host_size);
  if (code == 0) *size_place = host_size;
  return code;
}

Code guest_MPI_Buffer_detach_c(Context* context, Word buffer, Word size) {
  Call call(*context, "MPI_Buffer_detach_c");
  auto* size_place = call.place<std::int64_t>("size", size);
  int host_size = 0;
  const Code code = detach(call, buffer, host_size);
  if (code == 0) *size_place = host_size;
  return code;
}

// A library without the functions of MPI-4.1 can be flushed by detaching, which waits for all messages, and attaching
// again.

Code guest_MPI_Buffer_flush(Context* context) {
  Call call(*context, "MPI_Buffer_flush");
  if (call.failed()) return call.raise();
  if (context->attached_buffer == 0) return 0;
  void* buffer = nullptr;
  int size = 0;
  const int code = MPI_Buffer_detach(&buffer, &size);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  return call.finish(MPI_Buffer_attach(buffer, size));
}

Code guest_MPI_Buffer_iflush(Context* context, Word request) {
  Word* place = nullptr;
  {
    Call call(*context, "MPI_Buffer_iflush");
    place = call.place<Word>("request", request);
    if (call.failed()) return call.raise();
  }
  // Flushed at once, so the request is complete from the start.
  const Code code = guest_MPI_Buffer_flush(context);
  if (code == 0) *place = guest_MPI_REQUEST_NULL;
  return code;
}

}  // namespace mpiwasm::calls
