// Arguments of one-sided communication: ranks, places and operations at the target (MPI-5.0, 12.3).
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

#include "calls/core/generated_call.hpp"
#include "calls/datatypes/basic_type.hpp"
#include "calls/datatypes/covered_bytes.hpp"

namespace mpiwasm::calls {

int TargetArguments::destination(const char* argument, std::int32_t rank, const Window& window) {
  if (rank >= 0 && rank < window.peers()) [[likely]]
    return rank;
  if (rank != guest_MPI_PROC_NULL) {
    fail(guest_MPI_ERR_RANK, fmt::format("{} is {}, but ranks go from 0 to {}", argument, rank, window.peers() - 1));
  }
  return MPI_PROC_NULL;
}

MPI_Aint TargetArguments::target(const char* argument, std::int32_t displacement, int host_rank, std::int64_t count,
                                 const Datatype& type, Window& window) {
  if (failed() || host_rank == MPI_PROC_NULL) return 0;
  if (!type.committed) {
    fail(guest_MPI_ERR_TYPE, fmt::format("the datatype at {} has not been committed", argument));
    return 0;
  }
  if (window.dynamic) return dynamic_target(argument, displacement, host_rank, count, type, window);
  if (displacement < 0) {
    fail(guest_MPI_ERR_DISP, fmt::format("{} is {}, but it must not be negative", argument, displacement));
    return 0;
  }
  const WindowSegment& segment = window.segments[static_cast<std::size_t>(host_rank)];
  const Wide start = Wide{displacement} * segment.displacement_unit;
  // Libraries look at the place even when nothing is to be done there.
  const CoveredBytes covered =
      count == 0 || type.size == 0 ? CoveredBytes{start, start} : covered_bytes(start, count, type);
  if (covered.within(static_cast<std::uint64_t>(segment.size))) [[likely]] {
    const auto distance = static_cast<MPI_Aint>(start);
    return window.own ? single_process::address(context_, number(window.base) + distance) : segment.margin + distance;
  }
  fail(guest_MPI_ERR_RMA_RANGE,
       fmt::format("{} is {}: {} elements there cover bytes {} to {} of the window of rank {}, which has {}", argument,
                   displacement, count, CoveredBytes::shown(covered.begin), CoveredBytes::shown(covered.end), host_rank,
                   segment.size));
  return 0;
}

void TargetArguments::same_size(const char* argument, std::int64_t here, std::int64_t there, int host_rank) {
  if (here == there || host_rank == MPI_PROC_NULL) [[likely]]
    return;
  fail(guest_MPI_ERR_TRUNCATE, fmt::format("{} has {} bytes, but at the target there are {}", argument, here, there));
}

void TargetArguments::same_numbers(const char* argument, const Datatype& here, const Datatype& there, int host_rank) {
  if (&here == &there && here.predefined) [[likely]]
    return;
  if (failed() || host_rank == MPI_PROC_NULL || context_.library.name == LibraryVersion::Name::open_mpi) return;
  const Datatype* numbers = basic_type(context_, here);
  const Datatype* others = basic_type(context_, there);
  if (numbers != nullptr && others != nullptr && numbers->host == others->host) return;
  fail(guest_MPI_ERR_TYPE, fmt::format("{} and the target do not consist of the same predefined datatype", argument));
}

void TargetArguments::countable(const char* argument, std::int64_t count, const Datatype& type, int host_rank) {
  constexpr std::int64_t most = std::numeric_limits<int>::max();
  if (product(count, type.size) <= most) [[likely]]
    return;
  if (failed() || host_rank == MPI_PROC_NULL || !context_.library.computes_lengths_in_int()) return;
  const Datatype* numbers = basic_type(context_, type);
  const std::int64_t size = numbers == nullptr ? 1 : std::max<std::int64_t>(numbers->size, 1);
  if (product(count, type.size) / size > most)
    fail(guest_MPI_ERR_COUNT,
         fmt::format("{} has 2^31 numbers or more, which this MPI library counts in an int", argument));
}

MPI_Op TargetArguments::predefined_operation(const char* argument, Handle handle, Datatype& type) {
  // By target(), which leaves it where the next quick call looks for it.
  const Operation* found = context_.operations.target(handle);
  if (found == nullptr) {
    fail_handle(argument, handle, "operation", guest_MPI_ERR_OP);
    return MPI_OP_NULL;
  }
  const Operation& operation = *found;
  if (operation.function != guest::null_function) {
    fail(guest_MPI_ERR_OP, fmt::format("{} is a function of the program, but windows take predefined ones", argument));
    return MPI_OP_NULL;
  }
  if (handle == guest_MPI_REPLACE || handle == guest_MPI_NO_OP) return operation.host;
  if (!type.knows_operation(handle)) {
    // Libraries detect it at the target, where it cannot be reported: the job ends or hangs.
    if (failed() || !computes(operation.host, type)) {
      fail(guest_MPI_ERR_OP, fmt::format("{} is not defined for this datatype in windows", argument));
      return MPI_OP_NULL;
    }
    type.learn_operation(handle);
  }
  return operation.host;
}

void TargetArguments::writable(const char* argument, int host_rank, const Window& window) {
  if (failed() || host_rank == window.rank || host_rank == MPI_PROC_NULL) return;
  fail(guest_MPI_ERR_RMA_RANGE,
       fmt::format("{} is {}, whose segment of a window of the exchange may only be read", argument, host_rank));
}

void TargetArguments::combinable(const char* argument, const Datatype& type, int /*host_rank*/,
                                 const Window& /*window*/) {
  const Datatype* numbers = basic_type(context_, type);
  if (failed() || numbers == nullptr || numbers->foreign_format || numbers->size == numbers->extent) return;
  // A single pair without padding between its numbers is combined alone (accumulate_in_pieces.hpp).
  if (type.predefined && numbers->size == numbers->true_extent) return;
  fail(guest_MPI_ERR_UNSUPPORTED_OPERATION,
       fmt::format("{} consists of pairs with padding, which this MPI library does not combine correctly in windows",
                   argument));
}

void TargetArguments::swappable(const char* argument, const Datatype& type, int host_rank, const Window& window) {
  const std::vector<bool>& unswappable = window.guard->unswappable;
  const auto target = static_cast<std::size_t>(host_rank);
  constexpr std::int64_t size = 8;
  if (failed() || host_rank == MPI_PROC_NULL || type.size != size || target >= unswappable.size()) return;
  if (!unswappable[target]) return;
  fail(guest_MPI_ERR_UNSUPPORTED_OPERATION,
       fmt::format("{} has 8 bytes, which Open MPI before 4.1.5 cannot compare and swap in the memory of rank {}; use "
                   "4 bytes, or another version",
                   argument, host_rank));
}

namespace {

bool is_logical(MPI_Op operation) { return operation == MPI_LAND || operation == MPI_LOR || operation == MPI_LXOR; }

bool is_floating_point(MPI_Datatype type) {
  const std::array types{MPI_FLOAT,
                         MPI_DOUBLE,
                         MPI_LONG_DOUBLE,
                         MPI_C_FLOAT_COMPLEX,
                         MPI_C_DOUBLE_COMPLEX,
                         MPI_C_LONG_DOUBLE_COMPLEX,
                         MPI_REAL,
                         MPI_DOUBLE_PRECISION,
                         MPI_COMPLEX,
                         MPI_DOUBLE_COMPLEX,
                         MPI_REAL4,
                         MPI_REAL8,
                         MPI_REAL16,
                         MPI_COMPLEX8,
                         MPI_COMPLEX16,
                         MPI_COMPLEX32};
  return std::ranges::find(types, type) != types.end();
}

}  // namespace

/// Asks the library whether an operation is defined for the numbers that a datatype is made of.
bool TargetArguments::computes(MPI_Op operation, const Datatype& type) {
  const Datatype* numbers = basic_type(context_, type);
  alignas(16) std::byte in[64] = {};
  alignas(16) std::byte inout[64] = {};
  if (numbers == nullptr || type.foreign_format || numbers->true_extent > static_cast<std::int64_t>(sizeof in)) {
    return false;
  }
  // MPICH 4.0 ends the process.
  if (is_logical(operation) && is_floating_point(numbers->host)) return false;
  return MPI_Reduce_local(in, inout, 1, numbers->host, operation) == MPI_SUCCESS;
}

Datatype& TargetArguments::predefined_datatype(const char* argument, Handle handle) {
  Datatype& type = datatype(argument, handle);
  if (!failed() && !type.predefined) {
    fail(guest_MPI_ERR_TYPE, fmt::format("{} is a derived datatype, but must be a predefined one", argument));
  }
  return type;
}

int TargetArguments::assertion(const char* argument, std::int32_t value) {
  int host = 0;
  std::int32_t known = 0;
  for (const translate::ConstantRow& row : translate::assertion_rows) {
    known |= row.guest;
    if ((value & row.guest) != 0) host |= row.host;
  }
  if ((value & ~known) != 0) {
    fail(guest_MPI_ERR_ASSERT,
         fmt::format("{} is {}, which is no combination of MPI_MODE_ constants", argument, value));
  }
  // MPICH and its relatives look up the window that a late message names without looking whether it is there, and end
  // no lock of a rank that was locked with the promise once.
  return context_.library.name == LibraryVersion::Name::open_mpi ? host : host & ~MPI_MODE_NOCHECK;
}

}  // namespace mpiwasm::calls
