#include "blas/shared_object.hpp"

#include <dlfcn.h>
#include <fmt/format.h>

#include <algorithm>
#include <complex>
#include <cstdint>
#include <vector>

#include "blas/xerbla.hpp"
#include "guest/native_library.hpp"

namespace mpiwasm::blas {

tl::expected<SharedObject, std::string> SharedObject::open(const std::string& name) {
  const auto loaded = guest::load_native_library(name);
  if (!loaded) return tl::unexpected(loaded.error());
  void* const handle = *loaded;
  SharedObject object;
  object.handle_ = handle;
  object.path_ = guest::path_of_native_library(handle, name);
  for (std::size_t number = 0; number < number_of_routines; ++number)
    object.codes_[number] = ::dlsym(handle, symbols[number]);
  const auto lapack = object.codes_.begin() + number_of_blas_routines;
  if (const auto missing = std::find(object.codes_.begin(), lapack, nullptr); missing != lapack) {
    const char* symbol = symbols[missing - object.codes_.begin()];
    return tl::unexpected(fmt::format("{} is not a complete BLAS: it has no {}", object.path_, symbol));
  }
  object.lapack_routines_ =
      number_of_lapack_routines - static_cast<std::size_t>(std::count(lapack, object.codes_.end(), nullptr));
  if (const std::string reason = object.why_unusable(); !reason.empty())
    return tl::unexpected(fmt::format("{} {}", object.path_, reason));
  let_xerbla_return(handle);
  return object;
}

void* SharedObject::find_symbol(const char* symbol) const { return ::dlsym(handle_, symbol); }

bool SharedObject::has_lapack(std::string_view name) const {
  for (std::size_t number = number_of_blas_routines; number < number_of_routines; ++number) {
    const std::string_view symbol = symbols[number];
    if (symbol.substr(0, symbol.size() - 1) == name) return codes_[number] != nullptr;
  }
  return false;
}

std::string SharedObject::why_unusable() const {
  // Read as 64 bits the length is negative, and the result 0.
  const std::int64_t length = (std::int64_t{-1} << 32) | 3;
  const std::int32_t step = 1;
  const double numbers[] = {1, 3, 2};
  const auto largest = function<std::int32_t (*)(const std::int64_t*, const double*, const std::int32_t*)>(
      Routine::idamax)(&length, numbers, &step);
  if (largest != 2) return "has integers of 64 bits (ILP64); give a library with integers of 32 bits (LP64)";
  const std::int32_t two = 2;
  const float single[] = {3, 5};
  using Dot = float (*)(const std::int32_t*, const float*, const std::int32_t*, const float*, const std::int32_t*);
  if (function<Dot>(Routine::sdot)(&two, single, &step, single, &step) != 34)
    return "returns single precision as double precision, as f2c does; give a library with GNU Fortran's convention";
  if (!const_cast<SharedObject*>(this)->find_complex_result())
    return "returns complex numbers in a way that mpiwasm does not know";
  return {};
}

/// Calls zdotc as if the result came in registers. If it goes through a first argument instead, the length is taken for
/// the place of the result, and the first vector for the length, which is 0 by these bits.
bool SharedObject::find_complex_result() {
  using Complex = std::complex<double>;
  struct {
    std::int32_t length = 1;
    double room[2] = {};
  } first;
  const std::int32_t step = 1;
  const Complex x{0, 1};
  const Complex y{2, 3};
  // One argument more, for a library that reads all of the other way's first.
  using InRegisters = Complex (*)(const void*, const Complex*, const void*, const Complex*, const void*, const void*);
  const Complex result = function<InRegisters>(Routine::zdotc)(&first, &x, &step, &y, &step, &step);
  if (first.length == 1 && result == std::conj(x) * y) return true;
  const std::int32_t one = 1;
  Complex stored;
  using ByPointer = void (*)(Complex*, const std::int32_t*, const Complex*, const void*, const Complex*, const void*);
  function<ByPointer>(Routine::zdotc)(&stored, &one, &x, &step, &y, &step);
  complex_result_ = ComplexResult::by_pointer;
  return stored == std::conj(x) * y;
}

void SharedObject::warm_up() const {
  const std::int32_t n = 256;
  const std::size_t size = std::size_t{n} * n;
  const std::vector<double> a(size, 0.5);
  std::vector<double> c(size);
  const double one = 1;
  using Gemm = void (*)(const char*, const char*, const std::int32_t*, const std::int32_t*, const std::int32_t*,
                        const double*, const double*, const std::int32_t*, const double*, const std::int32_t*,
                        const double*, double*, const std::int32_t*, std::size_t, std::size_t);
  function<Gemm>(Routine::dgemm)("N", "N", &n, &n, &n, &one, a.data(), &n, a.data(), &n, &one, c.data(), &n, 1, 1);
}

}  // namespace mpiwasm::blas
