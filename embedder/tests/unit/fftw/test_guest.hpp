// The guest of the tests of BLAS, in a memory outside of which nothing can be read either: FFTW does not.
#pragma once

#include <sys/mman.h>

#include <array>
#include <cstring>
#include <functional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "../blas/test_guest.hpp"
#include "fftw/calls.hpp"

namespace mpiwasm::fftw {

using blas::Ended;

inline std::string sum_of(std::string_view text) { return std::to_string(std::hash<std::string_view>{}(text)); }
inline Library::Options options(std::string request = "auto") {
  return {.request = std::move(request), .make_seal = [] { return guest::Seal{&sum_of}; }};
}

class StrictGuest {
 public:
  StrictGuest() {
    std::byte* const base = guest_.memory().base();
    if (::mprotect(base - blas::TestGuest::readable, blas::TestGuest::readable, PROT_NONE) != 0 ||
        ::mprotect(base + blas::TestGuest::size, blas::TestGuest::readable, PROT_NONE) != 0)
      throw std::runtime_error{"no access"};
  }
  [[nodiscard]] guest::Guest& guest() { return guest_; }
  [[nodiscard]] guest::LinearMemory memory() const { return guest_.memory(); }

 private:
  blas::TestGuest guest_;
};

}  // namespace mpiwasm::fftw
