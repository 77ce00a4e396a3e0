// Error handlers: which handler gets an error, with which code, and how long it lives.
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "calls/core/serial_fixture.hpp"

namespace mpiwasm::calls::serial_tests {

namespace {

constexpr Function handles{200};
constexpr Handle no_communicator{0x7777};

Handle communicator() { return made(guest_MPI_Comm_dup(&context(), guest_MPI_COMM_WORLD, answer)); }
Handle handler() { return made(guest_MPI_Comm_create_errhandler(&context(), handles, answer)); }

TEST(ErrorHandlers, ReturnTheClassOfTheError) {
  EXPECT_EQ(guest_MPI_Comm_size(&context(), no_communicator, answer), guest_MPI_ERR_COMM);
  EXPECT_EQ(guest_MPI_Send(&context(), buffer, -1, guest_MPI_INT, 0, 0, guest_MPI_COMM_WORLD), guest_MPI_ERR_COUNT);
}

TEST(ErrorHandlers, TheLatestErrorHasAText) {
  ASSERT_EQ(guest_MPI_Send(&context(), buffer, 1, guest_MPI_INT, 5, 0, guest_MPI_COMM_WORLD), guest_MPI_ERR_RANK);
  ASSERT_EQ(guest_MPI_Error_string(&context(), guest_MPI_ERR_RANK, buffer, answer), 0);
  const std::string message = load_text(buffer);
  EXPECT_TRUE(message.starts_with("MPI_ERR_RANK: MPI_Send: dest is 5")) << message;
  EXPECT_EQ(load<std::int32_t>(answer), static_cast<std::int32_t>(message.size()));
}

TEST(ErrorHandlers, OfTheGuestGetTheCommunicatorAndMayChangeTheCode) {
  const Handle comm = communicator();
  ASSERT_EQ(guest_MPI_Comm_set_errhandler(&context(), comm, handler()), 0);
  std::vector<std::uint32_t> given;
  guest().functions[number(handles)] = [&](MakingGuest::Arguments arguments) {
    given = {load<std::uint32_t>(Address{arguments[0]}), load<std::uint32_t>(Address{arguments[1]})};
    EXPECT_TRUE(guest().memory().store(Address{arguments[1]}, std::int32_t{4711}));
    return 0U;
  };
  EXPECT_EQ(guest_MPI_Send(&context(), buffer, 1, guest_MPI_INT, 5, 0, comm), 4711);
  EXPECT_EQ(given, (std::vector<std::uint32_t>{number(comm), static_cast<std::uint32_t>(guest_MPI_ERR_RANK)}));
  guest().functions.clear();
}

TEST(ErrorHandlers, FatalOnesEndTheJobWithTheReason) {
  const Handle comm = communicator();
  ASSERT_EQ(guest_MPI_Comm_set_errhandler(&context(), comm, guest_MPI_ERRORS_ARE_FATAL), 0);
  try {
    (void)guest_MPI_Comm_call_errhandler(&context(), comm, guest_MPI_ERR_IO);
    FAIL() << "it returned";
  } catch (const std::runtime_error& end) {
    EXPECT_EQ(std::string_view(end.what()),
              "MPI_Comm_call_errhandler: error raised by the program [MPI_ERR_IO; the job ends because the error "
              "handler is MPI_ERRORS_ARE_FATAL]");
  }
}

TEST(ErrorHandlers, AreGivenBackUnderTheirHandles) {
  const Handle comm = communicator();
  for (const Handle predefined : {guest_MPI_ERRORS_ARE_FATAL, guest_MPI_ERRORS_RETURN, guest_MPI_ERRORS_ABORT}) {
    ASSERT_EQ(guest_MPI_Comm_set_errhandler(&context(), comm, predefined), 0);
    EXPECT_EQ(made(guest_MPI_Comm_get_errhandler(&context(), comm, answer)), predefined);
  }
  const Handle own = handler();
  ASSERT_EQ(guest_MPI_Comm_set_errhandler(&context(), comm, own), 0);
  EXPECT_EQ(made(guest_MPI_Comm_get_errhandler(&context(), comm, answer)), own);
}

TEST(ErrorHandlers, LiveAsLongAsTheGuestHasThem) {
  const Handle comm = communicator();
  const Handle own = handler();
  ASSERT_EQ(guest_MPI_Comm_set_errhandler(&context(), comm, own), 0);
  (void)made(guest_MPI_Comm_get_errhandler(&context(), comm, answer));  // given twice, so freed twice
  for (const int left : {1, 0}) {
    ASSERT_TRUE(guest().memory().store(answer, own));
    ASSERT_EQ(guest_MPI_Errhandler_free(&context(), answer), 0);
    EXPECT_EQ(load<Handle>(answer), guest_MPI_ERRHANDLER_NULL);
    EXPECT_EQ(context().error_handlers.find(own) != nullptr, left > 0);
  }
  EXPECT_EQ(guest_MPI_Comm_set_errhandler(&context(), guest_MPI_COMM_SELF, own), guest_MPI_ERR_ERRHANDLER);
  // The object that it was set on still has it.
  guest().functions[number(handles)] = [](MakingGuest::Arguments) { return 0U; };
  EXPECT_EQ(guest_MPI_Comm_call_errhandler(&context(), comm, guest_MPI_ERR_IO), 0);
  guest().functions.clear();
}

}  // namespace

}  // namespace mpiwasm::calls::serial_tests
