// Long ways beneath a grant: descriptors are left for the libraries of the process.
#include <sys/resource.h>

#include <iterator>

#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

namespace filesystem = std::filesystem;

class LongWays : public PathTest {};
INSTANTIATE_TEST_SUITE_P(Both, LongWays, ::testing::Values(PathMethod::kernel, PathMethod::walk), method_name);

TEST_P(LongWays, NeedFewDescriptors) {
  constexpr int depth = 100;
  constexpr rlim_t few = 40;
  std::string way;
  for (int i = 0; i < depth; ++i) way += "d/";
  filesystem::create_directories(root() / way);
  const auto open_now = static_cast<rlim_t>(std::distance(filesystem::directory_iterator("/proc/self/fd"), {}));
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &before), 0);
  const rlimit limited{open_now + few, before.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &limited), 0);
  const Errno created = open(way + "new", open_flags::create, rights::fd_write);
  std::string back = way;
  for (int i = 0; i < depth; ++i) back += "../";
  const Errno returned = open(back + "new", open_flags::create, rights::fd_write);
  const Errno out = open(back + "../new", open_flags::create, rights::fd_write);
  ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &before), 0);
  EXPECT_EQ(created, Errno::success);
  EXPECT_EQ(returned, Errno::success);
  EXPECT_EQ(out, Errno::perm);
  EXPECT_TRUE(filesystem::exists(root() / (way + "new")));
  EXPECT_TRUE(filesystem::exists(root() / "new"));
}

}  // namespace
}  // namespace mpiwasm::wasi
