#include "wasm/inspect/module_inspector.hpp"

#include <gtest/gtest.h>

#include <random>

#include "wasm/module_builder.hpp"

namespace mpiwasm::wasm {
namespace {

using tests::Bytes;
using tests::Piece;

std::string error_of(const Bytes& bytes) {
  const auto summary = read_module_summary(bytes);
  return summary ? std::string{} : summary.error().message;
}

Bytes from_text(std::string_view text) {
  Bytes bytes;
  for (const char letter : text) bytes.push_back(static_cast<std::byte>(letter));
  return bytes;
}

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST(ModuleInspector, ReadsEverySection) {
  const auto summary = read_module_summary(tests::complete_module().bytes());
  ASSERT_TRUE(summary) << summary.error().message;
  ASSERT_EQ(summary->imports.size(), 2U);
  EXPECT_EQ(summary->imports[0].module, "mpi_abi_1");
  EXPECT_EQ(summary->imports[0].name, "MPI_Comm_rank");
  EXPECT_EQ(to_text(summary->types[summary->imports[0].type_index]), "(i32, i32) -> i32");
  EXPECT_EQ(summary->imported_function_count, 2U);
  EXPECT_EQ(summary->function_types.size(), 4U);
  ASSERT_EQ(summary->memories.size(), 1U);
  EXPECT_EQ(summary->memories[0].minimum, 2U);
  EXPECT_EQ(summary->memories[0].maximum, 16U);
  ASSERT_NE(summary->find_export("_start", ExternKind::function), nullptr);
  EXPECT_EQ(summary->find_export("_start", ExternKind::memory), nullptr);
  ASSERT_EQ(summary->element_segments.size(), 1U);
  EXPECT_EQ(summary->element_segments[0].table_offset, 2U);
  EXPECT_EQ(summary->element_segments[0].count, 1U);
  EXPECT_EQ(summary->data_segment_count, 1U);
  ASSERT_EQ(summary->producers.size(), 1U);
  EXPECT_EQ(summary->producers[0].first, "clang");
  EXPECT_EQ(summary->producers[0].second, "22");
  EXPECT_EQ(summary->target_features, std::vector<std::string>{"+simd128"});
  ASSERT_TRUE(summary->name_section);
}

/// A module with one section, whose items are `count` times the same.
Bytes with_items(char section, std::uint32_t count, std::string_view item) {
  const auto leb = [](std::size_t number) {
    std::string bytes;
    for (; number >= 0x80; number >>= 7) bytes += static_cast<char>(0x80 | (number & 0x7f));
    return bytes + static_cast<char>(number);
  };
  std::string items = leb(count);
  for (std::uint32_t i = 0; i < count; ++i) items += item;
  using namespace std::string_literals;
  return from_text("\0asm\1\0\0\0"s + section + leb(items.size()) + items);
}

TEST(ModuleInspector, RefusesMoreItemsThanTheEngineTakes) {
  using namespace std::string_view_literals;
  EXPECT_EQ(error_of(with_items(1, 1'000'000, "\x60\0\0"sv)), "");
  EXPECT_TRUE(contains(error_of(with_items(1, 1'000'001, "\x60\0\0"sv)), "more than 1000000"));
  EXPECT_TRUE(contains(error_of(with_items(11, 100'001, "\1\0"sv)), "more than 100000"));
}

TEST(ModuleInspector, SaysWhatAForeignFileIs) {
  EXPECT_EQ(error_of({}), "the file is empty");
  EXPECT_TRUE(contains(error_of(from_text("\x7f"
                                          "ELF\x02\x01\x01")),
                       "native program"));
  EXPECT_TRUE(contains(error_of(from_text("  (module (func))")), "text format"));
  EXPECT_TRUE(contains(error_of(from_text(";; a comment\n(module)")), "text format"));
  EXPECT_TRUE(contains(error_of(from_text("#!/bin/sh\necho hello\n")), "not a WebAssembly module"));
  EXPECT_TRUE(contains(error_of(from_text("!<arch>\n")), "library of object files"));
  EXPECT_TRUE(contains(error_of(Piece{0, 'a', 's', 'm', 0x0d, 0, 1, 0}.bytes()), "component"));
  EXPECT_TRUE(contains(error_of(Piece{0, 'a', 's', 'm', 2, 0, 0, 0}.bytes()), "binary version 2.0.0.0"));
}

TEST(ModuleInspector, RefusesEveryTruncation) {
  const Bytes whole = tests::complete_module().bytes();
  std::size_t accepted = 0;
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const auto summary = read_module_summary(std::span{whole}.first(size));
    if (!summary) {
      EXPECT_EQ(summary.error().kind, ErrorKind::unusable_module);
      EXPECT_FALSE(summary.error().message.empty()) << size;
      continue;
    }
    // Cut where a section ends: a smaller module that is whole, without its code or without its custom sections.
    ++accepted;
    const bool has_code = summary->function_types.size() == 4 && summary->data_segment_count == 1;
    EXPECT_TRUE(has_code || summary->function_types.size() == summary->imported_function_count) << size;
  }
  // After the header, the types, the imports; after the data, the names, the producers.
  EXPECT_EQ(accepted, 6U);
}

TEST(ModuleInspector, TellsTheOffsetOfATruncation) {
  Bytes cut = tests::complete_module().bytes();
  cut.resize(12);
  EXPECT_EQ(error_of(cut), "the module is truncated or corrupt at offset 10: the file ends inside the type section");
}

TEST(ModuleInspector, SurvivesEveryAlteredByte) {
  const Bytes whole = tests::complete_module().bytes();
  std::size_t refused = 0;
  for (std::size_t place = 0; place < whole.size(); ++place) {
    for (unsigned value = 0; value < 256; ++value) {
      Bytes altered = whole;
      altered[place] = static_cast<std::byte>(value);
      refused += error_of(altered).empty() ? 0U : 1U;
    }
  }
  EXPECT_GT(refused, whole.size() * 64);
}

TEST(ModuleInspector, SurvivesRandomBytesAfterTheHeader) {
  std::mt19937 random{20261121};
  std::size_t refused = 0;
  for (int round = 0; round < 20000; ++round) {
    Bytes bytes = Piece::header().bytes();
    const std::size_t size = random() % 200;
    for (std::size_t i = 0; i < size; ++i)
      bytes.push_back(static_cast<std::byte>(i % 7 == 0 ? random() % 14 : random()));
    refused += error_of(bytes).empty() ? 0U : 1U;
  }
  EXPECT_GT(refused, 19000U);
}

TEST(ModuleInspector, RefusesA64BitMemory) {
  const Piece module = Piece::header() + Piece::section(5, {1, 4, 1});
  EXPECT_TRUE(contains(error_of(module.bytes()), "64-bit memory"));
  const Piece import =
      Piece::header() + Piece::section(2, Piece{1} + Piece::name("env") + Piece::name("memory") + Piece{2, 4, 1});
  EXPECT_TRUE(contains(error_of(import.bytes()), "64-bit memory"));
  const Piece table = Piece::header() + Piece::section(4, {1, 0x70, 4, 1});
  EXPECT_TRUE(contains(error_of(table.bytes()), "64-bit indices"));
}

TEST(ModuleInspector, RefusesGarbageCollectedTypes) {
  const Piece module = Piece::header() + Piece::section(1, {1, 0x5f, 0});
  EXPECT_TRUE(contains(error_of(module.bytes()), "garbage-collected types"));
}

TEST(ModuleInspector, RefusesTypesOfManyValues) {
  Piece type{1, 0x60};
  type = type + Piece::number(1001);
  for (int i = 0; i < 1001; ++i) type = type + Piece{0x7f};
  const Piece module = Piece::header() + Piece::section(1, type + Piece{0});
  EXPECT_TRUE(contains(error_of(module.bytes()), "a type has 1001 parameters or results, more than 1000"));
}

TEST(ModuleInspector, RefusesLengthsThatTheFileCannotHold) {
  const Piece module = Piece::header() + Piece::section(1, Piece::number(0xffffffffU));
  EXPECT_EQ(error_of(module.bytes()),
            "the module is corrupt at offset 10 (type section): the number of types (4294967295) is larger than what "
            "is left of the section");
}

TEST(ModuleInspector, RefusesSectionsOutOfOrder) {
  const Piece module = Piece::header() + Piece::section(3, {0}) + Piece::section(1, {0});
  EXPECT_TRUE(contains(error_of(module.bytes()), "the type section comes twice or too late"));
}

TEST(ModuleInspector, RefusesMissingBodies) {
  const Piece module = Piece::header() + Piece::section(1, {1, 0x60, 0, 0}) + Piece::section(3, {1, 0});
  EXPECT_TRUE(contains(error_of(module.bytes()), "1 functions are declared, 0 have a body"));
}

TEST(ModuleInspector, RefusesIndicesThatPointNowhere) {
  EXPECT_TRUE(contains(error_of((Piece::header() + Piece::section(3, {1, 5})).bytes()), "there is no type number 5"));
  const Piece exports = Piece{1} + Piece::name("f") + Piece{0, 9};
  EXPECT_TRUE(contains(error_of((Piece::header() + Piece::section(7, exports)).bytes()), "no function number 9"));
}

}  // namespace
}  // namespace mpiwasm::wasm
