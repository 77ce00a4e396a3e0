#include "interposition/buffer_allocations.hpp"

#include <malloc.h>
#include <pthread.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "interposition/next_functions.hpp"
#include "interposition/remaining_allocations.hpp"
#include "interposition/slots.hpp"

#if !defined(MPIWASM_MALLOC_OF_SANITIZER)

namespace mpiwasm::interposition {

namespace {

// Buffers for files are large, and hardly used where little is read or written. From this size on they come from the
// system each time, which clears what is touched.
constexpr std::size_t sparse_size = std::size_t{256} << 10;

constinit Slots slots;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

/// A call of the library in the calling thread, and what the thread has of it for the next one.
struct CallUnderWay {
  std::uint32_t depth = 0;  ///< of calls in calls, by way of callbacks
  bool failed = false;
  bool is_known = false;  ///< give_kept() is called when the thread ends
  std::uint32_t kept_count = 0;
  Slots::Chain kept = 0;
  Slots::Chain freed = 0;
  bool retires = false;  ///< allocations that remain, once it has succeeded
  RemainingAllocations allocations;
};
constinit thread_local CallUnderWay call_under_way;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

// A thread keeps what small operations allocate: that takes no atomic operation.
constexpr std::uint32_t most_kept = 4;
// What one call may need: a call does not begin with less, so that hardly any fails amid its work.
constexpr std::uint32_t slots_of_call = 128;
// By calls that failed. Each may get a message, which then stays.
constexpr std::uint32_t most_abandoned = 256;

constinit pthread_key_t thread_ends = 0;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

void give_kept(void* /*unused*/) {
  slots.give_all(std::exchange(call_under_way.kept, 0));
  call_under_way.kept_count = 0;
}

bool start() { return ::pthread_key_create(&thread_ends, give_kept) == 0 && slots.reserve(); }

bool begin() {
  CallUnderWay& call = call_under_way;
  if (call.depth == 0 && (slots.available() < slots_of_call || slots.abandoned() >= most_abandoned)) [[unlikely]]
    return false;
  if (!call.is_known) [[unlikely]]
    call.is_known = ::pthread_setspecific(thread_ends, &call) == 0;
  ++call.depth;
  return true;
}

bool begin_with_files() {
  if (!begin()) return false;
  if (call_under_way.depth == 1) call_under_way.retires = call_under_way.allocations.is_empty();
  return true;
}

void end(bool succeeded) {
  CallUnderWay& call = call_under_way;
  if (!succeeded) call.failed = true;
  if (--call.depth > 0) return;
  if (!call.failed && call.is_known) {
    for (; call.freed != 0 && call.kept_count < most_kept; ++call.kept_count) slots.move_first(call.freed, call.kept);
  }
  call.failed ? slots.abandon_all(call.freed) : slots.give_all(call.freed);
  if (call.retires) call.allocations.end(slots, !call.failed);
  call.retires = false;
  call.freed = 0;
  call.failed = false;
}

/// Calls under way in this thread whose allocations are cleared.
struct ClearingCalls {
  std::uint32_t all = 0;
  std::uint32_t of_files = 0;
};
constinit thread_local ClearingCalls clearing_calls;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

host::PausedCall pause() {
  CallUnderWay& call = call_under_way;
  return {.depth = std::exchange(call.depth, 0),
          .failed = std::exchange(call.failed, false),
          .more = std::exchange(call.freed, 0),
          .retires = std::exchange(call.retires, false)};
}

void resume(const host::PausedCall& paused) {
  CallUnderWay& call = call_under_way;
  call.depth = paused.depth;
  call.failed = paused.failed;
  call.freed = paused.more;
  call.retires = paused.retires;
}

bool clear_all() {
  ++clearing_calls.all;
  return true;
}

bool clear_all_of_files() {
  ++clearing_calls.of_files;
  return clear_all();
}

host::PausedCall pause_clearing() {
  const ClearingCalls calls = std::exchange(clearing_calls, {});
  return {.depth = calls.all, .more = calls.of_files};
}

void resume_clearing(const host::PausedCall& paused) { clearing_calls = {paused.depth, paused.more}; }

constexpr host::BufferAllocations clearing{.start = [] { return true; },
                                           .begin = clear_all,
                                           .end = [](bool /*succeeded*/) { --clearing_calls.all; },
                                           .pause = pause_clearing,
                                           .resume = resume_clearing};

constexpr host::BufferAllocations clearing_of_files{.start = [] { return slots.reserve(); },
                                                    .begin = clear_all_of_files,
                                                    .end =
                                                        [](bool /*succeeded*/) {
                                                          --clearing_calls.all;
                                                          --clearing_calls.of_files;
                                                        },
                                                    .pause = pause_clearing,
                                                    .resume = resume_clearing};

constexpr host::BufferAllocations separating{
    .start = start, .begin = begin, .end = end, .pause = pause, .resume = resume};
constexpr host::BufferAllocations separating_of_files{
    .start = [] { return true; }, .begin = begin_with_files, .end = end, .pause = pause, .resume = resume};

void* take(std::size_t size) {
  CallUnderWay& call = call_under_way;
  const Slots::Chain before = call.kept;
  void* memory = slots.take(size, call.kept);
  if (call.kept != before) --call.kept_count;
  if (memory == nullptr && call.freed != 0) [[unlikely]] {
    // A long collective operation on a file allocates and frees more than there are.
    slots.give_all(std::exchange(call.freed, 0));
    memory = slots.take(size);
  }
  if (memory == nullptr)
    errno = ENOMEM;
  else if (call.retires) {
    call.allocations.add(memory, slots.use_of(memory));
    if (size >= sparse_size) slots.make_sparse(memory);
  }
  return memory;
}

void give(void* memory) {
  CallUnderWay& call = call_under_way;
  if (call.retires) call.allocations.remove(memory);
  if (call.depth > 0)
    slots.keep(memory, call.freed);
  else
    slots.give(memory);
}

void* take_cleared(std::size_t size) {
  const bool is_sparse = clearing_calls.of_files > 0 && size >= sparse_size;
  void* memory = is_sparse ? slots.take(size) : nullptr;
  if (memory == nullptr) return next(next_functions.calloc, "calloc")(1, size);
  slots.make_sparse(memory);
  return memory;
}

void free_elsewhere(void* memory) { next(next_functions.free, "free")(memory); }

std::size_t usable_size_of(void* memory) {
  if (slots.contains(memory)) return slots.size_of(memory);
  return next(next_functions.usable_size, "malloc_usable_size")(memory);
}

void* resize_elsewhere(void* memory, std::size_t size) {
  const std::size_t before = clearing_calls.all > 0 && memory != nullptr ? usable_size_of(memory) : 0;
  void* resized = next(next_functions.realloc, "realloc")(memory, size);
  if (clearing_calls.all > 0 && resized != nullptr && size > before)
    std::memset(static_cast<std::byte*>(resized) + before, 0, size - before);
  return resized;
}

// From a slot to other memory never, unless it has retired, as more of it may be received; from there to a slot always.
void* resize(void* memory, std::size_t size) {
  const bool is_apart = slots.contains(memory);
  if (is_apart && slots.resize(memory, size)) return memory;
  if (is_apart && !slots.has_retired(memory)) {
    errno = ENOMEM;
    return nullptr;
  }
  void* moved = std::malloc(size);
  if (moved == nullptr) return nullptr;
  std::memcpy(moved, memory, std::min(size, usable_size_of(memory)));
  std::free(memory);
  return moved;
}

}  // namespace

const host::BufferAllocations* separate_allocations() { return &separating; }
const host::BufferAllocations* separate_allocations_of_files() { return &separating_of_files; }
const host::BufferAllocations* cleared_allocations() { return &clearing; }
const host::BufferAllocations* cleared_allocations_of_files() { return &clearing_of_files; }

}  // namespace mpiwasm::interposition

