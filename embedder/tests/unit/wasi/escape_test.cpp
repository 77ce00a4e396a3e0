// Every way out of the grant that we know, tried with every call that takes a path, with the kernel's resolution and
// with the walk. None may read, write, create, remove or even find out about anything outside.
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

#include <atomic>
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

TEST_P(Escape, AbsoluteLinksAreNeitherMadeNorRead) {
  EXPECT_EQ(symlink("/etc/passwd", "made"), Errno::perm);
  EXPECT_EQ(symlink("/", "made"), Errno::perm);
  EXPECT_FALSE(filesystem::is_symlink(root() / "made"));
  EXPECT_EQ(readlink("absolute"), Errno::perm);
  EXPECT_EQ(readlink("absolute", 1), Errno::perm);
}

TEST_P(Escape, LinksThatLeadOutAreNotMade) {
  EXPECT_EQ(symlink("../secret", "made"), Errno::perm);
  EXPECT_EQ(symlink("..", "made"), Errno::perm);
  EXPECT_EQ(symlink("dir/../..", "made"), Errno::perm);
  EXPECT_EQ(symlink("missing/../../secret", "made"), Errno::perm);
  EXPECT_EQ(symlink("../../secret", "dir/made"), Errno::perm);
  EXPECT_FALSE(filesystem::is_symlink(root() / "made"));
  // By way of a link to where they stand themselves, and from a directory that was opened by itself.
  ASSERT_EQ(symlink(".", "here"), Errno::success);
  EXPECT_EQ(symlink("here/..", "made"), Errno::perm);
  EXPECT_EQ(symlink("here/here/../secret", "made"), Errno::perm);
  EXPECT_EQ(symlink("here/../secret", "dir/made"), Errno::success);
  ASSERT_EQ(open("dir/sub", open_flags::directory, rights::directory), Errno::success);
  const std::uint32_t sub = opened();
  EXPECT_EQ(symlink("../../file", "inside", sub), Errno::success);
  EXPECT_EQ(symlink("../../../secret", "made", sub), Errno::perm);
}

TEST_P(Escape, LinksAreNotMovedToWhereTheyLeadOut) {
  ASSERT_EQ(symlink("../secret", "dir/mine"), Errno::success);
  EXPECT_EQ(rename("dir/mine", "mine"), Errno::perm);
  EXPECT_EQ(link("dir/mine", "mine"), Errno::perm);
  EXPECT_EQ(rename("dir/mine", "dir/other"), Errno::success);
  EXPECT_EQ(rename("dir/other", "dir/sub/deeper"), Errno::success);
  // Those that did before may be renamed: the guest makes nothing worse.
  ASSERT_TRUE(filesystem::is_symlink(root() / "absolute"));
  EXPECT_EQ(rename("absolute", "dir/absolute"), Errno::success);
}

