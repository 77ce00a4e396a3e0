// What MPI libraries get for the datatypes of files.
#pragma once

#include <algorithm>

#include "calls/core/call.hpp"
#include "calls/files/file.hpp"

namespace mpiwasm::calls {

/// Makes what the library gets for `type`, unless it has been made; nothing when it may have the guest's own. ROMIO, in
/// MPICH and its relatives, writes datatypes out as lists of pieces, and puts some of them elsewhere: what has gaps and
/// was resized to another lower bound, blocks of no elements, arrays of more than 2^31 elements, pairs. The type that
/// it gets has the same bytes, extent by extent, and none of these.
[[nodiscard]] std::optional<Refusal> prepare_for_files(const char* argument, const Datatype& type);

/// Pieces of data in an element that do not follow one another, at most; so many in each of several elements.
[[nodiscard]] inline std::int64_t pieces_of(const Datatype& type) {
  if (type.layout == nullptr || type.layout->is_dense(2)) return 1;
  return std::max<std::int64_t>(static_cast<std::int64_t>(type.blocks.amount()), 1);
}

/// What a view gets, after prepare_for_files().
[[nodiscard]] inline MPI_Datatype type_for_files(const Datatype& type) {
  return type.host_in_files != MPI_DATATYPE_NULL ? type.host_in_files : type.host;
}

/// The same for data in memory. Those that the library may convert have a type of the guest, of which it knows the
/// numbers.
[[nodiscard]] inline MPI_Datatype type_for_files(const File& file, const Datatype& type) {
  if (type.is_empty()) return MPI_BYTE;
  return file.converts ? type.host : type_for_files(type);
}

/// Why a library that writes datatypes out must not convert data of `type`, for which it needs that type itself.
[[nodiscard]] std::optional<Refusal> why_not_written_out(const Datatype& type);

}  // namespace mpiwasm::calls
