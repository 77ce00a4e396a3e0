// Resumable modules do the same whether or not they are left and entered again, at each of their stops.
#include "wasm/inspect/resumable/resumable.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "wasm/inspect/resumable/random_program.hpp"
#include "wasm/inspect/resumable/resumable_run.hpp"

namespace mpiwasm::wasm {
namespace {

class ResumableTest : public testing::TestWithParam<Backend> {
 protected:
  /// Leaves at each single stop, then at all of them, and compares with the module as it was.
  void check(std::string_view text, std::size_t expected_stops) {
    const auto module = tests::assemble(text);
    const auto resumable = make_resumable(module, tests::is_test_stop);
    ASSERT_TRUE(resumable) << resumable.error().message;
    const Engine engine = tests::make_engine(GetParam());
    tests::ResumableRun straight{engine, module};
    const tests::Effects expected = straight.run();
    ASSERT_EQ(straight.stops(), expected_stops);
    tests::ResumableRun rewritten{engine, *resumable};
    EXPECT_EQ(rewritten.run(), expected) << "without leaving";
    for (std::size_t stop = 0; stop < expected_stops; ++stop) {
      EXPECT_EQ(rewritten.run([stop](std::size_t call) { return call == stop; }), expected) << "left at stop " << stop;
      EXPECT_EQ(rewritten.times_left(), 1U);
    }
    EXPECT_EQ(rewritten.run([](std::size_t) { return true; }), expected) << "left at all stops";
    EXPECT_EQ(rewritten.times_left(), expected_stops);
  }

  /// With exceptions, which singlepass does not have.
  void check_exceptions(std::string_view text, std::size_t expected_stops) {
    if (GetParam() == Backend::singlepass) GTEST_SKIP() << "singlepass has no exceptions";
    check(text, expected_stops);
  }
};

TEST_P(ResumableTest, RestoresVariablesAndMemory) {
  check(R"((module
    (import "host" "stop" (func $stop (param i32) (result i32)))
    (import "host" "note" (func $note (param i32)))
    (memory (export "memory") 1)
    (global $count (export "count") (mut i32) (i32.const 5))
    (func (export "_start") (local $a i32) (local $b i32)
      (local.set $a (i32.const 11))
      (local.set $b (call $stop (local.get $a)))
      (i32.store (i32.const 64) (i32.add (local.get $a) (local.get $b)))
      (global.set $count (i32.add (global.get $count) (local.get $b)))
      (call $note (call $stop (local.get $b)))
      (call $note (i32.load (i32.const 64))))))",
        2);
}

TEST_P(ResumableTest, KeepsAtomicInstructions) {
  if (GetParam() == Backend::singlepass) GTEST_SKIP() << "singlepass has no fences";
  check(R"((module
    (import "host" "stop" (func $stop (param i32) (result i32)))
    (import "host" "note" (func $note (param i32)))
    (memory (export "memory") 1)
    (func (export "_start") (local $wide i64)
      (i32.atomic.store (i32.const 64) (call $stop (i32.const 7)))
      (i64.atomic.store8 (i32.const 72) (i64.const 300))
      (local.set $wide (i64.atomic.rmw16.add_u (i32.const 72) (i64.const 5)))
      (call $note (i32.add (i32.atomic.rmw.cmpxchg (i32.const 64) (i32.const 7) (i32.const 9))
                           (call $stop (i32.atomic.load8_u (i32.const 64)))))
      (atomic.fence)
      (drop (memory.atomic.notify (i32.const 64) (i32.const 1)))
      (call $note (i32.add (memory.atomic.wait32 (i32.const 64) (i32.const 1) (i64.const 0))
                           (call $stop (i32.wrap_i64 (local.get $wide)))))
      (call $note (i32.wrap_i64 (i64.atomic.rmw.xchg (i32.const 72) (i64.const 1))))
      (call $note (i32.wrap_i64 (i64.atomic.load (i32.const 72)))))))",
        3);
}

