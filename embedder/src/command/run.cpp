// The life of a guest: read, check, compile or load, choose MPI, link, run, end.
#include <fcntl.h>
#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <thread>

#include "command/commands.hpp"
#include "command/error_exit.hpp"
#include "command/exit_codes.hpp"
#include "command/interruption.hpp"
#include "command/mpi_choice.hpp"
#include "command/mpi_functions.hpp"
#include "command/report.hpp"
#include "command/spawn_command.hpp"
#include "command/start_watch.hpp"
#include "command/timings.hpp"
#include "confinement/confinement.hpp"
#include "guest/host_file.hpp"
#include "host/library/open_library.hpp"
#include "wasi/context.hpp"
#include "wasi/granted_files.hpp"
#include "wasm/engine/instance.hpp"
#include "wasm/engine/load_module.hpp"
#include "wasm/inspect/code_places.hpp"
#include "wasm/inspect/compatibility.hpp"
#include "wasm/inspect/function_names.hpp"
#include "wasm/inspect/module_file.hpp"
#include "wasm/inspect/prepare_module.hpp"

namespace mpiwasm::command {
namespace {

constexpr std::chrono::milliseconds time_for_launchers{100};

class Run {
 public:
  explicit Run(const RunOptions& options)
      : options_(options), environment_(host::Environment::current()), report_([this] { return rank(); }) {}

  int operator()() {
    if (const int code = prepare(); code != success) return code;
    instance_->when_not_running([this](const wasm::Outcome& outcome) { std::_Exit(finish(outcome)); });
    interruption_.emplace([this](std::string_view reason, bool at_last) { return interrupt(reason, at_last); },
                          options_.time_limit);
    const wasm::Outcome outcome = instance_->run();
    timings_.phase_done("run");
    return finish(outcome);
  }

 private:
  [[nodiscard]] int rank() const {
    const int rank_in_mpi = adapter_ ? adapter_->world_rank() : -1;
    if (rank_in_mpi >= 0) return rank_in_mpi;
    const auto launcher = host::detect_launcher(environment_);
    return launcher ? launcher->rank.value_or(-1) : -1;
  }

  int fail(int code, std::string_view message) const {
    report_.error(message);
    return code;
  }
  int fail(const wasm::Error& error) const {
    return fail(exit_code_of(error.kind), fmt::format("{}: {}", options_.module, error.message));
  }

  int prepare() {
    if (const int code = read_module(); code != success) return code;
    if (const int code = make_system(); code != success) return code;
    if (const int code = check_module(); code != success) return code;
    // Before MPI: see wasm/engine/engine.hpp.
    auto engine = wasm::Engine::create(
        {.backend = *wasm::backend_from_text(options_.backend), .stack_size = options_.stack_size});
    if (!engine) return fail(engine.error());
    engine_ = std::make_unique<wasm::Engine>(std::move(*engine));
    timings_.phase_done("engine");
    if (const int code = load_code(); code != success) return code;
    if (const int code = decide_confinement(); code != success) return code;
    watch_start();
    if (const int code = open_mpi(); code != success) return code;
    // Nothing of the guest has run yet, and all that is compiled is in the code cache.
    if (const int code = confine(); code != success) return code;
    return link();
  }

  int read_module() {
    std::error_code no_time;
    written_ = std::filesystem::last_write_time(options_.module, no_time);
    auto bytes = wasm::read_module_file(options_.module);
    if (!bytes) return fail(bytes.error());
    auto prepared = wasm::prepare_module(std::move(*bytes), options_.most_memory);
    if (!prepared) return fail(prepared.error());
    bytes_ = std::move(prepared->bytes);
    summary_ = std::move(prepared->summary);
    added_bytes_ = prepared->added_bytes;
    timings_.phase_done("read");
    return success;
  }

  int make_system() {
    wasi::Options system;
    system.arguments.push_back(std::filesystem::path{options_.module}.filename());
    system.arguments.insert(system.arguments.end(), options_.arguments.begin(), options_.arguments.end());
    for (const std::string& variable : options_.variables) {
      if (variable.find('=') != std::string::npos)
        system.environment.push_back(variable);
      else if (environment_.has(variable))
        system.environment.push_back(variable + "=" + environment_.get(variable));
    }
    for (const std::string& directory : options_.directories) {
      const auto grant = wasi::parse_grant(directory);
      if (!grant) return fail(usage_error, grant.error());
      system.grants.push_back(*grant);
    }
    variables_ = system.environment;
    system.standard_input = options_.standard_input != "none";
    system.max_open_files = options_.most_open_files;
    auto context = wasi::Context::create(system);
    if (!context) return fail(setup_failed, context.error());
    system_ = std::move(*context);
    files_ = std::make_unique<wasi::PathsForMpi>(*system_);
    return success;
  }

