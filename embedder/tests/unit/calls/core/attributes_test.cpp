// Attributes: their functions run when the standard says, and with what the guest stored.
#include <gtest/gtest.h>

#include <vector>

#include "calls/core/serial_fixture.hpp"

namespace mpiwasm::calls::serial_tests {

namespace {

constexpr Function copies{100};
constexpr Function removes{101};
constexpr UserData state{0xabcd};

class AttributesTest : public testing::Test {
 protected:
  AttributesTest() {
    guest().functions[number(copies)] = [this](MakingGuest::Arguments arguments) {
      copied_.emplace_back(arguments.begin(), arguments.begin() + 4);
      EXPECT_TRUE(guest().memory().store(Address{arguments[4]}, arguments[3] + 1));
      EXPECT_TRUE(guest().memory().store(Address{arguments[5]}, std::int32_t{copies_ ? 1 : 0}));
      return copy_result_;
    };
    guest().functions[number(removes)] = [this](MakingGuest::Arguments arguments) {
      removed_.emplace_back(arguments.begin(), arguments.end());
      return 0U;
    };
    EXPECT_EQ(guest_MPI_Comm_create_keyval(&context(), copies, removes, answer, state), 0);
    key_ = load<std::int32_t>(answer);
    comm_ = made(guest_MPI_Comm_dup(&context(), guest_MPI_COMM_WORLD, answer));
    EXPECT_EQ(guest_MPI_Comm_set_errhandler(&context(), comm_, guest_MPI_ERRORS_RETURN), 0);
  }
  ~AttributesTest() override { guest().functions.clear(); }

  /// The attribute of a communicator; nothing when there is none.
  std::optional<std::uint32_t> attribute(Handle comm) {
    EXPECT_EQ(guest_MPI_Comm_get_attr(&context(), comm, key_, answer, second_answer), 0);
    return load<std::int32_t>(second_answer) != 0 ? std::optional(load<std::uint32_t>(answer)) : std::nullopt;
  }
  void free_communicator(Handle comm) {
    ASSERT_TRUE(guest().memory().store(answer, comm));
    ASSERT_EQ(guest_MPI_Comm_free(&context(), answer), 0);
  }

  std::int32_t key_ = 0;
  Handle comm_{};
  bool copies_ = true;
  std::uint32_t copy_result_ = 0;
  std::vector<std::vector<std::uint32_t>> copied_;
  std::vector<std::vector<std::uint32_t>> removed_;
};

TEST_F(AttributesTest, AreKeptWithTheObject) {
  EXPECT_EQ(attribute(comm_), std::nullopt);
  ASSERT_EQ(guest_MPI_Comm_set_attr(&context(), comm_, key_, UserData{5}), 0);
  EXPECT_EQ(attribute(comm_), 5U);
  EXPECT_EQ(attribute(guest_MPI_COMM_SELF), std::nullopt);
}

TEST_F(AttributesTest, ANewValueRemovesTheOldOne) {
  ASSERT_EQ(guest_MPI_Comm_set_attr(&context(), comm_, key_, UserData{5}), 0);
  ASSERT_EQ(guest_MPI_Comm_set_attr(&context(), comm_, key_, UserData{6}), 0);
  EXPECT_EQ(
      removed_,
      (std::vector<std::vector<std::uint32_t>>{{number(comm_), static_cast<std::uint32_t>(key_), 5, number(state)}}));
  EXPECT_EQ(attribute(comm_), 6U);
}

TEST_F(AttributesTest, CopiesGetWhatTheFunctionGives) {
  ASSERT_EQ(guest_MPI_Comm_set_attr(&context(), comm_, key_, UserData{7}), 0);
  const Handle copy = made(guest_MPI_Comm_dup(&context(), comm_, answer));
  EXPECT_EQ(
      copied_,
      (std::vector<std::vector<std::uint32_t>>{{number(comm_), static_cast<std::uint32_t>(key_), number(state), 7}}));
  EXPECT_EQ(attribute(copy), 8U);
  free_communicator(copy);
  EXPECT_EQ(removed_.size(), 1U);
}

TEST_F(AttributesTest, AFunctionMayLeaveThemOut) {
  copies_ = false;
  ASSERT_EQ(guest_MPI_Comm_set_attr(&context(), comm_, key_, UserData{7}), 0);
  const Handle copy = made(guest_MPI_Comm_dup(&context(), comm_, answer));
  EXPECT_EQ(attribute(copy), std::nullopt);
}

TEST_F(AttributesTest, AFailedCopyMakesNoCommunicator) {
  copy_result_ = 77;
  ASSERT_EQ(guest_MPI_Comm_set_attr(&context(), comm_, key_, UserData{7}), 0);
  EXPECT_NE(guest_MPI_Comm_dup(&context(), comm_, second_answer), 0);
  EXPECT_EQ(load<Handle>(second_answer), guest_MPI_COMM_NULL);
}

TEST_F(AttributesTest, AreRemovedWithTheObject) {
  ASSERT_EQ(guest_MPI_Comm_set_attr(&context(), comm_, key_, UserData{9}), 0);
  ASSERT_TRUE(guest().memory().store(second_answer, key_));
  ASSERT_EQ(guest_MPI_Comm_free_keyval(&context(), second_answer), 0);
  EXPECT_EQ(load<std::int32_t>(second_answer), guest_MPI_KEYVAL_INVALID);
  free_communicator(comm_);
  EXPECT_EQ(removed_.size(), 1U);
  EXPECT_FALSE(context().keyvals.contains(key_)) << "the last attribute has gone";
}

TEST_F(AttributesTest, KeysBelongToOneKindOfObject) {
  EXPECT_EQ(guest_MPI_Type_set_attr(&context(), guest_MPI_INT, key_, UserData{1}), guest_MPI_ERR_KEYVAL);
  EXPECT_EQ(guest_MPI_Comm_set_attr(&context(), comm_, key_ + 1000, UserData{1}), guest_MPI_ERR_KEYVAL);
}

}  // namespace

}  // namespace mpiwasm::calls::serial_tests
