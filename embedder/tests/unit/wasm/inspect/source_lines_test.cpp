#include "wasm/inspect/source_lines.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "wasm/inspect/code_places.hpp"
#include "wasm/module_builder.hpp"

namespace mpiwasm::wasm {
namespace {

using P = tests::Piece;

P fixed(std::size_t value, int size) {
  P piece;
  for (int i = 0; i < size; ++i) piece += P{static_cast<unsigned>(value >> (8 * i)) & 0xff};
  return piece;
}

P text(std::string_view letters) {
  P piece;
  for (const char letter : letters) piece += P{static_cast<unsigned char>(letter)};
  return piece + P{0};
}

// line_base -3, line_range 12, opcode_base 13; the standard opcodes take so many operands.
const P numbers = P{1, 0xfd, 12, 13, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1};

// From 0x10: line 5; from 0x14: line 7; from 0x20: line 7 of the second file; ends at 0x28.
const P program =
    P{0, 5, 2} + fixed(0x10, 4) + P{3, 4, 1} + P{2, 4, 3, 2, 1} + P{4, 2} + P{2, 12, 1} + P{2, 8} + P{0, 1, 1};

P unit(unsigned version, const P& behind_version, const P& header) {
  const P rest = fixed(header.bytes().size(), 4) + header + program;
  const P body = fixed(version, 2) + behind_version + rest;
  return fixed(body.bytes().size(), 4) + body;
}

P version_4() {
  return unit(
      4, {},
      P{1, 1} + numbers + text("include") + P{0} + text("one.c") + P{0, 0, 0} + text("two.h") + P{1, 0, 0} + P{0});
}

// Files count from 0; their names are an inline one, one of .debug_line_str and one of .debug_str.
P version_5() {
  const P directories = P{1, 1, 0x08} + P{1} + text("/source");
  const P files = P{2, 1, 0x1f, 2, 0x0b} + P{3} + fixed(0, 4) + P{0} + fixed(6, 4) + P{0} + fixed(12, 4) + P{0};
  return unit(5, {4, 0}, P{1, 1} + numbers + directories + files);
}
const P line_strings = text("zero!") + text("one.c") + text("two.h");

const std::vector<std::uint64_t> wanted{0x0f, 0x10, 0x13, 0x14, 0x1f, 0x20, 0x27, 0x28};
const std::vector<std::uint64_t> functions{0x08, 0x10, 0x30};

std::string lines(const DebugSections& sections, const SearchLimits& limits = {}) {
  std::string result;
  for (const auto& [place, line] : find_source_lines(sections, wanted, functions, limits))
    result += std::to_string(place) + ":" + line.file + ":" + std::to_string(line.line) + " ";
  return result;
}

constexpr const char* expected = "16:one.c:5 19:one.c:5 20:one.c:7 31:one.c:7 32:two.h:7 39:two.h:7 ";

TEST(SourceLines, AreThoseOfVersion4) { EXPECT_EQ(lines({version_4().bytes(), {}, {}}), expected); }

TEST(SourceLines, AreThoseOfVersion5) { EXPECT_EQ(lines({version_5().bytes(), line_strings.bytes(), {}}), expected); }

TEST(SourceLines, OfSeveralTablesAreFoundTogether) {
  EXPECT_EQ(lines({(version_5() + version_4()).bytes(), line_strings.bytes(), {}}), expected);
}

// Before the table of the function that is there stands that of a longer one, which the linker has left out and put at
// the address `begin`.
P beside_one_left_out(std::size_t begin) {
  const P left_out = P{0, 5, 2} + fixed(begin, 4) + P{3, 43, 1} + P{2, 0x60, 0, 1, 1};
  const P header = P{1, 1} + numbers + P{0} + text("muloti4.c") + P{0, 0, 0} + P{0};
  const P rest = fixed(header.bytes().size(), 4) + header + left_out;
  const P body = fixed(4, 2) + rest;
  return fixed(body.bytes().size(), 4) + body + version_4();
}

std::string lines_beside_one_left_out(std::size_t begin) { return lines({beside_one_left_out(begin).bytes(), {}, {}}); }

TEST(SourceLines, AreNotThoseOfFunctionsThatTheLinkerLeftOut) {
  EXPECT_EQ(lines_beside_one_left_out(0), expected);
  EXPECT_EQ(lines_beside_one_left_out(0x0a), "15:muloti4.c:44 " + std::string{expected});
}

// The row of the function that was left out concerns all eight places, of which it has one; three rows concern two
// each.
TEST(SourceLines, AreNotLookedForAnyLonger) {
  const P tables = beside_one_left_out(0x0a);
  const auto found = [&](std::uint64_t most) { return lines({tables.bytes(), {}, {}}, {.most_comparisons = most}); };
  const std::string first = "15:muloti4.c:44 ";
  EXPECT_EQ(found(14), first + expected);
  EXPECT_EQ(found(13), first + "16:one.c:5 19:one.c:5 20:one.c:7 31:one.c:7 32:two.h:7 ");
  EXPECT_EQ(found(9), first + "16:one.c:5 ");
  EXPECT_EQ(found(8), first);
  EXPECT_EQ(found(0), "");
}

TEST(SourceLines, AreNotReadFromTablesFarBehind) {
  const P tables = version_4() + version_4();
  const std::size_t size = version_4().bytes().size();
  EXPECT_EQ(lines({tables.bytes(), {}, {}}, {.most_bytes = size}), expected);
  EXPECT_EQ(lines({tables.bytes(), {}, {}}, {.most_bytes = size - 1}), "");
}

// Every other row concerns all eight places, of which one lies in its function.
TEST(SourceLines, AreFoundBehindManyRowsThatConcernThem) {
  constexpr std::size_t times = 1000;
  P rows = P{0, 5, 2} + fixed(0x0a, 4) + P{1};
  for (std::size_t i = 0; i < times; ++i) rows += P{2, 0x60, 1, 2} + P::number(std::size_t{0} - 0x60) + P{1};
  const P header = P{1, 1} + numbers + P{0} + text("many.c") + P{0, 0, 0} + P{0};
  const P body = fixed(4, 2) + fixed(header.bytes().size(), 4) + header + rows;
  const P tables = fixed(body.bytes().size(), 4) + body + version_4();
  EXPECT_EQ(lines({tables.bytes(), {}, {}}), "15:many.c:1 " + std::string{expected});
  EXPECT_EQ(lines({tables.bytes(), {}, {}}, {.most_comparisons = 8 * times}), "15:many.c:1 ");
}

TEST(SourceLines, SurviveEveryTruncationAndEveryAlteredByte) {
  for (const P& table : {version_4(), version_5()}) {
    for (std::size_t size = 0; size < table.bytes().size(); ++size)
      (void)lines({std::span{table.bytes()}.first(size), line_strings.bytes(), {}});
    for (std::size_t at = 0; at < table.bytes().size(); ++at) {
      auto bytes = table.bytes();
      for (const unsigned value : {0U, 1U, 0x7fU, 0x80U, 0xffU}) {
        bytes[at] = static_cast<std::byte>(value);
        (void)lines({bytes, line_strings.bytes(), {}});
      }
    }
  }
}

TEST(CodePlaces, AreThoseOfTheFunctionWhenNoPlaceIsKnown) {
  const auto module = tests::complete_module();
  const std::vector<Frame> frames{{2, {}}, {3, {}}, {99, {}}, {3, 0x123}};
  const CodePlaces places{module.bytes(), frames, 4};
  const std::string first = places.text_of(frames[0]);
  ASSERT_TRUE(first.starts_with(", begins at 0x")) << first;
  const auto begins = std::stoul(first.substr(first.rfind('x') + 1), nullptr, 16);
  // Its body: no local variables, the end.
  EXPECT_EQ(module.bytes().at(begins), std::byte{0});
  EXPECT_EQ(module.bytes().at(begins + 1), std::byte{0x0b});
  EXPECT_NE(places.text_of(frames[1]), first);
  EXPECT_EQ(places.text_of(frames[2]), "");
  EXPECT_EQ(places.text_of(frames[3]), ", offset 0x123");
}

TEST(CodePlaces, AreKnownOfNoMoreFunctionsThanThereMayBe) {
  const auto module = tests::complete_module();
  const std::vector<Frame> frames{{2, {}}, {3, {}}};
  const CodePlaces places{module.bytes(), frames, 3};
  EXPECT_NE(places.text_of(frames[0]), "");
  EXPECT_EQ(places.text_of(frames[1]), "");
  const P many_imports = P::header() + P::section(2, {0xff, 0xff, 0xff, 0xff, 0x07});
  EXPECT_EQ((CodePlaces{many_imports.bytes(), frames, 4}.text_of(frames[0])), "");
}

TEST(CodePlaces, AreNotKnownWithoutTheFile) {
  const std::vector<Frame> frames{{2, {}}, {2, 0x17}};
  const CodePlaces places{{}, frames, 4};
  EXPECT_EQ(places.text_of(frames[0]), "");
  EXPECT_EQ(places.text_of(frames[1]), ", offset 0x17");
}

}  // namespace
}  // namespace mpiwasm::wasm
