#include "calls/checkpoint/board_messages.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/time.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace mpiwasm::calls {

namespace {

constexpr int milliseconds_to_connect = 2000;
constexpr int milliseconds_to_answer = 10'000;

bool waits(int socket, short events, int milliseconds) {
  pollfd waited{.fd = socket, .events = events, .revents = 0};
  int ready = 0;
  do ready = ::poll(&waited, 1, milliseconds);
  while (ready < 0 && errno == EINTR);
  return ready > 0;
}

/// Not blocking yet.
guest::HostFile connect_to(std::span<const std::byte, 16> address, std::uint16_t port) {
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
  if (!waits(file.number(), POLLOUT, milliseconds_to_connect)) return {};
  int error = 0;
  socklen_t size = sizeof error;
  if (::getsockopt(file.number(), SOL_SOCKET, SO_ERROR, &error, &size) != 0 || error != 0) return {};
  return file;
}

/// Whether the other side is the first process of this job, and has taken this one.
bool is_known_to(int socket, const BoardMeeting& meeting, const BoardJoin& join) {
  const int on = 1;
  (void)::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  (void)::setsockopt(socket, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
  (void)::fcntl(socket, F_SETFL, ::fcntl(socket, F_GETFL) & ~O_NONBLOCK);
  timeval limit{.tv_sec = milliseconds_to_answer / 1000, .tv_usec = 0};
  (void)::setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
  BoardWord word{};
  if (!send_all(socket, std::as_bytes(std::span{&join, 1})) || !receive_all(socket, word) || word != meeting.word)
    return false;
  limit = {};
  return ::setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit) == 0;
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

guest::HostFile join_board(const BoardMeeting& meeting, const BoardWords& words, int rank, BoardConnection connection) {
  const std::uint32_t count = std::min<std::uint32_t>(meeting.count, most_board_addresses);
  for (std::uint32_t each = 0; each < count; ++each) {
    guest::HostFile file = connect_to(meeting.addresses[each], meeting.port);
    const BoardJoin join{.word = words[each], .rank = rank, .connection = connection, .address = each};
    if (file.is_open() && is_known_to(file.number(), meeting, join)) return file;
  }
  return {};
}

}  // namespace mpiwasm::calls
