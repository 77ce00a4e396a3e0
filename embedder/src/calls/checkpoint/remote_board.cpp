// See remote_board.hpp.
#include "calls/checkpoint/remote_board.hpp"

#include <linux/membarrier.h>
#include <sched.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <system_error>
#include <utility>
#include <vector>

#include "calls/checkpoint/arriving.hpp"
#include "calls/checkpoint/board_process.hpp"
#include "calls/core/call_state.hpp"
#include "guest/blocked_signals.hpp"

namespace mpiwasm::calls {

/// Shared with the thread.
struct RemoteBoard::State {
  std::atomic<std::uint64_t> notice;  ///< the last one that the thread has seen
  std::atomic<std::uint64_t> over;    ///< the last one that is over
  std::atomic<std::int64_t> not_before;
  std::atomic<bool> is_lost;  ///< the first process cannot be reached any more
  std::atomic<bool> ends;     ///< it will not be needed any more
  std::atomic<bool> asks;     ///< a thread of the program waits for an answer
};

namespace {

bool membarrier(int command) { return ::syscall(SYS_membarrier, command, 0U, 0) == 0; }

/// Words for each process, in the first one.
std::vector<BoardWords> make_words(int size) {
  std::vector<BoardWords> words(static_cast<std::size_t>(size));
  for (BoardWords& of_one : words)
    for (BoardWord& word : of_one)
      if (::getrandom(word.data(), word.size(), 0) != static_cast<ssize_t>(word.size())) return {};
  return words;
}

std::uint64_t time_from_now(std::int64_t time) {
  return static_cast<std::uint64_t>(std::max<std::int64_t>(time - monotonic_time(), 0));
}

}  // namespace

RemoteBoard::RemoteBoard(MPI_Comm world)
    : world_(world), counts_(std::make_unique<Process>()), state_(std::make_unique<State>()) {
  own_ = counts_.get();
}

std::unique_ptr<RemoteBoard> RemoteBoard::create(MPI_Comm world) {
  int size = 0;
  int rank = 0;
  MPI_Comm_size(world, &size);
  MPI_Comm_rank(world, &rank);
  if (size > most_processes) return nullptr;
  std::unique_ptr<RemoteBoard> board{new RemoteBoard(world)};
  std::vector<BoardWords> words;
  BoardMeeting meeting;
  if (rank == 0) {
    words = make_words(size);
    if (!words.empty()) board->server_ = BoardServer::start(words);
    if (board->server_ != nullptr) meeting = board->server_->meeting();
    words.resize(static_cast<std::size_t>(size));
  }
  BoardWords own{};
  constexpr int bytes = sizeof own;
  const bool is_met = MPI_Bcast(&meeting, sizeof meeting, MPI_BYTE, 0, world) == MPI_SUCCESS &&
                      MPI_Scatter(words.data(), bytes, MPI_BYTE, &own, bytes, MPI_BYTE, 0, world) == MPI_SUCCESS;
  int problem = is_met && board->join(meeting, own, rank) ? 0 : 1;
  MPI_Allreduce(MPI_IN_PLACE, &problem, 1, MPI_INT, MPI_MAX, world);
  if (problem == 0) return board;
  board->leave();
  return nullptr;
}

bool RemoteBoard::join(const BoardMeeting& meeting, const BoardWords& words, int rank) {
  if (meeting.port == 0 || !membarrier(MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED)) return false;
  const guest::BlockedSignals blocked;
  BoardConnections made = join_board(meeting, words, rank);
  calls_ = std::move(made.calls);
  notices_ = std::move(made.notices);
  if (!calls_.is_open() || !notices_.is_open()) return false;
  try {
    thread_ = std::thread{[this] { await_notices(); }};
  } catch (const std::system_error&) {
    return false;
  }
  return true;
}

/// No process takes the end of another one for a loss.
void RemoteBoard::leave() {
  if (state_->ends.exchange(true)) return;
  if (server_ != nullptr) server_->expect_ends();
  int is_over = 0;
  MPI_Finalized(&is_over);
  if (is_over == 0) MPI_Barrier(world_);
}

RemoteBoard::~RemoteBoard() {
  leave();
  if (notices_.is_open()) (void)::shutdown(notices_.number(), SHUT_RDWR);
  if (thread_.joinable()) thread_.join();
}

/// All of this is done while the program goes on: a count that it has not made visible before the barrier precedes a
/// look at its attention, so that it publishes the count itself.
void RemoteBoard::await_notices() {
  std::uint64_t word = 0;
  while (receive_all(notices_.number(), std::as_writable_bytes(std::span{&word, 1}))) {
    const Moment moment = moment_of(word);
    if (moment.phase == Phase::idle) {
      state_->over = moment.notice;
      continue;
    }
    state_->notice = moment.notice;
    own_->attention = 1;
    (void)membarrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED);
    if (!send_counts(notices_.number())) break;
  }
  if (state_->ends) return;
  state_->is_lost = true;
  own_->attention = 1;
}

