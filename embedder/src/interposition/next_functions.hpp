// The functions of malloc that would be called without those of buffer_allocations.cpp: of the C library, or of an
// allocator that the user preloads.
#pragma once

#include <dlfcn.h>

#include <atomic>
#include <cstddef>

namespace mpiwasm::interposition {

struct NextFunctions {
  std::atomic<void* (*)(std::size_t)> malloc{nullptr};
  std::atomic<void* (*)(std::size_t, std::size_t)> calloc{nullptr};
  std::atomic<void* (*)(void*, std::size_t)> realloc{nullptr};
  std::atomic<void (*)(void*)> free{nullptr};
  std::atomic<std::size_t (*)(void*)> usable_size{nullptr};
  std::atomic<void* (*)(std::size_t, std::size_t)> memalign{nullptr};
  std::atomic<int (*)(void**, std::size_t, std::size_t)> posix_memalign{nullptr};
};
inline constinit NextFunctions next_functions;  // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

template <class Function>
[[gnu::noinline]] Function find_next(std::atomic<Function>& function, const char* name) {
  const auto found = reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
  function.store(found, std::memory_order_relaxed);
  return found;
}

/// Found when it is called first, which may be before there is anything else of the program.
template <class Function>
Function next(std::atomic<Function>& function, const char* name) {
  const Function found = function.load(std::memory_order_relaxed);
  return found != nullptr ? found : find_next(function, name);
}

}  // namespace mpiwasm::interposition
