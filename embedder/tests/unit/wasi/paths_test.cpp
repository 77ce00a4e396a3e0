// Calls on paths that stay inside the grant: what they do, and the exact error when they cannot. Each runs with the
// kernel's resolution and with the walk, which must not differ.
#include <sys/stat.h>

#include <climits>

#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

namespace filesystem = std::filesystem;

class Paths : public PathTest {
 protected:
  void SetUp() override {
    PathTest::SetUp();
    filesystem::create_directories(root() / "dir" / "sub");
    host_write(root() / "file", "0123456789");
    host_write(root() / "dir" / "inner", "inner");
    filesystem::create_symlink("file", root() / "link");
    filesystem::create_symlink("dir", root() / "dirlink");
    filesystem::create_symlink("../file", root() / "dir" / "uplink");
    filesystem::create_symlink("nowhere", root() / "dangling");
    filesystem::create_symlink("loop", root() / "loop");
  }
  Errno open_unfollowed(std::string_view path) { return open(path, 0, rights::fd_read, 0, granted, 0); }
};
INSTANTIATE_TEST_SUITE_P(Both, Paths, ::testing::Values(PathMethod::kernel, PathMethod::walk), method_name);

TEST_P(Paths, OpenFindsTheFile) {
  for (const std::string_view path : {"file", "./file", ".//./file", "dir/../file", "dir/sub/../../file", "link",
                                      "dirlink/../file", "dir/uplink", "dirlink/uplink"}) {
    ASSERT_EQ(open(path, 0, rights::fd_read), Errno::success) << path;
    const std::uint32_t fd = opened();
    ASSERT_EQ(read(fd, 20), Errno::success) << path;
    EXPECT_EQ(get_text(buffer, get<std::uint32_t>(answer)), "0123456789") << path;
  }
}

TEST_P(Paths, OpenErrors) {
  EXPECT_EQ(open("missing"), Errno::noent);
  EXPECT_EQ(open("missing/file"), Errno::noent);
  EXPECT_EQ(open("file/inner"), Errno::notdir);
  EXPECT_EQ(open("file/."), Errno::notdir);
  EXPECT_EQ(open("file/.."), Errno::notdir);
  EXPECT_EQ(open("file/", 0, rights::fd_read), Errno::notdir);
  EXPECT_EQ(open("link/", 0, rights::fd_read), Errno::notdir);
  EXPECT_EQ(open("", 0, rights::fd_read), Errno::noent);
  EXPECT_EQ(open("dir", 0, rights::fd_write), Errno::isdir);
  EXPECT_EQ(open("loop"), Errno::loop);
  EXPECT_EQ(open("loop/x"), Errno::loop);
  EXPECT_EQ(open("dangling"), Errno::noent);
  EXPECT_EQ(open_unfollowed("link"), Errno::loop);
  EXPECT_EQ(open_unfollowed("dirlink/inner"), Errno::success);
  EXPECT_EQ(open("file", open_flags::directory, rights::fd_read), Errno::notdir);
  EXPECT_EQ(open(std::string(NAME_MAX + 1, 'n')), Errno::nametoolong);
  EXPECT_EQ(open(std::string(NAME_MAX + 1, 'n') + "/x"), Errno::nametoolong);
  EXPECT_EQ(open(std::string(PATH_MAX, 'n')), Errno::nametoolong);
  EXPECT_EQ(open(std::string("file\0", 5)), Errno::inval);
  EXPECT_EQ(open(std::string("fi\0le", 5)), Errno::inval);
}

