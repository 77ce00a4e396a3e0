// How many cores this rank has: launchers bind ranks to some of them.
#pragma once

#include <sched.h>

namespace mpiwasm::command {

[[nodiscard]] inline unsigned usable_cores() {
  cpu_set_t cores;
  return ::sched_getaffinity(0, sizeof cores, &cores) == 0 ? static_cast<unsigned>(CPU_COUNT(&cores)) : 1;
}

}  // namespace mpiwasm::command
