// A heap for LD_PRELOAD that shows what plain loads and stores of a library do beyond their memory, where the
// sanitizers do not look: one allocation of MPIWASM_GUARD_EVERY ends at an unmapped page, and is not mapped any more
// once it is freed. All fresh and all freed memory is filled with words that host_bytes.hpp finds in the guest.
//
// With MPIWASM_GUARD_PAUSE, one call in so many sleeps for a moment, so that other threads meet the library amid its
// work.
//
// Pages are mapped by system calls of its own: UCX and Open MPI put themselves before those of the C library.
#include <pthread.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "host_bytes.hpp"

extern "C" {
// The C library's own.
void* __libc_malloc(std::size_t size);
void __libc_free(void* memory);
void* __libc_realloc(void* memory, std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);
}

namespace {

constexpr std::size_t page = 4096;
constexpr std::size_t slot_size = 0x11000;  // 16 pages and the guard
constexpr std::size_t largest = slot_size - page;
constexpr std::size_t slots = 8192;
constexpr std::size_t most_filled = 1 << 20;

struct Slot {
  std::size_t size;
  bool used;
};

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
std::byte* area = nullptr;
Slot* states = nullptr;
std::size_t next_slot = 0;
std::atomic<std::uint64_t> allocations{0};
std::uint64_t every = 0;
std::atomic<std::uint64_t> calls{0};
std::uint64_t pause_every = 0;

void* map(std::size_t size, int protection) {
  const long result =
      ::syscall(SYS_mmap, nullptr, size, protection, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return result == -1 ? nullptr : reinterpret_cast<void*>(result);
}

__attribute__((constructor)) void start() {
  const char* text = std::getenv("MPIWASM_GUARD_EVERY");
  if (text == nullptr) return;
  area = static_cast<std::byte*>(map(slots * slot_size, PROT_NONE));
  states = static_cast<Slot*>(map(slots * sizeof(Slot), PROT_READ | PROT_WRITE));
  if (area != nullptr && states != nullptr) every = std::strtoull(text, nullptr, 10);
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
  auto* bytes = static_cast<std::byte*>(memory);
  if (size > most_filled) size = most_filled;
  for (std::size_t i = 0; i + sizeof word <= size; i += sizeof word) std::memcpy(bytes + i, &word, sizeof word);
}

bool is_guarded(const void* memory) {
  const auto* bytes = static_cast<const std::byte*>(memory);
  return area != nullptr && bytes >= area && bytes < area + slots * slot_size;
}

std::size_t slot_of(const void* memory) {
  return static_cast<std::size_t>(static_cast<const std::byte*>(memory) - area) / slot_size;
}

/// The longest-freed slot; null when all are used.
void* take_slot(std::size_t size) {
  void* memory = nullptr;
  ::pthread_mutex_lock(&lock);
  for (int tries = 0; tries < 16; ++tries) {
    const std::size_t number = next_slot++ % slots;
    if (states[number].used) continue;
    std::byte* end = area + number * slot_size + largest;
    const std::size_t pages = (size + page - 1) / page * page;
    if (::syscall(SYS_mprotect, end - pages, pages, PROT_READ | PROT_WRITE) != 0) break;
    states[number] = {size, true};
    memory = end - (size + 15) / 16 * 16;
    break;
  }
  ::pthread_mutex_unlock(&lock);
  return memory;
}

void give_slot(void* memory) {
  const std::size_t number = slot_of(memory);
  std::byte* start = area + number * slot_size;
  ::pthread_mutex_lock(&lock);
  // Freed twice, or never allocated.
  if (!states[number].used) ::abort();
  const std::size_t size = states[number].size;
  // The padding behind the last byte is as it was.
  for (std::size_t i = size; i < (size + 15) / 16 * 16; ++i)
    if (static_cast<std::byte*>(memory)[i] != std::byte{0xa7}) ::abort();
  states[number].used = false;
  (void)::syscall(SYS_madvise, start, largest, MADV_DONTNEED);
  (void)::syscall(SYS_mprotect, start, largest, PROT_NONE);
  ::pthread_mutex_unlock(&lock);
}

void* guarded(std::size_t size) {
  if (every == 0 || size == 0 || size > largest) return nullptr;
  if (allocations.fetch_add(1, std::memory_order_relaxed) % every != 0) return nullptr;
  auto* memory = static_cast<std::byte*>(take_slot(size));
  if (memory != nullptr) std::memset(memory + size, 0xa7, (16 - size % 16) % 16);
  return memory;
}

/// Bytes that the C library has given; its header is before them.
std::size_t usable(const void* memory) {
  const std::size_t header = static_cast<const std::size_t*>(memory)[-1];
  const bool mapped_alone = (header & 2) != 0;
  return (header & ~std::size_t{7}) - (mapped_alone ? 16 : 8);
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
  if (is_guarded(memory)) {
    give_slot(memory);
  } else {
    if (every != 0) fill(memory, usable(memory), mpiwasm::fuzz::freed_word);
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
  // Fresh pages of a slot are zero.
  void* memory = guarded(bytes);
  if (memory != nullptr) return memory;
  memory = __libc_malloc(bytes);
  if (memory != nullptr) std::memset(memory, 0, bytes);
  return memory;
}

void* realloc(void* memory, std::size_t size) {
  if (memory == nullptr) return malloc(size);
  if (size == 0) {
    free(memory);
    return nullptr;
  }
  if (!is_guarded(memory) && every == 0) return __libc_realloc(memory, size);
  const std::size_t old = is_guarded(memory) ? states[slot_of(memory)].size : usable(memory);
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

void* valloc(std::size_t size) { return memalign(page, size); }

int posix_memalign(void** memory, std::size_t alignment, std::size_t size) {
  if (alignment < sizeof(void*) || (alignment & (alignment - 1)) != 0) return EINVAL;
  void* found = memalign(alignment, size);
  if (found == nullptr) return ENOMEM;
  *memory = found;
  return 0;
}

std::size_t malloc_usable_size(void* memory) {
  if (memory == nullptr) return 0;
  return is_guarded(memory) ? states[slot_of(memory)].size : usable(memory);
}

}  // extern "C"
