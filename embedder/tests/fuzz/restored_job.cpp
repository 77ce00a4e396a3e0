// See restored_job.hpp. MPI starts once a process; each input has tables of objects of its own.
#include "restored_job.hpp"

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

/// Calls a function with a handle of each object of a table, which lies in the guest's memory.
template <class Table>
void free_all(Context& context, Table& table, Code (*function)(Context*, Address)) {
  constexpr Address place{0x100};
  std::vector<Handle> handles;
  table.for_each_handle([&](Handle handle, const auto&) {
    if (!translate::is_predefined(handle)) handles.push_back(handle);
  });
  for (const Handle handle : handles) {
    (void)context.memory.store(place, handle);
    (void)function(&context, place);
  }
}

Code test(Context* context, Address request) {
  return guest_MPI_Test(context, request, Address{0x200}, Address{0x300});
}

Code receive(Context* context, Address message) {
  return guest_MPI_Mrecv(context, Address{0x1000}, 0x1000, guest_MPI_BYTE, message, Address{0x300});
}

void use(Context& context) {
  if (!calls::send_again(context).empty()) return;
  if (calls::why_not_saved(context).empty()) {
    guest::ArchiveWriter to;
    (void)calls::save_job(context, to);
    if (!calls::send_again(context).empty()) return;
  }
  free_all(context, context.requests, &test);
  free_all(context, context.messages, &receive);
  free_all(context, context.requests, &calls::guest_MPI_Request_free);
  free_all(context, context.windows, &calls::guest_MPI_Win_free);
  free_all(context, context.files, &calls::guest_MPI_File_close);
  free_all(context, context.communicators, &calls::guest_MPI_Comm_free);
  free_all(context, context.datatypes, &calls::guest_MPI_Type_free);
  free_all(context, context.operations, &calls::guest_MPI_Op_free);
  free_all(context, context.groups, &calls::guest_MPI_Group_free);
  free_all(context, context.infos, &calls::guest_MPI_Info_free);
  free_all(context, context.error_handlers, &calls::guest_MPI_Errhandler_free);
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
