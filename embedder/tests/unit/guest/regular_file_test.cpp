// What is no regular file is not opened, and not waited for.
#include "guest/regular_file.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "wasm/temporary_directory.hpp"

namespace mpiwasm::guest {
namespace {

class RegularFile : public testing::Test {
 protected:
  [[nodiscard]] std::string path(const char* name) const { return (directory_.path() / name).string(); }

  [[nodiscard]] static int problem(const std::string& path) {
    errno = 0;
    return open_regular_file(path).is_open() ? 0 : errno;
  }

 private:
  tests::TemporaryDirectory directory_;
};

TEST_F(RegularFile, IsOpened) {
  std::ofstream{path("file")} << "contents";
  EXPECT_EQ(problem(path("file")), 0);
  ASSERT_EQ(::symlink("file", path("link").c_str()), 0);
  EXPECT_EQ(problem(path("link")), 0);
}

TEST_F(RegularFile, IsNothingElse) {
  ASSERT_EQ(::mkfifo(path("fifo").c_str(), 0600), 0);
  EXPECT_EQ(problem(path("fifo")), ENOTSUP) << "there is no writer";
  const HostFile writer = HostFile::own(::open(path("fifo").c_str(), O_RDWR | O_CLOEXEC));
  EXPECT_EQ(problem(path("fifo")), ENOTSUP);
  ASSERT_EQ(::mknod(path("socket").c_str(), S_IFSOCK | 0600, 0), 0);
  EXPECT_EQ(problem(path("socket")), ENOTSUP);
  EXPECT_EQ(problem("/dev/zero"), ENOTSUP);
  EXPECT_EQ(problem(path("")), EISDIR);
  EXPECT_EQ(problem(path("nothing")), ENOENT);
}

}  // namespace
}  // namespace mpiwasm::guest
