// See restored_job.hpp. MPI starts once a process; each input has tables of objects of its own.
#include "restored_job.hpp"

#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "calls/checkpoint/job_state.hpp"
#include "calls/core/library_life.hpp"
#include "calls/core/predefined.hpp"
#include "calls/guest_functions.hpp"
#include "unit/wasi/fake_guest.hpp"

namespace mpiwasm::fuzz {
namespace {

using calls::Address;
using calls::Code;
using calls::Context;
using calls::Handle;

/// Thrown where the guest's stack would be left.
struct GuestLeft {};

/// Its functions do nothing, and it has an allocator.
class RestoredGuest final : public wasi::FakeGuest {
 public:
  void begin() {
    std::memset(memory().base(), 0, memory_size);
    next_ = first_block;
  }
  [[nodiscard]] std::optional<guest::CallFailure> call_function_pointer(std::uint32_t index,
                                                                        std::span<const std::uint32_t>,
                                                                        std::uint32_t* result) override {
    if (index % 4 == 3) return guest::CallFailure::not_a_function;
    if (result != nullptr) *result = index % 4 == 2 ? 1 : 0;
    return std::nullopt;
  }
  [[nodiscard]] std::optional<Address> allocate(std::uint32_t size) override {
    if (size > memory_size - next_) return std::nullopt;
    constexpr std::uint32_t alignment = 16;
    const Address given{next_};
    next_ += (size + alignment - 1) / alignment * alignment;
    return given;
  }
  [[noreturn]] void exit(int) override { throw GuestLeft{}; }
  [[noreturn]] void end(int, std::string_view, bool) override { throw GuestLeft{}; }

