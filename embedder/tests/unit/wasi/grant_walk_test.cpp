// The way to a granted directory: links are followed, but not where a program may have put them.
#include "wasi/grant_walk.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <vector>

namespace mpiwasm::wasi {
namespace {

namespace fs = std::filesystem;

FileIdentity identity_of(const fs::path& path) {
  struct stat status{};
  EXPECT_EQ(::stat(path.c_str(), &status), 0) << path;
  return FileIdentity::of(status);
}

class GrantWalkTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = testing::TempDir() + "/grant-walk-XXXXXX";
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder = name;
    fs::create_directories(folder / "work" / "in" / "deep");
    fs::create_directories(folder / "secret" / "deep");
    fs::create_directory_symlink("work", folder / "link");
    fs::create_directory_symlink(folder / "secret", folder / "absolute");
    fs::create_directory_symlink("../secret", folder / "work" / "out");
    fs::create_directory_symlink("in", folder / "work" / "inside");
  }
  void TearDown() override { fs::remove_all(folder); }

  /// Whether the path leads to the directory when programs may change `work`.
  [[nodiscard]] bool leads_to(const fs::path& path, const fs::path& wanted) const {
    const std::vector<FileIdentity> changeable{identity_of(folder / "work")};
    const auto opened = open_granted_directory(path, changeable);
    struct stat status{};
    return opened && ::fstat(opened->number(), &status) == 0 && FileIdentity::of(status) == identity_of(wanted);
  }
  [[nodiscard]] std::string refusal_of(const fs::path& path) const {
    const std::vector<FileIdentity> changeable{identity_of(folder / "work")};
    const auto opened = open_granted_directory(path, changeable);
    return opened ? "" : opened.error();
  }

  fs::path folder;
};

TEST_F(GrantWalkTest, FollowsTheUsersLinks) {
  EXPECT_TRUE(leads_to(folder / "work", folder / "work"));
  EXPECT_TRUE(leads_to(folder / "work" / "in" / "deep", folder / "work" / "in" / "deep"));
  EXPECT_TRUE(leads_to(folder / "link", folder / "work"));
  EXPECT_TRUE(leads_to(folder / "link" / "in", folder / "work" / "in"));
  EXPECT_TRUE(leads_to(folder / "absolute" / "deep", folder / "secret" / "deep"));
  EXPECT_TRUE(leads_to(folder / "absolute" / ".." / "work" / ".", folder / "work"));
}

TEST_F(GrantWalkTest, FollowsNoLinkThatAProgramMayHavePut) {
  for (const char* path : {"work/out", "work/out/deep", "work/inside", "link/out", "work/in/../out"})
    EXPECT_NE(refusal_of(folder / path).find("a symbolic link leads there"), std::string::npos) << path;
}

TEST_F(GrantWalkTest, BeginsWithTheCurrentDirectory) {
  const fs::path before = fs::current_path();
  fs::current_path(folder / "work");
  EXPECT_TRUE(leads_to("in", folder / "work" / "in"));
  EXPECT_NE(refusal_of("out").find("a symbolic link leads there"), std::string::npos);
  EXPECT_TRUE(leads_to("../secret", folder / "secret"));
  EXPECT_TRUE(leads_to("../absolute", folder / "secret")) << "the link lies beside what is granted";
  EXPECT_TRUE(leads_to("in/../../absolute/deep", folder / "secret" / "deep"));
  fs::current_path(folder / "work" / "in" / "deep");
  EXPECT_TRUE(leads_to(".", folder / "work" / "in" / "deep"));
  EXPECT_NE(refusal_of("../../out").find("a symbolic link leads there"), std::string::npos);
  EXPECT_TRUE(leads_to("../../../absolute", folder / "secret"));
  fs::current_path(before);
}

TEST_F(GrantWalkTest, OpensWhatALinkOfProcStandsFor) {
  const int number = ::open((folder / "secret").c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  ASSERT_GE(number, 0);
  const guest::HostFile file = guest::HostFile::own(number);
  EXPECT_TRUE(leads_to("/proc/self/fd/" + std::to_string(number), folder / "secret"));
}

TEST_F(GrantWalkTest, SaysWhatIsWrong) {
  EXPECT_EQ(refusal_of(""), "No such file or directory");
  EXPECT_EQ(refusal_of(folder / "nothing"), "No such file or directory");
  std::fclose(std::fopen((folder / "file").c_str(), "w"));
  EXPECT_EQ(refusal_of(folder / "file"), "Not a directory");
  fs::create_directory_symlink("loop", folder / "loop");
  EXPECT_EQ(refusal_of(folder / "loop"), "Too many levels of symbolic links");
}

}  // namespace
}  // namespace mpiwasm::wasi
