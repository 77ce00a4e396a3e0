// An FFTW 3 of the system: the functions of its double and its single precision, which are files of their own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "fftw/problem.hpp"

namespace mpiwasm::fftw {

/// FFTW's own plan.
struct NativePlan;

/// What is called of one precision. The types are those of FFTW's manual.
template <class Real>
struct Functions {
  using Dimensions = const Dimension*;

  NativePlan* (*plan_guru64_dft)(int, Dimensions, int, Dimensions, Real*, Real*, int, unsigned);
  NativePlan* (*plan_guru64_split_dft)(int, Dimensions, int, Dimensions, Real*, Real*, Real*, Real*, unsigned);
  NativePlan* (*plan_guru64_dft_r2c)(int, Dimensions, int, Dimensions, Real*, Real*, unsigned);
  NativePlan* (*plan_guru64_split_dft_r2c)(int, Dimensions, int, Dimensions, Real*, Real*, Real*, unsigned);
  NativePlan* (*plan_guru64_dft_c2r)(int, Dimensions, int, Dimensions, Real*, Real*, unsigned);
  NativePlan* (*plan_guru64_split_dft_c2r)(int, Dimensions, int, Dimensions, Real*, Real*, Real*, unsigned);
  NativePlan* (*plan_guru64_r2r)(int, Dimensions, int, Dimensions, Real*, Real*, const std::int32_t*, unsigned);
  void (*execute)(const NativePlan*);
  void (*execute_dft)(const NativePlan*, Real*, Real*);
  void (*execute_split_dft)(const NativePlan*, Real*, Real*, Real*, Real*);
  void (*execute_dft_r2c)(const NativePlan*, Real*, Real*);
  void (*execute_split_dft_r2c)(const NativePlan*, Real*, Real*, Real*);
  void (*execute_dft_c2r)(const NativePlan*, Real*, Real*);
  void (*execute_split_dft_c2r)(const NativePlan*, Real*, Real*, Real*);
  void (*execute_r2r)(const NativePlan*, Real*, Real*);
  void (*destroy_plan)(NativePlan*);
  int (*alignment_of)(Real*);
  char* (*export_wisdom_to_string)();
  int (*import_wisdom_from_string)(const char*);
  int (*import_system_wisdom)();
  void (*forget_wisdom)();
  void (*cleanup)();
  void (*set_timelimit)(double);
  char* (*sprint_plan)(const NativePlan*);
  void (*flops)(const NativePlan*, double*, double*, double*);
  double (*estimate_cost)(const NativePlan*);
  double (*cost)(const NativePlan*);
  void (*release)(void*);  ///< frees its texts: its allocator need not be that of the process
};

/// It stays loaded.
class SharedObject {
 public:
  /// The library of double precision by its path or a file name that the loader looks for. That of single precision is
  /// the same file, or lies beside it. Either may be missing. Fails with one line for the user.
  [[nodiscard]] static tl::expected<SharedObject, std::string> open(const std::string& name);

  /// Null if that precision is missing.
  template <class Real>
  [[nodiscard]] const Functions<Real>* functions() const {
    if constexpr (sizeof(Real) == sizeof(double))
      return double_ ? &*double_ : nullptr;
    else
      return single_ ? &*single_ : nullptr;
  }
  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] bool has_double() const { return double_.has_value(); }
  [[nodiscard]] bool has_single() const { return single_.has_value(); }

 private:
  SharedObject() = default;

  std::optional<Functions<double>> double_;
  std::optional<Functions<float>> single_;
  std::string path_;
};

}  // namespace mpiwasm::fftw
