// Saves the program of a run, and puts a saved one back. docs/contributors/checkpoints.md follows a checkpoint through
// the code.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "checkpoint/flush.hpp"
#include "checkpoint/image_reader.hpp"
#include "checkpoint/image_writer.hpp"
#include "checkpoint/manifest.hpp"
#include "checkpoint/stage.hpp"
#include "command/checkpoint_signals.hpp"
#include "command/host_libraries.hpp"
#include "command/job.hpp"
#include "command/options.hpp"
#include "command/report.hpp"
#include "command/run_code.hpp"
#include "command/timings.hpp"
#include "wasm/engine/guest_frames.hpp"
#include "wasm/engine/guest_threads.hpp"
#include "wasm/engine/instance.hpp"

namespace mpiwasm::command {

/// Its functions that return an int return an exit code, success when the run may go on.
class RunCheckpoint {
 public:
  /// All of it must outlive this.
  RunCheckpoint(const RunOptions& options, Job& job, const Report& report, const HostLibraries& libraries,
                RunCode& code, Timings& timings)
      : options_(options), job_(job), report_(report), libraries_(libraries), code_(code), timings_(timings) {}

  /// The module's file, as the user has it.
  void note_module(std::span<const std::byte> file);
  /// Before any code is loaded.
  [[nodiscard]] int prepare(const wasm::ModuleSummary& module);
  /// Null when the program is not to be saved.
  [[nodiscard]] wasm::GuestFrames* frames() const { return frames_.get(); }
  /// Whether the run goes on with the code of a checkpoint, and that code.
  [[nodiscard]] bool has_saved_code() const { return restarts() && !is_portable(); }
  [[nodiscard]] tl::expected<std::vector<std::byte>, std::string> saved_code() const;
  [[nodiscard]] bool restarts() const { return options_.restart_number > 0; }
  [[nodiscard]] guest::ConfinementNeeds confinement_needs() const;

  /// Of a program that may have threads: it is saved when it has none but its main thread.
  void use(wasm::GuestThreads& threads) { threads_ = &threads; }

  /// The guest is linked. Puts back what was saved, if the run goes on with that.
  [[nodiscard]] int attach(wasm::Instance& instance);

  /// The process is about to end: waits until the last checkpoint is complete, or will never be. On any thread.
  /// `ends_others`: it must be so for all processes, since the job ends with this one.
  void finish(bool ends_others);

 private:
  using Clock = std::chrono::steady_clock;

  /// How many complete checkpoints stay.
  static constexpr int generations = 2;

  [[nodiscard]] int fail(int code, const std::string& message) const;
  [[nodiscard]] bool is_portable() const { return is_to_be_resumable(options_); }
  [[nodiscard]] int check_module(const wasm::ModuleSummary& module) const;
  [[nodiscard]] int create_frames();
  [[nodiscard]] int choose_directory();
  [[nodiscard]] std::string lock();
  [[nodiscard]] int read_manifest();
  [[nodiscard]] std::string restore(int rank);
  [[nodiscard]] std::string fill_instance(checkpoint::ImageReader& reader);

