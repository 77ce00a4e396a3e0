// What is made at the start for the functions that a module imports.
#include "wasm/inspect/start_needs.hpp"

#include <gtest/gtest.h>

namespace mpiwasm::wasm {
namespace {

ModuleSummary importing(std::string_view name, ExternKind kind = ExternKind::function) {
  ModuleSummary module;
  Import import;
  import.module = "mpi_abi_1";
  import.name = name;
  import.kind = kind;
  module.imports.push_back(import);
  return module;
}

TEST(StartNeeds, FollowFromImports) {
  EXPECT_TRUE(needs_at_start(importing("MPI_Open_port"), StartNeed::port_seal));
  EXPECT_FALSE(needs_at_start(importing("MPI_Open_port"), StartNeed::private_communicators));
  EXPECT_TRUE(needs_at_start(importing("MPI_Comm_idup"), StartNeed::private_communicators));
  EXPECT_FALSE(needs_at_start(importing("MPI_Comm_dup"), StartNeed::private_communicators));
  EXPECT_FALSE(needs_at_start({}, StartNeed::port_seal));
}

TEST(StartNeeds, OtherNamesOfAFunctionCount) {
  EXPECT_TRUE(needs_at_start(importing("PMPI_Comm_connect"), StartNeed::port_seal));
  EXPECT_TRUE(needs_at_start(importing("MPI_Psend_init_c"), StartNeed::private_communicators));
  EXPECT_TRUE(needs_at_start(importing("PMPI_Comm_idup_with_info"), StartNeed::private_communicators));
  EXPECT_FALSE(needs_at_start(importing("MPI_Open_port2"), StartNeed::port_seal));
}

TEST(StartNeeds, OnlyOfFunctions) {
  EXPECT_FALSE(needs_at_start(importing("MPI_Open_port", ExternKind::global), StartNeed::port_seal));
}

}  // namespace
}  // namespace mpiwasm::wasm
