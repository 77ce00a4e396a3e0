// All that the operating system is for one guest: its arguments, environment, granted directories and open files.
// src/command makes one from its options and has it among its host libraries.
#pragma once

#include <cstdint>
#include <ctime>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "guest/guest.hpp"
#include "guest/host_function.hpp"
#include "guest/host_library.hpp"
#include "guest/linear_memory.hpp"
#include "guest/turns.hpp"
#include "wasi/admission.hpp"
#include "wasi/descriptor_table.hpp"
#include "wasi/grant.hpp"
#include "wasi/path_resolver.hpp"
#include "wasi/standard_input.hpp"
#include "wasi/string_list.hpp"
#include "wasi/write_watch.hpp"

namespace mpiwasm::wasi {

/// What the guest is given. Nothing but the standard files, unless it is named here.
struct Options {
  std::vector<std::string> arguments = {};    ///< argv, the program's name first
  std::vector<std::string> environment = {};  ///< NAME=VALUE each
  std::vector<Grant> grants = {};
  bool standard_input = true;                  ///< false: the guest reads from /dev/null
  std::vector<std::string> secrets = {};       ///< host paths of files that are never opened, wherever a grant has them
  std::uint32_t max_open_files = 65536;        ///< standard files and grants included; fewer where ulimit -n is low
  std::optional<PathMethod> path_method = {};  ///< for tests; else the best that the kernel offers
};

/// WASI preview 1 for one guest. Threads of the guest take turns in its calls; other use is for one thread at a time.
class Context final : public guest::HostLibrary {
 public:
  /// Opens the granted directories. The error is one line for the user. It also makes the process survive SIGPIPE,
  /// unless it has its own handler.
  [[nodiscard]] static tl::expected<std::unique_ptr<Context>, std::string> create(const Options& options);

  /// All 46 functions of "wasi_snapshot_preview1". The Context must outlive the guest's instance.
  [[nodiscard]] guest::HostModule functions();

  /// The same for modules that were made for the draft before it, "wasi_unstable".
  [[nodiscard]] guest::HostModule unstable_functions();

  [[nodiscard]] std::string_view name() const override { return "WASI"; }
  [[nodiscard]] std::vector<guest::HostModule> modules() override { return {functions(), unstable_functions()}; }
  /// The granted directories.
  [[nodiscard]] guest::ConfinementNeeds confinement_needs() override;
  void attach(guest::Guest& guest) override;
  /// While the guest writes, and until it has taken note of that, it would write the same once more. It has taken note
  /// when the next write begins, or when none has ended since it was asked before.
  [[nodiscard]] bool can_flush(bool at_last, void (*again)()) override;

  [[nodiscard]] std::string why_not_saved() override;
  [[nodiscard]] std::string save(guest::ArchiveWriter& to) override;
  [[nodiscard]] std::string restore(guest::ArchiveReader& from) override;

  // For the calls.
  [[nodiscard]] guest::LinearMemory memory() const { return memory_; }
  [[nodiscard]] DescriptorTable& descriptors() { return descriptors_; }
  [[nodiscard]] const PathResolver& paths() const { return paths_; }
  [[nodiscard]] guest::Turns& turns() { return turns_; }
  [[nodiscard]] WriteWatch& writes() { return writes_; }
  [[nodiscard]] StandardInput& standard_input() { return standard_input_; }
  [[nodiscard]] Admission& admission() { return admission_; }
  /// What the clocks of processor time showed when the guest was attached: compiling it is not its own time.
  [[nodiscard]] const timespec& process_time_at_start() const { return process_time_at_start_; }
  [[nodiscard]] const timespec& thread_time_at_start() const { return thread_time_at_start_; }
  /// What is added to the host's monotonic clock, so that it goes on where a saved guest has left it; modulo 2^64.
  [[nodiscard]] std::uint64_t monotonic_offset() const { return monotonic_offset_; }
  [[nodiscard]] const StringList& arguments() const { return arguments_; }
  [[nodiscard]] const StringList& environment() const { return environment_; }

  /// Whether FileStat and Subscription are those of the draft, in the call that is under way.
  [[nodiscard]] bool has_old_layout() const { return old_layout_; }
  void use_old_layout(bool old) { old_layout_ = old; }

  /// Ends the guest; without one, the process.
  [[noreturn]] void exit(int exit_code);

 private:
  explicit Context(const Options& options);

  [[nodiscard]] tl::expected<void, std::string> open_grants();

  guest::LinearMemory memory_;
  guest::Guest* guest_ = nullptr;
  std::vector<std::string> secrets_;
  std::vector<Grant> grants_;  // never changes after create(): descriptors point at the names
  StringList arguments_;
  StringList environment_;
  PathResolver paths_;
  Admission admission_;
  DescriptorTable descriptors_;
  WriteWatch writes_;
  StandardInput standard_input_;
  std::uint64_t ended_writes_ = ~std::uint64_t{0};  ///< when can_flush() was asked before; it was not yet
  bool old_layout_ = false;
  guest::Turns turns_;
  timespec process_time_at_start_{};
  timespec thread_time_at_start_{};
  std::uint64_t monotonic_offset_ = 0;
};

}  // namespace mpiwasm::wasi
