#include "wasm/inspect/first_tier.hpp"

#include <gtest/gtest.h>

namespace mpiwasm::wasm {
namespace {

ModuleSummary module_of(std::size_t code_size) {
  ModuleSummary module;
  module.memories.emplace_back().minimum = 1;
  module.types = {FunctionType{{ValueType::i32, ValueType::f64}, {ValueType::i64}}};
  module.code_size = code_size;
  return module;
}

TEST(FirstTier, IsForWhatTakesLong) {
  EXPECT_FALSE(is_for_first_tier(module_of(50'000), 1));
  EXPECT_TRUE(is_for_first_tier(module_of(100'000), 1));
  EXPECT_FALSE(is_for_first_tier(module_of(100'000), 2)) << "with two cores it is done in time";
  EXPECT_TRUE(is_for_first_tier(module_of(440'000), 2));
  EXPECT_FALSE(is_for_first_tier(module_of(440'000), 64));
  EXPECT_TRUE(is_for_first_tier(module_of(100'000), 0)) << "every process has a core";
}

TEST(FirstTier, IsNotForFunctionsThatTheCompilersCallDifferently) {
  ModuleSummary vectors = module_of(1'000'000);
  ASSERT_TRUE(is_replaceable(vectors));
  vectors.types.push_back({{ValueType::i32}, {ValueType::v128}});
  EXPECT_FALSE(is_replaceable(vectors));
  vectors.types.back() = {{ValueType::v128}, {}};
  EXPECT_FALSE(is_replaceable(vectors));
  EXPECT_FALSE(is_for_first_tier(vectors, 1));

  ModuleSummary no_memory = module_of(1'000'000);
  no_memory.memories.clear();
  EXPECT_FALSE(is_for_first_tier(no_memory, 1));

  ModuleSummary imported = module_of(1'000'000);
  imported.imports.push_back({"env", "memory", ExternKind::memory});
  EXPECT_FALSE(is_for_first_tier(imported, 1));
}

}  // namespace
}  // namespace mpiwasm::wasm
