// Code of LLVM takes the place of Cranelift's while an instance lives and runs: arguments, results, traps, exceptions
// and calls between old and new code are the same before, during and after.
#include <atomic>
#include <functional>
#include <string>
#include <thread>

#include "support.hpp"

namespace wasmer_test {
namespace {

constexpr Options quick = {.backend = CRANELIFT, .replaceable = true};
constexpr Options best = {.backend = LLVM, .optimized = true};

using Replaceable = Owned<wasmer_replaceable_t, wasmer_replaceable_delete>;
using Imports = std::function<void(Guest&)>;

// A guest on Cranelift's code, and LLVM's of the same module. Function 0 of each text is the import "host" "now".
struct Tiers {
  explicit Tiers(std::string_view text, std::string_view letters = "i:i", Imports imports = {}) : guest(quick) {
    Guest compiler(best);
    if (!imports) imports = [this, letters](Guest& made) { made.add_import(letters, &Tiers::call_now, this); };
    imports(compiler);
    compiler.instantiate(text);
    code = compiler.serialize();
    imports(guest);
    guest.instantiate(text);
    replaceable.reset(wasmer_instance_replaceable(guest.instance()));
  }

  bool replace() {
    return wasmer_replaceable_replace(replaceable.get(), guest.engine(),
                                      reinterpret_cast<const std::uint8_t*>(code.data()), code.size());
  }

  static std::int32_t call_now(Tiers* tiers, std::int32_t number) { return tiers->now(number); }

