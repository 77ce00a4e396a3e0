// The life of a guest: read, check, compile or load, open host libraries, confine, link, run, end.
#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>

#include "command/checkpoint_signals.hpp"
#include "command/commands.hpp"
#include "command/error_exit.hpp"
#include "command/exit_codes.hpp"
#include "command/granted_module.hpp"
#include "command/host_libraries.hpp"
#include "command/interruption.hpp"
#include "command/job.hpp"
#include "command/report.hpp"
#include "command/run_checkpoint.hpp"
#include "command/run_code.hpp"
#include "command/run_confinement.hpp"
#include "command/run_failures.hpp"
#include "command/timings.hpp"
#include "wasm/engine/guest_threads.hpp"
#include "wasm/engine/instance.hpp"
#include "wasm/engine/shared_memory.hpp"
#include "wasm/inspect/compatibility.hpp"
#include "wasm/inspect/module_file.hpp"
#include "wasm/inspect/prepare_module.hpp"

namespace mpiwasm::command {
namespace {

class Run {
 public:
  Run(const RunOptions& options, const MakeHostLibraries& make_libraries)
      : options_(options), make_libraries_(make_libraries), report_([this] { return job_.rank(); }) {}

  int operator()() {
    if (const int code = prepare(); code != success) return code;
    watch();
    if (checkpoint_.frames() != nullptr) save_on_termination();
    const wasm::Outcome outcome = instance_->run();
    if (outcome.kind == wasm::Outcome::Kind::finished || outcome.kind == wasm::Outcome::Kind::exited)
      Interruption::guest_has_ended();
    timings_.phase_done("run");
    if (threads_) threads_->claim_end();
    const int code = finish(outcome);
    // What exit() does would meet the other threads.
    if (has_other_threads()) std::_Exit(code);
    return code;
  }

 private:
  /// While the guest runs, also in its start section: its time is limited, and signals end it.
  void watch() {
    interruption_.emplace(
        Interruption::Guest{
            .can_flush = [this](bool at_last) { return can_flush(at_last); },
            .report = [this](std::string_view reason) { failures_.report_interruption(reason); },
            .flush = [this] { flush(); },
            .finish = [this](bool briefly) { checkpoint_.finish(!briefly); },
            .report_briefly = [this](std::string_view reason) { failures_.report_interruption_briefly(reason); },
            // The guest's thread has been stopped in a library that does not come back.
            .fail =
                [this](std::string_view reason) {
                  failures_.report_where_it_stands(reason);
                  checkpoint_.finish(true);
                  job_.abort(guest_trapped);
                },
            .stack_overflow = wasm::explain_stack_overflow(options_.stack_size),
        },
        options_.time_limit);
  }

  int fail(int code, std::string_view message) const {
    report_.error(message);
    return code;
  }
  int fail(const guest::SetupFailure& failure) const { return fail(failure.exit_code, failure.message); }
  int fail(const wasm::Error& error) const {
    return fail(exit_code_of(error.kind), fmt::format("{}: {}", options_.module, error.message));
  }

  int prepare() {
    if (const int code = prepare_without_mpi(); code != success) {
      job_.give_up_before_start(code);
      return code;
    }
    return link();
  }

  int prepare_without_mpi() {
    if (const int code = read_module(); code != success) return code;
    if (const int code = make_libraries(); code != success) return code;
    if (const int code = check_module(); code != success) return code;
    if (const int code = checkpoint_.prepare(summary_); code != success) return code;
    if (const int code = load_code(); code != success) return code;
    if (const int code = confinement_.decide(); code != success) return code;
    if (const int code = open_libraries(); code != success) return code;
    // Nothing of the guest has run yet, and all that is compiled is in the code cache.
    return confine();
  }

