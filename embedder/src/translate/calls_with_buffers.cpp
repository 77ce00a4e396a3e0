#include "translate/calls_with_buffers.hpp"

namespace mpiwasm::translate {

constinit const host::BufferAllocations* allocations_for_messages = nullptr;     // NOLINT
constinit const host::BufferAllocations* allocations_for_files = nullptr;        // NOLINT
constinit const host::BufferAllocations* allocations_for_begun_files = nullptr;  // NOLINT
constinit const host::BufferAllocations* allocations_for_reads = nullptr;        // NOLINT

}  // namespace mpiwasm::translate