  std::vector<char> code;
  std::function<std::int32_t(std::int32_t)> now = [](std::int32_t number) { return number; };
  Guest guest;
  Replaceable replaceable;
};

std::int64_t arguments_text_result(std::int64_t count) {
  // Each argument times its position, from 1.
  std::int64_t sum = 0;
  for (std::int64_t i = 0; i < count; ++i) sum += (i + 1) * (i + 3);
  return sum;
}

// A function of many parameters of all types, more than registers hold; and one that calls it by name, through a table
// of fixed size and through one that can grow.
std::string arguments_text() {
  const std::vector<std::string> types = {"i32", "i64", "f32", "f64"};
  std::string parameters;
  std::string body = "(i64.const 0)";
  std::string given;
  for (int i = 0; i < 24; ++i) {
    const std::string& type = types[static_cast<std::size_t>(i) % 4];
    parameters += " " + type;
    std::string value = "(local.get " + std::to_string(i) + ")";
    if (type == "i32") value = "(i64.extend_i32_s " + value + ")";
    if (type[0] == 'f') value = "(i64.trunc_" + type + "_s " + value + ")";
    body = "(i64.add " + body + "(i64.mul (i64.const " + std::to_string(i + 1) + ") " + value + "))";
    given += "(" + type + ".const " + std::to_string(i + 3) + ")";
  }
  return R"((module
    (type $many (func (param)" +
         parameters + R"() (result i64)))
    (type $now (func (param i32) (result i32)))
    (import "host" "now" (func $now (type $now)))
    (memory (export "memory") 1)
    (table $fixed 4 4 funcref)
    (table $growing 4 funcref)
    (elem (table $fixed) (i32.const 1) func $many $now)
    (elem (table $growing) (i32.const 1) func $many $now)
    (func $many (type $many) )" +
         body + R"()
    (func (export "by_name") (result i64) (call $many )" +
         given + R"())
    (func (export "by_fixed") (result i64) (call_indirect $fixed (type $many) )" +
         given + R"((i32.const 1)))
    (func (export "by_growing") (result i64) (call_indirect $growing (type $many) )" +
         given + R"((i32.const 1)))
    (func (export "host_by_fixed") (result i32) (call_indirect $fixed (type $now) (i32.const 5) (i32.const 2)))
    (func (export "host_by_growing") (result i32) (call_indirect $growing (type $now) (i32.const 6) (i32.const 2)))
    (func (export "null") (result i32) (call_indirect $fixed (type $now) (i32.const 6) (i32.const 3)))
    (func (export "other_type") (result i32) (call_indirect $fixed (type $now) (i32.const 6) (i32.const 1)))))";
}

TEST(Replacement, PassesArgumentsAlike) {
  Tiers tiers(arguments_text());
  for (const bool is_replaced : {false, true}) {
    if (is_replaced) {
      ASSERT_TRUE(tiers.replace());
    }
    for (const char* way : {"by_name", "by_fixed", "by_growing"})
      EXPECT_EQ(tiers.guest.call(way).i64(), arguments_text_result(24)) << way << is_replaced;
    EXPECT_EQ(tiers.guest.call("host_by_fixed").i32(), 5);
    EXPECT_EQ(tiers.guest.call("host_by_growing").i32(), 6);
    EXPECT_EQ(tiers.guest.call("null").trap, "uninitialized element");
    EXPECT_EQ(tiers.guest.call("other_type").trap, "indirect call type mismatch");
  }
}

TEST(Replacement, ReturnsSeveralValuesAlike) {
  // Pairs in registers, packed pairs, and more than registers hold.
  Tiers tiers(R"((module
    (import "host" "now" (func $now (param i32) (result i32)))
    (memory 1)
    (func $two (param i32) (result i32 f64) (i32.add (local.get 0) (i32.const 1)) (f64.const 2.5))
    (func $packed (param i32) (result f32 f32 i32) (f32.const 1.5) (f32.const 2.5) (local.get 0))
    (func $many (param i32) (result i32 i64 f32 f64 i32)
      (local.get 0) (i64.const -7) (f32.const 0.5) (f64.const 0.25) (i32.const 9))
    (func (export "sum") (param i32) (result f64)
      (local $sum f64)
      (drop (call $now (i32.const 0)))
      (call $two (local.get 0)) (local.set $sum)
      (f64.convert_i32_s) (f64.add (local.get $sum)) (local.set $sum)
      (call $packed (local.get 0))
      (f64.convert_i32_s) (f64.add (local.get $sum)) (local.set $sum)
      (f64.promote_f32) (f64.add (local.get $sum)) (local.set $sum)
      (f64.promote_f32) (f64.add (local.get $sum)) (local.set $sum)
      (call $many (local.get 0))
      (f64.convert_i32_s) (f64.add (local.get $sum)) (local.set $sum)
      (f64.add (local.get $sum)) (local.set $sum)
      (f64.promote_f32) (f64.add (local.get $sum)) (local.set $sum)
      (f64.convert_i64_s) (f64.add (local.get $sum)) (local.set $sum)
      (f64.convert_i32_s) (f64.add (local.get $sum)))))");
  const double expected = (10 + 1 + 2.5) + (1.5 + 2.5 + 10) + (10 - 7 + 0.5 + 0.25 + 9);
  EXPECT_EQ(tiers.guest.call("sum", {value(10)}).results.at(0).of.f64, expected);
  // The caller is on the stack, in old code, and calls new code from then on.
  tiers.now = [&](std::int32_t) { return static_cast<std::int32_t>(tiers.replace()); };
  EXPECT_EQ(tiers.guest.call("sum", {value(10)}).results.at(0).of.f64, expected);
  tiers.now = [](std::int32_t number) { return number; };
  EXPECT_EQ(tiers.guest.call("sum", {value(10)}).results.at(0).of.f64, expected);
}

// What runs at a depth in old code calls new code, which calls the host, which calls into the guest.
constexpr std::string_view nested_text = R"((module
  (import "host" "now" (func $now (param i32) (result i32)))
  (memory (export "memory") 1)
  (global $count (mut i32) (i32.const 0))
  (func $down (export "down") (param i32) (result i32)
    (global.set $count (i32.add (global.get $count) (i32.const 1)))
    (i32.store (i32.const 16) (local.get 0))
    (if (result i32) (i32.eqz (local.get 0))
      (then (i32.load (i32.const 65536)))
      (else (i32.add (call $now (local.get 0)) (call $down (i32.sub (local.get 0) (i32.const 1)))))))
  (func (export "count") (result i32) (global.get $count))))";

TEST(Replacement, KeepsFramesPlacesAndState) {
  Tiers tiers(nested_text);
  const Outcome before = tiers.guest.call("down", {value(6)});
  EXPECT_EQ(before.trap, "out of bounds memory access");
  // One call in the middle replaces the code: three frames of each compiler are on the stack of the trap.
  tiers.now = [&](std::int32_t depth) { return depth == 4 ? static_cast<std::int32_t>(tiers.replace()) : 0; };
  const Outcome between = tiers.guest.call("down", {value(6)});
  tiers.now = [](std::int32_t) { return 0; };
  const Outcome after = tiers.guest.call("down", {value(6)});
  for (const Outcome* outcome : {&between, &after}) {
    EXPECT_EQ(outcome->trap, before.trap);
    EXPECT_EQ(outcome->frames, before.frames);
    EXPECT_EQ(outcome->offsets, before.offsets);
  }
  EXPECT_EQ(before.frames.size(), 7U);
  EXPECT_EQ(tiers.guest.call("count").i32(), 21);
}

TEST(Replacement, CatchesExceptionsAcrossOldAndNewCode) {
  Tiers tiers(R"((module
    (import "host" "now" (func $now (param i32) (result i32)))
    (memory 1)
    (tag $first (param i32))
    (tag $second (param i64 f64))
    (func $throw (param i32)
      (if (local.get 0) (then (throw $first (local.get 0))))
      (throw $second (i64.const 40) (f64.const 2)))
    (func $through (param i32) (drop (call $now (i32.const 1))) (call $throw (local.get 0)))
    (func (export "catch") (param i32) (result i32)
      (block $on_first (result i32)
        (block $on_second (result i64 f64)
          (try_table (catch $first $on_first) (catch $second $on_second) (call $through (local.get 0)))
          (return (i32.const -1)))
        (i32.trunc_f64_s) (i32.wrap_i64 (i64.add (i64.extend_i32_s))) (return)))
    (func (export "rethrow") (param i32) (result i32)
      (block $on_any (result exnref)
        (try_table (catch_all_ref $on_any) (call $through (local.get 0)))
        (return (i32.const -1)))
      (drop) (i32.const 7))))");
  const auto check = [&](const char* when) {
    EXPECT_EQ(tiers.guest.call("catch", {value(5)}).i32(), 5) << when;
    EXPECT_EQ(tiers.guest.call("catch", {value(0)}).i32(), 42) << when;
    EXPECT_EQ(tiers.guest.call("rethrow", {value(5)}).i32(), 7) << when;
  };
  check("before");
  // New code throws through a frame of old code to a handler in old code.
  bool is_replaced = false;
  tiers.now = [&](std::int32_t) { return static_cast<std::int32_t>(is_replaced = tiers.replace()); };
  EXPECT_EQ(tiers.guest.call("catch", {value(0)}).i32(), 42);
  EXPECT_TRUE(is_replaced);
  tiers.now = [](std::int32_t number) { return number; };
  check("after");
}

TEST(Replacement, HappensWhileAnotherThreadRunsTheGuest) {
  Tiers tiers(R"((module
    (type $step (func (param i32) (result i32)))
    (import "host" "now" (func $now (type $step)))
    (memory 1)
    (table 2 2 funcref)
    (elem (i32.const 1) func $step)
    (func $step (type $step) (i32.add (i32.mul (local.get 0) (i32.const 1664525)) (i32.const 1013904223)))
    (func (export "run") (param i32) (result i32)
      (local $state i32)
      (loop $again
        (local.set $state (call $step (local.get $state)))
        (local.set $state (call_indirect (type $step) (local.get $state) (i32.const 1)))
        (drop (call $now (i32.const 0)))
        (br_if $again (local.tee 0 (i32.sub (local.get 0) (i32.const 1)))))
      (local.get $state))))");
  std::atomic<int> calls = 0;
  tiers.now = [&](std::int32_t) { return ++calls; };
  constexpr std::int32_t steps = 2000000;
  std::uint32_t expected = 0;
  for (std::int32_t i = 0; i < 2 * steps; ++i) expected = expected * 1664525U + 1013904223U;
  bool is_replaced = false;
  int when = 0;
  std::thread thread{[&] {
    while (calls < 1000) std::this_thread::yield();
    is_replaced = tiers.replace();
    when = calls;
  }};
  const Outcome outcome = tiers.guest.call("run", {value(steps)});
  thread.join();
  EXPECT_TRUE(is_replaced);
  EXPECT_LT(when, steps) << "too late to test anything";
  EXPECT_EQ(static_cast<std::uint32_t>(outcome.i32()), expected);
}

