// Small functions, which the LLVM backend with its options translates in the place of a call, do there what they do
// elsewhere: their locals are their own and begin as zeros, results come in order, traps tell the call.
#include <bit>
#include <cmath>

#include "support.hpp"

namespace wasmer_test {
namespace {

using Inlining = EachBackend;

constexpr std::string_view module_with_small_functions = R"((module
  (memory (export "memory") 1)
  (global $count (mut i32) (i32.const 100))
  (func $difference (param i32 i32) (result i32) (i32.sub (local.get 0) (local.get 1)))
  (func $changes_its_parameters (param i32 i32) (result i32)
    (local.set 0 (i32.add (local.get 0) (local.get 1)))
    (local.set 1 (i32.mul (local.get 0) (i32.const 10)))
    (i32.add (local.get 0) (local.get 1)))
  (func $begins_with_zero (param $add i32) (result i32) (local $sum i32)
    (local.set $sum (i32.add (local.get $sum) (local.get $add)))
    (local.get $sum))
  (func $two (param i32 f64) (result f64 i32) (f64.neg (local.get 1)) (i32.add (local.get 0) (i32.const 1)))
  (func $nothing)
  (func $counts (result i32)
    (global.set $count (i32.add (global.get $count) (i32.const 1)))
    (global.get $count))
  (func $puts (param $to i32) (param i64 i64)
    (i64.store (local.get $to) (local.get 1))
    (i64.store offset=8 (local.get $to) (local.get 2)))
  (func $gets (param i32) (result i64) (i64.load offset=8 (local.get 0)))

  (func (export "difference") (param i32 i32) (result i32) (call $difference (local.get 1) (local.get 0)))
  (func (export "own locals") (param i32) (result i32) (local i32)
    (local.set 1 (i32.const 7))
    (drop (call $changes_its_parameters (local.get 0) (local.get 1)))
    (i32.add (i32.mul (local.get 0) (i32.const 1000)) (local.get 1)))
  (func (export "changed parameters") (param i32 i32) (result i32)
    (call $changes_its_parameters (local.get 0) (local.get 1)))
  (func (export "zeros") (param $rounds i32) (result i32) (local $largest i32) (local $now i32)
    (loop $again
      (local.set $now (call $begins_with_zero (i32.const 3)))
      (if (i32.gt_u (local.get $now) (local.get $largest)) (then (local.set $largest (local.get $now))))
      (br_if $again (local.tee $rounds (i32.sub (local.get $rounds) (i32.const 1)))))
    (local.get $largest))
  (func (export "two") (param i32 f64) (result f64)
    (call $nothing)
    (f64.sub (call $two (local.get 0) (local.get 1)) (f64.convert_i32_s)))
  (func (export "count") (result i32)
    (i32.mul (call $counts) (call $counts)))
  (func (export "put") (param i32 i64) (result i64)
    (i64.store offset=8 (local.get 0) (i64.const 1))
    (call $puts (local.get 0) (i64.const 2) (local.get 1))
    (i64.add (i64.load (local.get 0)) (call $gets (local.get 0))))
  (func (export "unreachable") (result i32)
    (block (result i32) (br 0 (i32.const 5)) (drop (call $counts)) (call $difference)))
  (func (export "far") (param i32)
    (call $puts (i32.const 64) (i64.const 3) (i64.const 4))
    (call $puts (local.get 0) (i64.const 5) (i64.const 6))
    (call $puts (i32.const 80) (i64.const 7) (i64.const 8)))))";

TEST_P(Inlining, ChangesNoResult) {
  Guest guest(GetParam());
  guest.instantiate(module_with_small_functions);
  EXPECT_EQ(guest.call("difference", {value(3), value(10)}).i32(), 7);
  EXPECT_EQ(guest.call("own locals", {value(5)}).i32(), 5007);
  EXPECT_EQ(guest.call("changed parameters", {value(5), value(7)}).i32(), 132);
  EXPECT_EQ(guest.call("zeros", {value(10)}).i32(), 3);
  EXPECT_EQ(guest.call("two", {value(41), value(0.5)}).results.at(0).of.f64, -42.5);
  EXPECT_EQ(guest.call("count").i32(), 101 * 102);
  EXPECT_EQ(guest.call("put", {value(1000), value(std::int64_t{1} << 40)}).i64(), (std::int64_t{1} << 40) + 2);
  EXPECT_EQ(guest.call("unreachable").i32(), 5);
  EXPECT_EQ(guest.call("count").i32(), 103 * 104);
}

