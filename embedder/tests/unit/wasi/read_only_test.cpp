// A read-only grant, written through every call: all refuse with EROFS, and nothing changes.
#include <filesystem>

#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

namespace filesystem = std::filesystem;

class ReadOnly : public PathTest {
 protected:
  void SetUp() override {
    PathTest::SetUp();
    filesystem::create_directories(root() / "dir");
    host_write(root() / "file", "0123456789");
    filesystem::create_symlink("file", root() / "link");
    before_ = filesystem::last_write_time(root() / "file");
  }
  void TearDown() override {
    EXPECT_EQ(host_read(root() / "file"), "0123456789");
    EXPECT_EQ(filesystem::last_write_time(root() / "file"), before_);
    EXPECT_EQ(std::distance(filesystem::directory_iterator(root()), filesystem::directory_iterator()), 3);
    PathTest::TearDown();
  }
  Errno open_fixed(std::string_view path, std::uint16_t how, Rights wanted) {
    return open(path, how, wanted, 0, read_only);
  }

 private:
  filesystem::file_time_type before_;
};
INSTANTIATE_TEST_SUITE_P(Both, ReadOnly, ::testing::Values(PathMethod::kernel, PathMethod::walk), method_name);

TEST_P(ReadOnly, ReadingWorks) {
  ASSERT_EQ(open_fixed("file", 0, rights::fd_read | rights::fd_seek), Errno::success);
  const std::uint32_t fd = opened();
  EXPECT_EQ(read(fd, 10), Errno::success);
  EXPECT_EQ(get_text(buffer, 10), "0123456789");
  EXPECT_EQ(open_fixed("file", open_flags::create, rights::fd_read), Errno::success);
  EXPECT_EQ(open_fixed("dir", open_flags::directory, rights::directory), Errno::success);
  EXPECT_EQ(status("link", 1, read_only), Errno::success);
  EXPECT_EQ(readlink("link", 10, read_only), Errno::success);
}

TEST_P(ReadOnly, OpeningForWritingIsRefused) {
  EXPECT_EQ(open_fixed("dir", open_flags::directory, rights::fd_write), Errno::isdir);
  EXPECT_EQ(open_fixed("file", 0, rights::fd_write), Errno::rofs);
  EXPECT_EQ(open_fixed("file", 0, rights::fd_read | rights::fd_allocate), Errno::rofs);
  EXPECT_EQ(open_fixed("file", 0, rights::fd_read | rights::fd_filestat_set_size), Errno::rofs);
  EXPECT_EQ(open_fixed("file", open_flags::truncate, rights::fd_read), Errno::rofs);
  EXPECT_EQ(open_fixed("new", open_flags::create, rights::fd_read), Errno::rofs);
  EXPECT_EQ(open_fixed("new", open_flags::create | open_flags::exclusive, rights::fd_read), Errno::rofs);
  EXPECT_EQ(open_fixed("missing", 0, rights::fd_read), Errno::noent);
}

TEST_P(ReadOnly, OpenFilesCannotBeChanged) {
  ASSERT_EQ(
      open_fixed("file", 0, rights::file & ~rights::fd_write & ~rights::fd_allocate & ~rights::fd_filestat_set_size),
      Errno::success);
  const std::uint32_t fd = opened();
  EXPECT_EQ(write(fd, "x"), Errno::notcapable);
  EXPECT_EQ(call("fd_allocate", fd, std::uint64_t{0}, std::uint64_t{100}), Errno::notcapable);
  EXPECT_EQ(call("fd_filestat_set_size", fd, std::uint64_t{0}), Errno::notcapable);
  EXPECT_EQ(call("fd_filestat_set_times", fd, std::uint64_t{1}, std::uint64_t{1}, 5U), Errno::rofs);
  EXPECT_EQ(call("fd_filestat_set_times", read_only, std::uint64_t{1}, std::uint64_t{1}, 5U), Errno::rofs);
}

TEST_P(ReadOnly, NamesCannotBeChanged) {
  EXPECT_EQ(call_with_path("path_create_directory", "new", read_only), Errno::rofs);
  EXPECT_EQ(call_with_path("path_remove_directory", "dir", read_only), Errno::rofs);
  EXPECT_EQ(call_with_path("path_unlink_file", "file", read_only), Errno::rofs);
  EXPECT_EQ(rename("file", "new", read_only, read_only), Errno::rofs);
  EXPECT_EQ(rename("file", "new", read_only, granted), Errno::rofs);
  EXPECT_EQ(rename("file", "new", granted, read_only), Errno::rofs);
  EXPECT_EQ(link("file", "new", read_only, read_only), Errno::rofs);
  EXPECT_EQ(link("file", "new", read_only, granted), Errno::rofs);
  EXPECT_EQ(link("file", "new", granted, read_only), Errno::rofs);
  EXPECT_EQ(symlink("file", "new", read_only), Errno::rofs);
  for (const std::uint32_t lookup : {0U, 1U}) {
    EXPECT_EQ(call("path_filestat_set_times", read_only, lookup, first_path, put(first_path, "link"), std::uint64_t{1},
                   std::uint64_t{1}, 5U),
              Errno::rofs);
  }
}

TEST_P(ReadOnly, DirectoriesOpenedInItAreReadOnlyToo) {
  ASSERT_EQ(open_fixed("dir", open_flags::directory, rights::directory), Errno::success);
  const std::uint32_t directory = opened();
  EXPECT_EQ(open("new", open_flags::create, rights::fd_write, 0, directory), Errno::rofs);
  EXPECT_EQ(call_with_path("path_create_directory", "new", directory), Errno::rofs);
  EXPECT_EQ(call("fd_filestat_set_times", directory, std::uint64_t{1}, std::uint64_t{1}, 5U), Errno::rofs);
  ASSERT_EQ(call("fd_renumber", directory, granted), Errno::success);
  EXPECT_EQ(call_with_path("path_create_directory", "new", granted), Errno::rofs);
}

}  // namespace
}  // namespace mpiwasm::wasi