TEST_P(Paths, OpenRefusesBadArguments) {
  put(first_path, "file");
  const auto open_raw = [&](std::uint32_t lookup, std::uint32_t path, std::uint32_t length, std::uint32_t how,
                            std::uint32_t flags, std::uint32_t place) {
    return call("path_open", granted, lookup, path, length, how, Rights{rights::fd_read}, Rights{0}, flags, place);
  };
  EXPECT_EQ(open_raw(2, first_path, 4, 0, 0, answer), Errno::inval);
  EXPECT_EQ(open_raw(0, first_path, 4, 16, 0, answer), Errno::inval);
  EXPECT_EQ(open_raw(0, first_path, 4, 0x10001, 0, answer), Errno::inval);
  EXPECT_EQ(open_raw(0, first_path, 4, 0, 32, answer), Errno::inval);
  EXPECT_EQ(open_raw(0, first_path, 4, open_flags::create | open_flags::directory, 0, answer), Errno::inval);
  EXPECT_EQ(open_raw(0, outside - 3, 4, 0, 0, answer), Errno::fault);
  EXPECT_EQ(open_raw(0, first_path, 0xffffffff, 0, 0, answer), Errno::fault);
  EXPECT_EQ(open_raw(0, first_path, 4, 0, 0, outside - 3), Errno::fault);
  EXPECT_EQ(open_raw(0, first_path, 4, 0, 0, answer), Errno::success);
  EXPECT_EQ(opened(), 5U) << "a refused call left a descriptor open";
}

TEST_P(Paths, OpenCreatesAndTruncates) {
  EXPECT_EQ(open("new", open_flags::create), Errno::success);
  EXPECT_TRUE(filesystem::exists(root() / "new"));
  EXPECT_EQ(open("new", open_flags::create), Errno::success);
  EXPECT_EQ(open("new", open_flags::create | open_flags::exclusive), Errno::exist);
  EXPECT_EQ(open("link", open_flags::create | open_flags::exclusive), Errno::exist);
  EXPECT_EQ(open("dangling", open_flags::create | open_flags::exclusive), Errno::exist);
  EXPECT_EQ(open("newdir/", open_flags::create), Errno::isdir);
  EXPECT_EQ(open("missing/new", open_flags::create), Errno::noent);
  EXPECT_EQ(open("dangling", open_flags::create), Errno::success);
  EXPECT_TRUE(filesystem::is_regular_file(root() / "nowhere"));
  EXPECT_EQ(open("file", open_flags::truncate), Errno::success);
  EXPECT_EQ(filesystem::file_size(root() / "file"), 0U);
}

TEST_P(Paths, DirectoriesAreNotOpenedForWriting) {
  for (const Rights writing : {rights::fd_write, rights::fd_read | rights::fd_write, rights::fd_allocate}) {
    EXPECT_EQ(open("dir", open_flags::directory, writing), Errno::isdir);
    EXPECT_EQ(open(".", open_flags::directory, writing), Errno::isdir);
    EXPECT_EQ(open("file", open_flags::directory, writing), Errno::notdir);
    EXPECT_EQ(open("missing", open_flags::directory, writing), Errno::noent);
  }
}

TEST_P(Paths, OpenedDirectoriesAreRootsOfTheirOwn) {
  ASSERT_EQ(open("dir/", open_flags::directory, rights::directory), Errno::success);
  const std::uint32_t directory = opened();
  EXPECT_EQ(open("inner", 0, rights::fd_read, 0, directory), Errno::success);
  EXPECT_EQ(open("sub/../inner", 0, rights::fd_read, 0, directory), Errno::success);
  EXPECT_EQ(open("../file", 0, rights::fd_read, 0, directory), Errno::perm);
  EXPECT_EQ(open("uplink", 0, rights::fd_read, 0, directory), Errno::perm);
}

TEST_P(Paths, NamesAreBytes) {
  const std::string latin = "gr\xfc\xdf";
  ASSERT_EQ(open(latin, open_flags::create), Errno::success);
  EXPECT_TRUE(filesystem::exists(root() / latin));
  EXPECT_EQ(status(latin), Errno::success);
  const std::string longest(NAME_MAX, 'n');
  ASSERT_EQ(open(longest, open_flags::create), Errno::success);
  EXPECT_EQ(call_with_path("path_unlink_file", longest), Errno::success);
  std::string deep;
  while (deep.size() + 2 < PATH_MAX - 4) deep += "./";
  EXPECT_EQ(status(deep + "file"), Errno::success);
}

