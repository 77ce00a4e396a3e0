// Which files the MPI library keeps, on systems that are made up but for one directory.
#include "confinement/file_rules.hpp"

#include <gtest/gtest.h>
#include <pwd.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>

namespace mpiwasm::confinement {
namespace {

struct Place {
  std::map<std::string, std::string> variables = {};
  std::map<std::string, std::vector<std::string>> names = {};
  std::vector<std::string> libraries = {};
  std::vector<std::string> homes{"/home/ada"};
  std::map<std::string, std::string> links = {};

  [[nodiscard]] std::vector<FileRule> rules(Phase phase) const {
    Surroundings surroundings;
    surroundings.variable = [this](const char* name) {
      const auto found = variables.find(name);
      return found == variables.end() ? std::string{} : found->second;
    };
    surroundings.names_in = [this](const std::string& directory) {
      const auto found = names.find(directory);
      return found == names.end() ? std::vector<std::string>{} : found->second;
    };
    surroundings.own_names_in = surroundings.names_in;
    surroundings.libraries = libraries;
    surroundings.homes = homes;
    surroundings.without_links = [this](const std::string& path) {
      const auto found = links.find(path);
      return found == links.end() ? path : found->second;
    };
    return rules_for_mpi(phase, surroundings);
  }
};

bool has(const std::vector<FileRule>& rules, const std::string& path, Access access) {
  return std::ranges::find(rules, FileRule{.path = path, .access = access}) != rules.end();
}

bool names(const std::vector<FileRule>& rules, const std::string& path) {
  return std::ranges::any_of(rules, [&](const FileRule& rule) { return rule.path == path; });
}

TEST(FileRules, AnInstallationAndItsNeighboursAreRead) {
  const Place place{.libraries = {"/apps/openmpi-5.0/lib64/libmpi.so.40"}};
  const auto rules = place.rules(Phase::starting);
  EXPECT_TRUE(has(rules, "/apps/openmpi-5.0", Access::read));
  EXPECT_TRUE(has(rules, "/apps", Access::read));
  EXPECT_FALSE(names(rules, "/"));
}

TEST(FileRules, NoLibraryOpensAHome) {
  const Place place{.libraries = {"/home/ada/lib/libmpi.so", "/home/ada/mpich/lib/libmpi.so", "/lib/libc.so.6", "",
                                  "linux-vdso.so.1"}};
  for (const Phase phase : {Phase::starting, Phase::running}) {
    const auto rules = place.rules(phase);
    EXPECT_TRUE(has(rules, "/home/ada/lib", Access::read));
    EXPECT_TRUE(has(rules, "/home/ada/mpich", Access::read));
    for (const char* forbidden : {"/home/ada", "/home", "/", ""}) EXPECT_FALSE(names(rules, forbidden)) << forbidden;
  }
}

TEST(FileRules, OfAHomeWithALibraryOnlyTheLibraryIsRead) {
  const Place place{.libraries = {"/home/ada/libtool.so"}};
  const auto rules = place.rules(Phase::running);
  EXPECT_TRUE(has(rules, "/home/ada/libtool.so", Access::read));
  for (const char* forbidden : {"/home/ada", "/home", "/"}) EXPECT_FALSE(names(rules, forbidden)) << forbidden;
}

TEST(FileRules, EachHomeStaysClosed) {
  Place place{.libraries = {"/gpfs/ada/sw/lib/libmpi.so", "/home/ada/lib/libfabric.so"},
              .homes = {"/scratch/home", "/home/ada", "/gpfs/ada"}};
  place.variables["LD_LIBRARY_PATH"] = "/scratch:/gpfs/ada:/gpfs/ada/lib";
  const auto rules = place.rules(Phase::running);
  EXPECT_TRUE(has(rules, "/gpfs/ada/sw", Access::read));
  EXPECT_TRUE(has(rules, "/gpfs/ada/lib", Access::read));
  EXPECT_TRUE(has(rules, "/scratch/home/.ucx", Access::read));
  for (const char* forbidden : {"/gpfs/ada", "/gpfs", "/home/ada", "/home", "/scratch", "/scratch/home"})
    EXPECT_FALSE(names(rules, forbidden)) << forbidden;
}

TEST(FileRules, NoLinkOpensAHome) {
  Place place{.libraries = {"/sw/tool.so"},
              .links = {{"/sw", "/home/ada"}, {"/data/up", "/home"}, {"/home/ada/.ucx", "/home/ada"}}};
  place.variables["LD_LIBRARY_PATH"] = "/data/up";
  place.variables["TMPDIR"] = "/data/up";
  const auto rules = place.rules(Phase::starting);
  for (const char* forbidden : {"/sw", "/data/up", "/home/ada/.ucx"})
    EXPECT_FALSE(names(rules, forbidden)) << forbidden;
}

TEST(FileRules, WhereNoHomeIsKnownOnlyDirectoriesOfLibrariesAreRead) {
  const Place place{.libraries = {"/home/ada/sw/lib/libmpi.so"}, .homes = {}};
  const auto rules = place.rules(Phase::running);
  EXPECT_TRUE(has(rules, "/home/ada/sw/lib", Access::read));
  for (const char* forbidden : {"/home/ada/sw", "/home/ada"}) EXPECT_FALSE(names(rules, forbidden)) << forbidden;
}

TEST(FileRules, TheHomeOfTheAccountIsKnownWithoutTheVariable) {
  const passwd* account = ::getpwuid(::getuid());
  if (account == nullptr) GTEST_SKIP() << "this user has no account";
  const std::string home = account->pw_dir;
  ASSERT_EQ(::setenv("HOME", "/elsewhere", 1), 0);
  const auto homes = current_surroundings().homes;
  EXPECT_NE(std::ranges::find(homes, home), homes.end());
  EXPECT_NE(std::ranges::find(homes, "/elsewhere"), homes.end());
  ASSERT_EQ(::unsetenv("HOME"), 0);
  const auto without = current_surroundings().homes;
  EXPECT_NE(std::ranges::find(without, home), without.end());
}

TEST(FileRules, NoVariableOpensAHome) {
  Place place;
  place.variables["LD_LIBRARY_PATH"] = "/home/ada:/home/ada/ucx/lib::relative:/sw/lib:/";
  place.variables["TMPDIR"] = "/home";
  const auto rules = place.rules(Phase::starting);
  EXPECT_TRUE(has(rules, "/home/ada/ucx/lib", Access::read));
  EXPECT_TRUE(has(rules, "/sw/lib", Access::read));
  for (const char* forbidden : {"/home/ada", "/home", "/", "", "relative"})
    EXPECT_FALSE(names(rules, forbidden)) << forbidden;
}

TEST(FileRules, OnlySessionsStayOfTheTemporaryFiles) {
  Place place{.names = {{"/tmp", {"ompi.node.1000", "ssh-agent", "thesis"}}, {"/scratch/job7", {"pmix.1", "data"}}}};
  place.variables["TMPDIR"] = "/scratch/job7";
  const auto starting = place.rules(Phase::starting);
  EXPECT_TRUE(has(starting, "/tmp", Access::change));
  EXPECT_TRUE(has(starting, "/scratch/job7", Access::change));
  const auto running = place.rules(Phase::running);
  EXPECT_TRUE(has(running, "/tmp/ompi.node.1000", Access::change));
  EXPECT_TRUE(has(running, "/scratch/job7/pmix.1", Access::change));
  EXPECT_TRUE(has(running, "/tmp", Access::remove_empty_directories));
  for (const char* forbidden : {"/tmp/ssh-agent", "/tmp/thesis", "/scratch/job7/data"})
    EXPECT_FALSE(names(running, forbidden)) << forbidden;
  EXPECT_FALSE(has(running, "/tmp", Access::change));
}

TEST(FileRules, LinksOfOthersAreNoSessions) {
  std::string folder = (std::filesystem::temp_directory_path() / "file-rules-XXXXXX").string();
  ASSERT_NE(::mkdtemp(folder.data()), nullptr);
  std::filesystem::create_directory(folder + "/ompi.own");
  std::filesystem::create_directory_symlink("/home", folder + "/ompi.link");
  EXPECT_EQ(current_surroundings().own_names_in(folder), std::vector<std::string>{"ompi.own"});
  EXPECT_EQ(current_surroundings().names_in(folder).size(), 2U);
  if (::geteuid() == 0) {
    ASSERT_EQ(::chown((folder + "/ompi.own").c_str(), 65534, 65534), 0);
    EXPECT_TRUE(current_surroundings().own_names_in(folder).empty());
  }
  std::filesystem::remove_all(folder);
}

TEST(FileRules, OfDevicesThoseOfNetworks) {
  const Place place{.names = {{"/dev", {"infiniband", "hfi1_0", "cxi3", "sda", "tty1", "mem"}}}};
  const auto rules = place.rules(Phase::running);
  for (const char* device : {"/dev/infiniband", "/dev/hfi1_0", "/dev/cxi3"})
    EXPECT_TRUE(has(rules, device, Access::use));
  for (const char* device : {"/dev/sda", "/dev/tty1", "/dev/mem"}) EXPECT_FALSE(names(rules, device));
  EXPECT_TRUE(has(rules, "/dev", Access::list));
  EXPECT_TRUE(has(rules, "/dev/shm", Access::change));
}

}  // namespace
}  // namespace mpiwasm::confinement
