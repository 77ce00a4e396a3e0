// Requests made again from their recipes.
#include <gtest/gtest.h>

#include "calls/core/recipes_fixture.hpp"
#include "calls/messages/make_request.hpp"

namespace mpiwasm::calls::recipe_tests {

namespace {

/// Makes a request of `before` again in `after`, under the same handle.
void make_request_again(Handle handle) {
  const auto recipe = recipe_of(before(), handle);
  ASSERT_TRUE(recipe.has_value());
  ASSERT_EQ(make_request(after(), *recipe, answer), 0);
  ASSERT_TRUE(after().requests.insert_at(handle, after().requests.remove(load<Handle>(answer))));
}

/// Waits in `after` for a request.
void wait(Handle handle) {
  ASSERT_TRUE(guest().memory().store(third_answer, handle));
  ASSERT_EQ(guest_MPI_Wait(&after(), third_answer, no_status), 0);
}

TEST(RequestRecipes, BeginAReceiveAgain) {
  const Handle request = made(
      guest_MPI_Irecv(&before(), buffer, 1, guest_MPI_INT, guest_MPI_ANY_SOURCE, 77, guest_MPI_COMM_WORLD, answer));
  EXPECT_STREQ(before().requests.note(request)->function, "MPI_Irecv");
  ASSERT_TRUE(guest().memory().store(third_answer, request));
  ASSERT_EQ(guest_MPI_Cancel(&before(), third_answer), 0);
  make_request_again(request);
  ASSERT_TRUE(guest().memory().store(second_buffer, std::int32_t{1234}));
  ASSERT_EQ(guest_MPI_Send(&after(), second_buffer, 1, guest_MPI_INT, 0, 77, guest_MPI_COMM_WORLD), 0);
  wait(request);
  EXPECT_EQ(load<std::int32_t>(buffer), 1234);
}

TEST(RequestRecipes, BeginASendAgain) {
  const Handle request =
      made(guest_MPI_Isend_c(&before(), second_buffer, 3, guest_MPI_INT, 0, 79, guest_MPI_COMM_WORLD, answer));
  const MessageRecipe& message = *before().requests.note(request);
  EXPECT_EQ(message.buffer, second_buffer);
  EXPECT_EQ(message.count, 3);
  EXPECT_EQ(message.datatype, guest_MPI_INT);
  EXPECT_EQ(message.peer, 0);
  EXPECT_EQ(message.tag, 79);
  make_request_again(request);
  // The library is the same one here, so that both messages arrive.
  for (int each = 0; each < 2; ++each) {
    ASSERT_EQ(guest_MPI_Recv(&after(), buffer, 3, guest_MPI_INT, 0, 79, guest_MPI_COMM_WORLD, no_status), 0);
  }
  wait(request);
}

TEST(RequestRecipes, PreparePersistentMessagesAgain) {
  const Handle send =
      made(guest_MPI_Send_init(&before(), second_buffer, 2, guest_MPI_INT, 0, 78, guest_MPI_COMM_SELF, answer));
  const Handle receive =
      made(guest_MPI_Recv_init(&before(), buffer, 2, guest_MPI_INT, 0, 78, guest_MPI_COMM_SELF, answer));
  make_request_again(send);
  make_request_again(receive);
  for (const std::int32_t value : {5, 6}) {
    store<std::int32_t>(second_buffer, {value, -value});
    store<Handle>(list, {send, receive});
    ASSERT_EQ(guest_MPI_Startall(&after(), 2, list), 0);
    ASSERT_EQ(guest_MPI_Waitall(&after(), 2, list, no_status), 0);
    EXPECT_EQ(load<std::int32_t>(buffer + 4), -value);
  }
}

TEST(RequestRecipes, PreparePersistentCollectivesAgain) {
  const Handle sum = made(guest_MPI_Allreduce_init(&before(), second_buffer, buffer, 2, guest_MPI_INT, guest_MPI_SUM,
                                                   guest_MPI_COMM_WORLD, guest_MPI_INFO_NULL, answer));
  store<std::int32_t>(list, {2});
  store<std::int32_t>(second_list, {1});
  const Handle gather =
      made(guest_MPI_Gatherv_init(&before(), second_buffer, 2, guest_MPI_INT, buffer + 64, list, second_list,
                                  guest_MPI_INT, 0, guest_MPI_COMM_WORLD, guest_MPI_INFO_NULL, answer));
  make_request_again(sum);
  make_request_again(gather);
  store<std::int32_t>(second_buffer, {11, 12});
  store<Handle>(list + 16, {sum, gather});
  ASSERT_EQ(guest_MPI_Startall(&after(), 2, list + 16), 0);
  ASSERT_EQ(guest_MPI_Waitall(&after(), 2, list + 16, no_status), 0);
  EXPECT_EQ(load<std::int32_t>(buffer), 11);
  EXPECT_EQ(load<std::int32_t>(buffer + 64 + 8), 12);
}

TEST(RequestRecipes, AreNoneOfGeneralizedRequests) {
  EXPECT_FALSE(recipe_of(before(), guest_MPI_REQUEST_NULL).has_value());
  EXPECT_EQ(make_request(after(), CallRecipe::of("MPI_Barrier", 0), answer), guest_MPI_ERR_REQUEST);
}

}  // namespace

}  // namespace mpiwasm::calls::recipe_tests
