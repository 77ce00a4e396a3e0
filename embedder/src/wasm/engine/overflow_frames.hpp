// The guest's calls when its stack has overflowed. The engine lists none then, because it cannot be sure that it can
// read them; this looks all the same, and comes back empty-handed when it goes wrong.
#pragma once

#include <cstddef>
#include <vector>

#include "wasm/engine/owned.hpp"
#include "wasm/engine/trap.hpp"

namespace mpiwasm::wasm {

/// Stands before the engine's handler of memory faults as long as it lives, for the thread that makes it. It must be
/// made after the engine, and before MPI.
class OverflowFrames {
 public:
  explicit OverflowFrames(wasm_store_t* store);
  OverflowFrames(const OverflowFrames&) = delete;
  OverflowFrames& operator=(const OverflowFrames&) = delete;
  ~OverflowFrames();

  /// `hook` is called by a signal handler when the stack has overflowed in code that may hold a lock that reporting
  /// needs (locking_code.hpp); it must not return. The guest cannot be left there.
  static void when_in_locking_code(void (*hook)());

  /// The calls at the last overflow of the stack, innermost first.
  [[nodiscard]] std::vector<Frame> take();

  /// The host address of the last fault; null if there was none.
  [[nodiscard]] const std::byte* fault_address() const;
};

}  // namespace mpiwasm::wasm
