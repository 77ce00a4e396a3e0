// What host functions may ask of the running guest. src/wasm implements it; tests may replace it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "guest/linear_memory.hpp"

namespace mpiwasm::guest {

/// How a guest callback ended when it did not return.
enum class CallFailure {
  not_a_function,  ///< the table index is empty, out of range, or of another type
  ended,           ///< the guest trapped or called exit inside; the job must end
};

/// The running guest program.
class Guest {
 public:
  Guest() = default;
  Guest(const Guest&) = delete;
  Guest& operator=(const Guest&) = delete;
  virtual ~Guest() = default;

  /// The guest's linear memory.
  [[nodiscard]] virtual LinearMemory memory() const = 0;

  /// Calls the guest function with this index in the function table (a C function pointer of the guest), all
  /// of whose parameters are i32. `result` is null for a void function, else it gets the i32 result.
  /// A trap inside ends the job (fatal), so this returns only when the function returned or cannot be called.
  [[nodiscard]] virtual std::optional<CallFailure> call_function_pointer(std::uint32_t index,
                                                                         std::span<const std::uint32_t> arguments,
                                                                         std::uint32_t* result) = 0;

  /// `size` bytes of guest memory, aligned to 16, from the guest's own allocator (its exported malloc) or, when
  /// it exports none, from newly grown pages. Nothing when the guest is out of memory.
  [[nodiscard]] virtual std::optional<Address> allocate(std::uint32_t size) = 0;

  /// Gives memory from allocate() back.
  virtual void release(Address address) = 0;

  /// Ends this rank from inside a host function: the guest's stack is left at once (frames in between are
  /// dropped without destructors), open files are flushed, the line "mpiwasm: <message>" and, when `backtrace`,
  /// the guest's call stack are printed, and the process ends with `exit_code` - through MPI_Abort when MPI runs.
  [[noreturn]] virtual void end(int exit_code, std::string_view message, bool backtrace) = 0;

  /// Ends this rank as the guest's own exit() does, with nothing to report. The guest's stack is left as by end().
  [[noreturn]] virtual void exit(int exit_code) = 0;

  /// The guest program's name for messages, such as "ring.wasm".
  [[nodiscard]] virtual std::string_view name() const = 0;
};

}  // namespace mpiwasm::guest
