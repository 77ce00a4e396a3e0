// Loading a library of the system for guests, beside the MPI library.
#pragma once

#include <dlfcn.h>
#include <link.h>
#include <sys/stat.h>

#include <string>
#include <tl/expected.hpp>

namespace mpiwasm::guest {

/// Whether such a library finds its own functions before those of others.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool isolates_native_libraries = false;  // the sanitizer's functions have to be found first
#else
inline constexpr bool isolates_native_libraries = true;
#endif

/// A handle of dlopen, or why there is none. The library is bound to itself first: the MPI library or a tool may have
/// brought another one with the same functions.
[[nodiscard]] inline tl::expected<void*, std::string> load_native_library(const std::string& name) {
  struct stat status{};
  // The loader would wait for what is written to a FIFO.
  if (name.find('/') != std::string::npos && ::stat(name.c_str(), &status) == 0 && !S_ISREG(status.st_mode))
    return tl::unexpected(name + " is no regular file");
  void* handle = ::dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL | (isolates_native_libraries ? RTLD_DEEPBIND : 0));
  if (handle == nullptr) return tl::unexpected(std::string{::dlerror()});
  return handle;
}

/// Where a loaded library lies; its name, if that is not known.
[[nodiscard]] inline std::string path_of_native_library(void* handle, const std::string& name) {
  link_map* map = nullptr;
  const bool is_known = ::dlinfo(handle, RTLD_DI_LINKMAP, static_cast<void*>(&map)) == 0;
  return is_known && map->l_name != nullptr && *map->l_name != '\0' ? map->l_name : name;
}

}  // namespace mpiwasm::guest
