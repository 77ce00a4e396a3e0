// See type_loops.hpp.
#include "calls/datatypes/type_loops.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <span>

#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {

namespace {

/// More are not counted.
constexpr std::uint64_t countless = std::uint64_t{1} << 32;

int dimensions_of(const DatatypeRecipe& recipe) {
  if (recipe.combiner == guest_MPI_COMBINER_SUBARRAY) return static_cast<int>(recipe.integers.at(0));
  if (recipe.combiner == guest_MPI_COMBINER_DARRAY) return static_cast<int>(recipe.integers.at(2));
  return 0;
}

/// The blocks of a type that has a list of them.
struct Blocks {
  std::uint64_t all = 1;
  std::uint64_t of_several = 1;  ///< with several elements
};

/// The blocks of a list as Open MPI has them: it makes one of those that follow each other in memory, computed in 64
/// bits, and leaves out empty ones.
Blocks merged_blocks(std::uint64_t count, auto length_of, std::span<const std::int64_t> displacements,
                     std::uint64_t step) {
  Blocks blocks{.all = count, .of_several = 0};
  std::uint64_t end = 0;
  std::uint64_t length = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const auto added = static_cast<std::uint64_t>(length_of(i));
    if (added == 0) continue;
    const auto begin = static_cast<std::uint64_t>(displacements[i]);
    if (length == 0 || begin != end) {
      blocks.of_several += length > 1 ? 1 : 0;
      length = 0;
      end = begin;
    }
    length += added;
    end += added * step;
  }
  blocks.of_several += length > 1 ? 1 : 0;
  return blocks;
}

Blocks blocks_in(const DatatypeRecipe& recipe) {
  const std::span<const std::int64_t> numbers = recipe.large_counts.empty() ? recipe.integers : recipe.large_counts;
  if (numbers.size() < 2) return {};
  const bool has_lengths =
      recipe.combiner == guest_MPI_COMBINER_INDEXED || recipe.combiner == guest_MPI_COMBINER_HINDEXED;
  const bool has_length =
      recipe.combiner == guest_MPI_COMBINER_INDEXED_BLOCK || recipe.combiner == guest_MPI_COMBINER_HINDEXED_BLOCK;
  if (!has_lengths && !has_length) return {};
  const auto count = static_cast<std::size_t>(numbers[0]);
  const std::span<const std::int64_t> lengths = numbers.subspan(1, has_lengths ? count : 1);
  const std::span<const std::int64_t> displacements =
      recipe.addresses.empty() ? numbers.subspan(1 + lengths.size()) : std::span{recipe.addresses};
  const bool in_elements =
      recipe.combiner == guest_MPI_COMBINER_INDEXED || recipe.combiner == guest_MPI_COMBINER_INDEXED_BLOCK;
  const std::int64_t step = in_elements || !recipe.parts.front().object ? 1 : recipe.parts.front().object->extent;
  return merged_blocks(
      count, [&](std::size_t i) { return lengths[has_lengths ? i : 0]; }, displacements,
      static_cast<std::uint64_t>(step));
}

/// Whether a part is a run of numbers for Open MPI, which needs no loop by itself.
bool is_run(const DatatypeRecipe::Part& part) {
  constexpr std::array pairs_of_two_kinds{guest_MPI_FLOAT_INT, guest_MPI_DOUBLE_INT, guest_MPI_LONG_INT,
                                          guest_MPI_SHORT_INT, guest_MPI_LONG_DOUBLE_INT};
  const Datatype& type = *part.object;
  if (type.predefined) return std::ranges::find(pairs_of_two_kinds, part.predefined_handle) == pairs_of_two_kinds.end();
  const int combiner = type.recipe->combiner;
  const bool is_dense = type.dense || (type.layout && type.layout->is_dense(2));
  const bool keeps_run = combiner == guest_MPI_COMBINER_RESIZED || combiner == guest_MPI_COMBINER_DUP ||
                         (combiner == guest_MPI_COMBINER_CONTIGUOUS && is_dense);
  return keeps_run && is_run(type.recipe->parts.front());
}

}  // namespace

int nested_loops_of(const DatatypeRecipe& recipe) {
  int most = 1;
  for (const DatatypeRecipe::Part& part : recipe.parts) {
    if (part.object) most = std::max(most, part.object->nested_loops);
  }
  // Distributed arrays have one of the blocks in a dimension, and one of the elements in a block.
  const int for_each_dimension = recipe.combiner == guest_MPI_COMBINER_DARRAY ? 2 : 1;
  return most + 1 + for_each_dimension * dimensions_of(recipe);
}

bool is_one_run(const DatatypeRecipe& recipe) {
  // Bounds that a program gives have no object.
  return std::ranges::all_of(recipe.parts,
                             [](const DatatypeRecipe::Part& part) { return !part.object || is_run(part); });
}

std::uint64_t all_loops_of(const DatatypeRecipe& recipe) {
  // The beginning and the end of a loop, and of another one around it in vectors.
  constexpr std::uint64_t of_loop = 2;
  const bool has_two = recipe.combiner == guest_MPI_COMBINER_VECTOR || recipe.combiner == guest_MPI_COMBINER_HVECTOR;
  const Blocks blocks = blocks_in(recipe);
  std::uint64_t loops = 0;
  for (const DatatypeRecipe::Part& part : recipe.parts) {
    if (!part.object) continue;
    // The blocks of a vector of numbers with gaps are runs, and lie in a loop.
    const bool has_gaps = part.object->extent != part.object->size;
    if (is_run(part) && dimensions_of(recipe) == 0 && !(has_two && has_gaps)) continue;
    loops += blocks.all * part.object->all_loops + (has_two ? 2 : 1) * of_loop * blocks.of_several;
  }
  for (int i = 0; i < dimensions_of(recipe) && loops < countless; ++i) {
    // The last block of a distributed dimension may have a description of its own.
    loops = (recipe.combiner == guest_MPI_COMBINER_DARRAY ? 2 : 1) * (loops + 2 * of_loop);
  }
  return std::min(loops, countless);
}

int most_nested_loops(const LibraryVersion& library) {
  constexpr int on_stack = 16;
  // The elements of a message, and types that mpiwasm makes around those of the guest, have loops of their own.
  constexpr int of_others = 3;
  return library.has_stack_of_loops() ? on_stack - of_others : std::numeric_limits<int>::max();
}

std::uint64_t most_loops(const LibraryVersion& library) {
  // 24 bytes each, and 200 KiB for the library's functions: the guard of the guest's stack has 8 MiB.
  constexpr std::uint64_t in_guard = 340'000;
  return library.name == LibraryVersion::Name::open_mpi ? in_guard : countless;
}

std::int64_t most_scattered_numbers(const LibraryVersion& library) {
  return library.name == LibraryVersion::Name::open_mpi ? std::numeric_limits<std::uint32_t>::max()
                                                        : std::numeric_limits<std::int64_t>::max();
}

}  // namespace mpiwasm::calls