  int read_module() {
    auto file = options_.module_is_granted ? open_granted_module(options_) : wasm::open_module_file(options_.module);
    if (!file) return fail(file.error());
    failures_.note_file(module_file_ = std::move(*file));
    auto bytes = wasm::read_module_file(module_file_);
    if (!bytes) return fail(bytes.error());
    if (!options_.checkpoint_directory.empty()) checkpoint_.note_module(*bytes);
    auto prepared = wasm::prepare_module(
        std::move(*bytes), {.most_memory = options_.most_memory, .is_resumable = is_to_be_resumable(options_)});
    if (!prepared) return fail(prepared.error());
    bytes_ = std::move(prepared->bytes);
    summary_ = std::move(prepared->summary);
    failures_.note_added(prepared->added_bytes);
    timings_.phase_done("read");
    return success;
  }

  int make_libraries() {
    auto made = make_libraries_({.options = options_,
                                 .module = summary_,
                                 .job = job_,
                                 .report = report_,
                                 .timings = timings_,
                                 .confinement = confinement_});
    if (!made) return fail(made.error());
    libraries_ = std::move(*made);
    return success;
  }

  /// Nothing has been opened yet, so that nothing is loaded for a module in vain.
  int check_module() {
    for (const wasm::Finding& finding : libraries_.check(summary_)) {
      if (finding.prevents_running)
        return fail(unusable_module, fmt::format("{}: {}", options_.module, finding.message));
      report_.warning(fmt::format("{}: {}", options_.module, finding.message));
    }
    timings_.phase_done("check");
    return success;
  }

  int load_code() {
    if (checkpoint_.has_saved_code()) {
      const auto saved = checkpoint_.saved_code();
      if (!saved) return fail(setup_failed, saved.error());
      if (const auto loaded = code_.load_saved(*saved); !loaded) return fail(loaded.error());
    } else if (const auto loaded = code_.load(bytes_, summary_); !loaded) {
      return fail(loaded.error());
    }
    // Only the functions' names are needed from here on, for a backtrace.
    failures_.keep_names(bytes_);
    bytes_ = {};
    return success;
  }

  int open_libraries() {
    for (const auto& library : libraries_) {
      if (imported_functions(summary_, *library).empty()) continue;
      if (const auto opened = library->open(); !opened) return fail(opened.error());
    }
    return success;
  }

  int confine() {
    if (!confinement_.is_on()) return success;
    for (const auto& library : libraries_) confinement_.add(library->confinement_needs());
    guest::ConfinementNeeds own;
    if (const auto directory = code_.directory_in_use()) own.files.push_back({.path = directory->string()});
    confinement_.add(std::move(own));
    confinement_.add(checkpoint_.confinement_needs());
    const int code = confinement_.raise();
    timings_.phase_done("confine");
    return code;
  }

  int link() {
    modules_ = libraries_.modules();
    functions_.emplace(modules_);
    watch();
    const int code = wasm::uses_threads(summary_) ? make_main_thread() : make_instance();
    interruption_.reset();
    timings_.phase_done("link");
    return code == success ? checkpoint_.attach(*instance_) : code;
  }

  int make_instance() {
    auto instance = wasm::Instance::create(code_.engine(), code_.module(), summary_, *functions_,
                                           std::filesystem::path{options_.module}.filename(), checkpoint_.frames());
    if (!instance) return fail(instance.error());
    instance_ = std::move(*instance);
    attach(*instance_);
    code_.start_upgrade(*instance_);
    return success;
  }

  int make_main_thread() {
    auto memory = wasm::SharedMemory::create(code_.engine(), summary_, options_.most_memory, options_.most_threads);
    if (!memory) return fail(memory.error());
    memory_.emplace(std::move(*memory));
    threads_.emplace(code_.engine(), code_.module(), summary_, *functions_, *memory_, memory_->most_threads(),
                     [this](const wasm::Outcome& outcome) { std::_Exit(finish(outcome)); });
    auto instance = wasm::Instance::create_main_thread(
        code_.engine(), code_.module(), summary_, *functions_, std::filesystem::path{options_.module}.filename(),
        *memory_, [this](wasm::Instance& guest) { attach(guest); }, checkpoint_.frames());
    if (!instance) return fail(instance.error());
    instance_ = std::move(*instance);
    if (ThreadLibrary* library = libraries_.threads()) library->use(*threads_);
    checkpoint_.use(*threads_);
    return success;
  }

