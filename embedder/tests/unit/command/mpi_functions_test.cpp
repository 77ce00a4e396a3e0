#include "command/mpi_functions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>

namespace mpiwasm::command {
namespace {

using wasm::ModuleAbi;

std::string signature_of(ModuleAbi abi, std::string_view name) {
  for (const guest::HostFunction& function : known_mpi_functions(abi).functions)
    if (function.name == name) return std::string{function.signature};
  return "missing";
}

TEST(MpiFunctions, AreThoseOfTheStandard) {
  EXPECT_EQ(known_mpi_functions(ModuleAbi::mpi_abi_1).functions.size(), 664U)
      << "functions in the MPI-5.0 ABI's header";
  EXPECT_EQ(signature_of(ModuleAbi::mpi_abi_1, "MPI_Send"), "iiiiii:i");
  EXPECT_EQ(signature_of(ModuleAbi::mpi_abi_1, "MPI_Send_c"), "iIiiii:i");
  EXPECT_EQ(signature_of(ModuleAbi::mpi_abi_1, "MPI_Wtime"), ":d");
}

TEST(MpiFunctions, AreFewerInTheModulesOf2023) {
  EXPECT_EQ(signature_of(ModuleAbi::mpiwasm_2023, "MPI_Send"), "iiiiii:i");
  EXPECT_EQ(signature_of(ModuleAbi::mpiwasm_2023, "MPI_Wtime"), ":d");
  EXPECT_EQ(signature_of(ModuleAbi::mpiwasm_2023, "gethostname"), "ii:i");
  EXPECT_EQ(signature_of(ModuleAbi::mpiwasm_2023, "__cxa_throw"), "iii:");
  EXPECT_EQ(signature_of(ModuleAbi::mpiwasm_2023, "MPI_Send_c"), "missing");
}

TEST(MpiFunctions, ExistForProfilingToo) {
  const std::array modules{known_mpi_functions(ModuleAbi::mpi_abi_1)};
  const wasm::HostFunctions offered{modules};
  for (const guest::HostFunction& function : modules[0].functions)
    EXPECT_EQ(offered.find(wasm::mpi_namespace, "P" + std::string{function.name}).function, &function);
}

TEST(MpiFunctions, SignaturesAreWellFormed) {
  for (const ModuleAbi abi : {ModuleAbi::mpi_abi_1, ModuleAbi::mpiwasm_2023}) {
    std::set<std::string_view> names;
    for (const guest::HostFunction& function : known_mpi_functions(abi).functions) {
      EXPECT_TRUE(names.insert(function.name).second) << function.name;
      EXPECT_EQ(std::count(function.signature.begin(), function.signature.end(), ':'), 1) << function.name;
      EXPECT_EQ(function.signature.find_first_not_of("iIfd:"), std::string_view::npos) << function.name;
    }
  }
}

}  // namespace
}  // namespace mpiwasm::command
