// Every way out of the grant that we know, tried with every call that takes a path, with the kernel's resolution and
// with the walk. None may read, write, create, remove or even find out about anything outside.
#include <fcntl.h>
#include <sys/stat.h>

#include <atomic>
#include <chrono>
#include <set>
#include <thread>

#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

namespace filesystem = std::filesystem;

class Escape : public PathTest {
 protected:
  void SetUp() override {
    PathTest::SetUp();
    filesystem::create_directories(root() / "dir" / "sub");
    host_write(root() / "file", "inside");
    filesystem::create_directory(beside().parent_path() / "outdir");
    const auto link = [&](const filesystem::path& text, std::string_view name) {
      filesystem::create_symlink(text, root() / name);
    };
    link("..", "up");
    link("../secret", "out");
    link("../outdir", "outdirlink");
    link("dir/sub/../../../secret", "winding");
    link("hop", "chain");
    link("dir/../out", "hop");
    link("up", "up_again");
    link("/", "slash");
    link(beside(), "absolute");
    link(root() / "file", "absolute_inside");
    link("/proc/self/cwd", "working");
    link("../../../../../../../../../../../../etc/passwd", "passwd");
    link("dir/..", "harmless");
  }

  // Paths whose object lies outside (or whose name says nothing else than "outside").
  static constexpr std::string_view leading_out[] = {
      "..",
      "../",
      "../secret",
      "../granted",
      "../granted/file",
      "dir/../..",
      "dir/../../",
      "dir/../../secret",
      "./../secret",
      "dir/sub/../../../secret",
      "up/secret",
      "up/granted",
      "up_again/secret",
      "harmless/../secret",
      "up/",
      "/",
      "/etc/passwd",
      "//etc/passwd",
      "/secret",
      "slash/etc/passwd",
      "slash/",
      "outdirlink/",
      "outdirlink/x",
      "outdirlink/..",
      "working/x",
      "dir/../outdirlink/x",
  };
  // Links inside whose targets lie outside.
  static constexpr std::string_view links_out[] = {"up",         "out",   "winding",  "chain",           "up_again",
                                                   "outdirlink", "slash", "absolute", "absolute_inside", "working",
                                                   "passwd"};

  // Exchanges two names all the time, until stop().
  class Swapping {
   public:
    Swapping(filesystem::path one, filesystem::path other)
        : thread_([this, one = std::move(one), other = std::move(other)] {
            while (!stop_) (void)::renameat2(AT_FDCWD, one.c_str(), AT_FDCWD, other.c_str(), RENAME_EXCHANGE);
          }) {}
    void stop() {
      stop_ = true;
      thread_.join();
    }

   private:
    std::atomic<bool> stop_ = false;
    std::thread thread_;
  };

  bool close_opened() { return call("fd_close", opened()) == Errno::success; }

  // All names outside that tests could have touched, to see that nothing has changed.
  std::set<std::string> names_outside() {
    std::set<std::string> names;
    for (const auto& entry : filesystem::directory_iterator(beside().parent_path())) {
      names.insert(entry.path().filename());
    }
    for (const auto& entry : filesystem::directory_iterator(beside().parent_path() / "outdir")) {
      names.insert("outdir/" + entry.path().filename().string());
    }
    return names;
  }

  void TearDown() override {
    EXPECT_EQ(names_outside(), (std::set<std::string>{"granted", "outdir", "secret"}));
    EXPECT_EQ(host_read(beside()), "secret");
    PathTest::TearDown();
  }
};
INSTANTIATE_TEST_SUITE_P(Both, Escape, ::testing::Values(PathMethod::kernel, PathMethod::walk), method_name);

TEST_P(Escape, PathsThatLeadOutAreRefusedByEveryCall) {
  for (const std::string_view path : leading_out) {
    SCOPED_TRACE(path);
    EXPECT_EQ(open(path, 0, rights::fd_read), Errno::perm);
    EXPECT_EQ(open(path, 0, rights::fd_read, 0, granted, 0), Errno::perm);
    EXPECT_EQ(open(path, open_flags::directory, rights::directory), Errno::perm);
    EXPECT_NE(open(path, open_flags::create), Errno::success);
    EXPECT_NE(open(path, open_flags::create | open_flags::exclusive), Errno::success);
    EXPECT_EQ(status(path), Errno::perm);
    EXPECT_EQ(status(path, 0), Errno::perm);
    for (const std::uint32_t lookup : {0U, 1U}) {
      EXPECT_EQ(call("path_filestat_set_times", granted, lookup, first_path, put(first_path, path), std::uint64_t{1},
                     std::uint64_t{1}, 5U),
                Errno::perm);
      EXPECT_NE(link(path, "stolen", granted, granted, lookup), Errno::success);
    }
    EXPECT_NE(call_with_path("path_create_directory", path), Errno::success);
    EXPECT_NE(call_with_path("path_remove_directory", path), Errno::notempty);
    EXPECT_NE(call_with_path("path_remove_directory", path), Errno::success);
    EXPECT_NE(call_with_path("path_unlink_file", path), Errno::success);
    EXPECT_NE(rename(path, "stolen"), Errno::success);
    EXPECT_NE(rename("file", path), Errno::success);
    EXPECT_NE(link("file", path), Errno::success);
    EXPECT_NE(symlink("file", path), Errno::success);
    EXPECT_NE(readlink(path), Errno::success);
  }
}

