// See board_server.hpp. What a process asks for is in board_server_calls.cpp.
#include "calls/checkpoint/board_server.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <pthread.h>
#include <sys/random.h>
#include <sys/socket.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <new>
#include <system_error>
#include <utility>

namespace mpiwasm::calls {

namespace {

/// Connections that have not said whose they are, at most: others may find the port.
constexpr std::size_t most_strangers = 64;
constexpr int connections_of_each = 2;

using Address = std::array<std::byte, sizeof(in6_addr)>;

std::optional<Address> address_of(const sockaddr* from) {
  Address address{};
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

/// Those of this node, and last that by which it reaches itself.
void find_addresses(BoardMeeting& meeting) {
  ifaddrs* all = nullptr;
  if (::getifaddrs(&all) != 0) return;
  for (const bool is_loopback : {false, true}) {
    for (const ifaddrs* each = all; each != nullptr; each = each->ifa_next) {
      if ((each->ifa_flags & IFF_UP) == 0 || ((each->ifa_flags & IFF_LOOPBACK) != 0) != is_loopback) continue;
      const std::optional<Address> address = address_of(each->ifa_addr);
      // One place is kept for the loopback.
      const std::size_t room = BoardMeeting::most_addresses - (is_loopback ? 0 : 1);
      if (address && meeting.count < room) meeting.addresses[meeting.count++] = *address;
    }
  }
  ::freeifaddrs(all);
}

guest::HostFile listening(int family) {
  auto file = guest::HostFile::own(::socket(family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, IPPROTO_TCP));
  if (!file.is_open()) return {};
  int code = 0;
  if (family == AF_INET6) {
    const int off = 0;
    (void)::setsockopt(file.number(), IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof off);
    sockaddr_in6 any{};
    any.sin6_family = AF_INET6;
    code = ::bind(file.number(), reinterpret_cast<const sockaddr*>(&any), sizeof any);
  } else {
    sockaddr_in any{};
    any.sin_family = AF_INET;
    code = ::bind(file.number(), reinterpret_cast<const sockaddr*>(&any), sizeof any);
  }
  if (code != 0 || ::listen(file.number(), SOMAXCONN) != 0) return {};
  return file;
}

std::uint16_t port_of(int socket) {
  sockaddr_storage own{};
  socklen_t size = sizeof own;
  if (::getsockname(socket, reinterpret_cast<sockaddr*>(&own), &size) != 0) return 0;
  return ntohs(own.ss_family == AF_INET6 ? reinterpret_cast<const sockaddr_in6&>(own).sin6_port
                                         : reinterpret_cast<const sockaddr_in&>(own).sin_port);
}

/// Takes as long for each word.
bool is_same(const BoardWord& one, const BoardWord& other) {
  std::byte difference{0};
  for (std::size_t i = 0; i < one.size(); ++i) difference |= one[i] ^ other[i];
  return difference == std::byte{0};
}

}  // namespace

BoardServer::BoardServer(std::vector<BoardWord> words) : words_(std::move(words)) {
  const auto size = static_cast<int>(words_.size());
  std::size_t bytes = SharedBoard::bytes_for(size) + SharedBoard::alignment();
  memory_.resize(bytes);
  void* place = memory_.data();
  place = std::align(SharedBoard::alignment(), SharedBoard::bytes_for(size), place, bytes);
  SharedBoard::Shared& shared = SharedBoard::initialise(place, size);
  for (int rank = 0; rank < size; ++rank) boards_.push_back(std::make_unique<SharedBoard>(shared, rank, size));
  awaited_.resize(words_.size());
  published_.resize(words_.size());
}

bool BoardServer::listen() {
  listener_ = listening(AF_INET6);
  if (!listener_.is_open()) listener_ = listening(AF_INET);
  if (!listener_.is_open()) return false;
  meeting_.port = port_of(listener_.number());
  find_addresses(meeting_);
  return meeting_.port != 0 &&
         ::getrandom(meeting_.word.data(), meeting_.word.size(), 0) == static_cast<ssize_t>(meeting_.word.size());
}

std::unique_ptr<BoardServer> BoardServer::start(std::vector<BoardWord> words) {
  std::unique_ptr<BoardServer> server{new BoardServer(std::move(words))};
  if (!server->listen()) return nullptr;
  // Signals are for the program; filters of the confinement come by SIGSYS.
  sigset_t all;
  sigset_t before;
  sigfillset(&all);
  sigdelset(&all, SIGSYS);
  (void)::pthread_sigmask(SIG_SETMASK, &all, &before);
  try {
    server->thread_ = std::thread{[each = server.get()] {
      try {
        each->serve();
      } catch (const std::bad_alloc&) {
        each->connections_.clear();
      }
    }};
  } catch (const std::system_error&) {
    server->listener_ = {};
  }
  (void)::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  return server->listener_.is_open() ? std::move(server) : nullptr;
}

BoardServer::~BoardServer() {
  ends_ = true;
  // Wakes the thread.
  if (listener_.is_open()) (void)::shutdown(listener_.number(), SHUT_RDWR);
  if (thread_.joinable()) thread_.join();
}

void BoardServer::serve() {
  std::vector<pollfd> waited;
  while (!ends_ && !is_lost_) {
    waited.assign(1, {.fd = listener_.number(), .events = POLLIN, .revents = 0});
    for (const Connection& each : connections_)
      waited.push_back({.fd = each.file.number(), .events = POLLIN, .revents = 0});
    if (::poll(waited.data(), waited.size(), -1) < 0 && errno != EINTR) break;
    if (ends_) break;
    for (std::size_t each = 0; each < connections_.size(); ++each) {
      Connection& connection = connections_[each];
      if (waited[each + 1].revents == 0 || read(connection)) continue;
      is_lost_ |= connection.rank >= 0;
      (void)connection.file.close();
    }
    std::erase_if(connections_, [](const Connection& each) { return !each.file.is_open(); });
    if (waited.front().revents != 0) accept();
    go_on();
  }
  // Processes that are at work learn of it; those that wait for others end the job.
  connections_.clear();
  if (is_lost_ && goes_on_after_loss())
    (void)std::fputs("mpiwasm: rank 0: the connection to a process was lost; the job goes on without checkpoints\n",
                     stderr);
}

/// Usually a process has ended, and with it the job does.
bool BoardServer::goes_on_after_loss() const {
  constexpr int most_pauses = 50;
  for (int pauses = 0; pauses < most_pauses && !ends_ && !is_leaving_; ++pauses)
    std::this_thread::sleep_for(std::chrono::milliseconds{100});
  return !ends_ && !is_leaving_;
}

void BoardServer::accept() {
  for (;;) {
    auto file = guest::HostFile::own(::accept4(listener_.number(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
    if (!file.is_open()) return;
    const auto strangers =
        static_cast<std::size_t>(std::ranges::count_if(connections_, [](const auto& each) { return each.rank < 0; }));
    if (strangers >= most_strangers + connections_of_each * words_.size()) continue;
    const int on = 1;
    (void)::setsockopt(file.number(), IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    (void)::setsockopt(file.number(), SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
    connections_.push_back({.file = std::move(file), .rank = -1, .kind = {}, .input = {}});
  }
}

bool BoardServer::read(Connection& connection) {
  constexpr std::size_t at_once = 65536;
  const std::size_t before = connection.input.size();
  connection.input.resize(before + at_once);
  const ssize_t got = ::recv(connection.file.number(), connection.input.data() + before, at_once, 0);
  const int error = errno;
  connection.input.resize(before + static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
  if (got < 0) return error == EINTR || error == EAGAIN;
  if (got == 0) return false;
  if (connection.rank >= 0) return take_requests(connection);
  if (connection.input.size() < sizeof(BoardJoin)) return true;
  BoardJoin asked;
  std::memcpy(&asked, connection.input.data(), sizeof asked);
  connection.input.erase(connection.input.begin(), connection.input.begin() + sizeof asked);
  return join(connection, asked) && take_requests(connection);
}

bool BoardServer::join(Connection& connection, const BoardJoin& join) {
  const bool has_rank = join.rank >= 0 && static_cast<std::size_t>(join.rank) < words_.size();
  if (!has_rank || !is_same(words_[static_cast<std::size_t>(join.rank)], join.word)) return false;
  if (join.connection != BoardConnection::calls && join.connection != BoardConnection::notices) return false;
  const bool is_there = std::ranges::any_of(connections_, [&](const Connection& each) {
    return each.file.is_open() && each.rank == join.rank && each.kind == join.connection;
  });
  if (is_there) return false;
  connection.rank = join.rank;
  connection.kind = join.connection;
  return send_all(connection.file.number(), meeting_.word);
}

void BoardServer::send_to(int rank, BoardConnection kind, std::uint64_t word) {
  const auto found = std::ranges::find_if(
      connections_, [&](const Connection& each) { return each.rank == rank && each.kind == kind; });
  // What is sent is short, and awaited: there is room for it.
  if (found == connections_.end() || !send_all(found->file.number(), std::as_bytes(std::span{&word, 1})))
    is_lost_ = true;
}

}  // namespace mpiwasm::calls
