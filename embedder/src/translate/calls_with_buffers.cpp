#include "translate/calls_with_buffers.hpp"

namespace mpiwasm::translate {

constinit const host::SeparateAllocations* separate_allocations = nullptr;  // NOLINT

}  // namespace mpiwasm::translate
