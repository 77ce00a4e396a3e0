#include "calls/checkpoint/all_or_none.hpp"

#include <fmt/format.h>

#include <array>
#include <limits>

#include "calls/communicators/private_communicators.hpp"
#include "calls/core/call.hpp"

namespace mpiwasm::calls {

void end_unless_all_are_alike(Context& context) {
  constexpr int none = std::numeric_limits<int>::max();
  std::array<int, 2> first = {none, none};  // that cannot be saved, and that can
  first[context.options.can_be_saved ? 1 : 0] = context.world_rank;
  const MPI_Comm world = private_world();
  int size = 1;
  if (MPI_Comm_size(world, &size) != MPI_SUCCESS || size == 1) return;
  if (MPI_Allreduce(MPI_IN_PLACE, first.data(), 2, MPI_INT, MPI_MIN, world) != MPI_SUCCESS) return;
  if (first[0] == none || first[1] == none) return;
  if (first[0] == context.world_rank)
    end_guest(context, 1,
              fmt::format(
                  "the program runs without --checkpoint, and rank {} with it; all programs of a job need it, or none",
                  first[1]),
              false);
  // That one ends all.
  MPI_Barrier(world);
}

}  // namespace mpiwasm::calls
