// Constructors of datatypes.
#include "layout/constructors.hpp"

#include <fmt/format.h>

#include <utility>
#include <vector>

namespace mpiwasm::layout {
namespace {

/// What every constructor ends with.
Made made(LayoutPointer layout) {
  if (layout) return layout;
  return tl::unexpected(Refusal{Refusal::Reason::too_large,
                                "the datatype would be larger than any memory, or consist of too many parts"});
}

tl::unexpected<Refusal> bad_argument(std::string text) {
  return tl::unexpected(Refusal{Refusal::Reason::bad_argument, std::move(text)});
}

/// `count` elements of `old`, one after the other.
Part block(const LayoutPointer& old, std::int64_t offset, std::int64_t count) {
  return {offset, count, old->extent(), old};
}

LayoutPointer strided(const LayoutPointer& old, std::int64_t count, std::int64_t length, std::int64_t stride) {
  LayoutPointer one = Layout::combine({block(old, 0, length)});
  return one ? Layout::combine({{0, count, stride, std::move(one)}}) : nullptr;
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

/// The elements of an array whose index in each dimension is in one of its ranges, with the extent of the complete
/// array.
LayoutPointer array_section(const LayoutPointer& old, Numbers sizes, std::span<const IndexRanges> ranges, Order order) {
  LayoutPointer section = old;
  std::int64_t step = old->extent();
  for (std::size_t i = 0; i < sizes.size() && section; ++i) {
    const std::size_t dimension = order == Order::first_dimension_fastest ? i : sizes.size() - 1 - i;
    std::vector<Part> parts;
    for (const IndexRange& range : ranges[dimension]) {
      LayoutPointer one = Layout::combine({{0, range.length, step, section}});
      if (!one) return nullptr;
      parts.push_back({product(range.start, step), range.times, product(range.stride, step), std::move(one)});
    }
    section = Layout::combine(std::move(parts));
    step = product(step, sizes[dimension]);
  }
  return section ? Layout::resize(section, 0, step) : nullptr;
}

/// What is wrong with one dimension; empty when nothing is.
std::string fault_of(const Distribution& dimension, std::int64_t most) {
  if (dimension.size < 1) return fmt::format("array_of_gsizes has {}, but sizes must be positive", dimension.size);
  if (dimension.processes < 1)
    return fmt::format("array_of_psizes has {}, but numbers of processes must be positive", dimension.processes);
  if (dimension.size > most - dimension.processes)
    return fmt::format("array_of_gsizes has {}, more than this MPI library can compute with", dimension.size);
  if (dimension.kind == Distribution::Kind::none)
    return dimension.processes == 1 ? "" : "array_of_psizes must have 1 where a dimension is not distributed";
  if (!dimension.by_default && dimension.block_length < 1)
    return fmt::format("array_of_dargs has {}, but the length of a block must be positive", dimension.block_length);
  if (dimension.block_length > most / dimension.processes)
    return fmt::format("array_of_dargs has {}, more than this MPI library can compute with", dimension.block_length);
  if (dimension.kind == Distribution::Kind::block && !dimension.by_default &&
      dimension.block_length * dimension.processes < dimension.size)
    return fmt::format("array_of_dargs has {}: {} blocks of that length do not hold {} elements",
                       dimension.block_length, dimension.processes, dimension.size);
  return "";
}

/// The indices that process `coordinate` has of a dimension without fault.
IndexRanges owned_ranges(const Distribution& dimension, std::int64_t coordinate) {
  std::int64_t length = dimension.size;
  if (dimension.kind == Distribution::Kind::block) {
    length = dimension.by_default ? (dimension.size + dimension.processes - 1) / dimension.processes
                                  : dimension.block_length;
  } else if (dimension.kind == Distribution::Kind::cyclic) {
    length = dimension.by_default ? 1 : dimension.block_length;
  }
  // Complete blocks at a regular distance, and the rest of one at the end.
  IndexRanges ranges;
  const std::int64_t stride = length * dimension.processes;
  std::int64_t start = coordinate * length;
  const std::int64_t times =
      start + length <= dimension.size ? (dimension.size - start - length) / stride + 1 : std::int64_t{0};
  if (times > 0) ranges.push_back({start, length, times, stride});
  start += times * stride;
  if (start < dimension.size) ranges.push_back({start, dimension.size - start});
  return ranges;
}

/// The indices of each dimension that a process has.
std::vector<IndexRanges> ranges_of_process(std::int64_t rank, std::span<const Distribution> dimensions) {
  // The grid of processes is numbered in row-major order, whatever the order of the array.
  std::vector<IndexRanges> ranges(dimensions.size());
  std::int64_t rest = rank;
  for (std::size_t i = dimensions.size(); i-- > 0;) {
    ranges[i] = owned_ranges(dimensions[i], rest % dimensions[i].processes);
    rest /= dimensions[i].processes;
  }
  return ranges;
}

}  // namespace

Made contiguous(const LayoutPointer& old, std::int64_t count) { return made(Layout::combine({block(old, 0, count)})); }

Made hvector(const LayoutPointer& old, std::int64_t count, std::int64_t length, std::int64_t stride) {
  return made(strided(old, count, length, stride));
}

Made vector(const LayoutPointer& old, std::int64_t count, std::int64_t length, std::int64_t stride) {
  return made(strided(old, count, length, product(stride, old->extent())));
}

Made indexed(const LayoutPointer& old, Numbers lengths, Numbers displacements, std::int64_t unit) {
  std::vector<Part> parts;
  parts.reserve(lengths.size());
  for (std::size_t i = 0; i < lengths.size(); ++i)
    parts.push_back(block(old, product(displacements[i], unit), lengths[i]));
  return made(Layout::combine(std::move(parts)));
}

Made indexed_block(const LayoutPointer& old, std::int64_t length, Numbers displacements, std::int64_t unit) {
  std::vector<Part> parts;
  parts.reserve(displacements.size());
  for (const std::int64_t displacement : displacements)
    parts.push_back(block(old, product(displacement, unit), length));
  return made(Layout::combine(std::move(parts)));
}

Made structure(Numbers lengths, Numbers displacements, std::span<const LayoutPointer> types) {
  std::vector<Part> parts;
  parts.reserve(types.size());
  for (std::size_t i = 0; i < types.size(); ++i) parts.push_back(block(types[i], displacements[i], lengths[i]));
  return made(Layout::combine_struct(std::move(parts)));
}

Made resized(const LayoutPointer& old, std::int64_t lower_bound, std::int64_t extent) {
  return made(Layout::resize(old, lower_bound, extent));
}

Made subarray(const LayoutPointer& old, Numbers sizes, Numbers subsizes, Numbers starts, Order order) {
  if (sizes.empty()) return bad_argument("ndims is 0, but an array has at least one dimension");
  std::vector<IndexRanges> ranges;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    if (subsizes[i] < 1 || subsizes[i] > sizes[i])
      return bad_argument(
          fmt::format("array_of_subsizes has {}, but it must be from 1 to the size, {}", subsizes[i], sizes[i]));
    if (starts[i] < 0 || starts[i] > sizes[i] - subsizes[i])
      return bad_argument(fmt::format("array_of_starts has {}: {} elements from there do not lie in a size of {}",
                                      starts[i], subsizes[i], sizes[i]));
    ranges.push_back({{starts[i], subsizes[i]}});
  }
  return made(array_section(old, sizes, ranges, order));
}

Made distributed_array(const LayoutPointer& old, std::int64_t size, std::int64_t rank,
                       std::span<const Distribution> dimensions, Order order, std::int64_t most) {
  if (rank < 0 || rank >= size) return bad_argument(fmt::format("rank is {}, but size is {}", rank, size));
  if (dimensions.empty()) return bad_argument("ndims is 0, but an array has at least one dimension");
  std::vector<std::int64_t> sizes;
  std::int64_t processes = 1;
  for (const Distribution& dimension : dimensions) {
    if (std::string fault = fault_of(dimension, most); !fault.empty()) return bad_argument(std::move(fault));
    sizes.push_back(dimension.size);
    processes = product(processes, dimension.processes);
  }
  if (processes != size)
    return bad_argument(fmt::format("array_of_psizes makes {} processes, but size is {}", processes, size));
  return made(array_section(old, sizes, ranges_of_process(rank, dimensions), order));
}

std::vector<bool> only_parts_of_blocks(std::int64_t rank, std::span<const Distribution> dimensions) {
  const std::vector<IndexRanges> ranges = ranges_of_process(rank, dimensions);
  std::vector<bool> only_parts(dimensions.size());
  for (std::size_t i = 0; i < dimensions.size(); ++i) {
    only_parts[i] = dimensions[i].kind == Distribution::Kind::cyclic && ranges[i].size() == 1 &&
                    ranges[i].front().length < dimensions[i].block_length;
  }
  return only_parts;
}

}  // namespace mpiwasm::layout
