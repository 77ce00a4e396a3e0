// Error handlers, attributes and hints as plain data.
#include "calls/checkpoint/parts.hpp"

#include <gtest/gtest.h>

#include "calls/core/serial_fixture.hpp"

namespace mpiwasm::calls::serial_tests {

namespace {

/// Of the first error handler that a guest makes.
constexpr auto first_of_guest = Handle{static_cast<std::uint32_t>(HandleKind::error_handler) << 28};

TEST(SavedParts, HandlersAreSharedAsTheyWere) {
  auto own = std::make_shared<ErrorHandler>();
  own->action = ErrorHandler::Action::call;
  own->function = Function{12};
  own->handle = first_of_guest;
  own->references = 2;
  (void)context();  // the library runs
  SavedHandlers saved;
  const std::uint32_t number = saved.number_of(own);
  EXPECT_EQ(saved.number_of(own), number);
  EXPECT_EQ(saved.number_of(nullptr), 0U);
  guest::ArchiveWriter to;
  saved.save(to);
  guest::ArchiveReader from(to.bytes());
  Context& restored = context_in(false);
  Handlers handlers;
  ASSERT_EQ(restore_handlers(restored, handlers, from), "");
  ASSERT_TRUE(from.is_at_end());
  const auto again = chosen(handlers, number);
  ASSERT_NE(again, nullptr);
  EXPECT_EQ(again->function, Function{12});
  EXPECT_EQ(again->references, 2);
  EXPECT_EQ(*restored.error_handlers.find(first_of_guest), again);
  EXPECT_EQ(chosen(handlers, 0), nullptr);
  EXPECT_EQ(chosen(handlers, 1000), nullptr) << "a number that the file does not have";
}

TEST(SavedParts, AttributesKeepTheirOrder) {
  AttributeList attributes;
  attributes.emplace_back(1003, UserData{7});
  attributes.emplace_back(1001, UserData{8});
  guest::ArchiveWriter to;
  save_attributes(attributes, to);
  guest::ArchiveReader from(to.bytes());
  AttributeList again;
  restore_attributes(again, from);
  EXPECT_TRUE(from.is_at_end());
  EXPECT_EQ((static_cast<std::vector<std::pair<int, UserData>>&>(again)),
            (static_cast<std::vector<std::pair<int, UserData>>&>(attributes)));
}

TEST(SavedParts, HintsAreTexts) {
  const Hints hints = {{"cb_nodes", "4"}, {"empty", ""}};
  guest::ArchiveWriter to;
  save_hints(hints, to);
  guest::ArchiveReader from(to.bytes());
  EXPECT_EQ(restore_hints(from), hints);
  EXPECT_TRUE(from.is_at_end());
}

}  // namespace

}  // namespace mpiwasm::calls::serial_tests
