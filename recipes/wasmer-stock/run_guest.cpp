// Runs a WebAssembly program on Wasmer's C API as it is published: arguments, clock and standard output, no files. It
// stands beside mpiwasm in measurements, so it does what a user of that API would do, and nothing to be faster.
#include <unistd.h>
#include <wasmer.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <vector>

namespace {

// Answers of WASI.
constexpr std::int32_t success = 0;
constexpr std::int32_t bad_file = 8;
constexpr std::int32_t not_supported = 52;

struct Program {
  std::vector<std::string> arguments;
  wasm_memory_t* memory = nullptr;

  [[nodiscard]] char* at(std::int32_t address) const {
    return wasm_memory_data(memory) + static_cast<std::uint32_t>(address);
  }
  template <class Value>
  void store(std::int32_t address, Value value) const {
    std::memcpy(at(address), &value, sizeof value);
  }
};

using Arguments = const wasm_val_t*;
using Function = std::int32_t (*)(Program&, Arguments);

std::int32_t sizes_of_arguments(Program& program, Arguments words) {
  std::uint32_t bytes = 0;
  for (const std::string& argument : program.arguments) bytes += static_cast<std::uint32_t>(argument.size() + 1);
  program.store(words[0].of.i32, static_cast<std::uint32_t>(program.arguments.size()));
  program.store(words[1].of.i32, bytes);
  return success;
}

std::int32_t get_arguments(Program& program, Arguments words) {
  std::int32_t pointer = words[0].of.i32;
  std::int32_t text = words[1].of.i32;
  for (const std::string& argument : program.arguments) {
    program.store(pointer, text);
    std::memcpy(program.at(text), argument.c_str(), argument.size() + 1);
    pointer += 4;
    text += static_cast<std::int32_t>(argument.size() + 1);
  }
  return success;
}

std::int32_t get_time(Program& program, Arguments words) {
  timespec now = {};
  clock_gettime(words[0].of.i32 == 1 ? CLOCK_MONOTONIC : CLOCK_REALTIME, &now);
  program.store(words[2].of.i32, static_cast<std::int64_t>(now.tv_sec) * 1'000'000'000 + now.tv_nsec);
  return success;
}

std::int32_t write_file(Program& program, Arguments words) {
  if (words[0].of.i32 != 1 && words[0].of.i32 != 2) return bad_file;
  std::uint32_t written = 0;
  for (std::int32_t i = 0; i < words[2].of.i32; ++i) {
    std::int32_t block[2];
    std::memcpy(block, program.at(words[1].of.i32 + 8 * i), sizeof block);
    const ssize_t count = write(words[0].of.i32, program.at(block[0]), static_cast<std::uint32_t>(block[1]));
    if (count < 0) return bad_file;
    written += static_cast<std::uint32_t>(count);
  }
  program.store(words[3].of.i32, written);
  return success;
}

std::int32_t leave(Program&, Arguments words) {
  std::fflush(nullptr);
  std::_Exit(words[0].of.i32);
}

const std::map<std::string, Function>& functions() {
  static const std::map<std::string, Function> all = {
      {"args_sizes_get", sizes_of_arguments},
      {"args_get", get_arguments},
      {"clock_time_get", get_time},
      {"fd_write", write_file},
      {"proc_exit", leave},
      {"fd_prestat_get", [](Program&, Arguments) { return bad_file; }},
  };
  return all;
}

struct Call {
  Program* program;
  Function function;
  bool has_result;
};

wasm_trap_t* call(void* environment, const wasm_val_vec_t* words, wasm_val_vec_t* results) {
  const Call& what = *static_cast<Call*>(environment);
  const std::int32_t answer = what.function == nullptr ? not_supported : what.function(*what.program, words->data);
  if (what.has_result) results->data[0] = WASM_I32_VAL(answer);
  return nullptr;
}

[[noreturn]] void fail(const std::string& what) {
  std::string reason(static_cast<std::size_t>(wasmer_last_error_length()), '\0');
  if (!reason.empty()) wasmer_last_error_message(reason.data(), static_cast<int>(reason.size()));
  std::fprintf(stderr, "run-guest: %s%s%s\n", what.c_str(), reason.empty() ? "" : ": ", reason.c_str());
  std::exit(1);
}

std::vector<wasm_extern_t*> imports_of(wasm_store_t* store, const wasm_module_t* module, Program& program) {
  wasm_importtype_vec_t types;
  wasm_module_imports(module, &types);
  std::vector<wasm_extern_t*> imports;
  for (std::size_t i = 0; i < types.size; ++i) {
    const wasm_name_t* name = wasm_importtype_name(types.data[i]);
    const wasm_functype_t* type = wasm_externtype_as_functype_const(wasm_importtype_type(types.data[i]));
    if (type == nullptr) fail("the module imports what is no function");
    const auto found = functions().find(std::string(name->data, name->size));
    // Lives as long as the process.
    auto* what =
        new Call{&program, found == functions().end() ? nullptr : found->second, wasm_functype_results(type)->size > 0};
    imports.push_back(wasm_func_as_extern(wasm_func_new_with_env(store, type, call, what, nullptr)));
  }
  return imports;
}

wasmer_backend_t backend_of(const std::string& name) {
  if (name == "cranelift") return CRANELIFT;
  if (name == "singlepass") return SINGLEPASS;
  if (name != "llvm") fail("no backend " + name);
  return LLVM;
}

}  // namespace

int main(int argc, char** argv) {
  int next = 1;
  wasmer_backend_t backend = LLVM;
  if (next + 1 < argc && std::strcmp(argv[next], "--backend") == 0) {
    backend = backend_of(argv[next + 1]);
    next += 2;
  }
  if (next >= argc) fail("usage: run-guest [--backend NAME] program.wasm arguments...");
  std::ifstream file(argv[next], std::ios::binary);
  const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
  Program program;
  program.arguments.assign(argv + next, argv + argc);

  wasm_config_t* config = wasm_config_new();
  wasm_config_set_backend(config, backend);
  wasm_store_t* store = wasm_store_new(wasm_engine_new_with_config(config));
  wasm_byte_vec_t binary;
  wasm_byte_vec_new(&binary, bytes.size(), bytes.data());
  wasm_module_t* module = wasm_module_new(store, &binary);
  if (module == nullptr) fail(argv[next]);
  std::vector<wasm_extern_t*> imports = imports_of(store, module, program);
  const wasm_extern_vec_t import_vector = {imports.size(), imports.data()};
  wasm_instance_t* instance = wasm_instance_new(store, module, &import_vector, nullptr);
  if (instance == nullptr) fail("cannot instantiate");

  wasm_exporttype_vec_t types;
  wasm_extern_vec_t exports;
  wasm_module_exports(module, &types);
  wasm_instance_exports(instance, &exports);
  wasm_func_t* start = nullptr;
  for (std::size_t i = 0; i < exports.size; ++i) {
    const wasm_name_t* name = wasm_exporttype_name(types.data[i]);
    const std::string text(name->data, name->size);
    if (text == "memory") program.memory = wasm_extern_as_memory(exports.data[i]);
    if (text == "_start") start = wasm_extern_as_func(exports.data[i]);
  }
  if (start == nullptr || program.memory == nullptr) fail("the module is no program");
  const wasm_val_vec_t none = WASM_EMPTY_VEC;
  wasm_val_vec_t results = WASM_EMPTY_VEC;
  if (wasm_func_call(start, &none, &results) != nullptr) fail("the program trapped");
  return 0;
}
