// Requests: completing several, persistent ones, cancelling and freeing.
#include <gtest/gtest.h>

#include <array>

#include "serial_mpi/mpi.h"

namespace {

const MPI_Comm self = MPI_COMM_SELF;

void send(int value, int tag) { ASSERT_EQ(MPI_Send(&value, 1, MPI_INT, 0, tag, self), MPI_SUCCESS); }

class WaitingReceives : public ::testing::Test {
 protected:
  void SetUp() override {
    for (int i = 0; i < count; ++i) ASSERT_EQ(MPI_Irecv(&value(i), 1, MPI_INT, 0, i, self, &request(i)), MPI_SUCCESS);
  }
  void TearDown() override {
    for (MPI_Request& each : requests) {
      if (each == MPI_REQUEST_NULL) continue;
      EXPECT_EQ(MPI_Cancel(&each), MPI_SUCCESS);
      EXPECT_EQ(MPI_Wait(&each, MPI_STATUS_IGNORE), MPI_SUCCESS);
    }
  }
  int& value(int index) { return values[static_cast<std::size_t>(index)]; }
  MPI_Request& request(int index) { return requests[static_cast<std::size_t>(index)]; }

  static constexpr int count = 3;
  std::array<int, count> values{};
  std::array<MPI_Request, count> requests{};
};

TEST_F(WaitingReceives, AnyFindsTheOneThatIsOver) {
  int index = -1;
  int flag = 1;
  EXPECT_EQ(MPI_Testany(count, requests.data(), &index, &flag, MPI_STATUS_IGNORE), MPI_SUCCESS);
  EXPECT_EQ(flag, 0);
  send(5, 1);
  MPI_Status status{};
  EXPECT_EQ(MPI_Waitany(count, requests.data(), &index, &status), MPI_SUCCESS);
  EXPECT_EQ(index, 1);
  EXPECT_EQ(status.MPI_TAG, 1);
  EXPECT_EQ(value(1), 5);
  EXPECT_EQ(request(1), MPI_REQUEST_NULL);
  EXPECT_NE(MPI_Waitany(count, requests.data(), &index, &status), MPI_SUCCESS);
}

TEST_F(WaitingReceives, SomeFindsAllThatAreOver) {
  send(5, 2);
  send(6, 0);
  int found = 0;
  std::array<int, count> indices{};
  std::array<MPI_Status, count> statuses{};
  EXPECT_EQ(MPI_Waitsome(count, requests.data(), &found, indices.data(), statuses.data()), MPI_SUCCESS);
  EXPECT_EQ(found, 2);
  EXPECT_EQ(indices[0], 0);
  EXPECT_EQ(indices[1], 2);
  EXPECT_EQ(statuses[1].MPI_TAG, 2);
  EXPECT_EQ(MPI_Testsome(count, requests.data(), &found, indices.data(), MPI_STATUSES_IGNORE), MPI_SUCCESS);
  EXPECT_EQ(found, 0);
}

TEST_F(WaitingReceives, AllCompletesNothingUntilAllAreOver) {
  send(5, 0);
  int flag = 1;
  EXPECT_EQ(MPI_Testall(count, requests.data(), &flag, MPI_STATUSES_IGNORE), MPI_SUCCESS);
  EXPECT_EQ(flag, 0);
  EXPECT_NE(request(0), MPI_REQUEST_NULL);
  EXPECT_NE(MPI_Waitall(count, requests.data(), MPI_STATUSES_IGNORE), MPI_SUCCESS);
  send(6, 1);
  send(7, 2);
  EXPECT_EQ(MPI_Testall(count, requests.data(), &flag, MPI_STATUSES_IGNORE), MPI_SUCCESS);
  EXPECT_EQ(flag, 1);
  EXPECT_EQ(values, (std::array{5, 6, 7}));
}

TEST_F(WaitingReceives, AllTellsWhichOneFailed) {
  send(5, 0);
  send(6, 2);
  const std::array too_long{1, 2};
  ASSERT_EQ(MPI_Send(too_long.data(), 2, MPI_INT, 0, 1, self), MPI_SUCCESS);
  std::array<MPI_Status, count> statuses{};
  EXPECT_EQ(MPI_Waitall(count, requests.data(), statuses.data()), MPI_ERR_IN_STATUS);
  EXPECT_EQ(statuses[0].MPI_ERROR, MPI_SUCCESS);
  EXPECT_EQ(statuses[1].MPI_ERROR, MPI_ERR_TRUNCATE);
  EXPECT_EQ(statuses[2].MPI_ERROR, MPI_SUCCESS);
}

TEST_F(WaitingReceives, CancellingTakesAReceiveBack) {
  ASSERT_EQ(MPI_Cancel(&request(0)), MPI_SUCCESS);
  MPI_Status status{};
  ASSERT_EQ(MPI_Wait(&request(0), &status), MPI_SUCCESS);
  int cancelled = 0;
  MPI_Test_cancelled(&status, &cancelled);
  EXPECT_EQ(cancelled, 1);
  send(9, 0);
  int flag = 0;
  MPI_Iprobe(0, 0, self, &flag, MPI_STATUS_IGNORE);
  EXPECT_EQ(flag, 1);
  int received = 0;
  MPI_Recv(&received, 1, MPI_INT, 0, 0, self, MPI_STATUS_IGNORE);
  EXPECT_EQ(received, 9);
}

TEST(SerialRequests, WhatIsOverCannotBeCancelled) {
  int value = 0;
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Irecv(&value, 1, MPI_INT, 0, 0, self, &request);
  send(4, 0);
  EXPECT_EQ(MPI_Cancel(&request), MPI_SUCCESS);
  MPI_Status status{};
  MPI_Wait(&request, &status);
  int cancelled = 1;
  MPI_Test_cancelled(&status, &cancelled);
  EXPECT_EQ(cancelled, 0);
  EXPECT_EQ(value, 4);
}

TEST(SerialRequests, PersistentOnesStartAgain) {
  int sent = 0;
  int received = 0;
  std::array<MPI_Request, 2> requests{};
  ASSERT_EQ(MPI_Send_init(&sent, 1, MPI_INT, 0, 2, self, &requests[0]), MPI_SUCCESS);
  ASSERT_EQ(MPI_Recv_init(&received, 1, MPI_INT, 0, 2, self, &requests[1]), MPI_SUCCESS);
  for (int round = 1; round <= 3; ++round) {
    sent = round;
    ASSERT_EQ(MPI_Startall(2, requests.data()), MPI_SUCCESS);
    EXPECT_EQ(MPI_Start(&requests[0]), MPI_ERR_REQUEST) << "it is active";
    ASSERT_EQ(MPI_Waitall(2, requests.data(), MPI_STATUSES_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(received, round);
    EXPECT_NE(requests[0], MPI_REQUEST_NULL);
  }
  MPI_Status status{};
  EXPECT_EQ(MPI_Wait(&requests[1], &status), MPI_SUCCESS) << "one that was not started is over";
  EXPECT_EQ(status.MPI_SOURCE, MPI_ANY_SOURCE);
  for (MPI_Request& each : requests) EXPECT_EQ(MPI_Request_free(&each), MPI_SUCCESS);
  EXPECT_EQ(requests[0], MPI_REQUEST_NULL);
}

TEST(SerialRequests, AFreedReceiveStillReceives) {
  int value = 0;
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Irecv(&value, 1, MPI_INT, 0, 0, self, &request);
  ASSERT_EQ(MPI_Request_free(&request), MPI_SUCCESS);
  send(8, 0);
  EXPECT_EQ(value, 8);
}

TEST(SerialRequests, TheirStatusCanBeAskedWithoutEndingThem) {
  int value = 0;
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Irecv(&value, 1, MPI_INT, 0, 6, self, &request);
  send(8, 6);
  int flag = 0;
  MPI_Status status{};
  EXPECT_EQ(MPI_Request_get_status(request, &flag, &status), MPI_SUCCESS);
  EXPECT_EQ(flag, 1);
  EXPECT_EQ(status.MPI_TAG, 6);
  EXPECT_NE(request, MPI_REQUEST_NULL);
  EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
}

TEST(SerialRequests, NullOnesAreOver) {
  std::array requests{MPI_REQUEST_NULL, MPI_REQUEST_NULL};
  int index = 0;
  EXPECT_EQ(MPI_Waitany(2, requests.data(), &index, MPI_STATUS_IGNORE), MPI_SUCCESS);
  EXPECT_EQ(index, MPI_UNDEFINED);
  EXPECT_EQ(MPI_Waitall(2, requests.data(), MPI_STATUSES_IGNORE), MPI_SUCCESS);
  int found = 0;
  std::array<int, 2> indices{};
  EXPECT_EQ(MPI_Waitsome(2, requests.data(), &found, indices.data(), MPI_STATUSES_IGNORE), MPI_SUCCESS);
  EXPECT_EQ(found, MPI_UNDEFINED);
}

TEST(SerialRequests, StatusesCanBeFilledByHand) {
  MPI_Status status{};
  ASSERT_EQ(MPI_Status_set_elements_x(&status, MPI_DOUBLE_INT, 3), MPI_SUCCESS);
  int count = 0;
  MPI_Get_elements(&status, MPI_DOUBLE_INT, &count);
  EXPECT_EQ(count, 3);
  MPI_Get_count(&status, MPI_DOUBLE_INT, &count);
  EXPECT_EQ(count, MPI_UNDEFINED);
}

}  // namespace
