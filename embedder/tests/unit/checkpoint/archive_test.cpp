#include "guest/archive.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>

namespace mpiwasm::guest {
namespace {

TEST(Archive, GivesBackWhatWasPut) {
  ArchiveWriter to;
  to.put(std::uint32_t{7});
  to.put(std::string_view{"text"});
  to.put_list(std::vector<int>{1, -2, 3});
  ArchiveReader from{to.bytes()};
  EXPECT_EQ(from.get<std::uint32_t>(), 7U);
  EXPECT_EQ(from.get_text(), "text");
  EXPECT_EQ(from.get_list<int>(), (std::vector<int>{1, -2, 3}));
  EXPECT_TRUE(from.is_at_end());
}

TEST(Archive, EndsAtEveryLength) {
  ArchiveWriter to;
  to.put(std::string_view{"text"});
  to.put_list(std::vector<std::int64_t>{1, 2});
  for (std::size_t length = 0; length < to.bytes().size(); ++length) {
    ArchiveReader from{std::span{to.bytes()}.first(length)};
    (void)from.get_text();
    (void)from.get_list<std::int64_t>();
    EXPECT_FALSE(from.ok()) << length;
  }
}

TEST(Archive, RefusesCountsThatDoNotFit) {
  ArchiveWriter to;
  to.put(std::numeric_limits<std::uint64_t>::max());
  EXPECT_EQ(ArchiveReader{to.bytes()}.get_count(), 0U);
  ArchiveReader text{to.bytes()};
  EXPECT_EQ(text.get_text(), "");
  EXPECT_FALSE(text.ok());
}

}  // namespace
}  // namespace mpiwasm::guest