  /// Against the table of MPI functions rather than the adapter, so that nothing is loaded for a module in vain.
  int check_module() {
    const std::array modules{system_->functions(), system_->unstable_functions(), system_->posix_functions(),
                             known_mpi_functions(wasm::abi_of(summary_))};
    for (const wasm::Finding& finding : wasm::check_compatibility(summary_, wasm::HostFunctions{modules})) {
      if (finding.prevents_running)
        return fail(unusable_module, fmt::format("{}: {}", options_.module, finding.message));
      report_.warning(fmt::format("{}: {}", options_.module, finding.message));
    }
    timings_.phase_done("check");
    return success;
  }

  int load_code() {
    const wasm::CacheKey key = wasm::code_key(*engine_, bytes_);
    timings_.phase_done("hash");
    wasm::ModuleCache cache{cache_settings(options_.cache)};
    const std::string name = std::filesystem::path{options_.module}.filename();
    auto loaded = wasm::load_module(*engine_, bytes_, key, name, cache);
    for (const std::string& warning : cache.warnings()) report_.warning(warning);
    if (!loaded) return fail(loaded.error());
    timings_.phase_done(loaded->was_stored() ? "load" : "compile");
    module_ = std::make_unique<wasm::Module>(std::move(loaded->module));
    // Only the functions' names are needed from here on, for a backtrace.
    if (summary_.name_section) {
      const auto names = std::span{bytes_}.subspan(summary_.name_section->offset, summary_.name_section->size);
      name_section_.assign(names.begin(), names.end());
    }
    bytes_ = {};
    return success;
  }

  [[nodiscard]] std::function<void(std::string_view)> trace_function() const {
    if (!options_.trace) return {};
    return [this](std::string_view function) { report_.note(function); };
  }

  int decide_confinement() {
    if (options_.confine == "off") return success;
    abilities_ = confinement::find_abilities();
    if (options_.confine == "on" && !abilities_.files())
      return fail(setup_failed, fmt::format("--confine on is not possible; available: {}", abilities_.to_text()));
    is_confined_ = abilities_.system_calls;
    if (is_confined_ && wasm::uses_mpi(summary_)) confinement::prepare_library(has_launcher());
    return success;
  }

  [[nodiscard]] bool has_launcher() const { return host::detect_launcher(environment_).has_value(); }

  /// Programs cannot be started by a process that is confined. Under a launcher that is the launcher's work.
  [[nodiscard]] std::string why_no_spawn() const {
    if (!is_confined_ || has_launcher()) return {};
    return "a confined process that no launcher started cannot start others; run it under mpirun, or with --confine "
           "off";
  }

  int confine() {
    if (!is_confined_) return success;
    wishes_.uses_library = library_ && *library_ != host::Family::serial;
    wishes_.has_peers = wishes_.uses_library && has_launcher();
    wishes_.files.push_back({.path = options_.module});
    for (const std::string& place : options_.library_places)
      wishes_.files.push_back({.path = place, .access = confinement::Access::change});
    system_->descriptors().for_each_grant([this](const wasi::Descriptor& grant) {
      // The guest may close its own before the wall is narrowed.
      granted_.push_back(guest::HostFile::own(::fcntl(grant.host(), F_DUPFD_CLOEXEC, 0)));
      wishes_.files.push_back({.path = *grant.guest_path,
                               .access = grant.read_only ? confinement::Access::read : confinement::Access::change,
                               .directory = granted_.back().number()});
    });
    const std::string problem = confinement::raise(wishes_, abilities_);
    is_confined_ = problem.empty();
    timings_.phase_done("confine");
    return problem.empty() ? success : not_confined(problem);
  }

  int not_confined(std::string_view problem) const {
    if (options_.confine == "on") return fail(setup_failed, fmt::format("--confine on: {}", problem));
    report_.warning(fmt::format("this process is not confined: {}", problem));
    return success;
  }

  /// Modules of presets leave their name. One process of the job is enough, for MPI starts in all or in none.
  void watch_start() {
    const std::string preset = environment_.get("MPIWASM_FABRIC");
    if (preset.empty() || rank() > 0 || !wasm::uses_mpi(summary_)) return;
    start_watch_ = std::make_unique<StartWatch>(
        fmt::format("mpiwasm: MPI did not start under the preset mpiwasm-fabric/{0}: the network, or this library's "
                    "support for it, is missing here; the library chooses by itself after: module unload "
                    "mpiwasm-fabric/{0}",
                    preset));
  }

