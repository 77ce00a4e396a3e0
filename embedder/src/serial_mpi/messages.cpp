// Matching of messages and receives.
#include "serial_mpi/messages.hpp"

#include <algorithm>

#include "serial_mpi/requests.hpp"
#include "serial_mpi/statuses.hpp"

namespace mpiwasm::serial_mpi {

void deliver(const Message& message, const Target& target, MPI_Request request) {
  const auto length = static_cast<std::int64_t>(message.bytes.size());
  const std::int64_t capacity = target.layout->bytes(target.count);
  const std::int64_t taken = std::min(length, capacity);
  unpack({message.bytes.data(), static_cast<std::size_t>(taken)}, target.buffer, target.count, *target.layout);
  request->status = message_status(message.tag, taken);
  if (message.sender != nullptr) complete(message.sender);
  complete(request, length > capacity ? MPI_ERR_TRUNCATE : MPI_SUCCESS);
}

void Mailbox::send(MessagePointer message) {
  const auto found = std::find_if(receives_.begin(), receives_.end(),
                                  [&](const Receive& receive) { return receive.wanted.takes(*message); });
  if (found == receives_.end()) {
    messages_.push_back(std::move(message));
    return;
  }
  const Receive receive = std::move(*found);
  receives_.erase(found);
  deliver(*message, receive.target, receive.request);
}

void Mailbox::receive(Receive receive) {
  if (const MessagePointer message = take(receive.wanted))
    deliver(*message, receive.target, receive.request);
  else
    receives_.push_back(std::move(receive));
}

const Message* Mailbox::find(const Wanted& wanted) const {
  const auto found = std::find_if(messages_.begin(), messages_.end(),
                                  [&](const MessagePointer& message) { return wanted.takes(*message); });
  return found == messages_.end() ? nullptr : found->get();
}

MessagePointer Mailbox::take(const Wanted& wanted) {
  const auto found = std::find_if(messages_.begin(), messages_.end(),
                                  [&](const MessagePointer& message) { return wanted.takes(*message); });
  if (found == messages_.end()) return nullptr;
  MessagePointer message = std::move(*found);
  messages_.erase(found);
  return message;
}

bool Mailbox::withdraw(MPI_Request request) {
  return std::erase_if(receives_, [&](const Receive& receive) { return receive.request == request; }) +
             std::erase_if(messages_, [&](const MessagePointer& message) { return message->sender == request; }) >
         0;
}

std::int64_t Mailbox::buffered_bytes() const {
  std::int64_t total = 0;
  for (const MessagePointer& message : messages_)
    if (message->buffered) total += static_cast<std::int64_t>(message->bytes.size());
  return total;
}

void Mailbox::forget_buffer() {
  for (const MessagePointer& message : messages_) message->buffered = false;
}

}  // namespace mpiwasm::serial_mpi
