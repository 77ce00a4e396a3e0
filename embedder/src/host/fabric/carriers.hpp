// What carried the messages of this rank, concluded from the counters before and after.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "host/fabric/traffic.hpp"
#include "host/interface/exchange_messages.hpp"

namespace mpiwasm::host {

inline constexpr std::string_view tcp_sockets = "TCP sockets";
inline constexpr std::string_view shared_memory = "shared memory";

/// Names what carried `sent` bytes, "" when nothing was sent. What neither a socket nor an adapter has counted went
/// through shared memory within a node, and between nodes through one of `devices`, which count nothing.
[[nodiscard]] std::string carrier(Reach reach, std::uint64_t sent, const Traffic& before, const Traffic& after,
                                  const std::vector<NetworkAdapter>& adapters, const std::vector<std::string>& devices);

/// What one rank has to say.
struct RankReport {
  std::string within_node;    ///< the carrier; empty when there was no rank to send to
  std::string between_nodes;  ///< the same
  std::vector<NetworkAdapter> adapters;
};

/// Looks at the counters around the messages of exchange_messages().
class CarrierWatch {
 public:
  void start() { before_ = measure_traffic(); }
  void stop(Reach reach, std::uint64_t sent);
  [[nodiscard]] const RankReport& report() const { return report_; }

 private:
  Traffic before_;
  RankReport report_{.within_node = "", .between_nodes = "", .adapters = find_network_adapters()};
};

}  // namespace mpiwasm::host
