#include "wasm/engine/shared_memory.hpp"

#include <fmt/format.h>

#include "wasm/inspect/limit_memory.hpp"

namespace mpiwasm::wasm {

Expected<SharedMemory> SharedMemory::create(const Engine& engine, const ModuleSummary& summary,
                                            std::optional<std::uint64_t> most_bytes, std::uint32_t most_threads) {
  const auto shares = share_with_threads(summary, most_bytes, most_threads);
  if (!shares) return tl::unexpected(shares.error());
  const std::uint64_t pages = summary.memories.front().minimum;
  const wasm_limits_t native{static_cast<std::uint32_t>(pages), static_cast<std::uint32_t>(shares->memory_pages)};
  const OwnedMemoryType type{wasmer_memorytype_new_shared(&native)};
  OwnedMemory memory{wasm_memory_new(engine.store(), type.get())};
  OwnedSharedMemory shared{memory ? wasmer_memory_share(memory.get()) : nullptr};
  if (!shared)
    return tl::unexpected(
        Error{ErrorKind::instantiation,
              fmt::format("the program cannot be set up ({} MiB of shared memory, of 8 GiB address space): {}",
                          pages / 16, take_last_error())});
  return SharedMemory{std::move(memory), std::move(shared), shares->threads};
}

}  // namespace mpiwasm::wasm
