// See board_server.hpp. What a process asks for is in board_server_calls.cpp.
#include "calls/checkpoint/board_server.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <new>
#include <system_error>
#include <utility>

#include "guest/blocked_signals.hpp"

namespace mpiwasm::calls {

namespace {

/// Connections that have not said whose they are, at most: others may find the port.
constexpr std::size_t most_strangers = 64;
constexpr std::size_t connections_of_each = 2;

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

sockaddr_storage own_address(int socket) {
  sockaddr_storage own{};
  socklen_t size = sizeof own;
  if (::getsockname(socket, reinterpret_cast<sockaddr*>(&own), &size) != 0) own.ss_family = AF_UNSPEC;
  return own;
}

std::uint16_t port_of(const sockaddr_storage& own) {
  if (own.ss_family == AF_INET6) return ntohs(reinterpret_cast<const sockaddr_in6&>(own).sin6_port);
  return own.ss_family == AF_INET ? ntohs(reinterpret_cast<const sockaddr_in&>(own).sin_port) : 0;
}

/// Whether there are descriptors for the connections of so many processes, and for as many of MPI.
bool has_descriptors_for(std::size_t processes) {
  constexpr std::size_t of_others = 256;
  const rlim_t wanted = 2 * connections_of_each * processes + most_strangers + of_others;
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return false;
  if (limit.rlim_cur >= wanted) return true;
  limit.rlim_cur = wanted;
  return limit.rlim_max >= wanted && ::setrlimit(RLIMIT_NOFILE, &limit) == 0;
}

/// Takes as long for each word.
bool is_same(const BoardWord& one, const BoardWord& other) {
  std::byte difference{0};
  for (std::size_t i = 0; i < one.size(); ++i) difference |= one[i] ^ other[i];
  return difference == std::byte{0};
}

}  // namespace

BoardServer::BoardServer(std::vector<BoardWords> words) : words_(std::move(words)) {
  const auto size = static_cast<int>(words_.size());
  std::size_t bytes = SharedBoard::bytes_for(size) + SharedBoard::alignment();
  memory_.resize(bytes);
  void* place = memory_.data();
  place = std::align(SharedBoard::alignment(), SharedBoard::bytes_for(size), place, bytes);
  SharedBoard::Shared& shared = SharedBoard::initialise(place, size);
  for (int rank = 0; rank < size; ++rank) boards_.push_back(std::make_unique<SharedBoard>(shared, rank, size));
  constexpr std::size_t at_once = 65536;
  received_.resize(at_once);
  awaited_.resize(words_.size());
  published_.resize(words_.size());
}

bool BoardServer::listen() {
  wake_ = guest::HostFile::own(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
  if (!wake_.is_open() || !has_descriptors_for(words_.size())) return false;
  listener_ = listening(AF_INET6);
  if (!listener_.is_open()) listener_ = listening(AF_INET);
  if (!listener_.is_open()) return false;
  meeting_.port = port_of(own_address(listener_.number()));
  const std::vector<BoardAddress> addresses = own_addresses();
  // The last one is the loopback, for processes of this node.
  for (const BoardAddress& each : addresses) {
    if (meeting_.count < most_board_addresses - 1 || &each == &addresses.back())
      meeting_.addresses[meeting_.count++] = each;
  }
  return meeting_.port != 0 &&
         ::getrandom(meeting_.word.data(), meeting_.word.size(), 0) == static_cast<ssize_t>(meeting_.word.size());
}

std::unique_ptr<BoardServer> BoardServer::start(std::vector<BoardWords> words) {
  std::unique_ptr<BoardServer> server{new BoardServer(std::move(words))};
  if (!server->listen()) return nullptr;
  const guest::BlockedSignals blocked;
  try {
    server->thread_ = std::thread{[each = server.get()] {
      try {
        each->serve();
      } catch (const std::bad_alloc&) {
        each->is_lost_ = true;
      }
      each->end();
    }};
  } catch (const std::system_error&) {
    return nullptr;
  }
  return server;
}

BoardServer::~BoardServer() {
  ends_ = true;
  const std::uint64_t one = 1;
  (void)!::write(wake_.number(), &one, sizeof one);
  if (thread_.joinable()) thread_.join();
}

void BoardServer::serve() {
  constexpr std::size_t places_before = 2;
  std::vector<pollfd> waited;
  while (!ends_ && !is_lost_) {
    waited = {{.fd = wake_.number(), .events = POLLIN, .revents = 0},
              {.fd = listener_.number(), .events = POLLIN, .revents = 0}};
    for (const Connection& each : connections_)
      waited.push_back({.fd = each.file.number(), .events = POLLIN, .revents = 0});
    if (::poll(waited.data(), waited.size(), -1) < 0 && errno != EINTR) is_lost_ = true;
    if (ends_ || is_lost_) return;
    for (std::size_t each = 0; each < connections_.size(); ++each) {
      Connection& connection = connections_[each];
      if (waited[each + places_before].revents == 0 || read(connection)) continue;
      is_lost_ |= connection.rank >= 0;
      (void)connection.file.close();
    }
    std::erase_if(connections_, [](const Connection& each) { return !each.file.is_open(); });
    if (waited[1].revents != 0) accept();
    end_joining();
    go_on();
  }
}

/// Processes that are at work learn of a loss when their connections are closed; those that wait for others end the
/// job.
void BoardServer::end() {
  connections_.clear();
  if (is_lost_ && boards_.front()->moment().phase == Phase::idle && goes_on_after_loss())
    (void)std::fputs("mpiwasm: rank 0: the connection to a process was lost; the job goes on without checkpoints\n",
                     stderr);
}

void BoardServer::end_joining() {
  const auto joined =
      static_cast<std::size_t>(std::ranges::count_if(connections_, [](const auto& each) { return each.rank >= 0; }));
  if (!listener_.is_open() || joined < connections_of_each * words_.size()) return;
  (void)listener_.close();
  std::erase_if(connections_, [](const Connection& each) { return each.rank < 0; });
}

/// Usually a process has ended, and with it the job does.
bool BoardServer::goes_on_after_loss() const {
  constexpr int most_pauses = 50;
  for (int pauses = 0; pauses < most_pauses && !ends_ && !is_leaving_; ++pauses)
    std::this_thread::sleep_for(std::chrono::milliseconds{100});
  return !ends_ && !is_leaving_;
}

void BoardServer::accept() {
  // Others that have found the port keep neither this thread nor the places.
  for (std::size_t turn = 0; turn < most_strangers; ++turn) {
    auto file = guest::HostFile::own(::accept4(listener_.number(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
    // Where there are no descriptors left, processes cannot join.
    if (!file.is_open()) {
      is_lost_ |= errno == EMFILE || errno == ENFILE;
      return;
    }
    if (connections_.size() >= most_strangers + connections_of_each * words_.size())
      connections_.erase(std::ranges::find(connections_, -1, &Connection::rank));
    keep_alive(file.number());
    connections_.push_back({.file = std::move(file), .rank = -1, .kind = {}, .input = {}});
  }
}

bool BoardServer::read(Connection& connection) {
  const ssize_t got = ::recv(connection.file.number(), received_.data(), received_.size(), 0);
  if (got < 0) return errno == EINTR || errno == EAGAIN;
  if (got == 0) return false;
  connection.input.insert(connection.input.end(), received_.begin(), received_.begin() + got);
  if (connection.rank >= 0) return take_requests(connection);
  if (connection.input.size() < sizeof(BoardJoin)) return true;
  BoardJoin asked;
  std::memcpy(&asked, connection.input.data(), sizeof asked);
  connection.input.erase(connection.input.begin(), connection.input.begin() + sizeof asked);
  return join(connection, asked) && take_requests(connection);
}

/// The word is that of the process and of the address at which this connection has come in.
bool BoardServer::is_known(const Connection& connection, const BoardJoin& join) const {
  if (join.rank < 0 || static_cast<std::size_t>(join.rank) >= words_.size() || join.address >= meeting_.count)
    return false;
  const sockaddr_storage own = own_address(connection.file.number());
  return address_of(reinterpret_cast<const sockaddr*>(&own)) == meeting_.addresses[join.address] &&
         is_same(words_[static_cast<std::size_t>(join.rank)][join.address], join.word) &&
         (join.connection == BoardConnection::calls || join.connection == BoardConnection::notices);
}

bool BoardServer::join(Connection& connection, const BoardJoin& join) {
  if (!is_known(connection, join)) return false;
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
