// What texts of the library say of the host.
#include "translate/host_text.hpp"

#include <gtest/gtest.h>

namespace mpiwasm::translate {
namespace {

TEST(HostText, LeavesOutPaths) {
  EXPECT_EQ(without_host("/etc/openmpi/params.conf"), "...");
  EXPECT_EQ(without_host("File /proc/self/fd/200/x.dat does not exist"), "File ... does not exist");
  EXPECT_EQ(without_host("searches \"/usr/lib\" and (/opt/lib), default:/tmp"),
            "searches \"...\" and (...), default:...");
  EXPECT_EQ(without_host("--prefix=/usr --sysconfdir=/etc"), "--prefix=... --sysconfdir=...");
  EXPECT_EQ(without_host("tcp://192.0.2.2:55501"), "tcp:...:55501");
}

TEST(HostText, LeavesOutAddressesOfMemory) {
  EXPECT_EQ(without_host("MPI_Send(buf=0x7ffe12340010, count=1)"), "MPI_Send(buf=..., count=1)");
  EXPECT_EQ(without_host("0xdeadbeef"), "...");
}

TEST(HostText, KeepsAllElse) {
  for (const char* text :
       {"", "read/write", "1 / 2", "and/or", "ratio: 3/4", "10.0.0.0/8", "0x", "a0x10 b", "ends in /"}) {
    EXPECT_EQ(without_host(text), text);
  }
}

}  // namespace
}  // namespace mpiwasm::translate
