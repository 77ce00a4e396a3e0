// Where the arrays of a transform lie.
#include "fftw/problem.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace mpiwasm::fftw {
namespace {

constexpr std::ptrdiff_t largest = std::numeric_limits<std::int32_t>::max();
constexpr std::ptrdiff_t least = std::numeric_limits<std::int32_t>::min();

Problem problem(Kind kind, std::initializer_list<Dimension> dimensions, std::initializer_list<Dimension> loops = {}) {
  Problem made;
  made.kind = kind;
  made.sign = -1;
  for (const Dimension& each : dimensions) made.dimensions.at(static_cast<std::size_t>(made.rank++)) = each;
  for (const Dimension& each : loops) made.loop_dimensions.at(static_cast<std::size_t>(made.loops++)) = each;
  return made;
}

void expect_extents(const Problem& of, std::size_t real, Extent input, Extent output) {
  const auto found = extents_of(of, real);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->input.begin, input.begin);
  EXPECT_EQ(found->input.end, input.end);
  EXPECT_EQ(found->output.begin, output.begin);
  EXPECT_EQ(found->output.end, output.end);
}

TEST(Extents, OfComplexNumbers) {
  expect_extents(problem(Kind::complex_to_complex, {{4, 1, 1}}), 8, {0, 64}, {0, 64});
  expect_extents(problem(Kind::complex_to_complex, {{4, 1, 3}}), 4, {0, 32}, {0, 80});
  expect_extents(problem(Kind::complex_to_complex, {{2, 3, 3}, {3, 1, 1}}, {{5, 6, 6}}), 8, {0, 480}, {0, 480});
}

TEST(Extents, OfHalfOfThem) {
  expect_extents(problem(Kind::real_to_complex, {{5, 1, 1}}), 8, {0, 40}, {0, 48});
  expect_extents(problem(Kind::complex_to_real, {{2, 3, 4}, {4, 1, 1}}), 8, {0, 96}, {0, 64});
  expect_extents(problem(Kind::split_real_to_complex, {{4, 1, 1}}), 8, {0, 32}, {0, 24});
  expect_extents(problem(Kind::split_complex_to_real, {{4, 1, 1}}), 8, {0, 24}, {0, 32});
}

TEST(Extents, BeforeTheAddress) {
  expect_extents(problem(Kind::complex_to_complex, {{4, -1, 1}}), 8, {-48, 16}, {0, 64});
  expect_extents(problem(Kind::split_complex_to_complex, {{4, -2, -1}}), 8, {-48, 8}, {-24, 8});
}

TEST(Extents, OfNothing) {
  expect_extents(problem(Kind::complex_to_complex, {{4, 1, 1}}, {{0, largest, largest}}), 8, {0, 0}, {0, 0});
}

TEST(Extents, AnInputMayBeReadOftenAnOutputMayNot) {
  EXPECT_TRUE(extents_of(problem(Kind::complex_to_complex, {{4, 1, 1}}, {{3, 0, 4}}), 8));
  EXPECT_FALSE(extents_of(problem(Kind::complex_to_complex, {{4, 1, 1}}, {{3, 4, 0}}), 8));
  EXPECT_FALSE(extents_of(problem(Kind::complex_to_complex, {{4, 1, 1}, {4, 1, 1}}), 8));
  EXPECT_FALSE(extents_of(problem(Kind::complex_to_complex, {{1 << 20, 1, 1}, {1 << 20, 1, 1}, {1 << 20, 1, 1}}), 8));
}

TEST(Extents, DoNotOverflow) {
  EXPECT_FALSE(extents_of(problem(Kind::complex_to_complex, {{largest, largest, 1}}), 8));
  EXPECT_FALSE(extents_of(problem(Kind::complex_to_complex, {{largest, least, 1}}), 8));
  Problem many = problem(Kind::real_to_real, {});
  for (; many.rank < most_dimensions; ++many.rank)
    many.dimensions.at(static_cast<std::size_t>(many.rank)) = {largest, largest, largest};
  EXPECT_FALSE(extents_of(many, 8));
}

