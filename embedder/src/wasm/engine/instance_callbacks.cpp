// Calls back into the guest: functions that it passes to the host, and its allocator.
#include <algorithm>
#include <cstdlib>
#include <memory>
#include <utility>

#include "wasm/engine/guest_thread.hpp"
#include "wasm/engine/instance.hpp"

namespace mpiwasm::wasm {
namespace {

/// Large blocks begin on a cache line, as those of the guest's own malloc (guest-sdk/lib/allocation.c).
constexpr std::uint32_t block_alignment(std::uint32_t size) { return size >= 65536 ? 64 : 16; }
constexpr std::uint32_t page_size = 65536;

}  // namespace

std::optional<guest::CallFailure> Instance::call_function_pointer(std::uint32_t index,
                                                                  std::span<const std::uint32_t> arguments,
                                                                  std::uint32_t* result) {
  GuestThread* thread = GuestThread::current();
  GuestFunctions& functions = thread != nullptr ? thread->functions() : functions_;
  if (!functions.contain(index, arguments.size(), result == nullptr ? 0 : 1)) return guest::CallFailure::not_a_function;
  call_back(thread, [&] { return functions.call(index, arguments, result); });
  return std::nullopt;
}

template <class Call>
void Instance::call_back(GuestThread* thread, Call call) {
  if (thread != nullptr) return thread->call_back(call);
  {
    if (guest_frames_ != nullptr) guest_frames_->begin_callback();
    const OwnedTrap trap = call();
    if (guest_frames_ != nullptr) guest_frames_->end_callback();
    if (!trap) return;
    keep_outcome(trap.get());
  }
  // What called back is now left as well: the MPI library's frames, then the guest's.
  leave();
}

std::uint32_t Instance::call_malloc(std::uint32_t size) {
  GuestThread* thread = GuestThread::current();
  GuestFunctions& functions = thread != nullptr ? thread->functions() : functions_;
  std::uint32_t address = 0;
  call_back(thread, [&] { return functions.allocate(size, address); });
  return address;
}

void Instance::call_free(std::uint32_t address) {
  GuestThread* thread = GuestThread::current();
  GuestFunctions& functions = thread != nullptr ? thread->functions() : functions_;
  call_back(thread, [&] { return functions.release(address); });
}

std::optional<guest::Address> Instance::allocate(std::uint32_t size) {
  if (!functions_.have_allocator()) return grow(size);
  const guest::Address address{call_malloc(size == 0 ? 1 : size)};
  if (address == guest::null_address || !memory().contains(address, size)) return std::nullopt;
  const std::uint32_t alignment = block_alignment(size);
  if (number(address) % alignment == 0) return address;

  // An allocator with less alignment: take more, and remember where the block begins.
  release(address);
  if (size > UINT32_MAX - alignment) return std::nullopt;
  const guest::Address larger{call_malloc(size + alignment)};
  if (larger == guest::null_address || !memory().contains(larger, std::uint64_t{size} + alignment)) return std::nullopt;
  const guest::Address aligned{(number(larger) + alignment - 1) & ~(alignment - 1)};
  const std::unique_lock lock = lock_moved();
  moved_[aligned] = larger;
  return aligned;
}

void Instance::release(guest::Address address) {
  if (!functions_.have_allocator() || address == guest::null_address) return;
  {
    const std::unique_lock lock = lock_moved();
    if (const auto moved = moved_.find(address); moved != moved_.end()) {
      address = moved->second;
      moved_.erase(moved);
    }
  }
  call_free(number(address));
}

Instance::IdleThreads Instance::idle_threads(bool end) {
  if (idle_threads_ == nullptr) return {};
  wasm_val_t argument{};
  argument.kind = WASM_I32;
  argument.of.i32 = end ? 1 : 0;
  wasm_val_t answer{};
  const wasm_val_vec_t given{1, &argument};
  wasm_val_vec_t returned{1, &answer};
  call_back(nullptr, [&] { return OwnedTrap{wasm_func_call(idle_threads_, &given, &returned)}; });
  switch (answer.of.i32) {
    case -1:
      return {.are_at_work = true};
    case -2:
      return {.have_destructors = true};
    default:
      return {.count = static_cast<std::uint32_t>(std::max(answer.of.i32, 0))};
  }
}

bool Instance::grow_memory_to(std::uint64_t size) {
  if (wasm_memory_ == nullptr) return size == 0;
  const std::uint64_t now = memory().size();
  if (now >= size) return true;
  return wasm_memory_grow(wasm_memory_, static_cast<wasm_memory_pages_t>((size - now + page_size - 1) / page_size));
}

std::optional<guest::Address> Instance::grow(std::uint32_t size) {
  if (wasm_memory_ == nullptr || GuestThread::current() != nullptr) return std::nullopt;
  const std::uint64_t old_size = memory().size();
  const std::uint32_t pages = size / page_size + 1;
  if (old_size > UINT32_MAX || !wasm_memory_grow(wasm_memory_, pages)) return std::nullopt;
  return static_cast<guest::Address>(old_size);
}

}  // namespace mpiwasm::wasm
