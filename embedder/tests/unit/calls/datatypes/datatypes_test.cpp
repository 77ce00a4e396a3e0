// Datatypes as the guest sees them: sizes of a 32-bit program, commitment, contents.
#include <gtest/gtest.h>

#include "calls/core/serial_fixture.hpp"

namespace mpiwasm::calls::serial_tests {

namespace {

std::int32_t size_of(Handle type) {
  EXPECT_EQ(guest_MPI_Type_size(&context(), type, answer), 0);
  return load<std::int32_t>(answer);
}

TEST(Datatypes, HaveTheSizesOfTheGuest) {
  EXPECT_EQ(size_of(guest_MPI_LONG), 4);
  EXPECT_EQ(size_of(guest_MPI_UNSIGNED_LONG), 4);
  EXPECT_EQ(size_of(guest_MPI_AINT), 4);
  EXPECT_EQ(size_of(guest_MPI_WCHAR), 4);
  EXPECT_EQ(size_of(guest_MPI_COUNT), 8);
  EXPECT_EQ(size_of(guest_MPI_DOUBLE_INT), 12);
}

TEST(Datatypes, AreUsedWhenTheyAreCommitted) {
  const Handle type = made(guest_MPI_Type_contiguous(&context(), 3, guest_MPI_INT, answer));
  EXPECT_EQ(guest_MPI_Send(&context(), buffer, 1, type, guest_MPI_PROC_NULL, 0, guest_MPI_COMM_WORLD),
            guest_MPI_ERR_TYPE);
  ASSERT_TRUE(guest().memory().store(answer, type));
  ASSERT_EQ(guest_MPI_Type_commit(&context(), answer), 0);
  EXPECT_EQ(guest_MPI_Send(&context(), buffer, 1, type, guest_MPI_PROC_NULL, 0, guest_MPI_COMM_WORLD), 0);
}

TEST(Datatypes, SayHowTheyWereMade) {
  const Handle type = made(guest_MPI_Type_vector(&context(), 3, 2, -5, guest_MPI_DOUBLE, answer));
  ASSERT_EQ(guest_MPI_Type_get_envelope(&context(), type, answer, answer + 4, answer + 8, answer + 12), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 3);
  EXPECT_EQ(load<std::int32_t>(answer + 4), 0);
  EXPECT_EQ(load<std::int32_t>(answer + 8), 1);
  EXPECT_EQ(load<std::int32_t>(answer + 12), guest_MPI_COMBINER_VECTOR);
}

TEST(Datatypes, WithoutAnIntegerSizeAreUndefined) {
  const Handle row = made(guest_MPI_Type_contiguous(&context(), 1 << 16, guest_MPI_BYTE, answer));
  const Handle large = made(guest_MPI_Type_contiguous(&context(), 1 << 15, row, answer));
  EXPECT_EQ(size_of(large), guest_MPI_UNDEFINED);
  ASSERT_EQ(guest_MPI_Type_size_c(&context(), large, answer), 0);
  EXPECT_EQ(load<std::int64_t>(answer), std::int64_t{1} << 31);
}

TEST(Datatypes, MovePackedData) {
  store<std::int32_t>(buffer, {1, 2, 3, 4, 5});
  const Handle columns = made(guest_MPI_Type_vector(&context(), 3, 1, 2, guest_MPI_INT, answer));
  ASSERT_EQ(guest_MPI_Type_commit(&context(), answer), 0);
  ASSERT_TRUE(guest().memory().store(answer, std::int32_t{0}));
  ASSERT_EQ(guest_MPI_Pack(&context(), buffer, 1, columns, second_buffer, 100, answer, guest_MPI_COMM_SELF), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 12);
  EXPECT_EQ(load<std::int32_t>(second_buffer + 4), 3);
  EXPECT_EQ(load<std::int32_t>(second_buffer + 8), 5);
}

}  // namespace

}  // namespace mpiwasm::calls::serial_tests
