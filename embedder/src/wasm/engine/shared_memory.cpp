#include "wasm/engine/shared_memory.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace mpiwasm::wasm {
namespace {

constexpr std::uint64_t page_size = 65536;
constexpr std::uint64_t most_pages = 65536;

}  // namespace

Expected<SharedMemory> SharedMemory::create(const Engine& engine, const Limits& limits,
                                            std::optional<std::uint64_t> most_bytes) {
  const std::uint64_t allowed =
      std::min(limits.maximum.value_or(most_pages), most_bytes.value_or(UINT64_MAX) / page_size);
  if (limits.minimum > allowed)
    return tl::unexpected(Error{ErrorKind::instantiation,
                                fmt::format("it starts with {} KiB of memory, but --max-memory allows {}",
                                            limits.minimum * (page_size / 1024), allowed * (page_size / 1024))});
  const wasm_limits_t native{static_cast<std::uint32_t>(limits.minimum), static_cast<std::uint32_t>(allowed)};
  const OwnedMemoryType type{wasmer_memorytype_new_shared(&native)};
  OwnedMemory memory{wasm_memory_new(engine.store(), type.get())};
  OwnedSharedMemory shared{memory ? wasmer_memory_share(memory.get()) : nullptr};
  if (!shared)
    return tl::unexpected(
        Error{ErrorKind::instantiation,
              fmt::format("the program cannot be set up ({} MiB of shared memory, of 8 GiB address space): {}",
                          limits.minimum / 16, take_last_error())});
  return SharedMemory{std::move(memory), std::move(shared)};
}

}  // namespace mpiwasm::wasm
