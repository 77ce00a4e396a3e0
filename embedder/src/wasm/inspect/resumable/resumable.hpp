// The portable form of the guest's stack: a module whose functions can write their frames out and read them back, so
// that a program stops on one machine and continues on another instruction set.
//
// Contract with the host:
//
// - The module made here imports from `mpiwasm_resume_1` exactly put_i32 (i32), put_i64 (i64), take_i32 () -> i32 and
//   take_i64 () -> i64, last among its functions. They are one stack of words: `put` pushes, `take` pops.
//   Floating-point numbers travel as their bits, vectors as two i64, exceptions as the number of their tag and their
//   payload.
// - It exports the mutable global i32 `mpiwasm_resume_state` (ResumeState).
// - To leave, an import that is a stopping point sets `leaving` and returns any value. Each frame puts its live values,
//   last the number of its call site, and returns, innermost first; `_start` returns. Nothing else is called meanwhile.
// - To enter again, the host takes a fresh instance, restores memory, tables, globals (not the state itself) and the
//   words, sets `entering` and calls `_start`. Each function takes its call site, then its values, and calls on. The
//   innermost calls the stopping import again with the same arguments, which sets `running` at its entry. Nothing else
//   of the host is called meanwhile.
// - The host does not leave while a callback of its own into the guest is on the stack, nor in the start function.
//
// The module's own functions move up by four numbers; types, functions and the global that are added come last.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "wasm/error.hpp"

namespace mpiwasm::wasm {

/// Of the form that make_resumable() gives: part of the code's key in the cache, and of an image.
inline constexpr unsigned resumable_version = 2;

inline constexpr std::string_view resume_namespace = "mpiwasm_resume_1";
inline constexpr std::string_view resume_state_global = "mpiwasm_resume_state";

/// Values of the exported global.
enum class ResumeState : int { running = 0, leaving = 1, entering = 2 };

/// Whether an imported function is a stopping point.
using IsStop = std::function<bool(std::string_view import_module, std::string_view name)>;

/// The resumable form of a module that read_module_summary() has accepted. Functions that cannot reach a stopping point
/// keep their code but for the numbers of functions. Fails when the module is corrupt, or keeps a reference to a
/// function or host object where it can stop. Debugging sections are left out.
[[nodiscard]] Expected<std::vector<std::byte>> make_resumable(std::span<const std::byte> module, const IsStop& stops);

}  // namespace mpiwasm::wasm
