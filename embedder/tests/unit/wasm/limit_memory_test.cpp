#include "wasm/limit_memory.hpp"

#include <gtest/gtest.h>

#include "wasm/module_builder.hpp"
#include "wasm/module_inspector.hpp"

namespace mpiwasm::wasm {
namespace {

using P = tests::Piece;
constexpr std::uint64_t page = 65536;

ModuleSummary summary_with(const P& memory, std::uint64_t most) {
  const P module =
      P::header() + P::section(4, {1, 0x70, 0, 3}) + P::section(5, memory) + P::section(0, P::name("last"));
  const auto limited = limit_memory(module.bytes(), most);
  EXPECT_TRUE(limited);
  const auto summary = read_module_summary(*limited);
  EXPECT_TRUE(summary);
  EXPECT_EQ(summary->custom_sections, std::vector<std::string>{"last"});
  return *summary;
}

TEST(LimitMemory, GivesAMaximumToMemoriesAndTables) {
  const auto summary = summary_with({1, 0, 2}, 300 * page + 1);
  EXPECT_EQ(summary.memories.at(0).minimum, 2U);
  EXPECT_EQ(summary.memories.at(0).maximum, 300U);
  EXPECT_EQ(summary.tables.at(0).minimum, 3U);
  EXPECT_EQ(summary.tables.at(0).maximum, (300 * page + 1) / 16);
}

TEST(LimitMemory, LowersAMaximumAndNeverRaisesIt) {
  EXPECT_EQ(summary_with({1, 1, 2, 100}, 50 * page).memories.at(0).maximum, 50U);
  EXPECT_EQ(summary_with({1, 1, 2, 100}, 500 * page).memories.at(0).maximum, 100U);
  EXPECT_EQ(summary_with({1, 0, 2}, 2 * page).memories.at(0).maximum, 2U);
}

TEST(LimitMemory, LeavesTheRestOfAModuleAsItIs) {
  const auto module = tests::complete_module();
  const auto limited = limit_memory(module.bytes(), std::uint64_t{4} << 30);
  ASSERT_TRUE(limited);
  EXPECT_EQ(*limited, module.bytes());
}

TEST(LimitMemory, RefusesAProgramThatStartsWithMore) {
  const auto module = tests::complete_module();  // starts with two pages
  const auto limited = limit_memory(module.bytes(), page);
  ASSERT_FALSE(limited);
  EXPECT_EQ(limited.error().message, "it starts with 128 KiB of memory, but --max-memory allows 64");
}

}  // namespace
}  // namespace mpiwasm::wasm
