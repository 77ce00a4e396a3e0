// --max-memory, and a limit on tables: a module's memory and tables get a lower maximum, so that the engine itself
// refuses to grow them. Each thread has tables, variables and records of functions of its own; they also limit how many
// threads there are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "wasm/error.hpp"
#include "wasm/inspect/module_summary.hpp"

namespace mpiwasm::wasm {

/// The elements of all tables of a module together, as many as browsers admit in one.
inline constexpr std::uint64_t most_table_elements = 10'000'000;

/// What all threads besides the main thread may have of their own, in bytes: as much as a memory may.
inline constexpr std::uint64_t most_size_of_threads = 4'000'000'000;

/// Whether the tables of a module may become larger than limit_memory() lets them.
[[nodiscard]] bool has_large_tables(const ModuleSummary& module);

/// The same module with these limits; without `most_bytes`, those of tables. `module` must have passed
/// read_module_summary(). The error says what the program starts with, when that is more.
[[nodiscard]] Expected<std::vector<std::byte>> limit_memory(std::span<const std::byte> module,
                                                            std::optional<std::uint64_t> most_bytes);

/// What the threads of a program are given.
struct ThreadShares {
  std::uint64_t memory_pages = 0;  ///< what the memory that they have in common may grow to
  std::uint32_t threads = 0;       ///< how many there may be at a time besides the main thread
};

/// For a module that uses_threads(). Threads that have little of their own are only limited by `most_threads`.
[[nodiscard]] Expected<ThreadShares> share_with_threads(const ModuleSummary& module,
                                                        std::optional<std::uint64_t> most_bytes,
                                                        std::uint32_t most_threads);

}  // namespace mpiwasm::wasm
