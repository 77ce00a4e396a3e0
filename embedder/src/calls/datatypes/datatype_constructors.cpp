// Constructors of datatypes (MPI-5.0, 5.1). Each exists twice, with int and with MPI_Count arguments; both widen to 64
// bits and share one body (constructors.hpp).
#include <type_traits>

#include "calls/datatypes/constructors.hpp"
#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {

namespace {

/// The functions with arguments of type Int: std::int32_t, or std::int64_t for those whose name ends with _c.
template <class Int>
struct Constructors {
  static constexpr Width width = sizeof(Int) == sizeof(std::int64_t) ? Width::large : Width::narrow;

  static NumberList lengths_of(Address address, std::int64_t count) {
    return NumberList::counts<Int>("array_of_blocklengths", address, count);
  }
  static NumberList displacements_of(Address address, std::int64_t count) {
    return NumberList::numbers<Int>("array_of_displacements", address, count);
  }

  static Code contiguous(Context& context, const char* name, Int count, Handle oldtype, Address newtype) {
    return make_contiguous(context, name, width, count, oldtype, newtype);
  }
  static Code vector(Context& context, const char* name, Int count, Int blocklength, Int stride, Handle oldtype,
                     Address newtype) {
    return make_vector(context, name, width, count, blocklength, stride, oldtype, newtype);
  }
  static Code hvector(Context& context, const char* name, Int count, Int blocklength, Int stride, Handle oldtype,
                      Address newtype) {
    return make_hvector(context, name, width, count, blocklength, stride, oldtype, newtype);
  }
  static Code indexed(Context& context, const char* name, Int count, Address lengths, Address displacements,
                      Handle oldtype, Address newtype) {
    return make_indexed(context, name, width, count, lengths_of(lengths, count), displacements_of(displacements, count),
                        oldtype, newtype);
  }
  static Code hindexed(Context& context, const char* name, Int count, Address lengths, Address displacements,
                       Handle oldtype, Address newtype) {
    return make_hindexed(context, name, width, count, lengths_of(lengths, count),
                         displacements_of(displacements, count), oldtype, newtype);
  }
  static Code indexed_block(Context& context, const char* name, Int count, Int blocklength, Address displacements,
                            Handle oldtype, Address newtype) {
    return make_indexed_block(context, name, width, count, blocklength, displacements_of(displacements, count), oldtype,
                              newtype);
  }
  static Code hindexed_block(Context& context, const char* name, Int count, Int blocklength, Address displacements,
                             Handle oldtype, Address newtype) {
    return make_hindexed_block(context, name, width, count, blocklength, displacements_of(displacements, count),
                               oldtype, newtype);
  }
  static Code structure(Context& context, const char* name, Int count, Address lengths, Address displacements,
                        Address types, Address newtype) {
    return make_struct(context, name, width, count, lengths_of(lengths, count), displacements_of(displacements, count),
                       TypeList("array_of_types", types, count), newtype);
  }
  static Code subarray(Context& context, const char* name, std::int32_t ndims, Address sizes, Address subsizes,
                       Address starts, std::int32_t order, Handle oldtype, Address newtype) {
    return make_subarray(context, name, width, ndims, NumberList::counts<Int>("array_of_sizes", sizes, ndims),
                         NumberList::counts<Int>("array_of_subsizes", subsizes, ndims),
                         NumberList::counts<Int>("array_of_starts", starts, ndims), order, oldtype, newtype);
  }
  static Code darray(Context& context, const char* name, std::int32_t size, std::int32_t rank, std::int32_t ndims,
                     Address sizes, Address distributions, Address arguments, Address process_sizes, std::int32_t order,
                     Handle oldtype, Address newtype) {
    return make_darray(context, name, width, {size, rank, ndims, order, oldtype, newtype},
                       NumberList::counts<Int>("array_of_gsizes", sizes, ndims),
                       NumberList::numbers<std::int32_t>("array_of_distribs", distributions, ndims),
                       NumberList::numbers<std::int32_t>("array_of_dargs", arguments, ndims),
                       NumberList::numbers<std::int32_t>("array_of_psizes", process_sizes, ndims));
  }
  static Code resized(Context& context, const char* name, Handle oldtype, Int lower_bound, Int extent,
                      Address newtype) {
    return make_resized(context, name, width, oldtype, lower_bound, extent, newtype);
  }
};

using Narrow = Constructors<std::int32_t>;
using Large = Constructors<std::int64_t>;

}  // namespace

Code guest_MPI_Type_contiguous(Context* context, std::int32_t count, Handle oldtype, Address newtype) {
  return Narrow::contiguous(*context, "MPI_Type_contiguous", count, oldtype, newtype);
}
Code guest_MPI_Type_contiguous_c(Context* context, std::int64_t count, Handle oldtype, Address newtype) {
  return Large::contiguous(*context, "MPI_Type_contiguous_c", count, oldtype, newtype);
}

Code guest_MPI_Type_vector(Context* context, std::int32_t count, std::int32_t blocklength, std::int32_t stride,
                           Handle oldtype, Address newtype) {
  return Narrow::vector(*context, "MPI_Type_vector", count, blocklength, stride, oldtype, newtype);
}
Code guest_MPI_Type_vector_c(Context* context, std::int64_t count, std::int64_t blocklength, std::int64_t stride,
                             Handle oldtype, Address newtype) {
  return Large::vector(*context, "MPI_Type_vector_c", count, blocklength, stride, oldtype, newtype);
}