TEST_P(Paths, StatusFollowsWhenAsked) {
  ASSERT_EQ(status("link"), Errno::success);
  EXPECT_EQ(get<FileStat>(answer).type, FileType::regular_file);
  EXPECT_EQ(get<FileStat>(answer).size, 10U);
  ASSERT_EQ(status("link", 0), Errno::success);
  EXPECT_EQ(get<FileStat>(answer).type, FileType::symbolic_link);
  ASSERT_EQ(status("dir/uplink"), Errno::success);
  EXPECT_EQ(get<FileStat>(answer).size, 10U);
  ASSERT_EQ(status("dir/uplink", 0), Errno::success);
  EXPECT_EQ(get<FileStat>(answer).type, FileType::symbolic_link);
  for (const std::string_view path : {".", "dir/..", "dirlink/", "dir/sub/../", "dir/."}) {
    ASSERT_EQ(status(path, 0), Errno::success) << path;
    EXPECT_EQ(get<FileStat>(answer).type, FileType::directory) << path;
  }
  ::mkfifo((root() / "fifo").c_str(), 0600);
  ASSERT_EQ(status("fifo"), Errno::success);
  EXPECT_EQ(get<FileStat>(answer).type, FileType::unknown);
}

TEST_P(Paths, StatusErrors) {
  EXPECT_EQ(status("missing"), Errno::noent);
  EXPECT_EQ(status("dangling"), Errno::noent);
  EXPECT_EQ(status("dangling", 0), Errno::success);
  EXPECT_EQ(status("loop"), Errno::loop);
  EXPECT_EQ(status("file/x"), Errno::notdir);
  EXPECT_EQ(status("file/"), Errno::notdir);
  EXPECT_EQ(status(""), Errno::noent);
  EXPECT_EQ(status("file", 2), Errno::inval);
  EXPECT_EQ(call("path_filestat_get", granted, 0U, first_path, 4U, outside - 63), Errno::fault);
  EXPECT_EQ(call("path_filestat_get", granted, 0U, outside, 4U, answer), Errno::fault);
  EXPECT_EQ(status("file", 1, 99), Errno::badf);
}

TEST_P(Paths, TimesOfFilesAndOfLinks) {
  const auto set = [&](std::string_view path, std::uint32_t lookup, std::uint64_t time) {
    return call("path_filestat_set_times", granted, lookup, first_path, put(first_path, path), time, time, 5U);
  };
  const auto modified = [&](std::string_view path, std::uint32_t lookup) {
    EXPECT_EQ(status(path, lookup), Errno::success) << path;
    return get<FileStat>(answer).modification_time;
  };
  ASSERT_EQ(set("link", 1, 1000), Errno::success);
  EXPECT_EQ(modified("file", 0), 1000U);
  ASSERT_EQ(set("link", 0, 2000), Errno::success);
  EXPECT_EQ(modified("file", 0), 1000U);
  EXPECT_EQ(modified("link", 0), 2000U);
  ASSERT_EQ(set("dir/uplink", 1, 3000), Errno::success);
  EXPECT_EQ(modified("file", 0), 3000U);
  ASSERT_EQ(set("dirlink/", 0, 4000), Errno::success);
  EXPECT_EQ(modified("dir", 0), 4000U);
  ASSERT_EQ(set("dir/sub/..", 0, 5000), Errno::success);
  EXPECT_EQ(modified("dir", 0), 5000U);
  EXPECT_EQ(set("missing", 1, 0), Errno::noent);
  EXPECT_EQ(set("dangling", 1, 0), Errno::noent);
  EXPECT_EQ(set("loop", 1, 0), Errno::loop);
  EXPECT_EQ(set("file/", 1, 0), Errno::notdir);
  EXPECT_EQ(set("link/", 1, 0), Errno::notdir);
  EXPECT_EQ(call("path_filestat_set_times", granted, 0U, first_path, put(first_path, "file"), std::uint64_t{0},
                 std::uint64_t{0}, 3U),
            Errno::inval);
}

