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

WASMER_TEST_ON_EACH_BACKEND(Traps);

}  // namespace
}  // namespace wasmer_test
