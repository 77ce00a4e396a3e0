// See file_types.hpp.
#include "calls/files/file_types.hpp"

#include <fmt/format.h>

#include <limits>

#include "calls/core/library_version.hpp"

namespace mpiwasm::calls {

namespace {

/// Whether the files of this library ask by the functions for large counts. Open MPI and the built-in MPI have no such
/// types.
bool files_know_large_counts() {
  const LibraryVersion library = library_version();
  return library.name != LibraryVersion::Name::other &&
         (library.name != LibraryVersion::Name::mpich || library.is_mpich_since(5));
}

/// Numbers of a predefined type, one behind the other.
bool is_contiguous(const Datatype& type) {
  return type.recipe != nullptr && type.recipe->combiner == guest_MPI_COMBINER_CONTIGUOUS &&
         type.recipe->parts.front().object == nullptr;
}

}  // namespace

std::optional<Refusal> why_not_in_files(const char* argument, const Datatype& type) {
  if (!type.has_large_counts || is_contiguous(type) || files_know_large_counts()) return std::nullopt;
  return Refusal{
      guest_MPI_ERR_TYPE,
      fmt::format("{} has numbers that do not fit an int, and the files of this MPI library cannot take it", argument)};
}

std::optional<Refusal> why_not_converted([[maybe_unused]] std::int64_t count, [[maybe_unused]] const Datatype& type) {
#if !defined(MPIWASM_SERIAL_MPI)
  if (count == 0 || type.size == 0) return std::nullopt;
#if !defined(OPEN_MPI)
  if (type.true_lower_bound != 0 || (count > 1 && type.extent > type.true_extent))
    return Refusal{guest_MPI_ERR_TYPE,
                   "datatype has a gap before its first or behind its last byte, and this MPI library converts no such "
                   "elements to external32"};
#endif
  if (count > std::numeric_limits<int>::max() / type.size)
    return Refusal{guest_MPI_ERR_COUNT, "this MPI library converts less than 2 GiB at once to external32"};
#endif
  return std::nullopt;
}

}  // namespace mpiwasm::calls
