// How many elements a status reports (MPI-5.0, 3.2.5 and 5.1.11), without a limit of 2^31 on any library.
#include <algorithm>
#include <bit>
#include <limits>
#include <optional>

#include "calls/core/generated_call.hpp"

namespace mpiwasm::calls {

namespace {

/// Values that the guest's type cannot hold are MPI_UNDEFINED.
template <class Guest>
Guest shown(MPI_Count value) {
  if (value == MPI_UNDEFINED || value > std::numeric_limits<Guest>::max()) return guest_MPI_UNDEFINED;
  return static_cast<Guest>(value);
}

/// A number of bytes in elements of `size` bytes; nothing when something is left. Sizes are powers of two, nearly all,
/// and a division takes longer than the rest of the call.
std::optional<MPI_Count> quotient(MPI_Count bytes, std::int64_t size) {
  const auto unsigned_size = static_cast<std::uint64_t>(size);
  if (std::has_single_bit(unsigned_size)) [[likely]] {
    if ((bytes & (size - 1)) != 0) return std::nullopt;
    return bytes >> std::countr_zero(unsigned_size);
  }
  if (bytes % size != 0) return std::nullopt;
  return bytes / size;
}

/// The number of basic elements in the data of a status. By the model: the status may be of the guest's own making, and
/// libraries divide by what they find in it.
std::optional<MPI_Count> basic_elements(const Datatype& type, MPI_Count bytes) {
  bytes = std::max<MPI_Count>(bytes, 0);
  if (type.layout->elements() == 1) return quotient(bytes, type.size);
  return type.layout->elements_in(bytes);
}

/// The number of whole elements: the bytes that arrived by the bytes of one.
std::optional<MPI_Count> whole_elements(const Datatype& type, MPI_Count bytes) {
  if (type.size == 0) return bytes == 0 ? std::optional<MPI_Count>(0) : std::nullopt;
  return quotient(bytes, type.size);
}

using Counted = std::optional<MPI_Count> (*)(const Datatype& type, MPI_Count bytes);

/// Stores what `counted` makes of a status.
template <class Guest, Counted counted, class Checks>
Code store_count(Checks& call, const Datatype& type, const translate::GuestStatus* status, Guest* place) {
  const MPI_Status host = translate::load_status(status);
  MPI_Count bytes = 0;
  const int code = MPI_Get_elements_x(&host, MPI_BYTE, &bytes);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  const std::optional<MPI_Count> elements = counted(type, bytes);
  *place = elements ? shown<Guest>(*elements) : static_cast<Guest>(guest_MPI_UNDEFINED);
  return 0;
}

template <class Guest, Counted counted, FunctionName name>
Code careful_count(Context* context, Address status, Handle datatype, Address count) {
  Call call(*context, name.text);
  const Datatype& type = call.datatype("datatype", datatype);
  const auto* given = call.place<translate::GuestStatus>("status", status);
  Guest* place = call.place<Guest>("count", count);
  if (call.failed()) return call.raise();
  return store_count<Guest, counted>(call, type, given, place);
}

template <class Guest, Counted counted, FunctionName name>
Code give_count(Context* context, Address status, Handle datatype, Address count) {
  QuickCall call(*context, name.text);
  const Datatype& type = call.datatype("datatype", datatype);
  const auto* given = call.place<translate::GuestStatus>("status", status);
  Guest* place = call.place<Guest>("count", count);
  if (call.failed()) [[unlikely]]
    return GuardedCall<&careful_count<Guest, counted, name>, name>::code(context, status, datatype, count);
  return store_count<Guest, counted>(call, type, given, place);
}

}  // namespace

Code guest_MPI_Get_count(Context* context, Address status, Handle datatype, Address count) {
  return give_count<std::int32_t, whole_elements, "MPI_Get_count">(context, status, datatype, count);
}

Code guest_MPI_Get_count_c(Context* context, Address status, Handle datatype, Address count) {
  return give_count<std::int64_t, whole_elements, "MPI_Get_count_c">(context, status, datatype, count);
}

Code guest_MPI_Get_elements(Context* context, Address status, Handle datatype, Address count) {
  return give_count<std::int32_t, basic_elements, "MPI_Get_elements">(context, status, datatype, count);
}

Code guest_MPI_Get_elements_c(Context* context, Address status, Handle datatype, Address count) {
  return give_count<std::int64_t, basic_elements, "MPI_Get_elements_c">(context, status, datatype, count);
}

Code guest_MPI_Get_elements_x(Context* context, Address status, Handle datatype, Address count) {
  return give_count<std::int64_t, basic_elements, "MPI_Get_elements_x">(context, status, datatype, count);
}

}  // namespace mpiwasm::calls