TEST(Legality, IsThatOfFftw) {
  EXPECT_TRUE(is_legal(problem(Kind::complex_to_complex, {{4, 1, 1}})));
  EXPECT_FALSE(is_legal(problem(Kind::complex_to_complex, {{0, 1, 1}})));
  EXPECT_FALSE(is_legal(problem(Kind::complex_to_complex, {{4, 1, 1}}, {{-1, 1, 1}})));
  Problem other = problem(Kind::complex_to_complex, {{4, 1, 1}});
  other.sign = 0;
  EXPECT_FALSE(is_legal(other));
  other.rank = most_dimensions + 1;
  EXPECT_FALSE(is_legal(other));
  EXPECT_FALSE(is_legal(problem(Kind::complex_to_real, {{2, -21, 22}, {2, 7, 8}, {6, 1, 1}})));
  EXPECT_FALSE(is_legal(problem(Kind::split_complex_to_complex, {{2, -1, 1}})));
  Problem apart = problem(Kind::split_complex_to_complex, {{2, -1, 1}});
  apart.arrays.output = Address{4096};
  EXPECT_TRUE(is_legal(apart));
  apart.flags = destroy_input;
  EXPECT_FALSE(is_legal(apart));
  EXPECT_TRUE(is_legal(problem(Kind::complex_to_complex, {{4, 1, 1}}, {{1, -1, -1}})));
  EXPECT_FALSE(is_legal(problem(Kind::complex_to_complex, {{4, -16, -16}}, {{4, 1, 1}})));
  Problem of_reals = problem(Kind::real_to_real, {{4, -1, -1}});
  EXPECT_TRUE(is_legal(of_reals));
  EXPECT_TRUE(is_legal(problem(Kind::real_to_complex, {{2, 8, 4}, {6, 1, 1}})));
  EXPECT_TRUE(is_legal(problem(Kind::complex_to_real, {{2, 4, 8}, {6, 1, 1}})));
  EXPECT_FALSE(is_legal(problem(Kind::real_to_complex, {{3, 10, 11}, {1, 5, 5}, {4, 1, 1}})));
  Problem real = problem(Kind::real_to_real, {{4, 1, 1}});
  real.real_kinds[0] = 11;
  EXPECT_FALSE(is_legal(real));
}

TEST(Placement, OneArrayOrTwo) {
  const auto is_planned = [](Problem of, std::uint32_t output) {
    of.arrays = {Address{65536}, Address{65536}, Address{output}, Address{output}};
    const auto extents = extents_of(of, 8);
    return extents && are_one_or_apart(of, *extents);
  };
  // 64 bytes of reals, 80 of complex numbers.
  const Problem forward = problem(Kind::real_to_complex, {{8, 1, 1}});
  EXPECT_TRUE(is_planned(forward, 65536));
  EXPECT_TRUE(is_planned(forward, 65536 + 64));
  EXPECT_TRUE(is_planned(forward, 65536 - 80));
  EXPECT_FALSE(is_planned(forward, 65536 + 56));
  EXPECT_FALSE(is_planned(forward, 65536 - 72));
  // Rows from the 256th on would be in place.
  EXPECT_FALSE(is_planned(problem(Kind::real_to_complex, {{8, 1, 1}}, {{263, 64, 8}}), 65536 + 98304));
  EXPECT_TRUE(is_planned(problem(Kind::complex_to_complex, {{8, 1, 1}}), 65536 + 64));
}

TEST(Inside, IsTheWholeExtent) {
  guest::MemoryDefinition definition{nullptr, 65536};
  const guest::LinearMemory memory{&definition};
  EXPECT_TRUE(is_inside(memory, Address{48}, {-48, 16}));
  EXPECT_FALSE(is_inside(memory, Address{40}, {-48, 16}));
  EXPECT_TRUE(is_inside(memory, Address{65472}, {0, 64}));
  EXPECT_FALSE(is_inside(memory, Address{65480}, {0, 64}));
  EXPECT_FALSE(is_inside(memory, Address{0xfffffff8}, {0, 16}));
}

}  // namespace
}  // namespace mpiwasm::fftw
