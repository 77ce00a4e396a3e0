#include "wasm/engine/engine.hpp"

#include <fmt/format.h>

#include <array>

#include "wasm/cache/cpu.hpp"

namespace mpiwasm::wasm {
namespace {

constexpr std::array all_backends{Backend::llvm, Backend::cranelift, Backend::singlepass};

/// Options of the LLVM backend. Part of the fingerprint: a new option needs a new string.
constexpr std::string_view llvm_options = "non-volatile-memory plain-float standard-pipeline host-cpu";

/// What the engine was built from (cmake/engine_recipe.cmake). Any change of it, such as a patch, may change the form
/// in which the engine keeps code or the code itself: no engine may read what another one has kept.
constexpr std::string_view recipe = MPIWASM_ENGINE_RECIPE;

wasmer_backend_t native(Backend backend) {
  switch (backend) {
    case Backend::cranelift:
      return CRANELIFT;
    case Backend::singlepass:
      return SINGLEPASS;
    case Backend::llvm:
      break;
  }
  return LLVM;
}

}  // namespace

std::string_view to_text(Backend backend) {
  switch (backend) {
    case Backend::llvm:
      return "llvm";
    case Backend::cranelift:
      return "cranelift";
    case Backend::singlepass:
      return "singlepass";
  }
  return "?";
}

std::optional<Backend> backend_from_text(std::string_view text) {
  for (const Backend backend : all_backends)
    if (to_text(backend) == text) return backend;
  return std::nullopt;
}

std::vector<Backend> available_backends() {
  std::vector<Backend> available;
  for (const Backend backend : all_backends)
    if (wasmer_is_backend_available(native(backend))) available.push_back(backend);
  return available;
}

std::string engine_version() { return fmt::format("{} ({})", wasmer_version(), wasmer_mpiwasm_patch_level()); }

Expected<Engine> Engine::create(const EngineOptions& options) {
  const auto failed = [&] {
    return tl::unexpected(Error{
        ErrorKind::instantiation,
        fmt::format("the engine cannot be started with backend {}: {}", to_text(options.backend), take_last_error())});
  };
  if (!wasmer_is_backend_available(native(options.backend))) {
    return tl::unexpected(Error{ErrorKind::instantiation, fmt::format("this mpiwasm was built without the backend {}",
                                                                      to_text(options.backend))});
  }
  wasm_config_t* config = wasm_config_new();
  wasm_config_set_backend(config, native(options.backend));
  wasmer_config_stack_size(config, options.stack_size);
  if (options.compiler_threads > 0) wasmer_config_compiler_threads(config, options.compiler_threads);
  if (options.backend == Backend::llvm) {
    wasmer_config_llvm_non_volatile_memory(config, true);
    wasmer_config_llvm_plain_float_arithmetic(config, true);
    wasmer_config_llvm_standard_pipeline(config, true);
    wasmer_config_llvm_host_cpu(config, true);
  }
  if (options.backend == Backend::cranelift) wasmer_config_cranelift_replaceable(config, options.replaceable_code);
  OwnedEngine engine{wasm_engine_new_with_config(config)};
  if (!engine) return failed();
  OwnedStore store{wasm_store_new(engine.get())};
  if (!store) return failed();
  return Engine{options, std::move(engine), std::move(store)};
}

std::string fingerprint(const EngineOptions& options) {
  std::string_view settings;
  if (options.backend == Backend::llvm) settings = llvm_options;
  if (options.backend == Backend::cranelift && options.replaceable_code) settings = "replaceable";
  return fmt::format("wasmer {}, recipe {}; {} {}; {}", engine_version(), recipe, to_text(options.backend), settings,
                     identify_cpu().identity);
}

}  // namespace mpiwasm::wasm
