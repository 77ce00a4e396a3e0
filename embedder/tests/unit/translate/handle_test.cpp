// Names of objects, and of what belongs to them.
#include "translate/handle.hpp"

#include <gtest/gtest.h>

#include <cstdint>

namespace mpiwasm::translate {
namespace {

constexpr Handle made{0x10000001};
constexpr Handle predefined{0x101};

TEST(CollectiveNames, AreThoseOfNoObject) {
  for (const Handle handle : {made, predefined}) {
    const Handle name = collective_name(handle);
    EXPECT_FALSE(is_predefined(name));
    EXPECT_GT(static_cast<std::uint32_t>(kind_of(name)), static_cast<std::uint32_t>(HandleKind::session));
  }
  EXPECT_NE(collective_name(made), collective_name(predefined));
  EXPECT_NE(collective_name(made), collective_name(Handle{number(made) + 1}));
}

TEST(Kinds, AreTheUpperBits) { EXPECT_EQ(kind_of(made), HandleKind::communicator); }

}  // namespace
}  // namespace mpiwasm::translate
