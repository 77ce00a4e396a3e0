// Saved state: what was written is read, and damaged data end the reading.
#include "guest/archive.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "guest/values.hpp"

namespace mpiwasm::guest {
namespace {

TEST(Archive, ReadsWhatWasWritten) {
  ArchiveWriter to;
  to.put(std::int32_t{-5});
  to.put(std::string_view{"ocean"});
  to.put_list(std::vector<std::uint64_t>{1, 2, 3});
  to.put(Address{0x1000});
  ArchiveReader from(to.bytes());
  EXPECT_EQ(from.get<std::int32_t>(), -5);
  EXPECT_EQ(from.get_text(), "ocean");
  EXPECT_EQ(from.get_list<std::uint64_t>(), (std::vector<std::uint64_t>{1, 2, 3}));
  EXPECT_EQ(from.get<Address>(), Address{0x1000});
  EXPECT_TRUE(from.ok());
}

TEST(Archive, MissingBytesAreZero) {
  ArchiveWriter to;
  to.put(std::uint16_t{0xffff});
  ArchiveReader from(to.bytes());
  EXPECT_EQ(from.get<std::uint64_t>(), 0U);
  EXPECT_FALSE(from.ok());
  EXPECT_EQ(from.get<std::uint16_t>(), 0U);
}

TEST(Archive, CountsAreNotBelieved) {
  ArchiveWriter to;
  to.put(std::uint64_t{1} << 60);
  for (const bool reads_text : {false, true}) {
    ArchiveReader from(to.bytes());
    if (reads_text)
      EXPECT_EQ(from.get_text(), "");
    else
      EXPECT_TRUE(from.get_list<std::uint32_t>().empty());
    EXPECT_FALSE(from.ok());
  }
}

}  // namespace
}  // namespace mpiwasm::guest
