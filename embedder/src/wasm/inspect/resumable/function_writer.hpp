// The resumable form of one function.
#pragma once

#include <cstdint>

#include "wasm/inspect/resumable/call_graph.hpp"
#include "wasm/inspect/resumable/code_writer.hpp"
#include "wasm/inspect/resumable/module_parts.hpp"

namespace mpiwasm::wasm::resumable {

struct WrittenFunction {
  Bytes body;
  bool saves_exceptions = false;  ///< uses the helpers for them
};

/// Of a function that cannot reach a stopping point: only the numbers of functions change.
[[nodiscard]] WrittenFunction copy_function(std::span<const std::byte> body, const Added& added);

/// Of one that reaches it.
[[nodiscard]] Expected<WrittenFunction> write_function(const ModuleParts& parts, const CallGraph& graph,
                                                       const Added& added, std::uint32_t function);

}  // namespace mpiwasm::wasm::resumable
