// The checks of arguments: handles of the right kind that live, memory of the guest, numbers in their range.
#include <gtest/gtest.h>

#include <limits>
#include <memory>
#include <utility>

#include "calls/core/serial_fixture.hpp"
#include "calls/windows/exchange_windows.hpp"

namespace mpiwasm::calls::serial_tests {

namespace {

constexpr auto end_of_memory = static_cast<std::uint32_t>(wasi::FakeGuest::memory_size);
constexpr Handle world = guest_MPI_COMM_WORLD;

TEST(Handles, OfOtherKindsAreRefused) {
  const Handle group = made(guest_MPI_Comm_group(&context(), world, answer));
  EXPECT_EQ(guest_MPI_Comm_size(&context(), group, answer), guest_MPI_ERR_COMM);
  EXPECT_EQ(guest_MPI_Group_size(&context(), world, answer), guest_MPI_ERR_GROUP);
  EXPECT_EQ(guest_MPI_Type_size(&context(), group, answer), guest_MPI_ERR_TYPE);
}

TEST(Handles, OfFreedObjectsAreRefusedEvenWhenTheirSlotIsUsedAgain) {
  const Handle freed = made(guest_MPI_Comm_group(&context(), world, answer));
  ASSERT_EQ(guest_MPI_Group_free(&context(), answer), 0);
  EXPECT_EQ(load<Handle>(answer), guest_MPI_GROUP_NULL);
  const Handle next = made(guest_MPI_Comm_group(&context(), world, answer));
  EXPECT_NE(next, freed);
  EXPECT_EQ(guest_MPI_Group_size(&context(), freed, answer), guest_MPI_ERR_GROUP);
  EXPECT_EQ(guest_MPI_Group_size(&context(), next, answer), 0);
}

TEST(Buffers, LieInMemoryByTheirCompleteExtent) {
  const Address last{end_of_memory - 4};
  EXPECT_EQ(guest_MPI_Send(&context(), last, 2, guest_MPI_INT, guest_MPI_PROC_NULL, 0, world), guest_MPI_ERR_BUFFER);
  EXPECT_EQ(guest_MPI_Send(&context(), last, 1, guest_MPI_INT, guest_MPI_PROC_NULL, 0, world), 0);
  EXPECT_EQ(guest_MPI_Send(&context(), buffer, std::numeric_limits<std::int32_t>::max(), guest_MPI_DOUBLE,
                           guest_MPI_PROC_NULL, 0, world),
            guest_MPI_ERR_BUFFER);
  EXPECT_EQ(guest_MPI_Send_c(&context(), buffer, std::numeric_limits<std::int64_t>::max(), guest_MPI_DOUBLE,
                             guest_MPI_PROC_NULL, 0, world),
            guest_MPI_ERR_VALUE_TOO_LARGE)
      << "the built-in MPI has no functions with large counts";
}

/// A window whose other process has 256 bytes from `address` on, which may only be read.
Handle window_with_read_only_bytes(Address address) {
  auto window = std::make_unique<Window>();
  window->segments = {{256, 1, 0}, {256, 1, 0}};
  window->shared_segments = {guest::null_address, address};
  window->is_others_read_only = true;
  const Handle handle = context().windows.insert(std::move(window));
  note_read_only_memory(context());
  return handle;
}

TEST(Buffers, ThatAreWrittenDoNotLieInReadOnlyMemory) {
  const auto receive = [](Address place, std::int32_t count) {
    return guest_MPI_Recv(&context(), place, count, guest_MPI_BYTE, guest_MPI_PROC_NULL, 0, world, guest::null_address);
  };
  const Handle window = window_with_read_only_bytes(buffer + 256);
  EXPECT_FALSE(context().ordinary);
  EXPECT_EQ(receive(buffer, 256), 0);
  EXPECT_EQ(receive(buffer, 257), guest_MPI_ERR_BUFFER);
  EXPECT_EQ(receive(buffer + 511, 1), guest_MPI_ERR_BUFFER);
  EXPECT_EQ(receive(buffer + 512, 1), 0);
  EXPECT_EQ(receive(buffer + 300, 0), 0);
  EXPECT_EQ(guest_MPI_Send(&context(), buffer, 512, guest_MPI_BYTE, guest_MPI_PROC_NULL, 0, world), 0);
  EXPECT_EQ(guest_MPI_Bcast(&context(), buffer, 512, guest_MPI_BYTE, 0, world), 0);
  EXPECT_EQ(guest_MPI_Allreduce(&context(), buffer, buffer + 256, 1, guest_MPI_BYTE, guest_MPI_MAX, world),
            guest_MPI_ERR_BUFFER);
  store<std::int32_t>(list, {8});
  store<std::int32_t>(second_list, {256});
  EXPECT_EQ(
      guest_MPI_Allgatherv(&context(), buffer, 8, guest_MPI_BYTE, buffer, list, second_list, guest_MPI_BYTE, world),
      guest_MPI_ERR_BUFFER);
  (void)context().windows.remove(window);
  note_read_only_memory(context());
  EXPECT_TRUE(context().ordinary);
  EXPECT_EQ(receive(buffer, 257), 0);
}

TEST(Results, GoToMemoryOfTheGuest) {
  EXPECT_EQ(guest_MPI_Comm_size(&context(), world, Address{end_of_memory}), guest_MPI_ERR_ARG);
  EXPECT_EQ(guest_MPI_Comm_size(&context(), world, Address{end_of_memory - 2}), guest_MPI_ERR_ARG);
  EXPECT_EQ(guest_MPI_Comm_size(&context(), world, Address{}), guest_MPI_ERR_ARG);
}

TEST(Numbers, HaveTheirRange) {
  const auto send = [](std::int32_t count, std::int32_t rank, std::int32_t with_tag) {
    return guest_MPI_Send(&context(), buffer, count, guest_MPI_INT, rank, with_tag, world);
  };
  EXPECT_EQ(send(-1, guest_MPI_PROC_NULL, 0), guest_MPI_ERR_COUNT);
  EXPECT_EQ(send(1, 1, 0), guest_MPI_ERR_RANK);
  EXPECT_EQ(send(1, guest_MPI_ANY_SOURCE, 0), guest_MPI_ERR_RANK);
  EXPECT_EQ(send(1, guest_MPI_PROC_NULL, -1), guest_MPI_ERR_TAG);
  EXPECT_EQ(send(1, guest_MPI_PROC_NULL, guest_MPI_ANY_TAG), guest_MPI_ERR_TAG);
  EXPECT_EQ(send(1, guest_MPI_PROC_NULL, context().tag_upper_bound), 0);
}

TEST(Texts, EndInMemory) {
  const Handle comm = made(guest_MPI_Comm_dup(&context(), world, answer));
  ASSERT_EQ(guest_MPI_Comm_set_errhandler(&context(), comm, guest_MPI_ERRORS_RETURN), 0);
  const Address last{end_of_memory - 3};
  store<char>(last, {'a', 'b', 'c'});
  EXPECT_EQ(guest_MPI_Comm_set_name(&context(), comm, last), guest_MPI_ERR_ARG);
  store<char>(last, {'a', 'b', '\0'});
  EXPECT_EQ(guest_MPI_Comm_set_name(&context(), comm, last), 0);
}

}  // namespace

}  // namespace mpiwasm::calls::serial_tests
