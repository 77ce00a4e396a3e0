#include "wasm/inspect/adapt_signatures.hpp"

#include <gtest/gtest.h>

#include "wasm/inspect/module_inspector.hpp"
#include "wasm/inspect/prepare_module.hpp"
#include "wasm/module_builder.hpp"

namespace mpiwasm::wasm {
namespace {

using P = tests::Piece;

const P trap{3, 0, 0x00, 0x0b};

// 0 () -> (); 1 (i32, f64) -> i32, the function's; 2 (i32, f64) -> (); 3 (i32, f64, i32) -> i32; 4 (i32) -> i32;
// 5 (i64, f64) -> i32.
const P types = P{6} + P{0x60, 0, 0} + P{0x60, 2, 0x7f, 0x7c, 1, 0x7f} + P{0x60, 2, 0x7f, 0x7c, 0} +
                P{0x60, 3, 0x7f, 0x7c, 0x7f, 1, 0x7f} + P{0x60, 1, 0x7f, 1, 0x7f} + P{0x60, 2, 0x7e, 0x7c, 1, 0x7f};
constexpr unsigned as_defined = 1;
constexpr unsigned without_result = 2;

struct Names {
  std::string called = "signature_mismatch:step";
  std::string defined = "step";
  std::string last = "main";
};

/// A module with the function that traps (0, of the type `called`), the one that is meant (1) and another (2).
std::vector<std::byte> module_with(unsigned called, const P& body = trap, const Names& names = {},
                                   unsigned defined_as = as_defined) {
  const P defined = defined_as == without_result ? P{2, 0, 0x0b} : P{4, 0, 0x41, 7, 0x0b};
  const P section = P::name("name") + P::section(1, P{3, 0} + P::name(names.called) + P{1} + P::name(names.defined) +
                                                        P{2} + P::name(names.last));
  return (P::header() + P::section(1, types) + P::section(3, {3, called, defined_as, 0}) +
          P::section(10, P{3} + body + defined + P{2, 0, 0x0b}) + P::section(0, section))
      .bytes();
}

/// The body of function 0 after adapting; nothing if nothing changes.
std::optional<std::vector<std::byte>> adapted(const std::vector<std::byte>& module) {
  const auto summary = read_module_summary(module);
  EXPECT_TRUE(summary) << (summary ? "" : summary.error().message);
  const auto changed = adapt_signatures(module, *summary);
  EXPECT_TRUE(changed);
  if (!*changed) return std::nullopt;
  // The rest is as it was.
  EXPECT_TRUE(read_module_summary(**changed));
  return **changed;
}

TEST(AdaptSignatures, AResultMayBeIgnored) {
  EXPECT_EQ(adapted(module_with(2)), module_with(2, {9, 0, 0x20, 0, 0x20, 1, 0x10, 1, 0x1a, 0x0b}));
}

TEST(AdaptSignatures, AResultThatThereIsNotIsZero) {
  EXPECT_EQ(adapted(module_with(as_defined, trap, {}, without_result)),
            module_with(as_defined, {12, 1, 1, 0x7f, 0x20, 0, 0x20, 1, 0x10, 1, 0x20, 2, 0x0b}, {}, without_result));
}

TEST(AdaptSignatures, LastArgumentsMayBeTooMany) {
  EXPECT_EQ(adapted(module_with(3)), module_with(3, {8, 0, 0x20, 0, 0x20, 1, 0x10, 1, 0x0b}));
}

TEST(AdaptSignatures, OtherDifferencesStay) {
  for (const unsigned called : {0U, 4U, 5U}) EXPECT_EQ(adapted(module_with(called)), std::nullopt) << called;
}

TEST(AdaptSignatures, OnlyTheLinkersFunctionsChange) {
  const P returns{4, 0, 0x41, 1, 0x0b};
  EXPECT_EQ(adapted(module_with(3, returns)), module_with(3, returns));
  EXPECT_EQ(adapted(module_with(3, trap, {.called = "step_back"})), std::nullopt);
  EXPECT_EQ(adapted(module_with(3, trap, {.called = "signature_mismatch:other"})), std::nullopt);
}

TEST(AdaptSignatures, ANameOfSeveralFunctionsIsNone) {
  EXPECT_EQ(adapted(module_with(3, trap, {.last = "step"})), std::nullopt);
}

TEST(AdaptSignatures, FunctionsOfVeryManyValuesStay) {
  for (const unsigned count : {127U, 128U}) {
    P parameters = P{0x60} + P::number(count);
    for (unsigned i = 0; i < count; ++i) parameters += P{0x7f};
    const P names = P::section(1, P{2, 0} + P::name("signature_mismatch:step") + P{1} + P::name("step"));
    const P module = P::header() + P::section(1, P{2} + parameters + P{0} + parameters + P{1, 0x7f}) +
                     P::section(3, {2, 0, 1}) + P::section(10, P{2} + trap + P{4, 0, 0x41, 7, 0x0b}) +
                     P::section(0, P::name("name") + names);
    EXPECT_EQ(adapted(module.bytes()).has_value(), count == 127);
  }
}

TEST(AdaptSignatures, TellsHowFarTheCodeHasMoved) {
  const auto module = module_with(2);
  const auto prepared = prepare_module(module, {});
  ASSERT_TRUE(prepared);
  EXPECT_EQ(prepared->added_bytes, 6);
  EXPECT_EQ(prepared->bytes.size(), module.size() + 6);
}

}  // namespace
}  // namespace mpiwasm::wasm
