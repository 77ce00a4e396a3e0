// The descriptor table: numbers, rights, flags, grants' names.
#include <fcntl.h>
#include <sys/resource.h>

#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

using Descriptors = WasiTest;

TEST_F(Descriptors, GrantsAreFoundFromThreeUpwards) {
  ASSERT_EQ(call("fd_prestat_get", granted, answer), Errno::success);
  EXPECT_EQ(get<Prestat>(answer).tag, 0);
  EXPECT_EQ(get<Prestat>(answer).name_length, 5U);
  ASSERT_EQ(call("fd_prestat_dir_name", granted, buffer, 5U), Errno::success);
  EXPECT_EQ(get_text(buffer, 6), std::string("/data\0", 6));
  EXPECT_EQ(call("fd_prestat_dir_name", granted, buffer, 4U), Errno::nametoolong);
  EXPECT_EQ(call("fd_prestat_dir_name", granted, outside - 4, 5U), Errno::fault);
  EXPECT_EQ(call("fd_prestat_get", granted, outside - 7), Errno::fault);
  EXPECT_EQ(call("fd_prestat_get", 0U, answer), Errno::badf);
  EXPECT_EQ(call("fd_prestat_get", 5U, answer), Errno::badf);
  EXPECT_EQ(call("fd_prestat_dir_name", 5U, buffer, 5U), Errno::badf);
}

TEST_F(Descriptors, NewOnesGetTheLowestFreeNumber) {
  for (const char* name : {"a", "b", "c"}) ASSERT_EQ(open(name, open_flags::create), Errno::success);
  EXPECT_EQ(opened(), 7U);
  EXPECT_EQ(call("fd_close", 6U), Errno::success);
  EXPECT_EQ(call("fd_close", 5U), Errno::success);
  EXPECT_EQ(call("fd_close", 5U), Errno::badf);
  ASSERT_EQ(open("a"), Errno::success);
  EXPECT_EQ(opened(), 5U);
  ASSERT_EQ(open("a"), Errno::success);
  EXPECT_EQ(opened(), 6U);
  ASSERT_EQ(open("a"), Errno::success);
  EXPECT_EQ(opened(), 8U);
}

TEST_F(Descriptors, RenumberReplacesAnOpenOne) {
  host_write(root() / "a", "aaa");
  host_write(root() / "b", "bbb");
  ASSERT_EQ(open("a"), Errno::success);
  ASSERT_EQ(open("b"), Errno::success);
  EXPECT_EQ(call("fd_renumber", 6U, 5U), Errno::success);
  EXPECT_EQ(call("fd_close", 6U), Errno::badf);
  ASSERT_EQ(read(5, 10), Errno::success);
  EXPECT_EQ(get_text(buffer, 3), "bbb");
  EXPECT_EQ(call("fd_renumber", 5U, 5U), Errno::success);
  EXPECT_EQ(call("fd_renumber", 5U, 9U), Errno::badf);
  EXPECT_EQ(call("fd_renumber", 9U, 5U), Errno::badf);
  ASSERT_EQ(open("a"), Errno::success);
  EXPECT_EQ(opened(), 6U);
}

TEST_F(Descriptors, StandardOutputCanBeReplacedAndTheProcessKeepsItsOwn) {
  ASSERT_EQ(open("log", open_flags::create), Errno::success);
  ASSERT_EQ(call("fd_renumber", opened(), 1U), Errno::success);
  ASSERT_EQ(write(1, "into the file"), Errno::success);
  EXPECT_EQ(host_read(root() / "log"), "into the file");
  ASSERT_EQ(call("fd_close", 1U), Errno::success);
  EXPECT_NE(::fcntl(1, F_GETFD), -1);
}

TEST_F(Descriptors, TheLimitIsKept) {
  Options few = options();
  few.max_open_files = 6;
  start(few);
  ASSERT_EQ(open("a", open_flags::create), Errno::success);
  EXPECT_EQ(open("b", open_flags::create), Errno::mfile);
  EXPECT_FALSE(std::filesystem::exists(root() / "b"));
  ASSERT_EQ(call("fd_close", 5U), Errno::success);
  EXPECT_EQ(open("b", open_flags::create), Errno::success);
}

