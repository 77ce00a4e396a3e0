#include "wasm/printable.hpp"

#include <gtest/gtest.h>

namespace mpiwasm::wasm {
namespace {

TEST(Printable, KeepsWhatIsText) {
  EXPECT_EQ(printable("grid::step(int) ~"), "grid::step(int) ~");
  EXPECT_EQ(printable("K\u00f6ln \u20ac \U0001f30d"), "K\u00f6ln \u20ac \U0001f30d");
  EXPECT_EQ(printable(""), "");
}

TEST(Printable, ReplacesCommandsToATerminal) {
  EXPECT_EQ(printable("\x1b[2Jtext\r\n\x7f"), "?[2Jtext???");
  EXPECT_EQ(printable("\u009b2J"),
            "?"
            "?2J");  // the control sequence introducer of 8 bits, in UTF-8
  EXPECT_EQ(printable("\x9b"
                      "2J"),
            "?2J");                           // and as a byte
  EXPECT_EQ(printable("a\u202eb"), "a???b");  // what follows would be shown from right to left
  EXPECT_EQ(printable(std::string_view{"a\0b", 3}), "a?b");
}

TEST(Printable, ReplacesWhatIsNoCharacter) {
  EXPECT_EQ(printable("\xc0\x9b\xe0\x80\x9b"), "?????");  // longer forms of other characters
  EXPECT_EQ(printable("\xed\xa0\x80"), "???");
  EXPECT_EQ(printable("\xf4\x90\x80\x80"), "????");
  EXPECT_EQ(printable("\xe2\x82"), "??");
  EXPECT_EQ(printable("\xff\xfe"), "??");
}

TEST(Printable, KeepsLinesOfMessages) { EXPECT_EQ(printable_lines("one\ntwo\r"), "one\ntwo?"); }

}  // namespace
}  // namespace mpiwasm::wasm
