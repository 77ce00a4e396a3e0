// What a grant has, but is not for guests: files of /proc, devices, secrets of the user, the memory of MPI libraries.
#include "wasi/admission.hpp"

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>

#include <cstdlib>

#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

namespace filesystem = std::filesystem;

class Admitted : public PathTest {
 protected:
  void SetUp() override {
    PathTest::SetUp();
    filesystem::create_directories(root() / "dir" / "sub");
    host_write(root() / "file", "inside");
  }

  [[nodiscard]] filesystem::file_time_type modified(std::string_view path) {
    return filesystem::last_write_time(root() / path);
  }
};
INSTANTIATE_TEST_SUITE_P(Both, Admitted, ::testing::Values(PathMethod::kernel, PathMethod::walk), method_name);

TEST_P(Admitted, SpecialFilesAreRefusedWithoutWaiting) {
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

  filesystem::create_symlink("fifo", root() / "link");
  for (const std::string_view path : {"fifo", "socket"}) {
    const auto before = modified(path);
    EXPECT_EQ(set_times(path), Errno::notsup) << path;
    EXPECT_EQ(set_times(path, 0), Errno::notsup) << path;
    EXPECT_EQ(set_times(std::string{path} + "/"), Errno::notdir) << path;
    EXPECT_EQ(modified(path), before) << path;
  }
  const auto before = modified("fifo");
  EXPECT_EQ(set_times("link"), Errno::notsup);
  EXPECT_EQ(set_times("link", 0), Errno::success);
  EXPECT_EQ(modified("fifo"), before);
}

TEST_P(Admitted, DevicesAreRefused) {
  Options devices = options();
  devices.grants = {{"/dev", "/dev", false}};
  start(devices);
  for (const std::string_view name : {"null", "zero", "tty"}) {
    EXPECT_NE(open(name, 0, rights::fd_read), Errno::success) << name;
  }
  EXPECT_EQ(open("null", 0, rights::fd_read), Errno::notsup);
  EXPECT_EQ(set_times("null"), Errno::notsup);
  EXPECT_EQ(open("fd/0", 0, rights::fd_read), Errno::perm);
}

TEST_P(Admitted, ProcLeadsNowhere) {
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
    EXPECT_NE(status(path), Errno::success) << path;
    EXPECT_NE(set_times(path), Errno::success) << path;
  }
  EXPECT_EQ(set_times("proc"), Errno::acces);
  EXPECT_EQ(set_times("proc", 0), Errno::acces);
  EXPECT_EQ(open("proc/self/environ", 0, rights::fd_read), Errno::acces);
}

TEST_P(Admitted, NothingIsLearntOfWhatIsInProc) {
  Options everything = options();
  everything.grants = {{"/", "/", true}};
  start(everything);
  for (const std::string_view path : {"proc", "proc/", "proc/self", "proc/self/environ", "proc/sys/kernel"}) {
    EXPECT_EQ(status(path), Errno::acces) << path;
    EXPECT_EQ(status(path, 0), Errno::acces) << path;
  }
  for (const std::string_view path : {"proc/self", "proc/thread-self", "proc/self/exe", "proc/self/ns/pid"}) {
    EXPECT_EQ(status(path, 0), Errno::acces) << path;
    EXPECT_EQ(readlink(path), Errno::acces) << path;
  }
  EXPECT_EQ(status("."), Errno::success);
  EXPECT_EQ(status("usr"), Errno::success);
  EXPECT_EQ(status("usr/bin"), Errno::success);
  EXPECT_EQ(status("dev/null"), Errno::success);
}

TEST_P(Admitted, SecretsAreNotOpenedUnderAnyName) {
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
    EXPECT_EQ(set_times(path), Errno::acces) << path;
  }
  EXPECT_EQ(open("file", 0, rights::fd_read), Errno::success);
}

TEST_P(Admitted, SharedMemoryOfLibrariesIsNotReached) {
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
  for (const std::string& path : {std::string{"shm"}, place.substr(5), place.substr(5) + "/segment"}) {
    EXPECT_EQ(open(path, 0, rights::fd_readdir), Errno::acces) << path;
    EXPECT_EQ(status(path), Errno::acces) << path;
    EXPECT_EQ(set_times(path), Errno::acces) << path;
  }
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
