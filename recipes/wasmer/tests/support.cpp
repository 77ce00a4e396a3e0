#include "support.hpp"

#include <stdexcept>

namespace wasmer_test {
namespace {

wasm_valtype_t* type_of_letter(char letter) {
  switch (letter) {
    case 'i':
      return wasm_valtype_new(WASM_I32);
    case 'I':
      return wasm_valtype_new(WASM_I64);
    case 'f':
      return wasm_valtype_new(WASM_F32);
    case 'F':
      return wasm_valtype_new(WASM_F64);
    default:
      throw std::invalid_argument("no such type letter");
  }
}

wasm_valtype_vec_t types_of_letters(std::string_view letters) {
  wasm_valtype_vec_t types;
  wasm_valtype_vec_new_uninitialized(&types, letters.size());
  for (std::size_t index = 0; index < letters.size(); ++index) types.data[index] = type_of_letter(letters[index]);
  return types;
}

std::string last_error() {
  const int length = wasmer_last_error_length();
  if (length <= 0) return "no error recorded";
  std::string message(static_cast<std::size_t>(length), '\0');
  wasmer_last_error_message(message.data(), length);
  message.resize(message.find('\0'));
  return message;
}

std::string options_text(const Options& options) {
  switch (options.backend) {
    case CRANELIFT:
      return "cranelift";
    case SINGLEPASS:
      return "singlepass";
    default:
      return options.optimized ? "llvm_optimized" : "llvm";
  }
}

}  // namespace

void PrintTo(const Options& options, std::ostream* stream) { *stream << options_text(options); }

std::vector<Options> all_options() {
  return {{.backend = LLVM}, {.backend = LLVM, .optimized = true}, {.backend = CRANELIFT}, {.backend = SINGLEPASS}};
}

std::string options_name(const testing::TestParamInfo<Options>& info) { return options_text(info.param); }

Engine make_engine(const Options& options) {
  wasm_config_t* config = wasm_config_new();
  wasm_config_set_backend(config, options.backend);
  wasmer_config_stack_size(config, options.stack_size);
  wasmer_config_compiler_threads(config, 1);
  wasmer_config_llvm_non_volatile_memory(config, options.optimized);
  wasmer_config_llvm_plain_float_arithmetic(config, options.optimized);
  wasmer_config_llvm_standard_pipeline(config, options.optimized);
  wasmer_config_llvm_host_cpu(config, options.optimized);
  wasmer_config_cranelift_replaceable(config, options.replaceable);
  return Engine(wasm_engine_new_with_config(config));
}

FunctionType make_type(std::string_view letters) {
  const std::size_t colon = letters.find(':');
  wasm_valtype_vec_t parameters = types_of_letters(letters.substr(0, colon));
  wasm_valtype_vec_t results =
      types_of_letters(colon == std::string_view::npos ? std::string_view() : letters.substr(colon + 1));
  return FunctionType(wasm_functype_new(&parameters, &results));
}

wasm_trap_t* make_trap(wasm_store_t* store, std::string_view message) {
  wasm_message_t bytes;
  wasm_name_new(&bytes, message.size(), message.data());
  wasm_trap_t* trap = wasm_trap_new(store, &bytes);
  wasm_name_delete(&bytes);
  return trap;
}

Outcome call(wasm_func_t* function, std::vector<wasm_val_t> arguments) {
  Outcome outcome;
  outcome.results.resize(wasm_func_result_arity(function), wasm_val_t WASM_INIT_VAL);
  const wasm_val_vec_t argument_vector = {arguments.size(), arguments.data()};
  wasm_val_vec_t result_vector = {outcome.results.size(), outcome.results.data()};
  const Trap trap(wasm_func_call(function, &argument_vector, &result_vector));
  if (!trap) return outcome;

  wasm_message_t message;
  wasm_trap_message(trap.get(), &message);
  outcome.trap.assign(message.data, message.size - 1);
  wasm_name_delete(&message);
  wasm_frame_vec_t frames;
  wasm_trap_trace(trap.get(), &frames);
  for (std::size_t index = 0; index < frames.size; ++index) {
    outcome.frames.push_back(wasm_frame_func_index(frames.data[index]));
    outcome.offsets.push_back(wasm_frame_module_offset(frames.data[index]));
  }
  wasm_frame_vec_delete(&frames);
  return outcome;
}

wasm_val_t value(std::int32_t number) { return WASM_I32_VAL(number); }
wasm_val_t value(std::int64_t number) { return WASM_I64_VAL(number); }
wasm_val_t value(float number) { return WASM_F32_VAL(number); }
wasm_val_t value(double number) { return WASM_F64_VAL(number); }

Guest::Guest(const Options& options) : engine_(make_engine(options)), store_(wasm_store_new(engine_.get())) {}

Guest::~Guest() { wasm_extern_vec_delete(&export_vector_); }

void Guest::add_import_address(std::string_view letters, wasmer_direct_code_t code, void* environment) {
  const FunctionType type = make_type(letters);
  imports_.emplace_back(wasmer_func_new_direct(store(), type.get(), code, environment));
  if (!imports_.back()) throw std::runtime_error(last_error());
}

void Guest::instantiate(std::string_view text) {
  wasm_byte_vec_t source;
  wasm_byte_vec_new(&source, text.size(), text.data());
  wasm_byte_vec_t binary = WASM_EMPTY_VEC;
  wat2wasm(&source, &binary);
  wasm_byte_vec_delete(&source);
  if (binary.size == 0) throw std::runtime_error(last_error());
  module_.reset(wasm_module_new(store(), &binary));
  wasm_byte_vec_delete(&binary);
  make_instance();
}

void Guest::instantiate_serialized(const std::vector<char>& serialized) {
  wasm_byte_vec_t bytes;
  wasm_byte_vec_new(&bytes, serialized.size(), serialized.data());
  module_.reset(wasm_module_deserialize(store(), &bytes));
  wasm_byte_vec_delete(&bytes);
  make_instance();
}

void Guest::instantiate_in_place(const std::vector<char>& serialized) {
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(serialized.data());
  module_.reset(wasmer_module_deserialize_in_place(store(), bytes, serialized.size()));
  make_instance();
}

std::vector<char> Guest::serialize() const {
  wasm_byte_vec_t bytes = WASM_EMPTY_VEC;
  wasm_module_serialize(module_.get(), &bytes);
  std::vector<char> serialized(bytes.data, bytes.data + bytes.size);
  wasm_byte_vec_delete(&bytes);
  return serialized;
}

void Guest::make_instance() {
  if (!module_) throw std::runtime_error(last_error());
  std::vector<wasm_extern_t*> imports;
  for (const Function& function : imports_) imports.push_back(wasm_func_as_extern(function.get()));
  const wasm_extern_vec_t import_vector = {imports.size(), imports.data()};
  wasm_trap_t* trap = nullptr;
  instance_.reset(wasm_instance_new(store(), module_.get(), &import_vector, &trap));
  if (!instance_) throw std::runtime_error(last_error());

  wasm_instance_exports(instance_.get(), &export_vector_);
  wasm_exporttype_vec_t types;
  wasm_module_exports(module_.get(), &types);
  for (std::size_t index = 0; index < types.size; ++index) {
    const wasm_name_t* name = wasm_exporttype_name(types.data[index]);
    exports_.emplace_back(std::string(name->data, name->size), export_vector_.data[index]);
  }
  wasm_exporttype_vec_delete(&types);
}

wasm_extern_t* Guest::exported(std::string_view name) const {
  for (const auto& [export_name, external] : exports_) {
    if (export_name == name) return external;
  }
  throw std::runtime_error("no export " + std::string(name));
}

wasm_func_t* Guest::function(std::string_view name) const { return wasm_extern_as_func(exported(name)); }

wasm_memory_t* Guest::memory() const { return wasm_extern_as_memory(exported("memory")); }

Outcome Guest::call(std::string_view name, std::vector<wasm_val_t> arguments) const {
  return wasmer_test::call(function(name), std::move(arguments));
}

}  // namespace wasmer_test
