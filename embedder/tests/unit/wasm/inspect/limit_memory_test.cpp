#include "wasm/inspect/limit_memory.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <utility>

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
  constexpr unsigned elements_low = 0x80;  // 8192 elements of 40 bytes, five pages of memory
  constexpr unsigned elements_high = 0x40;
  const P two_tables{2, 0x70, 0, elements_low, elements_high, 0x70, 0, 1};
  const auto summary = summary_with(two_tables, {1, 1, 2, 10}, 20 * page);
  EXPECT_EQ(summary.memories.at(0).maximum, 10U);
  EXPECT_EQ(summary.tables.at(0).maximum, 8192U + 5 * (page / 40));
  EXPECT_EQ(summary.tables.at(1).maximum, 1U);
  EXPECT_EQ(summary_with(two_tables, {1, 0, 2}, 20 * page).memories.at(0).maximum, 15U);
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

/// A program with threads: a table, and a memory that starts with one page.
P program_with_threads(std::size_t elements, std::size_t most_pages, const P& table_maximum = {}) {
  const P table = P{table_maximum.bytes().empty() ? 0U : 1U} + P::number(elements) + table_maximum;
  return P::header() + P::section(2, P{1} + P::name("env") + P::name("memory") + P{2, 3, 1} + P::number(most_pages)) +
         P::section(4, P{1, 0x70} + table);
}

std::pair<std::uint64_t, std::uint32_t> shares(const P& module, std::optional<std::uint64_t> most,
                                               std::uint32_t threads = 1024) {
  const auto found = share_with_threads(*read_module_summary(module.bytes()), most, threads);
  EXPECT_TRUE(found);
  return {found->memory_pages, found->threads};
}
using Shares = std::pair<std::uint64_t, std::uint32_t>;
constexpr std::uint64_t mib = 16 * page;

TEST(ThreadShares, OrdinaryTablesReduceNothing) {
  EXPECT_EQ(shares(program_with_threads(1000, 65536), 64 * mib), (Shares{1024, 1024}));
  EXPECT_EQ(shares(program_with_threads(4096, 65536), 64 * mib), (Shares{1024, 1024}));
  EXPECT_EQ(shares(program_with_threads(1000, 500), 64 * mib), (Shares{500, 1024}));
  EXPECT_EQ(shares(program_with_threads(20000, 65536), std::nullopt), (Shares{65536, 1024}));
}

// 100000 elements are 61 pages; 962 of 1024 are left to the memory and to threads.
TEST(ThreadShares, LargerTablesLimitMemoryAndThreads) {
  const P module = program_with_threads(100000, 65536);
  EXPECT_EQ(shares(module, 64 * mib), (Shares{1 + 962 / 2, 7}));
  EXPECT_EQ(shares(module, 64 * mib, 1), (Shares{1 + 962 - 61, 1}));
  EXPECT_EQ(shares(module, 64 * mib, 0), (Shares{1 + 962, 0}));
  EXPECT_EQ(shares(program_with_threads(100000, 2), 64 * mib), (Shares{2, 961 / 61}));
}

// 2000 variables, 4000 functions and 20000 references in a segment are 416000 bytes, 6 pages.
TEST(ThreadShares, VariablesFunctionsAndSegmentsCountToo) {
  P variables = P::number(2000);
  for (int i = 0; i < 2000; ++i) variables += P{0x7f, 0, 0x41, 0, 0x0b};
  P functions = P::number(4000);
  for (int i = 0; i < 4000; ++i) functions += P{0};
  P references = P{1, 1, 0} + P::number(20000);
  for (int i = 0; i < 20000; ++i) references += P{0};
  P bodies = P::number(4000);
  for (int i = 0; i < 4000; ++i) bodies += P{2, 0, 0x0b};
  const P module = P::header() + P::section(1, P{1, 0x60, 0, 0}) +
                   P::section(2, P{1} + P::name("env") + P::name("memory") + P{2, 3, 1} + P::number(2)) +
                   P::section(3, functions) + P::section(6, variables) + P::section(9, references) +
                   P::section(10, bodies);
  EXPECT_EQ(shares(module, 64 * mib), (Shares{2, 1022 / 6}));
  EXPECT_EQ(shares(module, 64 * mib, 3), (Shares{2, 3}));
}

TEST(ThreadShares, LimitThreadsWithoutAnOption) {
  EXPECT_EQ(shares(program_with_threads(2'000'000, 2), std::nullopt), (Shares{2, 50}));
  EXPECT_EQ(shares(program_with_threads(most_table_elements, 2), std::nullopt), (Shares{2, 10}));
  EXPECT_EQ(shares(program_with_threads(most_table_elements, 2), std::nullopt, 3), (Shares{2, 3}));
}

TEST(ThreadShares, NeedWhatTheProgramStartsWith) {
  const P module = program_with_threads(2'000'000, 2);
  const auto found = share_with_threads(*read_module_summary(module.bytes()), 64 * mib, 1024);
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().message, "it starts with 78144 KiB of memory, but --max-memory allows 65536");
}

TEST(LimitMemory, TablesOfThreadsDoNotGrow) {
  EXPECT_FALSE(has_large_tables(*read_module_summary(program_with_threads(3, 2, {3}).bytes())));
  for (const P& module : {program_with_threads(3, 2), program_with_threads(3, 2, {9})}) {
    EXPECT_TRUE(has_large_tables(*read_module_summary(module.bytes())));
    for (const auto most : {std::optional<std::uint64_t>{}, std::optional{64 * mib}}) {
      const auto limited = limit_memory(module.bytes(), most);
      ASSERT_TRUE(limited);
      EXPECT_EQ(*limited, program_with_threads(3, 2, {3}).bytes());
    }
  }
}

}  // namespace
}  // namespace mpiwasm::wasm