TEST_P(ResumableTest, EntersNestedLoops) {
  check(R"((module
    (import "host" "stop" (func $stop (param i32) (result i32)))
    (import "host" "note" (func $note (param i32)))
    (func $inner (param $n i32) (result i32) (local $i i32) (local $sum i32)
      (loop $again
        (local.set $sum (i32.add (local.get $sum) (call $stop (local.get $i))))
        (local.set $i (i32.add (local.get $i) (i32.const 1)))
        (br_if $again (i32.lt_s (local.get $i) (local.get $n))))
      (local.get $sum))
    (func (export "_start") (local $i i32)
      (block $out
        (loop $again
          (br_if $out (i32.ge_s (local.get $i) (i32.const 3)))
          (call $note (call $inner (i32.add (local.get $i) (i32.const 1))))
          (local.set $i (i32.add (local.get $i) (i32.const 1)))
          (br $again)))
      (call $note (call $stop (i32.const 99))))))",
        7);
}

TEST_P(ResumableTest, KeepsOperandsBelowCalls) {
  check(R"((module
    (import "host" "stop" (func $stop (param i32) (result i32)))
    (import "host" "stop_two" (func $two (param i64 f64) (result i64)))
    (import "host" "note" (func $note (param i32)))
    (func $add (param i32 i32) (result i32)
      (i32.add (local.get 0) (i32.mul (local.get 1) (call $stop (local.get 0)))))
    (func (export "_start") (local $x i32)
      (local.set $x (i32.const 3))
      (call $note (i32.add (i32.add (i32.mul (local.get $x) (i32.const 5)) (call $stop (i32.const 1)))
                           (i32.sub (call $stop (local.get $x)) (call $add (call $stop (i32.const 2)) (i32.const 4)))))
      (call $note (i32.add (local.get $x) (i32.wrap_i64 (i64.add (i64.const 1)
        (call $two (i64.extend_i32_s (call $stop (i32.const 7))) (f64.const nan:0x4000000000001)))))))))",
        6);
}

TEST_P(ResumableTest, ChoosesTheBranchThatWasTaken) {
  check(R"((module
    (import "host" "stop" (func $stop (param i32) (result i32)))
    (import "host" "note" (func $note (param i32)))
    (func $choose (param $n i32) (result i32)
      (if (result i32) (i32.and (local.get $n) (i32.const 1))
        (then (if (i32.and (local.get $n) (i32.const 2)) (then (call $note (call $stop (local.get $n)))))
              (i32.add (i32.const 100) (call $stop (i32.const 1))))
        (else (if (i32.and (local.get $n) (i32.const 2))
                (then (call $note (i32.const 5)))
                (else (drop (call $stop (i32.const 2)))))
              (local.get $n))))
    (func (export "_start") (local $i i32)
      (loop $again
        (call $note (call $choose (local.get $i)))
        (br_if $again (i32.lt_s (local.tee $i (i32.add (local.get $i) (i32.const 1))) (i32.const 4)))))))",
        4);
}

TEST_P(ResumableTest, PassesParametersAndResultsOfBlocks) {
  if (GetParam() == Backend::singlepass) GTEST_SKIP() << "singlepass has no functions with several results";
  check(R"((module
    (import "host" "stop" (func $stop (param i32) (result i32)))
    (import "host" "stop_pair" (func $pair (param i32) (result i32 f64)))
    (import "host" "note" (func $note (param i32)))
    (func $divide (param i32 i32) (result i32 i32)
      (i32.div_u (local.get 0) (local.get 1))
      (i32.add (i32.rem_u (local.get 0) (local.get 1)) (call $stop (i32.const 3))))
    (func (export "_start") (local $f f64)
      (i32.const 1000)
      (i32.const 17)
      (i32.const 2)
      (loop $again (param i32 i32) (result i32)
        (call $divide)
        (block (param i32 i32) (result i32 i32)
          (i32.const 1)
          (call $stop)
          (i32.add))
        (if (param i32) (result i32) (i32.gt_u (call $stop (i32.const 5)) (i32.const 11))
          (then (i32.const 1) (i32.add) (call $stop))
          (else (i32.const 2) (i32.mul) (call $stop) (i32.const 1) (i32.sub)))
        (br_if $again (i32.const 3) (i32.lt_u (call $stop (i32.const 6)) (i32.const 9)))
        (drop)
        (i32.add))
      (i32.add)
      (call $note)
      (call $pair (i32.const 8))
      (local.set $f)
      (call $note)
      (call $note (i32.trunc_sat_f64_s (f64.mul (local.get $f) (f64.const 1000)))))))",
        6);
}

