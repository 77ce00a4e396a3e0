// What an image may not say of objects: who has its key can make any.
#include <gtest/gtest.h>

#include <cstdint>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "calls/checkpoint/communicators.hpp"
#include "calls/checkpoint/datatypes.hpp"
#include "calls/checkpoint/messages.hpp"
#include "calls/checkpoint/parts.hpp"
#include "calls/checkpoint/persistent_collectives.hpp"
#include "calls/checkpoint/requests.hpp"
#include "calls/checkpoint/values.hpp"
#include "calls/checkpoint/windows.hpp"
#include "calls/core/callbacks.hpp"
#include "calls/core/recipes_fixture.hpp"

namespace mpiwasm::calls::recipe_tests {

namespace {

using guest::ArchiveReader;
using guest::ArchiveWriter;

Context& new_context() {
  (void)before();  // the library runs
  return context_in(false);
}

constexpr const char* damaged_keys = "its keys of attributes are damaged";
constexpr const char* damaged_codes = "its error codes are damaged";

/// What `after` finds wrong with the values of a context that `change` has changed.
std::string values_after(const std::function<void(Context&)>& change) {
  Context& saved = new_context();
  saved.last_used_code = guest_MPI_ERR_LASTCODE;
  change(saved);
  ArchiveWriter to;
  save_values(saved, to);
  ArchiveReader from(to.bytes());
  Context& restored = new_context();
  std::string wrong = restore_values(restored, from);
  return wrong.empty() ? count_uses(restored) : wrong;
}

TEST(Images, HaveKeysThatAProgramCanHaveMade) {
  const auto with_key = [](int key, Keyval keyval) {
    return values_after([&](Context& context) {
      context.next_keyval = 1002;
      context.keyvals[key] = keyval;
    });
  };
  EXPECT_EQ(with_key(1001, {}), "");
  EXPECT_EQ(with_key(1002, {}), damaged_keys) << "the next one to be made";
  EXPECT_EQ(with_key(guest_MPI_TAG_UB, {}), damaged_keys) << "one of MPI";
  EXPECT_EQ(with_key(1001, {.owner = static_cast<Keyval::Owner>(3)}), damaged_keys);
  EXPECT_EQ(with_key(1001, {.owner = static_cast<Keyval::Owner>(-1)}), damaged_keys);
}

TEST(Images, DoNotSayHowManyAttributesThereAre) {
  Context& saved = new_context();
  saved.last_used_code = guest_MPI_ERR_LASTCODE;
  saved.next_keyval = 1001;
  // As many more would have room.
  saved.keyvals[1000].uses = -4'000'000;
  ArchiveWriter to;
  save_values(saved, to);
  ArchiveReader from(to.bytes());
  Context& restored = new_context();
  ASSERT_EQ(restore_values(restored, from), "");
  AttributeList& attributes = restored.communicator(guest_MPI_COMM_WORLD)->attributes;
  attributes.emplace_back(1000, UserData{7});
  ASSERT_EQ(count_uses(restored), "");
  EXPECT_EQ(restored.keyvals.at(1000).uses, 1);
  attributes.emplace_back(1005, UserData{7});
  EXPECT_EQ(count_uses(restored), damaged_keys) << "an attribute without a key";
}

TEST(Images, HaveErrorCodesThatAProgramCanHaveAdded) {
  constexpr int added = guest_MPI_ERR_LASTCODE + 1;
  const auto with_code = [](int code, int text_of, const std::string& text) {
    return values_after([&](Context& context) {
      context.last_used_code = added;
      context.added_codes[code] = code;
      context.added_texts[text_of] = text;
    });
  };
  EXPECT_EQ(with_code(added, added, "text"), "");
  EXPECT_EQ(with_code(guest_MPI_ERR_ARG, guest_MPI_ERR_ARG, "text"), damaged_codes) << "a code of MPI";
  EXPECT_EQ(with_code(added + 1, added + 1, "text"), damaged_codes) << "one that is added later";
  EXPECT_EQ(with_code(added, 0, "text"), damaged_codes);
  EXPECT_EQ(with_code(added, added, std::string(guest_MPI_MAX_ERROR_STRING, 'x')), damaged_codes);
}

TEST(Images, HaveErrorHandlersUnderHandlesOfTheirOwn) {
  const auto with_handler = [](Handle handle, std::int64_t references) {
    ArchiveWriter to;
    to.put(std::uint64_t{1});
    to.put(Function{5});
    to.put(handle);
    to.put(references);
    ArchiveReader from(to.bytes());
    Handlers handlers;
    return restore_handlers(new_context(), handlers, from);
  };
  constexpr auto first = Handle{static_cast<std::uint32_t>(HandleKind::error_handler) << 28};
  EXPECT_EQ(with_handler(first, 1), "");
  EXPECT_EQ(with_handler(guest_MPI_ERRORS_RETURN, 1), damaged_handlers);
  EXPECT_EQ(with_handler(guest_MPI_COMM_WORLD, 1), damaged_handlers);
  EXPECT_EQ(with_handler(first, -1), damaged_handlers);
  EXPECT_EQ(with_handler(first, INT64_MAX), damaged_handlers);
}

// Others would be made up to it, 4 million.
TEST(Images, HaveASlotForEachHandleUpToTheLast) {
  const auto with_handler = [](std::uint32_t index, std::size_t other_bytes) {
    ArchiveWriter to;
    to.put(std::uint64_t{1});
    to.put(Function{5});
    to.put(Handle{static_cast<std::uint32_t>(HandleKind::error_handler) << 28 | index});
    to.put(std::int64_t{1});
    for (std::size_t i = 0; i < other_bytes; ++i) to.put(std::uint8_t{0});
    ArchiveReader from(to.bytes());
    Handlers handlers;
    return restore_handlers(new_context(), handlers, from);
  };
  constexpr std::uint32_t own_bytes = 24;
  constexpr std::uint32_t last = (1 << 22) - 1;
  EXPECT_EQ(with_handler(last, 0), damaged_handlers);
  EXPECT_EQ(with_handler(1000, 0), damaged_handlers);
  EXPECT_EQ(with_handler(1000, 1001 * sizeof(Handle) - own_bytes), "") << "1000 may be free";
  EXPECT_EQ(with_handler(1000, 1001 * sizeof(Handle) - own_bytes - 1), damaged_handlers);
  EXPECT_EQ(with_handler(last, (last + 1) * sizeof(Handle) - own_bytes), "");
}

TEST(Images, HaveDatatypesWithNamesThatTheyCanHave) {
  const Handle handle = made(guest_MPI_Type_contiguous(&before(), 2, guest_MPI_INT, answer));
  Datatype& type = *before().datatype(handle);
  const auto with_name = [&](std::size_t length) {
    type.name = std::string(length, 'x');
    SavedDatatypes saved;
    saved.add(handle, type);
    ArchiveWriter to;
    saved.save(to);
    ArchiveReader from(to.bytes());
    RestoredTypes types;
    return restore_datatypes(new_context(), types, from);
  };
  EXPECT_EQ(with_name(guest_MPI_MAX_OBJECT_NAME - 1), "");
  EXPECT_EQ(with_name(guest_MPI_MAX_OBJECT_NAME), "the name of a datatype is too long");
  type.name.reset();
}

// MPI_Comm_get_errhandler would look for it.
TEST(Images, HaveCommunicatorsWithErrorHandlers) {
  JobState state;
  state.communicators.emplace(1, guest_MPI_COMM_WORLD);
  SavedHandlers saved;
  ArchiveWriter to;
  save_communicators(before(), state, saved, to);
  Context& restored = new_context();
  const auto with_handlers = [&](const Handlers& handlers) {
    ArchiveReader from(to.bytes());
    JobState again;
    HandlersOfCommunicators later;
    return restore_communicators(restored, again, handlers, later, from);
  };
  const auto handler = *restored.error_handlers.find(guest_MPI_ERRORS_RETURN);
  EXPECT_EQ(with_handlers({nullptr, handler, handler, handler}), "");
  EXPECT_EQ(with_handlers({}), "a communicator is incomplete");
}

TEST(Images, HaveWindowsWithErrorHandlers) {
  made(guest_MPI_Win_create(&before(), window_memory, 64, 1, guest_MPI_INFO_NULL, guest_MPI_COMM_WORLD, answer));
  SavedHandlers saved;
  ArchiveWriter to;
  save_windows(before(), saved, to);
  ArchiveReader from(to.bytes());
  EXPECT_EQ(restore_windows(new_context(), {}, from), "a window is incomplete");
}

TEST(Images, HaveDynamicWindowsWhereNothingIsAttachedTwice) {
  const Handle window =
      made(guest_MPI_Win_create_dynamic(&before(), guest_MPI_INFO_NULL, guest_MPI_COMM_WORLD, answer));
  std::map<Address, std::uint32_t>& attached = before().window(window)->dynamic->attached;
  const auto with_attached = [&](std::map<Address, std::uint32_t> all) {
    attached = std::move(all);
    SavedHandlers saved;
    ArchiveWriter to;
    save_windows(before(), saved, to);
    Context& restored = new_context();
    const auto handler = *restored.error_handlers.find(guest_MPI_ERRORS_RETURN);
    ArchiveReader from(to.bytes());
    return restore_windows(restored, {nullptr, handler, handler, handler}, from);
  };
  EXPECT_EQ(with_attached({{Address{0x100}, 16}, {Address{0x110}, 16}}), "");
  EXPECT_EQ(with_attached({{Address{0x100}, 17}, {Address{0x110}, 16}}), "a window is incomplete");
  EXPECT_EQ(with_attached({{Address{0xfffffff0}, 16}}), "a window is incomplete");
  attached.clear();
}

// The words lie where an image says.
TEST(Images, DoNotLeadCallbacksOutOfMemory) {
  Context& context = new_context();
  translate::callers.set_only(context.only_caller);
  context.only_caller.callback_words = Address{0xfffffff0};
  MPI_Status status{};
  EXPECT_THROW((void)call_request_query(context, ProgramRequest{}, &status), std::runtime_error);
  translate::callers.set_only(before().only_caller);
}

TEST(Images, HaveOneCollectiveOperationInEachPlace) {
  Context& context = new_context();
  std::vector<PreparedCollective> all;
  for (int i = 0; i < 2; ++i) {
    Request request;
    request.communicator = guest_MPI_COMM_WORLD;
    PreparedCollective& prepared = all.emplace_back();
    prepared.request = context.requests.insert(std::move(request));
    prepared.order = 5;
    prepared.recipe.function = "MPI_Barrier_init";
  }
  EXPECT_EQ(prepare_collectives(context, all), "two requests are of the same collective operation");
}

// One of another kind would begin.
TEST(Images, HavePersistentOperationsThatWereNotStarted) {
  const auto with_function = [](std::string_view function, const std::vector<std::uint64_t>& arguments) {
    Context& context = new_context();
    (void)job_state(context);
    ArchiveWriter to;
    to.put(std::uint64_t{1});
    to.put(Handle{static_cast<std::uint32_t>(HandleKind::request) << 28});
    to.put(guest_MPI_COMM_WORLD);
    to.put(std::uint8_t{2});  // inactive
    to.put(StatusContent::nothing);
    to.put(std::string_view{});  // no message
    to.put(std::int64_t{0});
    to.put(Address{});
    to.put(guest_MPI_INT);
    for (int i = 0; i < 2; ++i) to.put(std::int32_t{0});
    to.put(std::uint64_t{0});
    to.put(0);  // no parts
    for (int i = 0; i < 2; ++i) to.put(std::int32_t{0});
    to.put(std::int64_t{0});
    to.put(0);
    to.put(1);  // collective
    to.put(function);
    to.put_list(arguments);
    for (int i = 0; i < 2; ++i) to.put(std::uint64_t{0});
    ArchiveReader from(to.bytes());
    return restore_requests(context, from);
  };
  EXPECT_EQ(with_function("MPI_Ibarrier", {number(guest_MPI_COMM_WORLD)}), "a request cannot be made again");
  EXPECT_EQ(with_function("MPI_Comm_idup", {number(guest_MPI_COMM_WORLD), 0x200}), "a request cannot be made again");
  EXPECT_EQ(with_function("nothing", {}), "a request cannot be made again");
}

}  // namespace

}  // namespace mpiwasm::calls::recipe_tests
