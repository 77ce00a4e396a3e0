// The libraries that the tests of BLAS run on, where they are installed.
#pragma once

#include <dlfcn.h>
#include <sys/mman.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <string>
#include <string_view>

namespace mpiwasm::blas {

struct TestedLibrary {
  const char* name;
  const char* request;         ///< what --blas says
  const char* blas = nullptr;  ///< loaded before, because Debian's LAPACK takes the BLAS that is there
  bool is_reference = false;   ///< it touches nothing but the arrays

  /// Makes it the one that is opened next. Why it cannot be, or nothing.
  [[nodiscard]] std::string load() const {
    const std::string path = request;
    if (path.find('/') != std::string::npos && !std::filesystem::exists(path)) return path + " is not installed";
    if (blas != nullptr && ::dlopen(blas, RTLD_NOW) == nullptr) return ::dlerror();
    return {};
  }
};

/// Lets the library's xerbla return: that of the reference ends the process, with exit status 0.
inline void let_xerbla_return(const char* path) {
#ifdef __x86_64__
  constexpr std::uint8_t code[] = {0xc3};  // ret
#else
  constexpr std::uint8_t code[] = {0xc0, 0x03, 0x5f, 0xd6};
#endif
  void* handle = ::dlopen(path, RTLD_NOW | RTLD_NOLOAD);
  void* xerbla = handle == nullptr ? nullptr : ::dlsym(handle, "xerbla_");
  if (xerbla == nullptr) return;
  constexpr std::uintptr_t page = 4096;
  auto* const first = reinterpret_cast<void*>(reinterpret_cast<std::uintptr_t>(xerbla) / page * page);
  if (::mprotect(first, 2 * page, PROT_READ | PROT_WRITE | PROT_EXEC) == 0) std::memcpy(xerbla, code, sizeof code);
}

/// Eigenvalues and singular values: for NaN and infinity, LAPACK may search for ever.
inline bool iterates(std::string_view name) {
  constexpr std::string_view parts[] = {"ev",    "gv",    "gesvd", "gesdd", "gesv",  "steqr", "sterf",
                                        "stedc", "stemr", "stegr", "ste",   "pteqr", "bdsqr", "hseq",
                                        "gebal", "gels",  "gbbrd", "hgeqz", "hsein", "csd",   "tgsja"};
  return std::any_of(std::begin(parts), std::end(parts),
                     [&](std::string_view part) { return name.find(part) != std::string_view::npos; });
}

#ifdef __x86_64__
#define MPIWASM_DEBIAN_LIBRARIES "/usr/lib/x86_64-linux-gnu/"
#else
#define MPIWASM_DEBIAN_LIBRARIES "/usr/lib/aarch64-linux-gnu/"
#endif

/// Not ATLAS, which ends the process at arguments that it refuses. ctest runs each in a process of its own: a process
/// has one libblas.so.3.
inline constexpr TestedLibrary tested_libraries[] = {
    {"openblas", "openblas"},
    {"blis", "blis"},
    {"reference", MPIWASM_DEBIAN_LIBRARIES "lapack/liblapack.so.3", MPIWASM_DEBIAN_LIBRARIES "blas/libblas.so.3", true},
};

#undef MPIWASM_DEBIAN_LIBRARIES

}  // namespace mpiwasm::blas
