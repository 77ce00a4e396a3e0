// "mpiwasm info --affinity": the cores of each rank, which are as many as threads of an OpenMP program by default.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "command/commands.hpp"
#include "command/exit_codes.hpp"
#include "host/library/environment.hpp"
#include "host/library/launcher.hpp"

namespace mpiwasm::command {
namespace {

std::vector<int> bound_cores() {
  cpu_set_t set;
  std::vector<int> cores;
  if (::sched_getaffinity(0, sizeof set, &set) != 0) return cores;
  for (int core = 0; core < CPU_SETSIZE; ++core)
    if (CPU_ISSET(core, &set)) cores.push_back(core);
  return cores;
}

/// As in /sys and in the options of taskset: 0-3,8.
std::string ranges(const std::vector<int>& cores) {
  std::vector<std::string> texts;
  for (std::size_t first = 0; first < cores.size();) {
    std::size_t last = first;
    while (last + 1 < cores.size() && cores[last + 1] == cores[last] + 1) ++last;
    texts.push_back(first == last ? fmt::format("{}", cores[first]) : fmt::format("{}-{}", cores[first], cores[last]));
    first = last + 1;
  }
  return fmt::format("{}", fmt::join(texts, ","));
}

/// The processors' time that the control groups (version 2) of this process grant, in cores.
std::optional<double> quota() {
  std::ifstream groups{"/proc/self/cgroup"};
  std::string line;
  std::optional<double> least;
  while (std::getline(groups, line)) {
    if (!line.starts_with("0::/")) continue;
    const std::filesystem::path top{"/sys/fs/cgroup"};
    for (std::filesystem::path group{line.substr(4)};; group = group.parent_path()) {
      std::ifstream limit{top / group / "cpu.max"};
      double granted = 0;
      double period = 0;
      // Without a limit the first word is "max".
      if (limit >> granted >> period && period > 0)
        least = std::min(granted / period, least.value_or(granted / period));
      if (group.empty()) break;
    }
  }
  return least;
}

std::string node() {
  std::array<char, 256> name{};
  return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "unknown";
}

}  // namespace

int affinity(const InfoOptions& options) {
  const auto launcher = host::detect_launcher(host::Environment::current());
  const int rank = launcher ? launcher->rank.value_or(0) : 0;
  const std::vector<int> cores = bound_cores();
  const std::optional<double> limit = quota();
  if (options.json) {
    nlohmann::ordered_json json{{"rank", rank}, {"node", node()}, {"cores", cores}, {"quota", nullptr}};
    if (limit) json["quota"] = *limit;
    fmt::print("{}\n", json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    return success;
  }
  fmt::print("rank {} on {}: {} core{}: {}{}\n", rank, node(), cores.size(), cores.size() == 1 ? "" : "s",
             ranges(cores), limit ? fmt::format("; limited to the time of {:.3g}", *limit) : "");
  return success;
}

}  // namespace mpiwasm::command
