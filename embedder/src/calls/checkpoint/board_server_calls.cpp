// What processes ask the board of a job on several nodes for: board_server.hpp.
#include <algorithm>
#include <chrono>
#include <cstring>
#include <utility>

#include "calls/checkpoint/arriving.hpp"
#include "calls/checkpoint/board_server.hpp"

namespace mpiwasm::calls {

namespace {

constexpr std::size_t words_of_group = 3;
constexpr std::uint64_t most_words =
    std::max<std::uint64_t>(1 + words_of_group * Board::most_groups, Board::most_processes);

Gate gate_of(const BoardRequest& request) {
  return {static_cast<int>(static_cast<std::int64_t>(request.numbers[0])), request.numbers[1]};
}

bool is_sound(Gate gate) { return gate.group >= -1 && gate.group < Board::most_groups; }

std::int64_t from_now(std::uint64_t nanoseconds) { return monotonic_time() + static_cast<std::int64_t>(nanoseconds); }

}  // namespace

bool BoardServer::take_requests(Connection& connection) {
  std::span<const std::byte> input{connection.input};
  bool goes_on = true;
  while (goes_on && input.size() >= sizeof(BoardRequest)) {
    BoardRequest request;
    std::memcpy(&request, input.data(), sizeof request);
    if (request.words > most_words) return false;
    const std::size_t size = request.words * sizeof(std::uint64_t);
    if (input.size() < sizeof request + size) break;
    std::vector<std::uint64_t> words(request.words);
    if (size > 0) std::memcpy(words.data(), input.data() + sizeof request, size);
    input = input.subspan(sizeof request + size);
    goes_on = take(connection, request, words);
  }
  connection.input.erase(connection.input.begin(), connection.input.end() - static_cast<std::ptrdiff_t>(input.size()));
  return goes_on;
}

bool BoardServer::take(Connection& connection, const BoardRequest& request, std::span<const std::uint64_t> words) {
  if (connection.kind == BoardConnection::notices)
    return request.call == BoardCall::counts && take_awaited(connection.rank, words);
  if (request.call == BoardCall::counts && !take_published(connection.rank, request.numbers[0], words)) return false;
  const std::uint64_t answer = act(connection.rank, request, words);
  return send_all(connection.file.number(), std::as_bytes(std::span{&answer, 1}));
}

bool BoardServer::take_published(int rank, std::uint64_t notice, std::span<const std::uint64_t> words) {
  const Moment moment = boards_.front()->moment();
  if (moment.phase != Phase::idle && moment.notice == notice) published_[static_cast<std::size_t>(rank)] = true;
  return set_counts(rank, words);
}

bool BoardServer::set_counts(int rank, std::span<const std::uint64_t> words) {
  if (words.size() % words_of_group != 1) return false;
  SharedBoard& board = *boards_[static_cast<std::size_t>(rank)];
  board.set_decisions(words[0]);
  for (words = words.subspan(1); !words.empty(); words = words.subspan(words_of_group)) {
    if (words[0] >= Board::most_groups) return false;
    board.set_counts(static_cast<int>(words[0]), words[1], words[2]);
  }
  return true;
}

/// What a process has published itself since the notice is not older.
bool BoardServer::take_awaited(int rank, std::span<const std::uint64_t> words) {
  const auto place = static_cast<std::size_t>(rank);
  if (!awaited_[place]) return false;
  awaited_[place] = false;
  return published_[place] || set_counts(rank, words);
}

bool BoardServer::give_notice() {
  SharedBoard& board = *boards_.front();
  if (!board.begin_notice()) return true;
  awaited_.assign(boards_.size(), true);
  published_.assign(boards_.size(), false);
  is_noticed_ = true;
  send_moment();
  return !is_lost_;
}

void BoardServer::send_moment() {
  const std::uint64_t word = word_of(boards_.front()->moment());
  for (std::size_t rank = 0; rank < boards_.size(); ++rank)
    send_to(static_cast<int>(rank), BoardConnection::notices, word);
}

std::uint64_t BoardServer::act(int rank, const BoardRequest& request, std::span<const std::uint64_t> words) {
  SharedBoard& board = *boards_[static_cast<std::size_t>(rank)];
  const std::uint64_t number = request.numbers[0];
  const Moment moment = moment_of(number);
  switch (request.call) {
    case BoardCall::counts:
      return 0;
    case BoardCall::moment:
      return word_of(board.moment());
    case BoardCall::advance:
      return board.advance(moment, moment_of(request.numbers[1]).phase) ? 1 : 0;
    case BoardCall::give_notice:
      return give_notice() ? 1 : 0;
    case BoardCall::group_of:
      return static_cast<std::uint64_t>(board.group_of({words.begin(), words.end()}).value_or(-1));
    case BoardCall::is_within_bound:
      return is_sound(gate_of(request)) && board.is_within_bound(gate_of(request)) ? 1 : 0;
    case BoardCall::may_enter:
      return is_sound(gate_of(request)) && board.may_enter(gate_of(request)) ? 1 : 0;
    case BoardCall::answer:
      board.answer(number, request.numbers[1] != 0);
      return 0;
    case BoardCall::park:
      if (is_sound(gate_of(request))) board.park(gate_of(request));
      return 0;
    case BoardCall::unpark:
      board.unpark();
      return 0;
    case BoardCall::all_are_parked:
      return board.all_are_parked() ? 1 : 0;
    case BoardCall::moves:
      return board.moves();
    case BoardCall::begin_receiving:
      return board.begin_receiving(moment) ? 1 : 0;
    case BoardCall::end_receiving:
      board.end_receiving(number != 0);
      return 0;
    case BoardCall::forget_received:
      board.forget_received();
      return 0;
    case BoardCall::note_end:
      board.note_end();
      return 0;
    case BoardCall::ends:
      return board.ends() ? 1 : 0;
    case BoardCall::begin_withdrawal:
      return board.begin_withdrawal(moment) ? 1 : 0;
    case BoardCall::can_go_on:
      return board.can_go_on() ? 1 : 0;
    case BoardCall::end_withdrawal:
      return board.end_withdrawal(moment, from_now(request.numbers[1])) ? 1 : 0;
    case BoardCall::patience:
      return static_cast<std::uint64_t>(board.patience());
    case BoardCall::not_before:
      return static_cast<std::uint64_t>(std::max<std::int64_t>(board.not_before() - monotonic_time(), 0));
    case BoardCall::set_not_before:
      board.set_not_before(from_now(number));
      return 0;
  }
  return 0;
}

void BoardServer::go_on() {
  SharedBoard& board = *boards_.front();
  const Moment moment = board.moment();
  if (moment.phase == Phase::bounding && std::ranges::none_of(awaited_, [](bool each) { return each; }))
    board.set_bounds();
  if (board.moment().phase == Phase::bounded) board.propose(board.moment());
  // Processes that compute do not ask.
  if (board.moment().phase == Phase::idle && std::exchange(is_noticed_, false)) send_moment();
}

}  // namespace mpiwasm::calls
