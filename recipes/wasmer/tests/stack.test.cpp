// The guest's stack has the size asked for, all of it usable, by the guest and by the direct functions it calls; its end
// is a trap.
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "support.hpp"

namespace wasmer_test {
namespace {

// The address of a local variable in the host function, as seen from the deepest point of a recursion.
struct Depth {
  std::uintptr_t first = 0;
  std::uintptr_t last = 0;

  std::size_t bytes() const { return first - last; }
};

void note_depth(Depth* depth) {
  const char here = 0;
  depth->last = reinterpret_cast<std::uintptr_t>(&here);
  if (depth->first == 0) depth->first = depth->last;
}

constexpr std::string_view text = R"((module
  (import "host" "note" (func $note))
  (func $recurse (export "recurse") (param i32) (result i32)
    (call $note)
    (if (result i32) (local.get 0)
      (then (i32.add (call $recurse (i32.sub (local.get 0) (i32.const 1))) (i32.const 1)))
      (else (i32.const 0))))))";

using Stack = EachBackend;

// Recurses without end and says how much stack that took.
std::size_t usable_stack(Options options) {
  Guest guest(options);
  Depth depth;
  guest.add_import(":", &note_depth, &depth);
  guest.instantiate(text);
  const Outcome outcome = guest.call("recurse", {value(-1)});
  EXPECT_EQ(outcome.trap, "call stack exhausted");
  const std::size_t bytes = depth.bytes();
  // Still usable afterwards.
  EXPECT_EQ(guest.call("recurse", {value(1000)}).i32(), 1000);
  return bytes;
}

TEST_P(Stack, OfEightMebibytesIsUsableToItsEnd) {
  const std::size_t bytes = usable_stack(GetParam());
  EXPECT_GT(bytes, 8 * mebibyte - 64 * kibibyte);
  EXPECT_LT(bytes, 8 * mebibyte + 64 * kibibyte);
}

TEST_P(Stack, HasTheSizeThatTheEngineWasGiven) {
  for (const std::size_t size : {256 * kibibyte, 2 * mebibyte, 64 * mebibyte, 512 * mebibyte}) {
    Options options = GetParam();
    options.stack_size = size;
    const std::size_t bytes = usable_stack(options);
    EXPECT_GT(bytes, size - 64 * kibibyte);
    // A stack that an earlier, larger engine left behind may be used again.
    EXPECT_LT(bytes, 512 * mebibyte + 64 * kibibyte);
  }
}

TEST_P(Stack, OfANestedCallIsAsLarge) {
  Guest guest(GetParam());
  Depth depth;
  std::size_t bytes = 0;
  struct Nest {
    Guest& guest;
    Depth& depth;
    std::size_t& bytes;

    static std::int32_t run(Nest* self) {
      EXPECT_EQ(self->guest.call("recurse", {value(-1)}).trap, "call stack exhausted");
      self->bytes = self->depth.bytes();
      return self->guest.call("recurse", {value(10000)}).i32();
    }
  } nest{guest, depth, bytes};
  guest.add_import(":", &note_depth, &depth);
  guest.add_import(":i", &Nest::run, &nest);
  guest.instantiate(R"((module
    (import "host" "note" (func $note))
    (import "host" "nest" (func $nest (result i32)))
    (func $recurse (export "recurse") (param i32) (result i32)
      (call $note)
      (if (result i32) (local.get 0)
        (then (i32.add (call $recurse (i32.sub (local.get 0) (i32.const 1))) (i32.const 1)))
        (else (i32.const 0))))
    (func (export "run") (result i32) (call $nest))))");
  EXPECT_EQ(guest.call("run").i32(), 10000);
  EXPECT_GT(bytes, 8 * mebibyte - 64 * kibibyte);
}

// Host code does not probe the stack page by page; the guard is large enough that its frames cannot reach over it.
std::int32_t use_large_frame(void*) {
  volatile char frame[256 * kibibyte];
  frame[0] = 1;
  frame[sizeof frame - 1] = 2;
  return frame[0] + frame[sizeof frame - 1];
}

TEST_P(Stack, OverflowInALargeFrameOfTheHostIsATrap) {
  Guest guest(GetParam());
  guest.add_import(":i", &use_large_frame);
  guest.instantiate(R"((module
    (import "host" "use" (func $use (result i32)))
    (func $recurse (export "recurse") (param i32) (result i32)
      (if (result i32) (local.get 0)
        (then (i32.add (call $recurse (i32.sub (local.get 0) (i32.const 1))) (call $use)))
        (else (call $use))))))");
  EXPECT_EQ(guest.call("recurse", {value(100)}).i32(), 303);
  EXPECT_EQ(guest.call("recurse", {value(-1)}).trap, "call stack exhausted");
  EXPECT_EQ(guest.call("recurse", {value(100)}).i32(), 303);
}

WASMER_TEST_ON_EACH_BACKEND(Stack);

// The limit on parameters and on results; at each call they take several pages of the stack.
constexpr std::int64_t most_values = 1000;

TEST(SinglepassStack, CarriesAsManyArgumentsAndResultsAsThereMayBe) {
  std::string values;
  std::string pushed;
  for (std::int64_t i = 0; i < most_values; ++i) {
    values += " i64";
    pushed += " local.get " + std::to_string(i);
  }
  Guest guest({.backend = SINGLEPASS});
  guest.instantiate("(module (type $values (func (param" + values + ") (result" + values +
                    "))) (func $same (type $values)" + pushed + ") (func (export \"twice\") (type $values)" + pushed +
                    " call $same call $same))");
  std::vector<wasm_val_t> arguments;
  for (std::int64_t i = 0; i < most_values; ++i) arguments.push_back(value(i * i));
  const Outcome outcome = guest.call("twice", arguments);
  ASSERT_EQ(outcome.trap, "");
  ASSERT_EQ(outcome.results.size(), arguments.size());
  for (std::size_t i = 0; i < arguments.size(); ++i) EXPECT_EQ(outcome.results[i].of.i64, arguments[i].of.i64) << i;
}

}  // namespace
}  // namespace wasmer_test
