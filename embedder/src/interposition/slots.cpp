#include "interposition/slots.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <bit>
#include <cstring>

namespace mpiwasm::interposition {

namespace {

constexpr std::uint32_t fewest = 1024;
// Slots begin at different lines of the processor's caches.
constexpr std::size_t beginnings = 16;
constexpr std::size_t between_beginnings = 256;
constexpr std::size_t page = 4096;
// What is made accessible at first, and what goes back to the system when it is free.
constexpr std::size_t first_accessible = std::size_t{64} << 10;
constexpr std::size_t large = std::size_t{32} << 20;

constexpr std::uint64_t number_bits = 32;

// As malloc's.
constexpr std::size_t alignment = 16;
// Before memory that has retired lies its size.
constexpr std::size_t size_before = alignment;

std::size_t offset_of(std::uint32_t number) { return (number % beginnings) * between_beginnings + size_before; }

constexpr std::size_t round_up(std::size_t size, std::size_t to) { return (size + to - 1) / to * to; }

std::size_t retired_size(const void* memory) {
  std::size_t size = 0;
  std::memcpy(&size, static_cast<const std::byte*>(memory) - size_before, sizeof size);
  return size;
}

}  // namespace

bool Slots::reserve() {
  for (std::uint32_t count = most; count >= fewest; count /= 2) {
    void* begin = ::mmap(nullptr, count * pitch, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (begin == MAP_FAILED) continue;
    begin_.store(reinterpret_cast<std::uintptr_t>(begin), std::memory_order_relaxed);
    count_.store(count, std::memory_order_relaxed);
    length_.store(count * pitch, std::memory_order_release);
    return true;
  }
  return false;
}

std::uint32_t Slots::number_of(const void* memory) const {
  const std::size_t offset = reinterpret_cast<std::uintptr_t>(memory) - begin_.load(std::memory_order_relaxed);
  return static_cast<std::uint32_t>(offset / pitch) + 1;
}

std::byte* Slots::beginning_of(std::uint32_t number) const {
  return reinterpret_cast<std::byte*>(begin_.load(std::memory_order_relaxed) + (number - 1) * pitch);
}

std::byte* Slots::memory_of(std::uint32_t number) const {
  return beginning_of(number) + slots_[number].begin.load(std::memory_order_relaxed);
}

std::uint32_t Slots::take_number() {
  std::uint64_t latest = latest_.load(std::memory_order_acquire);
  while (const auto number = static_cast<std::uint32_t>(latest)) {
    const std::uint64_t changes = (latest >> number_bits) + 1;
    const std::uint64_t next = changes << number_bits | slots_[number].next.load(std::memory_order_relaxed);
    if (latest_.compare_exchange_weak(latest, next, std::memory_order_acquire)) return number;
  }
  std::uint32_t used = used_once_.load(std::memory_order_relaxed);
  while (used < count_.load(std::memory_order_relaxed)) {
    if (used_once_.compare_exchange_weak(used, used + 1, std::memory_order_relaxed)) return used + 1;
  }
  return 0;
}

void Slots::push(std::uint32_t first, std::uint32_t last) {
  std::uint64_t latest = latest_.load(std::memory_order_relaxed);
  std::uint64_t next = 0;
  do {
    slots_[last].next.store(static_cast<std::uint32_t>(latest), std::memory_order_relaxed);
    next = ((latest >> number_bits) + 1) << number_bits | first;
  } while (!latest_.compare_exchange_weak(latest, next, std::memory_order_release, std::memory_order_relaxed));
}

std::byte* Slots::begin_use(std::uint32_t number) {
  Slot& slot = slots_[number];
  const std::size_t begin = slot.begin.load(std::memory_order_relaxed);
  const std::size_t first = offset_of(number);
  if (begin != first && slot.retired.load(std::memory_order_acquire) == 0) {
    if (begin != 0) slot.used += begin - first;
    slot.begin.store(first, std::memory_order_relaxed);
  }
  slot.uses.fetch_add(1, std::memory_order_relaxed);
  return memory_of(number);
}

bool Slots::end_use(const void* memory) {
  std::atomic<std::uint32_t>& uses = slots_[number_of(memory)].uses;
  // Before has_retired(): what is read later may be the use of memory that lies behind this one.
  std::uint32_t use = uses.load(std::memory_order_acquire);
  if (!has_retired(memory) && use % 2 != 0 && uses.compare_exchange_strong(use, use + 1)) return true;
  while (!has_retired(memory)) {
    // It retires in another thread, which takes a few instructions.
  }
  return false;
}

void* Slots::take(std::size_t size) {
  const std::uint32_t number = take_number();
  if (number == 0) return nullptr;
  taken_.fetch_add(1, std::memory_order_relaxed);
  std::byte* memory = begin_use(number);
  if (resize(memory, size)) return memory;
  give(memory);
  return nullptr;
}

void Slots::make_sparse(void* memory) { slots_[number_of(memory)].is_sparse = true; }

bool Slots::resize(void* memory, std::size_t size) {
  if (size > largest) return false;
  if (has_retired(memory)) return size <= retired_size(memory);
  const std::uint32_t number = number_of(memory);
  Slot& slot = slots_[number];
  const std::size_t needed = slot.begin.load(std::memory_order_relaxed) + size;
  if (needed > slot.accessible) {
    const std::size_t accessible = std::min(std::bit_ceil(std::max(needed, first_accessible)), most_accessible);
    if (::mprotect(beginning_of(number), accessible, PROT_READ | PROT_WRITE) != 0) return false;
    slot.accessible = accessible;
  }
  // What the library has left there is not for the program, to which buffers go that were not filled.
  if (slot.size < size && slot.size < slot.used)
    std::memset(static_cast<std::byte*>(memory) + slot.size, 0, std::min(size, slot.used) - slot.size);
  slot.used = std::max(slot.used, size);
  slot.size = size;
  return true;
}

std::size_t Slots::size_of(const void* memory) const {
  return has_retired(memory) ? retired_size(memory) : slots_[number_of(memory)].size;
}

bool Slots::has_retired(const void* memory) const { return memory < memory_of(number_of(memory)); }

std::uint32_t Slots::use_of(const void* memory) const {
  return slots_[number_of(memory)].uses.load(std::memory_order_relaxed);
}

void Slots::retire(void* memory, std::uint32_t use) {
  const std::uint32_t number = number_of(memory);
  Slot& slot = slots_[number];
  if (!slot.uses.compare_exchange_strong(use, use + 1)) return;
  std::memcpy(static_cast<std::byte*>(memory) - size_before, &slot.size, sizeof slot.size);
  const std::size_t before = slot.begin.load(std::memory_order_relaxed);
  const std::size_t begin = round_up(before + slot.size, alignment) + size_before;
  slot.used -= std::min(slot.used, begin - before);
  slot.size = 0;
  slot.retired.fetch_add(1, std::memory_order_relaxed);
  slot.begin.store(begin, std::memory_order_release);
  slot.next.store(0, std::memory_order_relaxed);
  if (begin <= most_retired) give_all(number);
}

void* Slots::take(std::size_t size, Chain& kept) {
  if (kept == 0) return take(size);
  std::byte* memory = begin_use(kept);
  if (!resize(memory, size)) {
    (void)end_use(memory);
    return nullptr;
  }
  kept = slots_[kept].next.load(std::memory_order_relaxed);
  return memory;
}

void Slots::give(void* memory) {
  Chain one = 0;
  keep(memory, one);
  give_all(one);
}

void Slots::keep(void* memory, Chain& kept) {
  const std::uint32_t number = number_of(memory);
  Slot& slot = slots_[number];
  if (!end_use(memory)) {
    slot.retired.fetch_sub(1, std::memory_order_release);
    return;
  }
  if (slot.size > large || slot.is_sparse) clear_pages(number);
  slot.is_sparse = false;
  slot.size = 0;
  slot.next.store(kept, std::memory_order_relaxed);
  kept = number;
}

void Slots::clear_pages(std::uint32_t number) {
  Slot& slot = slots_[number];
  const std::size_t begin = slot.begin.load(std::memory_order_relaxed);
  const std::size_t whole_pages = round_up(begin, page);
  if (whole_pages >= slot.accessible) return;
  (void)::madvise(beginning_of(number) + whole_pages, slot.accessible - whole_pages, MADV_DONTNEED);
  slot.used = std::min(slot.used, whole_pages - begin);
}

void Slots::abandon_all(Chain chain) {
  while (chain != 0) {
    // A message may have been longer than the memory there.
    clear_pages(chain);
    abandoned_.fetch_add(1, std::memory_order_relaxed);
    chain = slots_[chain].next.load(std::memory_order_relaxed);
  }
}

void Slots::move_first(Chain& from, Chain& to) {
  const Chain first = from;
  std::atomic<std::uint32_t>& next = slots_[first].next;
  from = next.load(std::memory_order_relaxed);
  next.store(to, std::memory_order_relaxed);
  to = first;
}

void Slots::give_all(Chain chain) {
  if (chain == 0) return;
  std::uint32_t length = 1;
  std::uint32_t last = chain;
  while (const std::uint32_t next = slots_[last].next.load(std::memory_order_relaxed)) {
    last = next;
    ++length;
  }
  taken_.fetch_sub(length, std::memory_order_relaxed);
  push(chain, last);
}

}  // namespace mpiwasm::interposition
