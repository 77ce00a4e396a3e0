// Reductions of two operands in the built-in MPI.
#include <gtest/gtest.h>

#include <array>
#include <complex>
#include <cstddef>
#include <cstring>
#include <limits>

#include "serial_mpi/mpi.h"

namespace {

template <class Value>
Value reduced(MPI_Datatype type, MPI_Op operation, Value in, Value inout) {
  EXPECT_EQ(MPI_Reduce_local(&in, &inout, 1, type, operation), MPI_SUCCESS);
  return inout;
}

TEST(SerialOperations, ArithmeticFollowsTheType) {
  EXPECT_EQ(reduced(MPI_INT, MPI_SUM, 2, 3), 5);
  EXPECT_EQ(reduced(MPI_INT8_T, MPI_PROD, std::int8_t{-3}, std::int8_t{5}), -15);
  EXPECT_EQ(reduced(MPI_UINT32_T, MPI_MAX, 0xffffffffU, 1U), 0xffffffffU);
  EXPECT_EQ(reduced(MPI_INT32_T, MPI_MAX, -1, 1), 1);
  EXPECT_EQ(reduced(MPI_DOUBLE, MPI_MIN, 0.5, -0.5), -0.5);
  using Complex = std::complex<double>;
  EXPECT_EQ(reduced(MPI_C_DOUBLE_COMPLEX, MPI_PROD, Complex{0, 1}, Complex{0, 1}), (Complex{-1, 0}));
}

TEST(SerialOperations, IntegersWrapRound) {
  constexpr int largest = std::numeric_limits<int>::max();
  EXPECT_EQ(reduced(MPI_INT, MPI_SUM, largest, 1), std::numeric_limits<int>::min());
  EXPECT_EQ(reduced(MPI_INT64_T, MPI_PROD, std::int64_t{1} << 62, std::int64_t{4}), 0);
  EXPECT_EQ(reduced(MPI_UINT16_T, MPI_PROD, std::uint16_t{0xffff}, std::uint16_t{0xffff}), 1);
}

TEST(SerialOperations, NumbersMayLieAnywhere) {
  std::array<std::byte, 2 * sizeof(double) + 1> room{};
  const double one = 1.5;
  std::memcpy(room.data() + 1, &one, sizeof one);
  std::memcpy(room.data() + 1 + sizeof one, &one, sizeof one);
  ASSERT_EQ(MPI_Reduce_local(room.data() + 1, room.data() + 1 + sizeof one, 1, MPI_DOUBLE, MPI_SUM), MPI_SUCCESS);
  double sum = 0;
  std::memcpy(&sum, room.data() + 1 + sizeof one, sizeof sum);
  EXPECT_EQ(sum, 3.0);
}

TEST(SerialOperations, LogicAndBits) {
  EXPECT_EQ(reduced(MPI_INT, MPI_LAND, 4, 0), 0);
  EXPECT_EQ(reduced(MPI_INT, MPI_LOR, 4, 0), 1);
  EXPECT_EQ(reduced(MPI_INT, MPI_LXOR, 4, 2), 0);
  EXPECT_EQ(reduced(MPI_BYTE, MPI_BXOR, std::uint8_t{0xf0}, std::uint8_t{0xff}), 0x0f);
}

struct Located {
  double value;
  int index;
};

TEST(SerialOperations, LocationsPreferTheLowerIndex) {
  const Located smallest = reduced(MPI_DOUBLE_INT, MPI_MINLOC, Located{1.0, 4}, Located{1.0, 2});
  EXPECT_EQ(smallest.index, 2);
  const Located largest = reduced(MPI_DOUBLE_INT, MPI_MAXLOC, Located{2.0, 4}, Located{1.0, 2});
  EXPECT_EQ(largest.value, 2.0);
  EXPECT_EQ(largest.index, 4);
}

void subtract(void* in, void* inout, int* length, MPI_Datatype*) {
  for (int i = 0; i < *length; ++i)
    static_cast<int*>(inout)[i] = static_cast<int*>(in)[i] - static_cast<int*>(inout)[i];
}

TEST(SerialOperations, TheUsersOwn) {
  MPI_Op operation = MPI_OP_NULL;
  ASSERT_EQ(MPI_Op_create(subtract, 0, &operation), MPI_SUCCESS);
  EXPECT_EQ(reduced(MPI_INT, operation, 5, 3), 2);
  int commutes = 1;
  MPI_Op_commutative(operation, &commutes);
  EXPECT_EQ(commutes, 0);
  EXPECT_EQ(MPI_Op_free(&operation), MPI_SUCCESS);
  EXPECT_EQ(operation, MPI_OP_NULL);
}

TEST(SerialOperations, ReplacingTakesTheFirstOperand) {
  EXPECT_EQ(reduced(MPI_INT, MPI_REPLACE, 5, 3), 5);
  EXPECT_EQ(reduced(MPI_INT, MPI_NO_OP, 5, 3), 3);
}

TEST(SerialOperations, WhatIsNotDefinedIsAnError) {
  int value = 0;
  EXPECT_EQ(MPI_Reduce_local(&value, &value, 1, MPI_CHAR, MPI_SUM), MPI_ERR_OP);
  EXPECT_EQ(MPI_Reduce_local(&value, &value, 1, MPI_INT, MPI_MINLOC), MPI_ERR_OP);
}

}  // namespace