bool RemoteBoard::send_counts(int socket) const {
  // Nothing catches what an allocation would throw in the thread of notices.
  std::array<std::uint64_t, 1 + 3 * std::size_t{most_groups}> words;
  std::size_t used = 0;
  // Before the counts: those of an earlier notice may be older than what the thread sends for the next one.
  const std::uint64_t notice = state_->notice;
  words[used++] = own_->decisions.load();
  for (std::size_t group = 0; group < most_groups; ++group) {
    const std::uint64_t begun = own_->begun[group].load();
    const std::uint64_t nonblocking = own_->nonblocking[group].load();
    if (begun == 0 && nonblocking == 0) continue;
    words[used++] = group;
    words[used++] = begun;
    words[used++] = nonblocking;
  }
  const BoardRequest request{.call = BoardCall::counts, .numbers = {notice, 0}, .words = used};
  return send_all(socket, std::as_bytes(std::span{&request, 1})) &&
         send_all(socket, std::as_bytes(std::span{words}.first(used)));
}

std::uint64_t RemoteBoard::ask(BoardCall call, std::uint64_t first, std::uint64_t second,
                               std::span<const std::uint64_t> words) const {
  // One thread at a time. It is no lock, because the end of the guest may leave it as it is.
  while (state_->asks.exchange(true)) (void)::sched_yield();
  std::uint64_t answer = 0;
  const BoardRequest request{.call = call, .numbers = {first, second}, .words = words.size()};
  const bool is_sent = call == BoardCall::counts ? send_counts(calls_.number())
                                                 : send_all(calls_.number(), std::as_bytes(std::span{&request, 1})) &&
                                                       send_all(calls_.number(), std::as_bytes(words));
  const bool is_answered = is_sent && receive_all(calls_.number(), std::as_writable_bytes(std::span{&answer, 1}));
  state_->asks = false;
  if (is_answered) return answer;
  state_->is_lost = true;
  // Before a notice, the job can go on without checkpoints. Later, others may have stopped, and wait for this process.
  if (state_->notice == state_->over) return 0;
  // Usually another process has ended, and the job does, for its reason.
  constexpr auto time_to_end = std::chrono::seconds{5};
  std::this_thread::sleep_for(time_to_end);
  constexpr int setup_failed = 123;  // docs/reference/exit-codes.md
  end_guest(process_context(), setup_failed, "the connection to rank 0 was lost while a checkpoint was made", false);
}

std::uint64_t RemoteBoard::ask(BoardCall call, Gate gate) const {
  return ask(call, static_cast<std::uint64_t>(static_cast<std::int64_t>(gate.group)), gate.number);
}

bool RemoteBoard::is_asked() const {
  if (state_->notice == state_->over) return false;
  own_->attention = 1;
  return true;
}

