#include "fftw/problem.hpp"

#include <algorithm>
#include <span>

namespace mpiwasm::fftw {
namespace {

/// Sums of products of two numbers of 32 bits.
__extension__ using Wide = __int128;

constexpr Wide largest_extent = Wide{1} << 40;
constexpr std::int32_t last_real_kind = 10;

/// Elements from the first to the last of one side, in units of its strides.
struct Reach {
  Wide first = 0;
  Wide last = 0;
  Wide elements = 1;
};

void add(Reach& reach, std::ptrdiff_t count, std::ptrdiff_t stride) {
  const Wide last = Wide{count - 1} * stride;
  (last < 0 ? reach.first : reach.last) += last;
  // Beyond this it is refused; so the product cannot overflow.
  reach.elements = std::min(reach.elements * count, largest_extent);
}

std::span<const Dimension> dimensions_of(const Problem& problem) {
  return std::span{problem.dimensions}.first(static_cast<std::size_t>(problem.rank));
}
std::span<const Dimension> loops_of(const Problem& problem) {
  return std::span{problem.loop_dimensions}.first(static_cast<std::size_t>(problem.loops));
}

/// `is_half`: of the last dimension only the first half is stored, as of the transform of real numbers.
Reach reach_of(const Problem& problem, std::ptrdiff_t Dimension::* stride, bool is_half) {
  Reach reach;
  for (const Dimension& loop : loops_of(problem)) add(reach, loop.size, loop.*stride);
  const auto dimensions = dimensions_of(problem);
  for (const Dimension& dimension : dimensions) {
    const bool is_last = &dimension == &dimensions.back();
    add(reach, is_half && is_last ? dimension.size / 2 + 1 : dimension.size, dimension.*stride);
  }
  return reach;
}

std::optional<Extent> extent_of(const Reach& reach, std::size_t reals, std::size_t size_of_real) {
  const Wide unit = static_cast<Wide>(reals * size_of_real);
  const Wide begin = reach.first * unit;
  const Wide end = (reach.last + 1) * unit;
  if (begin < -largest_extent || end > largest_extent) return std::nullopt;
  return Extent{static_cast<std::int64_t>(begin), static_cast<std::int64_t>(end)};
}

bool has_negative_stride(const Problem& problem, std::ptrdiff_t Dimension::* stride) {
  const auto is_negative = [stride](const Dimension& each) { return each.size > 1 && each.*stride < 0; };
  return std::ranges::any_of(dimensions_of(problem), is_negative) ||
         std::ranges::any_of(loops_of(problem), is_negative);
}

/// Whether each row of real numbers begins where its complex numbers do, as FFTW's manual lays out such a transform in
/// place.
bool rows_match(const Problem& problem) {
  if (has_split_input(problem.kind) || has_split_output(problem.kind)) return false;
  const bool is_forward = problem.kind == Kind::real_to_complex;
  const auto matches = [&](const Dimension& each) {
    return each.size <= 1 ||
           (is_forward ? each.input_stride == 2 * each.output_stride : each.output_stride == 2 * each.input_stride);
  };
  if (!std::ranges::all_of(loops_of(problem), matches)) return false;
  const auto dimensions = dimensions_of(problem);
  if (dimensions.empty()) return true;
  const Dimension& last = dimensions.back();
  return last.input_stride == last.output_stride &&
         std::ranges::all_of(dimensions.first(dimensions.size() - 1), matches);
}

}  // namespace

const char* name_of(Kind kind) {
  switch (kind) {
    case Kind::complex_to_complex:
      return "dft";
    case Kind::split_complex_to_complex:
      return "split_dft";
    case Kind::real_to_complex:
      return "dft_r2c";
    case Kind::split_real_to_complex:
      return "split_dft_r2c";
    case Kind::complex_to_real:
      return "dft_c2r";
    case Kind::split_complex_to_real:
      return "split_dft_c2r";
    case Kind::real_to_real:
      return "r2r";
  }
  return "unknown";
}

bool has_split_input(Kind kind) {
  return kind == Kind::split_complex_to_complex || kind == Kind::split_complex_to_real;
}
bool has_split_output(Kind kind) {
  return kind == Kind::split_complex_to_complex || kind == Kind::split_real_to_complex;
}

bool is_legal(const Problem& problem) {
  if (problem.rank < 0 || problem.loops < 0) return false;
  if (problem.rank > most_dimensions || problem.loops > most_dimensions) return false;
  for (const Dimension& dimension : dimensions_of(problem))
    if (dimension.size < 1) return false;
  for (const Dimension& loop : loops_of(problem))
    if (loop.size < 0) return false;
  // FFTW 3.3.10 calls itself for ever to plan some that it makes in place with negative strides, and some of rows that
  // do not match.
  if (problem.kind != Kind::real_to_real && has_negative_stride(problem, &Dimension::output_stride)) return false;
  const bool is_of_complex = problem.kind == Kind::complex_to_complex || problem.kind == Kind::split_complex_to_complex;
  const bool keeps_input = is_of_complex && !problem.arrays.in_place() && (problem.flags & destroy_input) == 0;
  if (problem.kind != Kind::real_to_real && !keeps_input && has_negative_stride(problem, &Dimension::input_stride))
    return false;
  if (problem.kind == Kind::complex_to_complex) return problem.sign == 1 || problem.sign == -1;
  if (problem.kind == Kind::split_complex_to_complex) return true;
  if (problem.kind != Kind::real_to_real) return !problem.arrays.in_place() || rows_match(problem);
  return std::ranges::all_of(std::span{problem.real_kinds}.first(static_cast<std::size_t>(problem.rank)),
                             [](std::int32_t kind) { return kind >= 0 && kind <= last_real_kind; });
}

bool are_one_or_apart(const Problem& problem, const Extents& extents) {
  const bool is_of_one_kind = problem.kind == Kind::complex_to_complex ||
                              problem.kind == Kind::split_complex_to_complex || problem.kind == Kind::real_to_real;
  if (is_of_one_kind || problem.arrays.in_place()) return true;
  const auto distance = [](Address from, Address to) {
    return std::int64_t{guest::number(to)} - std::int64_t{guest::number(from)};
  };
  const auto are_apart = [&](Address input, Address output) {
    const std::int64_t between = distance(input, output);
    return between + extents.output.begin >= extents.input.end || between + extents.output.end <= extents.input.begin;
  };
  // Parts that the kind does not have are the same as the others.
  const Arrays& arrays = problem.arrays;
  return are_apart(arrays.input, arrays.output) && are_apart(arrays.input, arrays.output_imaginary) &&
         are_apart(arrays.input_imaginary, arrays.output) && are_apart(arrays.input_imaginary, arrays.output_imaginary);
}

std::optional<Extents> extents_of(const Problem& problem, std::size_t size_of_real) {
  for (const Dimension& loop : loops_of(problem))
    if (loop.size == 0) return Extents{};
  const bool half_input = problem.kind == Kind::complex_to_real || problem.kind == Kind::split_complex_to_real;
  const bool half_output = problem.kind == Kind::real_to_complex || problem.kind == Kind::split_real_to_complex;
  const bool is_complex = problem.kind == Kind::complex_to_complex;
  const Reach input = reach_of(problem, &Dimension::input_stride, half_input);
  const Reach output = reach_of(problem, &Dimension::output_stride, half_output);
  // A library computes with the product of all sizes; each element of the output has a place of its own.
  if (output.elements > output.last - output.first + 1) return std::nullopt;
  const auto input_extent = extent_of(input, is_complex || problem.kind == Kind::complex_to_real ? 2 : 1, size_of_real);
  const auto output_extent =
      extent_of(output, is_complex || problem.kind == Kind::real_to_complex ? 2 : 1, size_of_real);
  if (!input_extent || !output_extent) return std::nullopt;
  return Extents{*input_extent, *output_extent};
}

}  // namespace mpiwasm::fftw