  void library_starts() const {
    if (start_watch_) start_watch_->starts();
  }

  /// The MPI library has what it needs to start, and the guest is about to use it.
  void library_started(const MpiChoice& mpi, const host::World& world) {
    if (start_watch_) start_watch_->started();
    insist_on_connection(report_, mpi.situation, mpi.choice->library, world);
    if (!is_confined_) return;
    const std::string problem = confinement::narrow(wishes_, abilities_);
    granted_.clear();
    if (!problem.empty() && not_confined(problem) != success) std::_Exit(setup_failed);
  }

  int open_mpi() {
    if (!wasm::uses_mpi(summary_)) return success;
    auto mpi = choose_mpi(options_.mpi, environment_);
    if (!mpi) return fail(usage_error, mpi.error());
    if (!mpi->choice) return fail(mpi_unavailable, mpi->choice.error());
    prepare_environment(mpi->situation, mpi->choice->library);
    std::error_code error;
    auto adapter = host::open_library(
        mpi->choice->library, host::adapter_directory(environment_),
        host::AdapterOptions{
            .trace = trace_function(),
            .mpiwasm_2023 = wasm::abi_of(summary_) == wasm::ModuleAbi::mpiwasm_2023,
            .files = files_.get(),
            .spawn_command = spawn_command(options_, variables_),
            .module = std::filesystem::absolute(options_.module, error).string(),
            .module_name = std::filesystem::path{options_.module}.filename(),
            .most_spawned = options_.most_spawned,
            .why_no_spawn = why_no_spawn(),
            .library_starts = [this] { library_starts(); },
            .library_started = [this, choice = *mpi](const host::World& world) { library_started(choice, world); }});
    if (!adapter) return fail(mpi_unavailable, adapter.error());
    adapter_ = std::move(*adapter);
    library_ = mpi->choice->library.family;
    timings_.phase_done("open MPI library");
    return success;
  }

  int link() {
    std::vector<guest::HostModule> modules{system_->functions(), system_->unstable_functions(),
                                           system_->posix_functions()};
    if (adapter_) modules.push_back(adapter_->functions());
    auto instance = wasm::Instance::create(*engine_, *module_, summary_, wasm::HostFunctions{modules},
                                           std::filesystem::path{options_.module}.filename());
    if (!instance) return fail(instance.error());
    instance_ = std::move(*instance);
    system_->attach(*instance_);
    system_->on_exit([this](int code) { instance_->exit(code); });
    if (adapter_) adapter_->attach(*instance_);
    timings_.phase_done("link");
    return success;
  }

  /// Reports how the guest ended and returns the exit code; does not return when MPI ends the whole job.
  int finish(const wasm::Outcome& outcome) {
    // Once a reason is known, the launcher that ends the job for it is not one more.
    interruption_.reset();
    const bool went_wrong = outcome.kind == wasm::Outcome::Kind::trapped || outcome.kind == wasm::Outcome::Kind::ended;
    const int code = outcome.kind == wasm::Outcome::Kind::trapped ? guest_trapped : outcome.exit_code;
    // As the MPI libraries do for native programs, which they end by exit(). After a trap nothing is sure any more.
    if (outcome.kind == wasm::Outcome::Kind::ended) instance_->flush();
    if (went_wrong) {
      report_failure(outcome);
    } else if (adapter_ && adapter_->left_unfinished() && code == success) {
      report_.error(fmt::format("{} ended without calling MPI_Finalize", instance_->name()));
    }
    if (!went_wrong && adapter_) adapter_->finish();
    if (options_.timings) report_.note(timings_.to_text());
    if (went_wrong && adapter_ && adapter_->world_rank() >= 0) {
      // Launchers that are told to abort may stop before they have passed on what was printed (seen with Hydra 4.0).
      std::this_thread::sleep_for(time_for_launchers);
      adapter_->abort_job(code);
    }
    return code;
  }

  void report_failure(const wasm::Outcome& outcome) const {
    const std::string message = outcome.kind == wasm::Outcome::Kind::trapped
                                    ? fmt::format("{}: {}{}", instance_->name(), outcome.message, memory_hint())
                                    : outcome.message;
    if (message.empty()) return;
    if (!outcome.with_backtrace) return report_.error(message);
    report_with_frames(message, outcome.frames);
  }

