// Access to windows of one process: it reaches the window's memory, and nothing beyond.
#include <gtest/gtest.h>

#include "calls/core/serial_fixture.hpp"

namespace mpiwasm::calls::serial_tests {

namespace {

class AccessTest : public testing::Test {
 protected:
  AccessTest()
      : window_(made(guest_MPI_Win_create(&context(), window_memory, 64, 4, guest_MPI_INFO_NULL, guest_MPI_COMM_WORLD,
                                          answer))) {
    EXPECT_EQ(guest_MPI_Win_set_errhandler(&context(), window_, guest_MPI_ERRORS_RETURN), 0);
    EXPECT_EQ(guest_MPI_Win_fence(&context(), 0, window_), 0);
  }

  Handle window_;
};

TEST_F(AccessTest, CountsInUnitsOfTheTarget) {
  ASSERT_TRUE(guest().memory().store(buffer, std::int32_t{77}));
  ASSERT_EQ(guest_MPI_Put(&context(), buffer, 1, guest_MPI_INT, 0, 3, 1, guest_MPI_INT, window_), 0);
  ASSERT_EQ(guest_MPI_Win_fence(&context(), 0, window_), 0);
  EXPECT_EQ(load<std::int32_t>(window_memory + 12), 77);
}

TEST_F(AccessTest, EndsWithTheWindow) {
  EXPECT_EQ(guest_MPI_Put(&context(), buffer, 1, guest_MPI_INT, 0, 16, 1, guest_MPI_INT, window_),
            guest_MPI_ERR_RMA_RANGE);
  EXPECT_EQ(guest_MPI_Get(&context(), buffer, 1, guest_MPI_INT, 0, -1, 1, guest_MPI_INT, window_), guest_MPI_ERR_DISP);
  EXPECT_EQ(guest_MPI_Get(&context(), buffer, 1, guest_MPI_INT, 0, 15, 1, guest_MPI_INT, window_), 0);
  EXPECT_EQ(guest_MPI_Get(&context(), buffer, 1, guest_MPI_INT, 1, 0, 1, guest_MPI_INT, window_), guest_MPI_ERR_RANK);
}

TEST_F(AccessTest, IsRefusedOnceTheWindowHasGone) {
  ASSERT_TRUE(guest().memory().store(answer, window_));
  ASSERT_EQ(guest_MPI_Win_free(&context(), answer), 0);
  EXPECT_EQ(load<Handle>(answer), guest_MPI_WIN_NULL);
  EXPECT_EQ(guest_MPI_Win_fence(&context(), 0, window_), guest_MPI_ERR_WIN);
}

}  // namespace

}  // namespace mpiwasm::calls::serial_tests
