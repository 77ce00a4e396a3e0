// What may be a view, and how far access through it reaches.
#include "calls/files/file_view.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "layout/constructors.hpp"

namespace mpiwasm::calls {
namespace {

constexpr ViewType integer{4, 4, 0, 4};

TEST(FileView, AnAccessEndsWhereItsLastByteIs) {
  const FileView bytes;
  EXPECT_EQ(bytes.end_of(0), 0);
  EXPECT_EQ(bytes.end_of(10), 10);
  // 8 bytes of every 32, from byte 100 on.
  const FileView spaced{100, 4, {8, 32, 4, 8}};
  EXPECT_EQ(spaced.end_of(1), 112);
  EXPECT_EQ(spaced.end_of(8), 112);
  EXPECT_EQ(spaced.end_of(9), 144);
  EXPECT_TRUE(spaced.end_of(FilePlace{INT64_MAX} * INT64_MAX) > farthest_byte);
}

TEST(FileView, DataBeforeTheEndOfAFile) {
  const FileView spaced{100, 4, {8, 32, 0, 8}};
  EXPECT_EQ(spaced.data_before(100), 0);
  EXPECT_GE(spaced.data_before(133), 12);
}

TEST(FileView, TypesOfWhichThereIsNoView) {
  EXPECT_EQ(forbidden_view(0, integer, integer), std::nullopt);
  EXPECT_EQ(forbidden_view(0, {0, 0, 0, 0}, integer), "etype has no data");
  EXPECT_EQ(forbidden_view(0, integer, {4, 0, 0, 4}), "filetype has the extent 0, but it must be positive");
  EXPECT_EQ(forbidden_view(0, {4, -8, 0, 4}, integer), "etype has the extent -8, but it must be positive");
  EXPECT_EQ(forbidden_view(0, integer, {4, 8, -4, 4}), "filetype has data at the negative displacement -4");
  EXPECT_EQ(forbidden_view(0, integer, {3, 3, 0, 3}),
            "filetype has 3 bytes of data, which are not elements of etype, of 4 bytes each");
  EXPECT_EQ(forbidden_view(farthest_byte - 4, integer, integer),
            "filetype ends beyond byte 2^62 of the file, from byte 4611686018427387900 on");
  EXPECT_EQ(forbidden_view(INT64_MAX, integer, integer).has_value(), true);
  // A process without a part of the file.
  EXPECT_EQ(forbidden_view(0, integer, {0, 0, 0, 0}), std::nullopt);
}

layout::LayoutPointer integers_at(const std::vector<std::int64_t>& displacements) {
  return layout::indexed_block(layout::Layout::basic({4, 1}), 1, displacements, 1).value();
}

TEST(FileView, DisplacementsMustNotFall) {
  EXPECT_EQ(forbidden_typemap(*integers_at({0, 8, 16}), false), std::nullopt);
  EXPECT_EQ(forbidden_typemap(*integers_at({800, 400}), false),
            "has data at displacement 400 behind data at 800, but displacements must not fall");
  EXPECT_EQ(forbidden_typemap(*integers_at({-4, 400}), true), "has data at the negative displacement -4");
  EXPECT_EQ(forbidden_typemap(*integers_at({0, 8, 16, 12}), true),
            "has data at displacement 12 behind data at 16, but displacements must not fall");
}

TEST(FileView, DataMayOverlapWhereTheyAreOnlyRead) {
  EXPECT_EQ(forbidden_typemap(*integers_at({0, 2}), false), "has data at displacement 2 that overlap those before");
  EXPECT_EQ(forbidden_typemap(*integers_at({0, 0}), true), std::nullopt);
  EXPECT_EQ(forbidden_typemap(*integers_at({0, 4, 8, 4}), true), std::nullopt);
  EXPECT_EQ(forbidden_typemap(*integers_at({0, 4, 8, 4}), false),
            "has data at displacement 4 that overlap those before");
}

TEST(FileView, CopiesThatOverlapAreKnown) {
  EXPECT_FALSE((FileView{0, 4, integer}.overlaps_itself()));
  EXPECT_TRUE((FileView{0, 4, {16, 4, 0, 16}}.overlaps_itself()));
}

}  // namespace
}  // namespace mpiwasm::calls
