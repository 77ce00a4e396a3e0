// The mpiwasm command from outside: what it prints and its exit codes. Needs no MPI library.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>

#include "wasm/engine_test_support.hpp"
#include "wasm/module_builder.hpp"
#include "wasm/temporary_directory.hpp"

namespace mpiwasm::command {
namespace {

namespace fs = std::filesystem;

struct Result {
  int exit_code;
  std::string output;  ///< standard output and error
};

class RunTest : public testing::Test {
 protected:
  /// Runs `mpiwasm <arguments>` in the temporary directory, with a cache of its own.
  Result mpiwasm(const std::string& arguments, const std::string& variables = "") const {
    const std::string command = fmt::format("cd {0} && MPIWASM_CACHE={0}/cache {1} {2} {3} 2>&1",
                                            temporary_.path().string(), variables, MPIWASM_EXECUTABLE, arguments);
    FILE* pipe = ::popen(command.c_str(), "r");
    std::string output;
    std::array<char, 4096> part{};
    for (std::size_t size = 0; (size = std::fread(part.data(), 1, part.size(), pipe)) > 0;)
      output.append(part.data(), size);
    const int status = ::pclose(pipe);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -status, output};
  }

  void write(const std::string& name, std::span<const std::byte> bytes) const {
    std::ofstream{temporary_.path() / name, std::ios::binary}.write(reinterpret_cast<const char*>(bytes.data()),
                                                                    static_cast<std::streamsize>(bytes.size()));
  }
  void write(const std::string& name, std::string_view text) const { write(name, std::as_bytes(std::span{text})); }
  void write_module(const std::string& name, std::string_view text) const { write(name, tests::assemble(text)); }

  /// A program with a body of the given instructions; $exit ends it.
  void write_program(const std::string& name, const std::string& body) const {
    write_module(name, fmt::format(R"((module
      (import "wasi_snapshot_preview1" "proc_exit" (func $exit (param i32)))
      (import "wasi_snapshot_preview1" "fd_write" (func $write (param i32 i32 i32 i32) (result i32)))
      (memory (export "memory") 2)
      (data (i32.const 16) "\20\00\00\00\06\00\00\00")
      (data (i32.const 32) "hello\0a")
      (func $hello (drop (call $write (i32.const 1) (i32.const 16) (i32.const 1) (i32.const 8))))
      (func $main {})
      (func (export "_start") (call $main))))",
                                   body));
  }

  tests::TemporaryDirectory temporary_;
};

TEST_F(RunTest, RunsAndCachesUnderEveryBackend) {
  write_program("hello.wasm", "(call $hello)");
  for (const char* backend : {"llvm", "cranelift", "singlepass"}) {
    const auto first = mpiwasm(fmt::format("--timings --backend {} hello.wasm", backend));
    EXPECT_EQ(first.exit_code, 0) << first.output;
    EXPECT_NE(first.output.find("hello\n"), std::string::npos) << first.output;
    EXPECT_NE(first.output.find("compile"), std::string::npos) << first.output;
    const auto second = mpiwasm(fmt::format("--timings --backend {} hello.wasm", backend));
    EXPECT_NE(second.output.find(", load "), std::string::npos) << second.output;
    EXPECT_EQ(second.output.find("compile"), std::string::npos) << second.output;
  }
}

TEST_F(RunTest, PassesTheGuestsExitCode) {
  write_program("exit.wasm", "(call $exit (i32.const 77))");
  const auto result = mpiwasm("exit.wasm");
  EXPECT_EQ(result.exit_code, 77);
  EXPECT_EQ(result.output, "");
}

TEST_F(RunTest, ATrapIsReportedOnceWithNames) {
  write_program("trap.wasm", "(call $hello) (unreachable)");
  const auto result = mpiwasm("trap.wasm", "OMPI_COMM_WORLD_SIZE=4 OMPI_COMM_WORLD_RANK=2");
  EXPECT_EQ(result.exit_code, 134);
  EXPECT_EQ(result.output.find("hello\nmpiwasm: rank 2: trap.wasm: the program stopped itself"), 0U) << result.output;
  EXPECT_NE(result.output.find("    at main (function 3"), std::string::npos) << result.output;
  EXPECT_EQ(result.output.find("stopped itself"), result.output.rfind("stopped itself"));
}

TEST_F(RunTest, BadModulesGetOneLineAndACode) {
  write("text.wasm", "(module)");
  write("empty.wasm", "");
  write("elf.wasm",
        "\x7f"
        "ELF and so on");
  const auto whole = tests::complete_module().bytes();
  write("cut.wasm", std::span{whole}.first(whole.size() / 2));
  write_module("memory64.wasm", "(module (memory (export \"memory\") i64 1) (func (export \"_start\")))");
  write_module("import.wasm",
               "(module (import \"env\" \"dgemm_\" (func)) (memory (export \"memory\") 1) (func (export \"_start\")))");
  write_module(
      "old.wasm",
      "(module (import \"env\" \"MPI_Win_lock\" (func)) (memory (export \"memory\") 1) (func (export \"_start\")))");
  write_module("library.wasm", "(module (func (export \"_initialize\")))");
  fs::create_directory(temporary_.path() / "directory.wasm");
  const std::vector<std::pair<std::string, std::string>> cases{
      {"text.wasm", "text format"},       {"empty.wasm", "the file is empty"},
      {"elf.wasm", "native program"},     {"cut.wasm", "truncated or corrupt at offset"},
      {"memory64.wasm", "64-bit memory"}, {"import.wasm", "\"dgemm_\""},
      {"old.wasm", "MPIWasm of 2023"},    {"library.wasm", "is a library"},
      {"missing.wasm", "No such file"},   {"directory.wasm", "this is a directory"},
  };
  for (const auto& [file, words] : cases) {
    for (const char* command : {"", "inspect "}) {
      const auto result = mpiwasm(command + file);
      EXPECT_EQ(result.exit_code, 120) << command << file << ": " << result.output;
      EXPECT_NE(result.output.find(words), std::string::npos) << command << file << ": " << result.output;
      if (*command == '\0') {
        EXPECT_EQ(result.output.find(fmt::format("mpiwasm: {}: ", file)), 0U) << result.output;
        EXPECT_EQ(std::count(result.output.begin(), result.output.end(), '\n'), 1) << result.output;
      }
    }
  }
}

