#include "calls/core/buffer_arguments.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <string_view>

#include "calls/datatypes/covered_bytes.hpp"
#include "calls/windows/exchange_windows.hpp"

namespace mpiwasm::calls {

void* BufferArguments::strided_buffer(const char* argument, Address address, std::int64_t count, const Datatype& type) {
#if !defined(MPIWASM_SERIAL_MPI)
  // Open MPI 4.1 and MPICH 4.0 put the data of some of them elsewhere than their bounds say.
  if (!failed() && type.steps_back)
    fail(guest_MPI_ERR_TYPE, fmt::format("the datatype of {} has a part with a negative extent", argument));
#endif
  check_block(argument, address, count, 0, 1, type);
  return context_.memory.at(address);
}

void* BufferArguments::begun_buffer(const char* argument, Address address, const File& file) {
  // "MPI_File_read_all_end" ends what "MPI_File_read_all_begin" or "..._begin_c" began.
  const std::string_view operation = std::string_view(name_).substr(0, std::string_view(name_).rfind('_') + 1);
  if (file.begun_by == nullptr || !std::string_view(file.begun_by).starts_with(operation)) {
    fail(guest_MPI_ERR_OTHER, fmt::format("no operation of this kind was started on the file"));
  } else if (file.begun_buffer != address) {
    fail(guest_MPI_ERR_BUFFER,
         fmt::format("{} is {:#x}, but {} was given {:#x}", argument, address, file.begun_by, file.begun_buffer));
  }
  return context_.memory.at(address);
}

void BufferArguments::no_operation_begun(const File& file) {
  if (file.begun_by == nullptr) return;
  fail(guest_MPI_ERR_OTHER, fmt::format("what {} began on the file has not been ended", file.begun_by));
}

void BufferArguments::begin_operation(File& file, Address address) const {
  file.begun_by = name_;
  file.begun_buffer = address;
}

bool BufferArguments::check_block(const char* argument, Address address, std::int64_t count, std::int64_t displacement,
                                  std::int64_t unit, const Datatype& type) {
  if (count < 0) {
    fail_count(argument, count);
    return false;
  }
  if (!type.committed) {
    fail(guest_MPI_ERR_TYPE, fmt::format("the datatype of {} has not been committed", argument));
    return false;
  }
  if (count == 0) return true;
  // No library supports this, but all of them compute addresses with extents, even without data.
  constexpr Wide farthest = Wide{1} << 40;
  if (type.size == 0 && Wide{count} * type.extent < farthest && Wide{count} * type.extent > -farthest) return true;
  const CoveredBytes covered = covered_bytes(Wide{number(address)} + Wide{displacement} * unit, count, type);
  const Wide data = Wide{count} * type.size;
  const bool repeated = data > std::max<Wide>(context_.memory.size(), layout::most_repeated_data);
  if (covered.within(context_.memory.size()) && !repeated) return true;
  if (covered.within(context_.memory.size())) {
    fail(guest_MPI_ERR_COUNT,
         fmt::format("{} with {} elements names {} bytes of data, more than the guest's memory has", argument, count,
                     CoveredBytes::shown(data)));
    return false;
  }
  fail(guest_MPI_ERR_BUFFER,
       fmt::format("{} at {:#x} with {} elements covers bytes {} to {}, outside the guest's memory of {} bytes",
                   argument, address, count, CoveredBytes::shown(covered.begin), CoveredBytes::shown(covered.end),
                   context_.memory.size()));
  return false;
}

/// All bytes between the first and the last one count as written: gaps are not looked for.
void BufferArguments::check_writable_block(const char* argument, Address address, std::int64_t count,
                                           std::int64_t displacement, std::int64_t unit, const Datatype& type) {
  if (failed() || count <= 0 || type.is_empty()) return;
  const CoveredBytes covered = covered_bytes(Wide{number(address)} + Wide{displacement} * unit, count, type);
  check_writable_bytes(argument, static_cast<std::int64_t>(covered.begin), static_cast<std::int64_t>(covered.end));
}

void BufferArguments::check_writable_bytes(const char* argument, std::int64_t begin, std::int64_t end) {
  if (failed() || begin >= end) return;
  const auto found = find_read_only(context_, static_cast<std::uint32_t>(begin), static_cast<std::uint64_t>(end));
  if (!found) return;
  fail(guest_MPI_ERR_BUFFER, fmt::format("{} covers bytes {} to {} of memory, of which some may only be read: {}",
                                         argument, begin, end, describe_read_only(context_, *found)));
}

const MPI_Datatype* BufferArguments::host_types(const char* argument, std::span<const Handle> handles,
                                                Communicator& comm, translate::ListArena& lists) {
  // Where the communicator has a topology, Open MPI reads as many as there are neighbours, also in a collective
  // operation of all processes.
  const auto most_read = static_cast<std::size_t>(std::max(comm.neighbors_in, comm.neighbors_out));
  const auto types = lists.list<MPI_Datatype>(std::max(handles.size(), most_read));
  if (translate::callers.give_turns_away()) {
    for (const Handle handle : handles) current_caller().name(handle);
  }
  for (std::size_t i = 0; i < handles.size(); ++i) types[i] = message_type(bufferable_datatype(argument, handles[i]));
  std::fill(types.begin() + static_cast<std::ptrdiff_t>(handles.size()), types.end(), MPI_BYTE);
  return types.data();
}

void BufferArguments::sized_alike(const char* argument, std::span<const Handle> types, std::int64_t longest, int rank) {
  if (context_.library.name == LibraryVersion::Name::open_mpi ||
      context_.library.name == LibraryVersion::Name::built_in || failed())
    return;
  const std::int64_t own = datatype(argument, types[static_cast<std::size_t>(rank)]).size;
  for (const Handle each : types) {
    if (datatype(argument, each).size == own) continue;
    return fail(guest_MPI_ERR_UNSUPPORTED_OPERATION,
                fmt::format("{} has types of different sizes, which this MPI library confuses in place", argument));
  }
  if (own > 0 && longest > std::numeric_limits<int>::max() / own)
    fail(guest_MPI_ERR_COUNT,
         fmt::format("a block has {} elements of {} bytes, whose bytes this MPI library counts in an int in place",
                     longest, own));
}

}  // namespace mpiwasm::calls
