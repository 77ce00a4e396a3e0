#include "calls/checkpoint/board_addresses.hpp"

#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <algorithm>
#include <cstring>

namespace mpiwasm::calls {

std::optional<BoardAddress> address_of(const sockaddr* from) {
  BoardAddress address{};
  if (from == nullptr) return std::nullopt;
  if (from->sa_family == AF_INET6) {
    const auto& six = reinterpret_cast<const sockaddr_in6*>(from)->sin6_addr;
    // Those of a link need to know which link.
    if (IN6_IS_ADDR_LINKLOCAL(&six)) return std::nullopt;
    std::memcpy(address.data(), &six, sizeof six);
    return address;
  }
  if (from->sa_family != AF_INET) return std::nullopt;
  constexpr std::size_t mark = 10;
  constexpr std::size_t end_of_mark = 12;
  std::fill(address.begin() + mark, address.begin() + end_of_mark, std::byte{0xff});
  std::memcpy(address.data() + end_of_mark, &reinterpret_cast<const sockaddr_in*>(from)->sin_addr, sizeof(in_addr));
  return address;
}

std::vector<BoardAddress> own_addresses() {
  std::vector<BoardAddress> found;
  ifaddrs* all = nullptr;
  if (::getifaddrs(&all) != 0) return found;
  for (const bool is_loopback : {false, true}) {
    for (const ifaddrs* each = all; each != nullptr; each = each->ifa_next) {
      if ((each->ifa_flags & IFF_UP) == 0 || ((each->ifa_flags & IFF_LOOPBACK) != 0) != is_loopback) continue;
      if (const std::optional<BoardAddress> address = address_of(each->ifa_addr)) found.push_back(*address);
    }
  }
  ::freeifaddrs(all);
  return found;
}

}  // namespace mpiwasm::calls