TEST_P(Paths, DirectoriesAreMadeAndRemoved) {
  EXPECT_EQ(call_with_path("path_create_directory", "made"), Errno::success);
  EXPECT_EQ(call_with_path("path_create_directory", "made/deep/"), Errno::success);
  EXPECT_TRUE(filesystem::is_directory(root() / "made" / "deep"));
  EXPECT_EQ(call_with_path("path_create_directory", "made"), Errno::exist);
  EXPECT_EQ(call_with_path("path_create_directory", "dangling"), Errno::exist);
  EXPECT_EQ(call_with_path("path_create_directory", "made/."), Errno::exist);
  EXPECT_EQ(call_with_path("path_create_directory", "made/.."), Errno::exist);
  EXPECT_EQ(call_with_path("path_create_directory", "missing/x"), Errno::noent);
  EXPECT_EQ(call_with_path("path_create_directory", "file/x"), Errno::notdir);
  EXPECT_EQ(call_with_path("path_create_directory", ""), Errno::noent);
  EXPECT_EQ(call_with_path("path_remove_directory", "made"), Errno::notempty);
  EXPECT_EQ(call_with_path("path_remove_directory", "made/deep/"), Errno::success);
  EXPECT_EQ(call_with_path("path_remove_directory", "made"), Errno::success);
  EXPECT_EQ(call_with_path("path_remove_directory", "file"), Errno::notdir);
  EXPECT_EQ(call_with_path("path_remove_directory", "dirlink"), Errno::notdir);
  EXPECT_EQ(call_with_path("path_remove_directory", "dirlink/"), Errno::notdir);
  EXPECT_EQ(call_with_path("path_remove_directory", "missing"), Errno::noent);
  EXPECT_EQ(call_with_path("path_remove_directory", "."), Errno::inval);
}

TEST_P(Paths, FilesAndLinksAreUnlinked) {
  EXPECT_EQ(call_with_path("path_unlink_file", "link"), Errno::success);
  EXPECT_TRUE(filesystem::exists(root() / "file"));
  EXPECT_EQ(call_with_path("path_unlink_file", "file/"), Errno::notdir);
  EXPECT_EQ(call_with_path("path_unlink_file", "dirlink/inner"), Errno::success);
  EXPECT_EQ(call_with_path("path_unlink_file", "file"), Errno::success);
  EXPECT_EQ(call_with_path("path_unlink_file", "file"), Errno::noent);
  EXPECT_EQ(call_with_path("path_unlink_file", "dir"), Errno::isdir);
  EXPECT_EQ(call_with_path("path_unlink_file", "dir/."), Errno::isdir);
  EXPECT_TRUE(filesystem::exists(root() / "dir"));
}

TEST_P(Paths, RenamesWithinAndAcrossDescriptors) {
  EXPECT_EQ(rename("file", "dir/moved"), Errno::success);
  EXPECT_EQ(host_read(root() / "dir" / "moved"), "0123456789");
  EXPECT_EQ(rename("dir/moved", "dir/inner"), Errno::success);
  EXPECT_EQ(host_read(root() / "dir" / "inner"), "0123456789");
  ASSERT_EQ(open("dir", open_flags::directory, rights::directory), Errno::success);
  EXPECT_EQ(rename("inner", "back", opened(), granted), Errno::success);
  EXPECT_EQ(rename("dir/", "renamed/"), Errno::success);
  EXPECT_EQ(rename("missing", "x"), Errno::noent);
  EXPECT_EQ(rename("back", "renamed"), Errno::isdir);
  EXPECT_EQ(rename("renamed", "back"), Errno::notdir);
  EXPECT_EQ(rename("renamed", "renamed/sub/x"), Errno::inval);
  EXPECT_EQ(rename("back/", "other"), Errno::notdir);
  EXPECT_EQ(rename(".", "other"), Errno::busy);
  EXPECT_EQ(rename("back", "missing/x"), Errno::noent);
  EXPECT_EQ(rename("", "x"), Errno::noent);
}

