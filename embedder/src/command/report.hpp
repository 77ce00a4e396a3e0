// The lines that mpiwasm itself prints on standard error. Each report is one write, so that the lines of ranks that
// fail together do not mix.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "wasm/frame.hpp"

namespace mpiwasm::command {

/// The words for a call: its function's name, and what goes behind the function's number.
struct FrameTexts {
  std::function<std::string(const wasm::Frame&)> name;
  std::function<std::string(const wasm::Frame&)> place;
};

class Report {
 public:
  /// `rank` gives the rank as far as it is known, or -1.
  explicit Report(std::function<int()> rank) : rank_(std::move(rank)) {}

  /// "mpiwasm: rank 3: <message>"
  void error(std::string_view message) const;

  /// The same for "<program>: <message>", as much of it as fits into a line of 512 bytes. Allocates nothing.
  void brief_error(std::string_view program, std::string_view message) const;

  /// "mpiwasm: warning: <message>", from rank 0 only: all ranks have the same to say.
  void warning(std::string_view message) const;

  /// A line without "error" about it, such as timings.
  void note(std::string_view message) const { error(message); }

  enum class Layout { lines, one_line };

  /// An error and the guest's call stack.
  void error_with_backtrace(std::string_view message, std::span<const wasm::Frame> frames, const FrameTexts& texts,
                            Layout layout = Layout::lines) const;

 private:
  std::function<int()> rank_;
};

/// The guest's call stack as text, one indented line a call; the middle of a long one is left out.
[[nodiscard]] std::string format_backtrace(std::span<const wasm::Frame> frames, const FrameTexts& texts);

/// The calls of which format_backtrace() asks for texts, one for each line.
[[nodiscard]] std::vector<wasm::Frame> shown_frames(std::span<const wasm::Frame> frames);

}  // namespace mpiwasm::command
