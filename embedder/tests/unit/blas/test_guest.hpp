// Linear memory between pages that cannot be accessed, and a guest whose end is an exception.
#pragma once

#include <sys/mman.h>

#include <cstddef>
#include <stdexcept>
#include <string>

#include "guest/guest.hpp"

namespace mpiwasm::blas {

struct Ended : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class TestGuest : public guest::Guest {
 public:
  static constexpr std::size_t size = 65536;
  /// Libraries read, but do not use, what lies a vector or a step before or behind an array: it can be read, not
  /// written.
  static constexpr std::size_t readable = std::size_t{1} << 20;
  static constexpr std::size_t guard = std::size_t{64} << 20;

  explicit TestGuest(std::size_t memory_size = size) {
    void* all =
        ::mmap(nullptr, guard + memory_size + guard, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (all == MAP_FAILED) throw std::runtime_error{"no memory"};
    definition_ = {static_cast<std::byte*>(all) + guard, memory_size};
    if (::mprotect(definition_.base, memory_size, PROT_READ | PROT_WRITE) != 0 ||
        ::mprotect(definition_.base - readable, readable, PROT_READ) != 0 ||
        ::mprotect(definition_.base + memory_size, readable, PROT_READ) != 0)
      throw std::runtime_error{"no access"};
  }
  TestGuest(const TestGuest&) = delete;
  TestGuest& operator=(const TestGuest&) = delete;
  ~TestGuest() override { (void)::munmap(definition_.base - guard, guard + definition_.size + guard); }

  [[nodiscard]] guest::LinearMemory memory() const override { return guest::LinearMemory{&definition_}; }
  [[nodiscard]] std::optional<guest::CallFailure> call_function_pointer(std::uint32_t /*index*/,
                                                                        std::span<const std::uint32_t> /*arguments*/,
                                                                        std::uint32_t* /*result*/) override {
    return guest::CallFailure::not_a_function;
  }
  [[nodiscard]] std::optional<guest::Address> allocate(std::uint32_t /*bytes*/) override { return std::nullopt; }
  void release(guest::Address /*address*/) override {}
  [[noreturn]] void end(int /*exit_code*/, std::string_view message, bool /*backtrace*/) override {
    throw Ended{std::string{message}};
  }
  [[noreturn]] void exit(int /*exit_code*/) override { throw Ended{"exit"}; }
  [[nodiscard]] std::string_view name() const override { return "test.wasm"; }

 private:
  guest::MemoryDefinition definition_{};
};

}  // namespace mpiwasm::blas
