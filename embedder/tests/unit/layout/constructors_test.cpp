// Where the constructors of datatypes put the data, and which types they refuse.
#include "layout/constructors.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <vector>

namespace mpiwasm::layout {
namespace {

const LayoutPointer byte = Layout::basic({1, 1});
const LayoutPointer number = Layout::basic({8, 1});
constexpr std::int64_t most_int = std::numeric_limits<int>::max();

struct Piece {
  std::int64_t offset;
  std::int64_t bytes;
  bool operator==(const Piece&) const = default;
};

std::vector<Piece> pieces(const LayoutPointer& layout, std::int64_t count = 1) {
  std::vector<Piece> found;
  layout->visit(0, count, [&](const Run& run) {
    found.push_back({run.offset, run.bytes});
    return true;
  });
  return found;
}

void expect_refused(const Made& made, Refusal::Reason reason) {
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().reason, reason);
  EXPECT_FALSE(made.error().text.empty());
}

TEST(LayoutConstructors, SpanIsComputedBeyond64Bits) {
  // N * X = 2^64 + r for each of these: in 64 bits the last block would lie r bytes behind the first.
  for (int bits = 33; bits <= 62; ++bits) {
    const std::int64_t blocks = (std::int64_t{1} << bits) + 1;
    const std::int64_t stride = (std::int64_t{1} << (64 - bits)) + 1;
    expect_refused(hvector(byte, blocks, 1, stride), Refusal::Reason::too_large);
    expect_refused(hvector(byte, blocks, 1, -stride), Refusal::Reason::too_large);
  }
  expect_refused(contiguous(number, std::int64_t{1} << 61), Refusal::Reason::too_large);
  expect_refused(resized(number, std::numeric_limits<std::int64_t>::min(), 8), Refusal::Reason::too_large);
}

TEST(LayoutConstructors, NestedTypesEndAtTheLimits) {
  LayoutPointer type = number;
  int levels = 0;
  for (Made made = contiguous(type, 1 << 20); made; made = contiguous(type, 1 << 20), ++levels) type = *made;
  EXPECT_EQ(levels, 2);  // 2^63 bytes are too many
  EXPECT_EQ(type->size(), std::int64_t{8} << 40);

  type = number;
  for (levels = 0; levels <= deepest; ++levels) {
    const Made made = contiguous(type, 1);
    if (!made) break;
    type = *made;
  }
  EXPECT_LT(levels, deepest);
}

TEST(LayoutConstructors, BlocksThatLibrariesWriteOutAreLimited) {
  const std::vector<std::int64_t> lengths(1 << 13, 1);
  std::vector<std::int64_t> places;
  for (std::int64_t i = 0; i < (1 << 13); ++i) places.push_back(3 * i);
  const Made once = indexed(byte, lengths, places, 1);
  ASSERT_TRUE(once);
  expect_refused(indexed(*once, lengths, places, 1 << 14), Refusal::Reason::too_large);
}

TEST(LayoutConstructors, DataOfAStructureLeaveTheGapsOut) {
  const Made pair = structure(std::vector<std::int64_t>{1, 1}, std::vector<std::int64_t>{0, 8},
                              std::vector<LayoutPointer>{byte, number});
  ASSERT_TRUE(pair);
  EXPECT_EQ((*pair)->size(), 9);
  EXPECT_EQ((*pair)->extent(), 16);
  EXPECT_EQ(pieces(*pair, 2), (std::vector<Piece>{{0, 1}, {8, 8}, {16, 1}, {24, 8}}));
}

TEST(LayoutConstructors, DistributedArraysHaveWhatTheProcessOwns) {
  using Kind = Distribution::Kind;
  // Process 3 of 2 x 2 has the last two rows and columns of 5 x 5, in blocks of 3 dealt in turn.
  const std::vector<Distribution> dimensions(2, {Kind::cyclic, 5, 2, 3, false});
  const Made array = distributed_array(number, 4, 3, dimensions, Order::first_dimension_fastest, most_int);
  ASSERT_TRUE(array);
  EXPECT_EQ(pieces(*array), (std::vector<Piece>{{144, 16}, {184, 16}}));
  EXPECT_EQ((*array)->extent(), 200);
}

TEST(LayoutConstructors, ProcessesMayHaveOnlyAPartOfABlock) {
  using Kind = Distribution::Kind;
  const auto has_part = [](Kind kind, std::int64_t size, std::int64_t length, std::int64_t rank) {
    const std::vector<Distribution> dimensions{{Kind::cyclic, 8, 1, 2, false}, {kind, size, 4, length, length == 0}};
    const std::vector<bool> only_parts = only_parts_of_blocks(rank, dimensions);
    EXPECT_FALSE(only_parts[0]);
    return bool{only_parts[1]};
  };
  EXPECT_FALSE(has_part(Kind::cyclic, 7, 5, 0));
  EXPECT_TRUE(has_part(Kind::cyclic, 7, 5, 1));
  EXPECT_FALSE(has_part(Kind::cyclic, 7, 5, 2));   // nothing
  EXPECT_FALSE(has_part(Kind::cyclic, 22, 5, 0));  // a whole one, and a part
  EXPECT_FALSE(has_part(Kind::cyclic, 7, 0, 3));
  EXPECT_FALSE(has_part(Kind::block, 7, 5, 1));
}

TEST(LayoutConstructors, ArgumentsThatLibrariesDivideByAreRefused) {
  using Kind = Distribution::Kind;
  const auto one = [](Kind kind, std::int64_t size, std::int64_t processes, std::int64_t length) {
    const std::vector<Distribution> dimensions{{kind, size, processes, length, false}};
    return distributed_array(number, processes, 0, dimensions, Order::last_dimension_fastest, most_int);
  };
  EXPECT_TRUE(one(Kind::cyclic, 100, 4, 2));
  expect_refused(one(Kind::cyclic, 100, 4, 0), Refusal::Reason::bad_argument);
  expect_refused(one(Kind::cyclic, 100, 4, -1), Refusal::Reason::bad_argument);
  expect_refused(one(Kind::cyclic, 100, 4, most_int), Refusal::Reason::bad_argument);
  expect_refused(one(Kind::block, most_int, 4, most_int), Refusal::Reason::bad_argument);
  expect_refused(one(Kind::block, 100, 4, 24), Refusal::Reason::bad_argument);
  expect_refused(one(Kind::none, 100, 4, 1), Refusal::Reason::bad_argument);
  expect_refused(distributed_array(number, 1, 0, {}, Order::last_dimension_fastest, most_int),
                 Refusal::Reason::bad_argument);
}

TEST(LayoutConstructors, LibrariesMayPadOtherwise) {
  const LayoutPointer padded = Layout::with_natural_bounds(number, 0, 16);
  ASSERT_TRUE(padded);
  EXPECT_EQ(padded->extent(), 16);
  EXPECT_EQ(padded->true_extent(), 8);
  EXPECT_FALSE(padded->has_set_bounds());
  EXPECT_EQ(Layout::with_natural_bounds(number, farthest, 16), nullptr);
}

}  // namespace
}  // namespace mpiwasm::layout