TEST_P(Escape, LinksInAMovedDirectoryAreNotFollowedOut) {
  ASSERT_EQ(symlink("../../secret", "dir/sub/mine"), Errno::success);
  EXPECT_EQ(open("dir/sub/mine", 0, rights::fd_read), Errno::noent);
  ASSERT_EQ(symlink("../..", "dir/sub/higher"), Errno::success);
  EXPECT_EQ(status("dir/sub/higher/file"), Errno::success);
  ASSERT_EQ(rename("dir/sub", "moved"), Errno::success);
  EXPECT_EQ(open("moved/mine", 0, rights::fd_read), Errno::perm);
  EXPECT_EQ(status("moved/higher/secret"), Errno::perm);
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
  for (int attempt = 0; attempt < 5000; ++attempt) {
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
  for (int attempt = 0; attempt < 1000; ++attempt) {
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
  for (int attempt = 0; attempt < 3000; ++attempt) {
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

TEST_P(Escape, HardLinksLeadNowhereElse) {
  // A hard link to a file outside that stands inside is a file inside: its creator had the right to. The guest
  // itself can make none.
  EXPECT_EQ(link("../secret", "stolen"), Errno::perm);
  EXPECT_EQ(link("out", "stolen", granted, granted, 1), Errno::perm);
  ASSERT_EQ(link("out", "stolen"), Errno::success);  // one more name of the link, not of the file
  EXPECT_EQ(open("stolen", 0, rights::fd_read), Errno::perm);
  EXPECT_EQ(link("dir", "stolen_directory"), Errno::perm);
}

TEST_P(Escape, HardLinksComeFromNoReadOnlyGrant) {
  EXPECT_EQ(link("file", "writable", read_only, granted), Errno::rofs);
  EXPECT_EQ(rename("file", "writable", read_only, granted), Errno::rofs);
  EXPECT_FALSE(filesystem::exists(root() / "writable"));
}

TEST_P(Escape, SpecialFilesAreRefusedWithoutWaiting) {
  ASSERT_EQ(::mkfifo((root() / "fifo").c_str(), 0600), 0);
  EXPECT_EQ(open("fifo", 0, rights::fd_read), Errno::notsup);
  EXPECT_EQ(open("fifo", 0, rights::fd_read | rights::fd_write), Errno::notsup);
  EXPECT_EQ(open("fifo", 0, rights::fd_write), Errno::nxio);
  EXPECT_EQ(open("fifo", open_flags::create), Errno::notsup);

  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const std::string name = (root() / "socket").string();
  ASSERT_LT(name.size(), sizeof address.sun_path);
  name.copy(address.sun_path, name.size());
  const HostFile socket = HostFile::own(::socket(AF_UNIX, SOCK_STREAM, 0));
  ASSERT_EQ(::bind(socket.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  EXPECT_EQ(open("socket", 0, rights::fd_read), Errno::nxio);
}

TEST_P(Escape, DevicesAreRefused) {
  Options devices = options();
  devices.grants = {{"/dev", "/dev", false}};
  start(devices);
  for (const std::string_view name : {"null", "zero", "tty"}) {
    EXPECT_NE(open(name, 0, rights::fd_read), Errno::success) << name;
  }
  EXPECT_EQ(open("null", 0, rights::fd_read), Errno::notsup);
  EXPECT_EQ(open("fd/0", 0, rights::fd_read), Errno::perm);
}

TEST_P(Escape, ProcLeadsNowhere) {
  Options everything = options();
  everything.grants = {{"/", "/", false}};
  start(everything);
  for (const std::string_view path :
       {"proc/self/mem", "proc/self/environ", "proc/self/maps", "proc/self/fd", "proc", "proc/self/task", "proc/1/maps",
        "proc/sys/kernel/hostname", "proc/self/fd/0", "proc/self/exe", "proc/self/cwd/x",
        "proc/self/"  // one path with the next line, not two
        "root/etc/passwd",
        "proc/self/fd/3/etc", "proc/self/cwd", "dev/fd/0", "dev/stdin"}) {
    EXPECT_NE(open(path, 0, rights::fd_read), Errno::success) << path;
    EXPECT_NE(open(path, 0, rights::fd_read | rights::fd_write), Errno::success) << path;
    EXPECT_NE(open(path, open_flags::directory, rights::directory), Errno::success) << path;
  }
  EXPECT_EQ(open("proc/self/environ", 0, rights::fd_read), Errno::acces);
}

TEST_P(Escape, SecretsAreNotOpenedUnderAnyName) {
  host_write(root() / "dir" / "key", "secret of the user");
  Options with_secrets = options();
  with_secrets.secrets = {(root() / "dir" / "key").string(), (root() / "missing").string()};
  start(with_secrets);
  context().attach(guest());
  filesystem::create_hard_link(root() / "dir" / "key", root() / "linked");
  filesystem::create_symlink("dir/key", root() / "followed");
  for (const std::string_view path : {"dir/key", "linked", "followed", "dir/sub/../key"}) {
    EXPECT_EQ(open(path, 0, rights::fd_read), Errno::acces) << path;
    EXPECT_EQ(open(path, 0, rights::fd_read, 0, read_only), Errno::acces) << path;
  }
  EXPECT_EQ(open("file", 0, rights::fd_read), Errno::success);
}

TEST_P(Escape, SharedMemoryOfLibrariesIsNotReached) {
  struct stat devices{};
  struct stat shared{};
  ASSERT_EQ(::stat("/dev", &devices), 0);
  if (::stat("/dev/shm", &shared) != 0 || shared.st_dev == devices.st_dev) GTEST_SKIP() << "no file system for it";
  std::string place = "/dev/shm/mpiwasm-escape-XXXXXX";
  ASSERT_NE(::mkdtemp(place.data()), nullptr);
  host_write(filesystem::path{place} / "segment", "of a library");
  Options from_above = options();
  from_above.grants = {{"/dev", "/dev", false}};
  start(from_above);
  for (const std::string& path : {std::string{"shm"}, place.substr(5), place.substr(5) + "/segment"})
    EXPECT_EQ(open(path, 0, rights::fd_readdir), Errno::acces) << path;
  // Nor changed.
  const std::string segment = place.substr(5) + "/segment";
  const std::string other = place.substr(5) + "/other";
  constexpr std::uint16_t create_and_truncate = open_flags::create | open_flags::truncate;
  EXPECT_EQ(open(segment, create_and_truncate, rights::fd_write), Errno::acces);
  EXPECT_EQ(open(segment, open_flags::truncate, rights::fd_read), Errno::acces);
  EXPECT_EQ(open(other, open_flags::create, rights::fd_write), Errno::acces);
  EXPECT_EQ(open(other, open_flags::create | open_flags::exclusive, rights::fd_write), Errno::acces);
  EXPECT_EQ(call_with_path("path_create_directory", other), Errno::acces);
  EXPECT_EQ(call_with_path("path_unlink_file", segment), Errno::acces);
  EXPECT_EQ(rename(segment, other), Errno::acces);
  EXPECT_EQ(link(segment, other), Errno::acces);
  EXPECT_EQ(symlink("segment", other), Errno::acces);
  EXPECT_EQ(host_read(filesystem::path{place} / "segment"), "of a library");
  EXPECT_FALSE(filesystem::exists(filesystem::path{place} / "other"));
  Options all = options();
  all.grants = {{"/dev/shm", "/data", true}};
  const auto refused = Context::create(all);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error(), "cannot grant '/dev/shm': MPI libraries share memory there; grant a directory in it");
  Options one = options();
  one.grants = {{place, "/data", false}};
  start(one);
  EXPECT_EQ(open("segment", 0, rights::fd_read), Errno::success);
  start(options());
  filesystem::remove_all(place);
}

}  // namespace
}  // namespace mpiwasm::wasi