TEST_P(ResumableTest, LeavesByBranchTables) {
  check(R"((module
    (import "host" "stop" (func $stop (param i32) (result i32)))
    (import "host" "note" (func $note (param i32)))
    (func (export "_start") (local $i i32)
      (loop $again
        (block $three
          (block $two
            (block $one
              (br_table $one $two $three $again (i32.rem_u (local.tee $i (call $stop (local.get $i))) (i32.const 3)))
              (unreachable))
            (call $note (call $stop (i32.const 1))))
          (call $note (call $stop (i32.const 2)))
          (br_if $again (i32.and (local.get $i) (i32.const 1))))
        (call $note (call $stop (i32.const 3)))
        (br_if $again (i32.lt_u (call $stop (i32.const 4)) (i32.const 16)))))))",
        9);
}

TEST_P(ResumableTest, KeepsTheBitsOfNumbers) {
  check(R"((module
    (import "host" "stop" (func $stop (param i32) (result i32)))
    (import "host" "stop_float" (func $float (param f32 f64) (result i64)))
    (import "host" "note" (func $note (param f32 f64 i64)))
    (import "host" "note" (func $number (param i64)))
    (func (export "_start") (local $f f32) (local $d f64) (local $l i64)
      (local.set $f (f32.reinterpret_i32 (i32.const 0x7fa12345)))
      (local.set $d (f64.reinterpret_i64 (i64.const 0xfff4000000054321)))
      (local.set $l (i64.const 0x8123456789abcdef))
      (drop (call $stop (i32.const 0)))
      (call $note (local.get $f) (local.get $d) (local.get $l))
      (call $number (call $float (local.get $f) (local.get $d)))
      (call $note (local.get $f) (f64.reinterpret_i64 (call $float (f32.const -0) (f64.const -inf))) (i64.const -1)))))",
        3);
}

TEST_P(ResumableTest, KeepsVectors) {
  if (GetParam() == Backend::singlepass) GTEST_SKIP() << "singlepass has no vectors";
  check(R"((module
    (import "host" "stop" (func $stop (param i32) (result i32)))
    (import "host" "note" (func $note (param i64 i64)))
    (func $vector (param $v v128) (result v128)
      (i64x2.add (local.get $v) (i64x2.splat (i64.extend_i32_u (call $stop (i32.const 1))))))
    (func (export "_start") (local $v v128)
      (local.set $v (v128.const i64x2 0x0123456789abcdef 0xfedcba9876543210))
      (i32x4.mul (local.get $v) (v128.const i32x4 1 2 3 4))
      (local.set $v (i32x4.add (call $vector (local.get $v))))
      (drop (call $stop (i32.const 2)))
      (call $note (i64x2.extract_lane 0 (local.get $v)) (i64x2.extract_lane 1 (local.get $v))))))",
        2);
}

TEST_P(ResumableTest, EntersRecursiveFunctions) {
  check(R"((module
    (import "host" "stop" (func $stop (param i32) (result i32)))
    (import "host" "note" (func $note (param i32)))
    (func $tree (param $depth i32) (param $path i32) (result i32)
      (if (i32.eqz (local.get $depth)) (then (return (call $stop (local.get $path)))))
      (i32.sub (call $tree (i32.sub (local.get $depth) (i32.const 1)) (i32.shl (local.get $path) (i32.const 1)))
               (call $tree (i32.sub (local.get $depth) (i32.const 1))
                           (i32.or (i32.shl (local.get $path) (i32.const 1)) (i32.const 1)))))
    (func (export "_start") (call $note (call $tree (i32.const 4) (i32.const 1))))))",
        16);
}