Code guest_MPI_Type_create_hvector(Context* context, std::int32_t count, std::int32_t blocklength, std::int32_t stride,
                                   Handle oldtype, Address newtype) {
  return Narrow::hvector(*context, "MPI_Type_create_hvector", count, blocklength, stride, oldtype, newtype);
}
Code guest_MPI_Type_create_hvector_c(Context* context, std::int64_t count, std::int64_t blocklength,
                                     std::int64_t stride, Handle oldtype, Address newtype) {
  return Large::hvector(*context, "MPI_Type_create_hvector_c", count, blocklength, stride, oldtype, newtype);
}

Code guest_MPI_Type_indexed(Context* context, std::int32_t count, Address lengths, Address displacements,
                            Handle oldtype, Address newtype) {
  return Narrow::indexed(*context, "MPI_Type_indexed", count, lengths, displacements, oldtype, newtype);
}
Code guest_MPI_Type_indexed_c(Context* context, std::int64_t count, Address lengths, Address displacements,
                              Handle oldtype, Address newtype) {
  return Large::indexed(*context, "MPI_Type_indexed_c", count, lengths, displacements, oldtype, newtype);
}

Code guest_MPI_Type_create_hindexed(Context* context, std::int32_t count, Address lengths, Address displacements,
                                    Handle oldtype, Address newtype) {
  return Narrow::hindexed(*context, "MPI_Type_create_hindexed", count, lengths, displacements, oldtype, newtype);
}
Code guest_MPI_Type_create_hindexed_c(Context* context, std::int64_t count, Address lengths, Address displacements,
                                      Handle oldtype, Address newtype) {
  return Large::hindexed(*context, "MPI_Type_create_hindexed_c", count, lengths, displacements, oldtype, newtype);
}

Code guest_MPI_Type_create_indexed_block(Context* context, std::int32_t count, std::int32_t blocklength,
                                         Address displacements, Handle oldtype, Address newtype) {
  return Narrow::indexed_block(*context, "MPI_Type_create_indexed_block", count, blocklength, displacements, oldtype,
                               newtype);
}
Code guest_MPI_Type_create_indexed_block_c(Context* context, std::int64_t count, std::int64_t blocklength,
                                           Address displacements, Handle oldtype, Address newtype) {
  return Large::indexed_block(*context, "MPI_Type_create_indexed_block_c", count, blocklength, displacements, oldtype,
                              newtype);
}

Code guest_MPI_Type_create_hindexed_block(Context* context, std::int32_t count, std::int32_t blocklength,
                                          Address displacements, Handle oldtype, Address newtype) {
  return Narrow::hindexed_block(*context, "MPI_Type_create_hindexed_block", count, blocklength, displacements, oldtype,
                                newtype);
}
Code guest_MPI_Type_create_hindexed_block_c(Context* context, std::int64_t count, std::int64_t blocklength,
                                            Address displacements, Handle oldtype, Address newtype) {
  return Large::hindexed_block(*context, "MPI_Type_create_hindexed_block_c", count, blocklength, displacements, oldtype,
                               newtype);
}

Code guest_MPI_Type_create_struct(Context* context, std::int32_t count, Address lengths, Address displacements,
                                  Address types, Address newtype) {
  return Narrow::structure(*context, "MPI_Type_create_struct", count, lengths, displacements, types, newtype);
}
Code guest_MPI_Type_create_struct_c(Context* context, std::int64_t count, Address lengths, Address displacements,
                                    Address types, Address newtype) {
  return Large::structure(*context, "MPI_Type_create_struct_c", count, lengths, displacements, types, newtype);
}

Code guest_MPI_Type_create_subarray(Context* context, std::int32_t ndims, Address sizes, Address subsizes,
                                    Address starts, std::int32_t order, Handle oldtype, Address newtype) {
  return Narrow::subarray(*context, "MPI_Type_create_subarray", ndims, sizes, subsizes, starts, order, oldtype,
                          newtype);
}
Code guest_MPI_Type_create_subarray_c(Context* context, std::int32_t ndims, Address sizes, Address subsizes,
                                      Address starts, std::int32_t order, Handle oldtype, Address newtype) {
  return Large::subarray(*context, "MPI_Type_create_subarray_c", ndims, sizes, subsizes, starts, order, oldtype,
                         newtype);
}

Code guest_MPI_Type_create_darray(Context* context, std::int32_t size, std::int32_t rank, std::int32_t ndims,
                                  Address sizes, Address distributions, Address arguments, Address process_sizes,
                                  std::int32_t order, Handle oldtype, Address newtype) {
  return Narrow::darray(*context, "MPI_Type_create_darray", size, rank, ndims, sizes, distributions, arguments,
                        process_sizes, order, oldtype, newtype);
}
Code guest_MPI_Type_create_darray_c(Context* context, std::int32_t size, std::int32_t rank, std::int32_t ndims,
                                    Address sizes, Address distributions, Address arguments, Address process_sizes,
                                    std::int32_t order, Handle oldtype, Address newtype) {
  return Large::darray(*context, "MPI_Type_create_darray_c", size, rank, ndims, sizes, distributions, arguments,
                       process_sizes, order, oldtype, newtype);
}

Code guest_MPI_Type_create_resized(Context* context, Handle oldtype, std::int32_t lower_bound, std::int32_t extent,
                                   Address newtype) {
  return Narrow::resized(*context, "MPI_Type_create_resized", oldtype, lower_bound, extent, newtype);
}
Code guest_MPI_Type_create_resized_c(Context* context, Handle oldtype, std::int64_t lower_bound, std::int64_t extent,
                                     Address newtype) {
  return Large::resized(*context, "MPI_Type_create_resized_c", oldtype, lower_bound, extent, newtype);
}

}  // namespace mpiwasm::calls
