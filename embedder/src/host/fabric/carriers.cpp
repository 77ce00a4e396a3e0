#include "host/fabric/carriers.hpp"

#include <algorithm>

namespace mpiwasm::host {

std::string carrier(Reach reach, std::uint64_t sent, const Traffic& before, const Traffic& after,
                    const std::vector<NetworkAdapter>& adapters, const std::vector<std::string>& devices) {
  if (sent == 0) return "";
  // A counter may lag, so not every byte must be counted; half of the messages cannot be a coincidence.
  const std::uint64_t enough = sent / 2;
  if (after.sockets >= before.sockets + enough) return std::string{tcp_sockets};
  for (const auto& [name, bytes] : after.adapters) {
    const auto earlier = before.adapters.find(name);
    if (bytes < (earlier == before.adapters.end() ? 0 : earlier->second) + enough) continue;
    const auto adapter = std::ranges::find(adapters, name, &NetworkAdapter::name);
    return adapter == adapters.end() ? name : adapter->network + " (" + name + ")";
  }
  if (reach == Reach::within_node) return std::string{shared_memory};
  return devices.empty() ? "a transport that this system does not count" : "network adapter " + devices.front();
}

void CarrierWatch::stop(Reach reach, std::uint64_t sent) {
  const Traffic after = measure_traffic();
  std::string& place = reach == Reach::within_node ? report_.within_node : report_.between_nodes;
  place = carrier(reach, sent, before_, after, report_.adapters, open_network_devices());
}

}  // namespace mpiwasm::host
