// Completion of several requests, with statuses and handles as the standard says.
#include <gtest/gtest.h>

#include "calls/core/serial_fixture.hpp"
#include "translate/status.hpp"

namespace mpiwasm::calls::serial_tests {

namespace {

constexpr auto status_size = static_cast<std::uint32_t>(sizeof(translate::GuestStatus));

Handle receive(Address place, std::int32_t with_tag) {
  return made(guest_MPI_Irecv(&context(), place, 1, guest_MPI_INT, 0, with_tag, guest_MPI_COMM_SELF, answer));
}
void send(std::int32_t value, std::int32_t with_tag) {
  ASSERT_TRUE(guest().memory().store(second_buffer, value));
  ASSERT_EQ(guest_MPI_Send(&context(), second_buffer, 1, guest_MPI_INT, 0, with_tag, guest_MPI_COMM_SELF), 0);
}

TEST(Completion, WaitanyNamesTheOneThatIsComplete) {
  store<Handle>(list, {receive(buffer, 1), guest_MPI_REQUEST_NULL, receive(buffer + 4, 2)});
  send(20, 2);
  ASSERT_EQ(guest_MPI_Waitany(&context(), 3, list, answer, second_list), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 2);
  EXPECT_EQ(load<Handle>(list + 8), guest_MPI_REQUEST_NULL);
  EXPECT_EQ(load<std::int32_t>(buffer + 4), 20);
  EXPECT_EQ(load<translate::GuestStatus>(second_list).tag, 2);
  send(10, 1);
  ASSERT_EQ(guest_MPI_Waitany(&context(), 3, list, answer, no_status), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 0);
  ASSERT_EQ(guest_MPI_Waitany(&context(), 3, list, answer, no_status), 0);
  EXPECT_EQ(load<std::int32_t>(answer), guest_MPI_UNDEFINED) << "none is left";
}

TEST(Completion, TestallCompletesAllOrNone) {
  store<Handle>(list, {receive(buffer, 3), receive(buffer + 4, 4)});
  send(30, 3);
  ASSERT_EQ(guest_MPI_Testall(&context(), 2, list, answer, no_status), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 0);
  EXPECT_NE(load<Handle>(list), guest_MPI_REQUEST_NULL);
  send(40, 4);
  ASSERT_EQ(guest_MPI_Testall(&context(), 2, list, answer, second_list), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 1);
  EXPECT_EQ(load<Handle>(list), guest_MPI_REQUEST_NULL);
  EXPECT_EQ(load<translate::GuestStatus>(second_list + status_size).tag, 4);
}

TEST(Completion, WaitsomeListsWhatIsComplete) {
  store<Handle>(list, {receive(buffer, 5), receive(buffer + 4, 6), receive(buffer + 8, 7)});
  send(60, 6);
  send(70, 7);
  ASSERT_EQ(guest_MPI_Waitsome(&context(), 3, list, answer, second_list, no_status), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 2);
  EXPECT_EQ(load<std::int32_t>(second_list), 1);
  EXPECT_EQ(load<std::int32_t>(second_list + 4), 2);
  send(50, 5);
  ASSERT_EQ(guest_MPI_Wait(&context(), list, no_status), 0);
  EXPECT_EQ(load<std::int32_t>(buffer), 50);
}

TEST(GeneralizedRequests, NeedALibraryThatHasThem) {
  constexpr Function none{300};
  EXPECT_EQ(guest_MPI_Grequest_start(&context(), none, none, none, UserData{0x55}, answer),
            guest_MPI_ERR_UNSUPPORTED_OPERATION);
}

TEST(Statuses, HaveTheNumberOfElementsThatIsSet) {
  ASSERT_EQ(
      guest_MPI_Recv(&context(), buffer, 1, guest_MPI_INT, guest_MPI_PROC_NULL, 1, guest_MPI_COMM_SELF, second_list),
      0);
  ASSERT_EQ(guest_MPI_Status_set_elements(&context(), second_list, guest_MPI_INT, 3), 0);
  ASSERT_EQ(guest_MPI_Get_count(&context(), second_list, guest_MPI_INT, answer), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 3);
  ASSERT_EQ(guest_MPI_Get_count(&context(), second_list, guest_MPI_DOUBLE, answer), 0);
  EXPECT_EQ(load<std::int32_t>(answer), guest_MPI_UNDEFINED) << "12 bytes are one and a half";
}

TEST(Statuses, OfProcNullAreEmpty) {
  ASSERT_EQ(
      guest_MPI_Recv(&context(), buffer, 1, guest_MPI_INT, guest_MPI_PROC_NULL, 1, guest_MPI_COMM_SELF, second_list),
      0);
  const auto status = load<translate::GuestStatus>(second_list);
  EXPECT_EQ(status.source, guest_MPI_PROC_NULL);
  EXPECT_EQ(status.tag, guest_MPI_ANY_TAG);
  ASSERT_EQ(guest_MPI_Get_count(&context(), second_list, guest_MPI_INT, answer), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 0);
}

TEST(BufferedSends, NeedRoomInTheBuffer) {
  ASSERT_EQ(guest_MPI_Buffer_attach(&context(), Address{0x10000}, 4096), 0);
  ASSERT_TRUE(guest().memory().store(second_buffer, std::int32_t{9}));
  ASSERT_EQ(guest_MPI_Bsend(&context(), second_buffer, 1, guest_MPI_INT, 0, 8, guest_MPI_COMM_SELF), 0);
  EXPECT_EQ(guest_MPI_Bsend(&context(), second_buffer, 2000, guest_MPI_INT, 0, 9, guest_MPI_COMM_SELF),
            guest_MPI_ERR_BUFFER);
  ASSERT_EQ(guest_MPI_Recv(&context(), buffer, 1, guest_MPI_INT, 0, 8, guest_MPI_COMM_SELF, no_status), 0);
  EXPECT_EQ(load<std::int32_t>(buffer), 9);
  ASSERT_EQ(guest_MPI_Buffer_detach(&context(), answer, second_answer), 0);
  EXPECT_EQ(load<Address>(answer), Address{0x10000});
  EXPECT_EQ(load<std::int32_t>(second_answer), 4096);
}

}  // namespace

}  // namespace mpiwasm::calls::serial_tests
