// Two functions that save an exception which a variable refers to, and make an equal one: its tag's number and payload.
#pragma once

#include <functional>

#include "wasm/inspect/resumable/code_writer.hpp"
#include "wasm/inspect/resumable/module_parts.hpp"

namespace mpiwasm::wasm::resumable {

/// The number of a type in the rewritten module, which is added when it is new.
using NumberOfType = std::function<std::uint32_t(const FunctionType&)>;

/// Whether some exceptions cannot be saved: those with a reference as payload, which no compiler makes.
[[nodiscard]] bool has_unsavable_tag(const ModuleParts& parts);

/// (exnref) -> (). Throws the exception again to see what it is.
[[nodiscard]] Bytes write_put_exception(const ModuleParts& parts, const Added& added, const NumberOfType& number_of);

/// () -> (exnref)
[[nodiscard]] Bytes write_take_exception(const ModuleParts& parts, const Added& added, const NumberOfType& number_of);

}  // namespace mpiwasm::wasm::resumable
