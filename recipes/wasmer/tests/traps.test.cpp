// A trap raised by a direct function deep inside guest calls carries its message and the guest's frames.
#include "support.hpp"

namespace wasmer_test {
namespace {

struct Raiser {
  wasm_store_t* store = nullptr;
  int calls = 0;
};

void raise_on_third_call(Raiser* raiser) {
  if (++raiser->calls == 3) wasmer_trap_raise(make_trap(raiser->store, "exit with status 17"));
}

using Traps = EachBackend;

TEST_P(Traps, CarryMessageAndFrames) {
  Guest guest(GetParam());
  Raiser raiser{guest.store()};
  guest.add_import(":", &raise_on_third_call, &raiser);
  guest.instantiate(R"((module
    (import "host" "raise" (func $raise))
    (memory 1)
    (global $reached (mut i32) (i32.const 0))
    (func $innermost (param i32) (result i32)
      (call $raise)
      (global.set $reached (i32.add (global.get $reached) (i32.const 1)))
      (local.get 0))
    (func $middle (param i32) (result i32)
      (drop (call $innermost (i32.const 1)))
      (drop (call $innermost (i32.const 2)))
      (i32.add (call $innermost (local.get 0)) (i32.const 1)))
    (func (export "run") (result i32) (i32.add (call $middle (i32.const 5)) (i32.const 1)))
    (func (export "reached") (result i32) (global.get $reached))))");
  const Outcome outcome = guest.call("run");
  EXPECT_EQ(outcome.trap, "exit with status 17");
  EXPECT_EQ(outcome.frames, (std::vector<std::uint32_t>{1, 2, 3}));
  EXPECT_EQ(raiser.calls, 3);
  EXPECT_EQ(guest.call("reached").i32(), 2);
  // The instance is as usable as after any trap.
  EXPECT_EQ(guest.call("run").i32(), 7);
}

TEST_P(Traps, CanBeRaisedAgainAndAgain) {
  Guest guest(GetParam());
  struct Host {
    static void raise(Guest* guest) { wasmer_trap_raise(make_trap(guest->store(), "again")); }
  };
  guest.add_import(":", &Host::raise, &guest);
  guest.instantiate(R"((module (import "host" "raise" (func $raise)) (func (export "run") (call $raise))))");
  for (int round = 0; round < 10000; ++round) ASSERT_EQ(guest.call("run").trap, "again");
}

TEST_P(Traps, OfTheGuestNameTheirCause) {
  Guest guest(GetParam());
  guest.instantiate(R"((module
    (memory 1)
    (table 1 funcref)
    (func (export "unreachable") unreachable)
    (func (export "load") (param i32) (result i32) (i32.load (local.get 0)))
    (func (export "divide") (param i32) (result i32) (i32.div_s (i32.const 1) (local.get 0)))
    (func (export "indirect") (call_indirect (i32.const 0)))))");
  EXPECT_EQ(guest.call("unreachable").trap, "unreachable");
  EXPECT_EQ(guest.call("load", {value(-4)}).trap, "out of bounds memory access");
  EXPECT_EQ(guest.call("load", {value(65536)}).trap, "out of bounds memory access");
  EXPECT_EQ(guest.call("divide", {value(0)}).trap, "integer divide by zero");
  EXPECT_EQ(guest.call("indirect").trap, "uninitialized element");
}

// Traps of each kind, some of which look the same to a compiler.
constexpr std::string_view places = R"((module
  (type $number (func (result i32)))
  (memory 1)
  (table 2 funcref)
  (elem (i32.const 1) func $far)
  (func $far (result i32)
    (i32.store (i32.const 8) (i32.load (i32.const 4)))
    (f64.store (i32.const -8) (f64.const 1))
    (i32.const 1))
  (func (export "divide") (param i32 i32) (result i32)
    (i32.sub (i32.div_u (i32.const 5) (local.get 0)) (i32.div_u (i32.const 7) (local.get 1))))
  (func (export "load") (param i32 i32) (result i32)
    (i32.sub (i32.load (local.get 0)) (i32.load (local.get 1))))
  (func (export "sum") (param i32) (result f64) (local f64)
    (loop $again
      (local.set 1 (f64.add (local.get 1) (f64.load (local.get 0))))
      (br_if $again (local.tee 0 (i32.add (local.get 0) (i32.const 8)))))
    (local.get 1))
  (func (export "stop") (param i32)
    (if (i32.eq (local.get 0) (i32.const 1)) (then unreachable))
    (if (i32.eq (local.get 0) (i32.const 2)) (then unreachable))
    (drop (i32.trunc_f64_s (f64.const 1e300)))
    unreachable)
  (func (export "indirect") (param i32) (result i32)
    (i32.add (call_indirect (type $number) (local.get 0)) (call_indirect (type $number) (i32.const 0))))
  (func (export "outer") (param i32) (result i32)
    (if (i32.eqz (local.get 0)) (then (return (i32.add (call $far) (i32.const 1)))))
    (i32.mul (call $far) (i32.const 2)))))";

std::vector<Outcome> outcomes_at(const Guest& guest) {
  return {guest.call("divide", {value(0), value(1)}),
          guest.call("divide", {value(1), value(0)}),
          guest.call("load", {value(-4), value(0)}),
          guest.call("load", {value(0), value(-4)}),
          guest.call("sum", {value(8)}),
          guest.call("stop", {value(0)}),
          guest.call("stop", {value(1)}),
          guest.call("stop", {value(2)}),
          guest.call("indirect", {value(0)}),
          guest.call("indirect", {value(1)}),
          guest.call("outer", {value(0)}),
          guest.call("outer", {value(1)})};
}

// Singlepass has other places for divisions, conversions and calls through a pointer.
using PlacesOfTraps = EachBackend;

TEST_P(PlacesOfTraps, AreThoseThatCraneliftTells) {
  Guest reference({.backend = CRANELIFT});
  reference.instantiate(places);
  Guest guest(GetParam());
  guest.instantiate(places);
  Guest loaded(GetParam());
  loaded.instantiate_serialized(guest.serialize());
  const std::vector<Outcome> expected = outcomes_at(reference);
  const std::vector<Outcome> found = outcomes_at(guest);
  const std::vector<Outcome> found_again = outcomes_at(loaded);
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_FALSE(expected[i].offsets.empty()) << i;
    EXPECT_EQ(found[i].trap, expected[i].trap) << i;
    EXPECT_EQ(found[i].offsets, expected[i].offsets) << i;
    EXPECT_EQ(found_again[i].offsets, expected[i].offsets) << i;
  }
}

WASMER_TEST_ON_EACH_BACKEND(Traps);
INSTANTIATE_TEST_SUITE_P(, PlacesOfTraps,
                         testing::Values(Options{.backend = LLVM}, Options{.backend = LLVM, .optimized = true}),
                         options_name);

}  // namespace
}  // namespace wasmer_test
