#include "host/fabric/traffic.hpp"

#include <linux/tcp.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <array>
#include <charconv>
#include <fstream>
#include <string_view>
#include <system_error>

namespace mpiwasm::host {

namespace {

namespace fs = std::filesystem;

/// The entries of a directory; none when it is not there.
std::vector<fs::path> entries(const fs::path& directory) {
  std::vector<fs::path> found;
  std::error_code ignored;
  for (const fs::directory_entry& entry : fs::directory_iterator{directory, ignored}) found.push_back(entry.path());
  return found;
}

std::string first_line(const fs::path& file) {
  std::string line;
  std::ifstream stream{file};
  std::getline(stream, line);
  return line;
}

/// The network behind a verbs device, by its driver and what its port says.
std::string network_of(const fs::path& device, const std::string& link_layer) {
  std::error_code ignored;
  const std::string driver = fs::read_symlink(device / "device" / "driver", ignored).filename();
  if (driver == "hfi1") return "Omni-Path";
  if (driver == "efa") return "EFA";
  if (link_layer == "InfiniBand") return link_layer;
  return link_layer == "Ethernet" ? "RoCE" : driver;
}

/// What has been sent on a TCP socket; 0 for any other descriptor.
std::uint64_t acknowledged_bytes(int descriptor) {
  int domain = 0;
  socklen_t length = sizeof domain;
  if (getsockopt(descriptor, SOL_SOCKET, SO_DOMAIN, &domain, &length) != 0) return 0;
  if (domain != AF_INET && domain != AF_INET6) return 0;
  tcp_info info{};
  length = sizeof info;
  if (getsockopt(descriptor, IPPROTO_TCP, TCP_INFO, &info, &length) != 0) return 0;
  return info.tcpi_bytes_acked;
}

}  // namespace

std::vector<NetworkAdapter> find_network_adapters(const fs::path& system) {
  std::vector<NetworkAdapter> found;
  for (const fs::path& device : entries(system / "class/infiniband")) {
    NetworkAdapter adapter{.name = device.filename(), .network = "", .active = false};
    std::string link_layer;
    for (const fs::path& port : entries(device / "ports")) {
      link_layer = first_line(port / "link_layer");
      adapter.active = adapter.active || first_line(port / "state").find("ACTIVE") != std::string::npos;
    }
    adapter.network = network_of(device, link_layer);
    found.push_back(std::move(adapter));
  }
  for (const fs::path& device : entries(system / "class/cxi")) {
    found.push_back({.name = device.filename(), .network = "Slingshot", .active = true});
  }
  return found;
}

Traffic measure_traffic(const fs::path& system) {
  Traffic traffic;
  for (const fs::path& descriptor : entries("/proc/self/fd")) {
    const std::string number = descriptor.filename();
    int value = -1;
    std::from_chars(number.data(), number.data() + number.size(), value);
    traffic.sockets += acknowledged_bytes(value);
  }
  for (const fs::path& device : entries(system / "class/infiniband")) {
    for (const fs::path& port : entries(device / "ports")) {
      constexpr std::uint64_t bytes_per_unit = 4;  // the counter's, by the InfiniBand specification
      const std::string sent = first_line(port / "counters/port_xmit_data");
      std::uint64_t units = 0;
      std::from_chars(sent.data(), sent.data() + sent.size(), units);
      traffic.adapters[device.filename()] += units * bytes_per_unit;
    }
  }
  return traffic;
}

std::vector<std::string> open_network_devices() {
  constexpr std::array<std::string_view, 4> places{"/dev/infiniband/uverbs", "/dev/hfi1_", "/dev/cxi", "/dev/ipath"};
  std::vector<std::string> found;
  for (const fs::path& descriptor : entries("/proc/self/fd")) {
    std::error_code ignored;
    const std::string target = fs::read_symlink(descriptor, ignored);
    for (const std::string_view place : places) {
      if (target.starts_with(place)) found.push_back(target);
    }
  }
  return found;
}

}  // namespace mpiwasm::host
