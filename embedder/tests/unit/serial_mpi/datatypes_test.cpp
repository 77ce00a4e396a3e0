// Typemaps of the built-in MPI: sizes, bounds, and where data goes.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <vector>

#include "layout/layout.hpp"
#include "serial_mpi/mpi.h"

namespace {

struct Bounds {
  MPI_Count size = 0, lower = 0, extent = 0, true_lower = 0, true_extent = 0;
  bool operator==(const Bounds&) const = default;
};

Bounds bounds_of(MPI_Datatype type) {
  Bounds bounds;
  EXPECT_EQ(MPI_Type_size_x(type, &bounds.size), MPI_SUCCESS);
  EXPECT_EQ(MPI_Type_get_extent_x(type, &bounds.lower, &bounds.extent), MPI_SUCCESS);
  EXPECT_EQ(MPI_Type_get_true_extent_x(type, &bounds.true_lower, &bounds.true_extent), MPI_SUCCESS);
  return bounds;
}

/// Packs one element of `type` at `data` and returns what came out, as numbers.
template <class Number>
std::vector<Number> packed(MPI_Datatype type, const Number* data) {
  int size = 0;
  EXPECT_EQ(MPI_Pack_size(1, type, MPI_COMM_SELF, &size), MPI_SUCCESS);
  std::vector<Number> numbers(static_cast<std::size_t>(size) / sizeof(Number));
  int position = 0;
  EXPECT_EQ(MPI_Pack(data, 1, type, numbers.data(), size, &position, MPI_COMM_SELF), MPI_SUCCESS);
  EXPECT_EQ(position, size);
  return numbers;
}

std::vector<int> counting(int count) {
  std::vector<int> numbers(static_cast<std::size_t>(count));
  std::iota(numbers.begin(), numbers.end(), 0);
  return numbers;
}

TEST(SerialDatatypes, PredefinedOnesHaveTheSizesOfTheirCTypes) {
  EXPECT_EQ(bounds_of(MPI_INT), (Bounds{4, 0, 4, 0, 4}));
  EXPECT_EQ(bounds_of(MPI_C_DOUBLE_COMPLEX), (Bounds{16, 0, 16, 0, 16}));
  EXPECT_EQ(bounds_of(MPI_DOUBLE_INT), (Bounds{12, 0, 16, 0, 12}));
  EXPECT_EQ(bounds_of(MPI_SHORT_INT), (Bounds{6, 0, 8, 0, 8}));
  EXPECT_EQ(bounds_of(MPI_2INT), (Bounds{8, 0, 8, 0, 8}));
  MPI_Count size = 0;
  EXPECT_EQ(MPI_Type_size_x(MPI_DATATYPE_NULL, &size), MPI_ERR_TYPE);
}

TEST(SerialDatatypes, AVectorSkipsItsGaps) {
  MPI_Datatype column = MPI_DATATYPE_NULL;
  ASSERT_EQ(MPI_Type_vector(3, 1, 4, MPI_INT, &column), MPI_SUCCESS);
  EXPECT_EQ(bounds_of(column), (Bounds{12, 0, 36, 0, 36}));
  EXPECT_EQ(packed(column, counting(12).data()), (std::vector{0, 4, 8}));
  EXPECT_EQ(MPI_Type_free(&column), MPI_SUCCESS);
  EXPECT_EQ(column, MPI_DATATYPE_NULL);
}

TEST(SerialDatatypes, WhatNamesTheSameBytesAgainAndAgainNeedsNoMoreMemoryThanAGuestHas) {
  MPI_Datatype same = MPI_DATATYPE_NULL;
  ASSERT_EQ(MPI_Type_vector(1 << 20, 1, 0, MPI_INT, &same), MPI_SUCCESS);
  ASSERT_EQ(MPI_Type_commit(&same), MPI_SUCCESS);
  const int number = 7;
  int received[2] = {0, 0};
  EXPECT_EQ(MPI_Allgather(&number, 4000, same, received, 4000, same, MPI_COMM_WORLD), MPI_ERR_NO_MEM);
  EXPECT_EQ(MPI_Allgather(&number, 4000, same, received, 2, MPI_INT, MPI_COMM_WORLD), MPI_ERR_TRUNCATE);
  EXPECT_EQ(received[1], 7);
  EXPECT_EQ(MPI_Allgather(&number, 1, same, received, 1, same, MPI_COMM_WORLD), MPI_SUCCESS);
  EXPECT_EQ(received[0], 7);
  MPI_Type_free(&same);
}

TEST(SerialDatatypes, NegativeStridesReachBelowTheOrigin) {
  MPI_Datatype backwards = MPI_DATATYPE_NULL;
  ASSERT_EQ(MPI_Type_create_hvector(3, 1, -8, MPI_INT, &backwards), MPI_SUCCESS);
  EXPECT_EQ(bounds_of(backwards), (Bounds{12, -16, 20, -16, 20}));
  const std::vector<int> numbers = counting(5);
  EXPECT_EQ(packed(backwards, numbers.data() + 4), (std::vector{4, 2, 0}));
  MPI_Type_free(&backwards);
}

TEST(SerialDatatypes, IndexedBlocksKeepTheirOrder) {
  const std::array lengths{2, 0, 1};
  const std::array places{3, 100, 0};
  MPI_Datatype type = MPI_DATATYPE_NULL;
  ASSERT_EQ(MPI_Type_indexed(3, lengths.data(), places.data(), MPI_INT, &type), MPI_SUCCESS);
  EXPECT_EQ(packed(type, counting(6).data()), (std::vector{3, 4, 0}));
  EXPECT_EQ(bounds_of(type), (Bounds{12, 0, 20, 0, 20}));
  MPI_Type_free(&type);
}

TEST(SerialDatatypes, StructsArePaddedAsInC) {
  struct Particle {
    double position;
    char kind;
  };
  const std::array lengths{1, 1};
  const std::array<MPI_Aint, 2> places{offsetof(Particle, position), offsetof(Particle, kind)};
  const std::array types{MPI_DOUBLE, MPI_CHAR};
  MPI_Datatype type = MPI_DATATYPE_NULL;
  ASSERT_EQ(MPI_Type_create_struct(2, lengths.data(), places.data(), types.data(), &type), MPI_SUCCESS);
  EXPECT_EQ(bounds_of(type), (Bounds{9, 0, sizeof(Particle), 0, 9}));
  MPI_Type_free(&type);
}

TEST(SerialDatatypes, ResizingSetsTheBoundsOfWhatIsMadeOfIt) {
  MPI_Datatype narrow = MPI_DATATYPE_NULL;
  MPI_Datatype three = MPI_DATATYPE_NULL;
  ASSERT_EQ(MPI_Type_create_resized(MPI_INT, -4, 12, &narrow), MPI_SUCCESS);
  ASSERT_EQ(MPI_Type_contiguous(3, narrow, &three), MPI_SUCCESS);
  EXPECT_EQ(bounds_of(three), (Bounds{12, -4, 36, 0, 28}));
  EXPECT_EQ(packed(three, counting(7).data()), (std::vector{0, 3, 6}));
  MPI_Type_free(&narrow);
  MPI_Type_free(&three);
}

TEST(SerialDatatypes, SubarraysFollowTheOrderOfTheirLanguage) {
  const std::array sizes{3, 4};
  const std::array part{2, 2};
  const std::array start{1, 1};
  MPI_Datatype type = MPI_DATATYPE_NULL;
  ASSERT_EQ(MPI_Type_create_subarray(2, sizes.data(), part.data(), start.data(), MPI_ORDER_C, MPI_INT, &type),
            MPI_SUCCESS);
  EXPECT_EQ(packed(type, counting(12).data()), (std::vector{5, 6, 9, 10}));
  EXPECT_EQ(bounds_of(type), (Bounds{16, 0, 48, 20, 24}));
  MPI_Type_free(&type);
  ASSERT_EQ(MPI_Type_create_subarray(2, sizes.data(), part.data(), start.data(), MPI_ORDER_FORTRAN, MPI_INT, &type),
            MPI_SUCCESS);
  EXPECT_EQ(packed(type, counting(12).data()), (std::vector{4, 5, 7, 8}));
  MPI_Type_free(&type);
  const std::array too_far{2, 1};
  EXPECT_EQ(MPI_Type_create_subarray(2, sizes.data(), part.data(), too_far.data(), MPI_ORDER_C, MPI_INT, &type),
            MPI_ERR_ARG);
}

TEST(SerialDatatypes, DistributedArraysCoverEveryElementOnce) {
  const std::array sizes{5, 7};
  const std::array kinds{MPI_DISTRIBUTE_CYCLIC, MPI_DISTRIBUTE_BLOCK};
  const std::array arguments{2, MPI_DISTRIBUTE_DFLT_DARG};
  const std::array processes{2, 3};
  std::vector<int> seen;
  for (int rank = 0; rank < 6; ++rank) {
    MPI_Datatype type = MPI_DATATYPE_NULL;
    ASSERT_EQ(MPI_Type_create_darray(6, rank, 2, sizes.data(), kinds.data(), arguments.data(), processes.data(),
                                     MPI_ORDER_C, MPI_INT, &type),
              MPI_SUCCESS);
    EXPECT_EQ(bounds_of(type).extent, 5 * 7 * 4);
    for (const int number : packed(type, counting(35).data())) seen.push_back(number);
    MPI_Type_free(&type);
  }
  std::sort(seen.begin(), seen.end());
  EXPECT_EQ(seen, counting(35));
}

TEST(SerialDatatypes, AnArrayDealtOutCardByCardTakesNoRoomForEach) {
  constexpr int size = std::numeric_limits<int>::max();
  const int kind = MPI_DISTRIBUTE_CYCLIC;
  const int argument = 3;
  const int processes = 2;
  MPI_Datatype type = MPI_DATATYPE_NULL;
  ASSERT_EQ(MPI_Type_create_darray(2, 1, 1, &size, &kind, &argument, &processes, MPI_ORDER_C, MPI_SIGNED_CHAR, &type),
            MPI_SUCCESS);
  // 2147483647 = 6 * 357913941 + 1: the last card goes to the other one.
  EXPECT_EQ(bounds_of(type), (Bounds{3 * 357913941LL, 0, size, 3, size - 4}));
  EXPECT_EQ(MPI_Type_free(&type), MPI_SUCCESS);
}

/// Four bytes in memory and 2^57 bytes of data.
MPI_Datatype make_huge() {
  MPI_Datatype same = MPI_DATATYPE_NULL;
  MPI_Datatype huge = MPI_DATATYPE_NULL;
  EXPECT_EQ(MPI_Type_create_hvector(1 << 28, 1, 0, MPI_INT, &same), MPI_SUCCESS);
  EXPECT_EQ(MPI_Type_create_hvector(1 << 27, 1, 0, same, &huge), MPI_SUCCESS);
  EXPECT_EQ(bounds_of(huge), (Bounds{MPI_Count{1} << 57, 0, 4, 0, 4}));
  EXPECT_EQ(MPI_Type_free(&same), MPI_SUCCESS);
  return huge;
}

TEST(SerialDatatypes, PackingAndUnpackingMayOverlap) {
  std::array<int, 3> numbers{1, 2, 3};
  int position = 0;
  EXPECT_EQ(MPI_Pack(numbers.data(), 2, MPI_INT, numbers.data() + 1, 8, &position, MPI_COMM_SELF), MPI_SUCCESS);
  EXPECT_EQ(numbers, (std::array{1, 1, 2}));
  position = 0;
  EXPECT_EQ(MPI_Unpack(numbers.data() + 1, 8, &position, numbers.data(), 2, MPI_INT, MPI_COMM_SELF), MPI_SUCCESS);
  EXPECT_EQ(numbers, (std::array{1, 2, 2}));
}

TEST(SerialDatatypes, MoreDataThanNumbersCanCountAreTooLarge) {
  MPI_Datatype huge = make_huge();
  std::vector<int> numbers(1024);
  constexpr int count = 1024;
  EXPECT_EQ(MPI_Send(numbers.data(), count, huge, 0, 0, MPI_COMM_WORLD), MPI_ERR_NO_MEM);
  int position = 0;
  EXPECT_EQ(MPI_Pack(numbers.data(), count, huge, numbers.data(), 64, &position, MPI_COMM_SELF), MPI_ERR_TRUNCATE);
  EXPECT_EQ(MPI_Unpack(numbers.data(), 64, &position, numbers.data(), count, huge, MPI_COMM_SELF), MPI_ERR_TRUNCATE);
  EXPECT_EQ(MPI_Allgather(numbers.data(), count, huge, numbers.data() + 1, count, huge, MPI_COMM_WORLD),
            MPI_ERR_NO_MEM);
  const int number = 7;
  ASSERT_EQ(MPI_Send(&number, 1, MPI_INT, 0, 0, MPI_COMM_WORLD), MPI_SUCCESS);
  EXPECT_EQ(MPI_Recv(numbers.data(), count, huge, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE), MPI_SUCCESS);
  EXPECT_EQ(numbers.front(), 7);
  EXPECT_EQ(MPI_Type_free(&huge), MPI_SUCCESS);
}

TEST(SerialDatatypes, ElementsOfHugeTypesAreCountedAtOnce) {
  MPI_Datatype huge = make_huge();
  MPI_Status status{};
  MPI_Count elements = 0;
  ASSERT_EQ(MPI_Status_set_elements_x(&status, huge, MPI_Count{1} << 54), MPI_SUCCESS);
  EXPECT_EQ(MPI_Get_elements_x(&status, huge, &elements), MPI_SUCCESS);
  EXPECT_EQ(elements, MPI_Count{1} << 54);
  EXPECT_EQ(MPI_Get_elements_x(&status, MPI_SIGNED_CHAR, &elements), MPI_SUCCESS);
  EXPECT_EQ(elements, MPI_Count{1} << 56);
  ASSERT_EQ(MPI_Status_set_elements_x(&status, MPI_SIGNED_CHAR, 5), MPI_SUCCESS);
  EXPECT_EQ(MPI_Get_elements_x(&status, huge, &elements), MPI_SUCCESS);
  EXPECT_EQ(elements, MPI_UNDEFINED);
  EXPECT_EQ(MPI_Type_free(&huge), MPI_SUCCESS);
}

TEST(SerialDatatypes, TypesOfTypesOfTypesEnd) {
  MPI_Datatype type = MPI_INT;
  int depth = 0;
  for (int code = MPI_SUCCESS; code == MPI_SUCCESS && depth < 2 * mpiwasm::layout::deepest; ++depth) {
    MPI_Datatype next = MPI_DATATYPE_NULL;
    code = MPI_Type_vector(1, 1, 1, type, &next);
    if (code != MPI_SUCCESS) break;
    if (depth > 0) {
      EXPECT_EQ(MPI_Type_free(&type), MPI_SUCCESS);
    }
    type = next;
  }
  EXPECT_GT(depth, 10);
  EXPECT_LT(depth, mpiwasm::layout::deepest);
  EXPECT_EQ(bounds_of(type), (Bounds{4, 0, 4, 0, 4}));
  EXPECT_EQ(MPI_Type_free(&type), MPI_SUCCESS);
}

TEST(SerialDatatypes, PlacesTooFarAwayMakeNoType) {
  MPI_Datatype wide = MPI_DATATYPE_NULL;
  MPI_Datatype type = MPI_DATATYPE_NULL;
  ASSERT_EQ(MPI_Type_create_resized(MPI_INT, 0, MPI_Aint{1} << 59, &wide), MPI_SUCCESS);
  const int length = 1;
  const int displacement = 1 << 30;
  EXPECT_NE(MPI_Type_indexed(1, &length, &displacement, wide, &type), MPI_SUCCESS);
  EXPECT_NE(MPI_Type_vector(2, 1, -(1 << 30), wide, &type), MPI_SUCCESS);
  EXPECT_NE(MPI_Type_create_resized(MPI_INT, MPI_Aint{1} << 62, MPI_Aint{1} << 62, &type), MPI_SUCCESS);
  // Nothing is received, so the place does not matter.
  const int none = 0;
  int number = 0;
  EXPECT_EQ(MPI_Allgatherv(&number, 0, MPI_INT, &number, &none, &displacement, wide, MPI_COMM_WORLD), MPI_SUCCESS);
  EXPECT_EQ(MPI_Type_free(&wide), MPI_SUCCESS);
}

TEST(SerialDatatypes, UnpackingReversesPackingBetweenLayouts) {
  MPI_Datatype column = MPI_DATATYPE_NULL;
  ASSERT_EQ(MPI_Type_vector(3, 1, 3, MPI_INT, &column), MPI_SUCCESS);
  const std::array<int, 3> row{1, 2, 3};
  std::array<int, 9> matrix{};
  int position = 0;
  ASSERT_EQ(MPI_Unpack(row.data(), sizeof row, &position, matrix.data(), 1, column, MPI_COMM_SELF), MPI_SUCCESS);
  EXPECT_EQ(matrix, (std::array{1, 0, 0, 2, 0, 0, 3, 0, 0}));
  MPI_Type_free(&column);
}

TEST(SerialDatatypes, TheExternalFormIsBigEndian) {
  const std::uint32_t number = 0x01020304;
  std::array<unsigned char, 4> bytes{};
  MPI_Aint position = 0;
  ASSERT_EQ(MPI_Pack_external("external32", &number, 1, MPI_UINT32_T, bytes.data(), 4, &position), MPI_SUCCESS);
  EXPECT_EQ(bytes, (std::array<unsigned char, 4>{1, 2, 3, 4}));
  std::uint32_t read = 0;
  position = 0;
  ASSERT_EQ(MPI_Unpack_external("external32", bytes.data(), 4, &position, &read, 1, MPI_UINT32_T), MPI_SUCCESS);
  EXPECT_EQ(read, number);
  EXPECT_EQ(MPI_Pack_external("native", &number, 1, MPI_UINT32_T, bytes.data(), 4, &position),
            MPI_ERR_UNSUPPORTED_DATAREP);
}

TEST(SerialDatatypes, PackingStopsAtTheEndOfTheBuffer) {
  const std::array numbers{1, 2};
  std::array<std::byte, 7> room{};
  int position = 0;
  EXPECT_EQ(MPI_Pack(numbers.data(), 2, MPI_INT, room.data(), 7, &position, MPI_COMM_SELF), MPI_ERR_TRUNCATE);
  EXPECT_EQ(position, 0);
}

TEST(SerialDatatypes, ImpossibleSizesAreErrors) {
  constexpr int most = std::numeric_limits<int>::max();
  MPI_Datatype one = MPI_DATATYPE_NULL;
  MPI_Datatype many = MPI_DATATYPE_NULL;
  ASSERT_EQ(MPI_Type_contiguous(most, MPI_INT, &one), MPI_SUCCESS);
  int size = 0;
  EXPECT_EQ(MPI_Type_size(one, &size), MPI_SUCCESS);
  EXPECT_EQ(size, MPI_UNDEFINED);
  const int code = MPI_Type_contiguous(most, one, &many);
  int error_class = code;
  MPI_Error_class(code, &error_class);
  EXPECT_EQ(error_class, MPI_ERR_VALUE_TOO_LARGE);
  EXPECT_EQ(many, MPI_DATATYPE_NULL);
  MPI_Type_free(&one);
}

}  // namespace
