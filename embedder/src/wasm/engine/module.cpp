#include "wasm/engine/module.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>

namespace mpiwasm::wasm {
namespace {

/// A view for calls that only read; it owns nothing.
wasm_byte_vec_t borrow(std::span<const std::byte> bytes) {
  return {bytes.size(), reinterpret_cast<wasm_byte_t*>(const_cast<std::byte*>(bytes.data()))};
}

/// The engine's messages have several lines; people need one.
std::string one_line(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

/// Why a module was not compiled, in words for its user: what singlepass lacks is what compilers emit by default.
std::string compilation_failure(Backend backend, std::string reason) {
  const bool has_simd = reason.find("not yet implemented") != std::string::npos ||
                        reason.find("SIMD support is not enabled") != std::string::npos;
  if (backend == Backend::singlepass && has_simd)
    return "the module has SIMD, which singlepass cannot compile; use --backend cranelift or llvm, or compile the "
           "program with -mno-simd128 -mno-relaxed-simd";
  return fmt::format("the module cannot be compiled with {}: {}", to_text(backend), one_line(std::move(reason)));
}

}  // namespace

Expected<Module> Module::compile(const Engine& engine, std::span<const std::byte> bytes) {
  const wasm_byte_vec_t view = borrow(bytes);
  OwnedModule module{wasm_module_new(engine.store(), &view)};
  if (!module) {
    return tl::unexpected(
        Error{ErrorKind::compilation, compilation_failure(engine.options().backend, take_last_error())});
  }
  return Module{std::move(module)};
}

Expected<Module> Module::load(const Engine& engine, CacheEntry entry) {
  const auto code = entry.payload();
  OwnedModule module{wasmer_module_deserialize_in_place(
      engine.store(), reinterpret_cast<const std::uint8_t*>(code.data()), code.size())};
  if (!module) {
    return tl::unexpected(
        Error{ErrorKind::compilation, fmt::format("the engine cannot load it: {}", one_line(take_last_error()))});
  }
  return Module{std::move(module), std::move(entry)};
}

Expected<Module> Module::load_copy(const Engine& engine, std::span<const std::byte> code) {
  const wasm_byte_vec_t view = borrow(code);
  OwnedModule module{wasm_module_deserialize(engine.store(), &view)};
  if (!module) {
    return tl::unexpected(
        Error{ErrorKind::compilation, fmt::format("the engine cannot load it: {}", one_line(take_last_error()))});
  }
  return Module{std::move(module)};
}

std::vector<std::byte> Module::serialize() const {
  OwnedBytes bytes;
  wasm_module_serialize(module_.get(), bytes.get());
  const auto* data = reinterpret_cast<const std::byte*>(bytes.data());
  return {data, data + bytes.size()};
}

}  // namespace mpiwasm::wasm
