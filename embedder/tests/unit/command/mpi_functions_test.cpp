#include "command/mpi_functions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace mpiwasm::command {
namespace {

std::string signature_of(std::string_view name) {
  for (const guest::HostFunction& function : known_mpi_functions().functions)
    if (function.name == name) return std::string{function.signature};
  return "missing";
}

TEST(MpiFunctions, AreThoseOfTheStandard) {
  EXPECT_EQ(known_mpi_functions().functions.size(), 664U) << "functions in the MPI-5.0 ABI's header";
  EXPECT_EQ(signature_of("MPI_Send"), "iiiiii:i");
  EXPECT_EQ(signature_of("MPI_Send_c"), "iIiiii:i");
  EXPECT_EQ(signature_of("MPI_Wtime"), ":d");
}

TEST(MpiFunctions, SignaturesAreWellFormed) {
  std::set<std::string_view> names;
  for (const guest::HostFunction& function : known_mpi_functions().functions) {
    EXPECT_TRUE(names.insert(function.name).second) << function.name;
    EXPECT_EQ(std::count(function.signature.begin(), function.signature.end(), ':'), 1) << function.name;
    EXPECT_EQ(function.signature.find_first_not_of("iIfd:"), std::string_view::npos) << function.name;
  }
}

TEST(MpiFunctions, KnowWhatIsImplemented) {
  EXPECT_FALSE(is_not_implemented("MPI_Send"));
  EXPECT_FALSE(is_not_implemented("PMPI_Send"));
  EXPECT_FALSE(is_not_implemented("MPI_Nothing"));
}

}  // namespace
}  // namespace mpiwasm::command
