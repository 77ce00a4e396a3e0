// The board of a job on several nodes: what the first process does for two others, which speak to it here without MPI.
#include "calls/checkpoint/board_server.hpp"

#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <array>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "calls/checkpoint/board_messages.hpp"

namespace mpiwasm::calls {

namespace {

BoardWords words_of_rank(int rank) {
  BoardWords words{};
  for (std::size_t address = 0; address < words.size(); ++address)
    words[address].fill(static_cast<std::byte>(static_cast<std::size_t>(rank) * words.size() + address));
  return words;
}

/// One of two processes.
class Process {
 public:
  Process(const BoardMeeting& meeting, int rank) : joined_(join_board(meeting, words_of_rank(rank), rank)) {}

  [[nodiscard]] bool has_joined() const { return joined_.calls.is_open() && joined_.notices.is_open(); }

  std::optional<std::uint64_t> ask(BoardCall call, std::uint64_t first = 0, std::uint64_t second = 0,
                                   const std::vector<std::uint64_t>& words = {}) {
    std::uint64_t answer = 0;
    if (!send(joined_.calls.number(), {.call = call, .numbers = {first, second}, .words = words.size()}, words) ||
        !receive_all(joined_.calls.number(), std::as_writable_bytes(std::span{&answer, 1})))
      return std::nullopt;
    return answer;
  }
  std::optional<Moment> next_moment() {
    std::uint64_t word = 0;
    if (!receive_all(joined_.notices.number(), std::as_writable_bytes(std::span{&word, 1}))) return std::nullopt;
    return moment_of(word);
  }
  bool report(const std::vector<std::uint64_t>& words) {
    return send(joined_.notices.number(), {.call = BoardCall::counts, .numbers = {}, .words = words.size()}, words);
  }
  void go() { joined_.calls = {}; }

 private:
  static bool send(int socket, const BoardRequest& request, const std::vector<std::uint64_t>& words) {
    return send_all(socket, std::as_bytes(std::span{&request, 1})) && send_all(socket, std::as_bytes(std::span{words}));
  }

  BoardConnections joined_;
};

class BoardServerTest : public testing::Test {
 protected:
  BoardServerTest()
      : server_(BoardServer::start({words_of_rank(0), words_of_rank(1)})),
        stranger_(connected()),
        first_(server_->meeting(), 0),
        second_(server_->meeting(), 1) {}

