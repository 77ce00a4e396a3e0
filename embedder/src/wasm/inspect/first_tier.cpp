#include "wasm/inspect/first_tier.hpp"

#include <algorithm>

namespace mpiwasm::wasm {
namespace {

constexpr double seconds_for_each_byte = 34e-6;

/// A start that takes so long is not felt, and a small program may spend its time in one call of one function, which
/// ends in the code that it began in.
constexpr std::chrono::duration<double> longest_wait{2};

bool has_vector(const FunctionType& type) {
  const auto is_vector = [](ValueType value) { return value == ValueType::v128; };
  return std::ranges::any_of(type.parameters, is_vector) || std::ranges::any_of(type.results, is_vector);
}

}  // namespace

std::chrono::duration<double> time_to_optimise(const ModuleSummary& module, unsigned cores) {
  return std::chrono::duration<double>{static_cast<double>(module.code_size) * seconds_for_each_byte /
                                       std::max(cores, 1U)};
}

bool is_replaceable(const ModuleSummary& module) {
  const bool imports_memory =
      std::ranges::any_of(module.imports, [](const Import& import) { return import.kind == ExternKind::memory; });
  // LLVM passes vectors in integer registers, cranelift in vector registers.
  return !module.memories.empty() && !imports_memory && std::ranges::none_of(module.types, has_vector);
}

bool is_for_first_tier(const ModuleSummary& module, unsigned cores) {
  return is_replaceable(module) && time_to_optimise(module, cores) > longest_wait;
}

}  // namespace mpiwasm::wasm
