// Owners of the objects of Wasmer's C API; the only place that deletes them.
#pragma once

#include <wasmer.h>

#include <memory>
#include <string>
#include <string_view>

namespace mpiwasm::wasm {

template <auto Delete>
struct Deleter {
  template <class T>
  void operator()(T* object) const {
    Delete(object);
  }
};

using OwnedEngine = std::unique_ptr<wasm_engine_t, Deleter<wasm_engine_delete>>;
using OwnedStore = std::unique_ptr<wasm_store_t, Deleter<wasm_store_delete>>;
using OwnedModule = std::unique_ptr<wasm_module_t, Deleter<wasm_module_delete>>;
using OwnedInstance = std::unique_ptr<wasm_instance_t, Deleter<wasm_instance_delete>>;
using OwnedMemory = std::unique_ptr<wasm_memory_t, Deleter<wasm_memory_delete>>;
using OwnedMemoryType = std::unique_ptr<wasm_memorytype_t, Deleter<wasm_memorytype_delete>>;
using OwnedSharedMemory = std::unique_ptr<wasmer_shared_memory_t, Deleter<wasmer_shared_memory_delete>>;
using OwnedFunction = std::unique_ptr<wasm_func_t, Deleter<wasm_func_delete>>;
using OwnedFunctionType = std::unique_ptr<wasm_functype_t, Deleter<wasm_functype_delete>>;
using OwnedReference = std::unique_ptr<wasm_ref_t, Deleter<wasm_ref_delete>>;
using OwnedReplaceable = std::unique_ptr<wasmer_replaceable_t, Deleter<wasmer_replaceable_delete>>;
using OwnedTrap = std::unique_ptr<wasm_trap_t, Deleter<wasm_trap_delete>>;

/// A vector of the C API, such as wasm_byte_vec_t, with its contents.
template <class Vector, void (*Delete)(Vector*)>
class OwnedVector {
 public:
  OwnedVector() = default;
  OwnedVector(const OwnedVector&) = delete;
  OwnedVector& operator=(const OwnedVector&) = delete;
  ~OwnedVector() { Delete(&vector_); }

  [[nodiscard]] Vector* get() { return &vector_; }
  [[nodiscard]] std::size_t size() const { return vector_.size; }
  [[nodiscard]] auto* data() const { return vector_.data; }

 private:
  Vector vector_{};
};

using OwnedBytes = OwnedVector<wasm_byte_vec_t, wasm_byte_vec_delete>;
using OwnedExterns = OwnedVector<wasm_extern_vec_t, wasm_extern_vec_delete>;
using OwnedFrames = OwnedVector<wasm_frame_vec_t, wasm_frame_vec_delete>;

/// Takes what the last failing call of this thread said.
[[nodiscard]] inline std::string take_last_error() {
  std::string message(static_cast<std::size_t>(wasmer_last_error_length()), '\0');
  if (!message.empty() && wasmer_last_error_message(message.data(), static_cast<int>(message.size())) < 0) return {};
  while (!message.empty() && message.back() == '\0') message.pop_back();
  return message;
}

}  // namespace mpiwasm::wasm
