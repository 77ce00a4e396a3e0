// A transform as the guest describes it, in the form of FFTW's guru interface, to which all others reduce; and where
// in linear memory its arrays lie.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "guest/linear_memory.hpp"

namespace mpiwasm::fftw {

using guest::Address;

/// The values are those of guest-sdk/lib/fftw/host.h.
enum class Kind : std::uint32_t {
  complex_to_complex,
  split_complex_to_complex,
  real_to_complex,
  split_real_to_complex,
  complex_to_real,
  split_complex_to_real,
  real_to_real,
};
constexpr std::uint32_t number_of_kinds = 7;

/// As FFTW names it, such as "dft_r2c".
[[nodiscard]] const char* name_of(Kind kind);

/// One dimension, as guests lay it out and as libraries take it.
struct GuestDimension {
  std::int32_t size;
  std::int32_t input_stride;
  std::int32_t output_stride;
};
struct Dimension {
  std::ptrdiff_t size;
  std::ptrdiff_t input_stride;
  std::ptrdiff_t output_stride;
};

/// Programs have three or four. FFTW plans more, a guest does not.
constexpr int most_dimensions = 16;

enum Flag : std::uint32_t {
  destroy_input = 1U << 0,
  unaligned = 1U << 1,
  conserve_memory = 1U << 2,
  exhaustive = 1U << 3,
  preserve_input = 1U << 4,
  patient = 1U << 5,
  estimate = 1U << 6,
  wisdom_only = 1U << 21,
};
constexpr std::uint32_t known_flags =
    destroy_input | unaligned | conserve_memory | exhaustive | preserve_input | patient | estimate | wisdom_only;

/// The arrays of a transform by part: a part that the kind does not have is not used.
struct Arrays {
  Address input{};
  Address input_imaginary{};
  Address output{};
  Address output_imaginary{};

  [[nodiscard]] bool in_place() const { return input == output; }
};

struct Problem {
  Kind kind = Kind::complex_to_complex;
  int rank = 0;
  int loops = 0;  ///< the rank of howmany_dims
  std::array<Dimension, most_dimensions> dimensions{};
  std::array<Dimension, most_dimensions> loop_dimensions{};
  std::array<std::int32_t, most_dimensions> real_kinds{};  ///< of each dimension of real_to_real
  Arrays arrays;
  std::int32_t sign = 0;
  std::uint32_t flags = 0;
};

/// The bytes of one array around the address that names it: from `begin`, which is not positive, to `end`.
struct Extent {
  std::int64_t begin = 0;
  std::int64_t end = 0;
};
struct Extents {
  Extent input;
  Extent output;
};

[[nodiscard]] bool has_split_input(Kind kind);
[[nodiscard]] bool has_split_output(Kind kind);

/// Whether FFTW takes its numbers: no rank or size is negative, and signs and kinds are known. Transforms with complex
/// numbers have no negative strides, except in an input of complex ones that is kept; those between real and complex
/// ones have rows that match if they are in place. Nothing else is planned.
[[nodiscard]] bool is_legal(const Problem& problem);

/// Where the arrays lie. Nothing if elements of the output overlap, or if an extent has more than 2^40 bytes.
[[nodiscard]] std::optional<Extents> extents_of(const Problem& problem, std::size_t size_of_real);

/// Whether the arrays of a transform between real and complex numbers are one, or one begins where the other has ended.
/// FFTW 3.3.10 leaves others, and calls itself for ever to plan some of them: a part of their rows may be in place.
[[nodiscard]] bool are_one_or_apart(const Problem& problem, const Extents& extents);

/// Whether all of it lies in the memory.
[[nodiscard]] inline bool is_inside(const guest::LinearMemory& memory, Address address, Extent extent) {
  return memory.contains(std::int64_t{guest::number(address)} + extent.begin,
                         static_cast<std::uint64_t>(extent.end - extent.begin));
}

}  // namespace mpiwasm::fftw
