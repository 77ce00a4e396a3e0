#include "command/mpi_library.hpp"

#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <system_error>

#include "command/exit_codes.hpp"
#include "command/mpi_functions.hpp"
#include "command/spawn_command.hpp"
#include "command/user_seal.hpp"
#include "host/library/open_library.hpp"
#include "interposition/awaited_files.hpp"
#include "interposition/buffer_allocations.hpp"
#include "interposition/cleared_reads.hpp"
#include "interposition/process_copies.hpp"
#include "wasm/inspect/start_needs.hpp"

namespace mpiwasm::command {
namespace {

/// What reads nothing that another call changes (calls/process/environment.cpp). The rest is the main thread's.
constexpr std::array<std::string_view, 2> functions_for_all_threads = {"MPI_Wtime", "MPI_Wtick"};

}  // namespace

std::vector<guest::HostModule> MpiLibrary::modules() {
  std::vector<guest::HostModule> modules;
  if (adapter_)
    modules = adapter_->modules();
  else
    modules.push_back(known_mpi_functions(wasm::abi_of(run_.module)));
  for (guest::HostModule& module : modules) module.some_for_all_threads = functions_for_all_threads;
  return modules;
}

std::string MpiLibrary::explain_unknown(std::string_view module, std::string_view function) const {
  if (module == wasm::mpi_namespace)
    return fmt::format("the module calls {}, which is not an MPI function that this mpiwasm knows", function);
  if (module == wasm::namespace_2023 && function.starts_with("MPI_"))
    return fmt::format("the module calls {}, which the MPIWasm of 2023 did not have; build it again with mpiwasm-cc",
                       function);
  return {};
}

tl::expected<void, guest::SetupFailure> MpiLibrary::open() {
  if (run_.confinement.is_on()) confinement::prepare_library(run_.job.has_launcher());
  watch_start();
  const host::Environment& environment = run_.job.environment();
  auto mpi = choose_mpi(run_.options.mpi, environment);
  if (!mpi) return tl::unexpected(guest::SetupFailure{usage_error, mpi.error()});
  if (!mpi->choice) {
    leave_report_to_first(mpi->situation);
    return tl::unexpected(guest::SetupFailure{mpi_unavailable, mpi->choice.error()});
  }
  mpi_ = std::move(*mpi);
  const host::Library& library = mpi_->choice->library;
  prepare_environment(mpi_->situation, library, run_.options.native_peers ? Peers::native_too : Peers::guests);
  auto adapter = host::open_library(library, host::adapter_directory(environment), adapter_options());
  if (!adapter) return tl::unexpected(guest::SetupFailure{mpi_unavailable, adapter.error()});
  adapter_ = std::move(*adapter);
  run_.job.use(*adapter_);
  run_.timings.phase_done("open MPI library");
  return {};
}

host::AdapterOptions MpiLibrary::adapter_options() {
  const std::filesystem::path module{run_.options.module};
  std::error_code error;
  host::AdapterOptions options{
      .trace = {},
      .mpiwasm_2023 = wasm::abi_of(run_.module) == wasm::ModuleAbi::mpiwasm_2023,
      .has_threads = wasm::uses_threads(run_.module),
      .can_be_saved = !run_.options.checkpoint_directory.empty(),
      .has_native_peers = run_.options.native_peers,
      // The processes of a job that is saved number its communicators over them.
      .needs_private_at_once = !run_.options.checkpoint_directory.empty() ||
                               wasm::needs_at_start(run_.module, wasm::StartNeed::private_communicators),
      .files = files_.get(),
      .spawn_command = spawn_command(run_.options, variables_),
      .module = run_.options.module_is_granted ? module.string() : std::filesystem::absolute(module, error).string(),
      .module_name = module.filename(),
      .has_granted_module = run_.options.module_is_granted,
      .most_spawned = run_.options.most_spawned,
      .why_no_spawn = why_no_spawn(),
      .seal_port = {},
      .why_no_seal = {},
      .separate_allocations = interposition::separate_allocations(),
      .separate_allocations_of_files = interposition::separate_allocations_of_files(),
      .cleared_allocations = interposition::cleared_allocations(),
      .cleared_allocations_of_files = interposition::cleared_allocations_of_files(),
      .clear_short_reads = interposition::clear_short_reads,
      .await_file = interposition::await_file,
      .library_starts =
          [this] {
            if (start_watch_) start_watch_->starts();
          },
      .library_started = [this](const host::World& world) { library_started(world); }};
  if (wasm::needs_at_start(run_.module, wasm::StartNeed::port_seal)) {
    if (auto seal = make_port_seal())
      options.seal_port = std::move(*seal);
    else
      options.why_no_seal = seal.error();
  }
  if (run_.options.trace) options.trace = [&report = run_.report](std::string_view function) { report.note(function); };
  return options;
}

/// Programs cannot be started by a process that is confined. Under a launcher that is the launcher's work.
std::string MpiLibrary::why_no_spawn() const {
  if (!run_.confinement.is_on() || run_.job.has_launcher()) return {};
  return "a confined process that no launcher started cannot start others; run it under mpirun, or with --confine off";
}

/// Modules of presets leave their name. One process of the job is enough, for MPI starts in all or in none.
void MpiLibrary::watch_start() {
  const std::string preset = run_.job.environment().get("MPIWASM_FABRIC");
  if (preset.empty() || run_.job.rank() > 0) return;
  start_watch_ = std::make_unique<StartWatch>(
      fmt::format("mpiwasm: MPI did not start under the preset mpiwasm-fabric/{0}: the network, or this library's "
                  "support for it, is missing here; the library chooses by itself after: module unload "
                  "mpiwasm-fabric/{0}",
                  preset));
}

/// The guest is about to use it.
void MpiLibrary::library_started(const host::World& world) {
  if (start_watch_) start_watch_->started();
  const host::Library& library = mpi_->choice->library;
  insist_on_connection(run_.report, mpi_->situation, library, world);
  if (library.family != host::Family::serial) run_.confinement.library_started();
}

guest::ConfinementNeeds MpiLibrary::confinement_needs() {
  guest::ConfinementNeeds needs;
  for (const std::string& place : run_.options.library_places)
    needs.files.push_back({.path = place, .may_change = true});
  needs.starts_later = adapter_ && mpi_->choice->library.family != host::Family::serial;
  needs.has_peers = needs.starts_later && run_.job.has_launcher();
  return needs;
}

void MpiLibrary::attach(guest::Guest& guest) {
  if (!adapter_) return;
  interposition::fault_in_copies(guest.memory());
  adapter_->attach(guest);
}

MpiLibrary::~MpiLibrary() { interposition::let_copies_fail(); }

std::string MpiLibrary::why_not_saved() { return adapter_ ? adapter_->why_not_saved() : std::string{}; }

std::string MpiLibrary::save(guest::ArchiveWriter& to) { return adapter_ ? adapter_->save(to) : std::string{}; }

std::string MpiLibrary::restore(guest::ArchiveReader& from) {
  return adapter_ ? adapter_->restore(from) : std::string{};
}

std::string MpiLibrary::describe_read_only(guest::Address place) {
  return adapter_ ? adapter_->describe_read_only(place) : std::string{};
}

std::string MpiLibrary::unfinished() const { return adapter_ ? adapter_->unfinished() : std::string{}; }

void MpiLibrary::end() {
  if (adapter_) adapter_->end();
}

}  // namespace mpiwasm::command
