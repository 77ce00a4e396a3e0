#include "wasm/inspect/limit_memory.hpp"

#include <gtest/gtest.h>

#include "wasm/inspect/module_inspector.hpp"
#include "wasm/module_builder.hpp"

namespace mpiwasm::wasm {
namespace {

using P = tests::Piece;
constexpr std::uint64_t page = 65536;

ModuleSummary summary_with(const P& tables, const P& memories, std::uint64_t most) {
  const P module = P::header() + P::section(4, tables) + P::section(5, memories) + P::section(0, P::name("last"));
  const auto limited = limit_memory(module.bytes(), most);
  EXPECT_TRUE(limited);
  const auto summary = read_module_summary(*limited);
  EXPECT_TRUE(summary);
  EXPECT_EQ(summary->custom_sections, std::vector<std::string>{"last"});
  return *summary;
}

ModuleSummary summary_with(const P& memories, std::uint64_t most) {
  return summary_with({1, 0x70, 0, 3}, memories, most);
}

TEST(LimitMemory, GivesAMaximumToMemoriesAndTables) {
  const auto summary = summary_with({1, 0, 2}, 300 * page + 1);
  EXPECT_EQ(summary.memories.at(0).minimum, 2U);
  EXPECT_EQ(summary.memories.at(0).maximum, 300U);
  EXPECT_EQ(summary.tables.at(0).minimum, 3U);
  EXPECT_EQ(summary.tables.at(0).maximum, 3U);
}

TEST(LimitMemory, CountsAllMemoriesOfAModuleTogether) {
  const auto summary = summary_with({3, 1, 2, 20, 0, 4, 0, 1}, 50 * page);
  EXPECT_EQ(summary.memories.at(0).maximum, 20U);
  EXPECT_EQ(summary.memories.at(1).maximum, 29U);
  EXPECT_EQ(summary.memories.at(2).maximum, 1U);
}

TEST(LimitMemory, CountsTablesWithTheMemories) {
  constexpr unsigned elements_low = 0x80;  // 8192 elements, two pages of memory
  constexpr unsigned elements_high = 0x40;
  const P two_tables{2, 0x70, 0, elements_low, elements_high, 0x70, 0, 1};
  const auto summary = summary_with(two_tables, {1, 1, 2, 10}, 20 * page);
  EXPECT_EQ(summary.memories.at(0).maximum, 10U);
  EXPECT_EQ(summary.tables.at(0).maximum, 8192U + 8 * page / 16);
  EXPECT_EQ(summary.tables.at(1).maximum, 1U);
  EXPECT_EQ(summary_with(two_tables, {1, 0, 2}, 20 * page).memories.at(0).maximum, 18U);
}

TEST(LimitMemory, LowersAMaximumAndNeverRaisesIt) {
  EXPECT_EQ(summary_with({1, 1, 2, 100}, 50 * page).memories.at(0).maximum, 50U);
  EXPECT_EQ(summary_with({1, 1, 2, 100}, 500 * page).memories.at(0).maximum, 100U);
  EXPECT_EQ(summary_with({1, 0, 2}, 2 * page).memories.at(0).maximum, 2U);
}

TEST(LimitMemory, TablesAreLimitedWithoutAnOption) {
  const P small = P::header() + P::section(4, {1, 0x70, 1, 3, 9});
  EXPECT_FALSE(has_large_tables(*read_module_summary(small.bytes())));
  const P module = P::header() + P::section(4, {2, 0x70, 0, 3, 0x70, 1, 1, 9}) + P::section(5, {1, 0, 2});
  EXPECT_TRUE(has_large_tables(*read_module_summary(module.bytes())));
  const auto limited = limit_memory(module.bytes(), std::nullopt);
  ASSERT_TRUE(limited);
  const auto summary = read_module_summary(*limited);
  EXPECT_EQ(summary->tables.at(0).maximum, most_table_elements - 1);
  EXPECT_EQ(summary->tables.at(1).maximum, 1U);
  EXPECT_FALSE(summary->memories.at(0).maximum);
}

TEST(LimitMemory, RefusesLargerTables) {
  constexpr unsigned most = 0x80;  // 2^27 elements
  const P module = P::header() + P::section(4, {1, 0x70, 0, most, most, most, 0x40});
  const auto limited = limit_memory(module.bytes(), std::nullopt);
  ASSERT_FALSE(limited);
  EXPECT_EQ(limited.error().message, "its tables start with 134217728 elements, but 10000000 are the most");
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

TEST(LimitMemory, RefusesAProgramThatStartsWithMoreInSeveralMemories) {
  const P module = P::header() + P::section(5, {3, 0, 2, 0, 2, 0, 2});
  const auto limited = limit_memory(module.bytes(), 5 * page);
  ASSERT_FALSE(limited);
  EXPECT_EQ(limited.error().message, "it starts with 384 KiB of memory, but --max-memory allows 320");
}

}  // namespace
}  // namespace mpiwasm::wasm
