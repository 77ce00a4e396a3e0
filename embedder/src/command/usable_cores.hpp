// How many cores this rank has: launchers bind ranks to some of them.
#pragma once

#include <algorithm>
#include <cstddef>

#include "wasi/processor_set.hpp"

namespace mpiwasm::command {

[[nodiscard]] inline unsigned usable_cores() {
  return static_cast<unsigned>(std::max<std::size_t>(wasi::ProcessorSet::of_this_thread().count(), 1));
}

}  // namespace mpiwasm::command
