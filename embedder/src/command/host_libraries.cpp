#include "command/host_libraries.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>
#include <utility>

#include "blas/library.hpp"
#include "command/exit_codes.hpp"
#include "command/mpi_library.hpp"
#include "command/protected_places.hpp"
#include "command/user_seal.hpp"
#include "fftw/library.hpp"
#include "wasi/context.hpp"
#include "wasi/granted_files.hpp"
#include "wasi/posix.hpp"
#include "wasi/processors.hpp"

namespace mpiwasm::command {
namespace {

/// Variables of OpenMP and of LLVM's OpenMP library, which users of native programs set without a thought of who passes
/// them on: programs with threads have them unless --env says otherwise.
constexpr std::array<std::string_view, 2> prefixes_of_openmp = {"OMP_", "KMP_"};

void add_openmp_variables(const host::Environment& environment, std::vector<std::string>& variables) {
  const auto is_set = [&variables](const std::string& name) {
    return std::ranges::any_of(variables, [&](const std::string& set) { return set.starts_with(name + "="); });
  };
  for (const std::string_view prefix : prefixes_of_openmp)
    for (const std::string& name : environment.names_with_prefix(prefix))
      if (!is_set(name)) variables.push_back(name + "=" + environment.get(name));
}

tl::expected<wasi::Options, guest::SetupFailure> system_options(const RunParts& parts) {
  const RunOptions& options = parts.options;
  const host::Environment& environment = parts.job.environment();
  wasi::Options system;
  system.arguments.push_back(std::filesystem::path{options.module}.filename());
  system.arguments.insert(system.arguments.end(), options.arguments.begin(), options.arguments.end());
  for (const std::string& variable : options.variables) {
    if (variable.find('=') != std::string::npos)
      system.environment.push_back(variable);
    else if (environment.has(variable))
      system.environment.push_back(variable + "=" + environment.get(variable));
  }
  if (wasm::uses_threads(parts.module)) add_openmp_variables(environment, system.environment);
  for (const std::string& directory : options.directories) {
    const auto grant = wasi::parse_grant(directory);
    if (!grant) return tl::unexpected(guest::SetupFailure{usage_error, grant.error()});
    system.grants.push_back(*grant);
  }
  system.standard_input = options.standard_input != "none";
  system.max_open_files = options.most_open_files;
  return system;
}

/// Why one of the directories cannot be granted, or an empty text.
std::string why_not_granted(const ProtectedPlaces& places, const std::vector<wasi::Grant>& grants,
                            wasi::Context& system) {
  const std::vector<guest::NeededFile> directories = system.confinement_needs().files;
  for (std::size_t i = 0; i < grants.size() && i < directories.size(); ++i)
    if (std::string reason = places.why_not_granted(grants[i], directories[i].directory); !reason.empty())
      return reason;
  return {};
}

}  // namespace

tl::expected<HostLibraries, guest::SetupFailure> make_host_libraries(const RunParts& parts) {
  auto options = system_options(parts);
  if (!options) return tl::unexpected(options.error());
  const ProtectedPlaces places = ProtectedPlaces::of(parts.options.cache);
  options->secrets = places.secrets();
  auto created = wasi::Context::create(*options);
  if (!created) return tl::unexpected(guest::SetupFailure{setup_failed, created.error()});
  std::unique_ptr<wasi::Context> wasi = std::move(*created);
  if (const std::string reason = why_not_granted(places, options->grants, *wasi); !reason.empty())
    return tl::unexpected(guest::SetupFailure{usage_error, reason});

  auto posix = std::make_unique<wasi::PosixLibrary>(*wasi);
  auto mpi = std::make_unique<MpiLibrary>(parts, options->environment, std::make_unique<wasi::PathsForMpi>(*wasi));
  const auto variable = [environment = parts.job.environment()](const char* name) { return environment.get(name); };
  const bool has_threads = wasm::uses_threads(parts.module);
  auto blas = std::make_unique<blas::Library>(blas::Library::Options{parts.options.blas, usage_error, setup_failed,
                                                                     guest_trapped, unusable_module, has_threads},
                                              variable);
  auto fftw =
      std::make_unique<fftw::Library>(fftw::Library::Options{parts.options.fftw, make_wisdom_seal, usage_error,
                                                             setup_failed, guest_trapped, unusable_module, has_threads},
                                      variable);
  if (has_threads) wasi->turns().begin();
  HostLibraries libraries;
  libraries.add(std::move(wasi));
  libraries.add(std::move(posix));
  libraries.add(std::make_unique<ThreadLibrary>());
  libraries.add(std::make_unique<wasi::ProcessorLibrary>());
  libraries.add(std::move(mpi));
  if (is_to_be_resumable(parts.options)) libraries.add(std::make_unique<ResumeLibrary>());
  libraries.add(std::move(blas));
  libraries.add(std::move(fftw));
  return libraries;
}

std::vector<guest::HostModule> HostLibraries::modules() const {
  std::vector<guest::HostModule> all;
  for (const auto& library : list_)
    for (const guest::HostModule& module : library->modules()) all.push_back(module);
  return all;
}

std::vector<wasm::Finding> HostLibraries::check(const wasm::ModuleSummary& module) const {
  const std::vector<guest::HostModule> offered = modules();
  return wasm::check_compatibility(module, wasm::HostFunctions{offered},
                                   [this](std::string_view name, std::string_view function) {
                                     std::string explanation;
                                     for (const auto& library : list_)
                                       if (explanation.empty()) explanation = library->explain_unknown(name, function);
                                     return explanation;
                                   });
}

std::vector<std::string_view> imported_functions(const wasm::ModuleSummary& module, guest::HostLibrary& library) {
  const std::vector<guest::HostModule> modules = library.modules();
  const wasm::HostFunctions offered{modules};
  std::vector<std::string_view> found;
  for (const wasm::Import& import : module.imports)
    if (import.kind == wasm::ExternKind::function && offered.find(import.module, import.name).function != nullptr)
      found.push_back(import.name);
  return found;
}

}  // namespace mpiwasm::command