  void attach(wasm::Instance& guest) {
    guest_ = &guest;
    failures_.use(guest);
    for (const auto& library : libraries_) library->attach(guest);
    guest.when_not_running([this](const wasm::Outcome& outcome) { std::_Exit(finish(outcome)); });
  }

  /// Reports how the guest ended and returns the exit code; does not return when it ends the whole job.
  int finish(const wasm::Outcome& outcome) {
    end_checkpoint_signals();
    code_.stop_upgrade();
    const bool went_wrong = outcome.kind == wasm::Outcome::Kind::trapped || outcome.kind == wasm::Outcome::Kind::ended;
    const int code = outcome.kind == wasm::Outcome::Kind::trapped ? guest_trapped : outcome.exit_code;
    // As the MPI libraries do for native programs, which they end by exit(). After a trap nothing is sure any more.
    if (outcome.kind == wasm::Outcome::Kind::ended) flush();
    interruption_.reset();  // once a reason is known, the launcher that ends the job for it is not one more
    if (went_wrong)
      failures_.report(outcome);
    else
      end_libraries(code);
    if (options_.timings) report_.note(timings_.to_text());
    code_.report_upgrade();
    checkpoint_.finish(went_wrong || code != success);
    if (went_wrong && !outcome.has_lost_library) job_.abort(code);
    // A library that a trap has left within a call would wait for itself in what exit() calls.
    if (outcome.kind == wasm::Outcome::Kind::trapped) std::_Exit(code);
    return code;
  }

  [[nodiscard]] bool has_other_threads() const { return threads_ && threads_->were_started(); }

  void end_libraries(int code) const {
    for (const auto& library : libraries_) {
      const std::string unfinished = library->unfinished();
      if (!unfinished.empty() && code == success) report_.error(fmt::format("{} {}", guest_->name(), unfinished));
      library->end();
    }
  }

  /// Lets the guest's C library write its buffers, unless other threads may hold the locks of files.
  void flush() {
    if (!has_other_threads() && guest_ != nullptr && !std::exchange(has_flushed_, true)) guest_->flush();
  }

  /// The guest is to be ended from outside, at any place: whether its C library may write its buffers there.
  bool can_flush(bool at_last) {
    bool can = true;
    for (const auto& library : libraries_) can = library->can_flush(at_last, &Interruption::now) && can;
    return can;
  }

  const RunOptions& options_;
  MakeHostLibraries make_libraries_;
  Job job_{host::Environment::current()};
  Report report_;
  Timings timings_;
  RunConfinement confinement_{options_, report_};
  guest::HostFile module_file_;  ///< open to the end: its name may lead elsewhere by then
  std::vector<std::byte> bytes_;
  wasm::ModuleSummary summary_;
  HostLibraries libraries_;
  RunFailures failures_{options_, job_, report_, libraries_, summary_};
  RunCode code_{options_, module_file_, job_, report_, timings_};
  RunCheckpoint checkpoint_{options_, job_, report_, libraries_, code_, timings_};
  std::vector<guest::HostModule> modules_;
  std::optional<wasm::HostFunctions> functions_;
  std::optional<wasm::SharedMemory> memory_;  ///< of a program with threads, as are they
  std::optional<wasm::GuestThreads> threads_;
  std::unique_ptr<wasm::Instance> instance_;
  wasm::Instance* guest_ = nullptr;  ///< the same, from attach() on
  bool has_flushed_ = false;
  std::optional<Interruption> interruption_;
};

}  // namespace

int run(const RunOptions& options, const MakeHostLibraries& make_libraries) {
  // Never destroyed: the process ends anyway, and the MPI library may still look at what it was given.
  auto* guest_run = new Run{options, make_libraries};
  const int code = (*guest_run)();
  std::exit(code);
}

int run(const RunOptions& options) { return run(options, make_host_libraries); }

}  // namespace mpiwasm::command
