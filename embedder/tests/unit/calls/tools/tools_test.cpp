// The tools interface: texts and numbers for the guest, and what is always refused.
#include "calls/tools/tools.hpp"

#include <gtest/gtest.h>

#include "calls/core/serial_fixture.hpp"

namespace mpiwasm::calls::serial_tests {

namespace {

TEST(ToolsTypes, HaveTheGuestsSizes) {
  EXPECT_EQ(tools_type(MPI_INT).guest, guest_MPI_INT);
  EXPECT_EQ(tools_type(MPI_INT).size, 4U);
  // The host's long has 8 bytes, the guest's 4.
  EXPECT_EQ(tools_type(MPI_LONG).guest, guest_MPI_LONG_LONG);
  EXPECT_EQ(tools_type(MPI_LONG).size, 8U);
  EXPECT_EQ(tools_type(MPI_FLOAT_INT).size, 0U) << "variables have no such type";
}

/// As between MPI_T_init_thread and MPI_T_finalize.
class ToolsTexts : public testing::Test {
 protected:
  ToolsTexts() { tools(context()).times_started = 1; }
  ~ToolsTexts() override { tools(context()).times_started = 0; }
};

TEST_F(ToolsTexts, AreCutToTheGuestsRoom) {
  ToolsCall call(context(), "MPI_T_sample");
  ASSERT_TRUE(guest().memory().store(answer, std::int32_t{5}));
  ToolsText written(call, buffer, answer);
  ASSERT_FALSE(call.failed());
  std::strcpy(written.host(), "eager_limit");
  written.store();
  EXPECT_EQ(load_text(buffer), "eage");
  EXPECT_EQ(load<std::int32_t>(answer), 5) << "with the zero at the end";
}

TEST_F(ToolsTexts, LieInMemory) {
  ToolsCall call(context(), "MPI_T_sample");
  ASSERT_FALSE(call.failed());
  ASSERT_TRUE(guest().memory().store(answer, std::int32_t{5}));
  const ToolsText written(call, Address{static_cast<std::uint32_t>(wasi::FakeGuest::memory_size) - 2}, answer);
  EXPECT_TRUE(call.failed());
}

using ToolsEvents = ToolsTexts;

TEST_F(ToolsEvents, AreNone) {
  ASSERT_TRUE(guest().memory().store(answer, std::int32_t{-1}));
  EXPECT_EQ(guest_MPI_T_event_get_num(&context(), answer), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 0);
  EXPECT_EQ(guest_MPI_T_event_get_index(&context(), store_text(text, "send"), answer), guest_MPI_T_ERR_INVALID_NAME);
  EXPECT_EQ(guest_MPI_T_event_handle_alloc(&context(), 0, Address{}, guest_MPI_INFO_NULL, answer),
            guest_MPI_T_ERR_INVALID_INDEX);
}

}  // namespace

}  // namespace mpiwasm::calls::serial_tests