// The program puts functions of two types into a table of fixed size in turns while the code is replaced. An address
// that met the other type would be called with arguments that its function does not take.
TEST(Replacement, LeavesWhatTheProgramPutsIntoTablesMeanwhile) {
  constexpr std::string_view text = R"((module
    (type $number (func (param i64) (result i64)))
    (type $nothing (func (result i64)))
    (import "host" "now" (func $now (param i32) (result i32)))
    (memory 1)
    (table $functions 1024 1024 funcref)
    (table $sources 2 2 funcref)
    (elem (table $sources) (i32.const 0) func $same $seven)
    (func $same (type $number) (local.get 0))
    (func $seven (type $nothing) (i64.const 7))
    (func (export "turns") (param $turns i32)
      (local $index i32)
      (loop $again
        (drop (call $now (i32.const 0)))
        (local.set $index (i32.const 0))
        (loop $next
          (table.set $functions (local.get $index) (table.get $sources (i32.and (local.get $turns) (i32.const 1))))
          (br_if $next (i32.lt_u (local.tee $index (i32.add (local.get $index) (i32.const 1))) (i32.const 1024))))
        (br_if $again (local.tee $turns (i32.sub (local.get $turns) (i32.const 1))))))
    (func (export "number_at") (param i32) (result i64)
      (call_indirect $functions (type $number) (i64.const 5) (local.get 0)))
    (func (export "nothing_at") (param i32) (result i64)
      (call_indirect $functions (type $nothing) (local.get 0)))))";
  for (int run = 0; run < 20; ++run) {
    Tiers tiers(text);
    std::atomic<int> calls = 0;
    tiers.now = [&](std::int32_t) { return ++calls; };
    std::thread thread{[&] {
      while (calls < 2 + run) std::this_thread::yield();
      EXPECT_TRUE(tiers.replace());
    }};
    tiers.guest.call("turns", {value(std::int32_t{300})});
    thread.join();
    // The last turn put the functions of type $nothing there.
    for (std::int32_t index = 0; index < 1024; ++index) {
      const Outcome outcome = tiers.guest.call("nothing_at", {value(index)});
      ASSERT_EQ(outcome.trap, "");
      ASSERT_EQ(outcome.i64(), 7) << "element " << index << " of run " << run;
      ASSERT_EQ(tiers.guest.call("number_at", {value(index)}).trap, "indirect call type mismatch");
    }
  }
}

