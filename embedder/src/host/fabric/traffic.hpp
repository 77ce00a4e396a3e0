// How much has gone over this process's sockets and this node's network adapters, as the kernel counts it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace mpiwasm::host {

/// A fast network adapter of this node.
struct NetworkAdapter {
  std::string name;     ///< "mlx5_0", "hfi1_0", "cxi0"
  std::string network;  ///< "InfiniBand", "RoCE", "Omni-Path", "Slingshot", "EFA", or its driver
  bool active = false;  ///< a port has a link
  friend bool operator==(const NetworkAdapter&, const NetworkAdapter&) = default;
};

/// Counters at one moment.
struct Traffic {
  std::uint64_t sockets = 0;                      ///< bytes that TCP peers of this process have acknowledged
  std::map<std::string, std::uint64_t> adapters;  ///< bytes sent by each adapter that counts them, all processes
};

/// The adapters below /sys/class/infiniband and /sys/class/cxi; `system` stands for /sys.
[[nodiscard]] std::vector<NetworkAdapter> find_network_adapters(const std::filesystem::path& system = "/sys");

[[nodiscard]] Traffic measure_traffic(const std::filesystem::path& system = "/sys");

/// The devices of network adapters that this process has open, such as /dev/hfi1_0.
[[nodiscard]] std::vector<std::string> open_network_devices();

}  // namespace mpiwasm::host
