#include "calls/messages/packed_broadcast.hpp"

#include <bit>
#include <cstddef>
#include <limits>

#include "calls/messages/packed_data.hpp"

namespace mpiwasm::calls {

namespace {

/// Zeros that have room for `length` bytes, and behind them for what the library may take for data when others have
/// sent more: in each step of its exchange it receives at most `length` bytes.
PackedData packed_buffer(std::int64_t length, int processes) {
  const std::size_t steps = std::bit_width(static_cast<unsigned>(processes));
  return zeroed_data(steps + 1, static_cast<std::size_t>(length) + 1);
}

int broadcast(std::byte* packed, int length, void* buffer, int count, const Datatype& type, int root,
              const Communicator& comm) {
  int end = 0;
  const bool sends = !comm.inter && root == comm.rank;
  if (sends) {
    const int code = MPI_Pack(buffer, count, type.host, packed, length, &end, comm.host);
    if (code != MPI_SUCCESS) return code;
  }
  const int code = MPI_Bcast(packed, length, MPI_PACKED, root, comm.host);
  if (code != MPI_SUCCESS || sends) return code;
  return MPI_Unpack(packed, length, &end, buffer, count, type.host, comm.host);
}

int broadcast_large(std::byte* packed, MPI_Count length, void* buffer, MPI_Count count, const Datatype& type, int root,
                    const Communicator& comm) {
  MPI_Count end = 0;
  const bool sends = !comm.inter && root == comm.rank;
  if (sends) {
    const int code = MPI_Pack_c(buffer, count, type.host, packed, length, &end, comm.host);
    if (code != MPI_SUCCESS) return code;
  }
  const int code = MPI_Bcast_c(packed, length, MPI_PACKED, root, comm.host);
  if (code != MPI_SUCCESS || sends) return code;
  return MPI_Unpack_c(packed, length, &end, buffer, count, type.host, comm.host);
}

}  // namespace

int broadcast_packed(void* buffer, std::int64_t count, const Datatype& type, int root, const Communicator& comm) {
  std::int64_t length = 0;
  if (__builtin_mul_overflow(count, type.size, &length)) return MPI_ERR_COUNT;
  if (length == 0) return MPI_Bcast(buffer, 0, MPI_PACKED, root, comm.host);
  const bool large = length > std::numeric_limits<int>::max();
  if (type.layout && type.layout->is_dense(2)) {
    // The library would pack it, which is why it is here.
    void* const data = static_cast<std::byte*>(buffer) + type.true_lower_bound;
    if (!large) return MPI_Bcast(data, static_cast<int>(length), MPI_BYTE, root, comm.host);
    return MPI_Bcast_c == nullptr ? MPI_ERR_COUNT : MPI_Bcast_c(data, length, MPI_BYTE, root, comm.host);
  }
  if (large && (MPI_Pack_c == nullptr || MPI_Bcast_c == nullptr || MPI_Unpack_c == nullptr)) return MPI_ERR_COUNT;
  const PackedData packed = packed_buffer(length, comm.size);
  if (!packed) return MPI_ERR_NO_MEM;
  if (large) return broadcast_large(packed.get(), length, buffer, count, type, root, comm);
  return broadcast(packed.get(), static_cast<int>(length), buffer, static_cast<int>(count), type, root, comm);
}

}  // namespace mpiwasm::calls