  /// Programs that get no more memory often stop themselves without a word about it.
  [[nodiscard]] std::string memory_hint() const {
    if (summary_.memories.empty()) return {};
    constexpr std::uint64_t page = 65536;
    constexpr std::uint64_t next_block = 1024 * 1024;
    const std::uint64_t most = summary_.memories.front().maximum.value_or(page) * page;
    if (summary_.memories.front().minimum * page >= most || instance_->memory().size() + next_block < most) return {};
    return fmt::format("; it had used up its {} MiB of memory", most >> 20);
  }

  /// Every rank is interrupted, in large jobs thousands. One shows its call stack, some more where they are.
  void report_interruption(std::string_view reason) const {
    constexpr int ranks_with_a_line = 16;
    const int own_rank = rank();
    if (own_rank >= ranks_with_a_line) return;
    const std::string message = fmt::format("{}: {}", instance_->name(), reason);
    std::vector<wasm::Frame> frames = instance_->frames_now();
    if (own_rank <= 0) return report_with_frames(message, std::move(frames));
    if (frames.size() > 1) frames.resize(1);
    report_with_frames(message, std::move(frames), Report::Layout::one_line);
  }

  void report_with_frames(std::string_view message, std::vector<wasm::Frame> frames,
                          Report::Layout layout = Report::Layout::lines) const {
    // Offsets are those of the user's file.
    for (wasm::Frame& frame : frames)
      if (frame.module_offset) *frame.module_offset -= static_cast<std::size_t>(added_bytes_);
    const auto names = wasm::read_function_names(name_section_);
    const auto module = module_again();
    const wasm::CodePlaces places{module, frames};
    report_.error_with_backtrace(message, frames,
                                 {[&](const wasm::Frame& frame) {
                                    const auto name = names.find(frame.function);
                                    return name == names.end() ? std::string{} : name->second;
                                  },
                                  [&](const wasm::Frame& frame) { return places.text_of(frame); }},
                                 layout);
  }

  /// The module's file, which was not kept; empty when it has changed meanwhile.
  [[nodiscard]] std::vector<std::byte> module_again() const {
    std::error_code error;
    if (std::filesystem::last_write_time(options_.module, error) != written_ || error) return {};
    auto bytes = wasm::read_module_file(options_.module);
    return bytes ? std::move(*bytes) : std::vector<std::byte>{};
  }

  /// The guest is ended from outside, at any place: says where it was, and lets its libraries write what they hold
  /// back. False while they must not, for they would write again what is being written, or what they have not yet taken
  /// note of. They have when the next write begins, or when none has ended since the try before.
  bool interrupt(std::string_view reason, bool at_last) {
    if (!interruption_told_) {
      // At once, for a launcher may end this rank when it sees another one end.
      interruption_told_ = true;
      report_interruption(reason);
    }
    wasi::WriteWatch& writes = system_->writes();
    const bool is_unnoticed = !at_last && writes.ended() != ended_writes_;
    if (!writes.is_at_beginning() && (writes.is_writing() || is_unnoticed)) {
      ended_writes_ = writes.ended();
      writes.before_next_write(&Interruption::now);
      return false;
    }
    writes.before_next_write(nullptr);
    instance_->flush();
    return true;
  }

  const RunOptions& options_;
  host::Environment environment_;
  Report report_;
  Timings timings_;
  std::vector<std::byte> bytes_;
  std::vector<std::byte> name_section_;
  wasm::ModuleSummary summary_;
  std::filesystem::file_time_type written_;
  std::ptrdiff_t added_bytes_ = 0;  ///< before the code, to what the user's file has
  std::vector<std::string> variables_;
  std::unique_ptr<wasi::Context> system_;
  std::unique_ptr<guest::GrantedFiles> files_;
  std::unique_ptr<host::Adapter> adapter_;
  std::optional<host::Family> library_;
  confinement::Abilities abilities_;
  confinement::Wishes wishes_;
  std::vector<guest::HostFile> granted_;  ///< until the wall needs them no more
  bool is_confined_ = false;
  std::unique_ptr<StartWatch> start_watch_;
  std::unique_ptr<wasm::Engine> engine_;
  std::unique_ptr<wasm::Module> module_;
  std::unique_ptr<wasm::Instance> instance_;
  std::optional<Interruption> interruption_;
  bool interruption_told_ = false;
  std::uint64_t ended_writes_ = ~std::uint64_t{0};  ///< at the last try to interrupt the guest; none was yet
};

}  // namespace

int run(const RunOptions& options) {
  // Never destroyed: the process ends anyway, and the MPI library may still look at what it was given.
  auto* guest_run = new Run{options};
  const int code = (*guest_run)();
  std::exit(code);
}

}  // namespace mpiwasm::command