  void watch();
  [[nodiscard]] wasm::AfterLook reached(const wasm::Stop& stop);
  [[nodiscard]] wasm::AfterLook reached_in_job(const wasm::Stop& stop);
  /// Whether the guest has come here again after it has been saved, and is to go on.
  [[nodiscard]] bool goes_on_after_save();
  /// Whether the guest's own frames are all of its stack, and its main thread is alone or can be.
  [[nodiscard]] bool can_stop(const wasm::Stop& stop);
  /// The threads of the program besides its main thread, if it has any.
  struct Threads {
    bool are_idle = false;  ///< so that they can be ended
    bool are_at_work = false;
    std::string hindrance;  ///< why the program cannot be saved now; empty when it can
  };
  [[nodiscard]] Threads other_threads();
  [[nodiscard]] wasm::Instance::IdleThreads ask_for_idle_threads(bool end);
  /// Lets the program end its idle threads; it starts new ones when it needs them.
  void end_idle_threads();
  /// Saves the guest here, or when it has left its frames, as its form demands.
  [[nodiscard]] wasm::AfterLook save_or_leave(const wasm::Stop& stop);
  [[nodiscard]] bool is_wanted() const;
  [[nodiscard]] bool is_wanted_now();
  [[nodiscard]] bool is_asked_for() const;
  [[nodiscard]] bool is_due() const;
  [[nodiscard]] bool waits_for_next_attempt() const { return attempts_ > 0 && Clock::now() < not_before_; }
  void settle();
  void report_refusal(const std::string& reason);
  [[nodiscard]] bool agree_that_it_is_wanted();
  void save(const wasm::Stop& stop);
  [[nodiscard]] bool is_tried_again(bool is_good);
  void go_on();
  [[nodiscard]] std::string why_not_saved();
  [[nodiscard]] checkpoint::Program own_program() const;
  /// Which processes have which program. Collective, the first time.
  void collect_programs();
  /// The first process with a code writes it. Null in others, and in the portable form.
  [[nodiscard]] checkpoint::Code* code_to_write();
  /// All processes know what those have written. Collective.
  void share_codes();
  [[nodiscard]] std::string write(int number, const wasm::Stop& stop);
  [[nodiscard]] std::string write_files(int number, int rank, const wasm::Stop& stop,
                                        std::span<const guest::ArchiveWriter> states);
  [[nodiscard]] std::string write_code(checkpoint::Code& code, int number, bool is_incremental);
  [[nodiscard]] checkpoint::Compression compression() const;
  /// In the stage, if there is one.
  [[nodiscard]] tl::expected<checkpoint::ImageWriter, std::string> create_file(const std::filesystem::path& path,
                                                                               std::string label);
  [[nodiscard]] std::string finish_file(checkpoint::ImageWriter& writer);
  [[nodiscard]] std::string open_stage();
  void start_flush(int number, Clock::time_point begin);
  [[nodiscard]] bool flush(checkpoint::Manifest manifest, Clock::time_point begin, Clock::duration pause,
                           std::atomic<std::uint64_t>& copied);
  bool finish_flush();
  [[nodiscard]] std::string clear_stage();
  /// What the manifest has besides the sizes of files.
  void describe(int number);
  [[nodiscard]] std::string commit(int number);
  void report_saved(const checkpoint::Manifest& manifest, Clock::time_point begin, const std::string& more) const;
  [[nodiscard]] std::int64_t largest(std::int64_t own);
  [[nodiscard]] bool all_did(const std::string& problem, std::string_view what);
  [[nodiscard]] bool leads() const { return job_.mpi() == nullptr || job_.rank() <= 0; }
  [[noreturn]] void end_saved();

  const RunOptions& options_;
  Job& job_;
  const Report& report_;
  const HostLibraries& libraries_;
  RunCode& code_;
  Timings& timings_;
  wasm::Instance* instance_ = nullptr;
  wasm::GuestThreads* threads_ = nullptr;  ///< null in a program without
  bool asks_program_ = false;              ///< for its threads, in a callback
  Threads threads_at_stop_;                ///< where the program is saved
  std::unique_ptr<wasm::GuestFrames> frames_;
  std::function<bool(std::string_view module, std::string_view name)> may_stop_;  ///< in the portable form
  bool was_left_ = false;                                                         ///< to be saved, by this process
  checkpoint::Key key_{};
  checkpoint::Checkpoints checkpoints_{{}};
  std::optional<guest::HostFile> lock_;  ///< of the directory, in the first process
  std::string why_tables_change_;
  std::string taken_;                                ///< what is wrong when another job has it
  checkpoint::Program own_;                          ///< as far as it is known before MPI starts
  checkpoint::Manifest manifest_;                    ///< of what is saved next; of what is put back before
  std::optional<checkpoint::EarlierImage> earlier_;  ///< this process in the last checkpoint
  std::optional<checkpoint::EarlierImage> written_;  ///< the same in one that is not complete
  std::optional<checkpoint::Stage> stage_;           ///< of --checkpoint-stage
  checkpoint::Flush flush_;
  std::atomic<int> flushed_number_ = 0;         ///< the checkpoint that is being copied; 0: none
  std::atomic<bool> flushed_leads_ = false;     ///< this process completes it
  std::atomic<int> flushed_processes_ = 1;      ///< that it is of
  std::set<std::string> flush_reported_;        ///< why checkpoints could not be copied
  std::vector<checkpoint::Code> codes_before_;  ///< of the last complete one
  bool uses_mpi_ = false;

  std::uint64_t points_ = 0;    ///< stopping points that the program has reached
  std::uint64_t saved_at_ = 0;  ///< the one that --checkpoint-at asked for, when it has been saved
  std::function<bool()> is_wanted_now_ = [this] { return is_wanted_now(); };
  std::function<bool()> ends_ = [] { return checkpoint_request().ends != 0; };
  bool stops_anywhere_ = false;   ///< at all MPI calls, not only at collective operations of all processes
  std::uint64_t operations_ = 0;  ///< such operations, where the program can be stopped nowhere else
  std::uint64_t next_agreement_ = 1;
  std::uint64_t last_agreement_ = 0;
  Clock::time_point agreed_ = Clock::now();
  Clock::time_point saved_ = Clock::now();
  std::optional<Clock::time_point> ends_since_;  ///< when SIGTERM was first seen
  bool is_ended_ = false;
  bool was_incomplete_ = false;  ///< some processes had not started yet what others had
  int attempts_ = 0;             ///< at a checkpoint that has been asked for once
  Clock::time_point not_before_{};
  std::set<std::string> reported_;  ///< why the program could not be saved
};

}  // namespace mpiwasm::command
