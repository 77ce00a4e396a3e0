// MPI_Alltoall where Open MPI keeps small blocks of many processes in a buffer as the type that is sent lays them out,
// and takes them from there as the type that is received does.
#pragma once

#include <cstdint>

#include "calls/communicators/communicator.hpp"
#include "calls/datatypes/datatype.hpp"

namespace mpiwasm::calls {

/// One for each process, one behind the other.
struct EqualBlocks {
  std::int64_t count = 0;  ///< elements of one
  MPI_Datatype type = MPI_DATATYPE_NULL;
};

#if defined(OPEN_MPI)

/// Open MPI does so (Bruck's algorithm) from 16 processes on, with blocks of less than 1 KiB; these are rounded. Two
/// types without gaps whose blocks have the same size are laid out alike. The decision is of each process alone, since
/// others may have the same data in other types.
[[nodiscard]] inline bool must_exchange_packed(const Communicator& comm, bool in_place, const Datatype& sent,
                                               std::int64_t sent_count, const Datatype& received,
                                               std::int64_t received_count) {
  constexpr int fewest = 8;
  constexpr std::int64_t longest = 4096;
  if (comm.size < fewest || comm.inter || in_place) return false;
  if (sent.host == received.host && sent_count == received_count) return false;
  if (sent.size > 0 && sent_count > longest / sent.size) return false;
  return !sent.dense || !received.dense || sent_count * sent.size != received_count * received.size;
}

#else

[[nodiscard]] inline bool must_exchange_packed(const Communicator&, bool, const Datatype&, std::int64_t,
                                               const Datatype&, std::int64_t) {
  return false;
}

#endif

/// Exchanges blocks as packed bytes, which processes that pass other types receive as they do from MPI_Alltoall.
/// Returns the host's code.
[[nodiscard]] int exchange_packed(const void* sendbuf, EqualBlocks sent, void* recvbuf, EqualBlocks received,
                                  const Communicator& comm);

}  // namespace mpiwasm::calls
