// See file_access.hpp.
#include "calls/files/file_access.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/statvfs.h>

#include <algorithm>
#include <limits>

#include "calls/communicators/mixed_number.hpp"
#include "calls/datatypes/portable_form.hpp"
#include "calls/files/file_types.hpp"

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
  if (file.view_lost)
    return refusal(guest_MPI_ERR_IO, "the library refused the last view, and the file has none since");
  if ((file.mode & guest_MPI_MODE_SEQUENTIAL) != 0 && !at_shared_pointer) {
    return refusal(guest_MPI_ERR_UNSUPPORTED_OPERATION,
                   "the file was opened with MPI_MODE_SEQUENTIAL, for access at the shared file pointer alone");
  }
  return std::nullopt;
}

/// The library counts the shared pointer in elements of a view: it would be far away in another one.
std::optional<Refusal> has_shared_pointer(const File& file) {
  if (file.host == MPI_FILE_NULL || file.view_is_common) return std::nullopt;
  return refusal(guest_MPI_ERR_UNSUPPORTED_OPERATION,
                 "the processes of the file have different views, and so no shared file pointer");
}

/// Open MPI looks for the data of a view that has none.
std::optional<Refusal> has_data(const File& file, std::int64_t bytes) {
  if (file.host == MPI_FILE_NULL || bytes == 0 || file.view.file_type.size > 0) return std::nullopt;
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

/// Where a pointer is, in bytes of the view's data.
FilePlace position(File& file, FilePointer pointer) {
  MPI_Offset offset = 0;
  const int code = pointer == FilePointer::own ? MPI_File_get_position(file.host, &offset)
                                               : MPI_File_get_position_shared(file.host, &offset);
  return code == MPI_SUCCESS ? bytes_before(file, offset) : 0;
}

/// As far as a pointer may have moved since the library was asked, and an access from there on. The library is asked
/// seldom: other processes move the shared pointer too, but none moves it further than this without asking.
constexpr std::int64_t reach_without_asking = std::int64_t{1} << 50;

#if defined(OPEN_MPI)
/// It moves the shared pointer by an int.
constexpr std::int64_t most_at_shared_pointer = std::numeric_limits<int>::max();
#else
constexpr std::int64_t most_at_shared_pointer = std::numeric_limits<std::int64_t>::max();
#endif

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
  // Where copies of the filetype overlap, libraries do not know where in the view their pointers are.
  const bool is_asked = !file.view.overlaps_itself();
  if (!is_asked && (pointer == FilePointer::shared || moved < 0)) return overlapping();
  if (!is_asked || (moved >= 0 && wanted < reach_without_asking && file.view.end_of(wanted) < farthest_byte)) {
    if (const auto problem = ends_at(file, wanted)) return problem;
    moved = static_cast<std::int64_t>(wanted);
    return std::nullopt;
  }
  const FilePlace end = position(file, pointer) + bytes;
  if (const auto problem = ends_at(file, end)) return problem;
  moved = end < reach_without_asking ? static_cast<std::int64_t>(end) : File::unknown_reach;
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

std::optional<Refusal> called_by_all(const File& file, std::string_view function) {
  if (file.agreement.all_call(function)) return std::nullopt;
  return refusal(guest_MPI_ERR_NOT_SAME, "the processes of the file call different functions");
}

bool set_by_all(const File& file, const FileView& view) {
  const ViewType& type = view.file_type;
  MixedNumber mixed(0);
  for (const std::int64_t each :
       {view.displacement, view.element_size, type.size, type.extent, type.true_lower_bound, type.true_extent})
    mixed.add(static_cast<std::uint64_t>(each));
  return file.agreement.all_have(mixed.value());
}

std::optional<Refusal> in_representation(const File& file, std::int64_t count, const Datatype& type) {
  if (type.has_large_counts && file.host != MPI_FILE_NULL) [[unlikely]] {
    if (auto problem = why_not_in_files("datatype", type)) return problem;
  }
  if (file.host == MPI_FILE_NULL || !file.converts) return std::nullopt;
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
    start = position(file, pointer);
  } else if (whence == guest_MPI_SEEK_END) {
    MPI_Offset size = 0;
    MPI_File_get_size(file.host, &size);
    start = file.view.data_before(size);
  }
  const FilePlace end = start + bytes_before(file, offset);
  // Where the end of the file is in a view, the library knows better.
  if (end < 0 && whence != guest_MPI_SEEK_END) {
    return refusal(guest_MPI_ERR_ARG, "the file pointer would go before the beginning of the view");
  }
  if (file.view.end_of(end) >= farthest_byte) return too_far("the file pointer would go");
  const bool is_known = whence == guest_MPI_SEEK_SET && end < reach_without_asking;
  reach(file, pointer) = is_known ? static_cast<std::int64_t>(end) : File::unknown_reach;
  return std::nullopt;
}

std::optional<Refusal> in_view(const File& file, std::int64_t offset) {
  if (file.host == MPI_FILE_NULL || file.view.end_of(bytes_before(file, offset) + 1) < farthest_byte) {
    return std::nullopt;
  }
  return too_far("the offset lies");
}

std::optional<Refusal> has_room(const File& file, std::int64_t size) {
  struct stat now{};
  struct statvfs disk{};
  if (::fstatat(file.directory.number(), file.name_there.c_str(), &now, AT_SYMLINK_NOFOLLOW) != 0 ||
      ::fstatvfs(file.directory.number(), &disk) != 0 || size <= now.st_size) {
    return std::nullopt;
  }
  const FilePlace room = FilePlace{disk.f_bavail} * disk.f_frsize;
  if (FilePlace{size} - now.st_blocks * FilePlace{512} <= room) return std::nullopt;
  return refusal(guest_MPI_ERR_NO_SPACE, fmt::format("size is {}, more than the file system has free", size));
}

}  // namespace mpiwasm::calls::rules
