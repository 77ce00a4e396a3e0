// The table of all functions that guests may import.
#include "calls/core/import_table.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

#include "calls/core/serial_fixture.hpp"

namespace mpiwasm::calls::serial_tests {

namespace {

const guest::HostFunction* find(std::span<const guest::HostFunction> table, std::string_view name) {
  const auto found = std::ranges::find(table, name, &guest::HostFunction::name);
  return found == table.end() ? nullptr : &*found;
}

TEST(ImportTable, IsSortedByName) {
  EXPECT_TRUE(std::ranges::is_sorted(import_table(), {}, &guest::HostFunction::name));
}

TEST(ImportTable, HasTheTypesOfFunctions) {
  ASSERT_NE(find(import_table(), "MPI_Send"), nullptr);
  EXPECT_EQ(find(import_table(), "MPI_Send")->signature, "iiiiii:i");
  EXPECT_EQ(find(import_table(), "MPI_Send_c")->signature, "iIiiii:i");
  EXPECT_EQ(find(import_table(), "MPI_Wtime")->signature, ":d");
  EXPECT_EQ(find(import_table(), "MPI_Comm_set_attr")->signature, "iii:i");
  EXPECT_EQ(find(import_table(), "MPI_Sendall"), nullptr);
}

TEST(ImportTable, GeneratedFunctionsNeedNoWrapper) {
  EXPECT_EQ(find(import_table(), "MPI_Send")->code, guest::host_code(&guest_MPI_Send));
  EXPECT_NE(find(import_table(), "MPI_Comm_dup")->code, guest::host_code(&guest_MPI_Comm_dup));
}

TEST(ImportTable, HasTheSameFunctionsForThreads) {
  const auto one = import_table();
  const auto many = import_table_for_threads();
  ASSERT_EQ(one.size(), many.size());
  for (std::size_t i = 0; i < one.size(); ++i) {
    EXPECT_EQ(one[i].name, many[i].name);
    EXPECT_EQ(one[i].signature, many[i].signature) << one[i].name;
  }
  EXPECT_NE(find(many, "MPI_Send")->code, find(one, "MPI_Send")->code) << "calls of threads take turns";
}

TEST(ImportTable, CodeIsCalledWithTheContext) {
  const auto code = reinterpret_cast<Code (*)(Context*, Handle, Address)>(find(import_table(), "MPI_Comm_size")->code);
  ASSERT_EQ(code(&context(), guest_MPI_COMM_WORLD, answer), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 1);
}

}  // namespace

}  // namespace mpiwasm::calls::serial_tests
