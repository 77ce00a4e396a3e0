#include "interposition/cleared_reads.hpp"

#include <aio.h>
#include <dlfcn.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdint>
#include <cstring>

namespace mpiwasm::interposition {

namespace {

constinit std::atomic<bool> clears{false};
constinit std::atomic<const std::byte*> untouched_begin{nullptr};
constinit std::atomic<std::size_t> untouched_length{0};

bool is_untouched(const void* memory) {
  const auto* bytes = static_cast<const std::byte*>(memory);
  const auto offset = reinterpret_cast<std::uintptr_t>(bytes) -
                      reinterpret_cast<std::uintptr_t>(untouched_begin.load(std::memory_order_relaxed));
  return offset < untouched_length.load(std::memory_order_relaxed);
}

bool is_regular(int file) {
  const int error = errno;
  struct stat status{};
  const bool result = ::fstat(file, &status) == 0 && S_ISREG(status.st_mode);
  errno = error;
  return result;
}

/// After a function that was to fill `lists` has returned `got`. The memory that it did not fill.
void clear_rest(int file, std::span<const iovec> lists, ssize_t got) {
  if (got < 0 || !clears.load(std::memory_order_relaxed)) return;
  auto filled = static_cast<std::size_t>(got);
  bool may_clear = false;
  for (const iovec& list : lists) {
    const std::size_t here = std::min(filled, list.iov_len);
    filled -= here;
    if (here == list.iov_len || is_untouched(list.iov_base)) continue;
    if (!may_clear && !is_regular(file)) return;
    may_clear = true;
    std::memset(static_cast<std::byte*>(list.iov_base) + here, 0, list.iov_len - here);
  }
}

/// The function of a name that would be called without this file. By name, as some have two.
template <class Function>
Function* next(const char* name) {
  return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

ssize_t pread_as(ssize_t (*function)(int, void*, std::size_t, off_t), int file, void* memory, std::size_t length,
                 off_t offset) {
  const ssize_t got = function(file, memory, length, offset);
  const iovec list{memory, length};
  clear_rest(file, {&list, 1}, got);
  return got;
}

ssize_t preadv_as(ssize_t (*function)(int, const iovec*, int, off_t), int file, const iovec* lists, int count,
                  off_t offset) {
  const ssize_t got = function(file, lists, count, offset);
  if (got >= 0) clear_rest(file, {lists, static_cast<std::size_t>(count)}, got);
  return got;
}

// Another thread of the C library reads, by functions of its own.
int aio_read_as(int (*function)(aiocb*), aiocb* wish) {
  auto* memory = const_cast<void*>(wish->aio_buf);
  const iovec list{memory, wish->aio_nbytes};
  clear_rest(wish->aio_fildes, {&list, 1}, 0);
  return function(wish);
}

}  // namespace

void clear_short_reads(std::span<const std::byte> untouched) {
  untouched_begin.store(untouched.data(), std::memory_order_relaxed);
  untouched_length.store(untouched.size(), std::memory_order_relaxed);
  clears.store(true, std::memory_order_relaxed);
}

}  // namespace mpiwasm::interposition

// Programs that were compiled for large files call the second name of a function. The parameters are the C library's;
// its headers may name those functions as one.
extern "C" {

namespace interposition = mpiwasm::interposition;

[[gnu::visibility("default")]] ssize_t read(int file, void* memory, std::size_t length) {
  static const auto function = interposition::next<ssize_t(int, void*, std::size_t)>("read");
  const ssize_t got = function(file, memory, length);
  const iovec list{memory, length};
  interposition::clear_rest(file, {&list, 1}, got);
  return got;
}

[[gnu::visibility("default")]] ssize_t pread(int file, void* memory, std::size_t length, off_t offset) {
  static const auto function = interposition::next<ssize_t(int, void*, std::size_t, off_t)>("pread");
  return interposition::pread_as(function, file, memory, length, offset);
}

[[gnu::visibility("default")]] ssize_t pread64(int file, void* memory, std::size_t length, off64_t offset) {
  static const auto function = interposition::next<ssize_t(int, void*, std::size_t, off_t)>("pread64");
  return interposition::pread_as(function, file, memory, length, offset);
}

[[gnu::visibility("default")]] ssize_t preadv(int file, const iovec* lists, int count, off_t offset) {
  static const auto function = interposition::next<ssize_t(int, const iovec*, int, off_t)>("preadv");
  return interposition::preadv_as(function, file, lists, count, offset);
}

[[gnu::visibility("default")]] ssize_t preadv64(int file, const iovec* lists, int count, off64_t offset) {
  static const auto function = interposition::next<ssize_t(int, const iovec*, int, off_t)>("preadv64");
  return interposition::preadv_as(function, file, lists, count, offset);
}

[[gnu::visibility("default")]] ssize_t readv(int file, const iovec* lists, int count) {
  static const auto function = interposition::next<ssize_t(int, const iovec*, int)>("readv");
  const ssize_t got = function(file, lists, count);
  if (got >= 0) interposition::clear_rest(file, {lists, static_cast<std::size_t>(count)}, got);
  return got;
}

[[gnu::visibility("default")]] int aio_read(aiocb* wish) {
  static const auto function = interposition::next<int(aiocb*)>("aio_read");
  return interposition::aio_read_as(function, wish);
}

[[gnu::visibility("default")]] int aio_read64(aiocb64* wish) {
  static const auto function = interposition::next<int(aiocb*)>("aio_read64");
  return interposition::aio_read_as(function, reinterpret_cast<aiocb*>(wish));
}

}  // extern "C"
