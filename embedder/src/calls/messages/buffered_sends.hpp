// Buffered sends (MPI-5.0, 3.6) that mpiwasm makes itself, because the library knows no buffers of communicators, or
// because the buffer is a session's: the message is packed into the buffer and sent from there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "calls/core/call.hpp"

namespace mpiwasm::calls {

/// The guest's MPI_BUFFER_AUTOMATIC (MPI-4.1).
inline constexpr Address automatic_address{2};

class BufferedSends : public std::enable_shared_from_this<BufferedSends> {
 public:
  /// Uses `size` bytes at `start`, the guest's `address`; with a null `start` memory of the host (automatic buffering).
  BufferedSends(Address address, std::byte* start, std::int64_t size) : address_(address), start_(start), size_(size) {}
  BufferedSends(const BufferedSends&) = delete;
  BufferedSends& operator=(const BufferedSends&) = delete;
  ~BufferedSends();

  [[nodiscard]] Address address() const { return address_; }
  [[nodiscard]] std::int64_t size() const { return size_; }

  /// Packs and sends; returns the library's code, or MPI_ERR_BUFFER if the buffer is full, MPI_ERR_NO_MEM if the host
  /// has no memory, MPI_ERR_COUNT if the packed message has 2 GiB or more.
  int send(const void* buffer, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm);
  /// Waits until all messages have left the buffer; returns the library's code.
  int flush();
  /// Waits until those on one communicator have.
  void complete(MPI_Comm comm);
  /// Waits for all, after which nothing is sent from it any more: a thread that is about to gets MPI_ERR_BUFFER.
  int detach();

 private:
  struct Message {
    std::int64_t place = 0;
    std::int64_t length = 0;
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Comm comm = MPI_COMM_NULL;
    std::uint64_t number = 0;
    std::unique_ptr<std::byte[]> memory;  ///< with automatic buffering
    Charge bytes;                         ///< of `memory`
  };

  void forget_sent();
  /// Waits for some messages; returns the library's code. Other threads may use the buffer meanwhile: a process may
  /// receive a message only when another thread has disconnected.
  template <class IsMeant>
  int wait_for(IsMeant is_meant);
  /// A place for `length` bytes between the messages; negative when there is none.
  [[nodiscard]] std::int64_t find_room(std::int64_t length) const;

  Address address_;
  std::byte* start_;
  std::int64_t size_;
  std::vector<Message> messages_;  ///< by place
  std::uint64_t sent_ = 0;         ///< how many there were
  bool in_use_ = false;            ///< by a thread that sends or waits
  bool is_detached_ = false;
};

/// Whether mpiwasm keeps the buffer of the process, too. Open MPI packs messages into it, and counts them, without a
/// lock: another thread that detaches it does not wait for a message that is being packed. MPICH 4.0 frees requests of
/// such messages twice.
[[nodiscard]] inline bool keeps_process_buffer() { return translate::callers.give_turns_away(); }

}  // namespace mpiwasm::calls
