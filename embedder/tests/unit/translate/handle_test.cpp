// Names of objects, and of what belongs to them.
#include "translate/handle.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <set>

namespace mpiwasm::translate {
namespace {

constexpr Handle made{0x10000001};
constexpr Handle window{0x90000001};
constexpr Handle predefined{0x101};

TEST(CollectiveNames, AreThoseOfNoObject) {
  for (const Handle handle : {made, window, predefined}) {
    const Handle name = collective_name(handle);
    EXPECT_FALSE(is_predefined(name));
    EXPECT_EQ(static_cast<std::uint32_t>(kind_of(name)), 0U);
  }
}

TEST(CollectiveNames, DifferBetweenObjects) {
  const std::set<Handle> names{collective_name(made), collective_name(window), collective_name(predefined),
                               collective_name(Handle{number(made) + 1}), collective_name(Handle{number(window) + 1})};
  EXPECT_EQ(names.size(), 5U);
}

TEST(Kinds, AreTheUpperBits) { EXPECT_EQ(kind_of(made), HandleKind::communicator); }

}  // namespace
}  // namespace mpiwasm::translate
