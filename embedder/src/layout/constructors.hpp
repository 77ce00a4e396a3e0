// The constructors of datatypes (MPI-5.0, 5.1.2 to 5.1.4), as layouts: each returns where its copies of older types
// lie, or why the type is invalid.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "layout/layout.hpp"

namespace mpiwasm::layout {

/// Why a type cannot be made.
struct Refusal {
  enum class Reason {
    bad_argument,  ///< the standard forbids the arguments
    too_large,     ///< a bound beyond `farthest`, more than `most_blocks` blocks, or types nested deeper than `deepest`
  } reason;
  /// Completes "MPI_X: ".
  std::string text;
};
using Made = tl::expected<LayoutPointer, Refusal>;

using Numbers = std::span<const std::int64_t>;

[[nodiscard]] Made contiguous(const LayoutPointer& old, std::int64_t count);
/// `count` blocks of `length` elements, `stride` bytes from start to start.
[[nodiscard]] Made hvector(const LayoutPointer& old, std::int64_t count, std::int64_t length, std::int64_t stride);
/// The same with a stride in elements.
[[nodiscard]] Made vector(const LayoutPointer& old, std::int64_t count, std::int64_t length, std::int64_t stride);
/// Blocks of lengths[i] elements, `unit` times displacements[i] bytes from the start; both lists are equally long.
[[nodiscard]] Made indexed(const LayoutPointer& old, Numbers lengths, Numbers displacements, std::int64_t unit);
/// The same with one length for all blocks.
[[nodiscard]] Made indexed_block(const LayoutPointer& old, std::int64_t length, Numbers displacements,
                                 std::int64_t unit);
/// Blocks of lengths[i] elements of types[i] at displacements[i] bytes, with the padding of a C struct.
[[nodiscard]] Made structure(Numbers lengths, Numbers displacements, std::span<const LayoutPointer> types);
[[nodiscard]] Made resized(const LayoutPointer& old, std::int64_t lower_bound, std::int64_t extent);

/// Which dimension of an array runs fastest.
enum class Order { first_dimension_fastest, last_dimension_fastest };

[[nodiscard]] Made subarray(const LayoutPointer& old, Numbers sizes, Numbers subsizes, Numbers starts, Order order);

/// How one dimension of an array is spread over processes.
struct Distribution {
  enum class Kind { none, block, cyclic } kind;
  std::int64_t size;
  std::int64_t processes;
  /// Length of a block; 0 stands for MPI_DISTRIBUTE_DFLT_DARG, and no length of a program is 0.
  std::int64_t block_length;
  /// What the program passed, for messages.
  bool by_default;
};

/// The part of an array that process `rank` of `size` has. `most` bounds what is computed on the way in the width that
/// the library computes in: INT_MAX for its int functions.
[[nodiscard]] Made distributed_array(const LayoutPointer& old, std::int64_t size, std::int64_t rank,
                                     std::span<const Distribution> dimensions, Order order, std::int64_t most);

/// Whether that process has no whole block of a dimension that is dealt out in blocks, but a part of one; for each
/// dimension.
[[nodiscard]] std::vector<bool> only_parts_of_blocks(std::int64_t rank, std::span<const Distribution> dimensions);

}  // namespace mpiwasm::layout
