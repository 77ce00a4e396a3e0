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
  /// It grows to what the module declares, or to what `most_bytes` leaves to it beside the tables of all threads.
  [[nodiscard]] static Expected<SharedMemory> create(const Engine& engine, const ModuleSummary& summary,
                                                     std::optional<std::uint64_t> most_bytes,
                                                     std::uint32_t most_threads);

  /// As many threads besides the main thread may have the module's tables at a time.
  [[nodiscard]] std::uint32_t most_threads() const { return most_threads_; }

  /// The memory in a thread's own store; null when it cannot be had.
  [[nodiscard]] OwnedMemory attach(wasm_store_t* store) const {
    return OwnedMemory{wasmer_shared_memory_attach(store, shared_.get())};
  }
  [[nodiscard]] const guest::MemoryDefinition* definition() const {
    return reinterpret_cast<const guest::MemoryDefinition*>(wasmer_memory_definition(memory_.get()));
  }

 private:
  SharedMemory(OwnedMemory memory, OwnedSharedMemory shared, std::uint32_t most_threads)
      : memory_(std::move(memory)), shared_(std::move(shared)), most_threads_(most_threads) {}

  OwnedMemory memory_;
  OwnedSharedMemory shared_;
  std::uint32_t most_threads_;
};

}  // namespace mpiwasm::wasm
