// Constructors of datatypes (MPI-5.0, 5.1). Each exists twice, with int and with MPI_Count arguments; both widen to 64
// bits and share one body (constructors.hpp).
#include <type_traits>

#include "calls/datatypes/constructors.hpp"
#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {

namespace {

// The functions with counts of type Count: std::int32_t, or std::int64_t for those whose name ends with _c.

template <class Count>
constexpr Width width = sizeof(Count) == sizeof(std::int64_t) ? Width::large : Width::narrow;

template <class Count>
NumberList lengths_of(Address address, std::int64_t count) {
  return NumberList::counts<Count>("array_of_blocklengths", address, count);
}

template <class Count>
NumberList displacements_of(Address address, std::int64_t count) {
  return NumberList::numbers<Count>("array_of_displacements", address, count);
}

template <class Count>
Code contiguous(const Call& call, Count count, Handle oldtype, Address newtype) {
  return make_contiguous(call.context(), call.name(), width<Count>, count, oldtype, newtype);
}

template <class Count>
Code vector(const Call& call, Count count, Count blocklength, Count stride, Handle oldtype, Address newtype) {
  return make_vector(call.context(), call.name(), width<Count>, count, blocklength, stride, oldtype, newtype);
}

template <class Count>
Code hvector(const Call& call, Count count, Count blocklength, Count stride, Handle oldtype, Address newtype) {
  return make_hvector(call.context(), call.name(), width<Count>, count, blocklength, stride, oldtype, newtype);
}

template <class Count>
Code indexed(const Call& call, Count count, Address lengths, Address displacements, Handle oldtype, Address newtype) {
  return make_indexed(call.context(), call.name(), width<Count>, count, lengths_of<Count>(lengths, count),
                      displacements_of<Count>(displacements, count), oldtype, newtype);
}

template <class Count>
Code hindexed(const Call& call, Count count, Address lengths, Address displacements, Handle oldtype, Address newtype) {
  return make_hindexed(call.context(), call.name(), width<Count>, count, lengths_of<Count>(lengths, count),
                       displacements_of<Count>(displacements, count), oldtype, newtype);
}

template <class Count>
Code indexed_block(const Call& call, Count count, Count blocklength, Address displacements, Handle oldtype,
                   Address newtype) {
  return make_indexed_block(call.context(), call.name(), width<Count>, count, blocklength,
                            displacements_of<Count>(displacements, count), oldtype, newtype);
}

template <class Count>
Code hindexed_block(const Call& call, Count count, Count blocklength, Address displacements, Handle oldtype,
                    Address newtype) {
  return make_hindexed_block(call.context(), call.name(), width<Count>, count, blocklength,
                             displacements_of<Count>(displacements, count), oldtype, newtype);
}

template <class Count>
Code structure(const Call& call, Count count, Address lengths, Address displacements, Address types, Address newtype) {
  return make_struct(call.context(), call.name(), width<Count>, count, lengths_of<Count>(lengths, count),
                     displacements_of<Count>(displacements, count), TypeList("array_of_types", types, count), newtype);
}

template <class Count>
Code subarray(const Call& call, std::int32_t ndims, Address sizes, Address subsizes, Address starts, std::int32_t order,
              Handle oldtype, Address newtype) {
  return make_subarray(call.context(), call.name(), width<Count>, ndims,
                       NumberList::counts<Count>("array_of_sizes", sizes, ndims),
                       NumberList::counts<Count>("array_of_subsizes", subsizes, ndims),
                       NumberList::counts<Count>("array_of_starts", starts, ndims), order, oldtype, newtype);
}

template <class Count>
Code darray(const Call& call, std::int32_t size, std::int32_t rank, std::int32_t ndims, Address sizes,
            Address distributions, Address arguments, Address process_sizes, std::int32_t order, Handle oldtype,
            Address newtype) {
  return make_darray(call.context(), call.name(), width<Count>, {size, rank, ndims, order, oldtype, newtype},
                     NumberList::counts<Count>("array_of_gsizes", sizes, ndims),
                     NumberList::numbers<std::int32_t>("array_of_distribs", distributions, ndims),
                     NumberList::numbers<std::int32_t>("array_of_dargs", arguments, ndims),
                     NumberList::numbers<std::int32_t>("array_of_psizes", process_sizes, ndims));
}

template <class Count>
Code resized(const Call& call, Handle oldtype, Count lower_bound, Count extent, Address newtype) {
  return make_resized(call.context(), call.name(), width<Count>, oldtype, lower_bound, extent, newtype);
}

}  // namespace

#include "calls/datatype_constructors.inc"

}  // namespace mpiwasm::calls
