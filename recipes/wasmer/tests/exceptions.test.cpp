// The exceptions of a guest: how many of them its store keeps, and what is saved and made again of them.
#include <unistd.h>

#include <fstream>

#include "support.hpp"

namespace wasmer_test {
namespace {

// `hold_through` keeps a reference to an exception while it throws others, and throws it again at last.
constexpr std::string_view throwing = R"((module
  (tag $problem (param i32))
  (func $throw (param $value i32) (result i32 exnref)
    (block $caught (result i32 exnref)
      (try_table (catch_ref $problem $caught) (throw $problem (local.get $value)))
      (unreachable)))
  (func (export "throw") (result i32) (call $throw (i32.const 9)) (drop))
  (func (export "throw_often") (param $times i32) (result i32)
    (local $sum i32)
    (loop $again
      (call $throw (local.get $times)) (drop)
      (local.set $sum (i32.add (local.get $sum)))
      (local.set $times (i32.sub (local.get $times) (i32.const 1)))
      (br_if $again (local.get $times)))
    (local.get $sum))
  (func (export "hold_through") (param $times i32) (result i32)
    (local $exception exnref)
    (call $throw (i32.const 7)) (local.set $exception) (drop)
    (if (local.get $times) (then
      (loop $again
        (call $throw (local.get $times)) (drop) (drop)
        (local.set $times (i32.sub (local.get $times) (i32.const 1)))
        (br_if $again (local.get $times)))))
    (block $caught (result i32)
      (try_table (catch $problem $caught) (throw_ref (local.get $exception)))
      (unreachable)))
  (func (export "leave") (throw $problem (i32.const 1)))
  (func $deep (param $depth i32)
    (if (local.get $depth)
      (then (call $deep (i32.sub (local.get $depth) (i32.const 1))))
      (else (throw $problem (i32.const 1)))))
  (func (export "throw_deep") (param $depth i32) (param $times i32)
    (loop $again
      (block $caught (result i32)
        (try_table (catch $problem $caught) (call $deep (local.get $depth)))
        (i32.const 0))
      (drop)
      (local.set $times (i32.sub (local.get $times) (i32.const 1)))
      (br_if $again (local.get $times))))))";

std::vector<std::uint8_t> exceptions_of(const Guest& guest) {
  wasm_byte_vec_t saved = WASM_EMPTY_VEC;
  wasmer_exceptions_save(guest.store(), &saved);
  const auto* data = reinterpret_cast<const std::uint8_t*>(saved.data);
  std::vector<std::uint8_t> bytes(data, data + saved.size);
  wasm_byte_vec_delete(&saved);
  return bytes;
}

std::size_t resident_bytes() {
  std::size_t size = 0;
  std::size_t resident = 0;
  std::ifstream("/proc/self/statm") >> size >> resident;
  return resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

class Exceptions : public EachBackend {
 protected:
  Exceptions() : guest_(GetParam()) { guest_.instantiate(throwing); }

  Guest guest_;
};

TEST_P(Exceptions, AreMadeAgain) {
  EXPECT_TRUE(exceptions_of(guest_).empty());
  EXPECT_EQ(guest_.call("throw").i32(), 9);
  const std::vector<std::uint8_t> saved = exceptions_of(guest_);
  ASSERT_FALSE(saved.empty());

  for (const std::size_t size : {std::size_t{3}, saved.size() - 1}) {
    Guest again(GetParam());
    again.instantiate(throwing);
    EXPECT_FALSE(wasmer_exceptions_restore(again.store(), saved.data(), size));
  }
  Guest third(GetParam());
  third.instantiate(throwing);
  EXPECT_TRUE(wasmer_exceptions_restore(third.store(), saved.data(), saved.size()));
  EXPECT_EQ(exceptions_of(third), saved);
  EXPECT_FALSE(wasmer_exceptions_restore(third.store(), saved.data(), saved.size()));
}

TEST_P(Exceptions, KeepTheirNumbersWhenTheyAreMadeAgain) {
  constexpr std::int32_t times = 400'000;
  EXPECT_EQ(guest_.call("throw_often", {value(times)}).trap, "");
  const std::vector<std::uint8_t> saved = exceptions_of(guest_);
  Guest again(GetParam());
  again.instantiate(throwing);
  ASSERT_TRUE(wasmer_exceptions_restore(again.store(), saved.data(), saved.size()));
  EXPECT_EQ(exceptions_of(again), saved);
  EXPECT_EQ(guest_.call("throw").i32(), 9);
  EXPECT_EQ(again.call("throw").i32(), 9);
  EXPECT_EQ(exceptions_of(again), exceptions_of(guest_));
}

TEST_P(Exceptions, TakeABoundedAmountOfMemory) {
  const std::size_t before = resident_bytes();
  std::int32_t times = 1'000'000;
  EXPECT_EQ(guest_.call("throw_often", {value(times)}).i32(), 1'784'293'664);  // the sum modulo 2^32
  EXPECT_LT(resident_bytes(), before + 64 * mebibyte);
  times = 1000;
  EXPECT_EQ(guest_.call("throw_deep", {value(std::int32_t{20'000}), value(times)}).trap, "");
  EXPECT_LT(resident_bytes(), before + 128 * mebibyte);
}

TEST_P(Exceptions, CanBeThrownAgainUntilTheyAreForgotten) {
  EXPECT_EQ(guest_.call("hold_through", {value(std::int32_t{0})}).i32(), 7);
  EXPECT_EQ(guest_.call("hold_through", {value(std::int32_t{50'000})}).i32(), 7);
  EXPECT_EQ(guest_.call("hold_through", {value(std::int32_t{400'000})}).trap,
            "this exception was thrown too long ago: the newest 16 MiB of exceptions are kept");
  EXPECT_EQ(guest_.call("throw").i32(), 9);
}

TEST_P(Exceptions, ShowWhereTheyWereThrownWhenUncaught) {
  const Outcome outcome = guest_.call("leave");
  EXPECT_FALSE(outcome.trap.empty());
  EXPECT_EQ(outcome.frames, (std::vector<std::uint32_t>{4}));
}

// singlepass has no exceptions.
INSTANTIATE_TEST_SUITE_P(, Exceptions, testing::Values(Options{}, Options{.backend = CRANELIFT}), options_name);

}  // namespace
}  // namespace wasmer_test
