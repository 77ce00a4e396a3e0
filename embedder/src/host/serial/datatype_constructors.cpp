// Constructors of datatypes (MPI-5.0, 5.1.2 to 5.1.4): each says where its copies of older types lie.
#include <algorithm>

#include "host/serial/datatypes.hpp"
#include "host/serial/errors.hpp"

namespace mpiwasm::host::serial {
namespace {

/// `count` elements of `old`, one after the other.
Part block(const LayoutPointer& old, std::int64_t offset, std::int64_t count) {
  return {offset, count, old->extent(), old};
}

/// `count` blocks of `length` elements, `stride` bytes from start to start.
LayoutPointer strided(const LayoutPointer& old, std::int64_t count, std::int64_t length, std::int64_t stride) {
  LayoutPointer one = Layout::combine({block(old, 0, length)});
  return one ? Layout::combine({{0, count, stride, std::move(one)}}) : nullptr;
}

/// Blocks of lengths[i] elements at displacements[i] times `unit` bytes.
LayoutPointer indexed(const LayoutPointer& old, int count, const auto& length_of, const auto* displacements,
                      std::int64_t unit) {
  std::vector<Part> parts;
  for (int i = 0; i < count; ++i) parts.push_back(block(old, product(displacements[i], unit), length_of(i)));
  return Layout::combine(std::move(parts));
}

/// Consecutive indices of one dimension of an array, and the same again `times` times, `stride` indices from start to
/// start.
struct IndexRange {
  std::int64_t start;
  std::int64_t length;
  std::int64_t times = 1;
  std::int64_t stride = 0;
};
using IndexRanges = std::vector<IndexRange>;

/// The elements of an array whose index in each dimension is in one of its ranges, with the extent of the whole array.
LayoutPointer array_section(const LayoutPointer& old, int dimensions, const int* sizes,
                            const std::vector<IndexRanges>& ranges, int order) {
  LayoutPointer section = old;
  std::int64_t step = old->extent();
  for (int i = 0; i < dimensions && section; ++i) {
    // From the dimension that runs fastest: the first in Fortran, the last in C.
    const int dimension = order == MPI_ORDER_FORTRAN ? i : dimensions - 1 - i;
    std::vector<Part> parts;
    for (const IndexRange& range : ranges[static_cast<std::size_t>(dimension)]) {
      LayoutPointer one = Layout::combine({{0, range.length, step, section}});
      if (!one) return nullptr;
      parts.push_back({product(range.start, step), range.times, product(range.stride, step), std::move(one)});
    }
    section = Layout::combine(std::move(parts));
    if (__builtin_mul_overflow(step, std::int64_t{sizes[dimension]}, &step)) return nullptr;
  }
  return section ? Layout::resize(section, 0, step) : nullptr;
}

/// One dimension of a distributed array.
struct Distribution {
  int size, kind, argument, processes;
};

/// What process `coordinate` has of it; empty and false when the arguments do not fit each other (MPI-5.0, 5.1.4).
bool owned_ranges(const Distribution& dimension, int coordinate, IndexRanges& ranges) {
  const bool by_default = dimension.argument == MPI_DISTRIBUTE_DFLT_DARG;
  const std::int64_t size = dimension.size;
  const std::int64_t processes = dimension.processes;
  if (!by_default && dimension.argument < 1) return false;
  std::int64_t length = 0;
  switch (dimension.kind) {
    case MPI_DISTRIBUTE_NONE:
      if (processes != 1) return false;
      length = size;
      break;
    case MPI_DISTRIBUTE_BLOCK:
      length = by_default ? (size + processes - 1) / processes : dimension.argument;
      if (length * processes < size) return false;
      break;
    case MPI_DISTRIBUTE_CYCLIC:
      length = by_default ? 1 : dimension.argument;
      break;
    default:
      return false;
  }
  // Whole blocks, each as far from the one before, and what is left of one at the end.
  const std::int64_t stride = length * processes;
  std::int64_t start = coordinate * length;
  const std::int64_t times = start + length <= size ? (size - start - length) / stride + 1 : 0;
  if (times > 0) ranges.push_back({start, length, times, stride});
  start += times * stride;
  if (start < size) ranges.push_back({start, size - start});
  return true;
}

/// Makes a type of one older type.
int derive(MPI_Datatype oldtype, MPI_Datatype* newtype, const auto& make) {
  const LayoutPointer old = find_layout(oldtype);
  return old ? give_datatype(make(old), newtype) : MPI_ERR_TYPE;
}

}  // namespace
}  // namespace mpiwasm::host::serial

