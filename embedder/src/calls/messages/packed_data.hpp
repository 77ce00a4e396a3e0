// Memory of mpiwasm that holds packed data for a call of the library.
#pragma once

#include <cstddef>
#include <cstdlib>
#include <memory>

namespace mpiwasm::calls {

struct FreePackedData {
  void operator()(std::byte* memory) const { std::free(memory); }
};
using PackedData = std::unique_ptr<std::byte[], FreePackedData>;

/// Zeros for `parts` times `bytes` bytes; nothing without memory. Pages that are not touched cost nothing.
inline PackedData zeroed_data(std::size_t parts, std::size_t bytes) {
  return PackedData(static_cast<std::byte*>(std::calloc(parts, bytes)));
}

}  // namespace mpiwasm::calls
