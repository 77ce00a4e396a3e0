// Reductions by guest functions (MPI-5.0, 6.9.5). MPI calls a reduction function without any state, so each pair of
// operation and datatype gets a host function of its own from a pool: a trampoline that knows both.
//
// MPI may pass buffers of its own, outside the guest's memory: then the data of the operands are copied into guest
// memory and back. Between the data of an element lie bytes of the library, which no guest may see.
#include <fmt/format.h>

#include <array>
#include <cstring>
#include <utility>

#include "calls/core/callbacks.hpp"
#include "calls/core/exceptions.hpp"
#include "calls/core/library_life.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/datatypes/covered_bytes.hpp"
#include "calls/datatypes/lent_handle.hpp"
#include "calls/datatypes/long_double_operations.hpp"
#include "calls/guest_functions.hpp"
#include "calls/legacy/mpiwasm_2023.hpp"

namespace mpiwasm::calls {

constexpr std::size_t trampoline_count = 256;

/// What one trampoline stands for.
struct Trampoline {
  Operation* operation = nullptr;
  std::shared_ptr<Datatype> type;
  /// The guest's handle of the type, which the guest function gets.
  Handle datatype{};
  /// The library's operation that calls it.
  MPI_Op host = MPI_OP_NULL;
};

struct Reductions {
  std::array<Trampoline, trampoline_count> trampolines;
  /// A thread makes one of them.
  bool one_is_made = false;
};

namespace {

std::array<Trampoline, trampoline_count>& trampolines(Context& context) {
  if (!context.reductions) context.reductions = std::make_shared<Reductions>();
  return context.reductions->trampolines;
}

/// Where the operands of one call lie, from the first byte that a type touches to behind the last.
struct Operand {
  std::byte* start;
  std::size_t length;
};

Operand operand(void* buffer, int count, const Datatype& type) {
  // Elements without data can lie anywhere, however far apart they are.
  if (type.size == 0) return {static_cast<std::byte*>(buffer), 0};
  // The type is bufferable, so a library that has a buffer for the elements has computed the same.
  const CoveredBytes covered = covered_bytes(0, count, type);
  return {static_cast<std::byte*>(buffer) + static_cast<std::ptrdiff_t>(covered.begin),
          static_cast<std::size_t>(covered.end - covered.begin)};
}

/// Copies the data of `count` elements, and nothing that lies between them.
void copy_data(const std::byte* from, std::byte* to, int count, const layout::Layout& layout) {
  layout.visit(0, count, [&](const layout::Run& run) {
    std::memcpy(to + run.offset, from + run.offset, static_cast<std::size_t>(run.bytes));
    return true;
  });
}

bool lies_in(const guest::LinearMemory& memory, const Operand& operand) {
  const auto start = reinterpret_cast<std::uintptr_t>(operand.start);
  const auto base = reinterpret_cast<std::uintptr_t>(memory.base());
  return start >= base && memory.contains(static_cast<std::int64_t>(start - base), operand.length);
}

/// Calls the guest's reduction function on operands that MPI passed.
void call_guest_operation(Context& context, const Trampoline& trampoline, void* in, void* inout, int length) {
  const std::shared_ptr<Datatype> held = trampoline.type;
  const Datatype& type = *held;
  const LentHandle datatype(context, trampoline.datatype, held);
  const Operand source = operand(in, length, type);
  const Operand target = operand(inout, length, type);
  const bool copy_source = !lies_in(context.memory, source);
  const bool copy_target = !lies_in(context.memory, target);
  constexpr std::size_t alignment = 16;
  const auto room = [](const Operand& part) { return (part.length + alignment - 1) / alignment * alignment; };

  // Layout: length (8 bytes), datatype handle, padding, then copies of the operands.
  const std::size_t size = alignment + (copy_source ? room(source) : 0) + (copy_target ? room(target) : 0);
  const LibraryCallback callback{context};
  const auto scratch = allocate_in_guest(context, size);
  if (!scratch) end_guest(context, 1, "no guest memory is left for the operands of a reduction function", true);
  std::byte* base = context.memory.base();
  const Address length_place = *scratch;
  const Address datatype_place = *scratch + 8;
  (void)context.memory.store(length_place, static_cast<std::int64_t>(length));
  (void)context.memory.store(
      datatype_place, context.options.mpiwasm_2023 ? mpiwasm_2023::datatype_handle(datatype.get()) : datatype.get());
  std::uint32_t next = number(*scratch) + alignment;

  /// The guest address at which the type's origin of an operand lies.
  const auto guest_address = [&](void* buffer, const Operand& part, bool copy) {
    auto* data = static_cast<std::byte*>(buffer);
    if (!copy) return static_cast<Address>(data - base);
    const std::ptrdiff_t origin = static_cast<std::ptrdiff_t>(next) + (data - part.start);
    copy_data(data, base + origin, length, *type.layout);
    next += static_cast<std::uint32_t>(room(part));
    return static_cast<Address>(origin);
  };
  const Address in_address = guest_address(in, source, copy_source);
  const std::ptrdiff_t copied_target =
      static_cast<std::ptrdiff_t>(next) + (static_cast<std::byte*>(inout) - target.start);
  const Address inout_address = guest_address(inout, target, copy_target);

  const std::array<std::uint32_t, 4> arguments{number(in_address), number(inout_address), number(length_place),
                                               number(datatype_place)};
  if (run_function(context, trampoline.operation->function, arguments, nullptr)) {
    end_bad_callback(context, "reduction function", trampoline.operation->function);
  }
  if (copy_target) copy_data(base + copied_target, static_cast<std::byte*>(inout), length, *type.layout);
  release_in_guest(context, *scratch);
}

void run(std::size_t number, void* in, void* inout, int length) {
  Context& context = process_context();
  const Trampoline& trampoline = trampolines(context)[number];
  if (length <= 0) return;
  if (trampoline.operation->function == guest::null_function) {
    combine_long_double(trampoline.operation->predefined_handle, trampoline.type->size,
                        static_cast<const std::byte*>(in), static_cast<std::byte*>(inout),
                        static_cast<std::size_t>(length));
  } else {
    const CallbackTurn turn;
    call_guest_operation(context, trampoline, in, inout, length);
  }
}

template <std::size_t number>
void entry(void* in, void* inout, int* length, MPI_Datatype*) {
  without_exceptions("a reduction", [&] { run(number, in, inout, *length); });
}

template <std::size_t... numbers>
constexpr std::array<MPI_User_function*, sizeof...(numbers)> make_entries(std::index_sequence<numbers...>) {
  return {&entry<numbers>...};
}
constexpr auto entries = make_entries(std::make_index_sequence<trampoline_count>{});

/// Of those types that the library has another one for: mpiwasm computes with real numbers only.
bool is_integer(const Datatype& type, Handle handle) {
  return handle == guest_MPI_INTEGER16 || handle == guest_MPI_LOGICAL16 ||
         (type.recipe != nullptr && type.recipe->combiner == guest_MPI_COMBINER_F90_INTEGER);
}

void release(Trampoline& trampoline) {
  Trampoline gone = std::exchange(trampoline, {});
  int finalized = 0;
  MPI_Finalized(&finalized);
  if (gone.host != MPI_OP_NULL && finalized == 0) MPI_Op_free(&gone.host);
}

/// Releases those whose datatype the guest has freed and no request holds.
void release_unused(Context& context) {
  for (Trampoline& trampoline : trampolines(context)) {
    if (trampoline.operation == nullptr || trampoline.type.use_count() > 1) continue;
    const std::shared_ptr<Datatype>* live = context.datatypes.find(trampoline.datatype);
    if (live != nullptr && *live == trampoline.type) continue;
    auto& known = trampoline.operation->host_operations;
    if (const auto found = known.find(trampoline.datatype); found != known.end() && found->second == trampoline.host)
      known.erase(found);
    release(trampoline);
  }
}

}  // namespace

Operation::~Operation() {
  if (!reductions) return;
  for (Trampoline& trampoline : reductions->trampolines)
    if (trampoline.operation == this) release(trampoline);
}

MPI_Op ObjectArguments::special_operation(const char* argument, Handle handle, Handle datatype_handle,
                                          const Datatype& type) {
  std::shared_ptr<Operation> operation = operation_object(argument, handle);
  if (!operation || failed()) return MPI_OP_NULL;
  const bool predefined = operation->function == guest::null_function;
  if (predefined && (handle == guest_MPI_REPLACE || handle == guest_MPI_NO_OP)) return operation->host;
  const bool is_computed = !is_integer(type, datatype_handle) && defined_for(handle, type.size);
  const bool defined = type.predefined && (!type.foreign_format || is_computed);
  if (predefined && !defined) {
    fail(guest_MPI_ERR_OP, fmt::format("{} is not defined for this datatype", argument));
    return MPI_OP_NULL;
  }
  if (predefined && !type.foreign_format) return operation->host;
  auto& all = trampolines(context_);
  const OneAtATime alone(context_.reductions->one_is_made);
  // A handle may have been freed and given to another type since, so that several have it.
  const auto* const current = std::ranges::find_if(all, [&](const Trampoline& each) {
    return each.operation == operation.get() && each.datatype == datatype_handle && each.type.get() == &type;
  });
  if (current != all.end()) return current->host;
  const auto find_unused = [&all] { return std::ranges::find(all, nullptr, &Trampoline::operation); };
  auto* unused = find_unused();
  if (unused == all.end()) {
    release_unused(context_);
    unused = find_unused();
  }
  if (unused != all.end()) {
    const auto number = static_cast<std::size_t>(unused - all.begin());
    operation->reductions = context_.reductions;
    *unused = Trampoline{operation.get(), datatype_object(argument, datatype_handle), datatype_handle};
    if (MPI_Op_create(entries[number], operation->commutes ? 1 : 0, &unused->host) == MPI_SUCCESS) {
      operation->host_operations.insert_or_assign(datatype_handle, unused->host);
      // Another thread may have freed it meanwhile; then no request would hold it.
      if (context_.operations.target(handle) == operation.get()) return unused->host;
      fail(guest_MPI_ERR_OP, fmt::format("{} has been freed by another thread meanwhile", argument));
      return MPI_OP_NULL;
    }
    release(*unused);
  }
  fail(guest_MPI_ERR_NO_MEM, fmt::format("{}: at most {} pairs of reduction function and datatype can be in use",
                                         argument, trampoline_count));
  return MPI_OP_NULL;
}

namespace {

template <class Count>
Code create(Call& call, Function function, std::int32_t commute, Address op) {
  Context& context = call.context();
  constexpr bool large = sizeof(Count) == sizeof(std::int64_t);
  Handle* place = call.result_place(context.operations, "op", op);
  if (!call.failed() && function == guest::null_function) call.fail(guest_MPI_ERR_ARG, "user_fn is a null pointer");
  if (call.failed()) return call.raise();
  *place = context.operations.insert(std::make_shared<Operation>(OperationRecipe{function, commute != 0, large}));
  return 0;
}

}  // namespace

Code guest_MPI_Op_free(Context* context, Address op) {
  Call call(*context, "MPI_Op_free");
  Handle* place = call.place<Handle>("op", op);
  const Handle handle = place == nullptr ? no_handle : read_once(place);
  if (place != nullptr) (void)call.operation_object("op", handle);
  if (!call.failed() && translate::is_predefined(handle)) {
    call.fail(guest_MPI_ERR_OP, "a predefined operation cannot be freed");
  }
  if (call.failed()) return call.raise();
  // Requests that still use it hold it (RequestKeep), so the host's operation goes with the last of them.
  keep_while_named(*context, handle, context->operations.remove(handle));
  *place = guest_MPI_OP_NULL;
  return 0;
}

Code guest_MPI_Op_commutative(Context* context, Handle op, Address commute) {
  Call call(*context, "MPI_Op_commutative");
  const std::shared_ptr<Operation> operation = call.operation_object("op", op);
  std::int32_t* place = call.place<std::int32_t>("commute", commute);
  if (call.failed()) return call.raise();
  if (operation->function != guest::null_function) {
    *place = operation->commutes ? 1 : 0;
    return 0;
  }
  int commutes = 0;
  const int code = MPI_Op_commutative(operation->host, &commutes);
  *place = commutes;
  return call.finish(code);
}

#include "calls/user_operations.inc"

}  // namespace mpiwasm::calls
