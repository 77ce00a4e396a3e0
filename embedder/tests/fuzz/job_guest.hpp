// The guest of the MPI fuzzer, without an engine: memory amid a wide unmapped range, functions that MPI calls, and an
// allocator.
#pragma once

#include <sys/mman.h>

#include <array>
#include <atomic>
#include <cstdlib>
#include <functional>
#include <optional>
#include <span>
#include <string_view>

#include "guest/guest.hpp"

namespace mpiwasm::fuzz {

/// Where things lie in the guest's memory.
namespace place {
inline constexpr std::uint32_t end = 0x80000;
inline constexpr std::uint32_t handles = 0x1000;  ///< a row for each kind of handle
inline constexpr std::uint32_t row_length = 32;   ///< handles of a row
inline constexpr std::uint32_t first_made = 8;    ///< of a row; those before it are predefined ones
inline constexpr std::uint32_t answers = 0x2800;  ///< of the calls that the fuzzer makes for itself
inline constexpr std::uint32_t statuses = 0x3000;
inline constexpr std::uint32_t lists = 0x4000;
inline constexpr std::uint32_t list_room = 0x100;
inline constexpr std::uint32_t list_count = 32;
inline constexpr std::uint32_t texts = 0x6000;
inline constexpr std::uint32_t blocks = 0x8000;
inline constexpr std::uint32_t buffers = 0x20000;
inline constexpr std::uint32_t large_blocks = 0x60000;
/// Behind the end: memory that is there for landing.cpp alone, so that no operation that goes on writes into it.
inline constexpr std::uint32_t landing = end;
inline constexpr std::uint32_t landing_end = end + 0x30000;
}  // namespace place

/// Thrown where a guest's stack would be left.
struct GuestLeft {};

class JobGuest final : public guest::Guest {
 public:
  JobGuest() {
    // Whatever misses the memory by less than this meets nothing.
    constexpr std::size_t around = std::size_t{1} << 36;
    void* range = ::mmap(nullptr, 2 * around, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (range == MAP_FAILED) std::abort();
    definition_ = {static_cast<std::byte*>(range) + around, place::end};
    if (::mprotect(definition_.base, place::end, PROT_READ | PROT_WRITE) != 0) std::abort();
  }

  void show_landing_area(bool shown) {
    definition_.size = shown ? place::landing_end : place::end;
    const int protection = shown ? PROT_READ | PROT_WRITE : PROT_NONE;
    if (::mprotect(definition_.base + place::landing, place::landing_end - place::landing, protection) != 0)
      std::abort();
  }

  /// Within the space that mpiwasm reserves for a memory, and keeps unmapped.
  [[nodiscard]] bool is_behind_memory(const void* address) const {
    const auto* byte = static_cast<const std::byte*>(address);
    return byte >= definition_.base + definition_.size && byte < definition_.base + definition_.size + tail_size();
  }
  /// Has that be memory, for a store that is known and goes on. In handlers of signals, too.
  void open_tail() {
    has_tail_ = true;
    if (::mprotect(definition_.base + definition_.size, tail_size(), PROT_READ | PROT_WRITE) != 0) std::abort();
  }
  [[nodiscard]] bool has_tail() const { return has_tail_; }
  void close_tail() {
    has_tail_ = false;
    (void)::madvise(definition_.base + definition_.size, tail_size(), MADV_DONTNEED);
    if (::mprotect(definition_.base + definition_.size, tail_size(), PROT_NONE) != 0) std::abort();
  }

  [[nodiscard]] guest::LinearMemory memory() const override { return guest::LinearMemory(&definition_); }

  [[nodiscard]] std::optional<guest::CallFailure> call_function_pointer(std::uint32_t index,
                                                                        std::span<const std::uint32_t> arguments,
                                                                        std::uint32_t* result) override {
    // Seldom, because it ends the process: no number that inputs like.
    constexpr std::uint32_t not_a_function = 0xa5;
    if (index % 256 == not_a_function) {
      refused_ = true;
      return guest::CallFailure::not_a_function;
    }
    ++depth_;
    if (when_called_) when_called_(index, arguments);
    --depth_;
    refused_ = false;
    if (result != nullptr) *result = index % 8 == 4 ? 1 : 0;
    return std::nullopt;
  }

  [[nodiscard]] std::optional<guest::Address> allocate(std::uint32_t size) override {
    constexpr std::uint32_t room = 0x1000;
    constexpr std::uint32_t large_room = 0x10000;
    if (size > large_room) return std::nullopt;
    const std::uint32_t number = ++allocations_;
    if (size > room) return guest::Address{place::large_blocks + number % 2 * large_room};
    return guest::Address{place::blocks + number % 16 * room};
  }
  void release(guest::Address) override {}

  [[noreturn]] void exit(int) override { throw GuestLeft{}; }
  [[noreturn]] void end(int, std::string_view message, bool) override {
    if (refused_ && when_left_) when_left_();
    if (message.find("MPI_ERR_TRUNCATE") != message.npos) message_was_cut_ = true;
    throw GuestLeft{};
  }
  [[nodiscard]] std::string_view name() const override { return "fuzz.wasm"; }

  /// What the guest's functions do in the calling thread, with their number and arguments.
  static void when_called(std::function<void(std::uint32_t, std::span<const std::uint32_t>)> action) {
    when_called_ = std::move(action);
  }
  /// What happens when the job ends because MPI cannot call a function. It may not return: the library's frames cannot
  /// be left.
  void when_left(std::function<void()> action) { when_left_ = std::move(action); }

  /// Whether an error of a message that was too long has ended the job since the last question.
  [[nodiscard]] bool take_cut_message() { return message_was_cut_.exchange(false); }

  /// Guest functions that run in the calling thread, one inside the other.
  [[nodiscard]] static int depth() { return depth_; }

 private:
  /// Room for the longest message, whose datatype may list the same bytes many times, at any address.
  [[nodiscard]] static constexpr std::size_t tail_size() { return std::size_t{1} << 33; }

  guest::MemoryDefinition definition_{};
  std::atomic<bool> has_tail_ = false;
  std::atomic<std::uint32_t> allocations_ = 0;
  std::atomic<bool> message_was_cut_ = false;
  std::function<void()> when_left_;
  inline static thread_local int depth_ = 0;
  inline static thread_local bool refused_ = false;
  inline static thread_local std::function<void(std::uint32_t, std::span<const std::uint32_t>)> when_called_;
};

}  // namespace mpiwasm::fuzz
