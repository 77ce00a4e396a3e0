// Notes beside the objects of a table of handles.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "translate/handle_table.hpp"

namespace mpiwasm::translate {
namespace {

constexpr std::uint32_t predefined_base = 0x200;
constexpr Handle predefined{predefined_base};
using Noted = HandleTable<int, HandleKind::request, predefined_base, 22, std::string>;

TEST(HandleNotes, LieBesideObjectsOnceTheyAreKept) {
  Noted numbers;
  const Handle before = numbers.insert(1, "before");
  EXPECT_EQ(numbers.note(before), nullptr);
  numbers.keep_notes();
  ASSERT_NE(numbers.note(before), nullptr);
  EXPECT_EQ(*numbers.note(before), "");
  // More than lie in memory together.
  std::vector<Handle> all;
  for (int number = 0; number < 1000; ++number) all.push_back(numbers.insert(number, std::to_string(number)));
  for (int number = 0; number < 1000; ++number)
    EXPECT_EQ(*numbers.note(all[static_cast<std::size_t>(number)]), std::to_string(number));
  numbers.define(predefined, 2);
  EXPECT_EQ(numbers.note(predefined), nullptr);
  numbers.remove(all.back());
  EXPECT_EQ(numbers.note(all.back()), nullptr);
  const Handle next = numbers.insert(3);
  EXPECT_EQ(*numbers.note(next), "");
}

}  // namespace
}  // namespace mpiwasm::translate
