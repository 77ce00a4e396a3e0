// The protocol by which processes stop, for one process; docs/contributors/checkpoint-protocol.md has the phases, and
// tests/checkpoint/board.py the model for several.
#include "calls/checkpoint/board.hpp"

#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <thread>

#include "calls/checkpoint/arriving.hpp"
#include "calls/checkpoint/remote_board.hpp"
#include "calls/checkpoint/shared_board.hpp"
#include "calls/core/serial_fixture.hpp"

namespace mpiwasm::calls::serial_tests {

namespace {

constexpr std::int64_t hour = 3'600'000'000'000;

enum class Where { shared, remote };

std::unique_ptr<Board> create(Where where) {
  if (where == Where::shared) return SharedBoard::create(MPI_COMM_SELF);
  return RemoteBoard::create(MPI_COMM_SELF);
}

class BoardTest : public testing::TestWithParam<Where> {
 protected:
  BoardTest() : board_((context(), create(GetParam()))) {}

  /// Until the bounds are known.
  void give_notice() {
    EXPECT_TRUE(board_->give_notice());
    const std::int64_t begin = monotonic_time();
    while (board_->moment().phase != Phase::bounded && monotonic_time() - begin < hour / 60)
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }

  std::unique_ptr<Board> board_;
};

TEST_P(BoardTest, IsIdleUntilSomethingIsAskedFor) {
  ASSERT_NE(board_, nullptr);
  EXPECT_EQ(board_->moment().phase, Phase::idle);
  const std::int64_t now = monotonic_time();
  EXPECT_LE(board_->not_before(), now);
  const std::uint64_t notice = board_->moment().notice;
  give_notice();
  EXPECT_EQ(board_->moment().phase, Phase::bounded);
  EXPECT_NE(board_->moment().notice, notice);
}

TEST_P(BoardTest, PhasesChangeOnce) {
  const Moment idle = board_->moment();
  EXPECT_FALSE(board_->advance({Phase::saving, idle.notice}, Phase::idle)) << "another moment";
  give_notice();
  const Moment bounded = board_->moment();
  EXPECT_FALSE(board_->advance(idle, Phase::stopped));
  EXPECT_TRUE(board_->advance(bounded, Phase::idle));
  EXPECT_EQ(board_->moment().phase, Phase::idle);
}

TEST_P(BoardTest, AsksForAttentionAsLongAsANoticeHolds) {
  const std::atomic<std::uint32_t>* attention = board_->attention();
  if (attention == nullptr) GTEST_SKIP() << "the kernel has no barriers";
  EXPECT_EQ(attention->load(), 0U);
  give_notice();
  EXPECT_EQ(attention->load(), 1U);
  board_->settle();
  EXPECT_EQ(attention->load(), 1U);
  ASSERT_TRUE(board_->advance(board_->moment(), Phase::idle));
  board_->settle();
  EXPECT_EQ(attention->load(), 0U);
}

TEST_P(BoardTest, KnowsWhatHasBeenCountedQuickly) {
  const int group = *board_->group_of({0});
  const std::uint64_t first = board_->begin_quickly(group);
  board_->begin_nonblocking_quickly(group);
  give_notice();
  EXPECT_TRUE(board_->is_within_bound({group, first}));
  board_->answer(board_->moment().notice, false);
  board_->propose(board_->moment());
  EXPECT_EQ(board_->moment().phase, Phase::bounded) << "it decides whether to start an operation";
  board_->decide_nonblocking_quickly(group, true);
  board_->publish();
  board_->propose(board_->moment());
  EXPECT_EQ(board_->moment().phase, Phase::stopped);
}

TEST_P(BoardTest, GroupsAreFoundAgain) {
  const auto group = board_->group_of({0});
  ASSERT_TRUE(group);
  EXPECT_EQ(board_->group_of({0}), group);
}

TEST_P(BoardTest, BoundsAreWhatHasBegun) {
  const int group = *board_->group_of({0});
  const std::uint64_t first = board_->begin(group);
  give_notice();
  EXPECT_TRUE(board_->is_within_bound({group, first}));
  const std::uint64_t second = board_->begin(group);
  EXPECT_EQ(second, first + 1);
  EXPECT_FALSE(board_->is_within_bound({group, second}));
}

TEST_P(BoardTest, AJobStopsWhenAllAreThere) {
  give_notice();
  const Moment bounded = board_->moment();
  EXPECT_FALSE(board_->all_are_parked());
  board_->answer(bounded.notice, true);
  board_->propose(bounded);
  EXPECT_NE(board_->moment().phase, Phase::stopped) << "a process is hindered";
  board_->answer(board_->moment().notice, false);
  board_->propose(board_->moment());
  EXPECT_EQ(board_->moment().phase, Phase::stopped);
  board_->park({});
  EXPECT_TRUE(board_->all_are_parked());
  board_->unpark();
  EXPECT_FALSE(board_->all_are_parked());
}

TEST_P(BoardTest, AJobGoesOnWithoutACheckpointUnlessItHasReceived) {
  give_notice();
  const Moment stopped{Phase::stopped, board_->moment().notice};
  ASSERT_TRUE(board_->advance(board_->moment(), Phase::stopped));
  const std::int64_t patience = board_->patience();
  ASSERT_TRUE(board_->begin_receiving(stopped));
  board_->end_receiving(true);
  EXPECT_FALSE(board_->begin_withdrawal(stopped));
  EXPECT_EQ(board_->moment(), stopped);
  board_->forget_received();
  ASSERT_TRUE(board_->begin_receiving(stopped));
  ASSERT_TRUE(board_->begin_withdrawal(stopped));
  EXPECT_FALSE(board_->begin_withdrawal(stopped)) << "another process does";
  EXPECT_FALSE(board_->can_go_on());
  board_->end_receiving(false);
  EXPECT_TRUE(board_->can_go_on());
  EXPECT_TRUE(board_->end_withdrawal(stopped, monotonic_time() + hour));
  EXPECT_EQ(board_->moment().phase, Phase::idle);
  EXPECT_NEAR(static_cast<double>(board_->not_before() - monotonic_time()), hour, hour / 60);
  EXPECT_EQ(board_->patience(), 2 * patience) << "the other process may have been computing";
  EXPECT_FALSE(board_->begin_receiving(stopped));
  EXPECT_FALSE(board_->begin_withdrawal(stopped));
}

INSTANTIATE_TEST_SUITE_P(Boards, BoardTest, testing::Values(Where::shared, Where::remote),
                         [](const auto& where) { return where.param == Where::shared ? "shared" : "remote"; });

}  // namespace

}  // namespace mpiwasm::calls::serial_tests
