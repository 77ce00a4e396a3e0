// Files in which MPI libraries keep shared file pointers: the guest reaches none by any call, and makes none before the
// library does.
#include <set>

#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

namespace filesystem = std::filesystem;

class SharedPointers : public PathTest {
 protected:
  void SetUp() override {
    PathTest::SetUp();
    filesystem::create_directories(root() / "dir");
    host_write(root() / "file", "inside");
    host_write(root() / ".file.shfp.1.2", "pointer");
    host_write(root() / "dir" / ".file.shfp.1.2", "pointer");
  }
  void TearDown() override {
    std::set<std::string> names;
    for (const auto& entry : filesystem::recursive_directory_iterator(root())) {
      const std::string name = entry.path().filename();
      if (!name.starts_with('.')) continue;
      EXPECT_EQ(host_read(entry.path()), "pointer");
      names.insert(entry.path().lexically_relative(root()));
    }
    EXPECT_EQ(names, (std::set<std::string>{".file.shfp.1.2", "dir/.file.shfp.1.2"}));
    PathTest::TearDown();
  }
};
INSTANTIATE_TEST_SUITE_P(Both, SharedPointers, ::testing::Values(PathMethod::kernel, PathMethod::walk), method_name);

TEST_P(SharedPointers, NoCallTakesTheirNames) {
  // What exists, what does not exist yet, and what file systems may take for the same.
  for (const std::string_view path :
       {".file.shfp.1.2", "./.file.shfp.1.2", ".file.shfp.1.2/", ".file.shfp.1.2/.", "dir/.file.shfp.1.2",
        "dir//.file.shfp.1.2//", "dir/../.file.shfp.1.2", ".new.shfp.1.2", ".new.shfp.77", ".n.shfp.shfp.1.2", ".shfp.",
        "dir/.new.shfp.1.2", ".NEW.SHFP.1.2", ".new.sHfP.1.2", ".new.shfp.1.2/../file"}) {
    SCOPED_TRACE(path);
    for (const std::uint32_t lookup : {0U, 1U}) {
      EXPECT_EQ(open(path, 0, rights::fd_read, 0, granted, lookup), Errno::acces);
      EXPECT_EQ(open(path, open_flags::create, rights::file, 0, granted, lookup), Errno::acces);
      EXPECT_EQ(status(path, lookup), Errno::acces);
      EXPECT_EQ(set_times(path, lookup), Errno::acces);
      EXPECT_EQ(link(path, "mine", granted, granted, lookup), Errno::acces);
    }
    EXPECT_EQ(open(path, open_flags::create | open_flags::exclusive), Errno::acces);
    EXPECT_EQ(open(path, open_flags::truncate), Errno::acces);
    EXPECT_EQ(open(path, open_flags::directory, rights::directory), Errno::acces);
    EXPECT_EQ(open(path, 0, rights::fd_read, 0, read_only), Errno::acces);
    EXPECT_EQ(call_with_path("path_create_directory", path), Errno::acces);
    EXPECT_EQ(call_with_path("path_remove_directory", path), Errno::acces);
    EXPECT_EQ(call_with_path("path_unlink_file", path), Errno::acces);
    EXPECT_EQ(rename(path, "mine"), Errno::acces);
    EXPECT_EQ(rename("file", path), Errno::acces);
    EXPECT_EQ(link("file", path), Errno::acces);
    EXPECT_EQ(symlink("file", path), Errno::acces);
    EXPECT_EQ(symlink(path, "mine"), Errno::acces);
    EXPECT_EQ(readlink(path), Errno::acces);
  }
  EXPECT_FALSE(filesystem::exists(filesystem::symlink_status(root() / "mine")));
}

TEST_P(SharedPointers, NeitherMovedDirectoriesNorLinksToDirectoriesLeadThere) {
  ASSERT_EQ(symlink("dir", "dirlink"), Errno::success);
  EXPECT_EQ(open("dirlink/.file.shfp.1.2"), Errno::acces);
  EXPECT_EQ(symlink("dirlink/.file.shfp.1.2", "mine"), Errno::acces);
  EXPECT_EQ(open("dirlink/.new.shfp.1.2", open_flags::create), Errno::acces);
  ASSERT_EQ(rename("dir", "moved"), Errno::success);
  EXPECT_EQ(open("moved/.file.shfp.1.2"), Errno::acces);
  EXPECT_EQ(rename("moved/.file.shfp.1.2", "moved/mine"), Errno::acces);
  ASSERT_EQ(open("moved", open_flags::directory, rights::directory), Errno::success);
  EXPECT_EQ(open(".file.shfp.1.2", 0, rights::fd_read, 0, opened()), Errno::acces);
  ASSERT_EQ(rename("moved", "dir"), Errno::success);
}

TEST_P(SharedPointers, LinksOfTheGuestDoNotBecomeThem) {
  // A link is made before its target, which is then to come into being under another name.
  ASSERT_EQ(symlink("later", "mine"), Errno::success);
  EXPECT_EQ(rename(".file.shfp.1.2", "later"), Errno::acces);
  EXPECT_EQ(link(".file.shfp.1.2", "later"), Errno::acces);
  EXPECT_EQ(symlink(".file.shfp.1.2", "later"), Errno::acces);
  EXPECT_EQ(rename("mine", ".new.shfp.1.2"), Errno::acces);
  ASSERT_EQ(open("mine", open_flags::create | open_flags::truncate), Errno::success);
  EXPECT_EQ(host_read(root() / "later"), "");
}

TEST_P(SharedPointers, OtherNamesAreAsGoodAsBefore) {
  for (const std::string_view path : {"file.shfp.1.2", ".file.shfp", ".fileshfp.1", "shfp", "dir/.x/../shfp.1"}) {
    SCOPED_TRACE(path);
    ASSERT_FALSE(names_shared_pointer(path));
  }
  ASSERT_EQ(open("file.shfp.1.2", open_flags::create), Errno::success);
  EXPECT_EQ(call_with_path("path_unlink_file", "file.shfp.1.2"), Errno::success);
}

}  // namespace
}  // namespace mpiwasm::wasi
