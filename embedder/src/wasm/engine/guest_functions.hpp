// The functions of one instance that host functions call: those behind function pointers, and the program's allocator.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>

#include "wasm/engine/owned.hpp"

namespace mpiwasm::wasm {

class GuestFunctions {
 public:
  GuestFunctions() = default;
  GuestFunctions(const GuestFunctions&) = delete;
  GuestFunctions& operator=(const GuestFunctions&) = delete;

  void use_table(wasm_table_t* table) { table_ = table; }
  void use_allocator(wasm_func_t* malloc, wasm_func_t* free) {
    malloc_ = malloc;
    free_ = free;
  }
  [[nodiscard]] bool have_allocator() const { return malloc_ != nullptr && free_ != nullptr; }

  /// Whether the program's function with this index takes so many i32 and returns so many.
  [[nodiscard]] bool contain(std::uint32_t index, std::size_t parameters, std::size_t results);

  /// The following return how the program has left the call, null when it has returned.
  /// Calls a function that contain() has found, with its arguments.
  [[nodiscard]] OwnedTrap call(std::uint32_t index, std::span<const std::uint32_t> arguments, std::uint32_t* result);
  [[nodiscard]] OwnedTrap allocate(std::uint32_t size, std::uint32_t& address);
  [[nodiscard]] OwnedTrap release(std::uint32_t address);

 private:
  /// A function that was called through its pointer, kept because reductions call theirs again and again.
  struct KnownFunction {
    OwnedFunction function;
    std::size_t parameters = 0;
    std::size_t results = 0;
  };
  [[nodiscard]] const KnownFunction* find(std::uint32_t index);

  wasm_table_t* table_ = nullptr;
  wasm_func_t* malloc_ = nullptr;
  wasm_func_t* free_ = nullptr;
  std::unordered_map<std::uint32_t, KnownFunction> known_;  // by function pointer
};

}  // namespace mpiwasm::wasm
