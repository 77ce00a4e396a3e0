#include "command/run_failures.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "command/resume_library.hpp"
#include "guest/regular_file.hpp"
#include "wasm/inspect/code_places.hpp"
#include "wasm/inspect/function_names.hpp"

namespace mpiwasm::command {
namespace {

constexpr int ranks_with_a_line = 16;

}  // namespace

void RunFailures::note_file(const guest::HostFile& file) {
  struct stat status{};
  if (::fstat(file.number(), &status) != 0) return;
  file_ = &file;
  file_state_ = FileState::of(status);
}

RunFailures::FileState RunFailures::FileState::of(const struct stat& status) {
  return {.size = status.st_size,
          .written = status.st_mtim.tv_sec,
          .written_nanoseconds = status.st_mtim.tv_nsec,
          .changed = status.st_ctim.tv_sec,
          .changed_nanoseconds = status.st_ctim.tv_nsec};
}

void RunFailures::keep_names(std::span<const std::byte> module) {
  if (!summary_.name_section) return;
  const auto names = module.subspan(summary_.name_section->offset, summary_.name_section->size);
  name_section_.assign(names.begin(), names.end());
}

std::string_view RunFailures::name() const {
  return instance_ == nullptr ? std::string_view{options_.module} : instance_->name();
}

std::vector<wasm::Frame> RunFailures::frames_now() const {
  return instance_ == nullptr ? std::vector<wasm::Frame>{} : instance_->frames_now();
}

void RunFailures::report(const wasm::Outcome& outcome) const {
  const std::string message = outcome.kind == wasm::Outcome::Kind::trapped
                                  ? fmt::format("{}: {}{}", instance_->name(), cause(outcome), memory_hint())
                                  : outcome.message;
  if (message.empty()) return;
  if (!outcome.with_backtrace) return report_.error(message);
  report_with_frames(message, outcome.frames);
}

/// The engine takes every fault in linear memory for an access outside of it.
std::string RunFailures::cause(const wasm::Outcome& outcome) const {
  for (const auto& library : libraries_) {
    const std::string place = outcome.fault ? library->describe_read_only(*outcome.fault) : std::string{};
    if (!place.empty()) return fmt::format("the program wrote to memory that it may only read: {}", place);
  }
  return outcome.message;
}

/// Programs that get no more memory often stop themselves without a word about it.
std::string RunFailures::memory_hint() const {
  if (summary_.memories.empty() || !instance_->has_memory()) return {};
  constexpr std::uint64_t page = 65536;
  constexpr std::uint64_t next_block = 1024 * 1024;
  const std::uint64_t most = summary_.memories.front().maximum.value_or(page) * page;
  if (most < next_block || summary_.memories.front().minimum * page >= most ||
      instance_->memory().size() + next_block < most)
    return {};
  return fmt::format("; it had used up its {} MiB of memory", most >> 20);
}

void RunFailures::report_where_it_stands(std::string_view reason) const {
  report_with_frames(fmt::format("{}: {}", name(), reason), frames_now());
}

/// Every rank is interrupted, in large jobs thousands. One shows its call stack, some more where they are.
void RunFailures::report_interruption(std::string_view reason) const {
  const int own_rank = job_.rank();
  if (own_rank >= ranks_with_a_line) return;
  const std::string message = fmt::format("{}: {}", name(), reason);
  std::vector<wasm::Frame> frames = frames_now();
  if (own_rank <= 0) return report_with_frames(message, std::move(frames));
  if (frames.size() > 1) frames.resize(1);
  report_with_frames(message, std::move(frames), Report::Layout::one_line);
}

void RunFailures::report_interruption_briefly(std::string_view reason) const {
  if (job_.rank() < ranks_with_a_line) report_.brief_error(name(), reason);
}

void RunFailures::report_with_frames(std::string_view message, std::vector<wasm::Frame> frames,
                                     Report::Layout layout) const {
  // Offsets are those of the user's file.
  for (wasm::Frame& frame : frames) {
    if (frame.module_offset) *frame.module_offset -= static_cast<std::size_t>(added_bytes_);
    // The code has been rewritten.
    if (is_to_be_resumable(options_)) frame.module_offset.reset();
  }
  const auto names = wasm::read_function_names(name_section_);
  const auto module = module_again();
  const wasm::CodePlaces places{module, shown_frames(frames), summary_.function_types.size()};
  report_.error_with_backtrace(message, frames,
                               {[&](const wasm::Frame& frame) {
                                  const auto name = names.find(frame.function);
                                  return name == names.end() ? std::string{} : wasm::text_of_name(name->second);
                                },
                                [&](const wasm::Frame& frame) { return places.text_of(frame); }},
                               layout);
}

/// The module, which was not kept; empty when its file has changed meanwhile. Another rank, or a thread, may change it
/// while it is read.
std::vector<std::byte> RunFailures::module_again() const {
  const auto is_the_same = [&] {
    struct stat status{};
    return file_ != nullptr && ::fstat(file_->number(), &status) == 0 && FileState::of(status) == file_state_;
  };
  if (!is_the_same()) return {};
  std::vector<std::byte> bytes(static_cast<std::size_t>(file_state_.size));
  for (std::size_t filled = 0; filled < bytes.size();) {
    const ssize_t count =
        ::pread(file_->number(), bytes.data() + filled, bytes.size() - filled, static_cast<off_t>(filled));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return {};
    filled += static_cast<std::size_t>(count);
  }
  return is_the_same() ? bytes : std::vector<std::byte>{};
}

}  // namespace mpiwasm::command