TEST_P(Escape, LinksThatLeadOutAreNotFollowed) {
  struct stat before{};
  ASSERT_EQ(::stat(beside().c_str(), &before), 0);
  for (const std::string_view path : links_out) {
    SCOPED_TRACE(path);
    EXPECT_EQ(open(path, 0, rights::fd_read), Errno::perm);
    EXPECT_EQ(open(path, open_flags::create), Errno::perm);
    EXPECT_EQ(open(path, open_flags::truncate), Errno::perm);
    EXPECT_EQ(status(path), Errno::perm);
    EXPECT_EQ(status(path, 0), Errno::success);
    EXPECT_EQ(get<FileStat>(answer).type, FileType::symbolic_link);
    EXPECT_EQ(call("path_filestat_set_times", granted, 1U, first_path, put(first_path, path), std::uint64_t{1},
                   std::uint64_t{1}, 5U),
              Errno::perm);
    EXPECT_EQ(link(path, "stolen", granted, granted, 1), Errno::perm);
    const std::string with_slash = std::string(path) + "/";
    EXPECT_EQ(readlink(with_slash), Errno::perm);
    EXPECT_NE(link(with_slash, "stolen"), Errno::success);
    EXPECT_NE(call_with_path("path_unlink_file", with_slash), Errno::success);
    EXPECT_NE(call_with_path("path_remove_directory", with_slash), Errno::success);
    EXPECT_NE(rename(with_slash, "stolen"), Errno::success);
    EXPECT_EQ(call_with_path("path_create_directory", with_slash), Errno::exist);
  }
  struct stat after{};
  ASSERT_EQ(::stat(beside().c_str(), &after), 0);
  EXPECT_EQ(before.st_mtim.tv_nsec, after.st_mtim.tv_nsec);
}

TEST_P(Escape, ADirectoryMovedOutTakesNobodyWithIt) {
  ASSERT_EQ(open("dir/sub", open_flags::directory, rights::directory), Errno::success);
  const std::uint32_t sub = opened();
  filesystem::rename(root() / "dir" / "sub", beside().parent_path() / "outdir" / "sub");
  EXPECT_EQ(open("..", open_flags::directory, rights::directory, 0, sub), Errno::perm);
  EXPECT_EQ(open("../../secret", 0, rights::fd_read, 0, sub), Errno::perm);
  EXPECT_EQ(status("..", 0, sub), Errno::perm);
  filesystem::rename(beside().parent_path() / "outdir" / "sub", root() / "dir" / "sub");
}

TEST_P(Escape, RacesAreLost) {
  // Another process turns a directory into a link that leads out, all the time. The guest must see one or the other,
  // never what lies behind the link.
  filesystem::create_directory(root() / "real");
  host_write(root() / "real" / "secret", "inside");
  filesystem::create_symlink("..", root() / "fake");
  filesystem::create_directory(root() / "moving");
  host_write(root() / "moving" / "secret", "inside");
  std::atomic<bool> stop = false;
  std::thread other([&] {
    while (!stop) {
      (void)::renameat2(AT_FDCWD, (root() / "fake").c_str(), AT_FDCWD, (root() / "moving").c_str(), RENAME_EXCHANGE);
    }
  });
  int found = 0;
  // The other thread may not run for a while.
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes{1};
  for (int attempt = 0; attempt < 5000 || (found == 0 && std::chrono::steady_clock::now() < end); ++attempt) {
    const Errno error = open("moving/secret", 0, rights::fd_read);
    if (error == Errno::success) {
      const std::uint32_t fd = opened();
      EXPECT_EQ(read(fd, 10), Errno::success);
      EXPECT_EQ(get_text(buffer, 6), "inside");
      EXPECT_EQ(call("fd_close", fd), Errno::success);
      ++found;
    } else {
      EXPECT_TRUE(error == Errno::perm || error == Errno::again || error == Errno::noent || error == Errno::notdir ||
                  error == Errno::loop)
          << error;
    }
    EXPECT_NE(open("moving/outdir", open_flags::directory, rights::directory), Errno::success);
  }
  stop = true;
  other.join();
  EXPECT_GT(found, 0);
}