 private:
  static constexpr std::uint32_t first_block = memory_size / 2;
  std::uint32_t next_ = first_block;
};

/// As that of a process in which MPI has just been started.
std::unique_ptr<Context> new_context(RestoredGuest& guest) {
  static const int started = MPI_Init_thread(nullptr, nullptr, MPI_THREAD_SINGLE, nullptr);
  auto context = std::make_unique<Context>();
  context->requests.keep_notes();
  context->guest = &guest;
  context->memory = guest.memory();
  context->no_communicator.host = MPI_COMM_SELF;
  context->no_communicator.size = 1;
  context->no_datatype.host = MPI_BYTE;
  context->no_datatype.predefined = true;
  context->no_datatype.bufferable = true;
  context->no_datatype.commit();
  translate::callers.set_only(context->only_caller);
  context->library_running = context->world_running = started == MPI_SUCCESS;
  context->world_rank = 0;
  calls::define_predefined_objects(*context);
  calls::define_world(*context);
  calls::update_running(*context);
  return context;
}

/// Where the guest's memory has what calls read and write.
constexpr Address handle_place{0x100};
constexpr std::array<Address, 4> results{Address{0x2000}, Address{0x4000}, Address{0x6000}, Address{0x8000}};
constexpr Address data{0x10000};
constexpr Address other_data{0x20000};
constexpr std::int32_t data_size = 0x10000;
/// Elements that a list of results takes.
constexpr std::int32_t most_results = 256;

template <class Table>
std::vector<Handle> handles_of(Table& table) {
  std::vector<Handle> handles;
  table.for_each_handle([&](Handle handle, const auto&) {
    if (!translate::is_predefined(handle)) handles.push_back(handle);
  });
  return handles;
}

/// Calls a function with a handle of each object of a table, which lies in the guest's memory.
template <class Table>
void for_each(Context& context, Table& table, Code (*function)(Context*, Address)) {
  for (const Handle handle : handles_of(table)) {
    (void)context.memory.store(handle_place, handle);
    (void)function(&context, handle_place);
  }
}

Code test(Context* context, Address request) { return guest_MPI_Test(context, request, results[0], results[1]); }

Code receive(Context* context, Address message) {
  return guest_MPI_Mrecv(context, data, data_size, guest_MPI_BYTE, message, results[0]);
}

// What the guest can learn of an object, and do with it.

void use_communicator(Context* context, Handle comm) {
  const auto [first, second, third, fourth] = results;
  guest_MPI_Comm_set_errhandler(context, comm, guest_MPI_ERRORS_RETURN);
  guest_MPI_Comm_get_name(context, comm, first, second);
  guest_MPI_Comm_get_info(context, comm, first);
  guest_MPI_Cart_get(context, comm, most_results, first, second, third);
  guest_MPI_Cart_coords(context, comm, 0, most_results, first);
  guest_MPI_Cart_shift(context, comm, 0, 1, first, second);
  guest_MPI_Graph_get(context, comm, most_results, most_results, first, second);
  guest_MPI_Graph_neighbors(context, comm, 0, most_results, first);
  guest_MPI_Dist_graph_neighbors(context, comm, most_results, first, second, most_results, third, fourth);
  guest_MPI_Neighbor_allgather(context, data, 1, guest_MPI_INT, other_data, 1, guest_MPI_INT, comm);
  guest_MPI_Comm_dup(context, comm, first);
  guest_MPI_Comm_detach_buffer(context, comm, first, second);
}

void use_session(Context* context, Handle session) {
  const auto [first, second, third, fourth] = results;
  guest_MPI_Session_set_errhandler(context, session, guest_MPI_ERRORS_RETURN);
  guest_MPI_Session_get_info(context, session, first);
  guest_MPI_Session_detach_buffer(context, session, first, second);
}

void use_datatype(Context* context, Handle type) {
  const auto [first, second, third, fourth] = results;
  guest_MPI_Type_get_name(context, type, first, second);
  guest_MPI_Type_get_extent(context, type, first, second);
  guest_MPI_Type_get_envelope(context, type, first, second, third, fourth);
  guest_MPI_Type_get_contents(context, type, most_results, most_results, most_results, first, second, third);
  guest_MPI_Type_dup(context, type, first);
  (void)context->memory.store(first, std::int32_t{0});
  guest_MPI_Pack(context, data, 1, type, other_data, data_size, first, guest_MPI_COMM_SELF);
  (void)context->memory.store(first, std::int32_t{0});
  guest_MPI_Unpack(context, other_data, data_size, first, data, 1, type, guest_MPI_COMM_SELF);
}

void use_window(Context* context, Handle window) {
  const auto [first, second, third, fourth] = results;
  guest_MPI_Win_set_errhandler(context, window, guest_MPI_ERRORS_RETURN);
  guest_MPI_Win_get_name(context, window, first, second);
  guest_MPI_Win_get_info(context, window, first);
  guest_MPI_Win_get_group(context, window, first);
  for (const int attribute : {guest_MPI_WIN_BASE, guest_MPI_WIN_SIZE, guest_MPI_WIN_DISP_UNIT})
    guest_MPI_Win_get_attr(context, window, attribute, first, second);
  for (const int rank : {0, guest_MPI_PROC_NULL})
    guest_MPI_Win_shared_query(context, window, rank, first, second, third);
  guest_MPI_Put(context, data, 1, guest_MPI_INT, 0, 0, 1, guest_MPI_INT, window);
  guest_MPI_Win_fence(context, 0, window);
  guest_MPI_Get(context, data, 1, guest_MPI_INT, 0, 0, 1, guest_MPI_INT, window);
  guest_MPI_Win_fence(context, 0, window);
}

void use_file(Context* context, Handle file) {
  const auto [first, second, third, fourth] = results;
  guest_MPI_File_set_errhandler(context, file, guest_MPI_ERRORS_RETURN);
  guest_MPI_File_get_info(context, file, first);
  guest_MPI_File_get_view(context, file, first, second, third, fourth);
  guest_MPI_File_get_byte_offset(context, file, 1, first);
  guest_MPI_File_read(context, file, data, 1, guest_MPI_BYTE, first);
  guest_MPI_File_read_at(context, file, 1, data, 1, guest_MPI_BYTE, first);
}

void use_objects(Context* context) {
  const auto [first, second, third, fourth] = results;
  for (const Handle comm : {guest_MPI_COMM_WORLD, guest_MPI_COMM_SELF}) use_communicator(context, comm);
  for (const Handle comm : handles_of(context->communicators)) use_communicator(context, comm);
  for (const Handle session : handles_of(context->sessions)) use_session(context, session);
  for (const Handle type : handles_of(context->datatypes)) use_datatype(context, type);
  for (const Handle window : handles_of(context->windows)) use_window(context, window);
  for (const Handle file : handles_of(context->files)) use_file(context, file);
  for (const Handle group : handles_of(context->groups)) {
    guest_MPI_Group_compare(context, group, guest_MPI_GROUP_EMPTY, first);
    guest_MPI_Group_incl(context, group, 1, first, second);
  }
  for (const Handle info : handles_of(context->infos)) {
    guest_MPI_Info_get_nthkey(context, info, 0, first);
    guest_MPI_Info_dup(context, info, first);
  }
  for (const Handle operation : handles_of(context->operations))
    // Not in a reduction: the library calls the module's functions for the context of the process, and this is another.
    guest_MPI_Op_commutative(context, operation, first);
  for (const Handle request : handles_of(context->requests))
    guest_MPI_Request_get_status(context, request, first, second);
}

void call_error_handlers(Context* context) {
  for (const Handle handler : handles_of(context->error_handlers)) {
    guest_MPI_Comm_set_errhandler(context, guest_MPI_COMM_WORLD, handler);
    guest_MPI_Comm_call_errhandler(context, guest_MPI_COMM_WORLD, guest_MPI_ERR_OTHER);
  }
}

void use(Context& context) {
  if (!calls::send_again(context).empty()) return;
  if (calls::why_not_saved(context).empty()) {
    guest::ArchiveWriter to;
    (void)calls::save_job(context, to);
    if (!calls::send_again(context).empty()) return;
  }
  use_objects(&context);
  for_each(context, context.requests, &test);
  for_each(context, context.messages, &receive);
  for_each(context, context.requests, &calls::guest_MPI_Request_free);
  for_each(context, context.windows, &calls::guest_MPI_Win_free);
  for_each(context, context.files, &calls::guest_MPI_File_close);
  for_each(context, context.communicators, &calls::guest_MPI_Comm_free);
  for_each(context, context.datatypes, &calls::guest_MPI_Type_free);
  for_each(context, context.operations, &calls::guest_MPI_Op_free);
  for_each(context, context.groups, &calls::guest_MPI_Group_free);
  for_each(context, context.infos, &calls::guest_MPI_Info_free);
  call_error_handlers(&context);
  for_each(context, context.sessions, &calls::guest_MPI_Session_finalize);
  for_each(context, context.error_handlers, &calls::guest_MPI_Errhandler_free);
}

}  // namespace

void restore_mpi(std::span<const std::byte> state) {
  static RestoredGuest guest;
  guest.begin();
  const std::unique_ptr<Context> context = new_context(guest);
  guest::ArchiveReader from{state};
  try {
    if (calls::restore_job(*context, from).empty()) use(*context);
  } catch (const GuestLeft&) {
  }
}

}  // namespace mpiwasm::fuzz
