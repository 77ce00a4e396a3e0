// Descriptors close once, and with their owner.
#include "guest/host_file.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>

#include <utility>

namespace mpiwasm::guest {
namespace {

bool is_open(int number) { return ::fcntl(number, F_GETFD) >= 0; }
HostFile open_something() { return HostFile::own(::open("/dev/null", O_RDONLY | O_CLOEXEC)); }

TEST(HostFile, ClosesAtItsEnd) {
  int number = -1;
  {
    const HostFile file = open_something();
    number = file.number();
    ASSERT_TRUE(is_open(number));
  }
  EXPECT_FALSE(is_open(number));
}

TEST(HostFile, ReportsAnErrorOfClose) {
  HostFile file = HostFile::own(open_something().number());
  ASSERT_TRUE(file.is_open());
  EXPECT_EQ(file.close(), EBADF) << "it was closed before";
  EXPECT_EQ(file.close(), 0);
  EXPECT_FALSE(file.is_open());
}

TEST(HostFile, BelongsToOne) {
  HostFile first = open_something();
  const int number = first.number();
  HostFile second = std::move(first);
  EXPECT_FALSE(first.is_open());  // NOLINT(bugprone-use-after-move): that is the question
  HostFile third = open_something();
  const int replaced = third.number();
  third = std::move(second);
  EXPECT_EQ(third.number(), number);
  EXPECT_FALSE(is_open(replaced));
}

TEST(HostFile, LeavesBorrowedOnesOpen) {
  const HostFile owner = open_something();
  {
    const HostFile borrowed = HostFile::borrow(owner.number());
  }
  EXPECT_TRUE(is_open(owner.number()));
}

}  // namespace
}  // namespace mpiwasm::guest
