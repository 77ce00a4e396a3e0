// What every test of this folder uses: owned handles of the C API and a guest made from WebAssembly text.
#pragma once

#include <gtest/gtest.h>
#include <wasmer.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wasmer_test {

// Owns an object of the C API; its `_delete` function is part of the type.
template <auto delete_function>
struct Deleter {
  template <class T>
  void operator()(T* object) const {
    delete_function(object);
  }
};
template <class T, auto delete_function>
using Owned = std::unique_ptr<T, Deleter<delete_function>>;

using Engine = Owned<wasm_engine_t, wasm_engine_delete>;
using Store = Owned<wasm_store_t, wasm_store_delete>;
using Module = Owned<wasm_module_t, wasm_module_delete>;
using Instance = Owned<wasm_instance_t, wasm_instance_delete>;
using Function = Owned<wasm_func_t, wasm_func_delete>;
using FunctionType = Owned<wasm_functype_t, wasm_functype_delete>;
using Trap = Owned<wasm_trap_t, wasm_trap_delete>;

inline constexpr std::size_t kibibyte = 1024;
inline constexpr std::size_t mebibyte = 1024 * kibibyte;

struct Options {
  wasmer_backend_t backend = LLVM;
  bool optimized = false;  // the four LLVM options; other backends ignore them
  std::size_t stack_size = 8 * mebibyte;
  bool replaceable = false;  // Cranelift's code; other backends ignore it
};
void PrintTo(const Options& options, std::ostream* stream);

// All backends, and LLVM again with its options on.
std::vector<Options> all_options();
std::string options_name(const testing::TestParamInfo<Options>& info);

Engine make_engine(const Options& options);

// A function type from letters, one for each parameter: i (i32), I (i64), f (f32), F (f64); the result after a colon.
FunctionType make_type(std::string_view letters);

// A trap with this message, made where it is called.
wasm_trap_t* make_trap(wasm_store_t* store, std::string_view message);

// What a call into the guest came to.
struct Outcome {
  std::vector<wasm_val_t> results;
  std::string trap;                 // its message; empty when there was none
  std::vector<std::uint32_t> frames;  // function indices, innermost first
  std::vector<std::size_t> offsets;   // where each of them was, in the module

  std::int32_t i32() const { return results.at(0).of.i32; }
  std::int64_t i64() const { return results.at(0).of.i64; }
};

Outcome call(wasm_func_t* function, std::vector<wasm_val_t> arguments = {});

wasm_val_t value(std::int32_t number);
wasm_val_t value(std::int64_t number);
wasm_val_t value(float number);
wasm_val_t value(double number);

// A store with one instance of a module.
class Guest {
 public:
  explicit Guest(const Options& options);

  wasm_engine_t* engine() const { return engine_.get(); }
  wasm_store_t* store() const { return store_.get(); }
  wasm_instance_t* instance() const { return instance_.get(); }

  // Says what the next import is; they come in the order of the module.
  template <class Code>
  void add_import(std::string_view letters, Code* code, void* environment = nullptr) {
    add_import_address(letters, reinterpret_cast<wasmer_direct_code_t>(code), environment);
  }

  void instantiate(std::string_view text);
  void instantiate_serialized(const std::vector<char>& serialized);
  // Without a copy: `serialized` must outlive this guest.
  void instantiate_in_place(const std::vector<char>& serialized);
  std::vector<char> serialize() const;

  wasm_extern_t* exported(std::string_view name) const;
  wasm_func_t* function(std::string_view name) const;
  wasm_memory_t* memory() const;
  wasm_func_t* import(std::size_t index) const { return imports_.at(index).get(); }

  Outcome call(std::string_view name, std::vector<wasm_val_t> arguments = {}) const;

 private:
  void add_import_address(std::string_view letters, wasmer_direct_code_t code, void* environment);
  void make_instance();

  Engine engine_;
  Store store_;
  std::vector<Function> imports_;
  Module module_;
  Instance instance_;
  std::vector<std::pair<std::string, wasm_extern_t*>> exports_;
  wasm_extern_vec_t export_vector_ = WASM_EMPTY_VEC;

 public:
  Guest(const Guest&) = delete;
  Guest& operator=(const Guest&) = delete;
  ~Guest();
};

class EachBackend : public testing::TestWithParam<Options> {};

}  // namespace wasmer_test

#define WASMER_TEST_ON_EACH_BACKEND(suite) \
  INSTANTIATE_TEST_SUITE_P(, suite, testing::ValuesIn(wasmer_test::all_options()), wasmer_test::options_name)
