// "mpiwasm info --fabric": starts MPI, sends messages, and reports the transport according to the kernel's
// counters.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <array>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "command/commands.hpp"
#include "command/exit_codes.hpp"
#include "command/mpi_choice.hpp"
#include "command/report.hpp"
#include "host/fabric/carriers.hpp"
#include "host/library/open_library.hpp"

namespace mpiwasm::command {
namespace {

constexpr std::string_view presets = "a fabric preset may help, see docs/admins/fabric.md";

/// What one rank saw, as text on its way to rank 0.
std::string to_text(const host::RankReport& report) {
  nlohmann::json json{{"within_node", report.within_node},
                      {"between_nodes", report.between_nodes},
                      {"networks", nlohmann::json::array()}};
  for (const host::NetworkAdapter& adapter : report.adapters) {
    if (adapter.active) json["networks"].push_back(fmt::format("{} ({})", adapter.network, adapter.name));
  }
  return json.dump();
}

struct Fabric {
  std::string library;
  std::string preset;  ///< the one that is loaded, as its module reports
  host::ObservedJob job;
  std::map<std::string, int> within_node;    ///< what carried messages, and of how many ranks
  std::map<std::string, int> between_nodes;  ///< the same
  std::map<std::string, int> networks;       ///< fast networks with a link, and at how many ranks' nodes
};

void count(std::map<std::string, int>& ranks, const std::string& what) {
  if (!what.empty()) ++ranks[what];
}

/// On rank 0: the reports of all ranks as one.
void sum_up(Fabric& fabric) {
  for (const std::string& text : fabric.job.reports) {
    const auto report = nlohmann::json::parse(text);
    count(fabric.within_node, report["within_node"]);
    count(fabric.between_nodes, report["between_nodes"]);
    for (const auto& network : report["networks"]) count(fabric.networks, network);
  }
}

/// What keeps messages within a node from shared memory; empty when nothing does, or when it is a network's own way.
std::string warning_about_nodes(const Fabric& fabric) {
  for (const auto& [carrier, ranks] : fabric.within_node) {
    if (carrier == host::shared_memory || (carrier != host::tcp_sockets && fabric.preset.empty())) continue;
    return fmt::format("messages within a node go over {}, not through shared memory; {}", carrier,
                       fabric.preset.empty()
                           ? std::string{presets}
                           : fmt::format("the preset mpiwasm-fabric/{0}, which is loaded, may be the cause: measure "
                                         "after module unload mpiwasm-fabric/{0}",
                                         fabric.preset));
  }
  return {};
}

std::vector<std::string> warnings_about(const Fabric& fabric) {
  std::vector<std::string> warnings;
  if (const std::string warning = warning_about_nodes(fabric); !warning.empty()) warnings.push_back(warning);
  if (fabric.between_nodes.contains(std::string{host::tcp_sockets}) && !fabric.networks.empty()) {
    warnings.push_back(fmt::format("messages between nodes go over TCP sockets, although there is {}; {}",
                                   fabric.networks.begin()->first, presets));
  }
  if (!fabric.job.components.empty() && !fabric.job.can_use_fast_networks) {
    warnings.emplace_back(
        "this Open MPI was built without any fast network (no ucx, ofi or psm2 component): between nodes it can use "
        "TCP sockets only");
  }
  return warnings;
}

std::string describe(const std::map<std::string, int>& carriers, std::string_view without_messages) {
  if (carriers.empty()) return std::string{without_messages};
  if (carriers.size() == 1) return carriers.begin()->first;
  std::vector<std::string> parts;
  for (const auto& [carrier, ranks] : carriers) parts.push_back(fmt::format("{} ({} ranks)", carrier, ranks));
  return fmt::format("{}", fmt::join(parts, ", "));
}

void print_text(const Fabric& fabric) {
  fmt::print("mpiwasm {}: {} rank{} on {} node{}\n", MPIWASM_VERSION, fabric.job.ranks,
             fabric.job.ranks == 1 ? "" : "s", fabric.job.nodes, fabric.job.nodes == 1 ? "" : "s");
  fmt::print("  library        {}\n", fabric.library);
  if (!fabric.job.layer.empty()) fmt::print("  layer          {}\n", fabric.job.layer);
  fmt::print("  within nodes   {}\n", describe(fabric.within_node, "not measured: one rank on each node"));
  fmt::print("  between nodes  {}\n", describe(fabric.between_nodes, "not measured: all ranks are on one node"));
  std::vector<std::string> networks;
  for (const auto& [network, ranks] : fabric.networks) networks.push_back(network);
  fmt::print("  networks here  {}\n",
             networks.empty() ? "none but Ethernet" : fmt::format("{}", fmt::join(networks, ", ")));
}

void print_json(const Fabric& fabric) {
  const nlohmann::ordered_json json{{"version", MPIWASM_VERSION},
                                    {"ranks", fabric.job.ranks},
                                    {"nodes", fabric.job.nodes},
                                    {"library", fabric.library},
                                    {"layer", fabric.job.layer},
                                    {"within_node", fabric.within_node},
                                    {"between_nodes", fabric.between_nodes},
                                    {"networks", fabric.networks},
                                    {"warnings", warnings_about(fabric)}};
  fmt::print("{}\n", json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace));
}

}  // namespace

int fabric(const InfoOptions& options) {
  const host::Environment environment = host::Environment::current();
  const auto launcher = host::detect_launcher(environment);
  const int rank = launcher ? launcher->rank.value_or(-1) : -1;
  const Report report{[rank] { return rank; }};
  const auto fail = [&](int code, const std::string& message) {
    report.error(message);
    return code;
  };
  const auto mpi = choose_mpi(options.mpi, environment);
  if (!mpi) return fail(usage_error, mpi.error());
  if (!mpi->choice) {
    leave_report_to_first(mpi->situation);
    return fail(mpi_unavailable, mpi->choice.error());
  }
  const host::Library& library = mpi->choice->library;
  prepare_environment(mpi->situation, library, Peers::guests);
  const auto adapter = host::open_library(library, host::adapter_directory(environment), {});
  if (!adapter) return fail(mpi_unavailable, adapter.error());

  host::CarrierWatch watch;
  Fabric fabric{.library = fmt::format("{}: {}", library.path.string(), (*adapter)->library_version()),
                .preset = environment.get("MPIWASM_FABRIC"),
                .job = {},
                .within_node = {},
                .between_nodes = {},
                .networks = {}};
  fabric.job = (*adapter)->exchange_messages(
      {.started = [&](const host::World& world) { insist_on_connection(report, mpi->situation, library, world); },
       .before = [&] { watch.start(); },
       .after = [&](host::Reach reach, std::uint64_t sent) { watch.stop(reach, sent); },
       .report = [&] { return to_text(watch.report()); }});
  if (fabric.job.rank != 0) return success;
  sum_up(fabric);
  if (options.json) {
    print_json(fabric);
    return success;
  }
  print_text(fabric);
  for (const std::string& warning : warnings_about(fabric)) report.warning(warning);
  return success;
}

}  // namespace mpiwasm::command