TEST(Replacement, RefusesTheCodeOfAnotherModule) {
  Tiers tiers(nested_text);
  Tiers other(arguments_text());
  std::swap(tiers.code, other.code);
  EXPECT_FALSE(tiers.replace());
  std::string changed{nested_text};
  changed.replace(changed.find("(i32.const 1))"), 14, "(i32.const 2))");
  Tiers edited(changed);
  tiers.code = edited.code;
  EXPECT_FALSE(tiers.replace());
  tiers.code.resize(tiers.code.size() / 2);
  EXPECT_FALSE(tiers.replace());
  EXPECT_EQ(tiers.guest.call("count").i32(), 0);
}

TEST(RelaxedArithmetic, IsRoundedAlikeByBothCompilers) {
  constexpr std::string_view text = R"((module
    (func (export "madd") (param f64 f64 f64) (result f64)
      (f64x2.extract_lane 1 (f64x2.relaxed_madd
        (f64x2.splat (local.get 0)) (f64x2.splat (local.get 1)) (f64x2.splat (local.get 2)))))
    (func (export "nmadd") (param f32 f32 f32) (result f32)
      (f32x4.extract_lane 2 (f32x4.relaxed_nmadd
        (f32x4.splat (local.get 0)) (f32x4.splat (local.get 1)) (f32x4.splat (local.get 2)))))))";
  Guest cranelift({.backend = CRANELIFT});
  Guest llvm(best);
  cranelift.instantiate(text);
  llvm.instantiate(text);
  // Fused, the last bits of the product stay.
  const std::vector<wasm_val_t> wide = {value(1 + 0x1p-30), value(1 + 0x1p-30), value(-1 - 0x1p-29)};
  EXPECT_EQ(cranelift.call("madd", wide).results.at(0).of.f64, llvm.call("madd", wide).results.at(0).of.f64);
  const std::vector<wasm_val_t> narrow = {value(1 + 0x1p-14F), value(1 + 0x1p-14F), value(1 + 0x1p-13F)};
  EXPECT_EQ(cranelift.call("nmadd", narrow).results.at(0).of.f32, llvm.call("nmadd", narrow).results.at(0).of.f32);
}

}  // namespace
}  // namespace wasmer_test