Moment RemoteBoard::moment() const {
  const std::uint64_t notice = state_->notice;
  if (!is_asked()) return {Phase::idle, notice};
  const Moment now = moment_of(ask(BoardCall::moment));
  if (now.phase == Phase::idle && now.notice == notice) state_->over = notice;
  return now;
}

/// As long as the thread has not seen a notice, it sends what has been counted up to then.
void RemoteBoard::publish() {
  if (is_asked()) (void)ask(BoardCall::counts);
}

bool RemoteBoard::give_notice() { return !state_->is_lost && ask(BoardCall::give_notice) != 0; }

bool RemoteBoard::advance(Moment from, Phase to) {
  return ask(BoardCall::advance, word_of(from), word_of({to, from.notice})) != 0;
}

std::optional<int> RemoteBoard::group_of(const std::vector<int>& members) {
  auto known = groups_.find(members);
  if (known == groups_.end()) {
    const std::vector<std::uint64_t> words(members.begin(), members.end());
    if (state_->is_lost || words.size() > most_processes) return std::nullopt;
    const auto group = static_cast<std::int64_t>(ask(BoardCall::group_of, 0, 0, words));
    if (state_->is_lost || group >= most_groups) return std::nullopt;
    known = groups_.emplace(members, static_cast<int>(group)).first;
  }
  return known->second < 0 ? std::nullopt : std::optional{known->second};
}

const std::atomic<std::uint32_t>* RemoteBoard::attention() const { return &own_->attention; }

bool RemoteBoard::is_within_bound(Gate gate) const { return ask(BoardCall::is_within_bound, gate) != 0; }
bool RemoteBoard::may_enter(Gate gate) const { return gate.group < 0 || ask(BoardCall::may_enter, gate) != 0; }

void RemoteBoard::answer(std::uint64_t notice, bool hindered) {
  (void)ask(BoardCall::answer, notice, hindered ? 1 : 0);
}

void RemoteBoard::park(Gate gate) { (void)ask(BoardCall::park, gate); }
void RemoteBoard::unpark() { (void)ask(BoardCall::unpark); }
bool RemoteBoard::all_are_parked() const { return ask(BoardCall::all_are_parked) != 0; }
std::uint64_t RemoteBoard::moves() const { return ask(BoardCall::moves); }

bool RemoteBoard::begin_receiving(Moment stopped) { return ask(BoardCall::begin_receiving, word_of(stopped)) != 0; }
void RemoteBoard::end_receiving(bool has_received) { (void)ask(BoardCall::end_receiving, has_received ? 1 : 0); }
void RemoteBoard::forget_received() { (void)ask(BoardCall::forget_received); }

void RemoteBoard::note_end() { (void)ask(BoardCall::note_end); }
bool RemoteBoard::ends() const { return ask(BoardCall::ends) != 0; }

bool RemoteBoard::begin_withdrawal(Moment stopped) { return ask(BoardCall::begin_withdrawal, word_of(stopped)) != 0; }
bool RemoteBoard::can_go_on() const { return ask(BoardCall::can_go_on) != 0; }

bool RemoteBoard::end_withdrawal(Moment stopped, std::int64_t not_before) {
  return ask(BoardCall::end_withdrawal, word_of(stopped), time_from_now(not_before)) != 0;
}

std::int64_t RemoteBoard::patience() const { return static_cast<std::int64_t>(ask(BoardCall::patience)); }

std::int64_t RemoteBoard::not_before() const {
  if (state_->is_lost) return std::numeric_limits<std::int64_t>::max();
  // It is later, if anything.
  if (const std::int64_t known = state_->not_before; known > monotonic_time()) return known;
  const auto left = static_cast<std::int64_t>(ask(BoardCall::not_before));
  // Who compares it with the time has read that before.
  return state_->not_before = left > 0 ? monotonic_time() + left : 0;
}

void RemoteBoard::set_not_before(std::int64_t time) { (void)ask(BoardCall::set_not_before, time_from_now(time)); }

}  // namespace mpiwasm::calls
