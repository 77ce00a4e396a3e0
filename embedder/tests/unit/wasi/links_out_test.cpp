// Links that a guest makes or moves: none leads it out of the grant, nor others who use its files on the host.
#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

namespace filesystem = std::filesystem;

class LinksOut : public PathTest {
 protected:
  void SetUp() override {
    PathTest::SetUp();
    filesystem::create_directories(root() / "dir" / "sub");
    host_write(root() / "file", "inside");
    filesystem::create_symlink(beside(), root() / "absolute");
    filesystem::create_symlink("../secret", root() / "out");
  }
};
INSTANTIATE_TEST_SUITE_P(Both, LinksOut, ::testing::Values(PathMethod::kernel, PathMethod::walk), method_name);

TEST_P(LinksOut, LinksThatLeadOutAreNotMade) {
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
  ASSERT_EQ(open("dir/sub", open_flags::directory, rights::directory), Errno::success);
  const std::uint32_t sub = opened();
  EXPECT_EQ(symlink("../../file", "inside", sub), Errno::success);
  EXPECT_EQ(symlink("../../../secret", "made", sub), Errno::perm);
}

// What has the name, or gets it, may be replaced by a link that stays inside.
TEST_P(LinksOut, LinksClimbFromNoName) {
  for (const std::string_view text : {"missing/../secret", "dir/../secret", "dir/..", "./dir/../file", "dir/./..",
                                      "dir//..", "dir/sub/../../secret", "file/.."}) {
    EXPECT_EQ(symlink(text, "made"), Errno::perm) << text;
    EXPECT_EQ(symlink(text, "dir/made"), Errno::perm) << text;
  }
  EXPECT_EQ(symlink("../dir/..", "dir/made"), Errno::perm);
  EXPECT_EQ(symlink("./.././/../file", "dir/sub/made"), Errno::success);
  EXPECT_EQ(symlink("..dir/...", "dir/made"), Errno::success);
  // Others have made these.
  filesystem::create_symlink("dir/../file", root() / "of_others");
  EXPECT_EQ(open("of_others", 0, rights::fd_read), Errno::success);
  EXPECT_EQ(rename("of_others", "again"), Errno::success);
}

TEST_P(LinksOut, LinksAreNotMovedToWhereTheyLeadOut) {
  ASSERT_EQ(symlink("../secret", "dir/mine"), Errno::success);
  EXPECT_EQ(rename("dir/mine", "mine"), Errno::perm);
  EXPECT_EQ(link("dir/mine", "mine"), Errno::perm);
  EXPECT_EQ(rename("dir/mine", "dir/other"), Errno::success);
  EXPECT_EQ(rename("dir/other", "dir/sub/deeper"), Errno::success);
  // Those that did before may be renamed: the guest makes nothing worse.
  ASSERT_TRUE(filesystem::is_symlink(root() / "absolute"));
  EXPECT_EQ(rename("absolute", "dir/absolute"), Errno::success);
}

TEST_P(LinksOut, LinksInAMovedDirectoryAreNotFollowedOut) {
  ASSERT_EQ(symlink("../../secret", "dir/sub/mine"), Errno::success);
  EXPECT_EQ(open("dir/sub/mine", 0, rights::fd_read), Errno::noent);
  ASSERT_EQ(symlink("../..", "dir/sub/higher"), Errno::success);
  EXPECT_EQ(status("dir/sub/higher/file"), Errno::success);
  ASSERT_EQ(rename("dir/sub", "moved"), Errno::success);
  EXPECT_EQ(open("moved/mine", 0, rights::fd_read), Errno::perm);
  EXPECT_EQ(status("moved/higher/secret"), Errno::perm);
}

TEST_P(LinksOut, LinksClimbFromFarBelow) {
  std::string way;
  std::string back;
  for (int i = 0; i < 40; ++i) {
    way += "d/";
    back += "../";
  }
  filesystem::create_directories(root() / way);
  EXPECT_EQ(symlink(back + "file", way + "inside"), Errno::success);
  EXPECT_EQ(symlink(back + "../secret", way + "made"), Errno::perm);
  EXPECT_EQ(status(way + "inside"), Errno::success);
}

TEST_P(LinksOut, AbsoluteLinksAreNeitherMadeNorRead) {
  EXPECT_EQ(symlink("/etc/passwd", "made"), Errno::perm);
  EXPECT_EQ(symlink("/", "made"), Errno::perm);
  EXPECT_FALSE(filesystem::is_symlink(root() / "made"));
  EXPECT_EQ(readlink("absolute"), Errno::perm);
  EXPECT_EQ(readlink("absolute", 1), Errno::perm);
}

TEST_P(LinksOut, HardLinksLeadNowhereElse) {
  // A hard link to a file outside that stands inside is a file inside: its creator had the right to. The guest
  // itself can make none.
  EXPECT_EQ(link("../secret", "stolen"), Errno::perm);
  EXPECT_EQ(link("out", "stolen", granted, granted, 1), Errno::perm);
  ASSERT_EQ(link("out", "stolen"), Errno::success);  // one more name of the link, not of the file
  EXPECT_EQ(open("stolen", 0, rights::fd_read), Errno::perm);
  EXPECT_EQ(link("dir", "stolen_directory"), Errno::perm);
}

TEST_P(LinksOut, HardLinksComeFromNoReadOnlyGrant) {
  EXPECT_EQ(link("file", "writable", read_only, granted), Errno::rofs);
  EXPECT_EQ(rename("file", "writable", read_only, granted), Errno::rofs);
  EXPECT_FALSE(filesystem::exists(root() / "writable"));
}

}  // namespace
}  // namespace mpiwasm::wasi
