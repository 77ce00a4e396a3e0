// A heap for LD_PRELOAD that shows what plain loads and stores of a library do beyond their memory, where the
// sanitizers do not look: one allocation of MPIWASM_GUARD_EVERY lies in a slot of guard_slots.hpp, which ends at an
// unmapped page. Bytes before it, as far as its page goes, are compared when it is freed. One freed slot of
// MPIWASM_GUARD_UNMAP_EVERY (1) is not mapped any more then; in the others, stores after that are found. All fresh and
// all freed memory is filled with words that host_bytes.hpp finds in the guest.
//
// With MPIWASM_GUARD_PAUSE, one call in so many sleeps for a moment, so that other threads meet the library amid its
// work.
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "guard_slots.hpp"
#include "host_bytes.hpp"

extern "C" {
// The C library's own.
void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t count, std::size_t size);
void __libc_free(void* memory);
void* __libc_realloc(void* memory, std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);
}

namespace {

constexpr std::size_t most_filled = 1 << 20;

constinit mpiwasm::fuzz::GuardSlots slots;
std::atomic<std::uint64_t> allocations{0};
std::uint64_t every = 0;
std::atomic<std::uint64_t> calls{0};
std::uint64_t pause_every = 0;

__attribute__((constructor)) void start() {
  const char* text = std::getenv("MPIWASM_GUARD_EVERY");
  if (text == nullptr) return;
  const char* unmap = std::getenv("MPIWASM_GUARD_UNMAP_EVERY");
  if (slots.start(unmap != nullptr ? std::strtoull(unmap, nullptr, 10) : 1)) every = std::strtoull(text, nullptr, 10);
  if (const char* pause = std::getenv("MPIWASM_GUARD_PAUSE")) pause_every = std::strtoull(pause, nullptr, 10);
}

void pause_at_times() {
  constexpr std::uint64_t odd = 0x9e3779b97f4a7c15;
  if (pause_every == 0 || (calls.fetch_add(1, std::memory_order_relaxed) * odd >> 32) % pause_every != 0) return;
  constexpr timespec moment{0, 1000};
  const int before = errno;
  (void)::syscall(SYS_nanosleep, &moment, nullptr);
  errno = before;
}

void fill(void* memory, std::size_t size, std::uint32_t word) {
  mpiwasm::fuzz::fill_words(memory, size > most_filled ? most_filled : size, word);
}

void* guarded(std::size_t size) {
  if (every == 0 || size == 0 || size > mpiwasm::fuzz::GuardSlots::largest) return nullptr;
  if (allocations.fetch_add(1, std::memory_order_relaxed) % every != 0) return nullptr;
  return slots.take(size);
}

/// A chunk of the C library has a header before it.
std::size_t header(const void* memory) { return static_cast<const std::size_t*>(memory)[-1]; }
/// Unmapped when it is freed.
bool is_mapped_alone(const void* memory) { return (header(memory) & 2) != 0; }
std::size_t usable(const void* memory) {
  return (header(memory) & ~std::size_t{7}) - (is_mapped_alone(memory) ? 16 : 8);
}

}  // namespace

extern "C" {

void* malloc(std::size_t size) {
  pause_at_times();
  void* memory = guarded(size);
  if (memory != nullptr) {
    fill(memory, size, mpiwasm::fuzz::fresh_word);
    return memory;
  }
  memory = __libc_malloc(size);
  if (memory != nullptr && every != 0) fill(memory, size, mpiwasm::fuzz::fresh_word);
  return memory;
}

void free(void* memory) {
  if (memory == nullptr) return;
  if (slots.contains(memory)) {
    slots.give(memory);
  } else {
    if (every != 0 && !is_mapped_alone(memory)) fill(memory, usable(memory), mpiwasm::fuzz::freed_word);
    __libc_free(memory);
  }
  pause_at_times();
}

void* calloc(std::size_t count, std::size_t size) {
  std::size_t bytes = 0;
  if (__builtin_mul_overflow(count, size, &bytes)) {
    errno = ENOMEM;
    return nullptr;
  }
  void* memory = guarded(bytes);
  return memory != nullptr ? std::memset(memory, 0, bytes) : __libc_calloc(count, size);
}

void* realloc(void* memory, std::size_t size) {
  if (memory == nullptr) return malloc(size);
  if (size == 0) {
    free(memory);
    return nullptr;
  }
  if (!slots.contains(memory) && every == 0) return __libc_realloc(memory, size);
  const std::size_t old = slots.contains(memory) ? slots.size_of(memory) : usable(memory);
  void* moved = malloc(size);
  if (moved == nullptr) return nullptr;
  std::memcpy(moved, memory, old < size ? old : size);
  free(memory);
  return moved;
}

void* memalign(std::size_t alignment, std::size_t size) {
  void* memory = __libc_memalign(alignment, size);
  if (memory != nullptr && every != 0) fill(memory, size, mpiwasm::fuzz::fresh_word);
  return memory;
}

void* aligned_alloc(std::size_t alignment, std::size_t size) { return memalign(alignment, size); }

void* valloc(std::size_t size) { return memalign(mpiwasm::fuzz::GuardSlots::page, size); }

int posix_memalign(void** memory, std::size_t alignment, std::size_t size) {
  if (alignment < sizeof(void*) || (alignment & (alignment - 1)) != 0) return EINVAL;
  void* found = memalign(alignment, size);
  if (found == nullptr) return ENOMEM;
  *memory = found;
  return 0;
}

std::size_t malloc_usable_size(void* memory) {
  if (memory == nullptr) return 0;
  return slots.contains(memory) ? slots.size_of(memory) : usable(memory);
}

/// For stream.cpp: ends the process when an object was written after it was freed.
void mpiwasm_check_freed_memory() { slots.check_freed(); }

}  // extern "C"
