// What mpiwasm knows of each group of the guest.
#pragma once

#include <memory>
#include <vector>

#include "calls/core/object.hpp"
#include "calls/core/quota.hpp"

namespace mpiwasm::calls {

/// The processes of a group in its order, by their ranks in MPI_COMM_WORLD.
using Members = std::vector<int>;
/// Stands for a process outside MPI_COMM_WORLD, which the guest has spawned or connected to.
inline constexpr int outside_world = -1;

/// What makes a group again. Groups and communicators of the same processes share their members.
struct GroupRecipe {
  std::shared_ptr<const Members> members;
  /// The session that it derives from; 0 for the world's.
  Handle session{};
};

struct Group : GroupRecipe {
  MPI_Group host = MPI_GROUP_NULL;
  int size = 0;
  Charge charge;
};

[[nodiscard]] std::shared_ptr<const Members> members_of(MPI_Group group);
/// Makes the group of these processes. Returns the host's code, MPI_ERR_GROUP when some are outside MPI_COMM_WORLD.
int make_group(const Members& members, MPI_Group* made);

using GroupTable = HandleTable<Group, HandleKind::group, 0x100>;

}  // namespace mpiwasm::calls
