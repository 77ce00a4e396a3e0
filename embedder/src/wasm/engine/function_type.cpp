#include "wasm/engine/function_type.hpp"

#include <cstddef>
#include <vector>

namespace mpiwasm::wasm {
namespace {

wasm_valkind_t native(ValueType type) {
  switch (type) {
    case ValueType::i64:
      return WASM_I64;
    case ValueType::f32:
      return WASM_F32;
    case ValueType::f64:
      return WASM_F64;
    default:
      return WASM_I32;
  }
}

}  // namespace

OwnedFunctionType native_type(const FunctionType& type) {
  const auto convert = [](const std::vector<ValueType>& types) {
    wasm_valtype_vec_t vector;
    wasm_valtype_vec_new_uninitialized(&vector, types.size());
    for (std::size_t i = 0; i < types.size(); ++i) vector.data[i] = wasm_valtype_new(native(types[i]));
    return vector;
  };
  wasm_valtype_vec_t parameters = convert(type.parameters);
  wasm_valtype_vec_t results = convert(type.results);
  return OwnedFunctionType{wasm_functype_new(&parameters, &results)};
}

}  // namespace mpiwasm::wasm
