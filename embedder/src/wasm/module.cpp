#include "wasm/module.hpp"

#include <fmt/format.h>

#include <algorithm>

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

}  // namespace

Expected<Module> Module::compile(const Engine& engine, std::span<const std::byte> bytes) {
  const wasm_byte_vec_t view = borrow(bytes);
  OwnedModule module{wasm_module_new(engine.store(), &view)};
  if (!module) {
    return tl::unexpected(
        Error{ErrorKind::compilation, fmt::format("the module cannot be compiled with {}: {}",
                                                  to_text(engine.options().backend), one_line(take_last_error()))});
  }
  return Module{std::move(module)};
}

Expected<Module> Module::deserialize(const Engine& engine, std::span<const std::byte> code) {
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
