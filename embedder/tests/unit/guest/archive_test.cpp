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
  to.put(Address{0x1000});
  ArchiveReader from(to.bytes());
  EXPECT_EQ(from.get<std::int32_t>(), -5);
  EXPECT_EQ(from.get_text(), "ocean");
  EXPECT_EQ(from.get<Address>(), Address{0x1000});
  EXPECT_TRUE(from.is_at_end());
}

class ArchivedList : public testing::TestWithParam<std::size_t> {};

TEST_P(ArchivedList, IsReadAsItWas) {
  std::vector<std::uint64_t> list(GetParam());
  for (std::size_t i = 0; i < list.size(); ++i) list[i] = i * i;
  ArchiveWriter to;
  to.put_list(list);
  ArchiveReader from(to.bytes());
  EXPECT_EQ(from.get_list<std::uint64_t>(), list);
  EXPECT_TRUE(from.is_at_end());
}

INSTANTIATE_TEST_SUITE_P(Sizes, ArchivedList, testing::Values(0, 1, 100));

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
