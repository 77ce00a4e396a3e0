// When the program of a run is saved: what is asked for at each of its stopping points.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <exception>
#include <utility>

#include "command/checkpoint_signals.hpp"
#include "command/exit_codes.hpp"
#include "command/run_checkpoint.hpp"

namespace mpiwasm::command {
namespace {

/// How often the processes of a job agree whether to save it, about.
constexpr std::int64_t time_between_agreements = 200'000'000;  // ns

}  // namespace

void RunCheckpoint::watch() {
  frames_->watch(
      checkpoint_request().attention,
      [this](std::string_view from, std::string_view name) -> wasm::Watched {
        // What is watched takes whole numbers only: other registers are not kept.
        if (!uses_mpi_) return {.point = from.starts_with("wasi_") ? 0 : -1};
        if (from != wasm::mpi_namespace || job_.mpi() == nullptr) return {};
        const host::StoppingPoint point = job_.mpi()->stopping_point(name);
        // Functions that cannot be left there must not be stopped there.
        if (is_portable() && !may_stop_(from, name)) return {.code = point.code};
        return {.point = point.number, .code = point.code, .quick = point.quick};
      },
      [this](const wasm::Stop& stop) { return reached(stop); });
}

wasm::AfterLook RunCheckpoint::reached(const wasm::Stop& stop) {
  if (instance_ == nullptr || asks_program_) return wasm::AfterLook::call;
  if (!taken_.empty()) instance_->end(setup_failed, taken_, true);
  std::string problem;
  wasm::AfterLook next = wasm::AfterLook::call;
  try {
    if (goes_on_after_save()) return next;
    // A program without MPI is saved at another time when it is in a callback.
    if (!uses_mpi_ && !frames_->can_save(*stop.frame)) return next;
    ++points_;
    if (uses_mpi_) {
      next = reached_in_job(stop);
    } else if (is_wanted() && can_stop(stop)) {
      next = save_or_leave(stop);
    }
  } catch (const std::exception& error) {
    // Compiled code called this.
    problem = error.what();
  }
  if (!problem.empty()) instance_->end(setup_failed, fmt::format("no checkpoint: {}", problem), false);
  return next;
}

bool RunCheckpoint::goes_on_after_save() {
  // After a restart, too, but then it has come to a stopping point like any other.
  if (!frames_->has_entered_again() || !std::exchange(was_left_, false)) return false;
  if (!stops_anywhere_) return true;
  // It is counted already, and arrives once more.
  --points_;
  return false;
}

bool RunCheckpoint::can_stop(const wasm::Stop& stop) {
  if (!frames_->can_save(*stop.frame)) return false;
  const Threads threads = other_threads();
  if (threads.are_at_work) return false;
  if (!threads.hindrance.empty() && is_asked_for()) report_refusal(threads.hindrance);
  return threads.hindrance.empty();
}

RunCheckpoint::Threads RunCheckpoint::other_threads() {
  const std::uint32_t living = threads_ == nullptr ? 0 : threads_->living();
  Threads threads;
  if (living == 0) return threads;
  const auto idle = ask_for_idle_threads(false);
  threads.are_at_work = idle.are_at_work;
  if (idle.are_at_work)
    threads.hindrance = "threads of the program are at work";
  else if (idle.have_destructors)
    threads.hindrance = "threads of the program have thread-local objects with destructors";
  else if (idle.count < living)
    threads.hindrance = "the program has other threads than those of OpenMP";
  threads.are_idle = threads.hindrance.empty();
  return threads;
}

wasm::Instance::IdleThreads RunCheckpoint::ask_for_idle_threads(bool end) {
  wasm::Instance::IdleThreads idle;
  asks_program_ = true;
  const auto ask = [&] { idle = instance_->idle_threads(end); };
  if (uses_mpi_)
    job_.mpi()->call_guest(ask);
  else
    ask();
  asks_program_ = false;
  return idle;
}

void RunCheckpoint::end_idle_threads() {
  threads_at_stop_ = other_threads();
  // Where none is living, one may start.
  if (threads_ == nullptr || threads_at_stop_.are_at_work || !threads_at_stop_.hindrance.empty()) return;
  if (threads_at_stop_.are_idle) (void)ask_for_idle_threads(true);
  if (!threads_->close_when_ended()) threads_at_stop_.hindrance = "threads of the program do not end";
}

wasm::AfterLook RunCheckpoint::save_or_leave(const wasm::Stop& stop) {
  if (frames_->can_save(*stop.frame)) end_idle_threads();
  if (!frames_->are_left() || !frames_->can_save(*stop.frame)) {
    save(stop);
    if (threads_ != nullptr) threads_->open();
    return wasm::AfterLook::call;
  }
  frames_->leave([this] {
    save({});
    if (threads_ != nullptr) threads_->open();
    was_left_ = true;
    checkpoint_request().attention.ask();
    frames_->enter_again();
  });
  return wasm::AfterLook::leave;
}

wasm::AfterLook RunCheckpoint::reached_in_job(const wasm::Stop& stop) {
  host::Adapter& mpi = *job_.mpi();
  const host::ImportArguments arguments{
      .registers = stop.frame->arguments, .stack = stop.frame->more_arguments, .count = stop.import->parameters};
  for (;;) {
    const auto point = static_cast<int>(stop.import->point);
    const host::Arrival arrival = mpi.arrive(point, arguments,
                                             {.can_stop = can_stop(stop),
                                              .is_wanted = is_wanted_now_,
                                              .ends = ends_,
                                              .attention = checkpoint_request().attention});
    if (const std::string refusal = mpi.take_refusal(); !refusal.empty()) report_refusal(refusal);
    if (arrival == host::Arrival::go_on) {
      settle();
      return wasm::AfterLook::call;
    }
    if (arrival == host::Arrival::save) {
      stops_anywhere_ = true;
      if (save_or_leave(stop) == wasm::AfterLook::leave) return wasm::AfterLook::leave;
      continue;
    }
    // The processes must all count the same.
    if (!mpi.joins_all(point, arguments) || ++operations_ != next_agreement_) return wasm::AfterLook::call;
    return agree_that_it_is_wanted() ? save_or_leave(stop) : wasm::AfterLook::call;
  }
}

void RunCheckpoint::report_refusal(const std::string& reason) {
  if (checkpoint_request().ends) {
    report_.error(fmt::format("no checkpoint before the end: {}", reason));
    return end_by_termination();
  }
  if (reported_.insert(reason).second)
    report_.error(fmt::format("warning: no checkpoint here: {}; the program goes on", reason));
}

/// The program has gone past a stopping point. Nothing has to be looked at before it is asked for.
void RunCheckpoint::settle() {
  guest::Attention& attention = checkpoint_request().attention;
  if (!attention.is_shared() || !attention.is_asked_here()) return;
  attention.settle();
  // Stopping points are counted where they are looked at.
  if (is_asked_for() || attempts_ > 0 || options_.checkpoint_at > saved_at_ || !checkpoint_request().has_timer)
    attention.ask();
}

bool RunCheckpoint::is_wanted_now() {
  // Asked only while no checkpoint is under way: after this time, another process has refused it.
  constexpr auto time_for_a_notice = std::chrono::milliseconds{1500};
  if (checkpoint_request().ends && is_asked_for()) {
    if (!ends_since_) ends_since_ = Clock::now();
    if (Clock::now() - *ends_since_ > time_for_a_notice && !is_ended_) {
      is_ended_ = true;
      report_.error("no checkpoint before the end: another process cannot be saved");
      end_by_termination();
    }
  }
  return is_asked_for();
}

/// At any stopping point, of a program that stops anywhere.
bool RunCheckpoint::is_asked_for() const {
  if (waits_for_next_attempt()) return false;
  return (options_.checkpoint_at > saved_at_ && points_ >= options_.checkpoint_at) || is_due();
}

bool RunCheckpoint::is_wanted() const {
  if (waits_for_next_attempt()) return false;
  const std::uint64_t point = uses_mpi_ && !stops_anywhere_ ? operations_ : points_;
  return point == options_.checkpoint_at || is_due();
}

/// A signal has asked for it, or it is time.
bool RunCheckpoint::is_due() const {
  if (checkpoint_request().is_pending) return true;
  return options_.checkpoint_interval > 0 &&
         std::chrono::duration<double>(Clock::now() - saved_).count() >= options_.checkpoint_interval;
}

/// All processes are here, for all count the same operations, and they leave with the same answer. How many operations
/// later they agree again depends on how long the last ones took where they took longest.
bool RunCheckpoint::agree_that_it_is_wanted() {
  const auto now = Clock::now();
  const std::int64_t passed = std::chrono::duration_cast<std::chrono::nanoseconds>(now - agreed_).count();
  std::array<std::int64_t, 2> numbers{is_wanted() ? 1 : 0, passed};
  job_.mpi()->find_largest(numbers);
  const auto operations = static_cast<std::int64_t>(operations_ - last_agreement_);
  const std::int64_t each = std::max<std::int64_t>(numbers[1] / operations, 1);
  constexpr std::int64_t most = 1 << 20;
  // At most twice as many as the last time: operations may become slower.
  const std::int64_t distance =
      std::clamp<std::int64_t>(time_between_agreements / each, 1, std::min(most, 2 * operations));
  last_agreement_ = operations_;
  next_agreement_ = operations_ + static_cast<std::uint64_t>(distance);
  if (options_.checkpoint_at > operations_) next_agreement_ = std::min(next_agreement_, options_.checkpoint_at);
  agreed_ = now;
  return numbers[0] != 0;
}

std::int64_t RunCheckpoint::largest(std::int64_t own) {
  if (uses_mpi_) job_.mpi()->find_largest({&own, 1});
  return own;
}

/// Whether no process has a problem. Those that have one report it, the first time.
bool RunCheckpoint::all_did(const std::string& problem, std::string_view what) {
  if (!problem.empty() && reported_.insert(problem).second)
    report_.error(fmt::format("warning: {}: {}; the program {}", what, problem,
                              checkpoint_request().ends && !was_incomplete_ ? "ends" : "goes on"));
  return largest(problem.empty() ? 0 : 1) == 0;
}

}  // namespace mpiwasm::command
