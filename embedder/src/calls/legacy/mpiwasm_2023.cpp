// Everything that sets a program of the MPIWasm toolchain of 2023 apart is undone here, before and behind the functions
// of the standard ABI. Numbers that it gave no meaning, such as those of handles that are made at run time, stay as
// they are. Its table: embedder/mpi-api/mpiwasm-2023.toml.
#include "calls/legacy/mpiwasm_2023.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "calls/core/callbacks.hpp"
#include "calls/core/exceptions.hpp"
#include "calls/guest_functions.hpp"

namespace mpiwasm::calls::mpiwasm_2023 {

namespace {

/// MPI_Status of 2023, that of Open MPI 4.1.
struct OldStatus {
  std::int32_t source;
  std::int32_t tag;
  std::int32_t error;
  std::int32_t cancelled;
  std::int64_t bytes;
};
static_assert(sizeof(OldStatus) == 24);

// The lowest number with a meaning of its own was -1: it stands first in each list of values.
#include "calls/mpiwasm_2023_values.inc"

/// `Value` is an integer or a Handle.
template <std::size_t size, class Value>
Value standard(const Value (&values)[size], Value value) {
  const std::uint32_t place = static_cast<std::uint32_t>(value) + 1;
  return place < size ? values[place] : value;
}

template <std::size_t size, class Value>
Value number_of_2023(const Value (&values)[size], Value value) {
  const auto* found = std::ranges::find(values, value);
  return found == std::end(values) ? value : static_cast<Value>(found - std::begin(values) - 1);
}

// A word that a call reads and writes in place. Where it does not lie in memory, the call itself says so.

template <std::size_t size, class Value>
void to_standard(const Context& context, const Value (&values)[size], Address address) {
  if (const auto value = context.memory.load<Value>(address))
    (void)context.memory.store(address, standard(values, *value));
}

template <std::size_t size, class Value>
void to_2023(const Context& context, const Value (&values)[size], Address address) {
  const auto value = context.memory.load<Value>(address);
  if (value && address != guest::null_address) (void)context.memory.store(address, number_of_2023(values, *value));
}

/// Guest memory that holds `count` statuses in the standard's form while a call runs; kept for the next call.
Address room_for_statuses(Context& context, std::uint64_t count) {
  if (count <= context.lent_status_count) return context.lent_statuses;
  if (context.lent_statuses != guest::null_address) release_in_guest(context, context.lent_statuses);
  const auto found = allocate_in_guest(context, count * sizeof(translate::GuestStatus));
  if (!found) end_guest(context, 1, "no guest memory is left for the statuses of an MPI call", true);
  context.lent_status_count = count;
  return context.lent_statuses = *found;
}

/// Where a call writes `count` statuses for the guest's at `address`. Invalid addresses are passed on, and refused by
/// the call.
Address lend_statuses(Context& context, Address address, std::int32_t count) {
  if (address == guest::null_address || count <= 0) return address;
  const auto number = static_cast<std::uint64_t>(count);
  if (!context.memory.contains(address, number * sizeof(OldStatus))) return address;
  const Address place = room_for_statuses(context, number);
  for (std::uint32_t i = 0; i < number; ++i) {
    const auto old = *context.memory.load<OldStatus>(address + i * std::uint32_t{sizeof(OldStatus)});
    // What the call does not set keeps its value: MPI_ERROR, mostly.
    const translate::GuestStatus status{old.source, standard(any_tag_values, old.tag), old.error, {}};
    (void)context.memory.store(place + i * std::uint32_t{sizeof status}, status);
  }
  return place;
}

/// The same for a status that the call reads.
Address give_statuses(Context& context, Address address, std::int32_t count) {
  const Address place = lend_statuses(context, address, count);
  if (place == address || !context.library_running) return place;
  const auto old = *context.memory.load<OldStatus>(address);
  MPI_Status host = translate::load_status(context.memory.at(place));
  MPI_Status_set_elements_x(&host, MPI_BYTE, std::max<std::int64_t>(old.bytes, 0));
  MPI_Status_set_cancelled(&host, old.cancelled);
  translate::store_status(context.memory.at(place), host, false);
  return place;
}

void take_statuses(const Context& context, Address lent, Address address, std::int32_t count) {
  if (lent == address || !context.library_running) return;
  for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(count); ++i) {
    const Address place = lent + i * std::uint32_t{sizeof(translate::GuestStatus)};
    const auto status = *context.memory.load<translate::GuestStatus>(place);
    const MPI_Status host = translate::load_status(context.memory.at(place));
    int cancelled = 0;
    MPI_Count bytes = 0;
    MPI_Test_cancelled(&host, &cancelled);
    MPI_Get_elements_x(&host, MPI_BYTE, &bytes);
    const OldStatus old{status.source, number_of_2023(any_tag_values, status.tag), status.error, cancelled, bytes};
    (void)context.memory.store(address + i * std::uint32_t{sizeof old}, old);
  }
}

#include "calls/mpiwasm_2023.inc"

// Handles are integers in both languages.
Handle from_2023_MPI_Comm_c2f(Context*, Handle comm) { return comm; }
Handle from_2023_MPI_Comm_f2c(Context*, Handle comm) { return comm; }

/// The name that MPI has for this machine, which the guest may know.
std::int32_t from_2023_gethostname(Context* context, Address name, std::uint32_t size) {
  std::string text = "localhost";
  if (context->library_running) {
    std::array<char, MPI_MAX_PROCESSOR_NAME> processor{};
    int length = 0;
    MPI_Get_processor_name(processor.data(), &length);
    text = processor.data();
  }
  if (text.size() >= size || !context->memory.contains(name, size)) return -1;
  std::copy_n(text.c_str(), text.size() + 1, reinterpret_cast<char*>(context->memory.at(name)));
  return 0;
}

Address from_2023___cxa_allocate_exception(Context* context, std::uint32_t size) {
  const auto place = allocate_in_guest(*context, size);
  if (!place) end_guest(*context, 1, "no guest memory is left for a C++ exception", true);
  return *place;
}

/// The compiler of 2023 made no code that could catch it.
void from_2023___cxa_throw(Context* context, Address, Address, guest::Function) {
  end_guest(*context, 1, "the program threw a C++ exception, which the MPIWasm toolchain of 2023 does not catch", true);
}

}  // namespace

std::span<const guest::HostFunction> import_table() {
#define MPIWASM_FUNCTION(name, signature) \
  {#name, signature, guest::host_code(&GuardedCall<&from_2023_##name, #name>::code)},
  static const guest::HostFunction table[] = {
#include "calls/mpiwasm_2023_table.inc"
  };
#undef MPIWASM_FUNCTION
  return table;
}

Handle datatype_handle(Handle standard) { return number_of_2023(datatype_values, standard); }

}  // namespace mpiwasm::calls::mpiwasm_2023