TEST_F(RunTest, AnUnusableCacheIsAWarning) {
  write_program("hello.wasm", "(call $hello)");
  write("file", "x");
  const auto result = mpiwasm("--cache-dir file/cache hello.wasm");
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_EQ(result.output.find("mpiwasm: warning: the code cache file/cache cannot be"), 0U) << result.output;
  EXPECT_EQ(std::count(result.output.begin(), result.output.end(), '\n'), 2) << result.output;
}

TEST_F(RunTest, CompileFillsTheCacheAheadOfTime) {
  write_program("hello.wasm", "(call $hello)");
  EXPECT_EQ(mpiwasm("compile hello.wasm").output.find("hello.wasm: compiled in "), 0U);
  EXPECT_EQ(mpiwasm("compile hello.wasm").output, "hello.wasm: was there already\n");
  EXPECT_NE(mpiwasm("--timings hello.wasm").output.find(", load "), std::string::npos);
  EXPECT_NE(mpiwasm("cache list").output.find("hello.wasm"), std::string::npos);
  EXPECT_EQ(mpiwasm("cache path").output, (temporary_.path() / "cache").string() + "\n");
  EXPECT_EQ(mpiwasm("cache clean").output.find("removed 1 compiled modules"), 0U);
  EXPECT_EQ(mpiwasm("compile hello.wasm").output.find("hello.wasm: compiled in "), 0U);
  EXPECT_EQ(mpiwasm("compile missing.wasm").exit_code, 120);
}

TEST_F(RunTest, MpiIsOnlyNeededByProgramsThatCallIt) {
  write_program("hello.wasm", "(call $hello)");
  EXPECT_EQ(mpiwasm("--mpi none hello.wasm").exit_code, 0);
  write_module("mpi.wasm", R"((module (import "mpi_abi_1" "MPI_Wtime" (func (result f64)))
                               (memory (export "memory") 1) (func (export "_start"))))");
  const auto none = mpiwasm("--mpi none mpi.wasm");
  EXPECT_EQ(none.exit_code, 122);
  EXPECT_NE(none.output.find("--mpi none forbids it"), std::string::npos) << none.output;
  const auto unknown = mpiwasm("--mpi lam mpi.wasm");
  EXPECT_EQ(unknown.exit_code, 2);
  const auto no_library = mpiwasm("--mpi ./mpi.wasm mpi.wasm");
  EXPECT_EQ(no_library.exit_code, 2);
  EXPECT_NE(no_library.output.find("not an MPI library"), std::string::npos) << no_library.output;
}

TEST_F(RunTest, InspectTellsWhatAModuleNeeds) {
  write_module("mpi.wasm", R"((module (import "mpi_abi_1" "PMPI_Wtime" (func (result f64)))
                               (memory (export "memory") 1) (func (export "_start"))))");
  const auto text = mpiwasm("inspect mpi.wasm");
  EXPECT_EQ(text.exit_code, 0) << text.output;
  EXPECT_NE(text.output.find("PMPI_Wtime"), std::string::npos);
  EXPECT_NE(text.output.find("It will run here."), std::string::npos);
  const auto json = nlohmann::json::parse(mpiwasm("inspect --json mpi.wasm").output);
  EXPECT_EQ(json["runs"], true);
  EXPECT_EQ(json["mpi_functions"], nlohmann::json::array({"PMPI_Wtime"}));
}

TEST_F(RunTest, InfoIsMachineReadableToo) {
  const auto json = nlohmann::json::parse(mpiwasm("info --json").output);
  EXPECT_EQ(json["cache"], (temporary_.path() / "cache").string());
  EXPECT_EQ(json["backends"], nlohmann::json::array({"llvm", "cranelift", "singlepass"}));
  EXPECT_FALSE(json["processor"]["identity"].is_string()) << "the identity is only for the cache";
  EXPECT_FALSE(json["reason"].get<std::string>().empty());
}

TEST_F(RunTest, EightProcessesCompileOnce) {
  write_program("hello.wasm", "(call $hello)");
  const std::string together = fmt::format(
      "cd {0} && for i in 1 2 3 4 5 6 7 8; do MPIWASM_CACHE={0}/cache {1} --timings hello.wasm 2>&1 & done; wait",
      temporary_.path().string(), MPIWASM_EXECUTABLE);
  FILE* pipe = ::popen(together.c_str(), "r");
  std::string output;
  std::array<char, 4096> part{};
  for (std::size_t size = 0; (size = std::fread(part.data(), 1, part.size(), pipe)) > 0;)
    output.append(part.data(), size);
  EXPECT_EQ(::pclose(pipe), 0);
  const auto count = [&](std::string_view word) {
    std::size_t found = 0;
    for (std::size_t place = 0; (place = output.find(word, place)) != std::string::npos; ++place) ++found;
    return found;
  };
  EXPECT_EQ(count("hello\n"), 8U) << output;
  EXPECT_EQ(count(", compile "), 1U) << output;
  EXPECT_EQ(count(", load "), 7U) << output;
}

}  // namespace
}  // namespace mpiwasm::command
