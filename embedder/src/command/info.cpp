// "mpiwasm info": this mpiwasm, this system, and the MPI library that a run would use.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "blas/choice.hpp"
#include "command/commands.hpp"
#include "command/exit_codes.hpp"
#include "command/mpi_choice.hpp"
#include "confinement/confinement.hpp"
#include "fftw/choice.hpp"
#include "host/library/open_library.hpp"
#include "wasm/cache/cpu.hpp"
#include "wasm/engine/engine.hpp"

namespace mpiwasm::command {
namespace {

struct FoundLibrary {
  host::Library library;
  std::string version;
};

struct Info {
  wasm::Cpu cpu = wasm::identify_cpu();
  std::vector<std::string> backends;
  std::string cache;
  std::string site_cache;
  confinement::Abilities confinement = confinement::find_abilities();
  std::string adapter_directory;
  std::vector<std::string> adapters;
  std::string launcher;
  std::vector<FoundLibrary> libraries;
  bool has_serial_mpi = false;  ///< the built-in one
  std::string chosen;           ///< path, or empty
  std::string reason;           ///< why it, or why none
  std::string blas;             ///< path, or empty
  std::size_t lapack_routines = 0;
  std::string blas_reason;
  std::string fftw;  ///< path, or empty
  bool fftw_has_double = false;
  bool fftw_has_single = false;
  std::string fftw_reason;
};

/// What is worth saying of LAPACK.
std::string lapack_of(const Info& info) {
  if (info.blas.empty() || info.lapack_routines == blas::number_of_lapack_routines) return {};
  if (info.lapack_routines == 0) return "; LAPACK is that of the program";
  return fmt::format("; {} of {} routines of LAPACK, the others are those of the program", info.lapack_routines,
                     blas::number_of_lapack_routines);
}

Info gather(const InfoOptions& options) {
  Info info;
  const host::Environment environment = host::Environment::current();
  for (const wasm::Backend backend : wasm::available_backends()) info.backends.emplace_back(wasm::to_text(backend));
  const wasm::CacheSettings cache = cache_settings(options.cache);
  if (cache.own) info.cache = cache.own->string();
  if (cache.site) info.site_cache = cache.site->string();
  info.adapter_directory = host::adapter_directory(environment).string();

  const auto variable = [&](const char* name) { return environment.get(name); };
  const auto blas = blas::choose(options.blas, variable);
  info.blas_reason = blas ? blas->reason : blas.error();
  if (blas && blas->library) {
    info.blas = blas->library->path();
    info.lapack_routines = blas->library->lapack_routines();
  }
  const auto fftw = fftw::choose(options.fftw, variable);
  info.fftw_reason = fftw ? fftw->reason : fftw.error();
  if (fftw && fftw->library) {
    info.fftw = fftw->library->path();
    info.fftw_has_double = fftw->library->has_double();
    info.fftw_has_single = fftw->library->has_single();
  }

  const auto mpi = choose_mpi(options.mpi, environment);
  if (!mpi) {
    info.reason = mpi.error();
    return info;
  }
  for (const host::Family family : mpi->situation.adapters) {
    info.adapters.emplace_back(host::option_name(family));
    info.has_serial_mpi = info.has_serial_mpi || family == host::Family::serial;
  }
  if (const auto& launcher = mpi->situation.launcher)
    info.launcher = fmt::format("{} ({})", launcher->name, launcher->evidence);
  for (const host::Library& library : mpi->situation.libraries)
    info.libraries.push_back({library, host::ask_version(library.path)});
  if (mpi->choice) {
    info.chosen = mpi->choice->library.path.string();
    info.reason = mpi->choice->reason;
  } else {
    info.reason = mpi->choice.error();
  }
  return info;
}

void print_text(const Info& info) {
  fmt::print("mpiwasm {}\n", MPIWASM_VERSION);
  fmt::print("  engine         Wasmer {}\n", wasm::engine_version());
  fmt::print("  backends       {}\n", fmt::join(info.backends, ", "));
  fmt::print("  processor      {}\n", info.cpu.name);
  fmt::print("  features       {}\n", fmt::join(info.cpu.features, " "));
  fmt::print("  code cache     {}\n", info.cache.empty() ? "none" : info.cache);
  if (!info.site_cache.empty()) fmt::print("  site cache     {}\n", info.site_cache);
  fmt::print("  confinement    {}\n", info.confinement.to_text());
  fmt::print("  adapters       {} in {}\n",
             info.adapters.empty() ? "none" : fmt::format("{}", fmt::join(info.adapters, ", ")),
             info.adapter_directory);
  fmt::print("  launcher       {}\n", info.launcher.empty() ? "none" : info.launcher);
  fmt::print("  MPI libraries{}\n", info.libraries.empty() ? "  none found" : "");
  for (const auto& [library, version] : info.libraries) {
    fmt::print("    {}  ({}, found {})\n", library.path.string(), host::to_text(library.family), library.found);
    if (!version.empty()) fmt::print("        {}\n", version);
  }
  if (info.has_serial_mpi)
    fmt::print(
        "    built in  (one rank: used if no library matches and no launcher started more, or with --mpi serial)\n");
  fmt::print("  would be used  {}\n", info.chosen.empty() ? "none" : info.chosen);
  fmt::print("                 {}\n", info.reason);
  fmt::print("  BLAS           {}\n", info.blas.empty() ? "that of the program" : info.blas);
  fmt::print("                 {}{}\n", info.blas_reason, lapack_of(info));
  const char* missing = info.fftw.empty() || (info.fftw_has_double && info.fftw_has_single) ? ""
                        : info.fftw_has_double ? "; single precision is that of the program"
                                               : "; double precision is that of the program";
  fmt::print("  FFTW           {}\n", info.fftw.empty() ? "that of the program" : info.fftw);
  fmt::print("                 {}{}\n", info.fftw_reason, missing);
  fmt::print("  transport      to check, run MPIRUN -np 2 mpiwasm info --fabric\n");
}

void print_json(const Info& info) {
  nlohmann::ordered_json json;
  json["version"] = MPIWASM_VERSION;
  json["engine"] = wasm::engine_version();
  json["backends"] = info.backends;
  json["processor"] = {
      {"architecture", info.cpu.architecture}, {"name", info.cpu.name}, {"features", info.cpu.features}};
  json["cache"] = info.cache;
  json["site_cache"] = info.site_cache;
  json["confinement"] = {{"system_calls", info.confinement.system_calls},
                         {"files", info.confinement.files()},
                         {"landlock", info.confinement.landlock}};
  json["adapter_directory"] = info.adapter_directory;
  json["adapters"] = info.adapters;
  json["launcher"] = info.launcher;
  json["libraries"] = nlohmann::ordered_json::array();
  for (const auto& [library, version] : info.libraries) {
    json["libraries"].push_back({{"path", library.path.string()},
                                 {"family", host::option_name(library.family)},
                                 {"version", version},
                                 {"found", library.found}});
  }
  json["chosen"] = info.chosen;
  json["reason"] = info.reason;
  json["blas"] = {{"path", info.blas}, {"lapack_routines", info.lapack_routines}, {"reason", info.blas_reason}};
  json["fftw"] = {{"path", info.fftw},
                  {"double", info.fftw_has_double},
                  {"single", info.fftw_has_single},
                  {"reason", info.fftw_reason}};
  fmt::print("{}\n", json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace));
}

}  // namespace

int info(const InfoOptions& options) {
  if (options.fabric) return fabric(options);
  if (options.affinity) return affinity(options);
  const Info gathered = gather(options);
  if (options.json)
    print_json(gathered);
  else
    print_text(gathered);
  return success;
}

}  // namespace mpiwasm::command
