#include "wasi/topology.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <system_error>
#include <vector>

namespace mpiwasm::wasi {
namespace {

using Path = std::filesystem::path;

ProcessorSet list_in(const Path& file) {
  std::ifstream input{file};
  std::string line;
  return std::getline(input, line) ? ProcessorSet::from_list(line) : ProcessorSet{};
}

/// Of the last level, which has the highest index.
ProcessorSet sharing_cache(const Path& processor) {
  ProcessorSet last;
  for (int index = 0;; ++index) {
    const ProcessorSet sharing = list_in(processor / "cache" / fmt::format("index{}", index) / "shared_cpu_list");
    if (sharing.count() == 0) return last;
    last = sharing;
  }
}

std::vector<ProcessorSet> nodes_of(const Path& system) {
  std::vector<ProcessorSet> nodes;
  std::error_code error;
  for (std::filesystem::directory_iterator entry{system / "node", error}, end; !error && entry != end;
       entry.increment(error)) {
    ProcessorSet node = list_in(entry->path() / "cpulist");
    if (node.count() > 0) nodes.push_back(node);
  }
  return nodes;
}

}  // namespace

Topology Topology::read(const ProcessorSet& processors, const Path& system) {
  Topology topology;
  auto& locations = topology.locations_;
  for (const std::uint32_t processor : processors.members()) locations.emplace(processor, Location{});

  // Numbers the parts of a level; `part_of` is asked for one processor of each.
  const auto number_parts = [&locations](std::uint32_t Location::* level, const auto& part_of) {
    std::uint32_t parts = 0;
    ProcessorSet done;
    for (const auto& [first, unused] : locations) {
      if (done.contains(first)) continue;
      ProcessorSet part = part_of(first);
      part.insert(first);
      std::uint32_t members = 0;
      for (auto& [processor, location] : locations) {
        if (!part.contains(processor) || done.contains(processor)) continue;
        done.insert(processor);
        location.*level = parts;
        location.thread = members++;
      }
      ++parts;
    }
    return parts;
  };
  const auto folder = [&system](std::uint32_t processor) { return system / "cpu" / fmt::format("cpu{}", processor); };
  const auto or_all = [&processors](const ProcessorSet& part) { return part.count() > 0 ? part : processors; };
  const std::vector<ProcessorSet> nodes = nodes_of(system);

  topology.sockets_ = number_parts(&Location::socket, [&](std::uint32_t processor) {
    return or_all(list_in(folder(processor) / "topology" / "core_siblings_list"));
  });
  (void)number_parts(&Location::node, [&](std::uint32_t processor) {
    const auto node = std::ranges::find_if(nodes, [&](const ProcessorSet& each) { return each.contains(processor); });
    return or_all(node == nodes.end() ? ProcessorSet{} : *node);
  });
  (void)number_parts(&Location::cache,
                     [&](std::uint32_t processor) { return or_all(sharing_cache(folder(processor))); });
  // At last, because its parts number the threads.
  topology.cores_ = number_parts(&Location::core, [&](std::uint32_t processor) {
    return list_in(folder(processor) / "topology" / "thread_siblings_list");
  });
  return topology;
}

std::optional<Location> Topology::locate(std::uint32_t processor) const {
  const auto found = locations_.find(processor);
  if (found == locations_.end()) return std::nullopt;
  return found->second;
}

}  // namespace mpiwasm::wasi
