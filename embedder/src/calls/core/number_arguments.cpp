#include "calls/core/number_arguments.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

namespace mpiwasm::calls {

namespace {

/// A hint, as far as it fits; empty when there is none.
std::string hint(MPI_Info info, const char* key) {
  std::array<char, 64> value{};
  int found = 0;
  if (info != MPI_INFO_NULL) MPI_Info_get(info, key, static_cast<int>(value.size() - 1), value.data(), &found);
  return found != 0 ? value.data() : "";
}

}  // namespace

int NumberArguments::special_root(const char* argument, std::int32_t rank, const Communicator& comm) {
  if (comm.inter && rank == guest_MPI_ROOT) return MPI_ROOT;
  if (comm.inter && rank == guest_MPI_PROC_NULL) return MPI_PROC_NULL;
  fail(guest_MPI_ERR_ROOT,
       fmt::format("{} is {}, but a root must be a rank from 0 to {}", argument, rank, comm.peers() - 1));
  return MPI_PROC_NULL;
}

int NumberArguments::constant(const char* argument, std::int32_t value, std::span<const translate::ConstantRow> group,
                              int error_class) {
  for (const translate::ConstantRow& row : group) {
    if (row.guest == value) return row.host;
  }
  fail(error_class, fmt::format("{} is {}, which is none of the values that MPI defines for it", argument, value));
  return 0;
}

int NumberArguments::color(const char* argument, std::int32_t value) {
  if (value < 0 && value != guest_MPI_UNDEFINED) {
    fail(guest_MPI_ERR_ARG, fmt::format("{} is {}, but it must not be negative", argument, value));
  }
  return value;
}

int NumberArguments::split_type(const char* argument, std::int32_t value, MPI_Info info) {
  const std::string hardware = hint(info, "mpi_hw_resource_type");
  // Who names no resource gets no communicator (MPI-5.0, 7.4.2); MPICH 4.0 does not survive it.
  if (value == guest_MPI_COMM_TYPE_HW_GUIDED && hardware.empty()) return MPI_UNDEFINED;
  if (value == guest_MPI_COMM_TYPE_RESOURCE_GUIDED && hardware.empty() && hint(info, "mpi_pset_name").empty())
    return MPI_UNDEFINED;
  const auto known = std::ranges::find(translate::split_type_rows, value, &translate::ConstantRow::guest);
  if (known != std::end(translate::split_type_rows)) return known->host;
  switch (value) {
    // HW_GUIDED with more kinds of resources, none of which a library before MPI-4.1 knows.
    case guest_MPI_COMM_TYPE_RESOURCE_GUIDED:
      return split_type(argument, guest_MPI_COMM_TYPE_HW_GUIDED, info);
    case guest_MPI_COMM_TYPE_HW_GUIDED:
      return hardware == "mpi_shared_memory" ? MPI_COMM_TYPE_SHARED : MPI_UNDEFINED;
    case guest_MPI_COMM_TYPE_HW_UNGUIDED:
    case guest_MPI_UNDEFINED:
      return MPI_UNDEFINED;
    default:
      return constant(argument, value, translate::split_type_rows, guest_MPI_ERR_ARG);
  }
}

void NumberArguments::host_ranks(const char* argument, std::span<std::int32_t> ranks, int size) {
  for (std::int32_t& rank : ranks) {
    if (rank != guest_MPI_PROC_NULL) ranks_in(argument, {&rank, 1}, size);
    rank = translate::host_rank_or_same(rank);
  }
}

void NumberArguments::ranks_in(const char* argument, std::span<const std::int32_t> ranks, int size) {
  for (const std::int32_t rank : ranks) {
    if (rank >= 0 && rank < size) continue;
    fail(guest_MPI_ERR_RANK,
         fmt::format("{} has rank {}, but ranks go from 0 to {}", argument, rank, std::int64_t{size} - 1));
    break;
  }
}

int NumberArguments::narrow_signed(const char* argument, std::int64_t value) {
  if (value < std::numeric_limits<int>::min() || value > std::numeric_limits<int>::max()) {
    fail(guest_MPI_ERR_VALUE_TOO_LARGE,
         fmt::format("{} has {}, which does not fit the int that this MPI library takes", argument, value));
    return 0;
  }
  return static_cast<int>(value);
}

void NumberArguments::fail_count(const char* argument, std::int64_t value) {
  if (value < 0) {
    fail(guest_MPI_ERR_COUNT, fmt::format("{} is {}, but it must not be negative", argument, value));
  } else {
    fail(guest_MPI_ERR_VALUE_TOO_LARGE,
         fmt::format("{} is {}, more than this MPI library can take ({})", argument, value, INT32_MAX));
  }
}

void NumberArguments::fail_sum(const char* argument, std::int64_t sum) {
  fail(guest_MPI_ERR_VALUE_TOO_LARGE,
       fmt::format("{} add up to {}, but an int holds {} at most", argument, sum, INT32_MAX));
}

void NumberArguments::fail_offset(const char* argument, std::int64_t value) {
  fail(guest_MPI_ERR_ARG, fmt::format("{} is {}, but it must not be negative", argument, value));
}

void NumberArguments::fail_rank(const char* argument, std::int32_t rank, const Communicator& comm) {
  fail(guest_MPI_ERR_RANK, fmt::format("{} is {}, but ranks go from 0 to {}", argument, rank, comm.peers() - 1));
}

void NumberArguments::fail_tag(const char* argument, std::int32_t tag) {
  fail(guest_MPI_ERR_TAG, fmt::format("{} is {}, but tags go from 0 to {}", argument, tag, context_.tag_upper_bound));
}

bool NumberArguments::adds_up_in_int() {
  return MPI_Send_c == nullptr || process_context().library.computes_lengths_in_int();
}

std::int64_t NumberArguments::most_of(const Datatype& type, int times) {
  if (!process_context().library.computes_lengths_in_int()) return std::numeric_limits<std::int64_t>::max();
  return std::numeric_limits<int>::max() / (std::max<std::int64_t>(type.size, 1) * std::max(times, 1));
}

std::int64_t NumberArguments::most_added_up(const Datatype& type) {
  const LibraryVersion& library = process_context().library;
  const bool adds_bytes = library.name != LibraryVersion::Name::mpich || library.release < Release{3, 4, 0};
  return adds_bytes || !library.computes_lengths_in_int() ? most_of(type, 1) : std::numeric_limits<int>::max();
}

}  // namespace mpiwasm::calls
