// Constants: the guest's values are the standard ABI's, the host's are those of its mpi.h. Both columns come from
// embedder/mpi-api/constants.toml by name.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <limits>
#include <span>
#include <string>

#include "host/guest_constants.hpp"
#include "translate/handle_table.hpp"
#include "translate/mpi.hpp"

namespace mpiwasm::translate {

/// One integer constant on both sides.
struct ConstantRow {
  int guest;
  int host;
  const char* name;
};

#define MPIWASM_CONSTANT(group, name, guest_value) {guest_value, name, #name},
#define MPIWASM_CONSTANTS_ERROR_CLASS
inline const ConstantRow error_class_rows[] = {
#include "host/constants.inc"
};
#define MPIWASM_CONSTANT(group, name, guest_value) {guest_value, name, #name},
#define MPIWASM_CONSTANTS_THREAD_LEVEL
inline const ConstantRow thread_level_rows[] = {
#include "host/constants.inc"
};
#define MPIWASM_CONSTANT(group, name, guest_value) {guest_value, name, #name},
#define MPIWASM_CONSTANTS_ORDER
inline const ConstantRow order_rows[] = {
#include "host/constants.inc"
};
#define MPIWASM_CONSTANT(group, name, guest_value) {guest_value, name, #name},
#define MPIWASM_CONSTANTS_DISTRIBUTION
inline const ConstantRow distribution_rows[] = {
#include "host/constants.inc"
};
#define MPIWASM_CONSTANT(group, name, guest_value) {guest_value, name, #name},
#define MPIWASM_CONSTANTS_COMPARISON
inline const ConstantRow comparison_rows[] = {
#include "host/constants.inc"
};
#define MPIWASM_CONSTANT(group, name, guest_value) {guest_value, name, #name},
#define MPIWASM_CONSTANTS_TOPOLOGY
inline const ConstantRow topology_rows[] = {
#include "host/constants.inc"
};
#define MPIWASM_CONSTANT(group, name, guest_value) {guest_value, name, #name},
#define MPIWASM_CONSTANTS_SPLIT_TYPE
inline const ConstantRow split_type_rows[] = {
#include "host/constants.inc"
};
#define MPIWASM_CONSTANT(group, name, guest_value) {guest_value, name, #name},
#define MPIWASM_CONSTANTS_LOCK_TYPE
inline const ConstantRow lock_type_rows[] = {
#include "host/constants.inc"
};
#define MPIWASM_CONSTANT(group, name, guest_value) {guest_value, name, #name},
#define MPIWASM_CONSTANTS_ASSERTION
inline const ConstantRow assertion_rows[] = {
#include "host/constants.inc"
};
#define MPIWASM_CONSTANT(group, name, guest_value) {guest_value, name, #name},
#define MPIWASM_CONSTANTS_WINDOW_MODEL
inline const ConstantRow window_model_rows[] = {
#include "host/constants.inc"
};
#define MPIWASM_CONSTANT(group, name, guest_value) {guest_value, name, #name},
#define MPIWASM_CONSTANTS_FILE_MODE
inline const ConstantRow file_mode_rows[] = {
#include "host/constants.inc"
};
#define MPIWASM_CONSTANT(group, name, guest_value) {guest_value, name, #name},
#define MPIWASM_CONSTANTS_WHENCE
inline const ConstantRow whence_rows[] = {
#include "host/constants.inc"
};

/// One predefined handle on both sides.
template <class HostHandle>
struct HandleRow {
  Handle guest;
  HostHandle host;
};

/// The host's predefined datatypes; those with another size in wasm32 are put right in calls/core/predefined.cpp.
/// Functions, because a library's handles may be addresses that are known at run time only.
std::span<const HandleRow<MPI_Datatype>> datatype_rows();
std::span<const HandleRow<MPI_Op>> operation_rows();

/// The row with a guest's value, or null.
inline const ConstantRow* find_guest(std::span<const ConstantRow> rows, int value) {
  for (const ConstantRow& row : rows) {
    if (row.guest == value) return &row;
  }
  return nullptr;
}

/// A host's value as the guest's; values that have no row mean the same on both sides (MPI_UNDEFINED).
inline int guest_value(std::span<const ConstantRow> rows, int host) {
  for (const ConstantRow& row : rows) {
    if (row.host == host) return row.guest;
  }
  return host;
}
static_assert(MPI_UNDEFINED == guest_MPI_UNDEFINED);
static_assert(MPI_SUCCESS == 0);

/// The guest's class for a host's error class, MPI_ERR_OTHER for classes that the standard does not know.
inline int guest_error_class(int host_class) {
  for (const ConstantRow& row : error_class_rows) {
    if (row.host == host_class) return row.guest;
  }
  return guest_MPI_ERR_OTHER;
}

/// The guest's class for any error code of the host; codes may say more than a class.
inline int guest_error_class_of(int host_code) {
  if (host_code == MPI_SUCCESS) return guest_MPI_SUCCESS;
  int host_class = host_code;
  if (MPI_Error_class(host_code, &host_class) != MPI_SUCCESS) return guest_MPI_ERR_OTHER;
  return guest_error_class(host_class);
}

/// The name of a guest's error class, or null. Classes newer than the host's mpi.h are mpiwasm's own to raise.
const char* error_class_name(int guest_class);

/// A guest's rank for the host; -1, -3 and -4 are the standard's MPI_ANY_SOURCE, MPI_PROC_NULL and MPI_ROOT.
inline int host_rank_or_same(std::int32_t rank) {
  if (rank == guest_MPI_PROC_NULL) return MPI_PROC_NULL;
  if (rank == guest_MPI_ANY_SOURCE) return MPI_ANY_SOURCE;
  if (rank == guest_MPI_ROOT) return MPI_ROOT;
  return rank;
}

/// An address or distance of the host as the guest's 32-bit MPI_Aint; MPI_UNDEFINED when it does not fit.
inline std::int32_t narrow_address(MPI_Aint value) {
  constexpr std::int64_t bound = std::int64_t{1} << 32;
  if (value < -bound / 2 || value >= bound) return guest_MPI_UNDEFINED;
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(value));
}

/// A handle for messages: its number, and what is known about it.
inline std::string describe_handle(Handle handle) {
  static constexpr const char* kinds[] = {"",        "communicator", "group", "datatype",      "operation",
                                          "request", "message",      "info",  "error handler", "window",
                                          "file",    "session"};
  const std::uint32_t kind = number(handle) >> 28;
  if (handle == no_handle) return "0";
  if (is_predefined(handle)) return fmt::format("the predefined handle {:#x}", number(handle));
  if (kind == 0 || kind >= std::size(kinds)) return fmt::format("{:#x}", number(handle));
  return fmt::format("{:#x} (a {} handle)", number(handle), kinds[kind]);
}

}  // namespace mpiwasm::translate
