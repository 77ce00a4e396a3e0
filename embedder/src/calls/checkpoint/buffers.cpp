// See buffers.hpp.
#include "calls/checkpoint/buffers.hpp"

#include <fmt/format.h>

#include <memory>
#include <new>

#include "calls/messages/buffered_sends.hpp"

namespace mpiwasm::calls {

std::string why_buffers_are_not_saved(const Context& context) {
  if (context.attached_buffer == automatic_address) return "buffered sends are buffered automatically";
  return {};
}

std::string save_buffer(Context& context, guest::ArchiveWriter& to) {
  int size = 0;
  // All messages have been received.
  if (context.copied_sends && context.copied_sends->flush() != MPI_SUCCESS) return "the copy of a message is not sent";
  if (context.lent_buffer) {
    // Only this returns the size. It waits until all messages have left the buffer, as they have.
    void* buffer = nullptr;
    if (MPI_Buffer_detach(static_cast<void*>(&buffer), &size) != MPI_SUCCESS ||
        MPI_Buffer_attach(buffer, size) != MPI_SUCCESS)
      return "the MPI library does not detach the buffer for buffered sends";
  }
  to.put(context.attached_buffer);
  to.put(size);
  return {};
}

std::string restore_buffer(Context& context, guest::ArchiveReader& from) {
  context.attached_buffer = from.get<Address>();
  const int size = from.get<int>();
  if (context.attached_buffer == guest::null_address) return {};
  if (size < 0) return "a buffer for buffered sends is incomplete";
  context.lent_buffer.reset(new (std::nothrow) std::byte[static_cast<std::size_t>(size) + 1]);
  if (!context.lent_buffer || MPI_Buffer_attach(context.lent_buffer.get(), size) != MPI_SUCCESS)
    return fmt::format("the MPI library does not take a buffer of {} bytes for buffered sends", size);
  return {};
}

}  // namespace mpiwasm::calls
