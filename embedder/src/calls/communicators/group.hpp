// What mpiwasm knows of each group of the guest.
#pragma once

#include "calls/core/object.hpp"

namespace mpiwasm::calls {

struct Group {
  MPI_Group host = MPI_GROUP_NULL;
  int size = 0;
  /// The session that it derives from; 0 for the world's.
  Handle session{};
};

using GroupTable = HandleTable<Group, HandleKind::group, 0x100>;

}  // namespace mpiwasm::calls
