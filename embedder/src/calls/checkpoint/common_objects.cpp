// See common_objects.hpp.
#include "calls/checkpoint/common_objects.hpp"

#include <algorithm>

#include "calls/communicators/communicator_shape.hpp"
#include "calls/communicators/exchanges.hpp"
#include "calls/communicators/private_communicators.hpp"

namespace mpiwasm::calls {

bool all_make_again(Members members, MixedNumber what) {
  std::ranges::sort(members);
  if (std::ranges::adjacent_find(members) != members.end()) return false;
  int rank = 0;
  MPI_Comm_rank(private_world(), &rank);
  const auto own = std::ranges::find(members, rank);
  if (own == members.end()) return false;
  // Processes with other members do not meet here.
  const int tag = private_tag(PrivateTag::members, MixedNumber(world_secret()).add(members).value());
  return members_have_same(private_world(), members, static_cast<std::size_t>(own - members.begin()), tag,
                           what.value());
}

MixedNumber common_parts(std::string_view kind) { return MixedNumber(world_secret()).add(kind); }

MixedNumber common_parts(const CommunicatorRecipe& recipe, std::uint64_t number) {
  MixedNumber parts = common_parts("a communicator");
  return add_shape(parts.add(number), recipe);
}

}  // namespace mpiwasm::calls
