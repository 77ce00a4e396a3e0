// The limit of OpenMP's teams, which other processes of the user find and set.
#include "wasi/team_limit.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <limits>

namespace mpiwasm::wasi {
namespace {

constexpr std::int32_t many = std::numeric_limits<std::int32_t>::max();

guest::HostFile file_with(const void* bytes, std::size_t size, int seals) {
  auto file = guest::HostFile::own(::memfd_create("mpiwasm-team", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  EXPECT_EQ(::write(file.number(), bytes, size), static_cast<ssize_t>(size));
  EXPECT_EQ(::fcntl(file.number(), F_ADD_SEALS, seals), 0);
  return file;
}

TEST(TeamLimit, IsSetFromOutside) {
  const TeamLimit limit = TeamLimit::create();
  ASSERT_TRUE(limit.is_there());
  EXPECT_EQ(team_limit_of(::getpid()), 0U);
  EXPECT_EQ(limit.apply(8), 8);
  ASSERT_TRUE(set_team_limit(::getpid(), 3));
  EXPECT_EQ(team_limit_of(::getpid()), 3U);
  EXPECT_EQ(limit.apply(8), 3);
  EXPECT_EQ(limit.apply(3), 3);
  EXPECT_EQ(limit.apply(2), 2);
  ASSERT_TRUE(set_team_limit(::getpid(), 0));
  EXPECT_EQ(limit.apply(8), 8);
}

TEST(TeamLimit, NeverGivesMoreThanWanted) {
  const TeamLimit limit = TeamLimit::create();
  ASSERT_TRUE(set_team_limit(::getpid(), std::numeric_limits<std::uint32_t>::max()));
  for (const std::int32_t wanted : {many, 1, 0, -1, std::numeric_limits<std::int32_t>::min()})
    EXPECT_EQ(limit.apply(wanted), wanted);
}

TEST(TeamLimit, IsOfProcessesThatHaveOne) {
  EXPECT_EQ(team_limit_of(::getpid()), std::nullopt);
  EXPECT_FALSE(set_team_limit(::getpid(), 1));
  EXPECT_EQ(std::ranges::count(processes_with_teams(), ::getpid()), 0);
  {
    const TeamLimit limit = TeamLimit::create();
    EXPECT_EQ(std::ranges::count(processes_with_teams(), ::getpid()), 1);
  }
  EXPECT_EQ(team_limit_of(::getpid()), std::nullopt);
  EXPECT_EQ(TeamLimit{}.apply(5), 5);
  for (const pid_t process : {0, -1, many}) {
    EXPECT_EQ(team_limit_of(process), std::nullopt);
    EXPECT_FALSE(set_team_limit(process, 1));
  }
}

// What another program shows under that name is neither read nor changed.
TEST(TeamLimit, OtherFilesOfTheNameAreNotTaken) {
  constexpr int sealed = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;
  const TeamWord word;
  const TeamWord other{.mark = 1};
  const char longer[sizeof(TeamWord) + 1] = {};
  for (const auto& [bytes, size, seals] :
       {std::tuple<const void*, std::size_t, int>{&word, sizeof word, F_SEAL_GROW | F_SEAL_SEAL},
        {&word, sizeof word, F_SEAL_SHRINK | F_SEAL_GROW},
        {&word, sizeof word - 1, sealed},
        {longer, sizeof longer, sealed},
        {&other, sizeof other, sealed}}) {
    const guest::HostFile file = file_with(bytes, size, seals);
    EXPECT_EQ(team_limit_of(::getpid()), std::nullopt);
    EXPECT_FALSE(set_team_limit(::getpid(), 7));
  }
}

// A file that became shorter would end the program at its next region.
TEST(TeamLimit, ItsFileKeepsItsSize) {
  const TeamLimit limit = TeamLimit::create();
  int files = 0;
  for (int number = 0; number < 256; ++number) {
    if (::fcntl(number, F_GET_SEALS) != (F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL)) continue;
    ++files;
    EXPECT_NE(::ftruncate(number, 0), 0);
    EXPECT_NE(::ftruncate(number, 4096), 0);
  }
  EXPECT_EQ(files, 1);
}

}  // namespace
}  // namespace mpiwasm::wasi
