// What the options of the LLVM backend must not change: the bits of floating-point results, the wrapping of addresses,
// and loops that a C compiler would turn into calls of memset and memcpy.
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

#include "support.hpp"

namespace wasmer_test {
namespace {

using Numeric = EachBackend;

TEST_P(Numeric, ArithmeticIsNeitherContractedNorReassociated) {
  Guest guest(GetParam());
  guest.instantiate(R"((module
    (func (export "multiply_add") (param f64 f64 f64) (result f64)
      (f64.add (f64.mul (local.get 0) (local.get 1)) (local.get 2)))
    (func (export "sum") (param f64 f64 f64) (result f64)
      (f64.add (f64.add (local.get 0) (local.get 1)) (local.get 2)))
    (func (export "narrow") (param f64) (result f64) (f64.promote_f32 (f32.demote_f64 (local.get 0))))))");
  const auto result = [&](const char* name, double x, double y, double z) {
    return guest.call(name, {value(x), value(y), value(z)}).results.at(0).of.f64;
  };
  // A fused multiply-add would keep the last bit of the product.
  const double x = 1 + std::ldexp(1.0, -30);
  EXPECT_EQ(result("multiply_add", x, x, -1 - std::ldexp(1.0, -29)), 0);
  EXPECT_EQ(result("sum", 1e300, -1e300, 1), 1);
  EXPECT_EQ(result("sum", 1, 1e300, -1e300), 0);
  EXPECT_TRUE(std::signbit(result("multiply_add", -0.0, 1, -0.0)));
  EXPECT_FALSE(std::signbit(result("multiply_add", -0.0, 1, 0.0)));
  EXPECT_TRUE(std::isnan(result("sum", std::numeric_limits<double>::infinity(),
                                -std::numeric_limits<double>::infinity(), 1)));
  EXPECT_EQ(guest.call("narrow", {value(0.1)}).results.at(0).of.f64, static_cast<double>(0.1F));
  EXPECT_EQ(guest.call("narrow", {value(1e-320)}).results.at(0).of.f64, 0);
}

TEST_P(Numeric, MinimumAndMaximumTreatNanAndSignedZeroAsWasmDoes) {
  Guest guest(GetParam());
  guest.instantiate(R"((module
    (func (export "min") (param f64 f64) (result f64) (f64.min (local.get 0) (local.get 1)))
    (func (export "max") (param f64 f64) (result f64) (f64.max (local.get 0) (local.get 1)))))");
  const double nan = std::numeric_limits<double>::quiet_NaN();
  for (const char* name : {"min", "max"}) {
    EXPECT_TRUE(std::isnan(guest.call(name, {value(nan), value(1.0)}).results.at(0).of.f64)) << name;
    EXPECT_TRUE(std::isnan(guest.call(name, {value(1.0), value(nan)}).results.at(0).of.f64)) << name;
  }
  EXPECT_TRUE(std::signbit(guest.call("min", {value(0.0), value(-0.0)}).results.at(0).of.f64));
  EXPECT_FALSE(std::signbit(guest.call("max", {value(-0.0), value(0.0)}).results.at(0).of.f64));
  EXPECT_EQ(guest.call("min", {value(2.0), value(-3.0)}).results.at(0).of.f64, -3);
}

// What WebAssembly asks of trunc_sat: towards zero, the nearest one outside of the range, zero for what is no number.
template <class Whole, class Fraction>
std::int64_t saturated(Fraction number) {
  using Limits = std::numeric_limits<Whole>;
  if (std::isnan(number)) return 0;
  // The upper limit may round up to a number that is out of range.
  if (number >= std::ldexp(Fraction{1}, Limits::digits)) return static_cast<std::int64_t>(Limits::max());
  if (number <= static_cast<Fraction>(Limits::min())) return static_cast<std::int64_t>(Limits::min());
  return static_cast<std::int64_t>(static_cast<Whole>(number));
}

template <class Fraction>
std::vector<Fraction> numbers_to_convert() {
  std::vector<Fraction> numbers;
  const Fraction infinity = std::numeric_limits<Fraction>::infinity();
  for (const int bits : {0, 8, 31, 32, 63, 64, 100}) {
    const Fraction power = std::ldexp(Fraction{1}, bits);
    for (const Fraction number : {power, std::nextafter(power, infinity), std::nextafter(power, Fraction{0}), power / 3}) {
      numbers.insert(numbers.end(), {number, -number});
    }
  }
  for (const double number : {0.0, 0.5, 0.999, 1.5, 2147483647.0, 2147483647.5, 2147483648.5, 4294967295.0, 4294967295.5}) {
    numbers.insert(numbers.end(), {static_cast<Fraction>(number), static_cast<Fraction>(-number)});
  }
  const Fraction nan = std::numeric_limits<Fraction>::quiet_NaN();
  numbers.insert(numbers.end(), {infinity, -infinity, nan, -nan, std::numeric_limits<Fraction>::denorm_min()});
  return numbers;
}

