// Size, extent and true extent of datatypes (MPI-5.0, 5.1.5 to 5.1.8), which were measured when the type was made.
#include <limits>

#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {

namespace {

/// Values that the guest's type cannot hold are MPI_UNDEFINED.
template <class Guest>
Guest shown(std::int64_t value) {
  if constexpr (sizeof(Guest) == sizeof(std::int32_t)) {
    if (value < std::numeric_limits<Guest>::min() || value > std::numeric_limits<Guest>::max()) {
      return guest_MPI_UNDEFINED;
    }
  }
  return static_cast<Guest>(value);
}

template <class Guest>
Code give_size(Call& call, Handle datatype, Address size) {
  const Datatype& type = call.datatype("datatype", datatype);
  Guest* place = call.place<Guest>("size", size);
  if (call.failed()) return call.raise();
  *place = shown<Guest>(type.size);
  return 0;
}

template <class Guest>
Code give_bounds(Call& call, Handle datatype, std::int64_t Datatype::* lower_bound, std::int64_t Datatype::* extent,
                 Address lower_bound_place, Address extent_place) {
  const Datatype& type = call.datatype("datatype", datatype);
  Guest* first = call.place<Guest>("lb", lower_bound_place);
  Guest* second = call.place<Guest>("extent", extent_place);
  if (call.failed()) return call.raise();
  *first = shown<Guest>(type.*lower_bound);
  *second = shown<Guest>(type.*extent);
  return 0;
}

template <class Guest>
Code give_extent(Call& call, Handle datatype, Address lb, Address extent) {
  return give_bounds<Guest>(call, datatype, &Datatype::lower_bound, &Datatype::extent, lb, extent);
}

template <class Guest>
Code give_true_extent(Call& call, Handle datatype, Address lb, Address extent) {
  return give_bounds<Guest>(call, datatype, &Datatype::true_lower_bound, &Datatype::true_extent, lb, extent);
}

}  // namespace

#include "calls/datatype_sizes.inc"

}  // namespace mpiwasm::calls
