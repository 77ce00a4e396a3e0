#include "command/report.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

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
  return rank < 0 ? fmt::format("mpiwasm: {}\n", message) : fmt::format("mpiwasm: rank {}: {}\n", rank, message);
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
  if (rank_() <= 0) write_to_standard_error(fmt::format("mpiwasm: warning: {}\n", message));
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
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < frames.size();) {
    std::size_t end = i + 1;
    while (end < frames.size() && frames[end].function == frames[i].function &&
           frames[end].module_offset == frames[i].module_offset)
      ++end;
    const std::string name = texts.name(frames[i]);
    std::string text =
        fmt::format("    at {} (function {}{}", name.empty() ? "?" : name, frames[i].function, texts.place(frames[i]));
    text += end - i > 1 ? fmt::format("), {} times\n", end - i) : ")\n";
    lines.push_back(std::move(text));
    i = end;
  }
  if (lines.size() > shown_at_top + shown_at_bottom) {
    const std::size_t left_out = lines.size() - shown_at_top - shown_at_bottom;
    const auto first = lines.begin() + shown_at_top;
    *first = fmt::format("    ... {} more lines ...\n", left_out);
    lines.erase(first + 1, first + static_cast<std::ptrdiff_t>(left_out));
  }
  return fmt::format("{}", fmt::join(lines, ""));
}

}  // namespace mpiwasm::command
