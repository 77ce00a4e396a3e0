// The constructors of datatypes with arguments of 64 bits, which the int and the large-count functions of the guest
// share. They call the library's int function when the values fit, and its large-count function otherwise.
#pragma once

#include "calls/datatypes/construction.hpp"

namespace mpiwasm::calls {

/// The arguments of MPI_Type_create_darray that are no lists.
struct DarrayArguments {
  std::int32_t size, rank, ndims;
  std::int32_t order;
  Handle oldtype;
  NewDatatype newtype;
};

Code make_contiguous(Context& context, const char* name, Width width, std::int64_t count, Handle oldtype,
                     const NewDatatype& newtype);
Code make_vector(Context& context, const char* name, Width width, std::int64_t count, std::int64_t blocklength,
                 std::int64_t stride, Handle oldtype, const NewDatatype& newtype);
Code make_hvector(Context& context, const char* name, Width width, std::int64_t count, std::int64_t blocklength,
                  std::int64_t stride, Handle oldtype, const NewDatatype& newtype);
Code make_subarray(Context& context, const char* name, Width width, std::int32_t ndims, const NumberList& given_sizes,
                   const NumberList& given_subsizes, const NumberList& given_starts, std::int32_t order, Handle oldtype,
                   const NewDatatype& newtype);
Code make_darray(Context& context, const char* name, Width width, const DarrayArguments& from,
                 const NumberList& given_sizes, const NumberList& given_distributions,
                 const NumberList& given_arguments, const NumberList& given_processes);
Code make_resized(Context& context, const char* name, Width width, Handle oldtype, std::int64_t lower_bound,
                  std::int64_t extent, const NewDatatype& newtype);
Code make_indexed(Context& context, const char* name, Width width, std::int64_t count, const NumberList& given_lengths,
                  const NumberList& given_displacements, Handle oldtype, const NewDatatype& newtype);
Code make_hindexed(Context& context, const char* name, Width width, std::int64_t count, const NumberList& given_lengths,
                   const NumberList& given_displacements, Handle oldtype, const NewDatatype& newtype);
Code make_indexed_block(Context& context, const char* name, Width width, std::int64_t count, std::int64_t blocklength,
                        const NumberList& given_displacements, Handle oldtype, const NewDatatype& newtype);
Code make_hindexed_block(Context& context, const char* name, Width width, std::int64_t count, std::int64_t blocklength,
                         const NumberList& given_displacements, Handle oldtype, const NewDatatype& newtype);
Code make_struct(Context& context, const char* name, Width width, std::int64_t count, const NumberList& given_lengths,
                 const NumberList& given_displacements, const TypeList& types, const NewDatatype& newtype);
/// MPI_Type_dup, without the attributes; the copy is not committed.
Code make_copy(Context& context, const char* name, Handle oldtype, const NewDatatype& newtype);
/// MPI_Type_create_f90_integer and its kin.
Code make_f90(Context& context, const char* name, const DatatypeRecipe& recipe, const NewDatatype& newtype);

}  // namespace mpiwasm::calls
