// The memory of a program with threads, in which each thread has an instance of the module.
#pragma once

#include <cstdint>
#include <optional>

#include "guest/linear_memory.hpp"
#include "wasm/engine/engine.hpp"
#include "wasm/engine/owned.hpp"
#include "wasm/error.hpp"
#include "wasm/inspect/module_summary.hpp"

namespace mpiwasm::wasm {

class SharedMemory {
 public:
  /// With the limits that the module declares; it grows to `most_bytes` if that is less than its maximum.
  [[nodiscard]] static Expected<SharedMemory> create(const Engine& engine, const Limits& limits,
                                                     std::optional<std::uint64_t> most_bytes);

  /// The memory in a thread's own store; null when it cannot be had.
  [[nodiscard]] OwnedMemory attach(wasm_store_t* store) const {
    return OwnedMemory{wasmer_shared_memory_attach(store, shared_.get())};
  }
  [[nodiscard]] const guest::MemoryDefinition* definition() const {
    return reinterpret_cast<const guest::MemoryDefinition*>(wasmer_memory_definition(memory_.get()));
  }

 private:
  SharedMemory(OwnedMemory memory, OwnedSharedMemory shared) : memory_(std::move(memory)), shared_(std::move(shared)) {}

  OwnedMemory memory_;
  OwnedSharedMemory shared_;
};

}  // namespace mpiwasm::wasm
