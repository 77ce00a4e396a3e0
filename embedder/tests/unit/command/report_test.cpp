#include "command/report.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace mpiwasm::command {
namespace {

const FrameTexts texts{[](const wasm::Frame& frame) { return std::string{frame.function == 1 ? "main" : ""}; },
                       [](const wasm::Frame& frame) {
                         return frame.module_offset ? fmt::format(", offset {:#x}", *frame.module_offset) : "";
                       }};

TEST(Backtrace, NamesFunctionsAndOffsets) {
  const std::vector<wasm::Frame> frames{{7, 0x1a2b}, {1, std::nullopt}};
  EXPECT_EQ(format_backtrace(frames, texts),
            "    at ? (function 7, offset 0x1a2b)\n"
            "    at main (function 1)\n");
}

TEST(Backtrace, CountsRepeatedCalls) {
  std::vector<wasm::Frame> frames(1000, wasm::Frame{3, 0x10});
  frames.push_back({1, 0x20});
  EXPECT_EQ(format_backtrace(frames, texts),
            "    at ? (function 3, offset 0x10), 1000 times\n"
            "    at main (function 1, offset 0x20)\n");
}

TEST(Backtrace, LeavesOutTheMiddleOfALongOne) {
  std::vector<wasm::Frame> frames;
  for (std::uint32_t i = 0; i < 100; ++i) frames.push_back({100 + i, std::nullopt});
  const std::string text = format_backtrace(frames, texts);
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 24 + 1 + 8);
  EXPECT_NE(text.find("function 123)\n    ... 68 more lines ...\n    at ? (function 192)"), std::string::npos) << text;
}

TEST(Backtrace, AsksOnlyForTextsOfWhatItShows) {
  std::vector<wasm::Frame> frames;
  for (std::uint32_t i = 0; i < 100; ++i) frames.insert(frames.end(), 2, wasm::Frame{100 + i, std::nullopt});
  std::vector<std::uint32_t> asked;
  (void)format_backtrace(frames, {[&](const wasm::Frame& frame) {
                                    asked.push_back(frame.function);
                                    return std::string{};
                                  },
                                  texts.place});
  std::vector<std::uint32_t> shown;
  for (const wasm::Frame& frame : shown_frames(frames)) shown.push_back(frame.function);
  EXPECT_EQ(shown.size(), 24U + 8U);
  EXPECT_EQ(asked, shown);
  EXPECT_TRUE(shown_frames({}).empty());
}

TEST(Report, WritesOneLineWithTheRank) {
  testing::internal::CaptureStderr();
  Report{[] { return 3; }}.error("it broke");
  Report{[] { return -1; }}.error("it broke");
  Report{[] { return 3; }}.warning("only rank 0 says this");
  Report{[] { return 0; }}.warning("only rank 0 says this");
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "mpiwasm: rank 3: it broke\nmpiwasm: it broke\nmpiwasm: warning: only rank 0 says this\n");
}

}  // namespace
}  // namespace mpiwasm::command
