// "mpiwasm info --affinity": the processors of each rank, what limits them, and the threads that OpenMP starts there.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "command/commands.hpp"
#include "command/exit_codes.hpp"
#include "host/library/environment.hpp"
#include "host/library/launcher.hpp"
#include "wasi/processor_set.hpp"
#include "wasi/topology.hpp"

namespace mpiwasm::command {
namespace {

/// As in /sys and in the options of taskset: 0-3,8.
std::string ranges(const std::vector<std::uint32_t>& processors) {
  std::vector<std::string> texts;
  for (std::size_t first = 0; first < processors.size();) {
    std::size_t last = first;
    while (last + 1 < processors.size() && processors[last + 1] == processors[last] + 1) ++last;
    texts.push_back(first == last ? fmt::format("{}", processors[first])
                                  : fmt::format("{}-{}", processors[first], processors[last]));
    first = last + 1;
  }
  return fmt::format("{}", fmt::join(texts, ","));
}

std::string counted(std::size_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

/// The directories of the control groups (version 2) that this process is in, the innermost first.
std::vector<std::filesystem::path> control_groups() {
  std::vector<std::filesystem::path> directories;
  std::ifstream groups{"/proc/self/cgroup"};
  std::string line;
  while (std::getline(groups, line)) {
    if (!line.starts_with("0::/")) continue;
    const std::filesystem::path top{"/sys/fs/cgroup"};
    for (std::filesystem::path group{line.substr(4)};; group = group.parent_path()) {
      directories.push_back(top / group);
      if (group.empty()) break;
    }
  }
  return directories;
}

/// The processors' time that they grant, in processors.
std::optional<double> quota(const std::vector<std::filesystem::path>& groups) {
  std::optional<double> least;
  for (const std::filesystem::path& group : groups) {
    std::ifstream limit{group / "cpu.max"};
    double granted = 0;
    double period = 0;
    // Without a limit the first word is "max".
    if (limit >> granted >> period && period > 0) least = std::min(granted / period, least.value_or(granted / period));
  }
  return least;
}

wasi::ProcessorSet set_in(const std::filesystem::path& file) {
  std::ifstream input{file};
  std::string line;
  std::getline(input, line);
  return wasi::ProcessorSet::from_list(line);
}

/// What keeps the rank to its processors; empty if it has all of the node.
std::string_view limited_by(const wasi::ProcessorSet& own, const std::vector<std::filesystem::path>& groups) {
  const wasi::ProcessorSet online = set_in("/sys/devices/system/cpu/online");
  if (online.count() == 0 || own == online) return {};
  for (const std::filesystem::path& group : groups)
    if (set_in(group / "cpuset.cpus.effective") == own) return "control group";
  return "launcher or taskset";
}

/// The first number of OMP_NUM_THREADS; nothing if there is none, as in "" or ",2".
std::optional<unsigned> threads_wanted(const host::Environment& environment) {
  const std::string text = environment.get("OMP_NUM_THREADS");
  const std::size_t start = text.find_first_not_of(' ');
  unsigned number = 0;
  if (start == std::string::npos) return std::nullopt;
  const auto read = std::from_chars(text.data() + start, text.data() + text.size(), number);
  return read.ec == std::errc{} && number > 0 ? std::optional{number} : std::nullopt;
}

std::string node() {
  std::array<char, 256> name{};
  return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "unknown";
}

}  // namespace

int affinity(const InfoOptions& options) {
  const host::Environment environment = host::Environment::current();
  const auto launcher = host::detect_launcher(environment);
  const int rank = launcher ? launcher->rank.value_or(0) : 0;
  const wasi::ProcessorSet own = wasi::ProcessorSet::of_this_thread();
  const std::vector<std::uint32_t> processors = own.members();
  const wasi::Topology topology = wasi::Topology::read(own);
  const auto groups = control_groups();
  const std::optional<double> limit = quota(groups);
  const std::string_view limiter = limited_by(own, groups);
  const std::optional<unsigned> wanted = threads_wanted(environment);
  const std::size_t threads = wanted.value_or(std::max<unsigned>(static_cast<unsigned>(processors.size()), 1));
  if (options.json) {
    nlohmann::ordered_json json{{"rank", rank}, {"node", node()}, {"cores", processors}, {"quota", nullptr}};
    if (limit) json["quota"] = *limit;
    json["limited_by"] = nullptr;
    if (!limiter.empty()) json["limited_by"] = limiter;
    json["physical_cores"] = topology.cores();
    json["sockets"] = topology.sockets();
    json["threads"] = threads;
    fmt::print("{}\n", json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    return success;
  }
  fmt::print("rank {} on {}: {}: {}{}; {} on {}; OpenMP: {}{}{}\n", rank, node(),
             counted(processors.size(), "processor"), ranges(processors),
             limiter.empty() ? "" : fmt::format(" (by the {})", limiter), counted(topology.cores(), "core"),
             counted(topology.sockets(), "socket"), counted(threads, "thread"), wanted ? " (OMP_NUM_THREADS)" : "",
             limit ? fmt::format("; limited to the time of {:.3g}", *limit) : "");
  return success;
}

}  // namespace mpiwasm::command
