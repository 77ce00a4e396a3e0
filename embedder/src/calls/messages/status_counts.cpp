// How many elements a status reports (MPI-5.0, 3.2.5 and 5.1.11), without a limit of 2^31 on any library.
#include <algorithm>
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

/// The number of basic elements.
template <class Guest>
Code give_elements(Call&& call, Address status, Handle datatype, Address count) {
  const Datatype& type = call.datatype("datatype", datatype);
  const MPI_Status host = call.status("status", status);
  Guest* place = call.place<Guest>("count", count);
  if (call.failed()) return call.raise();
  MPI_Count bytes = 0;
  const int code = MPI_Get_elements_x(&host, MPI_BYTE, &bytes);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  bytes = std::max<MPI_Count>(bytes, 0);
  // By the model: the status may be of the guest's own making, and libraries divide by what they find in it.
  std::optional<std::int64_t> elements;
  if (type.layout->elements() == 1) {
    if (bytes % type.size == 0) elements = bytes / type.size;
  } else {
    elements = type.layout->elements_in(bytes);
  }
  *place = elements ? shown<Guest>(*elements) : static_cast<Guest>(guest_MPI_UNDEFINED);
  return 0;
}

/// The number of whole elements: the bytes that arrived by the bytes of one.
template <class Guest>
Code give_count(Call&& call, Address status, Handle datatype, Address count) {
  const Datatype& type = call.datatype("datatype", datatype);
  const MPI_Status host = call.status("status", status);
  Guest* place = call.place<Guest>("count", count);
  if (call.failed()) return call.raise();
  MPI_Count bytes = 0;
  const int code = MPI_Get_elements_x(&host, MPI_BYTE, &bytes);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  if (type.size == 0) {
    *place = bytes == 0 ? 0 : static_cast<Guest>(guest_MPI_UNDEFINED);
  } else {
    *place = bytes % type.size != 0 ? static_cast<Guest>(guest_MPI_UNDEFINED) : shown<Guest>(bytes / type.size);
  }
  return 0;
}

}  // namespace

Code guest_MPI_Get_count(Context* context, Address status, Handle datatype, Address count) {
  return give_count<std::int32_t>(Call(*context, "MPI_Get_count"), status, datatype, count);
}

Code guest_MPI_Get_count_c(Context* context, Address status, Handle datatype, Address count) {
  return give_count<std::int64_t>(Call(*context, "MPI_Get_count_c"), status, datatype, count);
}

Code guest_MPI_Get_elements(Context* context, Address status, Handle datatype, Address count) {
  return give_elements<std::int32_t>(Call(*context, "MPI_Get_elements"), status, datatype, count);
}

Code guest_MPI_Get_elements_c(Context* context, Address status, Handle datatype, Address count) {
  return give_elements<std::int64_t>(Call(*context, "MPI_Get_elements_c"), status, datatype, count);
}

Code guest_MPI_Get_elements_x(Context* context, Address status, Handle datatype, Address count) {
  return give_elements<std::int64_t>(Call(*context, "MPI_Get_elements_x"), status, datatype, count);
}

}  // namespace mpiwasm::calls
