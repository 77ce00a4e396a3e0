// Handles: live, dead, of another kind, reused, and the memory of the last look-up.
#include "translate/handle_table.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <string>

namespace mpiwasm::translate {
namespace {

constexpr Word predefined_base = 0x200;
using Names = HandleTable<std::unique_ptr<std::string>, HandleKind::datatype, predefined_base>;
using OtherNames = HandleTable<std::unique_ptr<std::string>, HandleKind::group, predefined_base>;

std::unique_ptr<std::string> name(const char* text) { return std::make_unique<std::string>(text); }

TEST(HandleTable, LeadsToWhatWasInserted) {
  Names names;
  const Word first = names.insert(name("first"));
  const Word second = names.insert(name("second"));
  ASSERT_NE(names.target(first), nullptr);
  EXPECT_EQ(*names.target(first), "first");
  EXPECT_EQ(*names.target(second), "second");
  EXPECT_EQ(*names.target(first), "first");
  EXPECT_GE(first, first_made_handle);
}

TEST(HandleTable, HasRoomUntilItIsFull) {
  HandleTable<std::unique_ptr<std::string>, HandleKind::datatype, predefined_base, 3> few;
  Word handle = 0;
  for (std::size_t i = 0; i < few.capacity; ++i) {
    ASSERT_TRUE(few.make_room());
    ASSERT_TRUE(few.has_slot());
    handle = few.insert(name("one of eight"));
  }
  EXPECT_FALSE(few.make_room());
  EXPECT_FALSE(few.has_slot());
  EXPECT_THROW((void)few.insert(name("too many")), std::length_error);
  EXPECT_NE(few.target(handle), nullptr);
  few.remove(handle);
  EXPECT_TRUE(few.make_room());
  EXPECT_NE(few.insert(name("in its place")), handle);
  EXPECT_FALSE(few.make_room());
}

TEST(HandleTable, AReservedHandleLeadsToNothingUntilItIsFilled) {
  Names names;
  const Word handle = names.reserve();
  EXPECT_EQ(names.find(handle), nullptr);
  EXPECT_EQ(names.remove(handle), nullptr);
  const Word other = names.insert(name("other"));
  EXPECT_NE(other, handle);
  names.fill(handle, name("at last"));
  ASSERT_NE(names.target(handle), nullptr);
  EXPECT_EQ(*names.target(handle), "at last");
}

TEST(HandleTable, KnowsNoHandleThatItNeverMade) {
  Names names;
  OtherNames others;
  const Word foreign = others.insert(name("of another kind"));
  EXPECT_EQ(names.target(foreign), nullptr);
  EXPECT_EQ(names.target(0), nullptr);
  EXPECT_EQ(names.target(~Word{0}), nullptr);
  EXPECT_EQ(names.target(predefined_base), nullptr);
  const Word own = names.insert(name("own"));
  EXPECT_EQ(names.target(foreign), nullptr);
  EXPECT_EQ(names.target(own + 1), nullptr);
}

TEST(HandleTable, NoWordOfTheGuestMatchesAForgottenAnswer) {
  Names names;
  const Word handle = names.insert(name("short-lived"));
  ASSERT_NE(names.target(handle), nullptr);
  ASSERT_NE(names.last_target(handle), nullptr);
  names.remove(handle);
  for (const Word word : {Word{0}, handle, ~Word{0}, ~Word{0} - 1}) {
    EXPECT_EQ(names.target(word), nullptr) << word;
    EXPECT_EQ(names.last_target(word), nullptr) << word;
  }
}

TEST(HandleTable, TheLastAnswerIsOnlyForTheHandleLookedUpLast) {
  Names names;
  const Word first = names.insert(name("first"));
  const Word second = names.insert(name("second"));
  EXPECT_EQ(names.last_target(first), nullptr);
  const std::string* first_name = names.target(first);
  EXPECT_EQ(names.last_target(first), first_name);
  EXPECT_EQ(names.last_target(second), nullptr);
  const std::string* second_name = names.target(second);
  EXPECT_EQ(names.last_target(second), second_name);
  EXPECT_EQ(names.last_target(first), nullptr);
}

TEST(HandleTable, ForgetsAHandleThatWasJustLookedUpWhenItDies) {
  Names names;
  const Word handle = names.insert(name("short-lived"));
  ASSERT_NE(names.target(handle), nullptr);
  EXPECT_EQ(*names.remove(handle), "short-lived");
  EXPECT_EQ(names.target(handle), nullptr);
  EXPECT_EQ(names.target(~Word{0}), nullptr);
  const Word next = names.insert(name("in the same slot"));
  EXPECT_NE(next, handle);
  EXPECT_EQ(names.target(handle), nullptr);
  EXPECT_EQ(*names.target(next), "in the same slot");
}

TEST(HandleTable, RemovesNothingButLiveObjectsThatTheGuestMade) {
  Names names;
  names.define(predefined_base, name("predefined"));
  const Word handle = names.insert(name("made"));
  EXPECT_EQ(names.remove(predefined_base), nullptr);
  EXPECT_EQ(names.remove(0), nullptr);
  EXPECT_EQ(names.remove(~Word{0}), nullptr);
  EXPECT_EQ(names.remove(handle + 1), nullptr);           // no such slot
  EXPECT_EQ(names.remove(handle ^ 0x400000), nullptr);    // another life of the slot
  EXPECT_EQ(names.remove(handle ^ 0x10000000), nullptr);  // another kind
  EXPECT_NE(names.target(predefined_base), nullptr);
  EXPECT_EQ(*names.remove(handle), "made");
  EXPECT_EQ(names.remove(handle), nullptr);
  // The slot was freed once: two new objects do not share it.
  const Word next = names.insert(name("next"));
  const Word after = names.insert(name("after"));
  EXPECT_NE(next, after);
  EXPECT_EQ(*names.target(next), "next");
}

TEST(HandleTable, PredefinedHandlesCanBeDefinedAgain) {
  Names names;
  names.define(predefined_base + 3, name("world"));
  EXPECT_EQ(*names.target(predefined_base + 3), "world");
  names.define(predefined_base + 3, name("another world"));
  EXPECT_EQ(*names.target(predefined_base + 3), "another world");
  names.undefine(predefined_base + 3);
  EXPECT_EQ(names.target(predefined_base + 3), nullptr);
}

TEST(HandleTable, ClearingLeavesNothing) {
  Names names;
  names.define(predefined_base, name("predefined"));
  const Word made = names.insert(name("made"));
  ASSERT_NE(names.target(made), nullptr);
  names.clear();
  EXPECT_EQ(names.target(made), nullptr);
  EXPECT_EQ(names.target(predefined_base), nullptr);
}

}  // namespace
}  // namespace mpiwasm::translate
