// A guest without an engine: a block of memory with nothing behind it, so that one byte too far is a crash.
#pragma once

#include <sys/mman.h>

#include <cstdlib>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "guest/guest.hpp"

namespace mpiwasm::wasi {

class FakeGuest : public guest::Guest {
 public:
  static constexpr std::size_t memory_size = 1U << 20;

  FakeGuest() {
    void* block = ::mmap(nullptr, 2 * memory_size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (block == MAP_FAILED || ::mprotect(block, memory_size, PROT_READ | PROT_WRITE) != 0) std::abort();
    definition_ = {static_cast<std::byte*>(block), memory_size};
  }
  ~FakeGuest() override { ::munmap(definition_.base, 2 * memory_size); }

  [[nodiscard]] guest::LinearMemory memory() const override { return guest::LinearMemory(&definition_); }
  [[nodiscard]] std::optional<guest::CallFailure> call_function_pointer(std::uint32_t, std::span<const std::uint32_t>,
                                                                        std::uint32_t*) override {
    return guest::CallFailure::not_a_function;
  }
  [[nodiscard]] std::optional<guest::Address> allocate(std::uint32_t) override { return std::nullopt; }
  void release(guest::Address) override {}
  [[noreturn]] void end(int exit_code, std::string_view, bool) override { std::_Exit(exit_code); }
  [[noreturn]] void exit(int exit_code) override {
    if (when_exited) when_exited(exit_code);
    std::_Exit(exit_code);
  }
  [[nodiscard]] std::string_view name() const override { return "fake.wasm"; }

  std::function<void(int exit_code)> when_exited;

 private:
  guest::MemoryDefinition definition_{};
};

}  // namespace mpiwasm::wasi
