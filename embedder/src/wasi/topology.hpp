// Which processors share a core, a cache, a node of memory or a socket.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>

#include "wasi/processor_set.hpp"

namespace mpiwasm::wasi {

/// Of each level, which part of the machine a processor belongs to. Parts are counted from 0 over all processors that
/// were asked for; `cache` is the last level of cache, `thread` the place within the core.
struct Location {
  std::uint32_t socket;
  std::uint32_t node;
  std::uint32_t cache;
  std::uint32_t core;
  std::uint32_t thread;
};

class Topology {
 public:
  Topology() = default;
  /// As the kernel describes it below `system`. What it does not describe counts as one socket, one node and one cache,
  /// with a core for each processor.
  [[nodiscard]] static Topology read(const ProcessorSet& processors,
                                     const std::filesystem::path& system = "/sys/devices/system");

  [[nodiscard]] std::optional<Location> locate(std::uint32_t processor) const;
  [[nodiscard]] std::uint32_t sockets() const { return sockets_; }
  [[nodiscard]] std::uint32_t cores() const { return cores_; }

 private:
  std::map<std::uint32_t, Location> locations_;
  std::uint32_t sockets_ = 0;
  std::uint32_t cores_ = 0;
};

}  // namespace mpiwasm::wasi
