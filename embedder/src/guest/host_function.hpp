// How host libraries describe the functions that they offer to the guest; src/wasm turns each into an import.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace mpiwasm::guest {

/// Any direct host function, before it is called through its true type.
using HostCode = void (*)();

/// How many arguments of a direct host function the processor passes in registers, besides its environment.
#if defined(__aarch64__)
inline constexpr std::size_t arguments_in_registers = 7;
#else
inline constexpr std::size_t arguments_in_registers = 5;
#endif

/// What becomes of a call that was looked at where the guest has entered it.
struct QuickEntry {
  enum class Next : std::uint64_t {
    call,     ///< the function is called
    look,     ///< the guest may have to stop here
    returns,  ///< the call has been made, with this result
  };
  Next next = Next::call;
  std::uint64_t result = 0;
};
/// Looks at a call, given its environment, the arguments in registers and those on the stack, the number of the
/// stopping point and that of the arguments.
using QuickCode = QuickEntry (*)(void* environment, const std::uint64_t* registers, const std::uint64_t* stack,
                                 std::uint32_t point, std::uint32_t count);

/// One function the guest may import.
struct HostFunction {
  /// Its name in the import namespace, such as "MPI_Send".
  std::string_view name;
  /// Its wasm type: one letter a parameter, a colon, one letter for the result or none.
  /// i = i32, I = i64, f = f32, d = f64; "iiI:i" takes (i32, i32, i64) and returns i32.
  std::string_view signature;
  /// A plain function `result code(environment*, parameters...)`, called by guest code without any wrapper, on
  /// the guest's stack. It lets no C++ exception out.
  HostCode code;
};

/// Functions offered under one import namespace, with the environment that each gets as first argument.
struct HostModule {
  std::string_view name;
  std::span<const HostFunction> functions;
  void* environment;
  /// Before a function's name it makes another name of the same function: "P" for PMPI_Send.
  std::string_view alias_prefix = {};
  /// Which functions threads of the guest besides its main thread may call: all of them, or else these.
  bool for_all_threads = false;
  std::span<const std::string_view> some_for_all_threads = {};

  [[nodiscard]] bool is_for_all_threads(std::string_view function) const {
    return for_all_threads || std::ranges::find(some_for_all_threads, function) != some_for_all_threads.end();
  }
};

/// Stores a function of any type in a HostFunction.
template <class Result, class... Parameters>
HostCode host_code(Result (*function)(Parameters...)) {
  return reinterpret_cast<HostCode>(function);
}

}  // namespace mpiwasm::guest
