// Error classes, codes and texts that a guest adds.
#include <gtest/gtest.h>

#include "calls/core/serial_fixture.hpp"

namespace mpiwasm::calls::serial_tests {

namespace {

std::int32_t added(Code code) {
  EXPECT_EQ(code, 0);
  return load<std::int32_t>(answer);
}

TEST(ErrorCodes, FollowTheLastOneOfTheStandard) {
  const std::int32_t error_class = added(guest_MPI_Add_error_class(&context(), answer));
  EXPECT_GT(error_class, guest_MPI_ERR_LASTCODE);
  const std::int32_t code = added(guest_MPI_Add_error_code(&context(), error_class, answer));
  EXPECT_GT(code, error_class);
  ASSERT_EQ(guest_MPI_Error_class(&context(), code, answer), 0);
  EXPECT_EQ(load<std::int32_t>(answer), error_class);
}

TEST(ErrorCodes, HaveTheTextThatTheyAreGiven) {
  const std::int32_t code = added(guest_MPI_Add_error_code(&context(), guest_MPI_ERR_IO, answer));
  ASSERT_EQ(guest_MPI_Error_string(&context(), code, buffer, answer), 0);
  EXPECT_EQ(load_text(buffer), "");
  ASSERT_EQ(guest_MPI_Add_error_string(&context(), code, store_text(text, "the tape is full")), 0);
  ASSERT_EQ(guest_MPI_Error_string(&context(), code, buffer, answer), 0);
  EXPECT_EQ(load_text(buffer), "the tape is full");
}

TEST(ErrorCodes, UnknownOnesAreRefused) {
  EXPECT_EQ(guest_MPI_Error_string(&context(), 1 << 30, buffer, answer), guest_MPI_ERR_ARG);
  EXPECT_EQ(guest_MPI_Add_error_code(&context(), 1 << 30, answer), guest_MPI_ERR_ARG);
}

}  // namespace

}  // namespace mpiwasm::calls::serial_tests