TEST_P(Escape, RacesAreLostByEveryCallThatChangesSomething) {
  // The same, with a link to a directory outside in which the guest would find, make and remove what it asks for.
  const filesystem::path outdir = beside().parent_path() / "outdir";
  host_write(outdir / "victim", "outside");
  struct stat before{};
  ASSERT_EQ(::stat((outdir / "victim").c_str(), &before), 0);
  filesystem::create_directory(root() / "moving");
  Swapping swapping(root() / "outdirlink", root() / "moving");
  int changed = 0;
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes{1};
  for (int attempt = 0; attempt < 1000 || (changed == 0 && std::chrono::steady_clock::now() < end); ++attempt) {
    const std::string_view made = "moving/made";
    changed += call_with_path("path_create_directory", made) == Errno::success;
    changed += call_with_path("path_remove_directory", made) == Errno::success;
    changed += symlink("file", made) == Errno::success;
    changed += call_with_path("path_unlink_file", made) == Errno::success;
    changed += link("file", made) == Errno::success;
    changed += rename(made, "moving/again") == Errno::success;
    changed += call_with_path("path_unlink_file", "moving/again") == Errno::success;
    changed += open(made, open_flags::create | open_flags::truncate) == Errno::success && close_opened();
    EXPECT_NE(open("moving/victim", open_flags::truncate), Errno::success);
    EXPECT_NE(status("moving/victim"), Errno::success);
    EXPECT_NE(readlink("moving/victim"), Errno::success);
    EXPECT_NE(call("path_filestat_set_times", granted, 1U, first_path, put(first_path, "moving/victim"),
                   std::uint64_t{1}, std::uint64_t{1}, 5U),
              Errno::success);
    EXPECT_NE(rename("moving/victim", "stolen"), Errno::success);
    EXPECT_NE(link("moving/victim", "stolen"), Errno::success);
    EXPECT_NE(call_with_path("path_unlink_file", "moving/victim"), Errno::success);
  }
  swapping.stop();
  EXPECT_GT(changed, 0);
  struct stat after{};
  ASSERT_EQ(::stat((outdir / "victim").c_str(), &after), 0);
  EXPECT_EQ(before.st_ino, after.st_ino);
  EXPECT_EQ(before.st_mtim.tv_nsec, after.st_mtim.tv_nsec);
  EXPECT_EQ(after.st_nlink, 1U);
  filesystem::remove(outdir / "victim");
}

TEST_P(Escape, ParentsMovedMeanwhileLeadNowhere) {
  // When "sub" stands outside, two steps up from it is where the secret lies.
  std::atomic<bool> stop = false;
  const filesystem::path inside = root() / "dir" / "sub";
  const filesystem::path outside_sub = beside().parent_path() / "outdir" / "sub";
  std::thread other([&] {
    while (!stop) {
      (void)::rename(inside.c_str(), outside_sub.c_str());
      (void)::rename(outside_sub.c_str(), inside.c_str());
    }
  });
  int found = 0;
  const auto end = std::chrono::steady_clock::now() + std::chrono::minutes{1};
  for (int attempt = 0; attempt < 3000 || (found == 0 && std::chrono::steady_clock::now() < end); ++attempt) {
    EXPECT_NE(open("dir/sub/../../secret", 0, rights::fd_read), Errno::success);
    EXPECT_NE(status("dir/sub/../../secret"), Errno::success);
    EXPECT_NE(rename("dir/sub/../../secret", "stolen"), Errno::success);
    if (open("dir/sub/../../file", 0, rights::fd_read) == Errno::success) found += close_opened();
  }
  stop = true;
  other.join();
  EXPECT_GT(found, 0);
}

TEST_P(Escape, BytesThatLookLikeDotsAreNames) {
  for (const std::string_view path : {"\xc0\xae\xc0\xae/secret", "..\xff/secret", "\xe2\x80\xae../secret",
                                      "%2e%2e/secret", "..\\secret", "\xff\xfe/../secret"}) {
    EXPECT_EQ(open(path, 0, rights::fd_read), Errno::noent) << path;
    EXPECT_EQ(status(path), Errno::noent) << path;
  }
  EXPECT_EQ(open(std::string(256, 'a') + "/../../secret", 0, rights::fd_read), Errno::nametoolong);
  std::string deep;
  while (deep.size() < 4090) deep += "./";
  EXPECT_EQ(open(deep + "../secret", 0, rights::fd_read), Errno::nametoolong);
}

}  // namespace
}  // namespace mpiwasm::wasi
