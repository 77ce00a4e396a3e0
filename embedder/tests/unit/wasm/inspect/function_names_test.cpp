#include "wasm/inspect/function_names.hpp"

#include <gtest/gtest.h>

#include "wasm/inspect/module_inspector.hpp"
#include "wasm/module_builder.hpp"

namespace mpiwasm::wasm {
namespace {

TEST(FunctionNames, AreReadAsTheyAre) {
  const tests::Bytes file = tests::complete_module().bytes();
  const auto summary = read_module_summary(file);
  ASSERT_TRUE(summary && summary->name_section);
  const auto names =
      read_function_names(std::span{file}.subspan(summary->name_section->offset, summary->name_section->size));
  ASSERT_EQ(names.size(), 2U);
  EXPECT_EQ(names.at(2), "_start");
  EXPECT_EQ(names.at(3), "_ZN4grid4stepEv");
}

TEST(FunctionNames, AreDemangled) { EXPECT_EQ(demangle("_ZN4grid4stepEv"), "grid::step()"); }

TEST(FunctionNames, KeepWhatIsNotMangled) {
  EXPECT_EQ(demangle("main"), "main");
  EXPECT_EQ(demangle("_Zz"), "_Zz");
}

TEST(FunctionNames, StayWhenTheyWouldFillTheMemory) {
  // Each type is a pair of the one before: 8 levels are some kilobytes, 40 would be 2^40 times "int".
  const auto nested = [](int levels) {
    std::string name = "_Z1f1AIiiE";
    for (int level = 0; level < levels; ++level) {
      const std::string before =
          level == 0 ? "S0_" : "S" + std::string(1, "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[level - 1]) + "_";
      name += "S_I" + before + before + "E";
    }
    return name;
  };
  EXPECT_TRUE(demangle(nested(6)).starts_with("f(A<int, int>, A<A<int, int>, A<int, int> >"));
  EXPECT_EQ(demangle(nested(30)), nested(30));
  EXPECT_EQ(demangle("_Z1fIJiiEEvDpDpDpT_"), "_Z1fIJiiEEvDpDpDpT_");
}

TEST(FunctionNames, ArePrintedWithoutControlCharactersAndCut) {
  EXPECT_EQ(text_of_name("_ZN4grid4stepEv"), "grid::step()");
  EXPECT_EQ(text_of_name("\x1b[2Jmain\n"), "?[2Jmain?");
  EXPECT_EQ(text_of_name(std::string(5000, 'x')), std::string(1000, 'x') + "...");
}

TEST(FunctionNames, StopAtDamage) {
  using tests::Piece;
  const Piece section = Piece::section(1, Piece{9, 0} + Piece::name("first") + Piece{1, 100, 'x'});
  const auto names = read_function_names(section.bytes());
  ASSERT_EQ(names.size(), 1U);
  EXPECT_EQ(names.at(0), "first");
}

}  // namespace
}  // namespace mpiwasm::wasm
