// Lists of hints and sessions made again from their recipes.
#include <gtest/gtest.h>

#include "calls/core/recipes_fixture.hpp"

namespace mpiwasm::calls::recipe_tests {

namespace {

TEST(Hints, MakeAList) {
  const Handle info = made(guest_MPI_Info_create(&before(), answer));
  const Hints given = {{"cb_nodes", "4"}, {"striping_unit", "1048576"}, {"empty", ""}};
  for (const auto& [key, value] : given) {
    ASSERT_EQ(guest_MPI_Info_set(&before(), info, store_text(text, key), store_text(second_text, value)), 0);
  }
  const Hints hints = hints_of(before().infos.find(info)->host);
  EXPECT_EQ(hints, given);
  MPI_Info host = MPI_INFO_NULL;
  ASSERT_EQ(make_info(hints, &host), MPI_SUCCESS);
  ASSERT_TRUE(after().infos.insert_at(info, Info{host}));
  ASSERT_TRUE(guest().memory().store(answer, std::int32_t{0x40}));
  ASSERT_EQ(
      guest_MPI_Info_get_string(&after(), info, store_text(text, "striping_unit"), answer, second_text, second_answer),
      0);
  EXPECT_EQ(load<std::int32_t>(second_answer), 1);
  EXPECT_EQ(load_text(second_text), "1048576");
}

TEST(Hints, OfAnObjectReplaceEarlierOnes) {
  Labels labels;
  for (const Hints& each : {Hints{{"a", "1"}, {"b", "2"}}, Hints{{"b", "3"}}}) {
    MPI_Info info = MPI_INFO_NULL;
    ASSERT_EQ(make_info(each, &info), MPI_SUCCESS);
    labels.remember(info);
    MPI_Info_free(&info);
  }
  EXPECT_EQ(labels.hints, (Hints{{"a", "1"}, {"b", "3"}}));
}

TEST(SessionRecipes, HaveTheThreadLevel) {
  const Handle info = made(guest_MPI_Info_create(&before(), answer));
  ASSERT_EQ(guest_MPI_Info_set(&before(), info, store_text(text, "thread_level"),
                               store_text(second_text, "MPI_THREAD_MULTIPLE")),
            0);
  const Handle session = made(guest_MPI_Session_init(&before(), info, guest_MPI_ERRORS_RETURN, answer));
  const SessionRecipe recipe = *before().sessions.find(session);
  ASSERT_TRUE(after().sessions.insert_at(session, open_session(after(), "MPI_Session_init", recipe)));
  const Handle returned = made(guest_MPI_Session_get_info(&after(), session, answer));
  EXPECT_EQ(hints_of(after().infos.find(returned)->host), (Hints{{"thread_level", "MPI_THREAD_MULTIPLE"}}));
}

}  // namespace

}  // namespace mpiwasm::calls::recipe_tests
