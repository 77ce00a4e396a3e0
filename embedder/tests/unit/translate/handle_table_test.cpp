// Handles: live, dead, of another kind, reused, and the memory of the last look-up.
#include "translate/handle_table.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <string>

namespace mpiwasm::translate {
namespace {

constexpr std::uint32_t predefined_base = 0x200;
constexpr Handle predefined{predefined_base};
constexpr Handle all_bits{~std::uint32_t{0}};

/// The handle whose word differs by `difference` in the sum, or in the bits `change`.
Handle near(Handle handle, std::uint32_t difference) { return Handle{number(handle) + difference}; }
Handle changed(Handle handle, std::uint32_t change) { return Handle{number(handle) ^ change}; }

using Names = HandleTable<std::unique_ptr<std::string>, HandleKind::datatype, predefined_base>;
using OtherNames = HandleTable<std::unique_ptr<std::string>, HandleKind::group, predefined_base>;

std::unique_ptr<std::string> name(const char* text) { return std::make_unique<std::string>(text); }

/// For a guest of one thread.
class Handles : public testing::Test {
 protected:
  Handles() { callers.set_only(only_); }

 private:
  Caller only_;
};

TEST_F(Handles, LeadsToWhatWasInserted) {
  Names names;
  const Handle first = names.insert(name("first"));
  const Handle second = names.insert(name("second"));
  ASSERT_NE(names.target(first), nullptr);
  EXPECT_EQ(*names.target(first), "first");
  EXPECT_EQ(*names.target(second), "second");
  EXPECT_EQ(*names.target(first), "first");
  EXPECT_FALSE(is_predefined(first));
}

TEST_F(Handles, HasRoomUntilItIsFull) {
  HandleTable<std::unique_ptr<std::string>, HandleKind::datatype, predefined_base, 3> few;
  Handle handle{};
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

TEST_F(Handles, SlotsThatAreSetAsideAreForWhoHasMadeRoom) {
  HandleTable<std::unique_ptr<std::string>, HandleKind::datatype, predefined_base, 3> few;
  few.set_aside(2);
  Handle handle{};
  for (std::size_t i = 0; i < few.capacity - 2; ++i) {
    ASSERT_TRUE(few.make_room());
    ASSERT_TRUE(few.has_slot());
    handle = few.insert(name("one of six"));
  }
  EXPECT_FALSE(few.has_slot());
  EXPECT_FALSE(few.make_room());
  const Handle seventh = few.insert(name("room was made before"));
  const Handle eighth = few.insert(name("this too"));
  few.remove(seventh);
  few.remove(eighth);
  EXPECT_FALSE(few.make_room());
  few.remove(handle);
  EXPECT_TRUE(few.make_room());
}

TEST_F(Handles, AReservedHandleLeadsToNothingUntilItIsFilled) {
  Names names;
  const Handle handle = names.reserve();
  EXPECT_EQ(names.find(handle), nullptr);
  EXPECT_EQ(names.remove(handle), nullptr);
  const Handle other = names.insert(name("other"));
  EXPECT_NE(other, handle);
  names.fill(handle, name("at last"));
  ASSERT_NE(names.target(handle), nullptr);
  EXPECT_EQ(*names.target(handle), "at last");
}

TEST_F(Handles, KnowsNoHandleThatItNeverMade) {
  Names names;
  OtherNames others;
  const Handle foreign = others.insert(name("of another kind"));
  EXPECT_EQ(names.target(foreign), nullptr);
  EXPECT_EQ(names.target(no_handle), nullptr);
  EXPECT_EQ(names.target(all_bits), nullptr);
  EXPECT_EQ(names.target(predefined), nullptr);
  const Handle own = names.insert(name("own"));
  EXPECT_EQ(names.target(foreign), nullptr);
  EXPECT_EQ(names.target(near(own, 1)), nullptr);
}

TEST_F(Handles, NoWordOfTheGuestMatchesAForgottenAnswer) {
  Names names;
  const Handle handle = names.insert(name("short-lived"));
  ASSERT_NE(names.target(handle), nullptr);
  ASSERT_NE(names.last_target(handle), nullptr);
  names.remove(handle);
  for (const Handle word : {no_handle, handle, all_bits, near(all_bits, ~std::uint32_t{0})}) {
    EXPECT_EQ(names.target(word), nullptr) << number(word);
    EXPECT_EQ(names.last_target(word), nullptr) << number(word);
  }
}

TEST_F(Handles, TheLastAnswerIsOnlyForTheHandleLookedUpLast) {
  Names names;
  const Handle first = names.insert(name("first"));
  const Handle second = names.insert(name("second"));
  EXPECT_EQ(names.last_target(first), nullptr);
  const std::string* first_name = names.target(first);
  EXPECT_EQ(names.last_target(first), first_name);
  EXPECT_EQ(names.last_target(second), nullptr);
  const std::string* second_name = names.target(second);
  EXPECT_EQ(names.last_target(second), second_name);
  EXPECT_EQ(names.last_target(first), nullptr);
}

TEST_F(Handles, ForgetsAHandleThatWasJustLookedUpWhenItDies) {
  Names names;
  const Handle handle = names.insert(name("short-lived"));
  ASSERT_NE(names.target(handle), nullptr);
  EXPECT_EQ(*names.remove(handle), "short-lived");
  EXPECT_EQ(names.target(handle), nullptr);
  EXPECT_EQ(names.target(all_bits), nullptr);
  const Handle next = names.insert(name("in the same slot"));
  EXPECT_NE(next, handle);
  EXPECT_EQ(names.target(handle), nullptr);
  EXPECT_EQ(*names.target(next), "in the same slot");
}

TEST_F(Handles, RemovesNothingButLiveObjectsThatTheGuestMade) {
  Names names;
  names.define(predefined, name("predefined"));
  const Handle handle = names.insert(name("made"));
  EXPECT_EQ(names.remove(predefined), nullptr);
  EXPECT_EQ(names.remove(no_handle), nullptr);
  EXPECT_EQ(names.remove(all_bits), nullptr);
  EXPECT_EQ(names.remove(near(handle, 1)), nullptr);              // no such slot
  EXPECT_EQ(names.remove(changed(handle, 0x400000)), nullptr);    // another life of the slot
  EXPECT_EQ(names.remove(changed(handle, 0x10000000)), nullptr);  // another kind
  EXPECT_NE(names.target(predefined), nullptr);
  EXPECT_EQ(*names.remove(handle), "made");
  EXPECT_EQ(names.remove(handle), nullptr);
  // The slot was freed once: two new objects do not share it.
  const Handle next = names.insert(name("next"));
  const Handle after = names.insert(name("after"));
  EXPECT_NE(next, after);
  EXPECT_EQ(*names.target(next), "next");
}

TEST_F(Handles, PredefinedHandlesCanBeDefinedAgain) {
  Names names;
  names.define(near(predefined, 3), name("world"));
  EXPECT_EQ(*names.target(near(predefined, 3)), "world");
  names.define(near(predefined, 3), name("another world"));
  EXPECT_EQ(*names.target(near(predefined, 3)), "another world");
  names.undefine(near(predefined, 3));
  EXPECT_EQ(names.target(near(predefined, 3)), nullptr);
}

TEST_F(Handles, ObjectsComeBackUnderTheirHandles) {
  Names before;
  const Handle gone = before.insert(name("gone"));
  const Handle first = before.insert(name("first"));
  before.remove(gone);
  const Handle reused = before.insert(name("in its slot"));
  Names after;
  EXPECT_TRUE(after.insert_at(first, name("first")));
  EXPECT_TRUE(after.insert_at(reused, name("in its slot")));
  EXPECT_EQ(*after.target(first), "first");
  EXPECT_EQ(*after.target(reused), "in its slot");
  EXPECT_EQ(after.target(gone), nullptr);
  const Handle next = after.insert(name("next"));
  EXPECT_EQ(*after.target(first), "first");
  EXPECT_EQ(*after.target(next), "next");
  after.remove(reused);
  EXPECT_NE(after.insert(name("later")), reused) << "a dead handle does not come back to life";
}

TEST_F(Handles, AHandleThatCannotBeItsOwnIsRefused) {
  Names names;
  OtherNames others;
  const Handle live = names.insert(name("live"));
  EXPECT_FALSE(names.insert_at(live, name("twice")));
  EXPECT_FALSE(names.insert_at(predefined, name("predefined")));
  EXPECT_FALSE(names.insert_at(others.insert(name("of another kind")), name("wrong kind")));
  EXPECT_EQ(*names.target(live), "live");
}

TEST_F(Handles, HandlesThatWereDeadStayDead) {
  Names before;
  const Handle live = before.insert(name("live"));
  const std::vector<Handle> dead{before.insert(name("1")), before.insert(name("2")), before.insert(name("3"))};
  for (const Handle each : {dead[1], dead[0], dead[2]}) before.remove(each);
  Names after;
  ASSERT_TRUE(after.insert_at(live, name("live")));
  ASSERT_TRUE(after.restore_free(before.free_handles()));
  EXPECT_EQ(after.free_handles(), before.free_handles());
  for (int i = 0; i < 5; ++i) {
    const Handle next = after.insert(name("next"));
    EXPECT_EQ(next, before.insert(name("next"))) << "the same handle as without a restart";
    for (const Handle each : dead) EXPECT_NE(next, each);
  }
  for (const Handle each : dead) EXPECT_EQ(after.target(each), nullptr);
  EXPECT_EQ(*after.target(live), "live");
}

TEST_F(Handles, FreeSlotsThatCannotBeAreRefused) {
  Names names;
  OtherNames others;
  const Handle live = names.insert(name("live"));
  const Handle free = names.insert(name("free"));
  names.remove(free);
  const Handle of_another_kind = others.insert(name("other"));
  EXPECT_FALSE(names.restore_free(std::vector{live}));
  EXPECT_FALSE(names.restore_free(std::vector{free, free}));
  EXPECT_FALSE(names.restore_free(std::vector{predefined}));
  EXPECT_FALSE(names.restore_free(std::vector{of_another_kind}));
  EXPECT_TRUE(names.restore_free(std::vector{free}));
  EXPECT_EQ(*names.target(live), "live");
}

TEST_F(Handles, ClearingLeavesNothing) {
  Names names;
  names.define(predefined, name("predefined"));
  const Handle made = names.insert(name("made"));
  ASSERT_NE(names.target(made), nullptr);
  names.clear();
  EXPECT_EQ(names.target(made), nullptr);
  EXPECT_EQ(names.target(predefined), nullptr);
}

TEST_F(Handles, EachThreadRemembersWhatItHasNamedLast) {
  Names names;
  const Handle first = names.insert(name("first"));
  const Handle second = names.insert(name("second"));
  Caller other;
  callers.add(other);
  ASSERT_NE(names.target(first), nullptr);
  Caller& own = callers.current();
  callers.take_turn(other);
  EXPECT_EQ(names.last_target(first), nullptr);
  ASSERT_NE(names.target(second), nullptr);
  callers.end_turn(other);
  callers.take_turn(own);
  ASSERT_NE(names.last_target(first), nullptr);
  EXPECT_EQ(*names.last_target(first), "first");
  EXPECT_EQ(names.last_target(second), nullptr);

  // What goes, goes for all.
  names.remove(second);
  callers.end_turn(own);
  callers.take_turn(other);
  EXPECT_EQ(names.last_target(second), nullptr);
  EXPECT_EQ(names.target(second), nullptr);
  callers.end_turn(other);
  callers.remove(other);
}

TEST_F(Handles, TablesOfOneKindAreNotMixedUp) {
  Names names;
  Names others;
  const Handle handle = names.insert(name("one"));
  ASSERT_EQ(others.insert(name("another")), handle);
  ASSERT_NE(names.target(handle), nullptr);
  EXPECT_EQ(others.last_target(handle), nullptr);
  EXPECT_EQ(*others.target(handle), "another");
  EXPECT_EQ(*names.target(handle), "one");
}

}  // namespace
}  // namespace mpiwasm::translate
