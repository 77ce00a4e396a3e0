// "mpiwasm inspect": what a module is, what it needs, and whether it will run.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "command/commands.hpp"
#include "command/error_exit.hpp"
#include "command/host_libraries.hpp"
#include "wasm/inspect/compatibility.hpp"
#include "wasm/inspect/module_file.hpp"
#include "wasm/inspect/module_inspector.hpp"
#include "wasm/printable.hpp"

namespace mpiwasm::command {
namespace {

struct Inspection {
  std::size_t size = 0;
  wasm::ModuleSummary summary;
  std::string abi;
  std::map<std::string_view, std::set<std::string>> functions;  ///< by the host library's name
  std::vector<std::string> problems;
  std::vector<std::string> warnings;
};

std::string describe(wasm::ModuleAbi abi) {
  switch (abi) {
    case wasm::ModuleAbi::plain:
      return "WASI preview 1, without MPI";
    case wasm::ModuleAbi::mpi_abi_1:
      return "MPI (mpi_abi_1) and WASI preview 1";
    case wasm::ModuleAbi::mpiwasm_2023:
      return "MPI of the MPIWasm toolchain of 2023 (env) and WASI preview 1";
  }
  return "?";
}

wasm::Expected<Inspection> examine(const std::string& path) {
  const auto bytes = wasm::read_module_file(path);
  if (!bytes) return tl::unexpected(bytes.error());
  auto summary = wasm::read_module_summary(*bytes);
  if (!summary) return tl::unexpected(summary.error());

  Inspection inspection;
  inspection.size = bytes->size();
  const wasm::ModuleAbi abi = wasm::abi_of(*summary);
  inspection.abi = describe(abi);
  const RunOptions options;
  Job job{host::Environment{}};
  const Report report{[] { return -1; }};
  Timings timings;
  RunConfinement confinement{options, report};
  auto made = make_host_libraries({.options = options,
                                   .module = *summary,
                                   .job = job,
                                   .report = report,
                                   .timings = timings,
                                   .confinement = confinement});
  if (!made) return tl::unexpected(wasm::Error{wasm::ErrorKind::instantiation, made.error().message});
  const HostLibraries& libraries = *made;
  for (const auto& library : libraries) {
    std::set<std::string>& names = inspection.functions[library->name()];
    for (const std::string_view name : imported_functions(*summary, *library)) names.emplace(name);
  }
  for (const wasm::Finding& finding : libraries.check(*summary))
    (finding.prevents_running ? inspection.problems : inspection.warnings).push_back(finding.message);
  inspection.summary = std::move(*summary);
  return inspection;
}

std::string describe(const wasm::Limits& memory) {
  const std::string minimum = fmt::format("{:.1f} MiB", static_cast<double>(memory.minimum) / 16.0);
  if (!memory.maximum) return minimum + ", may grow to 4096 MiB";
  return fmt::format("{}, may grow to {} MiB", minimum, *memory.maximum / 16);
}

/// Names in lines of at most 100 characters.
std::string wrap(const std::set<std::string>& names) {
  constexpr std::size_t longest_line = 100;
  std::string text;
  std::string line = "   ";
  for (const std::string& name : names) {
    if (line.size() + 1 + name.size() > longest_line) {
      text += line + "\n";
      line = "   ";
    }
    line += " " + name;
  }
  return text + line + "\n";
}

void print_text(const std::string& path, const Inspection& inspection) {
  const wasm::ModuleSummary& summary = inspection.summary;
  fmt::print("{}: {} bytes, {} functions\n", path, inspection.size, summary.function_types.size());
  fmt::print("  ABI       {}\n", inspection.abi);
  for (const auto& [name, version] : summary.producers)
    fmt::print("  made by   {}{}{}\n", wasm::printable(name), version.empty() ? "" : " ", wasm::printable(version));
  if (!summary.memories.empty()) fmt::print("  memory    {}\n", describe(summary.memories.front()));
  if (!summary.target_features.empty())
    fmt::print("  features  {}\n", wasm::printable(fmt::format("{}", fmt::join(summary.target_features, " "))));
  for (const auto& [library, names] : inspection.functions)
    if (!names.empty()) fmt::print("  {} {} functions:\n{}", names.size(), library, wrap(names));
  for (const std::string& warning : inspection.warnings) fmt::print("  warning   {}\n", warning);
  for (const std::string& problem : inspection.problems) fmt::print("  problem   {}\n", problem);
  fmt::print("It {} here.\n", inspection.problems.empty() ? "will run" : "will not run");
}

/// "mpi_functions"
std::string json_key(std::string_view library) {
  std::string key{library};
  std::ranges::transform(key, key.begin(),
                         [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  return key + "_functions";
}

void print_json(const std::string& path, const Inspection& inspection) {
  nlohmann::ordered_json json;
  json["file"] = path;
  json["size"] = inspection.size;
  json["abi"] = inspection.abi;
  json["runs"] = inspection.problems.empty();
  json["problems"] = inspection.problems;
  json["warnings"] = inspection.warnings;
  for (const auto& [library, names] : inspection.functions) json[json_key(library)] = names;
  json["target_features"] = inspection.summary.target_features;
  json["producers"] = nlohmann::json::array();
  for (const auto& [name, version] : inspection.summary.producers)
    json["producers"].push_back({{"name", name}, {"version", version}});
  // Names in a module are arbitrary bytes; JSON is UTF-8.
  fmt::print("{}\n", json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace));
}

}  // namespace

int inspect(const InspectOptions& options) {
  const auto inspection = examine(options.module);
  if (!inspection) {
    if (options.json) {
      const nlohmann::ordered_json json{
          {"file", options.module}, {"runs", false}, {"problems", {inspection.error().message}}};
      fmt::print("{}\n", json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace));
    } else {
      fmt::print(stderr, "mpiwasm: {}: {}\n", options.module, wasm::printable_lines(inspection.error().message));
    }
    return exit_code_of(inspection.error().kind);
  }
  if (options.json)
    print_json(options.module, *inspection);
  else
    print_text(options.module, *inspection);
  return inspection->problems.empty() ? success : unusable_module;
}

}  // namespace mpiwasm::command