using namespace mpiwasm::host::serial;

int MPI_Type_contiguous(int count, MPI_Datatype oldtype, MPI_Datatype* newtype) {
  return derive(oldtype, newtype, [&](const LayoutPointer& old) { return Layout::combine({block(old, 0, count)}); });
}

int MPI_Type_vector(int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype* newtype) {
  return derive(oldtype, newtype, [&](const LayoutPointer& old) {
    return strided(old, count, blocklength, product(stride, old->extent()));
  });
}

int MPI_Type_create_hvector(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype* newtype) {
  return derive(oldtype, newtype, [&](const LayoutPointer& old) { return strided(old, count, blocklength, stride); });
}

int MPI_Type_indexed(int count, const int lengths[], const int displacements[], MPI_Datatype oldtype,
                     MPI_Datatype* newtype) {
  return derive(oldtype, newtype, [&](const LayoutPointer& old) {
    return indexed(old, count, [&](int i) { return lengths[i]; }, displacements, old->extent());
  });
}

int MPI_Type_create_hindexed(int count, const int lengths[], const MPI_Aint displacements[], MPI_Datatype oldtype,
                             MPI_Datatype* newtype) {
  return derive(oldtype, newtype, [&](const LayoutPointer& old) {
    return indexed(old, count, [&](int i) { return lengths[i]; }, displacements, 1);
  });
}

int MPI_Type_create_indexed_block(int count, int blocklength, const int displacements[], MPI_Datatype oldtype,
                                  MPI_Datatype* newtype) {
  return derive(oldtype, newtype, [&](const LayoutPointer& old) {
    return indexed(old, count, [&](int) { return blocklength; }, displacements, old->extent());
  });
}

int MPI_Type_create_hindexed_block(int count, int blocklength, const MPI_Aint displacements[], MPI_Datatype oldtype,
                                   MPI_Datatype* newtype) {
  return derive(oldtype, newtype, [&](const LayoutPointer& old) {
    return indexed(old, count, [&](int) { return blocklength; }, displacements, 1);
  });
}

int MPI_Type_create_struct(int count, const int lengths[], const MPI_Aint displacements[], const MPI_Datatype types[],
                           MPI_Datatype* newtype) {
  std::vector<Part> parts;
  for (int i = 0; i < count; ++i) {
    const LayoutPointer old = find_layout(types[i]);
    if (!old) return MPI_ERR_TYPE;
    parts.push_back(block(old, displacements[i], lengths[i]));
  }
  return give_datatype(Layout::combine_struct(std::move(parts)), newtype);
}

int MPI_Type_create_resized(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype* newtype) {
  return derive(oldtype, newtype, [&](const LayoutPointer& old) { return Layout::resize(old, lb, extent); });
}

int MPI_Type_create_subarray(int ndims, const int sizes[], const int subsizes[], const int starts[], int order,
                             MPI_Datatype oldtype, MPI_Datatype* newtype) {
  std::vector<IndexRanges> ranges;
  for (int i = 0; i < ndims; ++i) {
    if (subsizes[i] < 1 || starts[i] < 0 || starts[i] > sizes[i] - subsizes[i]) return MPI_ERR_ARG;
    ranges.push_back({{starts[i], subsizes[i]}});
  }
  return derive(oldtype, newtype,
                [&](const LayoutPointer& old) { return array_section(old, ndims, sizes, ranges, order); });
}

int MPI_Type_create_darray(int size, int rank, int ndims, const int sizes[], const int kinds[], const int arguments[],
                           const int processes[], int order, MPI_Datatype oldtype, MPI_Datatype* newtype) {
  std::vector<IndexRanges> ranges(static_cast<std::size_t>(std::max(ndims, 0)));
  if (rank < 0 || rank >= size) return MPI_ERR_ARG;
  // The grid of processes is numbered in row-major order, whatever the order of the array.
  int rest = rank;
  for (int i = ndims - 1; i >= 0; --i) {
    if (processes[i] < 1 || sizes[i] < 1) return MPI_ERR_ARG;
    const Distribution dimension{sizes[i], kinds[i], arguments[i], processes[i]};
    if (!owned_ranges(dimension, rest % processes[i], ranges[static_cast<std::size_t>(i)])) return MPI_ERR_ARG;
    rest /= processes[i];
  }
  if (rest != 0) return MPI_ERR_ARG;
  return derive(oldtype, newtype,
                [&](const LayoutPointer& old) { return array_section(old, ndims, sizes, ranges, order); });
}
