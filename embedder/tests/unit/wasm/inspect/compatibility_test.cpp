#include "wasm/inspect/compatibility.hpp"

#include <gtest/gtest.h>

#include <array>

#include "wasm/inspect/module_inspector.hpp"
#include "wasm/module_builder.hpp"

namespace mpiwasm::wasm {
namespace {

using tests::Piece;

void no_code() {}

const std::array<guest::HostFunction, 2> mpi_functions{{
    {"MPI_Comm_rank", "ii:i", &no_code},
    {"MPI_Wtime", ":d", &no_code},
}};
const std::array<guest::HostFunction, 1> wasi_functions{{{"proc_exit", "i:", &no_code}}};
const std::array<guest::HostModule, 2> modules{{
    {mpi_namespace, mpi_functions, nullptr, "P"},
    {wasi_namespace, wasi_functions, nullptr},
}};

ModuleSummary summary_of(const Piece& module) {
  auto summary = read_module_summary(module.bytes());
  EXPECT_TRUE(summary) << summary.error().message;
  return summary ? *summary : ModuleSummary{};
}

std::string explain(std::string_view module, std::string_view function) {
  return module == mpi_namespace ? "MPI has no " + std::string{function} : std::string{};
}

std::vector<std::string> problems_of(const Piece& module) {
  std::vector<std::string> messages;
  for (const Finding& finding : check_compatibility(summary_of(module), HostFunctions{modules}, explain))
    if (finding.prevents_running) messages.push_back(finding.message);
  return messages;
}

/// A program that imports one function of type () -> () and has an empty _start.
Piece program_importing(std::string_view module, std::string_view name) {
  return Piece::header() + Piece::section(1, {1, 0x60, 0, 0}) +
         Piece::section(2, Piece{1} + Piece::name(module) + Piece::name(name) + Piece{0, 0}) +
         Piece::section(3, {1, 0}) + Piece::section(5, {1, 0, 1}) +
         Piece::section(7, Piece{2} + Piece::name("_start") + Piece{0, 1} + Piece::name("memory") + Piece{2, 0}) +
         Piece::section(10, {1, 2, 0, 0x0b});
}

TEST(Compatibility, AcceptsACompleteProgram) { EXPECT_TRUE(problems_of(tests::complete_module()).empty()); }

TEST(Compatibility, FindsProfilingNames) {
  const HostFunctions offered{modules};
  EXPECT_EQ(offered.find(mpi_namespace, "PMPI_Wtime").function, &mpi_functions[1]);
  EXPECT_EQ(offered.find(mpi_namespace, "MPI_Wtime").module, &modules[0]);
  EXPECT_EQ(offered.find(mpi_namespace, "MPI_Nothing").function, nullptr);
  EXPECT_EQ(offered.find(wasi_namespace, "MPI_Wtime").function, nullptr);
}

TEST(Compatibility, AsksTheLibrariesAboutUnknownFunctions) {
  const auto problems = problems_of(program_importing("mpi_abi_1", "MPI_Frobnicate"));
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_EQ(problems[0], "MPI has no MPI_Frobnicate");
}

TEST(Compatibility, ComparesTypes) {
  const auto problems = problems_of(program_importing("mpi_abi_1", "MPI_Comm_rank"));
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_EQ(problems[0],
            "the module declares MPI_Comm_rank as (), but it is (i32, i32) -> i32; build it again with this mpiwasm's "
            "mpi.h");
}

TEST(Compatibility, RecognisesOtherAbis) {
  const auto problem_of = [](std::string_view module, std::string_view name) {
    const auto problems = problems_of(program_importing(module, name));
    return problems.empty() ? std::string{} : problems[0];
  };
  EXPECT_EQ(abi_of(summary_of(program_importing("env", "MPI_Init"))), ModuleAbi::mpiwasm_2023);
  EXPECT_NE(problem_of("env", "emscripten_memcpy").find("Emscripten"), std::string::npos);
  EXPECT_NE(problem_of("env", "dgemm_").find("\"dgemm_\""), std::string::npos);
  EXPECT_NE(problem_of("wasix_32v1", "thread_spawn").find("WASIX"), std::string::npos);
  EXPECT_NE(problem_of("elsewhere", "thing").find("\"elsewhere\""), std::string::npos);
}

TEST(Compatibility, RequiresAnEntry) {
  const Piece library = Piece::header() + Piece::section(1, {1, 0x60, 0, 0}) + Piece::section(3, {1, 0}) +
                        Piece::section(7, Piece{1} + Piece::name("_initialize") + Piece{0, 0}) +
                        Piece::section(10, {1, 2, 0, 0x0b});
  ASSERT_EQ(problems_of(library).size(), 1U);
  EXPECT_NE(problems_of(library)[0].find("is a library"), std::string::npos);
  EXPECT_NE(problems_of(Piece::header())[0].find("no function _start"), std::string::npos);
}

TEST(Compatibility, WarnsOfAFunctionAtTheDuplicateFunctionsPlace) {
  const auto warns = [](unsigned table_base) {
    for (const Finding& finding :
         check_compatibility(summary_of(tests::complete_module(table_base)), HostFunctions{modules}, explain))
      if (finding.message.find("--table-base") != std::string::npos) return !finding.prevents_running;
    return false;
  };
  EXPECT_TRUE(warns(1));
  EXPECT_FALSE(warns(2));
}

}  // namespace
}  // namespace mpiwasm::wasm
