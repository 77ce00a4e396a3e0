// Faults that the engine does not explain. When the guest's stack has overflowed, it lists no calls, because it cannot
// be sure that it can read them; this looks all the same, and comes back empty-handed when it goes wrong. When host
// code cannot access a place in linear memory (MPI libraries get addresses there, and some write more than they
// should), memory that processes share cannot be had when it is first touched, or a library follows a null pointer, it
// would let the process end by the signal.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "wasm/engine/owned.hpp"
#include "wasm/engine/trap.hpp"

namespace mpiwasm::wasm {

/// That many addresses the engine has reserved before linear memory, unless addresses are limited.
inline constexpr std::ptrdiff_t addresses_before_memory = std::ptrdiff_t{1} << 32;

/// What has happened when host code followed a null pointer.
inline constexpr std::string_view null_pointer =
    "a library that it called followed a null pointer, by a defect of the library or because of what the program asked "
    "of it";

/// Why a page of shared memory is missing, and what helps.
inline constexpr std::string_view missing_page =
    "there is no memory for a page that it shares with other processes, as when the file system /dev/shm is full; give "
    "it more space (containers have an option such as --shm-size)";

/// Stands before the engine's handler of memory faults as long as it lives, for the thread that makes it. It must be
/// made after the engine, and before MPI.
class MemoryFaults {
 public:
  /// `memory`: linear memory and the addresses behind it that the engine has reserved; those before it count as well
  /// (addresses_before_memory). `host_failed` is called when host code could not access a place in
  /// it, on the thread of the guest that called it, above its frames, or followed a null pointer, or when a page of
  /// shared memory is missing, where the guest may have touched it itself; it must not return.
  MemoryFaults(wasm_store_t* store, std::span<const std::byte> memory, std::function<void()> host_failed);
  MemoryFaults(const MemoryFaults&) = delete;
  MemoryFaults& operator=(const MemoryFaults&) = delete;
  ~MemoryFaults();

  /// `hook` is called by a signal handler when the stack has overflowed in code that may hold a lock that reporting
  /// needs (locking_code.hpp); it must not return. The guest cannot be left there.
  static void when_in_locking_code(void (*hook)());

  /// `hook` is called by a signal handler on a thread that is not the guest's, but a library's, for the same faults;
  /// the thread stays there. Without one, the process ends.
  static void when_library_thread_failed(void (*hook)(const char* reason));

  /// The calls at the last overflow of the stack, innermost first.
  [[nodiscard]] std::vector<Frame> take();

  /// The host address of the last fault; null if there was none.
  [[nodiscard]] const std::byte* fault_address() const;
  /// Whether it was one for want of a page (missing_page).
  [[nodiscard]] bool is_page_missing() const;
  /// Whether it was one of null_pointer.
  [[nodiscard]] bool is_null_pointer() const;
};

}  // namespace mpiwasm::wasm
