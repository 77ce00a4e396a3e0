// Guest paths for MPI: which grant they mean, what is opened, and what is refused.
#include "wasi/granted_files.hpp"

#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>
#include <filesystem>

#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

namespace filesystem = std::filesystem;

constexpr guest::FileWish reading{};
constexpr guest::FileWish writing{.reads = false, .writes = true};
constexpr guest::FileWish creating{.writes = true, .creates = true};
constexpr guest::FileWish creating_new{.writes = true, .creates = true, .exclusive = true};

class GrantedFiles : public WasiTest {
 protected:
  void SetUp() override {
    WasiTest::SetUp();
    filesystem::create_directories(root() / "dir");
    host_write(root() / "file", "inside");
    host_write(beside(), "outside");
  }
  /// 0 when the path opens.
  int open_error(std::string_view path, const guest::FileWish& wish = reading) {
    const auto opened = PathsForMpi(context()).open(path, wish);
    return opened ? 0 : opened.error().error;
  }
  int remove_error(std::string_view path) {
    const auto removed = PathsForMpi(context()).remove(path);
    return removed ? 0 : removed.error().error;
  }
};

TEST_F(GrantedFiles, APathIsFoundHoweverItIsWritten) {
  for (const char* path : {"/data/file", "data/file", "./data/file", "/data//dir/../file", "/./data/./file"}) {
    EXPECT_EQ(open_error(path), 0) << path;
  }
}

TEST_F(GrantedFiles, WhatIsOpenedIsTheFileInItsDirectory) {
  const auto opened = PathsForMpi(context()).open("/data/file", reading);
  ASSERT_TRUE(opened.has_value());
  EXPECT_EQ(opened->name, "file");
  struct stat by_name;
  struct stat by_file;
  ASSERT_EQ(::fstatat(opened->directory.number(), "file", &by_name, 0), 0);
  ASSERT_EQ(::fstat(opened->file.number(), &by_file), 0);
  EXPECT_EQ(by_name.st_ino, by_file.st_ino);
}

TEST_F(GrantedFiles, TheNameIsThatOfTheFileBehindALink) {
  filesystem::create_symlink("dir/target", root() / "link");
  const auto opened = PathsForMpi(context()).open("/data/link", creating);
  ASSERT_TRUE(opened.has_value());
  EXPECT_EQ(opened->name, "target");
  EXPECT_TRUE(filesystem::exists(root() / "dir" / "target"));
}

TEST_F(GrantedFiles, PathsOutsideAreRefused) {
  filesystem::create_symlink("../secret", root() / "out");
  filesystem::create_symlink(beside(), root() / "absolute");
  filesystem::create_symlink("..", root() / "up");
  for (const char* path : {"/data/../secret", "/data/out", "/data/absolute", "/data/up/secret", "/secret", "secret",
                           "/database", "/etc/hostname", "/", "..", "/data/dir/../../secret"}) {
    EXPECT_EQ(open_error(path), EPERM) << path;
    EXPECT_EQ(open_error(path, creating), EPERM) << path;
  }
  EXPECT_EQ(remove_error("/data/../secret"), EPERM);
  EXPECT_EQ(remove_error("/data/up/secret"), EPERM);
  EXPECT_EQ(host_read(beside()), "outside");
}

TEST_F(GrantedFiles, AReadOnlyGrantIsNotChanged) {
  EXPECT_EQ(open_error("/fixed/file"), 0);
  EXPECT_EQ(open_error("/fixed/file", writing), EROFS);
  EXPECT_EQ(open_error("/fixed/new", creating), EROFS);
  EXPECT_EQ(open_error("/fixed/file", {.deletes = true}), EROFS);
  EXPECT_EQ(remove_error("/fixed/file"), EROFS);
  EXPECT_EQ(host_read(root() / "file"), "inside");
}

TEST_F(GrantedFiles, FilesAreCreatedAsAskedFor) {
  EXPECT_EQ(open_error("/data/new"), ENOENT);
  EXPECT_EQ(open_error("/data/new", creating_new), 0);
  EXPECT_EQ(open_error("/data/new", creating_new), EEXIST);
  EXPECT_EQ(open_error("/data/new", creating), 0);
  EXPECT_EQ(open_error("/data/missing/new", creating), ENOENT);
}

TEST_F(GrantedFiles, OnlyRegularFilesAreOpened) {
  ASSERT_EQ(::mkfifo((root() / "fifo").c_str(), 0600), 0);
  EXPECT_EQ(open_error("/data/fifo"), EACCES);
  EXPECT_EQ(open_error("/data/dir"), EISDIR);
  EXPECT_EQ(open_error("/data/file/"), EISDIR);
  EXPECT_EQ(open_error("/data"), EISDIR);
  EXPECT_EQ(open_error("/data/file/x"), ENOTDIR);
}

TEST_F(GrantedFiles, RemovingTakesTheNameAway) {
  filesystem::create_symlink("file", root() / "link");
  EXPECT_EQ(remove_error("/data/link"), 0);
  EXPECT_EQ(host_read(root() / "file"), "inside");
  EXPECT_EQ(remove_error("/data/file"), 0);
  EXPECT_EQ(remove_error("/data/file"), ENOENT);
  EXPECT_EQ(remove_error("/data/dir"), EISDIR);
}

TEST_F(GrantedFiles, FilesOfSharedPointersAreTheLibrarys) {
  host_write(root() / ".file.shfp.1.2", "pointer");
  EXPECT_EQ(open_error("/data/.file.shfp.1.2"), EACCES);
  EXPECT_EQ(open_error("/data/file-12345-678.lock", creating), EACCES);
  EXPECT_EQ(open_error("/data/file-12345-678.LOCK", creating), EACCES);
  for (const char* other : {"/data/file-1.lock", "/data/1-2.lock", "/data/.lock", "/data/a-b-1.lock"})
    EXPECT_EQ(open_error(other, creating), 0) << other;
  EXPECT_EQ(open_error("./data//dir/../.file.shfp.1.2", writing), EACCES);
  EXPECT_EQ(open_error("/data/dir/.new.shfp.1.2", creating), EACCES);
  EXPECT_EQ(open_error("/data/dir/.new.shfp.1.2", creating_new), EACCES);
  EXPECT_EQ(remove_error("/data/.file.shfp.1.2"), EACCES);
  EXPECT_EQ(host_read(root() / ".file.shfp.1.2"), "pointer");
  EXPECT_TRUE(filesystem::is_empty(root() / "dir"));
}

TEST_F(GrantedFiles, AGrantThatTheGuestClosedIsGone) {
  EXPECT_EQ(open_error("/data/file"), 0);
  EXPECT_EQ(call("fd_close", granted), Errno::success);
  EXPECT_EQ(open_error("/data/file"), EPERM);
}

}  // namespace
}  // namespace mpiwasm::wasi
