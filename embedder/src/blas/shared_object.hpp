// A BLAS of the system: a shared object with the Fortran symbols of BLAS, and of LAPACK if it has it.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

#include "blas/routines.hpp"

namespace mpiwasm::blas {

/// How Fortran functions return a complex number.
enum class ComplexResult {
  in_registers,  ///< as a C function does: GNU Fortran
  by_pointer,    ///< through a first argument: f2c, Intel Fortran
};

/// It stays loaded, for its threads never end.
class SharedObject {
 public:
  /// `name` is a path, or a file name that the loader looks for. Fails with one line for the user.
  [[nodiscard]] static tl::expected<SharedObject, std::string> open(const std::string& name);

  [[nodiscard]] void* code(Routine routine) const { return codes_[static_cast<std::size_t>(routine)]; }
  [[nodiscard]] ComplexResult complex_result() const { return complex_result_; }
  /// How many of the table's routines of LAPACK it has; each is used on its own.
  [[nodiscard]] std::size_t lapack_routines() const { return lapack_routines_; }
  /// Whether it has this routine of LAPACK, by its name without underscore.
  [[nodiscard]] bool has_lapack(std::string_view name) const;
  /// Another of its symbols, or null. Also those of libraries that it needs.
  [[nodiscard]] void* find_symbol(const char* symbol) const;
  [[nodiscard]] const std::string& path() const { return path_; }

  /// Makes it start its threads and load its kernels, which a confined process could not.
  void warm_up() const;

 private:
  SharedObject() = default;
  template <class Function>
  [[nodiscard]] Function function(Routine routine) const {
    return reinterpret_cast<Function>(code(routine));
  }
  [[nodiscard]] std::string why_unusable() const;
  [[nodiscard]] bool find_complex_result();

  void* handle_ = nullptr;
  std::array<void*, number_of_routines> codes_{};
  ComplexResult complex_result_ = ComplexResult::in_registers;
  std::size_t lapack_routines_ = 0;
  std::string path_;
};

}  // namespace mpiwasm::blas
