// MPI calls in process: a context of the built-in MPI, and a guest without an engine whose functions are C++.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "calls/core/library_life.hpp"
#include "calls/core/predefined.hpp"
#include "calls/guest_functions.hpp"
#include "wasi/fake_guest.hpp"

namespace mpiwasm::calls::serial_tests {

/// A guest with an allocator, and with functions that tests define.
class MakingGuest final : public wasi::FakeGuest {
 public:
  using Arguments = std::span<const std::uint32_t>;

  /// By their function pointers.
  std::map<std::uint32_t, std::function<std::uint32_t(Arguments)>> functions;

  [[nodiscard]] std::optional<guest::CallFailure> call_function_pointer(std::uint32_t index, Arguments arguments,
                                                                        std::uint32_t* result) override {
    const auto found = functions.find(index);
    if (found == functions.end()) return guest::CallFailure::not_a_function;
    const std::uint32_t returned = found->second(arguments);
    if (result != nullptr) *result = returned;
    return std::nullopt;
  }
  [[nodiscard]] std::optional<Address> allocate(std::uint32_t size) override {
    constexpr std::uint32_t alignment = 16;
    const Address given{next_};
    next_ += (size + alignment - 1) / alignment * alignment;
    return next_ < memory_size ? std::optional(given) : std::nullopt;
  }
  [[noreturn]] void end(int, std::string_view message, bool) override {
    throw std::runtime_error(std::string(message));
  }

 private:
  std::uint32_t next_ = 0x80000;
};

/// Where things lie in the guest's memory.
inline constexpr Address answer{0x100};
inline constexpr Address second_answer{0x108};
inline constexpr Address third_answer{0x110};
inline constexpr Address list{0x200};
inline constexpr Address second_list{0x300};
inline constexpr Address text{0x400};
inline constexpr Address second_text{0x500};
inline constexpr Address buffer{0x1000};
inline constexpr Address second_buffer{0x2000};
inline constexpr Address window_memory{0x4000};
inline constexpr Address no_status{};

inline constexpr int tag = 7;

inline MakingGuest& guest() {
  static auto& made = *new MakingGuest;
  return made;
}

template <class T>
T load(Address address) {
  return *guest().memory().load<T>(address);
}
template <class T>
void store(Address address, const std::vector<T>& values) {
  for (std::size_t i = 0; i < values.size(); ++i)
    ASSERT_TRUE(guest().memory().store(address + static_cast<std::uint32_t>(i * sizeof(T)), values[i]));
}
inline Address store_text(Address address, const std::string& words) {
  std::memcpy(guest().memory().at(address), words.c_str(), words.size() + 1);
  return address;
}
inline std::string load_text(Address address) { return std::string(*guest().memory().string(address)); }

/// A context whose world runs.
inline Context& context_in(bool starts_library) {
  auto& context = *new Context;  // never destroyed, as that of a process
  context.guest = &guest();
  context.memory = guest().memory();
  context.no_communicator.host = MPI_COMM_SELF;
  context.requests.keep_notes();
  translate::callers.set_only(context.only_caller);
  if (starts_library) {
    EXPECT_EQ(guest_MPI_Init(&context, Address{}, Address{}), 0);
  } else {
    context.library_running = context.world_running = true;
    context.world_rank = 0;
    define_predefined_objects(context);
    define_world(context);
    update_running(context);
  }
  for (const Handle comm : {guest_MPI_COMM_WORLD, guest_MPI_COMM_SELF})
    EXPECT_EQ(guest_MPI_Comm_set_errhandler(&context, comm, guest_MPI_ERRORS_RETURN), 0);
  return context;
}

/// Where the guest's calls run.
inline Context& context() {
  static Context& running = context_in(true);
  return running;
}

/// The handle that a call has made.
inline Handle made(Code code, Address place = answer) {
  EXPECT_EQ(code, 0);
  return load<Handle>(place);
}

}  // namespace mpiwasm::calls::serial_tests