TEST_P(Inlining, KeepsTheBitsOfFloatingPoint) {
  Guest guest(GetParam());
  guest.instantiate(R"((module
    (func $sum (param f32 f32) (result f32) (f32.add (local.get 0) (local.get 1)))
    (func $bits (param f64) (result i64) (i64.reinterpret_f64 (local.get 0)))
    (func $smaller (param f64 f64) (result f64) (f64.min (local.get 0) (local.get 1)))
    (func $number (param i64) (result f64) (f64.reinterpret_i64 (local.get 0)))
    (func (export "sum") (param f32 f32 f32) (result f32)
      (call $sum (call $sum (local.get 0) (local.get 1)) (local.get 2)))
    (func (export "bits") (param f64) (result i64) (call $bits (call $number (call $bits (local.get 0)))))
    (func (export "smaller") (param f64 f64) (result i64)
      (call $bits (call $smaller (local.get 0) (local.get 1))))))");
  EXPECT_EQ(guest.call("sum", {value(1e30F), value(-1e30F), value(1.0F)}).results.at(0).of.f32, 1);
  EXPECT_EQ(guest.call("sum", {value(1.0F), value(1e30F), value(-1e30F)}).results.at(0).of.f32, 0);
  for (const double number : {0.0, -0.0, 1.5, -1e-310, static_cast<double>(INFINITY)}) {
    EXPECT_EQ(guest.call("bits", {value(number)}).i64(), std::bit_cast<std::int64_t>(number)) << number;
  }
  EXPECT_EQ(guest.call("smaller", {value(0.0), value(-0.0)}).i64(), std::bit_cast<std::int64_t>(-0.0));
  EXPECT_TRUE(std::isnan(std::bit_cast<double>(guest.call("smaller", {value(1.0), value(double{NAN})}).i64())));
}

TEST_P(Inlining, LeavesRecursionAlone) {
  Guest guest(GetParam());
  guest.instantiate(R"((module
    (type $number (func (param i32) (result i32)))
    (table funcref (elem $odd))
    (func $forever (param i32) (result i32) (call $forever (i32.add (local.get 0) (i32.const 1))))
    (func $this (param i32) (result i32) (call $that (local.get 0)))
    (func $that (param i32) (result i32) (call $this (local.get 0)))
    (func $even (export "even") (param i32) (result i32)
      (if (result i32) (local.get 0)
        (then (call_indirect (type $number) (i32.sub (local.get 0) (i32.const 1)) (i32.const 0)))
        (else (i32.const 1))))
    (func $odd (param i32) (result i32)
      (if (result i32) (local.get 0)
        (then (call $even (i32.sub (local.get 0) (i32.const 1))))
        (else (i32.const 0))))
    (func (export "forever") (result i32) (call $forever (i32.const 0)))
    (func (export "this and that") (result i32) (call $this (i32.const 0)))))");
  EXPECT_EQ(guest.call("even", {value(1000)}).i32(), 1);
  EXPECT_EQ(guest.call("even", {value(1001)}).i32(), 0);
  EXPECT_EQ(guest.call("forever").trap, "call stack exhausted");
  EXPECT_EQ(guest.call("this and that").trap, "call stack exhausted");
}

TEST_P(Inlining, EndsInAFunctionOfManyCalls) {
  std::string calls;
  for (int i = 0; i < 3000; ++i) calls += "(local.set 0 (call $step (local.get 0)))";
  Guest guest(GetParam());
  guest.instantiate(
      "(module (func $step (param i32) (result i32)"
      "  (i32.add (i32.mul (local.get 0) (i32.const 1664525)) (i32.const 1013904223)))"
      "(func (export \"run\") (param i32) (result i32) " +
      calls + "(local.get 0)))");
  std::uint32_t expected = 1;
  for (int i = 0; i < 3000; ++i) expected = expected * 1664525U + 1013904223U;
  EXPECT_EQ(guest.call("run", {value(1)}).i32(), std::bit_cast<std::int32_t>(expected));
}

// Where it was not inlined, the store itself is a frame more.
TEST_P(Inlining, GivesTrapsThePlaceOfTheCall) {
  Guest guest(GetParam());
  guest.instantiate(module_with_small_functions);
  Guest reference({.backend = CRANELIFT});
  reference.instantiate(module_with_small_functions);
  const Outcome expected = reference.call("far", {value(-16)});
  const Outcome found = guest.call("far", {value(-16)});
  EXPECT_EQ(found.trap, "out of bounds memory access");
  ASSERT_EQ(expected.frames.size(), 2U);
  const std::size_t inlined = GetParam().optimized ? 1 : 0;
  ASSERT_EQ(found.frames,
            std::vector(expected.frames.begin() + static_cast<std::ptrdiff_t>(inlined), expected.frames.end()));
  EXPECT_EQ(found.offsets.back(), expected.offsets.back());
  // What went before has been done, what comes after has not.
  const std::uint8_t* const base = wasmer_memory_definition(guest.memory())->base;
  EXPECT_EQ(base[64], 3);
  EXPECT_EQ(base[80], 0);
}

WASMER_TEST_ON_EACH_BACKEND(Inlining);

}  // namespace
}  // namespace wasmer_test