TEST_P(Paths, LinksOfBothKinds) {
  EXPECT_EQ(link("file", "dir/second"), Errno::success);
  ASSERT_EQ(status("dir/second"), Errno::success);
  EXPECT_EQ(get<FileStat>(answer).links, 2U);
  EXPECT_EQ(link("file", "dir/second"), Errno::exist);
  EXPECT_EQ(link("missing", "x"), Errno::noent);
  EXPECT_EQ(link("dir", "x"), Errno::perm);
  EXPECT_EQ(link("file", "x/"), Errno::noent);
  EXPECT_EQ(link("link", "followed", granted, granted, 1), Errno::success);
  ASSERT_EQ(status("followed", 0), Errno::success);
  EXPECT_EQ(get<FileStat>(answer).type, FileType::regular_file);
  EXPECT_EQ(link("link", "kept"), Errno::success);
  ASSERT_EQ(status("kept", 0), Errno::success);
  EXPECT_EQ(get<FileStat>(answer).type, FileType::symbolic_link);

  EXPECT_EQ(symlink("dir/second", "soft"), Errno::success);
  EXPECT_EQ(host_read(root() / "soft"), "0123456789");
  EXPECT_EQ(symlink("file", "soft"), Errno::exist);
  EXPECT_EQ(symlink("file", "missing/soft"), Errno::noent);
  EXPECT_EQ(symlink("", "empty"), Errno::noent);
  EXPECT_EQ(symlink(std::string("a\0b", 3), "zero"), Errno::inval);
}

TEST_P(Paths, ReadlinkTellsWhatFits) {
  ASSERT_EQ(readlink("link"), Errno::success);
  EXPECT_EQ(get_text(buffer, get<std::uint32_t>(answer)), "file");
  ASSERT_EQ(readlink("dirlink/uplink", 3), Errno::success);
  EXPECT_EQ(get<std::uint32_t>(answer), 3U);
  EXPECT_EQ(get_text(buffer, 3), "../");
  ASSERT_EQ(readlink("link", 0), Errno::success);
  EXPECT_EQ(get<std::uint32_t>(answer), 0U);
  EXPECT_EQ(readlink("file"), Errno::inval);
  EXPECT_EQ(readlink("."), Errno::inval);
  EXPECT_EQ(readlink("dir/.."), Errno::inval);
  EXPECT_EQ(readlink("dirlink/"), Errno::inval);
  EXPECT_EQ(readlink("missing"), Errno::noent);
  EXPECT_EQ(call("path_readlink", granted, first_path, put(first_path, "link"), outside - 3, 4U, answer), Errno::fault);
  EXPECT_EQ(call("path_readlink", granted, first_path, 4U, buffer, 4U, outside - 3), Errno::fault);
}

TEST_P(Paths, ClosedDescriptors) {
  EXPECT_EQ(open("file", 0, rights::fd_read, 0, 99), Errno::badf);
  EXPECT_EQ(call_with_path("path_create_directory", "x", 99), Errno::badf);
  EXPECT_EQ(call_with_path("path_remove_directory", "x", 99), Errno::badf);
  EXPECT_EQ(call_with_path("path_unlink_file", "x", 99), Errno::badf);
  EXPECT_EQ(rename("file", "x", 99, granted), Errno::badf);
  EXPECT_EQ(rename("file", "x", granted, 99), Errno::badf);
  EXPECT_EQ(link("file", "x", 99, granted), Errno::badf);
  EXPECT_EQ(symlink("file", "x", 99), Errno::badf);
  EXPECT_EQ(readlink("link", 10, 99), Errno::badf);
}

}  // namespace
}  // namespace mpiwasm::wasi
