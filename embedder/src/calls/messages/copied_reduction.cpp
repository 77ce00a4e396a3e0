#include "calls/messages/copied_reduction.hpp"

#include <cstddef>
#include <cstring>
#include <limits>

#include "calls/messages/packed_data.hpp"

namespace mpiwasm::calls {

int reduce_copied(void* buffer, std::int64_t count, const Datatype& type, MPI_Op operation, int root,
                  const Communicator& comm) {
  const bool large = count > std::numeric_limits<int>::max();
  if (large && MPI_Reduce_c == nullptr) return MPI_ERR_COUNT;
  // Extents are not negative, and the elements, gaps included, lie in the guest's memory.
  const std::int64_t span = count == 0 ? 0 : (count - 1) * type.extent + type.true_extent;
  const PackedData copy = zeroed_data(1, static_cast<std::size_t>(span) + 1);
  if (!copy) return MPI_ERR_NO_MEM;
  std::memcpy(copy.get(), static_cast<const std::byte*>(buffer) + type.true_lower_bound,
              static_cast<std::size_t>(span));
  const void* const sent = copy.get() - type.true_lower_bound;
  if (large) return MPI_Reduce_c(sent, buffer, count, type.host, operation, root, comm.host);
  return MPI_Reduce(sent, buffer, static_cast<int>(count), type.host, operation, root, comm.host);
}

}  // namespace mpiwasm::calls
