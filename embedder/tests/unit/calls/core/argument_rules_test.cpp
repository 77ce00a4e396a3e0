// The rules for numbers and lists of them, at the edges of what an int holds.
#include "calls/core/argument_rules.hpp"

#include <gtest/gtest.h>

#include <array>
#include <climits>
#include <vector>

namespace mpiwasm::calls::rules {
namespace {

using Ints = std::vector<int>;

TEST(ArgumentRules, NumbersAreCompared) {
  EXPECT_EQ(at_least(1, 1), std::nullopt);
  EXPECT_EQ(at_least(0, 1), "is 0, but must be at least 1");
  EXPECT_EQ(at_most(1024, 1024), std::nullopt);
  EXPECT_EQ(at_most(INT64_MAX, 1024), "is 9223372036854775807, but must be at most 1024");
  EXPECT_EQ(below(1, 2), std::nullopt);
  EXPECT_EQ(below(2, 2), "is 2, but must be less than 2");
}

TEST(ArgumentRules, EveryEntryIsCompared) {
  EXPECT_EQ(at_least(Ints{1, 2}, 1), std::nullopt);
  EXPECT_EQ(at_least(Ints{}, 1), std::nullopt);
  EXPECT_EQ(at_least(Ints{1, INT_MIN}, 0), "has -2147483648 in place 1, but its entries must be at least 0");
  EXPECT_EQ(below(Ints{0, 1}, 2), std::nullopt);
  EXPECT_EQ(below(Ints{0, 2}, 2), "has 2 in place 1, but its entries must be less than 2");
}

TEST(ArgumentRules, AListMayStayButNotFall) {
  EXPECT_EQ(rising(Ints{}), std::nullopt);
  EXPECT_EQ(rising(Ints{0, 2, 2, 5}), std::nullopt);
  EXPECT_EQ(rising(Ints{1, 1000000, 2}),
            "falls from 1000000 to 2 in place 2, but no entry may be less than the one before it");
}

TEST(ArgumentRules, NumbersAreNamedOnce) {
  EXPECT_EQ(distinct(Ints{3, 1, 2}), std::nullopt);
  EXPECT_EQ(distinct(Ints{3, 1, 3}), "has 3 more than once");
}

TEST(ArgumentRules, ProductsDoNotOverflow) {
  EXPECT_EQ(product_at_most(Ints{}, 1), std::nullopt);
  EXPECT_EQ(product_at_most(Ints{2, 3}, 6), std::nullopt);
  EXPECT_EQ(product_at_most(Ints{2, 3}, 5), "has entries whose product is more than 5");
  EXPECT_NE(product_at_most(Ints{65536, 65536}, 4), std::nullopt);
  EXPECT_NE(product_at_most(Ints(1000, INT_MAX), INT64_MAX), std::nullopt);
  EXPECT_NE(product_at_most(Ints(64, 2), INT64_MAX), std::nullopt);
}

TEST(ArgumentRules, SumsDoNotOverflow) {
  const auto sum_of = [](const std::vector<std::int64_t>& counts, std::int64_t most) {
    return sum_at_most(std::span<const std::int64_t>(counts), most);
  };
  EXPECT_EQ(sum_of({}, 0), std::nullopt);
  EXPECT_EQ(sum_of({2, 0, 3}, 5), std::nullopt);
  EXPECT_EQ(sum_of({2, 3}, 4), "has counts whose sum is more than 4");
  EXPECT_NE(sum_of({INT64_MAX, INT64_MAX}, INT64_MAX), std::nullopt);
}

TEST(ArgumentRules, FixedDimensionsDivideTheNumberOfNodes) {
  EXPECT_EQ(product_divides(Ints{0, 0}, 6), std::nullopt);
  EXPECT_EQ(product_divides(Ints{0, 3}, 6), std::nullopt);
  EXPECT_EQ(product_divides(Ints{4, 0}, 6), "has entries whose product does not divide 6");
  EXPECT_NE(product_divides(Ints{65536, 65536}, 6), std::nullopt);
  EXPECT_NE(product_divides(Ints{INT_MAX, INT_MAX, 0}, INT_MAX), std::nullopt);
}

struct Range {
  std::array<int, 3> given;
  std::array<int, 3> passed_on;
};

TEST(ArgumentRules, RangesEndAtTheirLastRank) {
  const std::vector<Range> ranges = {
      {{0, 3, 1}, {0, 3, 1}},
      {{3, 0, -2}, {3, 1, -2}},
      {{0, 100, 200}, {0, 0, 1}},
      {{3, 3, INT_MAX}, {3, 3, 1}},
      {{3, 3, INT_MIN}, {3, 3, 1}},
      {{3, INT_MAX, INT_MAX}, {3, 3, 1}},
      {{1, INT_MAX - 1, INT_MAX - 1}, {1, 1, 1}},
  };
  for (Range range : ranges) {
    EXPECT_EQ(distinct_ranges(range.given, 4), std::nullopt);
    EXPECT_EQ(range.given, range.passed_on);
  }
}

TEST(ArgumentRules, RangesNameRanksOfTheGroupOnce) {
  const std::vector<Ints> wrong = {
      {0, 0, 0},
      {0, 4, 1},
      {-1, 0, 1},
      {0, 1, -1},
      {1, 0, 1},
      {INT_MIN, INT_MAX, 1},
      {INT_MAX, INT_MIN, INT_MIN},
      {0, 1, 1, 1, 1, 1},
  };
  for (Ints triples : wrong) EXPECT_NE(distinct_ranges(triples, 4), std::nullopt);
  Ints apart{0, 2, 2, 3, 1, -2};
  EXPECT_EQ(distinct_ranges(apart, 4), std::nullopt);
  Ints nothing;
  EXPECT_EQ(distinct_ranges(nothing, 0), std::nullopt);
}

}  // namespace
}  // namespace mpiwasm::calls::rules
