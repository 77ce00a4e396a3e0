// See packed_exchange.hpp.
#include "calls/messages/packed_exchange.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>

#include "calls/messages/packed_data.hpp"

namespace mpiwasm::calls {

namespace {

struct Exchange {
  const void* sendbuf;
  EqualBlocks sent;
  void* recvbuf;
  EqualBlocks received;
  const Communicator& comm;
  int length;  ///< of a packed block
};

/// The blocks of others may be shorter or longer than this process expects: what it takes of each is what it has room
/// for.
int unpack(const Exchange& exchange, std::byte* packed) {
  const EqualBlocks& blocks = exchange.received;
  MPI_Count size = 0;
  MPI_Count lower_bound = 0;
  MPI_Count extent = 0;
  (MPI_Type_size_x)(blocks.type, &size);
  (MPI_Type_get_extent_x)(blocks.type, &lower_bound, &extent);
  if (size == 0) return MPI_SUCCESS;
  const std::int64_t count = std::min<std::int64_t>(blocks.count, exchange.length / size);
  for (std::int64_t block = 0; block < exchange.comm.size; ++block) {
    int position = 0;
    const int code = (MPI_Unpack)(packed + block * exchange.length, exchange.length, &position,
                                  static_cast<std::byte*>(exchange.recvbuf) + block * blocks.count * extent,
                                  static_cast<int>(count), blocks.type, exchange.comm.host);
    if (code != MPI_SUCCESS) return code;
  }
  return MPI_SUCCESS;
}

/// In a call of the library, whose buffers lie apart: these are as unsafe from messages that are too long.
int exchange_in_buffers(const Exchange* exchange) {
  const int processes = exchange->comm.size;
  const EqualBlocks& sent = exchange->sent;
  const auto bytes = static_cast<std::size_t>(exchange->length) * static_cast<std::size_t>(processes);
  const PackedData out = zeroed_data(1, bytes + 1);
  const PackedData in = zeroed_data(1, bytes + 1);
  if (!out || !in) return MPI_ERR_NO_MEM;
  int position = 0;
  int code = MPI_SUCCESS;
  if (bytes > 0)
    code = (MPI_Pack)(exchange->sendbuf, static_cast<int>(sent.count * processes), sent.type, out.get(),
                      static_cast<int>(bytes), &position, exchange->comm.host);
  if (code == MPI_SUCCESS)
    code = (MPI_Alltoall)(out.get(), exchange->length, MPI_BYTE, in.get(), exchange->length, MPI_BYTE,
                          exchange->comm.host);
  return code == MPI_SUCCESS ? unpack(*exchange, in.get()) : code;
}

}  // namespace

int exchange_packed(const void* sendbuf, EqualBlocks sent, void* recvbuf, EqualBlocks received,
                    const Communicator& comm) {
  MPI_Count size = 0;
  MPI_Type_size_x(sent.type, &size);
  std::int64_t all = 0;
  if (__builtin_mul_overflow(sent.count * size, comm.size, &all) || all > std::numeric_limits<int>::max())
    return MPI_ERR_COUNT;
  const Exchange exchange{sendbuf, sent, recvbuf, received, comm, static_cast<int>(sent.count * size)};
  return translate::of_library_with_buffers<translate::Buffers::messages>(&exchange_in_buffers, &exchange);
}

}  // namespace mpiwasm::calls
