// Messages of the one process to itself: order, wildcards, modes, and what would block forever.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "serial_mpi/mpi.h"

namespace {

const MPI_Comm self = MPI_COMM_SELF;

int class_of(int code) {
  int error_class = code;
  MPI_Error_class(code, &error_class);
  return error_class;
}

std::string text_of(int code) {
  std::array<char, MPI_MAX_ERROR_STRING> text{};
  int length = 0;
  MPI_Error_string(code, text.data(), &length);
  return text.data();
}

void send(int value, int tag, MPI_Comm comm = self) {
  ASSERT_EQ(MPI_Send(&value, 1, MPI_INT, 0, tag, comm), MPI_SUCCESS);
}

int receive(int source, int tag, MPI_Status* status = MPI_STATUS_IGNORE, MPI_Comm comm = self) {
  int value = -1;
  EXPECT_EQ(MPI_Recv(&value, 1, MPI_INT, source, tag, comm, status), MPI_SUCCESS);
  return value;
}

void expect_no_messages() {
  int flag = 1;
  EXPECT_EQ(MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, self, &flag, MPI_STATUS_IGNORE), MPI_SUCCESS);
  EXPECT_EQ(flag, 0);
}

TEST(SerialMatching, MessagesOfOneTagKeepTheirOrder) {
  send(1, 7);
  send(2, 8);
  send(3, 7);
  EXPECT_EQ(receive(0, 7), 1);
  EXPECT_EQ(receive(0, 7), 3);
  EXPECT_EQ(receive(0, 8), 2);
}

TEST(SerialMatching, WildcardsTakeTheOldestAndSayWhatItWas) {
  send(1, 7);
  send(2, 8);
  MPI_Status status{};
  EXPECT_EQ(receive(MPI_ANY_SOURCE, MPI_ANY_TAG, &status), 1);
  EXPECT_EQ(status.MPI_SOURCE, 0);
  EXPECT_EQ(status.MPI_TAG, 7);
  EXPECT_EQ(receive(MPI_ANY_SOURCE, MPI_ANY_TAG, &status), 2);
  EXPECT_EQ(status.MPI_TAG, 8);
}

TEST(SerialMatching, PostedReceivesAreServedInTheirOrder) {
  std::array<int, 2> values{};
  std::array<MPI_Request, 2> requests{};
  MPI_Irecv(&values[0], 1, MPI_INT, 0, MPI_ANY_TAG, self, &requests[0]);
  MPI_Irecv(&values[1], 1, MPI_INT, 0, 5, self, &requests[1]);
  send(10, 5);
  send(11, 5);
  EXPECT_EQ(MPI_Waitall(2, requests.data(), MPI_STATUSES_IGNORE), MPI_SUCCESS);
  EXPECT_EQ(values, (std::array{10, 11}));
}

TEST(SerialMatching, CommunicatorsAreSeparate) {
  MPI_Comm copy = MPI_COMM_NULL;
  ASSERT_EQ(MPI_Comm_dup(self, &copy), MPI_SUCCESS);
  send(1, 0, self);
  send(2, 0, copy);
  send(3, 0, MPI_COMM_WORLD);
  EXPECT_EQ(receive(0, 0, MPI_STATUS_IGNORE, copy), 2);
  EXPECT_EQ(receive(0, 0, MPI_STATUS_IGNORE, MPI_COMM_WORLD), 3);
  EXPECT_EQ(receive(0, 0), 1);
  MPI_Comm_free(&copy);
}

TEST(SerialMatching, LongMessagesAreCutAndReported) {
  const std::array sent{1, 2, 3};
  ASSERT_EQ(MPI_Send(sent.data(), 3, MPI_INT, 0, 0, self), MPI_SUCCESS);
  std::array<int, 3> received{0, 0, -1};
  MPI_Status status{};
  EXPECT_EQ(MPI_Recv(received.data(), 2, MPI_INT, 0, 0, self, &status), MPI_ERR_TRUNCATE);
  EXPECT_EQ(received, (std::array{1, 2, -1}));
}

