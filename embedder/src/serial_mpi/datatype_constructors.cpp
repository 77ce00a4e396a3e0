// Constructors of datatypes (MPI-5.0, 5.1.2 to 5.1.4), by the model.
#include <algorithm>
#include <optional>
#include <vector>

#include "layout/constructors.hpp"
#include "serial_mpi/datatypes.hpp"
#include "serial_mpi/errors.hpp"

namespace mpiwasm::serial_mpi {
namespace {

/// MPI lists of ints or addresses as the model takes them.
std::vector<std::int64_t> wide(const auto* values, int count) { return {values, values + std::max(count, 0)}; }

/// Hands out what a constructor made.
int give(const layout::Made& made, MPI_Datatype* newtype) {
  if (made) return give_datatype(*made, newtype);
  return made.error().reason == layout::Refusal::Reason::bad_argument ? int{MPI_ERR_ARG} : int{datatype_too_large};
}

layout::Order order_of(int order) {
  return order == MPI_ORDER_FORTRAN ? layout::Order::first_dimension_fastest : layout::Order::last_dimension_fastest;
}

std::optional<layout::Distribution::Kind> kind_of(int distribution) {
  switch (distribution) {
    case MPI_DISTRIBUTE_NONE:
      return layout::Distribution::Kind::none;
    case MPI_DISTRIBUTE_BLOCK:
      return layout::Distribution::Kind::block;
    case MPI_DISTRIBUTE_CYCLIC:
      return layout::Distribution::Kind::cyclic;
    default:
      return std::nullopt;
  }
}

/// Makes a type of one older type.
int derive(MPI_Datatype oldtype, MPI_Datatype* newtype, const auto& make) {
  const LayoutPointer old = find_layout(oldtype);
  return old ? give(make(old), newtype) : MPI_ERR_TYPE;
}

}  // namespace
}  // namespace mpiwasm::serial_mpi

using namespace mpiwasm::serial_mpi;

int MPI_Type_contiguous(int count, MPI_Datatype oldtype, MPI_Datatype* newtype) {
  return derive(oldtype, newtype, [&](const LayoutPointer& old) { return layout::contiguous(old, count); });
}

int MPI_Type_vector(int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype* newtype) {
  return derive(oldtype, newtype,
                [&](const LayoutPointer& old) { return layout::vector(old, count, blocklength, stride); });
}

int MPI_Type_create_hvector(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype* newtype) {
  return derive(oldtype, newtype,
                [&](const LayoutPointer& old) { return layout::hvector(old, count, blocklength, stride); });
}

int MPI_Type_indexed(int count, const int lengths[], const int displacements[], MPI_Datatype oldtype,
                     MPI_Datatype* newtype) {
  return derive(oldtype, newtype, [&](const LayoutPointer& old) {
    return layout::indexed(old, wide(lengths, count), wide(displacements, count), old->extent());
  });
}

int MPI_Type_create_hindexed(int count, const int lengths[], const MPI_Aint displacements[], MPI_Datatype oldtype,
                             MPI_Datatype* newtype) {
  return derive(oldtype, newtype, [&](const LayoutPointer& old) {
    return layout::indexed(old, wide(lengths, count), wide(displacements, count), 1);
  });
}

int MPI_Type_create_indexed_block(int count, int blocklength, const int displacements[], MPI_Datatype oldtype,
                                  MPI_Datatype* newtype) {
  return derive(oldtype, newtype, [&](const LayoutPointer& old) {
    return layout::indexed_block(old, blocklength, wide(displacements, count), old->extent());
  });
}

int MPI_Type_create_hindexed_block(int count, int blocklength, const MPI_Aint displacements[], MPI_Datatype oldtype,
                                   MPI_Datatype* newtype) {
  return derive(oldtype, newtype, [&](const LayoutPointer& old) {
    return layout::indexed_block(old, blocklength, wide(displacements, count), 1);
  });
}

int MPI_Type_create_struct(int count, const int lengths[], const MPI_Aint displacements[], const MPI_Datatype types[],
                           MPI_Datatype* newtype) {
  std::vector<LayoutPointer> layouts;
  for (int i = 0; i < count; ++i) {
    layouts.push_back(find_layout(types[i]));
    if (!layouts.back()) return MPI_ERR_TYPE;
  }
  return give(layout::structure(wide(lengths, count), wide(displacements, count), layouts), newtype);
}

int MPI_Type_create_resized(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype* newtype) {
  return derive(oldtype, newtype, [&](const LayoutPointer& old) { return layout::resized(old, lb, extent); });
}

int MPI_Type_create_subarray(int ndims, const int sizes[], const int subsizes[], const int starts[], int order,
                             MPI_Datatype oldtype, MPI_Datatype* newtype) {
  return derive(oldtype, newtype, [&](const LayoutPointer& old) {
    return layout::subarray(old, wide(sizes, ndims), wide(subsizes, ndims), wide(starts, ndims), order_of(order));
  });
}

int MPI_Type_create_darray(int size, int rank, int ndims, const int sizes[], const int kinds[], const int arguments[],
                           const int processes[], int order, MPI_Datatype oldtype, MPI_Datatype* newtype) {
  std::vector<layout::Distribution> dimensions;
  for (int i = 0; i < ndims; ++i) {
    const auto kind = kind_of(kinds[i]);
    if (!kind) return MPI_ERR_ARG;
    const bool by_default = arguments[i] == MPI_DISTRIBUTE_DFLT_DARG;
    dimensions.push_back({*kind, sizes[i], processes[i], by_default ? 0 : arguments[i], by_default});
  }
  return derive(oldtype, newtype, [&](const LayoutPointer& old) {
    return layout::distributed_array(old, size, rank, dimensions, order_of(order), layout::farthest);
  });
}