TEST_P(Numeric, ConversionsToWholeNumbersSaturate) {
  Guest guest(GetParam());
  guest.instantiate(R"((module
    (func (export "i32_f32_s") (param f32) (result i64) (i64.extend_i32_s (i32.trunc_sat_f32_s (local.get 0))))
    (func (export "i32_f32_u") (param f32) (result i64) (i64.extend_i32_u (i32.trunc_sat_f32_u (local.get 0))))
    (func (export "i64_f32_s") (param f32) (result i64) (i64.trunc_sat_f32_s (local.get 0)))
    (func (export "i64_f32_u") (param f32) (result i64) (i64.trunc_sat_f32_u (local.get 0)))
    (func (export "i32_f64_s") (param f64) (result i64) (i64.extend_i32_s (i32.trunc_sat_f64_s (local.get 0))))
    (func (export "i32_f64_u") (param f64) (result i64) (i64.extend_i32_u (i32.trunc_sat_f64_u (local.get 0))))
    (func (export "i64_f64_s") (param f64) (result i64) (i64.trunc_sat_f64_s (local.get 0)))
    (func (export "i64_f64_u") (param f64) (result i64) (i64.trunc_sat_f64_u (local.get 0)))))");
  const auto converted = [&](const char* name, auto number) { return guest.call(name, {value(number)}).i64(); };
  for (const float number : numbers_to_convert<float>()) {
    EXPECT_EQ(converted("i32_f32_s", number), saturated<std::int32_t>(number)) << number;
    EXPECT_EQ(converted("i32_f32_u", number), saturated<std::uint32_t>(number)) << number;
    EXPECT_EQ(converted("i64_f32_s", number), saturated<std::int64_t>(number)) << number;
    EXPECT_EQ(converted("i64_f32_u", number), saturated<std::uint64_t>(number)) << number;
  }
  for (const double number : numbers_to_convert<double>()) {
    EXPECT_EQ(converted("i32_f64_s", number), saturated<std::int32_t>(number)) << number;
    EXPECT_EQ(converted("i32_f64_u", number), saturated<std::uint32_t>(number)) << number;
    EXPECT_EQ(converted("i64_f64_s", number), saturated<std::int64_t>(number)) << number;
    EXPECT_EQ(converted("i64_f64_u", number), saturated<std::uint64_t>(number)) << number;
  }
}

TEST_P(Numeric, ConversionsOfVectorsSaturate) {
  if (GetParam().backend == SINGLEPASS) GTEST_SKIP() << "singlepass has no vectors";
  Guest guest(GetParam());
  guest.instantiate(R"((module
    (func (export "i32_f32_s") (param f32) (result i64)
      (i64.extend_i32_s (i32x4.extract_lane 2 (i32x4.trunc_sat_f32x4_s (f32x4.splat (local.get 0))))))
    (func (export "i32_f32_u") (param f32) (result i64)
      (i64.extend_i32_u (i32x4.extract_lane 2 (i32x4.trunc_sat_f32x4_u (f32x4.splat (local.get 0))))))
    (func (export "i32_f64_s") (param f64) (result i64)
      (i64.extend_i32_s (i32x4.extract_lane 1 (i32x4.trunc_sat_f64x2_s_zero (f64x2.splat (local.get 0))))))
    (func (export "i32_f64_u") (param f64) (result i64)
      (i64.extend_i32_u (i32x4.extract_lane 1 (i32x4.trunc_sat_f64x2_u_zero (f64x2.splat (local.get 0))))))))");
  const auto converted = [&](const char* name, auto number) { return guest.call(name, {value(number)}).i64(); };
  for (const float number : numbers_to_convert<float>()) {
    EXPECT_EQ(converted("i32_f32_s", number), saturated<std::int32_t>(number)) << number;
    EXPECT_EQ(converted("i32_f32_u", number), saturated<std::uint32_t>(number)) << number;
  }
  for (const double number : numbers_to_convert<double>()) {
    EXPECT_EQ(converted("i32_f64_s", number), saturated<std::int32_t>(number)) << number;
    EXPECT_EQ(converted("i32_f64_u", number), saturated<std::uint32_t>(number)) << number;
  }
}

// a[i] = value; b[i] = a[i]; the loops that LLVM knows as memset and memcpy, and one it vectorises.
constexpr std::string_view loops = R"((module
  (memory (export "memory") 65536)
  (func (export "clear") (param $to i32) (param $count i32)
    (loop $next
      (i64.store (local.get $to) (i64.const 0))
      (local.set $to (i32.add (local.get $to) (i32.const 8)))
      (br_if $next (local.tee $count (i32.sub (local.get $count) (i32.const 1))))))
  (func (export "copy") (param $to i32) (param $from i32) (param $count i32)
    (loop $next
      (i64.store (local.get $to) (i64.load (local.get $from)))
      (local.set $to (i32.add (local.get $to) (i32.const 8)))
      (local.set $from (i32.add (local.get $from) (i32.const 8)))
      (br_if $next (local.tee $count (i32.sub (local.get $count) (i32.const 1))))))
  (func (export "scale") (param $to i32) (param $from i32) (param $count i32)
    (loop $next
      (f64.store (local.get $to) (f64.mul (f64.load (local.get $from)) (f64.const 2)))
      (local.set $to (i32.add (local.get $to) (i32.const 8)))
      (local.set $from (i32.add (local.get $from) (i32.const 8)))
      (br_if $next (local.tee $count (i32.sub (local.get $count) (i32.const 1))))))))";

