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
Code give_size(Call&& call, Handle datatype, Address size) {
  const Datatype& type = call.datatype("datatype", datatype);
  Guest* place = call.place<Guest>("size", size);
  if (call.failed()) return call.raise();
  *place = shown<Guest>(type.size);
  return 0;
}

template <class Guest>
Code give_bounds(Call&& call, Handle datatype, std::int64_t Datatype::* lower_bound, std::int64_t Datatype::* extent,
                 Address lower_bound_place, Address extent_place) {
  const Datatype& type = call.datatype("datatype", datatype);
  Guest* first = call.place<Guest>("lb", lower_bound_place);
  Guest* second = call.place<Guest>("extent", extent_place);
  if (call.failed()) return call.raise();
  *first = shown<Guest>(type.*lower_bound);
  *second = shown<Guest>(type.*extent);
  return 0;
}

}  // namespace

Code guest_MPI_Type_size(Context* context, Handle datatype, Address size) {
  return give_size<std::int32_t>(Call(*context, "MPI_Type_size"), datatype, size);
}

Code guest_MPI_Type_size_c(Context* context, Handle datatype, Address size) {
  return give_size<std::int64_t>(Call(*context, "MPI_Type_size_c"), datatype, size);
}

Code guest_MPI_Type_size_x(Context* context, Handle datatype, Address size) {
  return give_size<std::int64_t>(Call(*context, "MPI_Type_size_x"), datatype, size);
}

Code guest_MPI_Type_get_extent(Context* context, Handle datatype, Address lb, Address extent) {
  return give_bounds<std::int32_t>(Call(*context, "MPI_Type_get_extent"), datatype, &Datatype::lower_bound,
                                   &Datatype::extent, lb, extent);
}

Code guest_MPI_Type_get_extent_c(Context* context, Handle datatype, Address lb, Address extent) {
  return give_bounds<std::int64_t>(Call(*context, "MPI_Type_get_extent_c"), datatype, &Datatype::lower_bound,
                                   &Datatype::extent, lb, extent);
}

Code guest_MPI_Type_get_extent_x(Context* context, Handle datatype, Address lb, Address extent) {
  return give_bounds<std::int64_t>(Call(*context, "MPI_Type_get_extent_x"), datatype, &Datatype::lower_bound,
                                   &Datatype::extent, lb, extent);
}

Code guest_MPI_Type_get_true_extent(Context* context, Handle datatype, Address lb, Address extent) {
  return give_bounds<std::int32_t>(Call(*context, "MPI_Type_get_true_extent"), datatype, &Datatype::true_lower_bound,
                                   &Datatype::true_extent, lb, extent);
}

Code guest_MPI_Type_get_true_extent_c(Context* context, Handle datatype, Address lb, Address extent) {
  return give_bounds<std::int64_t>(Call(*context, "MPI_Type_get_true_extent_c"), datatype, &Datatype::true_lower_bound,
                                   &Datatype::true_extent, lb, extent);
}

Code guest_MPI_Type_get_true_extent_x(Context* context, Handle datatype, Address lb, Address extent) {
  return give_bounds<std::int64_t>(Call(*context, "MPI_Type_get_true_extent_x"), datatype, &Datatype::true_lower_bound,
                                   &Datatype::true_extent, lb, extent);
}

}  // namespace mpiwasm::calls
