// How MPI_Comm_spawn starts mpiwasm again: the same options, and directories that mean the same anywhere.
#include "command/spawn_command.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace mpiwasm::command {
namespace {

bool holds(const std::vector<std::string>& command, const std::string& option, const std::string& value) {
  for (std::size_t i = 0; i + 1 < command.size(); ++i) {
    if (command[i] == option && command[i + 1] == value) return true;
  }
  return false;
}

TEST(SpawnCommand, BeginsWithThisProgram) {
  const auto command = spawn_command(RunOptions{}, {});
  ASSERT_FALSE(command.empty());
  EXPECT_EQ(command.front(), std::filesystem::read_symlink("/proc/self/exe").string());
}

TEST(SpawnCommand, DirectoriesBecomeAbsoluteAndKeepTheirNames) {
  RunOptions options;
  options.directories = {"data", "/srv/tables:/tables:ro", ".:run"};
  const auto command = spawn_command(options, {});
  const std::string here = std::filesystem::current_path();
  EXPECT_TRUE(holds(command, "-d", here + "/data:data:rw"));
  EXPECT_TRUE(holds(command, "-d", "/srv/tables:/tables:ro"));
  EXPECT_TRUE(holds(command, "-d", here + "/.:run:rw"));
}

TEST(SpawnCommand, HandsOnVariablesAndHowItRuns) {
  RunOptions options;
  options.standard_input = "none";
  options.mpi = "openmpi";
  options.backend = "cranelift";
  options.backend_given = true;
  options.confine = "on";
  options.library_places = {"/opt/fabric"};
  options.blas = "wasm";
  options.fftw = "lib/libfftw3.so";
  options.cache.disabled = true;
  options.cache.directory = "cache";
  const std::string here = std::filesystem::current_path();
  const auto command = spawn_command(options, {"CASE=two words"});
  EXPECT_TRUE(holds(command, "--env", "CASE=two words"));
  EXPECT_TRUE(holds(command, "--stdin", "none"));
  EXPECT_TRUE(holds(command, "--confine", "on"));
  EXPECT_TRUE(holds(command, "--mpi-dir", "/opt/fabric"));
  EXPECT_TRUE(holds(command, "--mpi", "openmpi"));
  EXPECT_TRUE(holds(command, "--blas", "wasm"));
  EXPECT_TRUE(holds(command, "--fftw", here + "/lib/libfftw3.so"));
  EXPECT_TRUE(holds(command, "--cache-dir", here + "/cache"));
  EXPECT_TRUE(holds(command, "--backend", "cranelift"));
  EXPECT_TRUE(holds(command, "--first-run", "fast"));
  EXPECT_NE(std::ranges::find(command, "--no-cache"), command.end());
  EXPECT_EQ(std::ranges::find(command, "--trace"), command.end());
}

TEST(SpawnCommand, IsReadBackAsTheSameOptions) {
  RunOptions options;
  options.directories = {"/srv/tables:/tables:ro"};
  options.stack_size = std::size_t{64} << 20;
  options.most_memory = std::uint64_t{1} << 30;
  options.most_open_files = 99;
  options.time_limit = 7.5;
  auto arguments = spawn_command(options, {"A=b"});
  arguments.erase(arguments.begin());
  arguments.emplace_back("child.wasm");
  arguments.emplace_back("--trace");  // the child's own
  const Command read = parse_command_line(arguments);
  const auto* again = std::get_if<RunOptions>(&read);
  ASSERT_NE(again, nullptr);
  EXPECT_EQ(again->module, "child.wasm");
  EXPECT_EQ(again->directories, options.directories);
  EXPECT_EQ(again->variables, std::vector<std::string>{"A=b"});
  EXPECT_EQ(again->stack_size, options.stack_size);
  EXPECT_EQ(again->most_memory, options.most_memory);
  EXPECT_EQ(again->most_open_files, options.most_open_files);
  EXPECT_EQ(again->time_limit, options.time_limit);
  EXPECT_EQ(again->arguments, std::vector<std::string>{"--trace"});
}

}  // namespace
}  // namespace mpiwasm::command