TEST(SerialMatching, ShortMessagesAreCounted) {
  const std::array sent{1, 2, 3};
  ASSERT_EQ(MPI_Send(sent.data(), 3, MPI_INT, 0, 0, self), MPI_SUCCESS);
  std::array<int, 8> received{};
  MPI_Status status{};
  ASSERT_EQ(MPI_Recv(received.data(), 8, MPI_INT, 0, 0, self, &status), MPI_SUCCESS);
  int count = 0;
  EXPECT_EQ(MPI_Get_count(&status, MPI_INT, &count), MPI_SUCCESS);
  EXPECT_EQ(count, 3);
  EXPECT_EQ(MPI_Get_count(&status, MPI_DOUBLE, &count), MPI_SUCCESS);
  EXPECT_EQ(count, MPI_UNDEFINED);
  EXPECT_EQ(MPI_Get_count(&status, MPI_2INT, &count), MPI_SUCCESS);
  EXPECT_EQ(count, MPI_UNDEFINED);
  EXPECT_EQ(MPI_Get_elements(&status, MPI_2INT, &count), MPI_SUCCESS);
  EXPECT_EQ(count, 3);
}

TEST(SerialMatching, DataChangesItsLayoutOnTheWay) {
  MPI_Datatype column = MPI_DATATYPE_NULL;
  MPI_Type_vector(3, 1, 3, MPI_INT, &column);
  const std::array matrix{1, 2, 3, 4, 5, 6, 7, 8, 9};
  std::array<int, 3> row{};
  ASSERT_EQ(MPI_Sendrecv(matrix.data() + 1, 1, column, 0, 0, row.data(), 3, MPI_INT, 0, 0, self, MPI_STATUS_IGNORE),
            MPI_SUCCESS);
  EXPECT_EQ(row, (std::array{2, 5, 8}));
  MPI_Type_free(&column);
}

TEST(SerialMatching, TypesMayBeFreedWhileAReceiveWaits) {
  MPI_Datatype pair = MPI_DATATYPE_NULL;
  MPI_Type_contiguous(2, MPI_INT, &pair);
  std::array<int, 2> values{};
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Irecv(values.data(), 1, pair, 0, 0, self, &request);
  MPI_Type_free(&pair);
  const std::array sent{4, 5};
  MPI_Send(sent.data(), 2, MPI_INT, 0, 0, self);
  EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  EXPECT_EQ(values, sent);
}

TEST(SerialMatching, TheNullProcessNeedsNoPartner) {
  int value = 3;
  EXPECT_EQ(MPI_Ssend(&value, 1, MPI_INT, MPI_PROC_NULL, 0, self), MPI_SUCCESS);
  MPI_Status status{};
  EXPECT_EQ(MPI_Recv(&value, 1, MPI_INT, MPI_PROC_NULL, 0, self, &status), MPI_SUCCESS);
  EXPECT_EQ(value, 3);
  EXPECT_EQ(status.MPI_SOURCE, MPI_PROC_NULL);
  EXPECT_EQ(status.MPI_TAG, MPI_ANY_TAG);
  int count = -1;
  MPI_Get_count(&status, MPI_INT, &count);
  EXPECT_EQ(count, 0);
}

TEST(SerialMatching, WhatWouldWaitForeverIsAnError) {
  int value = 0;
  const int never_received = MPI_Ssend(&value, 1, MPI_INT, 0, 0, self);
  EXPECT_EQ(class_of(never_received), MPI_ERR_OTHER);
  EXPECT_NE(text_of(never_received).find("block forever"), std::string::npos);
  expect_no_messages();
  send(1, 4);
  const int never_sent = MPI_Recv(&value, 1, MPI_INT, 0, 5, self, MPI_STATUS_IGNORE);
  EXPECT_EQ(class_of(never_sent), MPI_ERR_OTHER);
  EXPECT_NE(text_of(never_sent).find("no message"), std::string::npos);
  MPI_Status status{};
  EXPECT_EQ(class_of(MPI_Probe(0, 5, self, &status)), MPI_ERR_OTHER);
  // The receive that failed waits no longer.
  send(2, 5);
  EXPECT_EQ(receive(0, 5), 2);
  EXPECT_EQ(receive(0, 4), 1);
}

