// The protocol by which processes stop, for one process; docs/contributors/checkpoint-protocol.md has the phases, and
// tests/checkpoint/board.py the model for several.
#include "calls/checkpoint/board.hpp"

#include <gtest/gtest.h>

#include <array>

#include "calls/core/serial_fixture.hpp"

namespace mpiwasm::calls::serial_tests {

namespace {

class BoardTest : public testing::Test {
 protected:
  BoardTest() : board_((context(), Board::create(MPI_COMM_SELF))) {}

  std::unique_ptr<Board> board_;
};

TEST_F(BoardTest, IsIdleUntilSomethingIsAskedFor) {
  ASSERT_NE(board_, nullptr);
  EXPECT_EQ(board_->moment().phase, Phase::idle);
  const std::uint64_t notice = board_->moment().notice;
  board_->give_notice();
  EXPECT_EQ(board_->moment().phase, Phase::bounded);
  EXPECT_NE(board_->moment().notice, notice);
}

TEST_F(BoardTest, PhasesChangeOnce) {
  const Moment idle = board_->moment();
  EXPECT_FALSE(board_->advance({Phase::saving, idle.notice}, Phase::idle)) << "another moment";
  board_->give_notice();
  const Moment bounded = board_->moment();
  EXPECT_FALSE(board_->advance(idle, Phase::stopped));
  EXPECT_TRUE(board_->advance(bounded, Phase::idle));
  EXPECT_EQ(board_->moment().phase, Phase::idle);
}

TEST_F(BoardTest, GroupsAreFoundAgain) {
  const auto group = board_->group_of({0});
  ASSERT_TRUE(group);
  EXPECT_EQ(board_->group_of({0}), group);
}

TEST_F(BoardTest, BoundsAreWhatHasBegun) {
  const int group = *board_->group_of({0});
  const std::uint64_t first = board_->begin(group);
  board_->give_notice();
  EXPECT_TRUE(board_->is_within_bound({group, first}));
  const std::uint64_t second = board_->begin(group);
  EXPECT_EQ(second, first + 1);
  EXPECT_FALSE(board_->is_within_bound({group, second}));
}

TEST_F(BoardTest, AJobStopsWhenAllAreThere) {
  board_->give_notice();
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

TEST_F(BoardTest, AJobGoesOnWithoutACheckpointUnlessItHasReceived) {
  board_->give_notice();
  const Moment stopped{Phase::stopped, board_->moment().notice};
  ASSERT_TRUE(board_->advance(board_->moment(), Phase::stopped));
  const std::int64_t patience = board_->patience();
  ASSERT_TRUE(board_->begin_receiving(stopped));
  board_->end_receiving(true);
  EXPECT_FALSE(board_->withdraw(stopped, 5));
  EXPECT_EQ(board_->moment(), stopped);
  board_->forget_received();
  ASSERT_TRUE(board_->begin_receiving(stopped));
  board_->end_receiving(false);
  EXPECT_TRUE(board_->withdraw(stopped, 5));
  EXPECT_EQ(board_->moment().phase, Phase::idle);
  EXPECT_EQ(board_->not_before(), 5);
  EXPECT_EQ(board_->patience(), 2 * patience) << "the other process may have been computing";
  EXPECT_FALSE(board_->begin_receiving(stopped));
  EXPECT_FALSE(board_->withdraw(stopped, 5));
}

}  // namespace

}  // namespace mpiwasm::calls::serial_tests
