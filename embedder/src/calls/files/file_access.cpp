// See file_access.hpp.
#include "calls/files/file_access.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>

#include "calls/datatypes/portable_form.hpp"
#include "calls/files/file_types.hpp"
#include "calls/files/types_for_files.hpp"

namespace mpiwasm::calls::rules {

namespace {

Refusal refusal(int error_class, std::string text) { return {error_class, std::move(text)}; }

Refusal too_far(const char* what) {
  return refusal(guest_MPI_ERR_ARG, fmt::format("{} beyond byte 2^62 of the file", what));
}

Refusal overlapping() {
  return refusal(guest_MPI_ERR_TYPE, "the access goes beyond one filetype, whose extent is less than what it spans");
}

/// The bytes of data before an offset.
FilePlace bytes_before(const File& file, std::int64_t offset) { return FilePlace{offset} * file.view.element_size; }

/// Refuses access that extends to `end` bytes of the view's data.
std::optional<Refusal> ends_at(const File& file, FilePlace end) {
  if (file.view.end_of(end) >= farthest_byte) return too_far("the access ends");
  if (file.view.overlaps_itself() && end > file.view.file_type.size) {
    return overlapping();
  }
  return std::nullopt;
}

std::optional<Refusal> usable(const File& file, bool at_shared_pointer) {
  if (file.host == MPI_FILE_NULL) return std::nullopt;  // another argument is refused
  if (auto problem = has_view(file)) return problem;
  if ((file.mode & guest_MPI_MODE_SEQUENTIAL) != 0 && !at_shared_pointer) {
    return refusal(guest_MPI_ERR_UNSUPPORTED_OPERATION,
                   "the file was opened with MPI_MODE_SEQUENTIAL, for access at the shared file pointer alone");
  }
  return std::nullopt;
}

/// The library counts the shared pointer in elements of a view: it would be far away in another one. Open MPI keeps it
/// in a directory that each job has its own of.
std::optional<Refusal> has_shared_pointer(const File& file) {
#if defined(OPEN_MPI)
  if (file.members && std::ranges::find(*file.members, outside_world) != file.members->end())
    return refusal(guest_MPI_ERR_UNSUPPORTED_OPERATION, "processes of several jobs have no shared file pointer here");
#endif
  if (file.host == MPI_FILE_NULL || file.view_is_common) return std::nullopt;
  return refusal(guest_MPI_ERR_UNSUPPORTED_OPERATION,
                 "the processes of the file have different views, and so no shared file pointer");
}

/// Open MPI lists all pieces of an access, in memory and in the file, and does without the list where there is no
/// memory for it. ROMIO counts the pieces of a view in an int, twice where processes exchange them.
std::optional<Refusal> too_many_pieces(FilePlace pieces) {
  constexpr FilePlace most = FilePlace{1} << 26;
  if (pieces > most) return refusal(guest_MPI_ERR_COUNT, "more than 2^26 pieces of data, which MPI libraries list");
  return std::nullopt;
}

/// ROMIO counts the pieces of data in memory in an int where they have gaps, and has two more for each element whose
/// bounds are set.
std::optional<Refusal> too_many_elements(std::int64_t count, const Datatype& type) {
  const std::int64_t pieces = pieces_of(type);
#if defined(OPEN_MPI)
  return pieces > 1 ? too_many_pieces(FilePlace{count} * pieces) : std::nullopt;
#else
  constexpr FilePlace most = std::numeric_limits<int>::max();
  const bool has_gaps = type.layout != nullptr && !type.layout->is_dense(2);
  if (!has_gaps || FilePlace{count} * (pieces + 2) <= most) return std::nullopt;
  return refusal(guest_MPI_ERR_COUNT, "2^31 pieces of data or more, which this MPI library counts in an int");
#endif
}

/// Open MPI looks for the data of a view that has none.
std::optional<Refusal> has_data(const File& file, std::int64_t bytes) {
  if (file.host == MPI_FILE_NULL || bytes == 0) return std::nullopt;
  const ViewType& view = file.view.file_type;
  if (view.size > 0)
    return view.pieces == 1 ? std::nullopt : too_many_pieces((bytes / view.size + FilePlace{1}) * view.pieces);
  return refusal(guest_MPI_ERR_ARG, "the filetype of the file's view has no data");
}

std::optional<Refusal> readable(const File& file) {
  if (file.host == MPI_FILE_NULL || (file.mode & guest_MPI_MODE_WRONLY) == 0) return std::nullopt;
  return refusal(guest_MPI_ERR_ACCESS, "the file was opened with MPI_MODE_WRONLY");
}

std::optional<Refusal> writable(const File& file) {
  if (file.host == MPI_FILE_NULL || (file.mode & guest_MPI_MODE_RDONLY) == 0) return std::nullopt;
  return refusal(guest_MPI_ERR_READ_ONLY, "the file was opened with MPI_MODE_RDONLY");
}

std::int64_t& reach(File& file, FilePointer pointer) {
  return pointer == FilePointer::own ? file.own_reach : file.shared_reach;
}

/// Where a pointer is, in bytes of the view's data. Nothing where the library does not say it: ROMIO says nothing of
/// the shared pointer with MPI_MODE_SEQUENTIAL.
std::optional<FilePlace> position(File& file, FilePointer pointer) {
  MPI_Offset offset = 0;
  const int code = pointer == FilePointer::own ? MPI_File_get_position(file.host, &offset)
                                               : MPI_File_get_position_shared(file.host, &offset);
  if (code != MPI_SUCCESS || offset < 0) return std::nullopt;
  return bytes_before(file, offset);
}

Refusal lost_pointer() { return refusal(guest_MPI_ERR_IO, "the MPI library does not say where the file pointer is"); }

/// As far as a pointer may have moved since the library was asked, and an access from there on. The library is asked
/// seldom: other processes move the shared pointer too, but none moves it further than this without asking.
constexpr std::int64_t reach_without_asking = std::int64_t{1} << 50;

constexpr std::int64_t no_limit = std::numeric_limits<std::int64_t>::max();
#if defined(OPEN_MPI)
/// It moves the shared pointer by an int, in ordered access by that of all processes together.
constexpr std::int64_t most_at_shared_pointer = std::numeric_limits<int>::max();
constexpr std::int64_t most_in_order = most_at_shared_pointer;
constexpr std::int64_t most_together = no_limit;
#else
constexpr std::int64_t most_at_shared_pointer = no_limit;
constexpr std::int64_t most_in_order = no_limit;
/// ROMIO has lengths of what it exchanges in an int.
constexpr std::int64_t most_together = std::numeric_limits<int>::max();
#endif

/// Processes that move a pointer.
FilePlace movers(const File& file, FilePointer pointer) {
  return pointer == FilePointer::shared && file.members ? static_cast<std::int64_t>(file.members->size()) : 1;
}

std::optional<Refusal> accesses(File& file, FilePointer pointer, std::int64_t bytes) {
  if (const auto problem = usable(file, pointer == FilePointer::shared)) return problem;
  if (const auto problem = has_data(file, bytes)) return problem;
  if (file.host == MPI_FILE_NULL) return std::nullopt;
  if (pointer == FilePointer::shared) {
    if (const auto problem = has_shared_pointer(file)) return problem;
    if (bytes > most_at_shared_pointer)
      return refusal(guest_MPI_ERR_COUNT,
                     "2 GiB or more at the shared file pointer, which this MPI library cannot move so far");
  }
  std::int64_t& moved = reach(file, pointer);
  const FilePlace wanted = FilePlace{moved} + bytes;
  // Others may move the pointer as far as this one, and each looks at its own moves.
  const FilePlace all = movers(file, pointer);
  // Where copies of the filetype overlap, libraries do not know where in the view their pointers are.
  const bool is_asked = !file.view.overlaps_itself();
  if (!is_asked && (pointer == FilePointer::shared || moved < 0)) return overlapping();
  if (!is_asked || (moved >= 0 && wanted < reach_without_asking && file.view.end_of(wanted * all) < farthest_byte)) {
    if (const auto problem = ends_at(file, wanted * all)) return problem;
    moved = static_cast<std::int64_t>(wanted);
    return std::nullopt;
  }
  const std::optional<FilePlace> start = position(file, pointer);
  if (!start) return lost_pointer();
  const FilePlace end = *start + bytes * all;
  if (const auto problem = ends_at(file, end)) return problem;
  moved = all == 1 && end < reach_without_asking ? static_cast<std::int64_t>(end) : File::unknown_reach;
  return std::nullopt;
}

std::optional<Refusal> accesses_at(File& file, std::int64_t offset, std::int64_t bytes) {
  if (const auto problem = usable(file, false)) return problem;
  if (const auto problem = has_data(file, bytes)) return problem;
  return ends_at(file, bytes_before(file, offset) + bytes);
}

}  // namespace

std::optional<Refusal> reads_at(File& file, std::int64_t offset, std::int64_t bytes) {
  if (const auto problem = readable(file)) return problem;
  return accesses_at(file, offset, bytes);
}

std::optional<Refusal> writes_at(File& file, std::int64_t offset, std::int64_t bytes) {
  if (const auto problem = writable(file)) return problem;
  return accesses_at(file, offset, bytes);
}

std::optional<Refusal> reads(File& file, FilePointer pointer, std::int64_t bytes) {
  if (const auto problem = readable(file)) return problem;
  return accesses(file, pointer, bytes);
}

std::optional<Refusal> writes(File& file, FilePointer pointer, std::int64_t bytes) {
  if (const auto problem = writable(file)) return problem;
  return accesses(file, pointer, bytes);
}

std::optional<Refusal> accesses_together(const File& file, bool in_order, std::int64_t bytes) {
  if (file.host == MPI_FILE_NULL) return std::nullopt;
  const auto processes = static_cast<std::int64_t>(file.members ? file.members->size() : 1);
  const std::int64_t most = in_order ? std::min(most_in_order / processes, most_together) : most_together;
  if (bytes <= most) return std::nullopt;
  return refusal(guest_MPI_ERR_COUNT,
                 fmt::format("{} bytes in a collective operation, which this MPI library does with {} of a process at "
                             "most here",
                             bytes, most));
}

std::optional<Refusal> called_by_all(const File& file, std::string_view function) {
  if (file.agreement.all_call(function)) return std::nullopt;
  return refusal(guest_MPI_ERR_NOT_SAME, "the processes of the file call different functions");
}

bool set_by_all(const File& file, const FileView& view) {
  const ViewType& type = view.file_type;
  // Each by itself: processes could choose different ones that make the same number. All get the same answer.
  const std::array numbers{view.displacement, view.element_size,     type.size,
                           type.extent,       type.true_lower_bound, type.true_extent};
  return std::ranges::all_of(
      numbers, [&](std::int64_t each) { return file.agreement.all_have(static_cast<std::uint64_t>(each)); });
}

std::optional<Refusal> in_representation(const File& file, std::int64_t count, const Datatype& type) {
  if (type.has_large_counts && file.host != MPI_FILE_NULL) [[unlikely]] {
    if (auto problem = why_not_in_files("datatype", type)) return problem;
  }
  if (file.host == MPI_FILE_NULL) return std::nullopt;
  if (auto problem = too_many_elements(count, type)) return problem;
  if (!file.converts) return prepare_for_files("datatype", type);
  if (const auto problem = why_not_written_out(type)) return problem;
  if (!has_portable_form(process_context(), type))
    return refusal(guest_MPI_ERR_TYPE, "datatype holds numbers that have no form in external32 with this MPI library");
  return why_not_converted(count, type);
}

std::optional<Refusal> seeks(File& file, FilePointer pointer, std::int64_t offset, std::int32_t whence) {
  if ((file.mode & guest_MPI_MODE_SEQUENTIAL) != 0) {
    return refusal(guest_MPI_ERR_UNSUPPORTED_OPERATION, "the file was opened with MPI_MODE_SEQUENTIAL");
  }
  if (const auto problem = usable(file, true)) return problem;
  if (file.host == MPI_FILE_NULL) return std::nullopt;
  if (pointer == FilePointer::shared) {
    if (const auto problem = has_shared_pointer(file)) return problem;
  }
  FilePlace start = 0;
  if (whence == guest_MPI_SEEK_CUR) {
    const std::optional<FilePlace> present = position(file, pointer);
    if (!present) return lost_pointer();
    start = *present;
  } else if (whence == guest_MPI_SEEK_END) {
    MPI_Offset size = 0;
    if (MPI_File_get_size(file.host, &size) != MPI_SUCCESS) return lost_pointer();
    start = file.view.data_before(size);
  }
  const FilePlace end = start + bytes_before(file, offset);
  // Where the end of the file is in a view, the library knows better. But Open MPI keeps a shared pointer that is
  // negative, and writes beside its buffers from there.
  const bool is_rounded_up = whence == guest_MPI_SEEK_END && start > 0;
  const FilePlace least = is_rounded_up ? end - file.view.file_type.size : end;
  if (least < 0 && (whence != guest_MPI_SEEK_END || pointer == FilePointer::shared)) {
    return refusal(guest_MPI_ERR_ARG, "the file pointer would go before the beginning of the view");
  }
  if (file.view.end_of(end) >= farthest_byte) return too_far("the file pointer would go");
  // Of the shared pointer, the processes have not agreed yet.
  if (pointer == FilePointer::own) note_seek(file, pointer, offset, whence);
  return std::nullopt;
}

void note_seek(File& file, FilePointer pointer, std::int64_t offset, std::int32_t whence) {
  const FilePlace end = bytes_before(file, offset);
  const bool is_known = whence == guest_MPI_SEEK_SET && end < reach_without_asking;
  reach(file, pointer) = is_known ? static_cast<std::int64_t>(end) : File::unknown_reach;
}

std::optional<Refusal> moved_alike(const File& file, std::int64_t offset, std::int32_t whence) {
  const bool have_same_offset = file.agreement.all_have(static_cast<std::uint64_t>(offset));
  if (file.agreement.all_have(static_cast<std::uint64_t>(whence)) && have_same_offset) return std::nullopt;
  return refusal(guest_MPI_ERR_NOT_SAME, "the processes of the file pass another offset, or another whence");
}

std::optional<Refusal> has_view(const File& file) {
  if (file.host == MPI_FILE_NULL || !file.view_lost) return std::nullopt;
  return refusal(guest_MPI_ERR_IO, "the library refused the last view, and the file has none since");
}

std::optional<Refusal> in_view(const File& file, std::int64_t offset) {
  if (auto problem = has_view(file)) return problem;
  // MPICH since 4.1 divides by its size.
  if (file.host != MPI_FILE_NULL && file.view.file_type.size == 0)
    return refusal(guest_MPI_ERR_ARG, "the filetype of the file's view has no data");
  if (file.host == MPI_FILE_NULL || file.view.end_of(bytes_before(file, offset) + 1) < farthest_byte) {
    return std::nullopt;
  }
  return too_far("the offset lies");
}

}  // namespace mpiwasm::calls::rules