// The numbers at these addresses of the guest, which wrap at 4 GiB.
double number_at(const std::uint8_t* base, std::uint32_t address) {
  double number = 0;
  std::memcpy(&number, base + address, sizeof number);
  return number;
}

TEST_P(Numeric, LoopsOverMemoryDoWhatTheySay) {
  Guest guest(GetParam());
  guest.instantiate(loops);
  std::uint8_t* const base = wasmer_memory_definition(guest.memory())->base;
  constexpr std::int32_t count = 1003;
  for (std::int32_t i = 0; i < count; ++i) {
    const double number = i + 0.5;
    std::memcpy(base + 4096 + 8 * i, &number, sizeof number);
  }
  ASSERT_EQ(guest.call("copy", {value(65536), value(4096), value(count)}).trap, "");
  ASSERT_EQ(guest.call("scale", {value(131072), value(4096), value(count)}).trap, "");
  ASSERT_EQ(guest.call("clear", {value(4096), value(count)}).trap, "");
  for (std::uint32_t i = 0; i < count; ++i) {
    ASSERT_EQ(number_at(base, 4096 + 8 * i), 0) << i;
    ASSERT_EQ(number_at(base, 65536 + 8 * i), i + 0.5) << i;
    ASSERT_EQ(number_at(base, 131072 + 8 * i), 2 * i + 1.0) << i;
  }
  EXPECT_EQ(number_at(base, 4096 + 8 * count), 0);
  EXPECT_EQ(number_at(base, 65536 + 8 * count), 0);
}

TEST_P(Numeric, LoopsThatOverlapThemselvesGoInOrder) {
  Guest guest(GetParam());
  guest.instantiate(loops);
  std::uint8_t* const base = wasmer_memory_definition(guest.memory())->base;
  const double one = 1;
  std::memcpy(base + 4096, &one, sizeof one);
  // Each number is twice the one before.
  ASSERT_EQ(guest.call("scale", {value(4096 + 8), value(4096), value(100)}).trap, "");
  for (std::uint32_t i = 0; i <= 100; ++i) ASSERT_EQ(number_at(base, 4096 + 8 * i), std::ldexp(1.0, static_cast<int>(i))) << i;
}

TEST_P(Numeric, AddressesWrapAtFourGibibytes) {
  Guest guest(GetParam());
  guest.instantiate(loops);
  std::uint8_t* const base = wasmer_memory_definition(guest.memory())->base;
  constexpr std::int32_t count = 64;
  constexpr std::uint32_t start = 0U - 8 * 32;  // half of the numbers before the end, half at the beginning
  for (std::int32_t i = 0; i < count; ++i) {
    const double number = i + 1;
    std::memcpy(base + 65536 + 8 * i, &number, sizeof number);
  }
  ASSERT_EQ(guest.call("scale", {value(std::bit_cast<std::int32_t>(start)), value(65536), value(count)}).trap, "");
  for (std::uint32_t i = 0; i < count; ++i) ASSERT_EQ(number_at(base, start + 8 * i), 2.0 * (i + 1)) << i;
  ASSERT_EQ(guest.call("copy", {value(131072), value(std::bit_cast<std::int32_t>(start)), value(count)}).trap, "");
  for (std::uint32_t i = 0; i < count; ++i) ASSERT_EQ(number_at(base, 131072 + 8 * i), 2.0 * (i + 1)) << i;
}

TEST_P(Numeric, LoopsPastTheEndTrap) {
  Guest guest(GetParam());
  guest.instantiate(R"((module
    (memory (export "memory") 1)
    (func (export "fill") (param $to i32) (param $count i32)
      (loop $next
        (f64.store (local.get $to) (f64.const 3))
        (local.set $to (i32.add (local.get $to) (i32.const 8)))
        (br_if $next (local.tee $count (i32.sub (local.get $count) (i32.const 1))))))))");
  std::uint8_t* const base = wasmer_memory_definition(guest.memory())->base;
  EXPECT_EQ(guest.call("fill", {value(1024), value(8064)}).trap, "");
  EXPECT_EQ(number_at(base, 65528), 3);
  EXPECT_EQ(guest.call("fill", {value(1024), value(8065)}).trap, "out of bounds memory access");
  EXPECT_EQ(guest.call("fill", {value(1024), value(std::numeric_limits<std::int32_t>::max())}).trap,
            "out of bounds memory access");
}

WASMER_TEST_ON_EACH_BACKEND(Numeric);

}  // namespace
}  // namespace wasmer_test
