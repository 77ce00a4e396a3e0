// The compiler and run-time system for guests, set up for speed. It must be made before MPI starts: it catches the
// signals of memory faults, and MPI libraries leave handlers alone that they find.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "wasm/engine/owned.hpp"
#include "wasm/error.hpp"

namespace mpiwasm::wasm {

enum class Backend { llvm, cranelift, singlepass };

[[nodiscard]] std::string_view to_text(Backend backend);
[[nodiscard]] std::optional<Backend> backend_from_text(std::string_view text);
[[nodiscard]] std::vector<Backend> available_backends();

/// "7.4.2 (mpiwasm-1)"
[[nodiscard]] std::string engine_version();

struct EngineOptions {
  Backend backend = Backend::llvm;
  std::size_t stack_size = std::size_t{8} << 20;  ///< of the guest, in bytes
  unsigned compiler_threads = 0;                  ///< 0: one per core
  bool replaceable_code = false;                  ///< of cranelift: code of LLVM can take its place while it runs
};

/// What a first run starts on while LLVM compiles (inspect/first_tier.hpp).
[[nodiscard]] inline EngineOptions first_tier_options(std::size_t stack_size) {
  return {.backend = Backend::cranelift, .stack_size = stack_size, .replaceable_code = true};
}

/// All that compiled code depends on besides the module: engine, backend, its options, processor.
[[nodiscard]] std::string fingerprint(const EngineOptions& options);

class Engine {
 public:
  [[nodiscard]] static Expected<Engine> create(const EngineOptions& options);

  [[nodiscard]] wasm_engine_t* engine() const { return engine_.get(); }
  [[nodiscard]] wasm_store_t* store() const { return store_.get(); }
  [[nodiscard]] const EngineOptions& options() const { return options_; }

 private:
  Engine(EngineOptions options, OwnedEngine engine, OwnedStore store)
      : options_(options), engine_(std::move(engine)), store_(std::move(store)) {}

  EngineOptions options_;
  OwnedEngine engine_;
  OwnedStore store_;
};

}  // namespace mpiwasm::wasm