TEST(SerialMatching, SynchronousSendsCompleteWithTheirReceive) {
  const int sent = 6;
  MPI_Request request = MPI_REQUEST_NULL;
  ASSERT_EQ(MPI_Issend(&sent, 1, MPI_INT, 0, 0, self, &request), MPI_SUCCESS);
  int flag = 1;
  EXPECT_EQ(MPI_Test(&request, &flag, MPI_STATUS_IGNORE), MPI_SUCCESS);
  EXPECT_EQ(flag, 0);
  EXPECT_EQ(class_of(MPI_Wait(&request, MPI_STATUS_IGNORE)), MPI_ERR_OTHER);
  EXPECT_EQ(receive(0, 0), 6);
  EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  EXPECT_EQ(request, MPI_REQUEST_NULL);
}

TEST(SerialMatching, BufferedSendsNeedRoom) {
  const int sent = 6;
  EXPECT_EQ(MPI_Bsend(&sent, 1, MPI_INT, 0, 0, self), MPI_ERR_BUFFER);
  std::vector<std::byte> room(sizeof sent);
  ASSERT_EQ(MPI_Buffer_attach(room.data(), static_cast<int>(room.size())), MPI_SUCCESS);
  EXPECT_EQ(MPI_Bsend(&sent, 1, MPI_INT, 0, 0, self), MPI_SUCCESS);
  EXPECT_EQ(MPI_Bsend(&sent, 1, MPI_INT, 0, 0, self), MPI_ERR_BUFFER);
  EXPECT_EQ(receive(0, 0), 6);
  EXPECT_EQ(MPI_Bsend(&sent, 1, MPI_INT, 0, 0, self), MPI_SUCCESS);
  void* address = nullptr;
  int size = 0;
  ASSERT_EQ(MPI_Buffer_detach(&address, &size), MPI_SUCCESS);
  EXPECT_EQ(address, room.data());
  EXPECT_EQ(size, static_cast<int>(room.size()));
  EXPECT_EQ(receive(0, 0), 6);
}

TEST(SerialMatching, AProbedMessageIsReceivedByItsHandle) {
  send(1, 3);
  send(2, 3);
  MPI_Message message = MPI_MESSAGE_NULL;
  MPI_Status status{};
  ASSERT_EQ(MPI_Mprobe(MPI_ANY_SOURCE, 3, self, &message, &status), MPI_SUCCESS);
  EXPECT_EQ(receive(0, 3), 2);
  int value = 0;
  EXPECT_EQ(MPI_Mrecv(&value, 1, MPI_INT, &message, &status), MPI_SUCCESS);
  EXPECT_EQ(value, 1);
  EXPECT_EQ(message, MPI_MESSAGE_NULL);
  ASSERT_EQ(MPI_Mprobe(MPI_PROC_NULL, 3, self, &message, &status), MPI_SUCCESS);
  EXPECT_EQ(message, MPI_MESSAGE_NO_PROC);
  MPI_Request request = MPI_REQUEST_NULL;
  EXPECT_EQ(MPI_Imrecv(&value, 1, MPI_INT, &message, &request), MPI_SUCCESS);
  EXPECT_EQ(MPI_Wait(&request, &status), MPI_SUCCESS);
  EXPECT_EQ(status.MPI_SOURCE, MPI_PROC_NULL);
}

TEST(SerialMatching, ThereIsNoOtherRank) {
  int value = 0;
  EXPECT_EQ(MPI_Send(&value, 1, MPI_INT, 1, 0, self), MPI_ERR_RANK);
  EXPECT_EQ(MPI_Recv(&value, 1, MPI_INT, 1, 0, self, MPI_STATUS_IGNORE), MPI_ERR_RANK);
}

TEST(SerialMatching, ExchangeInPlaceGivesBackWhatWasSent) {
  std::array values{1, 2, 3};
  EXPECT_EQ(MPI_Sendrecv_replace(values.data(), 3, MPI_INT, 0, 1, 0, 1, self, MPI_STATUS_IGNORE), MPI_SUCCESS);
  EXPECT_EQ(values, (std::array{1, 2, 3}));
}

}  // namespace
