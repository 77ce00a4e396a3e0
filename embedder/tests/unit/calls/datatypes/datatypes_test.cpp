// Datatypes as the guest sees them: sizes of a 32-bit program, commitment, contents.
#include <gtest/gtest.h>

#include "calls/core/serial_fixture.hpp"
#include "calls/datatypes/type_blocks.hpp"

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

const Datatype& object(Handle type) { return *context().datatype(type); }

Handle indexed(int blocks, Handle of) {
  store(list, std::vector<std::int32_t>(static_cast<std::size_t>(blocks), 1));
  std::vector<std::int32_t> places;
  for (int i = 0; i < blocks; ++i) places.push_back(2 * i);
  store(second_list, places);
  return made(guest_MPI_Type_indexed(&context(), blocks, list, second_list, of, answer));
}

// Open MPI writes each of them out.
TEST(Datatypes, CountTheBlocksThatTheyAreMadeOf) {
  const Handle inner = indexed(10, guest_MPI_INT);
  const std::uint64_t blocks = blocks_of(object(inner));
  EXPECT_GE(blocks, 10U);
  EXPECT_LE(blocks, 40U);
  const Handle outer = indexed(20, inner);
  EXPECT_GE(blocks_of(object(outer)), 20 * blocks);
  const Handle copy = made(guest_MPI_Type_dup(&context(), outer, answer));
  EXPECT_GE(blocks_of(object(copy)), 20 * blocks);
  const Handle vector = made(guest_MPI_Type_vector(&context(), 1000, 2, 100, outer, answer));
  EXPECT_LE(blocks_of(object(vector)), blocks_of(object(outer)) + 10);
}

TEST(Datatypes, HaveOnlySoManyBlocksTogether) {
  const Handle type = indexed(50, guest_MPI_INT);
  Charge other;
  constexpr std::uint64_t left = 100;
  Quota& quota = context().type_blocks;
  std::uint64_t taken = quota.most();
  while (!quota.has_room_for(taken)) --taken;
  other.change_to(quota, taken - left);
  EXPECT_EQ(guest_MPI_Type_dup(&context(), type, answer), guest_MPI_ERR_NO_MEM);
  EXPECT_EQ(guest_MPI_Type_contiguous(&context(), 2, type, answer), guest_MPI_ERR_NO_MEM);
  const Handle small = made(guest_MPI_Type_contiguous(&context(), 2, guest_MPI_INT, answer));
  other = Charge();
  EXPECT_EQ(guest_MPI_Type_contiguous(&context(), 2, type, answer), 0);
  // What is gone makes room.
  Charge again;
  again.change_to(quota, taken - left);
  EXPECT_EQ(guest_MPI_Type_dup(&context(), type, answer), guest_MPI_ERR_NO_MEM);
  for (const Handle each : {type, load<Handle>(answer), small}) {
    ASSERT_TRUE(guest().memory().store(third_answer, each));
    (void)guest_MPI_Type_free(&context(), third_answer);
  }
}

}  // namespace

}  // namespace mpiwasm::calls::serial_tests
