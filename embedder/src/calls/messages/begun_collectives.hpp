// Blocking collective operations that libraries have wrong when their processes disagree: they go by what others have
// sent. The nonblocking forms compute all sizes from their own arguments before they send anything, so these are
// called, and waited for; MPICH's scatter and allgather, which do not, are linear_scatters.hpp and
// allgathers_in_blocks.hpp.
#pragma once

#include <cstdint>

#include "calls/communicators/communicator.hpp"
#include "calls/core/context.hpp"
#include "calls/datatypes/datatype.hpp"

namespace mpiwasm::calls {

/// Native processes of a job call the blocking functions, which do not meet the nonblocking ones.
[[nodiscard]] inline bool meets_guests_only() { return !process_context().options.has_native_peers; }

#if defined(OPEN_MPI)

/// As Open MPI 4.1 and 5.0 choose, rounded.
[[nodiscard]] bool broadcasts_parts(int processes, std::int64_t count, std::int64_t size);

/// Between groups, Open MPI gathers the counts of its side by messages that another operation there can receive, or
/// send, and goes by them (coll/inter).
[[nodiscard]] inline bool must_be_begun(const Communicator& comm) { return comm.inter; }
[[nodiscard]] inline bool must_be_begun(const Communicator& comm, const Datatype& /*type*/) { return comm.inter; }
[[nodiscard]] inline bool must_be_begun_to_gather(const Communicator& comm) { return comm.inter; }
[[nodiscard]] inline bool must_be_begun_to_broadcast(const Communicator& comm) { return comm.inter; }
/// MPI_Allreduce in a ring receives data as far from a buffer of the library as they lie from the origin of the type.
[[nodiscard]] inline bool must_be_begun_to_broadcast(const Communicator& comm, const Datatype& type) {
  return comm.inter || type.true_lower_bound != 0;
}

/// In some jobs, MPI_Bcast sends parts to all processes, which exchange them and go by how much they have received
/// (coll/tuned).
[[nodiscard]] inline bool must_be_begun_to_broadcast_parts(const Communicator& comm, const Datatype& type,
                                                           std::int64_t count) {
  return comm.inter || (comm.size >= 16 && broadcasts_parts(comm.size, count, type.size));
}

[[nodiscard]] inline bool must_be_begun_to_count(const Communicator& comm) { return comm.inter; }
[[nodiscard]] inline bool must_be_begun_to_add_up(const Communicator& /*comm*/) { return false; }

/// In a tree, Open MPI goes by how much it has received when it passes on the blocks of others.
[[nodiscard]] inline bool must_be_begun_in_tree(const Communicator& comm) { return comm.inter || comm.size > 2; }

/// Its linear reduction into blocks goes to one process, and from there in such a tree. It takes this one for
/// operations that do not commute, and for some lengths.
[[nodiscard]] bool must_be_begun_to_scatter(const Communicator& comm, const Datatype& type, std::int64_t count,
                                            Handle operation);

#else

/// Alike in both processes, which may have different types.
[[nodiscard]] inline bool must_be_begun_to_gather(const Communicator& comm) {
  return comm.size == 2 && process_context().library.needs_data_at_origin();
}
[[nodiscard]] inline bool must_be_begun_in_tree(const Communicator& /*comm*/) { return false; }
[[nodiscard]] inline bool must_be_begun(const Communicator& /*comm*/) { return false; }
[[nodiscard]] inline bool must_be_begun_to_broadcast_parts(const Communicator& /*comm*/, const Datatype& /*type*/,
                                                           std::int64_t /*count*/) {
  return false;
}
/// From eight processes on, MPICH and its relatives send on as much of a broadcast as they have been sent, from a
/// buffer of their own that has the size of their own count, unless they take the data for one run. Other operations
/// broadcast their results.
constexpr int fewest_that_pass_broadcasts_on = 8;
[[nodiscard]] inline bool must_be_begun(const Communicator& comm, const Datatype& type) {
  if (type.true_lower_bound != 0 && process_context().library.needs_data_at_origin()) return true;
  return comm.size >= fewest_that_pass_broadcasts_on && !comm.inter && !type.is_surely_one_run();
}
/// What is one run lies in memory of the program, but for sums.
[[nodiscard]] inline bool must_be_begun_to_add_up(const Communicator& comm) {
  return comm.size >= fewest_that_pass_broadcasts_on;
}

[[nodiscard]] inline bool must_be_begun_to_scatter(const Communicator& comm, const Datatype& type,
                                                   std::int64_t /*count*/, Handle /*operation*/) {
  return must_be_begun(comm, type);
}

/// Between groups, each broadcasts the result among its own processes, as data with gaps or, in MPI_Allgatherv, as a
/// type made of the counts. Both groups must do the same, and neither knows how many processes and which types the
/// other has.
[[nodiscard]] inline bool must_be_begun_to_broadcast(const Communicator& comm) { return comm.inter; }
[[nodiscard]] inline bool must_be_begun_to_broadcast(const Communicator& comm, const Datatype& type) {
  return comm.inter || must_be_begun(comm, type);
}

/// In MPI_Allgatherv, each of 2^k processes sends on as much as it has been sent, from a buffer that has the size of
/// its own counts; others place what they receive behind as much as they have been sent, which is a negative number
/// where that is no whole number of elements. Two send on only their own block.
[[nodiscard]] inline bool must_be_begun_to_count(const Communicator& comm) { return comm.inter || comm.size > 2; }

#endif

}  // namespace mpiwasm::calls
