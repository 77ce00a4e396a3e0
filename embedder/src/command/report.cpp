#include "command/report.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

#include "wasm/printable.hpp"

namespace mpiwasm::command {
namespace {

void write_to_standard_error(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

std::string line(int rank, std::string_view message) {
  const std::string text = wasm::printable_lines(message);
  return rank < 0 ? fmt::format("mpiwasm: {}\n", text) : fmt::format("mpiwasm: rank {}: {}\n", rank, text);
}

/// The indented lines behind the first one.
std::string in_one_line(std::string_view text) {
  std::string joined;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view part = text.substr(0, end);
    const std::size_t start = std::min(part.find_first_not_of(' '), part.size());
    joined += (joined.empty() ? "" : ", ") + std::string{part.substr(start)};
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return joined + '\n';
}

}  // namespace

void Report::error(std::string_view message) const { write_to_standard_error(line(rank_(), message)); }

void Report::brief_error(std::string_view program, std::string_view message) const {
  std::array<char, 512> text;  // NOLINT: written below
  const int rank = rank_();
  const auto room = [&](char* from) { return static_cast<std::size_t>(text.data() + text.size() - 1 - from); };
  char* end = fmt::format_to_n(text.data(), room(text.data()), "mpiwasm: ").out;
  if (rank >= 0) end = fmt::format_to_n(end, room(end), "rank {}: ", rank).out;
  end = fmt::format_to_n(end, room(end), "{}: {}", program, message).out;
  *end++ = '\n';
  write_to_standard_error({text.data(), end});
}

void Report::warning(std::string_view message) const {
  if (rank_() <= 0) write_to_standard_error(fmt::format("mpiwasm: warning: {}\n", wasm::printable_lines(message)));
}

void Report::error_with_backtrace(std::string_view message, std::span<const wasm::Frame> frames,
                                  const FrameTexts& texts, Layout layout) const {
  std::string text = line(rank_(), message) + format_backtrace(frames, texts);
  if (layout == Layout::one_line) text = in_one_line(text);
  write_to_standard_error(text);
}

std::string format_backtrace(std::span<const wasm::Frame> frames, const FrameTexts& texts) {
  constexpr std::size_t shown_at_top = 24;
  constexpr std::size_t shown_at_bottom = 8;
  std::vector<std::size_t> begins;  // of equal frames, which have one line
  for (std::size_t i = 0; i < frames.size(); ++i)
    if (i == 0 || frames[i].function != frames[i - 1].function ||
        frames[i].module_offset != frames[i - 1].module_offset)
      begins.push_back(i);
  std::string text;
  for (std::size_t line = 0; line < begins.size(); ++line) {
    if (line == shown_at_top && begins.size() > shown_at_top + shown_at_bottom) {
      const std::size_t left_out = begins.size() - shown_at_top - shown_at_bottom;
      text += fmt::format("    ... {} more lines ...\n", left_out);
      line += left_out;
    }
    const wasm::Frame& frame = frames[begins[line]];
    const std::size_t times = (line + 1 < begins.size() ? begins[line + 1] : frames.size()) - begins[line];
    const std::string name = texts.name(frame);
    text += fmt::format("    at {} (function {}{}", name.empty() ? "?" : name, frame.function, texts.place(frame));
    text += times > 1 ? fmt::format("), {} times\n", times) : ")\n";
  }
  return text;
}

}  // namespace mpiwasm::command
