#include "wasm/engine/guest_functions.hpp"

#include <algorithm>
#include <array>

namespace mpiwasm::wasm {
namespace {

constexpr std::size_t most_arguments = 16;

wasm_val_t i32_value(std::uint32_t word) {
  wasm_val_t value{};
  value.kind = WASM_I32;
  value.of.i32 = static_cast<std::int32_t>(word);
  return value;
}

bool all_i32(const wasm_valtype_vec_t* types) {
  for (std::size_t i = 0; i < types->size; ++i)
    if (wasm_valtype_kind(types->data[i]) != WASM_I32) return false;
  return true;
}

OwnedTrap call_function(wasm_func_t* function, std::span<const std::uint32_t> arguments, std::uint32_t* result) {
  std::array<wasm_val_t, most_arguments> values{};
  std::ranges::transform(arguments, values.begin(), i32_value);
  wasm_val_t returned = i32_value(0);
  const wasm_val_vec_t given{arguments.size(), values.data()};
  wasm_val_vec_t results{result == nullptr ? 0U : 1U, &returned};
  OwnedTrap trap{wasm_func_call(function, &given, &results)};
  if (!trap && result != nullptr) *result = static_cast<std::uint32_t>(returned.of.i32);
  return trap;
}

}  // namespace

const GuestFunctions::KnownFunction* GuestFunctions::find(std::uint32_t index) {
  // A compiled C or C++ program never changes its table, so what was found stays right.
  if (const auto known = known_.find(index); known != known_.end()) return &known->second;

  if (table_ == nullptr || index >= wasm_table_size(table_)) return nullptr;
  const OwnedReference reference{wasm_table_get(table_, index)};
  if (!reference) return nullptr;
  OwnedFunction function{wasm_ref_as_func(reference.get())};
  if (!function) return nullptr;
  const OwnedFunctionType type{wasm_func_type(function.get())};
  const wasm_valtype_vec_t* parameters = wasm_functype_params(type.get());
  const wasm_valtype_vec_t* results = wasm_functype_results(type.get());
  if (!all_i32(parameters) || !all_i32(results) || results->size > 1 || parameters->size > most_arguments)
    return nullptr;
  return &known_.emplace(index, KnownFunction{std::move(function), parameters->size, results->size}).first->second;
}

bool GuestFunctions::contain(std::uint32_t index, std::size_t parameters, std::size_t results) {
  const KnownFunction* known = find(index);
  return known != nullptr && known->parameters == parameters && known->results == results;
}

OwnedTrap GuestFunctions::call(std::uint32_t index, std::span<const std::uint32_t> arguments, std::uint32_t* result) {
  return call_function(find(index)->function.get(), arguments, result);
}

OwnedTrap GuestFunctions::allocate(std::uint32_t size, std::uint32_t& address) {
  address = 0;
  return call_function(malloc_, {{size}}, &address);
}

OwnedTrap GuestFunctions::release(std::uint32_t address) { return call_function(free_, {{address}}, nullptr); }

}  // namespace mpiwasm::wasm
