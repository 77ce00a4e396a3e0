// The functions of the import fftw_1, once for each precision. Prefixes: fftw_ for double, fftwf_ for float.
#pragma once

#include <cstdint>
#include <string_view>

#include "fftw/library.hpp"

namespace mpiwasm::fftw {

/// Checks the extents and the alignment of a problem's arrays; the text for the user if they are wrong, else empty.
template <class Real>
[[nodiscard]] std::string_view why_not(Library& library, Plan& plan, std::span<char> text);

template <class Real>
struct Calls {
  static std::int32_t available(Library* self);
  static std::uint32_t plan(Library* self, std::uint32_t kind, std::int32_t rank, Address dimensions,
                            std::int32_t loops, Address loop_dimensions, Address input, Address input_imaginary,
                            Address output, Address output_imaginary, std::int32_t sign, Address real_kinds,
                            std::uint32_t flags);
  static void execute(Library* self, std::uint32_t handle);
  static void execute_on(Library* self, std::uint32_t handle, std::uint32_t kind, Address input,
                         Address input_imaginary, Address output, Address output_imaginary);
  static void destroy_plan(Library* self, std::uint32_t handle);
  static std::int32_t export_wisdom(Library* self, Address to, std::uint32_t capacity);
  static std::int32_t import_wisdom(Library* self, Address from, std::uint32_t length);
  static std::int32_t import_system_wisdom(Library* self);
  static void forget_wisdom(Library* self);
  static void cleanup(Library* self);
  static void set_timelimit(Library* self, double seconds);
  static std::int32_t describe_plan(Library* self, std::uint32_t handle, Address to, std::uint32_t capacity);
  static void flops(Library* self, std::uint32_t handle, Address to);
  static double estimate_cost(Library* self, std::uint32_t handle);
  static double cost(Library* self, std::uint32_t handle);
};

}  // namespace mpiwasm::fftw
