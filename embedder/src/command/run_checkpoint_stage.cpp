// --checkpoint-stage: the program is saved on its own node, and goes on while that is copied.
#include <fmt/format.h>

#include <csignal>
#include <limits>
#include <utility>

#include "command/checkpoint_signals.hpp"
#include "command/run_checkpoint.hpp"

namespace mpiwasm::command {

std::string RunCheckpoint::open_stage() {
  if (options_.checkpoint_stage.empty()) return {};
  auto opened = checkpoint::Stage::open(options_.checkpoint_stage);
  if (!opened) return opened.error();
  stage_ = std::move(*opened);
  return {};
}

tl::expected<checkpoint::ImageWriter, std::string> RunCheckpoint::create_file(const std::filesystem::path& path,
                                                                              std::string label) {
  if (stage_) return stage_->write(path, key_, std::move(label), compression());
  return checkpoint::ImageWriter::create(path, key_, std::move(label), compression());
}

std::string RunCheckpoint::finish_file(checkpoint::ImageWriter& writer) {
  std::string problem = writer.finish();
  if (stage_) stage_->add(writer.size());
  return problem;
}

/// All processes have written their files. Collective, as their sizes are not to be seen yet.
void RunCheckpoint::start_flush(int number, Clock::time_point begin) {
  std::vector<std::int64_t> sizes(static_cast<std::size_t>(manifest_.processes),
                                  std::numeric_limits<std::int64_t>::min());
  sizes[uses_mpi_ ? static_cast<std::size_t>(job_.rank()) : 0] = static_cast<std::int64_t>(written_->size);
  if (uses_mpi_) job_.mpi()->find_largest(sizes);
  describe(number);
  manifest_.sizes.assign(sizes.begin(), sizes.end());
  flushed_leads_ = leads();
  flushed_processes_ = manifest_.processes;
  flushed_number_ = number;
  // The thread has its own manifest: the next checkpoint changes the other one before it is complete.
  flush_.start([this, begin, pause = Clock::now() - begin, manifest = manifest_](std::atomic<std::uint64_t>& copied) {
    return flush(manifest, begin, pause, copied);
  });
}

/// In a thread of its own.
bool RunCheckpoint::flush(checkpoint::Manifest manifest, Clock::time_point begin, Clock::duration pause,
                          std::atomic<std::uint64_t>& copied) {
  std::string problem = stage_->copy(copied);
  // Its space may be memory of the job.
  (void)stage_->clear();
  const bool has_copied = problem.empty();
  bool is_complete = has_copied;
  if (flushed_leads_) {
    const auto all_did = checkpoint::wait_for_files(checkpoints_, manifest, copied);
    if (problem.empty() && !all_did) problem = all_did.error();
    is_complete = has_copied && all_did.value_or(false);
  }
  if (flushed_leads_ && is_complete) {
    manifest.earlier = checkpoints_.earlier_files(manifest.number);
    problem = checkpoints_.commit(manifest, key_);
    is_complete = problem.empty();
  }
  if (!problem.empty() && flush_reported_.insert(problem).second)
    report_.error(fmt::format("warning: no checkpoint: {}; the program {}", problem,
                              checkpoint_request().ends ? "ends" : "goes on"));
  if (!flushed_leads_) return is_complete;
  if (!is_complete) {
    checkpoints_.remove(manifest.number);
    return false;
  }
  checkpoints_.prune(generations);
  report_saved(manifest, begin,
               fmt::format(", with a pause of {:.2f} s", std::chrono::duration<double>(pause).count()));
  return true;
}

/// The last checkpoint is complete, or will never be: which of both is the result. Collective.
bool RunCheckpoint::finish_flush() {
  if (flushed_number_ == 0) return true;
  const bool went_well = flush_.wait();
  const bool is_complete = largest(leads() && went_well ? 1 : 0) != 0;
  flushed_number_ = 0;
  if (is_complete)
    earlier_ = std::exchange(written_, std::nullopt);
  else
    manifest_.codes = codes_before_;
  (void)clear_stage();
  return is_complete;
}

std::string RunCheckpoint::clear_stage() {
  return flush_.is_running() ? "the last checkpoint is still being copied" : stage_->clear();
}

void RunCheckpoint::finish(bool ends_others) {
  const int number = flushed_number_;
  if (number == 0) return;
  // It ends anyway.
  (void)std::signal(SIGTERM, SIG_IGN);
  (void)flush_.wait();
  if (ends_others && !flushed_leads_) checkpoint::wait_for_commit(checkpoints_, number, flushed_processes_);
  (void)std::signal(SIGTERM, SIG_DFL);
}

}  // namespace mpiwasm::command
