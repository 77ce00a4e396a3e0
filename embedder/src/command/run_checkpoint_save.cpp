// Saves the program of a run at a stopping point.
#include <fmt/format.h>
#include <sys/random.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <new>
#include <numeric>
#include <span>
#include <system_error>
#include <utility>

#include "checkpoint/earlier_files.hpp"
#include "command/checkpoint_signals.hpp"
#include "command/exit_codes.hpp"
#include "command/run_checkpoint.hpp"

namespace mpiwasm::command {
namespace {

std::int64_t random_number() {
  std::uint64_t number = 0;
  if (::getrandom(&number, sizeof number, 0) != sizeof number)
    number = static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
  return static_cast<std::int64_t>(number >> 1);
}

}  // namespace

std::string RunCheckpoint::why_not_saved() {
  for (const auto& library : libraries_)
    if (std::string reason = library->why_not_saved(); !reason.empty()) return reason;
  return {};
}

void RunCheckpoint::save(const wasm::Stop& stop) {
  // A region of OpenMP ends, so it is tried again.
  if (largest(threads_at_stop_.are_at_work ? 1 : 0) != 0) {
    if (stops_anywhere_) go_on();
    return;
  }
  // It stays asked for until it has been done.
  std::string reason = stop.frame == nullptr || frames_->can_save(*stop.frame) ? why_not_saved() : "a callback runs";
  if (!threads_at_stop_.hindrance.empty()) reason = threads_at_stop_.hindrance;
  if (!all_did(reason, "no checkpoint here")) {
    if (checkpoint_request().ends) end_by_termination();
    if (stops_anywhere_) go_on();
    return;
  }
  const auto begin = Clock::now();
  checkpoint_request().is_pending = 0;
  saved_ = begin;
  (void)finish_flush();
  collect_programs();
  restart_checkpoint_timer(options_.checkpoint_interval);
  const std::vector<int> numbers = checkpoints_.numbers();
  const int number = static_cast<int>(largest(numbers.empty() ? 1 : numbers.back() + 1));
  codes_before_ = manifest_.codes;
  std::string problem = leads() ? lock() : std::string{};
  if (leads() && problem.empty()) problem = checkpoints_.begin(number);
  bool is_good = all_did(problem, "no checkpoint");
  const bool has_begun = is_good;
  is_good = is_good && all_did(write(number, stop), "no checkpoint");
  if (is_good) share_codes();
  if (is_good && stage_) start_flush(number, begin);
  is_good = is_good && (stage_ || all_did(leads() ? commit(number) : std::string{}, "no checkpoint"));
  if (leads() && has_begun && !is_good) checkpoints_.remove(number);
  if (!is_good) manifest_.codes = codes_before_;
  if (!is_good && stage_) (void)clear_stage();
  if (is_good && !stage_ && leads()) {
    checkpoints_.prune(generations);
    report_saved(manifest_, begin, "");
  }
  // A signal to end the program may have reached some of its processes only.
  const bool ends = is_good && largest(options_.after_checkpoint == "exit" || checkpoint_request().ends ? 1 : 0) != 0;
  if (ends) is_good = finish_flush();
  if (ends && is_good) end_saved();
  // Signals reach processes at different times: what was asked for meanwhile has been done.
  if (is_good) {
    if (!stage_) earlier_ = std::exchange(written_, std::nullopt);
    checkpoint_request().is_pending = 0;
    saved_at_ = options_.checkpoint_at;
  }
  if (!is_tried_again(is_good) && !is_good && checkpoint_request().ends) end_by_termination();
  if (uses_mpi_ && (has_begun || stops_anywhere_)) go_on();
}

/// Operations that some processes had started, and others not yet, do not complete while the job is saved, but perhaps
/// a moment later.
bool RunCheckpoint::is_tried_again(bool is_good) {
  constexpr int most_attempts = 5;
  constexpr auto pause = std::chrono::seconds{1};
  const bool was_incomplete = !is_good && largest(std::exchange(was_incomplete_, false) ? 1 : 0) != 0;
  attempts_ = was_incomplete ? attempts_ + 1 : 0;
  if (attempts_ >= most_attempts && leads())
    report_.error(fmt::format("{}: operations of MPI were not complete at any of {} attempts",
                              checkpoint_request().ends ? "no checkpoint before the end" : "warning: no checkpoint",
                              most_attempts));
  if (!was_incomplete || attempts_ >= most_attempts) {
    attempts_ = 0;
    return false;
  }
  not_before_ = Clock::now() + pause;
  ends_since_.reset();
  checkpoint_request().is_pending = 1;
  checkpoint_request().attention.ask();
  return true;
}

void RunCheckpoint::report_saved(const checkpoint::Manifest& manifest, Clock::time_point begin,
                                 const std::string& more) const {
  const std::uint64_t bytes = std::accumulate(manifest.sizes.begin(), manifest.sizes.end(), std::uint64_t{0});
  report_.note(fmt::format("checkpoint {} is in {}: {:.1f} MiB in {:.2f} s{}", manifest.number,
                           checkpoints_.directory().native(), static_cast<double>(bytes) / (1 << 20),
                           std::chrono::duration<double>(Clock::now() - begin).count(), more));
}

void RunCheckpoint::go_on() {
  const std::string problem = job_.mpi()->send_again();
  if (!problem.empty()) instance_->end(setup_failed, fmt::format("after a checkpoint: {}", problem), true);
}

std::string RunCheckpoint::write(int number, const wasm::Stop& stop) {
  // The first process chooses what all files of the checkpoint have.
  manifest_.id = fmt::format("{}-{:x}", number, largest(leads() ? random_number() : 0));
  const int rank = uses_mpi_ ? job_.rank() : 0;
  // Saving what the libraries have is collective, whatever becomes of the file.
  std::vector<guest::ArchiveWriter> states;
  std::string wrong;
  for (const auto& library : libraries_) {
    const std::string problem = library->save(states.emplace_back());
    if (wrong.empty()) wrong = problem;
  }
  was_incomplete_ = !wrong.empty() && uses_mpi_ && job_.mpi()->was_incomplete();
  if (stage_ && wrong.empty()) wrong = clear_stage();
  if (!wrong.empty()) return wrong;
  try {
    return write_files(number, rank, stop, states);
  } catch (const std::bad_alloc&) {
    return "there is too little memory for it";
  }
}

std::string RunCheckpoint::write_files(int number, int rank, const wasm::Stop& stop,
                                       std::span<const guest::ArchiveWriter> states) {
  auto writer =
      create_file(checkpoints_.place(number) / checkpoint::Checkpoints::rank_file(rank), manifest_.label_of_rank(rank));
  if (!writer) return writer.error();
  guest::ArchiveWriter program;
  frames_->save(stop, program);
  instance_->save(program);
  writer->add(checkpoint::Chunk::program, program.bytes());
  const guest::LinearMemory memory = instance_->memory();
  const bool is_incremental = earlier_ && checkpoint::link_earlier(checkpoints_, number, rank, *earlier_, key_);
  writer->add_memory({memory.base(), memory.size()}, is_incremental ? &*earlier_ : nullptr);
  for (const guest::ArchiveWriter& state : states) writer->add(checkpoint::Chunk::library, state.bytes());
  if (std::string problem = finish_file(*writer); !problem.empty()) return problem;
  if (is_incremental) checkpoint::unlink_unused(checkpoints_, number, rank, *earlier_, writer->table());
  written_ = {.number = number, .size = writer->size(), .table = writer->table()};
  checkpoint::Code* const code = code_to_write();
  return code == nullptr ? std::string{} : write_code(*code, number, is_incremental);
}

checkpoint::Compression RunCheckpoint::compression() const {
  return checkpoint::Compression::parse(options_.checkpoint_compression).value_or(checkpoint::Compression{});
}

std::string RunCheckpoint::write_code(checkpoint::Code& code, int number, bool is_incremental) {
  // The code of a program does not change while it runs, nor by a restart.
  if (is_incremental && checkpoint::link_code(checkpoints_, earlier_->number, number, code)) return {};
  code.id = manifest_.id;
  auto writer = create_file(checkpoints_.place(number) / code.file(), code.label());
  if (!writer) return writer.error();
  writer->add(checkpoint::Chunk::code, code_.module().serialize());
  std::string problem = finish_file(*writer);
  code.size = writer->size();
  return problem;
}

void RunCheckpoint::describe(int number) {
  manifest_.number = number;
  manifest_.time =
      std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
  if (uses_mpi_) manifest_.library = job_.mpi()->library_version();
}

std::string RunCheckpoint::commit(int number) {
  describe(number);
  manifest_.earlier = checkpoints_.earlier_files(number);
  manifest_.sizes.clear();
  for (int rank = 0; rank < manifest_.processes; ++rank) {
    std::error_code error;
    const auto size =
        std::filesystem::file_size(checkpoints_.place(number) / checkpoint::Checkpoints::rank_file(rank), error);
    if (error)
      return fmt::format("the file of rank {} is not in {} (do all nodes share it?)", rank,
                         checkpoints_.place(number).native());
    manifest_.sizes.push_back(size);
  }
  return checkpoints_.commit(manifest_, key_);
}

void RunCheckpoint::end_saved() {
  // Launchers end all processes when the first has ended with another exit code than 0.
  (void)std::signal(SIGTERM, SIG_IGN);
  if (uses_mpi_) {
    (void)largest(0);
    job_.mpi()->end_early();
  }
  instance_->exit(stopped_after_checkpoint);
}

}  // namespace mpiwasm::command