TEST_F(Descriptors, SomeFilesOfTheProcessAreLeftToLibraries) {
  rlimit limit{};
  ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &limit), 0);
  const auto opened_with = [&](rlim_t files) {
    const rlimit low{files, limit.rlim_max};
    EXPECT_EQ(::setrlimit(RLIMIT_NOFILE, &low), 0);
    start(options());
    while (open("a", open_flags::create) == Errno::success) continue;
    EXPECT_EQ(open("b", open_flags::create), Errno::mfile);
    return opened() + 1;
  };
  const std::uint32_t few = opened_with(100);
  const std::uint32_t many = opened_with(256);
  EXPECT_EQ(::setrlimit(RLIMIT_NOFILE, &limit), 0);
  EXPECT_EQ(many, 128U);
  EXPECT_EQ(few, 16U);
}

TEST_F(Descriptors, ManyFilesAtOnce) {
  for (std::uint32_t index = 0; index < 500; ++index) {
    ASSERT_EQ(open("f" + std::to_string(index), open_flags::create), Errno::success);
    ASSERT_EQ(opened(), 5 + index);
  }
  for (std::uint32_t index = 0; index < 500; index += 2) ASSERT_EQ(call("fd_close", 5 + index), Errno::success);
  for (std::uint32_t index = 0; index < 500; index += 2) {
    ASSERT_EQ(open("f0"), Errno::success);
    ASSERT_EQ(opened(), 5 + index);
  }
}

TEST_F(Descriptors, StatusTellsTypeFlagsAndRights) {
  ASSERT_EQ(call("fd_fdstat_get", granted, answer), Errno::success);
  EXPECT_EQ(get<FdStat>(answer).type, FileType::directory);
  EXPECT_EQ(get<FdStat>(answer).rights, rights::directory);
  EXPECT_EQ(get<FdStat>(answer).rights_inheriting, rights::directory | rights::file);
  ASSERT_EQ(open("a", open_flags::create, rights::fd_write, fd_flags::append | fd_flags::sync), Errno::success);
  ASSERT_EQ(call("fd_fdstat_get", 5U, answer), Errno::success);
  EXPECT_EQ(get<FdStat>(answer).type, FileType::regular_file);
  EXPECT_EQ(get<FdStat>(answer).rights, rights::fd_write);
  EXPECT_EQ(get<FdStat>(answer).flags, fd_flags::append | fd_flags::sync);
  EXPECT_EQ(call("fd_fdstat_get", 99U, answer), Errno::badf);
  EXPECT_EQ(call("fd_fdstat_get", 5U, outside - 23), Errno::fault);
}

TEST_F(Descriptors, FlagsChangeWhatLinuxCanChange) {
  host_write(root() / "a", "12345");
  ASSERT_EQ(open("a"), Errno::success);
  ASSERT_EQ(call("fd_fdstat_set_flags", 5U, std::uint32_t{fd_flags::append}), Errno::success);
  ASSERT_EQ(write(5, "67"), Errno::success);
  EXPECT_EQ(host_read(root() / "a"), "1234567");
  ASSERT_EQ(call("fd_fdstat_set_flags", 5U, std::uint32_t{fd_flags::nonblock}), Errno::success);
  ASSERT_EQ(call("fd_fdstat_get", 5U, answer), Errno::success);
  EXPECT_EQ(get<FdStat>(answer).flags, fd_flags::nonblock);
  EXPECT_EQ(call("fd_fdstat_set_flags", 5U, std::uint32_t{fd_flags::sync}), Errno::notsup);
  EXPECT_EQ(call("fd_fdstat_set_flags", 5U, 32U), Errno::inval);
  EXPECT_EQ(call("fd_fdstat_set_flags", 5U, 0x10004U), Errno::inval);
  EXPECT_EQ(call("fd_fdstat_set_flags", 99U, 0U), Errno::badf);
}

