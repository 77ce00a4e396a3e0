#include "wasm/inspect/function_names.hpp"

#include <gtest/gtest.h>

#include "wasm/inspect/module_inspector.hpp"
#include "wasm/module_builder.hpp"

namespace mpiwasm::wasm {
namespace {

TEST(FunctionNames, AreReadAndDemangled) {
  const tests::Bytes file = tests::complete_module().bytes();
  const auto summary = read_module_summary(file);
  ASSERT_TRUE(summary && summary->name_section);
  const auto names =
      read_function_names(std::span{file}.subspan(summary->name_section->offset, summary->name_section->size));
  ASSERT_EQ(names.size(), 2U);
  EXPECT_EQ(names.at(2), "_start");
  EXPECT_EQ(names.at(3), "grid::step()");
}

TEST(FunctionNames, KeepWhatIsNotMangled) {
  EXPECT_EQ(demangle("main"), "main");
  EXPECT_EQ(demangle("_Zz"), "_Zz");
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
