// Objects made again from their recipes: what a guest makes in one context is made in another one under the same
// handles, on the built-in MPI, and the guest finds no difference.
#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "calls/core/library_life.hpp"
#include "calls/core/predefined.hpp"
#include "calls/datatypes/make_datatype.hpp"
#include "calls/guest_functions.hpp"
#include "calls/messages/make_request.hpp"
#include "calls/windows/windows.hpp"
#include "wasi/fake_guest.hpp"

namespace mpiwasm::calls {

namespace {

/// A guest with an allocator.
class MakingGuest final : public wasi::FakeGuest {
 public:
  [[nodiscard]] std::optional<Address> allocate(std::uint32_t size) override {
    constexpr std::uint32_t alignment = 16;
    const Address given{next_};
    next_ += (size + alignment - 1) / alignment * alignment;
    return next_ < memory_size ? std::optional(given) : std::nullopt;
  }
  [[noreturn]] void end(int, std::string_view message, bool) override {
    throw std::runtime_error(std::string(message));
  }

 private:
  std::uint32_t next_ = 0x80000;
};

/// Where things lie in the guest's memory.
constexpr Address answer{0x100};
constexpr Address second_answer{0x108};
constexpr Address third_answer{0x110};
constexpr Address list{0x200};
constexpr Address second_list{0x300};
constexpr Address text{0x400};
constexpr Address second_text{0x500};
constexpr Address buffer{0x1000};
constexpr Address second_buffer{0x2000};
constexpr Address window_memory{0x4000};
constexpr Address no_status{};

constexpr int tag = 7;

MakingGuest& guest() {
  static auto& made = *new MakingGuest;
  return made;
}

template <class T>
T load(Address address) {
  return *guest().memory().load<T>(address);
}
template <class T>
void store(Address address, const std::vector<T>& values) {
  for (std::size_t i = 0; i < values.size(); ++i)
    ASSERT_TRUE(guest().memory().store(address + static_cast<std::uint32_t>(i * sizeof(T)), values[i]));
}
Address store_text(Address address, const std::string& words) {
  std::memcpy(guest().memory().at(address), words.c_str(), words.size() + 1);
  return address;
}
std::string load_text(Address address) { return std::string(*guest().memory().string(address)); }

/// A context whose world runs.
Context& context_in(bool starts_library) {
  auto& context = *new Context;  // never destroyed, as that of a process
  context.guest = &guest();
  context.memory = guest().memory();
  context.no_communicator.host = MPI_COMM_SELF;
  translate::callers.set_only(context.only_caller);
  if (starts_library) {
    EXPECT_EQ(guest_MPI_Init(&context, Address{}, Address{}), 0);
  } else {
    context.library_running = context.world_running = true;
    context.world_rank = 0;
    define_predefined_objects(context);
    define_world(context);
    update_running(context);
  }
  for (const Handle comm : {guest_MPI_COMM_WORLD, guest_MPI_COMM_SELF})
    EXPECT_EQ(guest_MPI_Comm_set_errhandler(&context, comm, guest_MPI_ERRORS_RETURN), 0);
  return context;
}

/// Where the guest makes objects.
Context& before() {
  static Context& context = context_in(true);
  return context;
}
/// Where they are made again.
Context& after() {
  static Context& context = (before(), context_in(false));
  return context;
}

/// Makes a communicator of `before` again in `after`.
void make_again(Handle handle) {
  ASSERT_NE(before().communicator(handle), nullptr);
  const CommunicatorRecipe recipe = *before().communicator(handle);
  int code = MPI_ERR_OTHER;
  std::unique_ptr<Communicator> made = make_communicator(recipe, tag, code);
  ASSERT_EQ(code, MPI_SUCCESS);
  made->error_handler = after().default_error_handler;
  ASSERT_TRUE(after().communicators.insert_at(handle, std::move(made)));
}

Handle made(Code code, Address place = answer) {
  EXPECT_EQ(code, 0);
  return load<Handle>(place);
}

TEST(CommunicatorRecipes, HaveNameAndHints) {
  const Handle comm = made(guest_MPI_Comm_dup(&before(), guest_MPI_COMM_WORLD, answer));
  ASSERT_EQ(guest_MPI_Comm_set_name(&before(), comm, store_text(text, "ocean")), 0);
  const Handle info = made(guest_MPI_Info_create(&before(), answer));
  ASSERT_EQ(
      guest_MPI_Info_set(&before(), info, store_text(text, "mpi_assert_no_any_tag"), store_text(second_text, "true")),
      0);
  ASSERT_EQ(guest_MPI_Comm_set_info(&before(), comm, info), 0);
  make_again(comm);
  ASSERT_EQ(guest_MPI_Comm_get_name(&after(), comm, text, answer), 0);
  EXPECT_EQ(load_text(text), "ocean");
  EXPECT_EQ(after().communicator(comm)->hints, (Hints{{"mpi_assert_no_any_tag", "true"}}));
  // In its turn, what was made again can be made again.
  EXPECT_EQ(*after().communicator(comm)->members, *before().communicator(comm)->members);
}

TEST(CommunicatorRecipes, DoNotNeedTheParent) {
  const Handle parent = made(guest_MPI_Comm_dup(&before(), guest_MPI_COMM_WORLD, answer));
  const Handle child = made(guest_MPI_Comm_split(&before(), parent, 3, 0, answer));
  ASSERT_TRUE(guest().memory().store(answer, parent));
  ASSERT_EQ(guest_MPI_Comm_free(&before(), answer), 0);
  make_again(child);
  ASSERT_EQ(guest_MPI_Comm_size(&after(), child, answer), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 1);
}

TEST(CommunicatorRecipes, HaveGrids) {
  store<std::int32_t>(list, {1, 1, 1});
  store<std::int32_t>(second_list, {0, 1, 0});
  const Handle grid = made(guest_MPI_Cart_create(&before(), guest_MPI_COMM_WORLD, 3, list, second_list, 1, answer));
  make_again(grid);
  store<std::int32_t>(list, {9, 9, 9, 9});
  store<std::int32_t>(second_list, {9, 9, 9, 9});
  ASSERT_EQ(guest_MPI_Cart_get(&after(), grid, 3, list, second_list, buffer), 0);
  EXPECT_EQ(load<std::int32_t>(list + 8), 1);
  EXPECT_EQ(load<std::int32_t>(second_list), 0);
  EXPECT_EQ(load<std::int32_t>(second_list + 4), 1);
  EXPECT_EQ(after().communicator(grid)->neighbors_in, 6);
}

TEST(CommunicatorRecipes, HaveGraphs) {
  store<std::int32_t>(list, {2});
  store<std::int32_t>(second_list, {0, 0});
  const Handle graph = made(guest_MPI_Graph_create(&before(), guest_MPI_COMM_WORLD, 1, list, second_list, 0, answer));
  make_again(graph);
  ASSERT_EQ(guest_MPI_Graphdims_get(&after(), graph, answer, second_answer), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 1);
  EXPECT_EQ(load<std::int32_t>(second_answer), 2);
  EXPECT_EQ(after().communicator(graph)->neighbors_out, 2);
}

TEST(CommunicatorRecipes, HaveWeightedNeighbors) {
  store<std::int32_t>(list, {0, 0});
  store<std::int32_t>(second_list, {5, 6});
  store<std::int32_t>(buffer, {7, 8});
  const Handle graph = made(guest_MPI_Dist_graph_create_adjacent(&before(), guest_MPI_COMM_WORLD, 2, list, second_list,
                                                                 2, list, buffer, guest_MPI_INFO_NULL, 0, answer));
  make_again(graph);
  ASSERT_EQ(guest_MPI_Dist_graph_neighbors_count(&after(), graph, answer, second_answer, third_answer), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 2);
  EXPECT_EQ(load<std::int32_t>(third_answer), 1);
  ASSERT_EQ(guest_MPI_Dist_graph_neighbors(&after(), graph, 2, list, second_buffer, 2, list, second_buffer + 8), 0);
  for (int i = 0; i < 4; ++i) EXPECT_EQ(load<std::int32_t>(second_buffer + static_cast<std::uint32_t>(4 * i)), 5 + i);
}

TEST(CommunicatorRecipes, RefuseProcessesOutsideTheWorld) {
  CommunicatorRecipe recipe = *before().communicator(guest_MPI_COMM_WORLD);
  recipe.members = std::make_shared<Members>(Members{0, outside_world});
  int code = MPI_SUCCESS;
  EXPECT_EQ(make_communicator(recipe, tag, code), nullptr);
  EXPECT_EQ(code, MPI_ERR_GROUP);
}

TEST(GroupRecipes, HaveMembersInOrder) {
  const Handle world = made(guest_MPI_Comm_group(&before(), guest_MPI_COMM_WORLD, answer));
  store<std::int32_t>(list, {0});
  const Handle group = made(guest_MPI_Group_incl(&before(), world, 1, list, answer));
  const Group* const original = before().groups.find(group);
  EXPECT_EQ(*original->members, Members{0});
  EXPECT_EQ(before().groups.find(world)->members, before().communicator(guest_MPI_COMM_WORLD)->members);
  MPI_Group host = MPI_GROUP_NULL;
  ASSERT_EQ(make_group(*original->members, &host), MPI_SUCCESS);
  ASSERT_TRUE(after().groups.insert_at(group, Group{*original, host, original->size}));
  ASSERT_EQ(guest_MPI_Group_rank(&after(), group, answer), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 0);
  ASSERT_EQ(guest_MPI_Group_size(&after(), group, answer), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 1);
}

TEST(GroupRecipes, OfNobodyAreTheEmptyGroup) {
  MPI_Group host = MPI_GROUP_NULL;
  ASSERT_EQ(make_group(*before().groups.find(guest_MPI_GROUP_EMPTY)->members, &host), MPI_SUCCESS);
  EXPECT_EQ(host, MPI_GROUP_EMPTY);
}

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

TEST(OperationRecipes, AreFunctionAndOrder) {
  const Handle op = made(guest_MPI_Op_create_c(&before(), Function{5}, 0, answer));
  const OperationRecipe recipe = **before().operations.find(op);
  EXPECT_EQ(recipe.function, Function{5});
  EXPECT_TRUE(recipe.large);
  ASSERT_TRUE(after().operations.insert_at(op, std::make_shared<Operation>(recipe)));
  ASSERT_EQ(guest_MPI_Op_commutative(&after(), op, answer), 0);
  EXPECT_EQ(load<std::int32_t>(answer), 0);
}

/// Makes a datatype of `before` again in `after`; both have the same size, extent and contents.
void make_datatype_again(Handle handle) {
  const DatatypeRecipe& recipe = *before().datatype(handle)->recipe;
  Handle other{};
  ASSERT_EQ(make_datatype(after(), recipe, &other), 0);
  ASSERT_TRUE(after().datatypes.insert_at(handle, after().datatypes.remove(other)));
  const Datatype& again = *after().datatype(handle);
  const Datatype& original = *before().datatype(handle);
  EXPECT_EQ(again.size, original.size);
  EXPECT_EQ(again.extent, original.extent);
  EXPECT_EQ(again.true_lower_bound, original.true_lower_bound);
  EXPECT_EQ(again.recipe->combiner, recipe.combiner);
  EXPECT_EQ(again.recipe->integers, recipe.integers);
  EXPECT_EQ(again.recipe->addresses, recipe.addresses);
  EXPECT_EQ(again.recipe->large_counts, recipe.large_counts);
  EXPECT_EQ(again.recipe->parts.size(), recipe.parts.size());
}

TEST(DatatypeRecipes, MakeEachConstructorsTypes) {
  const Handle pairs = made(guest_MPI_Type_contiguous(&before(), 2, guest_MPI_INT, answer));
  const Handle columns = made(guest_MPI_Type_vector(&before(), 3, 1, 4, pairs, answer));
  const Handle large = made(guest_MPI_Type_vector_c(&before(), 3, 1, -4, pairs, answer));
  const Handle spread = made(guest_MPI_Type_create_hvector(&before(), 3, 2, 40, guest_MPI_DOUBLE, answer));
  store<std::int32_t>(list, {1, 2});
  store<std::int32_t>(second_list, {8, 24});
  const Handle indexed = made(guest_MPI_Type_indexed(&before(), 2, list, second_list, guest_MPI_BYTE, answer));
  const Handle in_bytes = made(guest_MPI_Type_create_hindexed(&before(), 2, list, second_list, pairs, answer));
  const Handle blocks = made(guest_MPI_Type_create_indexed_block(&before(), 2, 3, second_list, guest_MPI_BYTE, answer));
  const Handle far_blocks = made(guest_MPI_Type_create_hindexed_block(&before(), 2, 1, second_list, pairs, answer));
  const Handle wide = made(guest_MPI_Type_create_resized(&before(), pairs, -8, 64, answer));
  store<Handle>(buffer, {guest_MPI_CHAR, pairs});
  const Handle record = made(guest_MPI_Type_create_struct(&before(), 2, list, second_list, buffer, answer));
  store<std::int32_t>(list, {4, 6});
  store<std::int32_t>(second_list, {2, 3});
  store<std::int32_t>(buffer, {1, 2});
  const Handle part = made(guest_MPI_Type_create_subarray(&before(), 2, list, second_list, buffer, guest_MPI_ORDER_C,
                                                          guest_MPI_FLOAT, answer));
  store<std::int32_t>(second_list, {guest_MPI_DISTRIBUTE_BLOCK, guest_MPI_DISTRIBUTE_CYCLIC});
  store<std::int32_t>(buffer, {guest_MPI_DISTRIBUTE_DFLT_DARG, 2});
  store<std::int32_t>(second_buffer, {2, 3});
  const Handle share = made(guest_MPI_Type_create_darray(&before(), 6, 4, 2, list, second_list, buffer, second_buffer,
                                                         guest_MPI_ORDER_FORTRAN, guest_MPI_INT, answer));
  // What they are made of is gone for the guest.
  ASSERT_TRUE(guest().memory().store(answer, pairs));
  ASSERT_EQ(guest_MPI_Type_free(&before(), answer), 0);
  for (const Handle each : {columns, large, spread, indexed, in_bytes, blocks, far_blocks, wide, record, part, share}) {
    make_datatype_again(each);
  }
}

TEST(SessionRecipes, HaveTheThreadLevel) {
  const Handle info = made(guest_MPI_Info_create(&before(), answer));
  ASSERT_EQ(guest_MPI_Info_set(&before(), info, store_text(text, "thread_level"),
                               store_text(second_text, "MPI_THREAD_MULTIPLE")),
            0);
  const Handle session = made(guest_MPI_Session_init(&before(), info, guest_MPI_ERRORS_RETURN, answer));
  const SessionRecipe recipe = *before().sessions.find(session);
  ASSERT_TRUE(after().sessions.insert_at(session, open_session(after(), "MPI_Session_init", recipe)));
  const Handle told = made(guest_MPI_Session_get_info(&after(), session, answer));
  EXPECT_EQ(hints_of(after().infos.find(told)->host), (Hints{{"thread_level", "MPI_THREAD_MULTIPLE"}}));
}

/// Makes a window of `before` again in `after`.
void make_window_again(Handle handle) {
  const WindowRecipe recipe = *before().window(handle);
  Call call(after(), "MPI_Win_create", guest_MPI_COMM_WORLD);
  ASSERT_EQ(make_window(call, recipe, *after().communicator(guest_MPI_COMM_SELF), handle), 0);
}

std::int32_t attribute(Handle window, int keyval) {
  EXPECT_EQ(guest_MPI_Win_get_attr(&after(), window, keyval, answer, second_answer), 0);
  EXPECT_EQ(load<std::int32_t>(second_answer), 1);
  return load<std::int32_t>(answer);
}

TEST(WindowRecipes, AreOverTheSameMemory) {
  const Handle info = made(guest_MPI_Info_create(&before(), answer));
  ASSERT_EQ(guest_MPI_Info_set(&before(), info, store_text(text, "no_locks"), store_text(second_text, "true")), 0);
  const Handle window =
      made(guest_MPI_Win_create(&before(), window_memory, 256, 8, info, guest_MPI_COMM_WORLD, answer));
  ASSERT_EQ(guest_MPI_Win_set_name(&before(), window, store_text(text, "halo")), 0);
  make_window_again(window);
  EXPECT_EQ(static_cast<Address>(attribute(window, guest_MPI_WIN_BASE)), window_memory);
  EXPECT_EQ(load<std::int32_t>(static_cast<Address>(attribute(window, guest_MPI_WIN_SIZE))), 256);
  EXPECT_EQ(load<std::int32_t>(static_cast<Address>(attribute(window, guest_MPI_WIN_DISP_UNIT))), 8);
  EXPECT_EQ(after().window(window)->hints, (Hints{{"no_locks", "true"}}));
  ASSERT_EQ(guest_MPI_Win_get_name(&after(), window, text, answer), 0);
  EXPECT_EQ(load_text(text), "halo");
  // It works: a number arrives in the window's third place.
  ASSERT_TRUE(guest().memory().store(buffer, std::int64_t{42}));
  ASSERT_EQ(guest_MPI_Win_fence(&after(), 0, window), 0);
  ASSERT_EQ(guest_MPI_Put(&after(), buffer, 1, guest_MPI_INT64_T, 0, 2, 1, guest_MPI_INT64_T, window), 0);
  ASSERT_EQ(guest_MPI_Win_fence(&after(), 0, window), 0);
  EXPECT_EQ(load<std::int64_t>(window_memory + 16), 42);
}

TEST(WindowRecipes, KeepAllocatedMemory) {
  const Handle window =
      made(guest_MPI_Win_allocate(&before(), 64, 1, guest_MPI_INFO_NULL, guest_MPI_COMM_WORLD, second_answer, answer));
  const auto base = load<Address>(second_answer);
  make_window_again(window);
  EXPECT_EQ(static_cast<Address>(attribute(window, guest_MPI_WIN_BASE)), base);
  EXPECT_EQ(after().window(window)->allocated, base);
  EXPECT_EQ(load<std::int32_t>(static_cast<Address>(attribute(window, guest_MPI_WIN_CREATE_FLAVOR))),
            guest_MPI_WIN_FLAVOR_ALLOCATE);
}

TEST(WindowRecipes, MakeDynamicWindows) {
  const Handle window =
      made(guest_MPI_Win_create_dynamic(&before(), guest_MPI_INFO_NULL, guest_MPI_COMM_WORLD, answer));
  make_window_again(window);
  EXPECT_EQ(guest_MPI_Win_attach(&after(), window, window_memory, 64), 0);
}

TEST(WindowRecipes, TakeOnlyAFreeHandle) {
  const Handle window =
      made(guest_MPI_Win_create(&before(), window_memory, 256, 8, guest_MPI_INFO_NULL, guest_MPI_COMM_WORLD, answer));
  make_window_again(window);
  const WindowRecipe recipe = *before().window(window);
  Call call(after(), "MPI_Win_create", guest_MPI_COMM_WORLD);
  EXPECT_EQ(make_window(call, recipe, *after().communicator(guest_MPI_COMM_SELF), window), guest_MPI_ERR_WIN);
}

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

}  // namespace mpiwasm::calls
