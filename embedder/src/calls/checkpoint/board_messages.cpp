#include "calls/checkpoint/board_messages.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <utility>
#include <vector>

namespace mpiwasm::calls {

namespace {

using Clock = std::chrono::steady_clock;

constexpr auto time_to_connect = std::chrono::seconds{2};  // to one address
constexpr auto time_to_join = std::chrono::seconds{10};

bool waits(int socket, short events, Clock::time_point end) {
  pollfd waited{.fd = socket, .events = events, .revents = 0};
  for (;;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - Clock::now()).count();
    const int ready = ::poll(&waited, 1, static_cast<int>(std::max<std::int64_t>(left, 0)));
    if (ready >= 0 || errno != EINTR) return ready > 0;
  }
}

/// Not blocking yet.
guest::HostFile connect_to(const BoardAddress& address, std::uint16_t port, Clock::time_point end) {
  in6_addr six{};
  std::memcpy(&six, address.data(), sizeof six);
  // Where the kernel has no IPv6, addresses of IPv4 can be reached all the same.
  const bool is_four = IN6_IS_ADDR_V4MAPPED(&six);
  auto file = guest::HostFile::own(
      ::socket(is_four ? AF_INET : AF_INET6, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, IPPROTO_TCP));
  if (!file.is_open()) return {};
  int code = 0;
  if (is_four) {
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(port);
    std::memcpy(&to.sin_addr, address.data() + 12, sizeof to.sin_addr);
    code = ::connect(file.number(), reinterpret_cast<const sockaddr*>(&to), sizeof to);
  } else {
    sockaddr_in6 to{};
    to.sin6_family = AF_INET6;
    to.sin6_port = htons(port);
    to.sin6_addr = six;
    code = ::connect(file.number(), reinterpret_cast<const sockaddr*>(&to), sizeof to);
  }
  if (code != 0 && errno != EINPROGRESS && errno != EINTR) return {};
  if (!waits(file.number(), POLLOUT, std::min(end, Clock::now() + time_to_connect))) return {};
  int error = 0;
  socklen_t size = sizeof error;
  if (::getsockopt(file.number(), SOL_SOCKET, SO_ERROR, &error, &size) != 0 || error != 0) return {};
  return file;
}

/// The other side may send one byte now and then.
bool receive_before(int socket, std::span<std::byte> bytes, Clock::time_point end) {
  while (!bytes.empty()) {
    if (!waits(socket, POLLIN, end)) return false;
    const ssize_t got = ::recv(socket, bytes.data(), bytes.size(), MSG_DONTWAIT);
    if (got <= 0) return false;
    bytes = bytes.subspan(static_cast<std::size_t>(got));
  }
  return true;
}

/// Whether the other side is the first process of this job, and has taken this one.
bool is_known_to(int socket, const BoardMeeting& meeting, const BoardJoin& join, Clock::time_point end) {
  keep_alive(socket);
  BoardWord word{};
  if (!send_all(socket, std::as_bytes(std::span{&join, 1})) || !receive_before(socket, word, end)) return false;
  if (word != meeting.word) return false;
  return ::fcntl(socket, F_SETFL, ::fcntl(socket, F_GETFL) & ~O_NONBLOCK) == 0;
}

guest::HostFile connect(const BoardMeeting& meeting, const BoardJoin& join, Clock::time_point end) {
  guest::HostFile file = connect_to(meeting.addresses[join.address], static_cast<std::uint16_t>(meeting.port), end);
  return file.is_open() && is_known_to(file.number(), meeting, join, end) ? std::move(file) : guest::HostFile{};
}

}  // namespace

bool send_all(int socket, std::span<const std::byte> bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return false;
    bytes = bytes.subspan(static_cast<std::size_t>(sent));
  }
  return true;
}

bool receive_all(int socket, std::span<std::byte> bytes) {
  while (!bytes.empty()) {
    const ssize_t got = ::recv(socket, bytes.data(), bytes.size(), 0);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    bytes = bytes.subspan(static_cast<std::size_t>(got));
  }
  return true;
}

void keep_alive(int socket) {
  const auto set = [socket](int level, int name, int value) {
    (void)::setsockopt(socket, level, name, &value, sizeof value);
  };
  constexpr int seconds = 60;
  constexpr int seconds_between = 10;
  constexpr int attempts = 6;
  set(IPPROTO_TCP, TCP_NODELAY, 1);
  set(SOL_SOCKET, SO_KEEPALIVE, 1);
  set(IPPROTO_TCP, TCP_KEEPIDLE, seconds);
  set(IPPROTO_TCP, TCP_KEEPINTVL, seconds_between);
  set(IPPROTO_TCP, TCP_KEEPCNT, attempts);
  set(IPPROTO_TCP, TCP_USER_TIMEOUT, 1000 * (seconds + attempts * seconds_between));
}

BoardConnections join_board(const BoardMeeting& meeting, const BoardWords& words, int rank) {
  const Clock::time_point end = Clock::now() + time_to_join;
  const std::vector<BoardAddress> own = own_addresses();
  const auto addresses = std::span{meeting.addresses}.first(std::min<std::size_t>(meeting.count, most_board_addresses));
  const auto is_own = [&](const BoardAddress& address) { return std::ranges::find(own, address) != own.end(); };
  // Where the first process is on another node, what listens at an address of this one is something else.
  const bool is_here = std::ranges::all_of(addresses, is_own);
  for (std::uint32_t each = 0; each < addresses.size(); ++each) {
    if (!is_here && is_own(addresses[each])) continue;
    BoardJoin join{.word = words[each], .rank = rank, .connection = BoardConnection::calls, .address = each};
    BoardConnections made;
    made.calls = connect(meeting, join, end);
    if (!made.calls.is_open()) continue;
    join.connection = BoardConnection::notices;
    made.notices = connect(meeting, join, end);
    return made;
  }
  return {};
}

}  // namespace mpiwasm::calls
