// Addresses of a node, at which the processes of other nodes reach the board (board_server.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

struct sockaddr;

namespace mpiwasm::calls {

/// Of IPv6, or of IPv4 mapped to it.
using BoardAddress = std::array<std::byte, 16>;

/// Nothing for other families, and for addresses that are those of a link.
[[nodiscard]] std::optional<BoardAddress> address_of(const sockaddr* from);

/// Those of this node, and last the loopback.
[[nodiscard]] std::vector<BoardAddress> own_addresses();

}  // namespace mpiwasm::calls
