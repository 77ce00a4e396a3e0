// See buffers.hpp.
#include "calls/checkpoint/buffers.hpp"

#include <fmt/format.h>

#include <memory>

#include "calls/messages/attached_buffers.hpp"
#include "calls/messages/buffered_sends.hpp"

namespace mpiwasm::calls {

using guest::ArchiveReader;
using guest::ArchiveWriter;

namespace {

constexpr char not_emptied[] = "the MPI library does not empty a buffer for buffered sends";

/// A buffer that the guest has attached to a communicator or a session.
struct AttachedBuffer {
  Handle owner{};
  Address address{};
  std::int64_t size = 0;

  [[nodiscard]] bool is_automatic() const { return address == automatic_address; }
  /// What has not been checked if it comes from an image.
  [[nodiscard]] bool is_in(const guest::LinearMemory& memory) const {
    return is_automatic() || (size >= 0 && memory.contains(address, static_cast<std::uint64_t>(size)));
  }
  /// Null with automatic buffering.
  [[nodiscard]] std::byte* start(const guest::LinearMemory& memory) const {
    return is_automatic() ? nullptr : memory.at(address);
  }
};

void save(const AttachedBuffer& buffer, ArchiveWriter& to) {
  to.put(buffer.owner);
  to.put(buffer.address);
  to.put(buffer.size);
}

AttachedBuffer restore(ArchiveReader& from) {
  AttachedBuffer buffer;
  buffer.owner = from.get<Handle>();
  buffer.address = from.get<Address>();
  buffer.size = from.get<std::int64_t>();
  return buffer;
}

std::string restore_of_process(Context& context, ArchiveReader& from) {
  const auto address = from.get<Address>();
  const int size = from.get<int>();
  if (address == guest::null_address) return {};
  if (size < 0) return "a buffer for buffered sends is incomplete";
  if (address == automatic_address && !library_buffers_automatically())
    return "the MPI library is older than MPI-4.1: it has no automatic buffers for buffered sends";
  if (attach_buffer(context, address, size) != MPI_SUCCESS)
    return fmt::format("the MPI library does not take a buffer of {} bytes for buffered sends", size);
  return {};
}

}  // namespace

std::string save_buffers(Context& context, ArchiveWriter& to) {
  if (context.copied_sends && context.copied_sends->flush() != MPI_SUCCESS) return "the copy of a message is not sent";
  int size = 0;
  bool are_empty = empty_buffer(context, size) == MPI_SUCCESS;
  to.put(context.attached_buffer);
  to.put(size);

  ArchiveWriter list;
  std::uint64_t count = 0;
  context.communicators.for_each_handle([&](Handle handle, const std::unique_ptr<Communicator>& comm) {
    if (!comm || !has_buffer(*comm)) return;
    AttachedBuffer buffer{handle, comm->buffer ? comm->buffer->address() : comm->attached_buffer};
    are_empty = are_empty && empty_buffer(*comm, buffer.size) == MPI_SUCCESS;
    ++count;
    save(buffer, list);
  });
  to.put(count);
  to.put_bytes(list.bytes());

  list = {};
  count = 0;
  context.sessions.for_each_handle([&](Handle handle, const Session& session) {
    if (!session.buffer) return;
    are_empty = are_empty && session.buffer->flush() == MPI_SUCCESS;
    ++count;
    save({handle, session.buffer->address(), session.buffer->size()}, list);
  });
  to.put(count);
  to.put_bytes(list.bytes());
  return are_empty ? std::string{} : not_emptied;
}

std::string restore_buffers(Context& context, ArchiveReader& from) {
  if (std::string wrong = restore_of_process(context, from); !wrong.empty()) return wrong;
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const AttachedBuffer buffer = restore(from);
    Communicator* comm = context.communicator(buffer.owner);
    if (!from.ok() || comm == nullptr || has_buffer(*comm) || !buffer.is_in(context.memory))
      return "a communicator's buffer for buffered sends is incomplete";
    if (attach_buffer(*comm, buffer.address, buffer.start(context.memory), buffer.size) != MPI_SUCCESS)
      return fmt::format("the MPI library does not take a buffer of {} bytes for a communicator", buffer.size);
  }
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const AttachedBuffer buffer = restore(from);
    Session* session = context.sessions.find(buffer.owner);
    if (!from.ok() || session == nullptr || session->buffer || !buffer.is_in(context.memory))
      return "a session's buffer for buffered sends is incomplete";
    session->buffer = std::make_shared<BufferedSends>(buffer.address, buffer.start(context.memory), buffer.size);
  }
  return {};
}

}  // namespace mpiwasm::calls