  /// A connection to the port, by the loopback, that says nothing.
  [[nodiscard]] guest::HostFile connected() const {
    auto file = guest::HostFile::own(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(static_cast<std::uint16_t>(server_->meeting().port));
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(::connect(file.number(), reinterpret_cast<const sockaddr*>(&to), sizeof to), 0);
    return file;
  }
  [[nodiscard]] bool joins(const BoardMeeting& meeting, const BoardWords& words, int rank) const {
    return join_board(meeting, words, rank).calls.is_open();
  }

  Phase phase() { return moment_of(first_.ask(BoardCall::moment).value_or(0)).phase; }
  std::uint64_t make_group() { return *first_.ask(BoardCall::group_of, 0, 0, {0, 1}); }
  void expect_notice() {
    EXPECT_EQ(first_.ask(BoardCall::give_notice), 1U);
    EXPECT_EQ(first_.next_moment(), (Moment{Phase::bounding, 1}));
    EXPECT_EQ(second_.next_moment(), (Moment{Phase::bounding, 1}));
    EXPECT_EQ(phase(), Phase::bounding);
  }

  std::unique_ptr<BoardServer> server_;
  guest::HostFile stranger_;
  Process first_;
  Process second_;
};

TEST_F(BoardServerTest, ClosesItsPortWhenAllHaveJoined) {
  ASSERT_TRUE(first_.has_joined());
  ASSERT_TRUE(second_.has_joined());
  std::byte nothing{};
  EXPECT_FALSE(receive_all(stranger_.number(), {&nothing, 1})) << "it waits for the stranger no longer";
  EXPECT_FALSE(joins(server_->meeting(), words_of_rank(0), 0));
  EXPECT_EQ(phase(), Phase::idle) << "it goes on for those that have joined";
}

TEST_F(BoardServerTest, TakesEachProcessOnceAndNoOther) {
  const auto other = BoardServer::start({words_of_rank(0), words_of_rank(1)});
  const BoardMeeting& meeting = other->meeting();
  const Process first(meeting, 0);
  EXPECT_TRUE(first.has_joined());
  EXPECT_FALSE(joins(meeting, words_of_rank(0), 0)) << "it has joined already";
  EXPECT_FALSE(joins(meeting, words_of_rank(5), 1));
  EXPECT_FALSE(joins(meeting, words_of_rank(2), 2));
  EXPECT_FALSE(joins(meeting, words_of_rank(1), -1));
  BoardMeeting of_another_job = meeting;
  of_another_job.word[0] ^= std::byte{1};
  EXPECT_FALSE(joins(of_another_job, words_of_rank(1), 1)) << "the process is not content";
}

TEST_F(BoardServerTest, AWordIsGoodForOneAddressOnly) {
  const auto other = BoardServer::start({words_of_rank(0), words_of_rank(1)});
  // The word that another program at the same address of another node would have got.
  BoardMeeting meeting = other->meeting();
  ASSERT_GE(meeting.count, 1U);
  const std::string_view second_loopback{"\0\0\0\0\0\0\0\0\0\0\xff\xff\x7f\0\0\2", 16};
  std::memcpy(meeting.addresses[0].data(), second_loopback.data(), second_loopback.size());
  meeting.count = 1;
  EXPECT_FALSE(joins(meeting, words_of_rank(0), 0));
  EXPECT_TRUE(joins(other->meeting(), words_of_rank(0), 0));
}

TEST_F(BoardServerTest, ComputesTheBoundsWhenAllHaveReported) {
  const std::uint64_t group = make_group();
  expect_notice();
  EXPECT_TRUE(first_.report({0, group, 3, 0}));
  EXPECT_EQ(phase(), Phase::bounding);
  EXPECT_TRUE(second_.report({0, group, 5, 0}));
  while (phase() == Phase::bounding) {
  }
  EXPECT_EQ(phase(), Phase::bounded);
  EXPECT_EQ(first_.ask(BoardCall::is_within_bound, group, 5), 1U);
  EXPECT_EQ(first_.ask(BoardCall::is_within_bound, group, 6), 0U);
}

TEST_F(BoardServerTest, AReportThatComesLateDoesNotReplaceWhatTheProcessSays) {
  const std::uint64_t group = make_group();
  expect_notice();
  EXPECT_TRUE(first_.report({0}));
  EXPECT_EQ(second_.ask(BoardCall::counts, 1, 0, {0, group, 7, 0}), 0U);
  EXPECT_TRUE(second_.report({0, group, 6, 0}));
  while (phase() == Phase::bounding) {
  }
  EXPECT_EQ(first_.ask(BoardCall::is_within_bound, group, 7), 1U);
}

TEST_F(BoardServerTest, AProcessThatDoesNotKnowOfTheNoticeYetReports) {
  const std::uint64_t group = make_group();
  expect_notice();
  EXPECT_TRUE(first_.report({0}));
  EXPECT_EQ(second_.ask(BoardCall::counts, 0, 0, {0, group, 6, 0}), 0U) << "what it says may be older";
  EXPECT_TRUE(second_.report({0, group, 7, 0}));
  while (phase() == Phase::bounding) {
  }
  EXPECT_EQ(first_.ask(BoardCall::is_within_bound, group, 7), 1U);
}

TEST_F(BoardServerTest, StopsTheJobWhenAllCanBeStopped) {
  expect_notice();
  EXPECT_TRUE(first_.report({0}));
  EXPECT_TRUE(second_.report({0}));
  while (phase() == Phase::bounding) {
  }
  EXPECT_EQ(first_.ask(BoardCall::answer, 1, 0), 0U);
  EXPECT_EQ(phase(), Phase::bounded);
  EXPECT_EQ(second_.ask(BoardCall::answer, 1, 0), 0U);
  EXPECT_EQ(phase(), Phase::stopped);
}

TEST_F(BoardServerTest, ProcessesThatComputeLearnOfAWithdrawal) {
  expect_notice();
  EXPECT_TRUE(first_.report({0}));
  EXPECT_TRUE(second_.report({0}));
  while (phase() == Phase::bounding) {
  }
  const std::uint64_t stopped = word_of({Phase::stopped, 1});
  EXPECT_EQ(first_.ask(BoardCall::advance, word_of({Phase::bounded, 1}), stopped), 1U);
  EXPECT_EQ(second_.ask(BoardCall::begin_receiving, stopped), 1U);
  EXPECT_EQ(first_.ask(BoardCall::begin_withdrawal, stopped), 1U);
  EXPECT_EQ(first_.ask(BoardCall::can_go_on), 0U);
  EXPECT_EQ(second_.ask(BoardCall::moment), word_of({Phase::withdrawn, 1}));
  EXPECT_EQ(second_.ask(BoardCall::end_receiving, 0), 0U);
  EXPECT_EQ(first_.ask(BoardCall::can_go_on), 1U);
  EXPECT_EQ(first_.ask(BoardCall::end_withdrawal, stopped, 1), 1U);
  EXPECT_EQ(phase(), Phase::idle);
  EXPECT_EQ(second_.next_moment(), (Moment{Phase::idle, 1})) << "it may compute, and not ask";
}

TEST_F(BoardServerTest, WhatCannotBeTrueEndsAllConnections) {
  expect_notice();
  EXPECT_EQ(second_.ask(BoardCall::counts, 0, 0, {0, Board::most_groups, 1, 0}), std::nullopt);
  EXPECT_EQ(first_.next_moment(), std::nullopt);
}

TEST_F(BoardServerTest, AProcessThatGoesEndsAllConnections) {
  second_.go();
  EXPECT_EQ(first_.next_moment(), std::nullopt);
  EXPECT_EQ(first_.ask(BoardCall::moment), std::nullopt);
}

}  // namespace

}  // namespace mpiwasm::calls