// What the C library's manual calls "Replacing malloc". Memory that is aligned does not lie apart: it is not asked for
// as a buffer of messages.
extern "C" {

namespace interposition = mpiwasm::interposition;

[[gnu::visibility("default")]] void* malloc(std::size_t size) {
  if (interposition::call_under_way.depth > 0) [[unlikely]]
    return interposition::take(size);
  if (interposition::clearing_calls.all > 0) [[unlikely]]
    return interposition::take_cleared(size);
  return interposition::next(interposition::next_functions.malloc, "malloc")(size);
}

[[gnu::visibility("default")]] void* calloc(std::size_t count, std::size_t size) {
  if (interposition::call_under_way.depth == 0) [[likely]]
    return interposition::next(interposition::next_functions.calloc, "calloc")(count, size);
  std::size_t length = 0;
  if (__builtin_mul_overflow(count, size, &length)) {
    errno = ENOMEM;
    return nullptr;
  }
  return interposition::take(length);
}

[[gnu::visibility("default")]] void free(void* memory) {
  if (interposition::slots.contains(memory)) [[unlikely]]
    interposition::give(memory);
  else
    interposition::free_elsewhere(memory);
}

[[gnu::visibility("default")]] void* realloc(void* memory, std::size_t size) {
  const bool is_apart = interposition::slots.contains(memory);
  if (!is_apart && interposition::call_under_way.depth == 0) [[likely]]
    return interposition::resize_elsewhere(memory, size);
  if (memory == nullptr) return malloc(size);
  if (size == 0) {
    free(memory);
    return nullptr;
  }
  return interposition::resize(memory, size);
}

[[gnu::visibility("default")]] void* memalign(std::size_t alignment, std::size_t size) {
  void* memory = interposition::next(interposition::next_functions.memalign, "memalign")(alignment, size);
  if (interposition::clearing_calls.all > 0 && memory != nullptr) std::memset(memory, 0, size);
  return memory;
}

[[gnu::visibility("default")]] int posix_memalign(void** memory, std::size_t alignment, std::size_t size) {
  const auto function = interposition::next(interposition::next_functions.posix_memalign, "posix_memalign");
  const int code = function(memory, alignment, size);
  if (interposition::clearing_calls.all > 0 && code == 0) std::memset(*memory, 0, size);
  return code;
}

[[gnu::visibility("default")]] std::size_t malloc_usable_size(void* memory) {
  return interposition::usable_size_of(memory);
}

}  // extern "C"

#else

namespace mpiwasm::interposition {

const host::BufferAllocations* separate_allocations() { return nullptr; }
const host::BufferAllocations* separate_allocations_of_files() { return nullptr; }
const host::BufferAllocations* cleared_allocations() { return nullptr; }
const host::BufferAllocations* cleared_allocations_of_files() { return nullptr; }

}  // namespace mpiwasm::interposition

#endif
