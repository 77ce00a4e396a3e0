// The board of a job on several nodes: what the first process does for two others, which speak to it here without MPI.
#include "calls/checkpoint/board_server.hpp"

#include <gtest/gtest.h>
#include <sys/socket.h>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "calls/checkpoint/board_messages.hpp"

namespace mpiwasm::calls {

namespace {

BoardWord word_of_rank(int rank) {
  BoardWord word{};
  word.fill(static_cast<std::byte>(rank + 1));
  return word;
}

/// One of two processes.
class Process {
 public:
  Process(const BoardMeeting& meeting, int rank)
      : calls_(join_board(meeting, {word_of_rank(rank), rank, BoardConnection::calls})),
        notices_(join_board(meeting, {word_of_rank(rank), rank, BoardConnection::notices})) {}

  [[nodiscard]] bool has_joined() const { return calls_.is_open() && notices_.is_open(); }

  std::optional<std::uint64_t> ask(BoardCall call, std::uint64_t first = 0, std::uint64_t second = 0,
                                   const std::vector<std::uint64_t>& words = {}) {
    std::uint64_t answer = 0;
    if (!send(calls_.number(), {.call = call, .numbers = {first, second}, .words = words.size()}, words) ||
        !receive_all(calls_.number(), std::as_writable_bytes(std::span{&answer, 1})))
      return std::nullopt;
    return answer;
  }
  std::optional<std::uint64_t> next_notice() {
    std::uint64_t notice = 0;
    if (!receive_all(notices_.number(), std::as_writable_bytes(std::span{&notice, 1}))) return std::nullopt;
    return notice;
  }
  bool report(const std::vector<std::uint64_t>& words) {
    return send(notices_.number(), {.call = BoardCall::counts, .numbers = {}, .words = words.size()}, words);
  }
  void go() { calls_ = {}; }

 private:
  static bool send(int socket, const BoardRequest& request, const std::vector<std::uint64_t>& words) {
    return send_all(socket, std::as_bytes(std::span{&request, 1})) && send_all(socket, std::as_bytes(std::span{words}));
  }

  guest::HostFile calls_;
  guest::HostFile notices_;
};

class BoardServerTest : public testing::Test {
 protected:
  BoardServerTest()
      : server_(BoardServer::start({word_of_rank(0), word_of_rank(1)})),
        first_(server_->meeting(), 0),
        second_(server_->meeting(), 1) {}

  Phase phase() { return moment_of(first_.ask(BoardCall::moment).value_or(0)).phase; }
  std::uint64_t make_group() { return *first_.ask(BoardCall::group_of, 0, 0, {0, 1}); }
  void expect_notice() {
    EXPECT_EQ(first_.ask(BoardCall::give_notice), 1U);
    EXPECT_EQ(first_.next_notice(), 1U);
    EXPECT_EQ(second_.next_notice(), 1U);
    EXPECT_EQ(phase(), Phase::bounding);
  }

  std::unique_ptr<BoardServer> server_;
  Process first_;
  Process second_;
};

TEST_F(BoardServerTest, TakesEachProcessOnceAndNoOther) {
  ASSERT_TRUE(first_.has_joined());
  ASSERT_TRUE(second_.has_joined());
  EXPECT_FALSE(join_board(server_->meeting(), {word_of_rank(0), 0, BoardConnection::calls}).is_open());
  EXPECT_FALSE(join_board(server_->meeting(), {word_of_rank(5), 1, BoardConnection::calls}).is_open());
  EXPECT_FALSE(join_board(server_->meeting(), {word_of_rank(2), 2, BoardConnection::calls}).is_open());
  BoardMeeting of_another_job = server_->meeting();
  of_another_job.word[0] ^= std::byte{1};
  EXPECT_FALSE(join_board(of_another_job, {word_of_rank(0), 0, BoardConnection::calls}).is_open());
  EXPECT_EQ(phase(), Phase::idle) << "it goes on for those that have joined";
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
  EXPECT_EQ(second_.ask(BoardCall::counts, 0, 0, {0, group, 7, 0}), 0U);
  EXPECT_TRUE(second_.report({0, group, 6, 0}));
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

TEST_F(BoardServerTest, AWithdrawalWaitsForThoseThatReceive) {
  expect_notice();
  EXPECT_TRUE(first_.report({0}));
  EXPECT_TRUE(second_.report({0}));
  while (phase() == Phase::bounding) {
  }
  const std::uint64_t stopped = word_of({Phase::stopped, 1});
  EXPECT_EQ(first_.ask(BoardCall::advance, word_of({Phase::bounded, 1}), stopped), 1U);
  EXPECT_EQ(second_.ask(BoardCall::begin_receiving, stopped), 1U);
  std::optional<std::uint64_t> goes_on;
  std::thread withdrawing{[&] { goes_on = first_.ask(BoardCall::withdraw, stopped, 1); }};
  while (moment_of(second_.ask(BoardCall::moment).value_or(0)).phase == Phase::stopped) {
  }
  EXPECT_EQ(second_.ask(BoardCall::moment), word_of({Phase::withdrawn, 1}));
  EXPECT_EQ(second_.ask(BoardCall::end_receiving, 0), 0U);
  withdrawing.join();
  EXPECT_EQ(goes_on, 1U);
  EXPECT_EQ(phase(), Phase::idle);
}

TEST_F(BoardServerTest, WhatCannotBeTrueEndsAllConnections) {
  expect_notice();
  EXPECT_EQ(second_.ask(BoardCall::counts, 0, 0, {0, Board::most_groups, 1, 0}), std::nullopt);
  EXPECT_EQ(first_.next_notice(), std::nullopt);
}

TEST_F(BoardServerTest, AProcessThatGoesEndsAllConnections) {
  second_.go();
  EXPECT_EQ(first_.next_notice(), std::nullopt);
  EXPECT_EQ(first_.ask(BoardCall::moment), std::nullopt);
}

}  // namespace

}  // namespace mpiwasm::calls
