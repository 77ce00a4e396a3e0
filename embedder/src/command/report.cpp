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

/// A line of a backtrace.
struct FrameLine {
  std::size_t begin;     ///< of equal frames, which have one line
  std::size_t times;     ///< how many there are
  std::size_t left_out;  ///< how many lines before this one are not shown
};

/// Those that are shown.
std::vector<FrameLine> frame_lines(std::span<const wasm::Frame> frames) {
  constexpr std::size_t shown_at_top = 24;
  constexpr std::size_t shown_at_bottom = 8;
  std::vector<FrameLine> lines;
  for (std::size_t i = 0; i < frames.size(); ++i) {
    const bool is_as_before =
        i > 0 && frames[i].function == frames[i - 1].function && frames[i].module_offset == frames[i - 1].module_offset;
    if (is_as_before)
      ++lines.back().times;
    else
      lines.push_back({i, 1, 0});
  }
  if (lines.size() <= shown_at_top + shown_at_bottom) return lines;
  const auto first_at_bottom = lines.end() - shown_at_bottom;
  first_at_bottom->left_out = lines.size() - shown_at_top - shown_at_bottom;
  lines.erase(lines.begin() + shown_at_top, first_at_bottom);
  return lines;
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

std::vector<wasm::Frame> shown_frames(std::span<const wasm::Frame> frames) {
  std::vector<wasm::Frame> shown;
  for (const FrameLine& line : frame_lines(frames)) shown.push_back(frames[line.begin]);
  return shown;
}

std::string format_backtrace(std::span<const wasm::Frame> frames, const FrameTexts& texts) {
  std::string text;
  for (const FrameLine& line : frame_lines(frames)) {
    if (line.left_out > 0) text += fmt::format("    ... {} more lines ...\n", line.left_out);
    const wasm::Frame& frame = frames[line.begin];
    const std::string name = texts.name(frame);
    text += fmt::format("    at {} (function {}{}", name.empty() ? "?" : name, frame.function, texts.place(frame));
    text += line.times > 1 ? fmt::format("), {} times\n", line.times) : ")\n";
  }
  return text;
}

}  // namespace mpiwasm::command
