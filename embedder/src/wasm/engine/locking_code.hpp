// Which code may hold a lock that reporting needs: the C library, its loader, the allocator, the unwinder, the C++
// library, what the kernel maps for them, and mpiwasm itself with the engine. A thread interrupted in it must go on
// first; in compiled code and in the code of MPI libraries it holds none of these, for none of them calls back.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "wasm/engine/interrupted_code.hpp"

namespace mpiwasm::wasm {

class LockingCode {
 public:
  /// Looks where they are loaded. Not for signal handlers.
  [[nodiscard]] static LockingCode loaded();

  /// Whether a thread with these registers may hold such a lock. One that waits in the kernel holds none, unless it
  /// changes its memory. For signal handlers: reads nothing but the code at the program counter.
  [[nodiscard]] bool is_interrupted(const Registers& registers) const;

 private:
  struct Range {
    std::uintptr_t begin = 0;
    std::uintptr_t end = 0;
    [[nodiscard]] bool contains(std::uintptr_t address) const { return address >= begin && address < end; }
  };
  template <std::size_t Most>
  struct Ranges {
    std::array<Range, Most> ranges{};
    std::size_t count = 0;
    void add(Range range) {
      if (count < Most) ranges[count++] = range;
    }
    [[nodiscard]] bool contain(std::uintptr_t address) const {
      for (std::size_t i = 0; i < count; ++i)
        if (ranges[i].contains(address)) return true;
      return false;
    }
  };

  Ranges<32> code_;
  Ranges<8> memory_calls_;  ///< the functions of the C library with which allocators change the memory
};

}  // namespace mpiwasm::wasm
