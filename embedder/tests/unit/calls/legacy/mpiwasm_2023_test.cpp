// Programs of 2023: their numbers are translated to those of the standard, and back.
#include "calls/legacy/mpiwasm_2023.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

#include "calls/core/serial_fixture.hpp"

namespace mpiwasm::calls::serial_tests {

namespace {

template <class... Arguments>
Code call(std::string_view name, Arguments... arguments) {
  const auto table = mpiwasm_2023::import_table();
  const auto found = std::ranges::find(table, name, &guest::HostFunction::name);
  if (found == table.end()) return -1;
  return reinterpret_cast<Code (*)(Context*, Arguments...)>(found->code)(&context(), arguments...);
}

TEST(Mpiwasm2023, TableIsSortedByName) {
  EXPECT_TRUE(std::ranges::is_sorted(mpiwasm_2023::import_table(), {}, &guest::HostFunction::name));
}

TEST(Mpiwasm2023, DatatypesHaveTheirOldNumbers) {
  const Handle old = mpiwasm_2023::datatype_handle(guest_MPI_INT);
  EXPECT_NE(old, guest_MPI_INT);
  EXPECT_NE(mpiwasm_2023::datatype_handle(guest_MPI_DOUBLE), old);
  // A handle that was made at run time has no number of its own.
  EXPECT_EQ(mpiwasm_2023::datatype_handle(Handle{0x4711'0000}), Handle{0x4711'0000});
}

TEST(Mpiwasm2023, StatusesHaveTheirOldForm) {
  const Handle old_int = mpiwasm_2023::datatype_handle(guest_MPI_INT);
  const auto old_world = Handle{0};  // MPI_COMM_WORLD of 2023
  ASSERT_TRUE(guest().memory().store(second_buffer, std::int32_t{5}));
  ASSERT_EQ(call("MPI_Send", second_buffer, std::int32_t{1}, old_int, std::int32_t{0}, std::int32_t{6}, old_world), 0);
  ASSERT_EQ(call("MPI_Recv", buffer, std::int32_t{1}, old_int, std::int32_t{0}, std::int32_t{6}, old_world, list), 0);
  EXPECT_EQ(load<std::int32_t>(buffer), 5);
  EXPECT_EQ(load<std::int32_t>(list), 0) << "source";
  EXPECT_EQ(load<std::int32_t>(list + 4), 6) << "tag";
  EXPECT_EQ(load<std::int64_t>(list + 16), 4) << "bytes";
}

}  // namespace

}  // namespace mpiwasm::calls::serial_tests