TEST_F(Descriptors, RightsCanOnlyBeGivenUp) {
  host_write(root() / "a", "12345");
  ASSERT_EQ(open("a"), Errno::success);
  EXPECT_EQ(call("fd_fdstat_set_rights", 5U, Rights{rights::fd_read}, Rights{0}), Errno::success);
  EXPECT_EQ(read(5, 3), Errno::success);
  EXPECT_EQ(write(5, "x"), Errno::notcapable);
  EXPECT_EQ(call("fd_seek", 5U, std::uint64_t{0}, 0U, answer), Errno::notcapable);
  EXPECT_EQ(call("fd_tell", 5U, answer), Errno::notcapable);
  EXPECT_EQ(call("fd_sync", 5U), Errno::notcapable);
  EXPECT_EQ(call("fd_datasync", 5U), Errno::notcapable);
  EXPECT_EQ(call("fd_advise", 5U, std::uint64_t{0}, std::uint64_t{0}, 0U), Errno::notcapable);
  EXPECT_EQ(call("fd_allocate", 5U, std::uint64_t{0}, std::uint64_t{1}), Errno::notcapable);
  EXPECT_EQ(call("fd_filestat_get", 5U, answer), Errno::notcapable);
  EXPECT_EQ(call("fd_filestat_set_size", 5U, std::uint64_t{0}), Errno::notcapable);
  EXPECT_EQ(call("fd_filestat_set_times", 5U, std::uint64_t{0}, std::uint64_t{0}, 0U), Errno::notcapable);
  EXPECT_EQ(call("fd_fdstat_set_flags", 5U, 0U), Errno::notcapable);
  EXPECT_EQ(call("fd_pread", 5U, vectors, 1U, std::uint64_t{0}, answer), Errno::notcapable);
  EXPECT_EQ(call("fd_fdstat_set_rights", 5U, Rights{rights::fd_write}, Rights{0}), Errno::notcapable);
  EXPECT_EQ(call("fd_fdstat_set_rights", 99U, Rights{0}, Rights{0}), Errno::badf);
}

TEST_F(Descriptors, ADirectoryPassesOnOnlyItsInheritedRights) {
  ASSERT_EQ(call("fd_fdstat_set_rights", granted, Rights{rights::directory}, Rights{rights::fd_read}), Errno::success);
  host_write(root() / "a", "12345");
  const std::uint32_t length = put(first_path, "a");
  const auto open_with = [&](Rights wanted) {
    return call("path_open", granted, 0U, first_path, length, 0U, wanted, Rights{0}, 0U, answer);
  };
  EXPECT_EQ(open_with(rights::fd_write), Errno::notcapable);
  EXPECT_EQ(open_with(rights::fd_read), Errno::success);
}

TEST_F(Descriptors, DirectoryCallsNeedTheirRights) {
  std::filesystem::create_directory(root() / "d");
  ASSERT_EQ(call("fd_fdstat_set_rights", granted, Rights{0}, Rights{0}), Errno::success);
  EXPECT_EQ(open("a"), Errno::notcapable);
  EXPECT_EQ(status("d"), Errno::notcapable);
  EXPECT_EQ(call_with_path("path_create_directory", "e"), Errno::notcapable);
  EXPECT_EQ(call_with_path("path_remove_directory", "d"), Errno::notcapable);
  EXPECT_EQ(call_with_path("path_unlink_file", "d"), Errno::notcapable);
  EXPECT_EQ(rename("d", "e"), Errno::notcapable);
  EXPECT_EQ(link("d", "e"), Errno::notcapable);
  EXPECT_EQ(symlink("d", "e"), Errno::notcapable);
  EXPECT_EQ(readlink("d"), Errno::notcapable);
  EXPECT_EQ(call("fd_readdir", granted, buffer, 100U, std::uint64_t{0}, answer), Errno::notcapable);
  EXPECT_TRUE(std::filesystem::exists(root() / "d"));
}

TEST_F(Descriptors, FilesAreNotDirectoriesAndTheOtherWayRound) {
  host_write(root() / "a", "12345");
  ASSERT_EQ(open("a"), Errno::success);
  EXPECT_EQ(open("a", 0, rights::fd_read, 0, 5), Errno::notdir);
  EXPECT_EQ(call("fd_readdir", 5U, buffer, 100U, std::uint64_t{0}, answer), Errno::notdir);
  EXPECT_EQ(status("a", 1, 5), Errno::notdir);
  EXPECT_EQ(call_with_path("path_create_directory", "e", 5), Errno::notdir);
  EXPECT_EQ(read(granted, 5), Errno::badf);
  EXPECT_EQ(write(granted, "x"), Errno::badf);
  EXPECT_EQ(call("fd_seek", granted, std::uint64_t{0}, 0U, answer), Errno::badf);
  EXPECT_EQ(call("fd_tell", granted, answer), Errno::badf);
  EXPECT_EQ(call("fd_allocate", granted, std::uint64_t{0}, std::uint64_t{1}), Errno::badf);
  EXPECT_EQ(call("fd_filestat_set_size", granted, std::uint64_t{0}), Errno::badf);
}

}  // namespace
}  // namespace mpiwasm::wasi