TEST_P(ResumableTest, FollowsIndirectCalls) {
  check(R"((module
    (import "host" "stop" (func $stop (param i32) (result i32)))
    (import "host" "note" (func $note (param i32)))
    (type $unary (func (param i32) (result i32)))
    (table (export "__indirect_function_table") 6 funcref)
    (elem (i32.const 1) $plain $calls $stop $deep)
    (func $plain (param i32) (result i32) (i32.mul (local.get 0) (i32.const 3)))
    (func $calls (param i32) (result i32) (i32.add (call $stop (local.get 0)) (i32.const 1)))
    (func $deep (param i32) (result i32)
      (i32.xor (call_indirect (type $unary) (i32.add (local.get 0) (i32.const 10)) (i32.const 3))
               (call_indirect (type $unary) (local.get 0) (i32.const 2))))
    (func (export "_start") (local $i i32)
      (local.set $i (i32.const 1))
      (loop $again
        (call $note (call_indirect (type $unary) (i32.add (local.get $i) (i32.const 20)) (local.get $i)))
        (br_if $again (i32.le_u (local.tee $i (i32.add (local.get $i) (i32.const 1))) (i32.const 4)))))))",
        4);
}

TEST_P(ResumableTest, TrapsLikeTheOriginal) {
  check(R"((module
    (import "host" "stop" (func $stop (param i32) (result i32)))
    (memory (export "memory") 1)
    (func $fails (param i32) (i32.store (i32.const 8) (call $stop (i32.const 2))) (unreachable))
    (func (export "_start")
      (i32.store (i32.const 4) (call $stop (i32.const 1)))
      (call $fails (i32.const 3))
      (i32.store (i32.const 12) (i32.const 1)))))",
        2);
}

TEST_P(ResumableTest, StopsInsideOfTryBlocks) {
  check_exceptions(R"((module
    (import "host" "stop" (func $stop (param i32) (result i32)))
    (import "host" "note" (func $note (param i32)))
    (tag $error (param i32))
    (func $may_throw (param $n i32) (result i32) (local $got i32)
      (local.set $got (call $stop (local.get $n)))
      (if (i32.and (local.get $n) (i32.const 1)) (then (throw $error (local.get $got))))
      (local.get $got))
    (func $guard (param $n i32) (result i32) (local $kept i32)
      (local.set $kept (i32.mul (local.get $n) (i32.const 1000)))
      (block $caught (result i32)
        (try_table (result i32) (catch $error $caught)
          (i32.add (call $may_throw (local.get $n)) (call $may_throw (i32.const 4))))
        (return))
      (i32.add (local.get $kept))
      (i32.add (call $stop (i32.const 50))))
    (func (export "_start") (local $i i32)
      (loop $again
        (call $note (call $guard (local.get $i)))
        (br_if $again (i32.lt_s (local.tee $i (i32.add (local.get $i) (i32.const 1))) (i32.const 4)))))))",
                   8);
}

TEST_P(ResumableTest, KeepsCaughtExceptions) {
  check_exceptions(R"((module
    (import "host" "stop" (func $stop (param i32) (result i32)))
    (import "host" "note" (func $note (param i32)))
    (tag $error (param i32))
    (tag $jump (param i64 f64 i32))
    (tag $plain)
    (func $throws (param $n i32)
      (if (i32.eq (local.get $n) (i32.const 0)) (then (throw $error (call $stop (i32.const 1)))))
      (if (i32.eq (local.get $n) (i32.const 1))
        (then (throw $jump (i64.const 77) (f64.const 2.5) (call $stop (i32.const 2)))))
      (throw $plain))
    (func $cleans_up (param $n i32) (local $exception exnref)
      (block $cleanup (result exnref)
        (try_table (catch_all_ref $cleanup) (call $throws (local.get $n)))
        (return))
      (local.set $exception)
      (call $note (call $stop (i32.const 3)))
      (throw_ref (local.get $exception)))
    (func (export "_start") (local $i i32)
      (loop $again
        (block $done
          (block $plain
            (block $error (result i32)
              (block $jump (result i64 f64 i32)
                (try_table (catch $error $error) (catch $jump $jump) (catch_all $plain)
                  (call $cleans_up (local.get $i)))
                (unreachable))
              (call $note)
              (i32.trunc_sat_f64_s)
              (call $note)
              (i32.wrap_i64))
            (call $note)
            (br $done))
          (call $note (i32.const -1)))
        (br_if $again (i32.lt_s (local.tee $i (i32.add (local.get $i) (i32.const 1))) (i32.const 3)))))))",
                   5);
}

