// Compiles modules written in the text format, for tests that need the engine.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "wasm/engine/engine.hpp"
#include "wasm/engine/instance.hpp"
#include "wasm/engine/module.hpp"
#include "wasm/inspect/module_inspector.hpp"

namespace mpiwasm::tests {

inline std::vector<std::byte> assemble(std::string_view text) {
  const wasm_byte_vec_t given{text.size(), const_cast<char*>(text.data())};
  wasm::OwnedBytes bytes;
  wat2wasm(&given, bytes.get());
  EXPECT_GT(bytes.size(), 0U) << wasm::take_last_error();
  const auto* data = reinterpret_cast<const std::byte*>(bytes.data());
  return {data, data + bytes.size()};
}

inline wasm::Engine make_engine(wasm::Backend backend, std::size_t stack_size = std::size_t{1} << 20) {
  auto engine = wasm::Engine::create({.backend = backend, .stack_size = stack_size, .compiler_threads = 1});
  EXPECT_TRUE(engine) << engine.error().message;
  return std::move(*engine);
}

/// A module with all that belongs to it.
struct Program {
  wasm::Engine engine;
  std::vector<std::byte> bytes;
  wasm::ModuleSummary summary;
  wasm::Module module;
  std::unique_ptr<wasm::Instance> instance;
};

/// Compiles and links; nothing is checked beforehand, as it is in the command.
inline Program load_program(wasm::Backend backend, std::string_view text, std::span<const guest::HostModule> modules,
                            std::size_t stack_size = std::size_t{1} << 20) {
  wasm::Engine engine = make_engine(backend, stack_size);
  auto bytes = assemble(text);
  auto summary = wasm::read_module_summary(bytes);
  EXPECT_TRUE(summary) << summary.error().message;
  auto module = wasm::Module::compile(engine, bytes);
  EXPECT_TRUE(module) << module.error().message;
  auto instance = wasm::Instance::create(engine, *module, *summary, wasm::HostFunctions{modules}, "test.wasm");
  EXPECT_TRUE(instance) << instance.error().message;
  return {std::move(engine), std::move(bytes), std::move(*summary), std::move(*module), std::move(*instance)};
}

}  // namespace mpiwasm::tests
