#include "command/options.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "command/exit_codes.hpp"

namespace mpiwasm::command {
namespace {

template <class T>
T parse(std::vector<std::string> arguments) {
  const Command command = parse_command_line(std::move(arguments));
  EXPECT_TRUE(std::holds_alternative<T>(command));
  if (std::holds_alternative<Message>(command) && !std::is_same_v<T, Message>)
    ADD_FAILURE() << std::get<Message>(command).text;
  return std::holds_alternative<T>(command) ? std::get<T>(command) : T{};
}

TEST(Options, AModuleAloneIsRun) {
  const auto run = parse<RunOptions>({"ring.wasm"});
  EXPECT_EQ(run.module, "ring.wasm");
  EXPECT_TRUE(run.arguments.empty());
  EXPECT_EQ(run.backend, "llvm");
  EXPECT_FALSE(run.backend_given);
  EXPECT_EQ(run.first_run, "fast");
  EXPECT_EQ(run.stack_size, std::size_t{8} << 20);
}

TEST(Options, EverythingBehindTheModuleBelongsToTheGuest) {
  const auto run = parse<RunOptions>({"--timings", "a.wasm", "--trace", "-d", "x", "--help", "info", "--", "run"});
  EXPECT_TRUE(run.timings);
  EXPECT_FALSE(run.trace);
  EXPECT_TRUE(run.directories.empty());
  EXPECT_EQ(run.arguments, (std::vector<std::string>{"--trace", "-d", "x", "--help", "info", "--", "run"}));
}

TEST(Options, RunIsTheSame) {
  const auto run = parse<RunOptions>({"run", "--backend", "cranelift", "a.wasm", "-d", "x"});
  EXPECT_EQ(run.module, "a.wasm");
  EXPECT_EQ(run.backend, "cranelift");
  EXPECT_TRUE(run.backend_given);
  EXPECT_EQ(run.arguments, (std::vector<std::string>{"-d", "x"}));
}

TEST(Options, OptionsMayStandBeforeRun) {
  const auto run = parse<RunOptions>({"--timings", "run", "--trace", "a.wasm", "--no-cache"});
  EXPECT_TRUE(run.timings);
  EXPECT_TRUE(run.trace);
  EXPECT_EQ(run.arguments, std::vector<std::string>{"--no-cache"});
  EXPECT_EQ(parse<RunOptions>({"run", "a.wasm", "info"}).arguments, std::vector<std::string>{"info"});
  EXPECT_NE(parse<Message>({"run", "--help"}).text.find("Usage: mpiwasm [OPTIONS] MODULE"), std::string::npos);
}

TEST(Options, GrantsAreRepeatable) {
  const auto run =
      parse<RunOptions>({"-d", "data:/data:ro", "--dir", "out", "-e", "A=1", "--env=B", "--stdin", "none", "a.wasm"});
  EXPECT_EQ(run.directories, (std::vector<std::string>{"data:/data:ro", "out"}));
  EXPECT_EQ(run.variables, (std::vector<std::string>{"A=1", "B"}));
  EXPECT_EQ(run.standard_input, "none");
  EXPECT_EQ(run.module, "a.wasm");
}

TEST(Options, AModuleNamedLikeACommandNeedsAPath) {
  EXPECT_EQ(parse<RunOptions>({"./info"}).module, "./info");
  EXPECT_EQ(parse<RunOptions>({"--", "a.wasm", "b"}).module, "a.wasm");
}

TEST(Options, SizesTakeUnits) {
  EXPECT_EQ(parse<RunOptions>({"--stack-size", "64M", "a.wasm"}).stack_size, std::size_t{64} << 20);
  EXPECT_EQ(parse<RunOptions>({"--stack-size", "1048576", "a.wasm"}).stack_size, std::size_t{1} << 20);
  EXPECT_EQ(parse<Message>({"--stack-size", "1", "a.wasm"}).exit_code, usage_error);
}

TEST(Options, ConfinementIsOnUnlessSomebodySaysOtherwise) {
  EXPECT_EQ(parse<RunOptions>({"a.wasm"}).confine, "auto");
  EXPECT_EQ(parse<RunOptions>({"--confine", "on", "a.wasm"}).confine, "on");
  EXPECT_EQ(parse<Message>({"--confine", "perhaps", "a.wasm"}).exit_code, usage_error);
  ::setenv("MPIWASM_CONFINE", "off", 1);
  ::setenv("MPIWASM_MPI_DIR", "/opt/a:/dev/b", 1);
  EXPECT_EQ(parse<RunOptions>({"a.wasm"}).confine, "off");
  EXPECT_EQ(parse<RunOptions>({"a.wasm"}).library_places, (std::vector<std::string>{"/opt/a", "/dev/b"}));
  ::unsetenv("MPIWASM_CONFINE");
  ::unsetenv("MPIWASM_MPI_DIR");
  EXPECT_EQ(parse<RunOptions>({"--mpi-dir", "x", "--mpi-dir", "y", "a.wasm"}).library_places,
            (std::vector<std::string>{"x", "y"}));
}

TEST(Options, LimitsTakeUnits) {
  const auto run = parse<RunOptions>({"--max-memory", "2G", "--max-open-files", "10", "--time-limit", "10m", "a.wasm"});
  EXPECT_EQ(run.most_memory, std::uint64_t{2} << 30);
  EXPECT_EQ(run.most_open_files, 10U);
  EXPECT_EQ(run.time_limit, 600);
  EXPECT_EQ(parse<RunOptions>({"--time-limit", "1.5", "a.wasm"}).time_limit, 1.5);
  EXPECT_EQ(parse<RunOptions>({"a.wasm"}).most_memory, std::nullopt);
  EXPECT_EQ(parse<RunOptions>({"a.wasm"}).time_limit, 0);
  EXPECT_EQ(parse<RunOptions>({"a.wasm"}).most_spawned, 1024U);
  EXPECT_EQ(parse<RunOptions>({"--max-spawn", "0", "a.wasm"}).most_spawned, 0U);
  EXPECT_EQ(parse<RunOptions>({"--max-threads", "8", "a.wasm"}).most_threads, 8U);
  for (const auto& [option, value] : std::vector<std::pair<std::string, std::string>>{{"--max-memory", "5G"},
                                                                                      {"--max-memory", "lots"},
                                                                                      {"--max-open-files", "2"},
                                                                                      {"--time-limit", "0"},
                                                                                      {"--time-limit", "-1s"},
                                                                                      {"--time-limit", "soon"}}) {
    EXPECT_EQ(parse<Message>({option, value, "a.wasm"}).exit_code, usage_error) << option << ' ' << value;
  }
}

TEST(Options, TheEnvironmentHasTwins) {
  ::setenv("MPIWASM_MPI", "mpich", 1);
  ::setenv("MPIWASM_BACKEND", "singlepass", 1);
  EXPECT_EQ(parse<RunOptions>({"a.wasm"}).mpi, "mpich");
  EXPECT_EQ(parse<RunOptions>({"--mpi", "openmpi", "a.wasm"}).mpi, "openmpi");
  EXPECT_EQ(parse<RunOptions>({"run", "a.wasm"}).backend, "singlepass");
  EXPECT_TRUE(parse<RunOptions>({"run", "a.wasm"}).backend_given);
  EXPECT_EQ(parse<InfoOptions>({"info"}).mpi, "mpich");
  ::unsetenv("MPIWASM_MPI");
  ::unsetenv("MPIWASM_BACKEND");
}

TEST(Options, CheckpointsMayBeCompressed) {
  const auto compression = [](std::vector<std::string> more) {
    more.emplace_back("a.wasm");
    return parse<RunOptions>(std::move(more)).checkpoint_compression;
  };
  EXPECT_EQ(compression({}), "none");
  EXPECT_EQ(compression({"--checkpoint", "x", "--checkpoint-compression", "zstd:3"}), "zstd:3");
  ::setenv("MPIWASM_CHECKPOINT_COMPRESSION", "zstd", 1);
  EXPECT_EQ(compression({}), "zstd");
  EXPECT_EQ(compression({"--checkpoint-compression", "none"}), "none");
  EXPECT_EQ(parse<RestartOptions>({"restart", "x"}).checkpoint_compression, "");
  ::unsetenv("MPIWASM_CHECKPOINT_COMPRESSION");
  for (const char* text : {"lz4", "zstd:", "zstd:0", "zstd:23"})
    EXPECT_EQ(parse<Message>({"--checkpoint-compression", text, "a.wasm"}).exit_code, usage_error) << text;
}

TEST(Options, CheckpointsMayBeStagedInTheFirstRunAndLater) {
  EXPECT_EQ(parse<RunOptions>({"--checkpoint", "x", "--checkpoint-stage", "/local", "a.wasm"}).checkpoint_stage,
            "/local");
  EXPECT_EQ(parse<RestartOptions>({"restart", "x", "--checkpoint-stage", "/local"}).checkpoint_stage, "/local");
  ::setenv("MPIWASM_CHECKPOINT_STAGE", "/node", 1);
  EXPECT_EQ(parse<RunOptions>({"--checkpoint", "x", "a.wasm"}).checkpoint_stage, "/node");
  EXPECT_EQ(parse<RestartOptions>({"restart", "x"}).checkpoint_stage, "/node");
  EXPECT_EQ(parse<RestartOptions>({"restart", "x", "--checkpoint-stage", "/local"}).checkpoint_stage, "/local");
  ::unsetenv("MPIWASM_CHECKPOINT_STAGE");
  EXPECT_EQ(parse<RestartOptions>({"restart", "x"}).checkpoint_stage, "");
}

TEST(Options, OtherCommands) {
  EXPECT_EQ(parse<InspectOptions>({"inspect", "a.wasm", "--json"}).module, "a.wasm");
  EXPECT_EQ(parse<CompileOptions>({"compile", "a.wasm", "b.wasm"}).modules,
            (std::vector<std::string>{"a.wasm", "b.wasm"}));
  EXPECT_EQ(parse<CacheCommandOptions>({"cache", "clean"}).action, CacheCommandOptions::Action::clean);
  EXPECT_EQ(parse<CacheCommandOptions>({"cache", "--cache-dir", "/x", "path"}).cache.directory, "/x");
  EXPECT_TRUE(parse<TeamOptions>({"team"}).processes.empty());
  EXPECT_EQ(parse<TeamOptions>({"team", "--threads", "2", "10", "11"}).processes, (std::vector<int>{10, 11}));
  EXPECT_EQ(parse<TeamOptions>({"team", "--threads", "2", "10", "11"}).most, 2U);
  EXPECT_TRUE(parse<InfoOptions>({"info", "--json"}).json);
}

TEST(Options, MistakesAreNamed) {
  const auto mistake = [](std::vector<std::string> arguments) {
    const auto message = parse<Message>(std::move(arguments));
    EXPECT_EQ(message.exit_code, usage_error);
    return message.text;
  };
  EXPECT_EQ(mistake({}), "no module was given; see mpiwasm --help\n");
  EXPECT_EQ(mistake({"--frobnicate", "a.wasm"}), "there is no option --frobnicate; see mpiwasm --help\n");
  EXPECT_NE(mistake({"--backend", "gcc", "a.wasm"}).find("llvm,cranelift,singlepass"), std::string::npos);
  EXPECT_NE(mistake({"inspect"}).find("MODULE is required"), std::string::npos);
  EXPECT_NE(mistake({"cache"}).find("required"), std::string::npos);
  EXPECT_EQ(mistake({"--cache-dir", "/x", "info"}), "options of info must follow it; see mpiwasm info --help\n");
}

TEST(Options, HelpIsForPeople) {
  const auto help = parse<Message>({"--help"});
  EXPECT_EQ(help.exit_code, success);
  for (const char* part : {"Usage: mpiwasm [OPTIONS] MODULE [ARGUMENTS...]", "-d,--dir HOST[:GUEST][:ro]",
                           "[or set MPIWASM_MPI]", "inspect", "mpirun -np 4 mpiwasm ring.wasm 100"})
    EXPECT_NE(help.text.find(part), std::string::npos) << part;
  EXPECT_NE(parse<Message>({"compile", "--help"}).text.find("Usage: mpiwasm compile"), std::string::npos);
}

TEST(CacheSettings, FollowOptions) {
  EXPECT_EQ(cache_settings({.disabled = true, .directory = "/x", .site_directory = "/y"}).own, std::nullopt);
  const auto settings = cache_settings({.disabled = false, .directory = "/x", .site_directory = "/y"});
  EXPECT_EQ(settings.own, "/x");
  EXPECT_EQ(settings.site, "/y");
}

}  // namespace
}  // namespace mpiwasm::command
