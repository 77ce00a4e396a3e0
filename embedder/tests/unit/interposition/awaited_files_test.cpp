// The file of a name that an MPI library is to open: that file, or none.
#include "interposition/awaited_files.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <string>

#include "guest/host_file.hpp"

namespace mpiwasm::interposition {
namespace {

using guest::HostFile;

HostFile opened(const std::string& path) { return HostFile::own(::open(path.c_str(), O_RDONLY | O_CLOEXEC)); }

class AwaitedFilesTest : public testing::Test {
 protected:
  void SetUp() override {
    const std::string name = testing::TempDir() + "/awaited-files-XXXXXX";
    folder = name;
    ASSERT_NE(::mkdtemp(folder.data()), nullptr);
    for (const char* file : {"wanted", "other"}) std::ofstream{folder + "/" + file} << file;
    struct stat status{};
    ASSERT_EQ(::stat((folder + "/wanted").c_str(), &status), 0);
    awaited = {.name = folder + "/wanted", .device = status.st_dev, .number = status.st_ino};
    await_file(&awaited);
  }
  void TearDown() override {
    await_file(nullptr);
    std::filesystem::remove_all(folder);
  }

  std::string folder;
  host::AwaitedFile awaited;
};

TEST_F(AwaitedFilesTest, IsOpened) {
  EXPECT_TRUE(opened(awaited.name).is_open());
  EXPECT_TRUE(HostFile::own(::open64(awaited.name.c_str(), O_RDONLY | O_CLOEXEC)).is_open());
  EXPECT_EQ(awaited.times_opened, 2);
}

TEST_F(AwaitedFilesTest, AnotherFileIsNotOpened) {
  std::filesystem::rename(folder + "/other", awaited.name);
  EXPECT_FALSE(opened(awaited.name).is_open());
  EXPECT_EQ(errno, EACCES);
  EXPECT_EQ(awaited.times_opened, 0);
}

TEST_F(AwaitedFilesTest, ALinkIsNotFollowed) {
  std::filesystem::rename(awaited.name, folder + "/moved");
  std::filesystem::create_symlink(folder + "/moved", awaited.name);
  EXPECT_FALSE(opened(awaited.name).is_open()) << "although it leads to the file";
  EXPECT_EQ(errno, ELOOP);
}

TEST_F(AwaitedFilesTest, OtherNamesLeadWhereTheyLead) {
  EXPECT_TRUE(opened(folder + "/other").is_open());
  await_file(nullptr);
  std::filesystem::rename(folder + "/other", awaited.name);
  EXPECT_TRUE(opened(awaited.name).is_open());
  EXPECT_EQ(awaited.times_opened, 0);
}

TEST_F(AwaitedFilesTest, FilesAreMadeWithTheirMode) {
  const std::string made = folder + "/made";
  EXPECT_TRUE(HostFile::own(::open(made.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600)).is_open());
  struct stat status{};
  ASSERT_EQ(::stat(made.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0600U);
}

}  // namespace
}  // namespace mpiwasm::interposition
