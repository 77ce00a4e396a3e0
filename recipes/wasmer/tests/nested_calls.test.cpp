// Direct functions call back into the guest, level upon level; results, traps and the guest's own faults find their way
// back through all of them.
#include "support.hpp"

namespace wasmer_test {
namespace {

// The guest's `descend(n)` calls the host, which calls `descend(n - 1)`, and so on; at 0 the host does `at_bottom`.
struct Descent {
  Guest* guest = nullptr;
  void (*at_bottom)(Descent& descent) = nullptr;
  int deepest_caught = -1;  // the level whose nested call trapped and went on
  std::string caught_trap;
  std::vector<std::uint32_t> caught_frames;
  bool catches = false;
};

std::int64_t descend_through_host(Descent* descent, std::int32_t level) {
  if (level == 0) {
    if (descent->at_bottom != nullptr) descent->at_bottom(*descent);
    return 1;
  }
  Outcome outcome = descent->guest->call("descend", {value(level - 1)});
  if (outcome.trap.empty()) return outcome.i64() + 1;
  if (descent->catches) {
    descent->catches = false;
    descent->deepest_caught = level;
    descent->caught_trap = outcome.trap;
    descent->caught_frames = outcome.frames;
    return 100;
  }
  // What a real host does: the trap goes on to the next level.
  wasm_trap_t* const trap = make_trap(descent->guest->store(), outcome.trap);
  outcome = Outcome();
  wasmer_trap_raise(trap);
}

constexpr std::string_view text = R"((module
  (import "host" "descend" (func $host (param i32) (result i64)))
  (memory (export "memory") 1 4)
  (table 1 funcref)
  (func $descend (export "descend") (param i32) (result i64)
    (i64.add (call $host (local.get 0)) (i64.const 10)))
  (func (export "unreachable") unreachable)
  (func (export "out_of_bounds") (drop (i32.load (i32.const 0x7fffffff))))
  (func (export "fill_out_of_bounds") (memory.fill (i32.const 0) (i32.const 0) (i32.const -1)))
  (func (export "grow") (result i32) (memory.grow (i32.const 1)))))";

Guest& start(Guest& guest, Descent& descent) {
  descent.guest = &guest;
  guest.add_import("i:I", &descend_through_host, &descent);
  guest.instantiate(text);
  return guest;
}

using NestedCalls = EachBackend;

TEST_P(NestedCalls, ReturnThroughManyLevels) {
  Guest guest(GetParam());
  Descent descent;
  start(guest, descent);
  EXPECT_EQ(guest.call("descend", {value(0)}).i64(), 11);
  EXPECT_EQ(guest.call("descend", {value(1)}).i64(), 22);
  EXPECT_EQ(guest.call("descend", {value(99)}).i64(), 1100);
}

TEST_P(NestedCalls, ATrapRaisedAtTheBottomEndsEveryLevel) {
  Guest guest(GetParam());
  Descent descent;
  descent.at_bottom = [](Descent& self) { wasmer_trap_raise(make_trap(self.guest->store(), "from the bottom")); };
  start(guest, descent);
  const Outcome outcome = guest.call("descend", {value(20)});
  EXPECT_EQ(outcome.trap, "from the bottom");
  // The frames are those of the outermost call: `descend` is function 1, after the import.
  EXPECT_EQ(outcome.frames, std::vector<std::uint32_t>(1, 1U));
  EXPECT_EQ(guest.call("grow").i32(), 1);
}

TEST_P(NestedCalls, ATrapIsCaughtAtTheInnermostCallAndTheRestGoesOn) {
  Guest guest(GetParam());
  Descent descent;
  descent.catches = true;
  descent.at_bottom = [](Descent& self) { wasmer_trap_raise(make_trap(self.guest->store(), "caught")); };
  start(guest, descent);
  // Level 1 catches and returns 100; levels 2 to 5 add 1 each; six guest frames above the catch add 10 each.
  EXPECT_EQ(guest.call("descend", {value(5)}).i64(), 100 + 4 + 5 * 10);
  EXPECT_EQ(descent.deepest_caught, 1);
  EXPECT_EQ(descent.caught_trap, "caught");
  ASSERT_FALSE(descent.caught_frames.empty());
  EXPECT_EQ(descent.caught_frames.front(), 1U);
}

TEST_P(NestedCalls, FaultsOfTheGuestComeBackFromTheNestedCall) {
  for (const char* name : {"unreachable", "out_of_bounds", "fill_out_of_bounds"}) {
    if (GetParam().optimized && std::string_view(name) == "out_of_bounds") continue;  // the load is dead and goes away
    Guest guest(GetParam());
    Descent descent;
    struct Fault {
      static void at_bottom(Descent& self) {
        for (const char* fault : {"unreachable", "fill_out_of_bounds"}) {
          const Outcome outcome = self.guest->call(fault);
          EXPECT_NE(outcome.trap, "") << fault;
          EXPECT_FALSE(outcome.frames.empty()) << fault;
        }
      }
    };
    descent.at_bottom = &Fault::at_bottom;
    start(guest, descent);
    EXPECT_EQ(guest.call("descend", {value(3)}).i64(), 44);
    const Outcome outcome = guest.call(name);
    EXPECT_NE(outcome.trap, "") << name;
    ASSERT_FALSE(outcome.frames.empty()) << name;
  }
}

// After a nested call the outer level must still be able to trap, by itself and in Wasmer's own library.
TEST_P(NestedCalls, LeaveTheOuterLevelAbleToTrap) {
  struct Environment {
    Guest* guest;
  };
  struct Host {
    static void nest(Environment* environment) { EXPECT_EQ(environment->guest->call("grow").i32(), 1); }
    static void raise(Environment* environment) {
      wasmer_trap_raise(make_trap(environment->guest->store(), "after the nested call"));
    }
  };
  for (const char* name : {"then_raise", "then_fill"}) {
    Guest guest(GetParam());
    Environment environment{&guest};
    guest.add_import(":", &Host::nest, &environment);
    guest.add_import(":", &Host::raise, &environment);
    guest.instantiate(R"((module
      (import "host" "nest" (func $nest))
      (import "host" "raise" (func $raise))
      (memory 1 4)
      (func (export "grow") (result i32) (memory.grow (i32.const 1)))
      (func (export "then_raise") (call $nest) (call $raise))
      (func (export "then_fill") (call $nest) (memory.fill (i32.const 0) (i32.const 0) (i32.const -1)))))");
    const Outcome outcome = guest.call(name);
    EXPECT_EQ(outcome.trap, std::string_view(name) == "then_raise" ? "after the nested call" : "out of bounds memory access");
    ASSERT_FALSE(outcome.frames.empty());
  }
}

TEST_P(NestedCalls, WithoutEndAreATrap) {
  Guest guest(GetParam());
  struct Host {
    static void recurse(Guest* guest) {
      Outcome outcome = guest->call("recurse");
      if (outcome.trap.empty()) return;
      wasm_trap_t* const trap = make_trap(guest->store(), outcome.trap);
      outcome = Outcome();
      wasmer_trap_raise(trap);
    }
  };
  guest.add_import(":", &Host::recurse, &guest);
  guest.instantiate(R"((module
    (import "host" "recurse" (func $host))
    (func (export "recurse") (call $host))
    (func (export "answer") (result i32) (i32.const 42))))");
  EXPECT_NE(guest.call("recurse").trap, "");
  EXPECT_EQ(guest.call("answer").i32(), 42);
}

WASMER_TEST_ON_EACH_BACKEND(NestedCalls);

}  // namespace
}  // namespace wasmer_test
