// What mpiwasm knows of each list of hints.
#pragma once

#include "calls/core/object.hpp"

namespace mpiwasm::calls {

struct Info {
  MPI_Info host = MPI_INFO_NULL;
};

using InfoTable = HandleTable<Info, HandleKind::info, 0x100>;

}  // namespace mpiwasm::calls
