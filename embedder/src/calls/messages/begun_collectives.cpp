// See begun_collectives.hpp.
#include "calls/messages/begun_collectives.hpp"

#include <algorithm>

#include "calls/core/context.hpp"

namespace mpiwasm::calls {

#if defined(OPEN_MPI)

bool broadcasts_parts(int processes, std::int64_t count, std::int64_t size) {
  if (processes < 16 || (processes >= 32 && processes < 1024)) return false;
  const std::int64_t shortest = processes < 32 ? 1 << 20 : 1 << 18;
  return count >= shortest / std::max<std::int64_t>(size, 1);
}

bool must_be_begun_to_scatter(const Communicator& comm, const Datatype& type, std::int64_t count, Handle operation) {
  if (!must_be_begun_in_tree(comm)) return false;
  if (comm.inter) return true;
  const Operation* object = process_context().operations.target(operation);
  if (object != nullptr && !object->commutes) return true;
  // As Open MPI 4.1 and 5.0 choose (coll/tuned), rounded.
  const std::int64_t shortest = comm.size < 8 ? 0 : 32;
  const std::int64_t longest = comm.size < 4 ? 131072 : comm.size < 32 ? 524288 : 65536;
  const std::int64_t size = std::max<std::int64_t>(type.size, 1);
  return count > longest / size || count * type.size < shortest || count * type.size >= longest;
}

#endif

}  // namespace mpiwasm::calls
