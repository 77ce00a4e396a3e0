#include "command/report.hpp"

#include <fmt/format.h>
#include <unistd.h>

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

}  // namespace

void Report::error(std::string_view message) const { write_to_standard_error(line(rank_(), message)); }

void Report::warning(std::string_view message) const {
  if (rank_() <= 0) write_to_standard_error(fmt::format("mpiwasm: warning: {}\n", message));
}

void Report::error_with_backtrace(std::string_view message, std::span<const wasm::Frame> frames,
                                  const FrameTexts& texts) const {
  write_to_standard_error(line(rank_(), message) + format_backtrace(frames, texts));
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
