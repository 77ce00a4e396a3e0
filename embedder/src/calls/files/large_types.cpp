// See large_types.hpp.
#include "calls/files/large_types.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

#include "calls/core/intel_mpi.hpp"

namespace mpiwasm::calls {

namespace {

/// Whether the files of this library ask by the functions for large counts. Open MPI and the built-in MPI have no such
/// types.
bool files_know_large_counts() {
#if defined(OPEN_MPI) || defined(MPIWASM_SERIAL_MPI)
  return true;
#else
  std::array<char, MPI_MAX_LIBRARY_VERSION_STRING> text{};
  int length = 0;
  if (MPI_Get_library_version(text.data(), &length) != MPI_SUCCESS) return false;
  constexpr std::string_view mpich = "MPICH Version:";
  std::string_view version = text.data();
  if (!version.starts_with(mpich)) return is_intel_mpi();
  version.remove_prefix(mpich.size());
  version.remove_prefix(std::min(version.find_first_not_of(" \t"), version.size()));
  int major = 0;
  (void)std::from_chars(version.data(), version.data() + version.size(), major);
  return major >= 5;
#endif
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

}  // namespace mpiwasm::calls
