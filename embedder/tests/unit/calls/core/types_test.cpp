// The arguments of calls cannot be mixed up: the signatures that the table generates take handles, addresses, functions
// and user data as types of their own (decision 48).
#include <gtest/gtest.h>

#include <type_traits>

#include "calls/core/serial_fixture.hpp"

namespace mpiwasm::calls::serial_tests {

namespace {

template <auto function, class... Arguments>
constexpr bool accepts = std::is_invocable_v<decltype(function), Context*, Arguments...>;

using Int = std::int32_t;

// MPI_Send(buf, count, datatype, dest, tag, comm)
static_assert(accepts<&guest_MPI_Send, Address, Int, Handle, Int, Int, Handle>);
static_assert(!accepts<&guest_MPI_Send, Handle, Int, Handle, Int, Int, Handle>);
static_assert(!accepts<&guest_MPI_Send, Int, Int, Handle, Int, Int, Handle>);
static_assert(!accepts<&guest_MPI_Send, Address, Handle, Int, Int, Int, Handle>);
static_assert(!accepts<&guest_MPI_Send, Address, Int, Handle, Int, Int, Address>);
static_assert(!accepts<&guest_MPI_Send, Address, Int, Handle, Int, Handle, Int>);

// MPI_Comm_create_keyval(copy, delete, keyval, extra_state)
static_assert(accepts<&guest_MPI_Comm_create_keyval, Function, Function, Address, UserData>);
static_assert(!accepts<&guest_MPI_Comm_create_keyval, Function, Function, UserData, Address>);
static_assert(!accepts<&guest_MPI_Comm_create_keyval, Address, Function, Address, UserData>);
static_assert(!accepts<&guest_MPI_Comm_set_attr, Handle, Int, Address>);

// Within the calls, as well.
template <class Table>
concept FindsAddresses = requires(Table& table, Address address) { table.find(address); };
template <class Table>
concept FindsNumbers = requires(Table& table, Int number) { table.find(number); };
template <class Table>
concept FindsHandles = requires(Table& table, Handle handle) { table.find(handle); };
static_assert(FindsHandles<GroupTable> && !FindsAddresses<GroupTable> && !FindsNumbers<GroupTable>);
template <class Memory>
concept ReadsHandles = requires(Memory memory, Handle handle) { memory.template load<Int>(handle); };
static_assert(!ReadsHandles<guest::LinearMemory>);

TEST(GuestTypes, AreWordsOfTheGuest) {
  EXPECT_EQ(sizeof(Handle), 4U);
  EXPECT_EQ(sizeof(Address), 4U);
  EXPECT_EQ(sizeof(Function), 4U);
  EXPECT_EQ(sizeof(UserData), 4U);
}

}  // namespace

}  // namespace mpiwasm::calls::serial_tests
