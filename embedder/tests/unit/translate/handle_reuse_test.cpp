// Handles that come back when their slot has had all of them, or never.
#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <string>

#include "translate/handle_table.hpp"

namespace mpiwasm::translate {
namespace {

using Names = HandleTable<std::unique_ptr<std::string>, HandleKind::datatype, 0x200>;

std::unique_ptr<std::string> name(const char* text) { return std::make_unique<std::string>(text); }

class ReusedHandles : public testing::Test {
 protected:
  ReusedHandles() { callers.set_only(only_); }

 private:
  Caller only_;
};

TEST_F(ReusedHandles, AreGivenOutOnceWhereThisWasAskedFor) {
  Names names;
  std::set<Handle> before;
  for (int i = 0; i < 64; ++i) {
    const Handle handle = names.insert(name("one"));
    EXPECT_TRUE(before.insert(handle).second);
    names.remove(handle);
  }
  EXPECT_TRUE(before.contains(names.insert(name("of before"))));

  Names lasting;
  lasting.reuse_handles(false);
  before.clear();
  for (int i = 0; i < 1000; ++i) {
    const Handle handle = lasting.insert(name("one"));
    EXPECT_TRUE(before.insert(handle).second);
    lasting.remove(handle);
  }
  Names again;
  again.reuse_handles(false);
  ASSERT_TRUE(again.restore_free(lasting.free_handles()));
  for (int i = 0; i < 1000; ++i) {
    const Handle handle = again.insert(name("one"));
    EXPECT_TRUE(before.insert(handle).second);
    again.remove(handle);
  }
}

}  // namespace
}  // namespace mpiwasm::translate
