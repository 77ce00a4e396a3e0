// What a run reports when its guest went wrong or was interrupted: the reason, and the guest's call stack with the
// names and places of the user's file.
#pragma once

#include <sys/stat.h>
#include <sys/types.h>

#include <cstddef>
#include <ctime>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "command/host_libraries.hpp"
#include "command/job.hpp"
#include "command/options.hpp"
#include "command/report.hpp"
#include "wasm/engine/instance.hpp"
#include "wasm/inspect/module_summary.hpp"

namespace mpiwasm::command {

class RunFailures {
 public:
  /// All of it must outlive this.
  RunFailures(const RunOptions& options, const Job& job, const Report& report, const HostLibraries& libraries,
              const wasm::ModuleSummary& summary)
      : options_(options), job_(job), report_(report), libraries_(libraries), summary_(summary) {}

  /// The module's file is about to be read. It must outlive this.
  void note_file(const guest::HostFile& file);
  /// How much longer the module has become before its code; messages have the places of the user's file.
  void note_added(std::ptrdiff_t bytes) { added_bytes_ = bytes; }
  /// Of the module, whose bytes are not needed otherwise any more.
  void keep_names(std::span<const std::byte> module);
  /// From now on it runs.
  void use(const wasm::Instance& instance) { instance_ = &instance; }

  void report(const wasm::Outcome& outcome) const;
  /// A failure that is not the guest's own: with the calls that it is in.
  void report_where_it_stands(std::string_view reason) const;
  void report_interruption(std::string_view reason) const;
  void report_interruption_briefly(std::string_view reason) const;

 private:
  /// In what state the module's file is. A program that may write to it can put back the time when it was written, but
  /// not the one when anything of it was changed.
  struct FileState {
    off_t size = 0;
    std::time_t written = 0;
    long written_nanoseconds = 0;
    std::time_t changed = 0;
    long changed_nanoseconds = 0;

    [[nodiscard]] static FileState of(const struct stat& status);
    bool operator==(const FileState&) const = default;
  };

  /// Of the program, and its calls, as far as there is an instance.
  [[nodiscard]] std::string_view name() const;
  [[nodiscard]] std::vector<wasm::Frame> frames_now() const;
  [[nodiscard]] std::string cause(const wasm::Outcome& outcome) const;
  [[nodiscard]] std::string memory_hint() const;
  void report_with_frames(std::string_view message, std::vector<wasm::Frame> frames,
                          Report::Layout layout = Report::Layout::lines) const;
  [[nodiscard]] std::vector<std::byte> module_again() const;

  const RunOptions& options_;
  const Job& job_;
  const Report& report_;
  const HostLibraries& libraries_;
  const wasm::ModuleSummary& summary_;
  const wasm::Instance* instance_ = nullptr;
  std::vector<std::byte> name_section_;
  const guest::HostFile* file_ = nullptr;
  FileState file_state_;
  std::ptrdiff_t added_bytes_ = 0;
};

}  // namespace mpiwasm::command
