// The libraries that the tests of BLAS run on, where they are installed.
#pragma once

#include <dlfcn.h>

#include <algorithm>
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