TEST_P(ResumableTest, CallsBeforeReturning) {
  if (GetParam() != Backend::llvm) GTEST_SKIP() << "only LLVM has tail calls";
  check(R"((module
    (import "host" "stop" (func $stop (param i32) (result i32)))
    (import "host" "note" (func $note (param i32)))
    (type $unary (func (param i32) (result i32)))
    (table 2 funcref)
    (elem (i32.const 0) $last $stop)
    (func $last (param i32) (result i32) (i32.add (i32.const 1000) (call $stop (local.get 0))))
    (func $middle (param i32) (result i32)
      (return_call_indirect (type $unary) (i32.mul (local.get 0) (i32.const 2)) (i32.and (local.get 0) (i32.const 1))))
    (func $first (param i32) (result i32)
      (if (local.get 0) (then (return_call $middle (i32.add (local.get 0) (call $stop (i32.const 4))))))
      (return_call $stop (i32.const 9)))
    (func (export "_start")
      (call $note (call $first (i32.const 0)))
      (call $note (call $first (i32.const 1)))
      (call $note (call $first (i32.const 2))))))",
        5);
}

std::uint64_t number_from_environment(const char* name, std::uint64_t otherwise) {
  const char* given = std::getenv(name);
  return given == nullptr ? otherwise : std::strtoull(given, nullptr, 10);
}

// MPIWASM_RESUMABLE_PROGRAMS=1000 MPIWASM_RESUMABLE_SEED=7 make more and others.
TEST_P(ResumableTest, ContinuesRandomPrograms) {
  const bool is_llvm = GetParam() == Backend::llvm;  // the slowest, and the only one with tail calls
  const std::uint64_t first = number_from_environment("MPIWASM_RESUMABLE_SEED", 1);
  const std::uint64_t programs = number_from_environment("MPIWASM_RESUMABLE_PROGRAMS", is_llvm ? 3 : 30);
  std::size_t all_stops = 0;
  for (std::uint64_t seed = first; seed < first + programs && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    const Engine engine = tests::make_engine(GetParam());  // keeps the memories of all its instances
    const std::string text = tests::RandomProgram{{seed, GetParam() != Backend::singlepass, is_llvm}}.text();
    const auto module = tests::assemble(text);
    const auto resumable = make_resumable(module, tests::is_test_stop);
    ASSERT_TRUE(resumable) << resumable.error().message << text;
    tests::ResumableRun straight{engine, module};
    const tests::Effects expected = straight.run();
    const std::size_t stops = straight.stops();
    all_stops += stops;
    tests::ResumableRun rewritten{engine, *resumable};
    EXPECT_EQ(rewritten.run(), expected) << "without leaving";
    EXPECT_EQ(rewritten.run([](std::size_t) { return true; }), expected) << "left at all stops";
    EXPECT_EQ(rewritten.times_left(), stops);
    // At single ones: not all, for the sake of time.
    for (std::size_t stop = 0; stop < stops; stop += 1 + stops / 10)
      EXPECT_EQ(rewritten.run([stop](std::size_t call) { return call == stop; }), expected) << "left at stop " << stop;
    if (HasFailure()) ADD_FAILURE() << text;
  }
  EXPECT_GT(all_stops, programs);
}

std::string name_of(const testing::TestParamInfo<Backend>& backend) { return std::string{to_text(backend.param)}; }
INSTANTIATE_TEST_SUITE_P(Backends, ResumableTest, testing::ValuesIn(available_backends()), name_of);

}  // namespace
}  // namespace mpiwasm::wasm
