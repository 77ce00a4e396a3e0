// See files.hpp.
#include "calls/checkpoint/files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstring>
#include <memory>
#include <utility>

#include "calls/checkpoint/common_objects.hpp"
#include "calls/checkpoint/image_rules.hpp"
#include "calls/checkpoint/shared_objects.hpp"
#include "calls/core/call.hpp"
#include "calls/files/file_access.hpp"
#include "calls/files/open_files.hpp"
#include "calls/files/types_for_files.hpp"

namespace mpiwasm::calls {

using guest::ArchiveReader;
using guest::ArchiveWriter;

namespace {

/// Of a shared file pointer that this process does not know, or has not moved.
constexpr std::int64_t unknown = -1;

constexpr const char* native = "native";

/// What is not in the recipe.
struct Position {
  std::int64_t own = 0;
  std::int64_t shared = unknown;
  std::int64_t length = 0;
  bool is_atomic = false;
};

/// What has been written is as old as the memory of the guest, also after a crash of the machine. Returns an errno.
int store_data(const File& file) {
  const auto open = [&](int access) {
    return guest::HostFile::own(
        ::openat(file.directory.number(), file.name_there.c_str(), access | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  };
  auto opened = open(O_RDONLY);
  if (!opened.is_open() && errno == EACCES) opened = open(O_WRONLY);
  if (!opened.is_open()) return errno;
  return ::fdatasync(opened.number()) == 0 || errno == EINVAL || errno == EROFS ? 0 : errno;
}

/// To ask for a shared file pointer makes a library create one, so only a process that has moved it asks.
std::string find_position(const File& file, Position& position) {
  struct stat status{};
  if (::fstatat(file.directory.number(), file.name_there.c_str(), &status, AT_SYMLINK_NOFOLLOW) != 0)
    return fmt::format("'{}' has been renamed or removed", file.path);
  position.length = status.st_size;
  MPI_Offset own = 0;
  MPI_Offset shared = 0;
  int is_atomic = 0;
  if (MPI_File_get_position(file.host, &own) != MPI_SUCCESS ||
      MPI_File_get_atomicity(file.host, &is_atomic) != MPI_SUCCESS)
    return fmt::format("the MPI library does not return the position in '{}'", file.path);
  position.own = own;
  position.is_atomic = is_atomic != 0;
  if (const int code = store_data(file); code != 0)
    return fmt::format("the data of '{}' cannot be stored: {}", file.path, std::strerror(code));
  if (file.shared_reach == 0) return {};
  if (MPI_File_get_position_shared(file.host, &shared) != MPI_SUCCESS)
    return fmt::format("the MPI library does not return the shared file pointer of '{}'", file.path);
  position.shared = shared;
  return {};
}

/// What the calls of the guest check when it opens a file and sets its view.
bool is_saved_mode(int mode) { return (mode & guest_MPI_MODE_SEQUENTIAL) == 0; }

/// Whether the file pointers can stand there in the view that the file has: libraries multiply places by the size of an
/// element, and add to them.
bool is_position(const File& file, const Position& position) {
  const auto lies_in_view = [&](std::int64_t offset) { return offset >= 0 && !rules::in_view(file, offset); };
  return lies_in_view(position.own) && (position.shared == unknown || lies_in_view(position.shared)) &&
         position.length >= 0;
}

const Datatype* type_of(Context& context, const DatatypeRecipe::Part& part) {
  return part.predefined_handle != no_handle ? context.datatype(part.predefined_handle) : part.object.get();
}

/// Takes away what was appended after the checkpoint, which is appended once more. Collective, as the change of the
/// size is: no process may look at the size when another has changed it already.
int cut(MPI_File file, MPI_Comm comm, std::int64_t to) {
  MPI_Offset length = 0;
  int code = MPI_File_get_size(file, &length);
  int is_longer = code == MPI_SUCCESS && length > to ? 1 : 0;
  MPI_Bcast(&to, 1, MPI_INT64_T, 0, comm);
  MPI_Allreduce(MPI_IN_PLACE, &is_longer, 1, MPI_INT, MPI_MAX, comm);
  if (is_longer != 0) code = MPI_File_set_size(file, to);
  return code;
}

/// Gives a file that has been opened again what it had. Returns the host's code.
int set_up(File& file, const Communicator& comm, const Position& position, const Datatype& element_type,
           const Datatype& file_type) {
  if ((file.mode & guest_MPI_MODE_APPEND) != 0)
    if (const int code = cut(file.host, comm.host, position.length); code != MPI_SUCCESS) return code;
  int code = MPI_File_set_view(file.host, file.view.displacement, type_for_files(element_type),
                               type_for_files(file_type), native, MPI_INFO_NULL);
  if (code != MPI_SUCCESS) return code;
  code = MPI_File_seek(file.host, position.own, MPI_SEEK_SET);
  if (code != MPI_SUCCESS) return code;
  std::int64_t shared = position.shared;
  code = MPI_Allreduce(MPI_IN_PLACE, &shared, 1, MPI_INT64_T, MPI_MAX, comm.host);
  if (code == MPI_SUCCESS && shared != unknown) code = MPI_File_seek_shared(file.host, shared, MPI_SEEK_SET);
  // The library is asked once for where the pointers are, before they move.
  file.own_reach = File::unknown_reach;
  file.shared_reach = shared == unknown ? 0 : File::unknown_reach;
  if (code == MPI_SUCCESS && position.is_atomic) code = MPI_File_set_atomicity(file.host, 1);
  return code;
}

}  // namespace

std::string why_files_are_not_saved(Context& context) {
  std::string reason;
  context.files.for_each([&](const std::unique_ptr<File>& file) {
    if (!file) return;
    if (!file->members || std::ranges::count(*file->members, outside_world) > 0)
      reason = "a file is open that processes outside MPI_COMM_WORLD have open, too";
    if ((file->mode & guest_MPI_MODE_SEQUENTIAL) != 0) reason = "a file is open with MPI_MODE_SEQUENTIAL";
    if (file->view_lost) reason = "a file has lost its view";
    if (file->representation != native)
      reason = fmt::format("a file has the data representation \"{}\"", file->representation);
    if (file->view.overlaps_itself()) reason = "a file has a view whose filetype overlaps the next one";
  });
  return reason;
}

void add_view_types(Context& context, SavedDatatypes& types) {
  context.files.for_each([&](const std::unique_ptr<File>& file) {
    if (!file) return;
    types.add(file->element_type);
    types.add(file->file_type);
  });
}

std::string save_files(Context& context, const SavedDatatypes& types, SavedHandlers& handlers, ArchiveWriter& to) {
  const auto files = in_common_order(context.files);
  std::string problem;
  to.put(static_cast<std::uint64_t>(files.size()));
  for (const auto& [handle, file] : files) {
    Position position;
    if (std::string wrong = find_position(*file, position); !wrong.empty()) problem = std::move(wrong);
    to.put(handle);
    to.put(std::string_view{file->path});
    to.put(file->mode);
    save_hints(file->hints, to);
    to.put_list(*file->members);
    to.put(handlers.number_of(file->error_handler));
    for (const std::int64_t number :
         {file->view.displacement, file->own_reach, file->shared_reach, position.own, position.shared, position.length})
      to.put(number);
    to.put(position.is_atomic ? 1 : 0);
    types.save_part(file->element_type, to);
    types.save_part(file->file_type, to);
  }
  return problem;
}

std::string restore_files(Context& context, const RestoredTypes& types, const Handlers& handlers, ArchiveReader& from) {
  const SlotsInImage slots(from);
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const auto handle = from.get<Handle>();
    const std::string path = from.get_text();
    const int mode = from.get<int>();
    const Hints hints = restore_hints(from);
    const auto members = std::make_shared<Members>(from.get_list<int>());
    const auto handler = chosen(handlers, from.get<std::uint32_t>());
    const auto displacement = from.get<std::int64_t>();
    (void)from.get<std::int64_t>();  // how far the pointers have moved
    (void)from.get<std::int64_t>();
    Position position;
    position.own = from.get<std::int64_t>();
    position.shared = from.get<std::int64_t>();
    position.length = from.get<std::int64_t>();
    position.is_atomic = from.get<int>() != 0;
    const auto element_part = restore_part(types, from);
    const auto file_part = restore_part(types, from);
    const Datatype* element_type = element_part ? type_of(context, *element_part) : nullptr;
    const Datatype* file_type = file_part ? type_of(context, *file_part) : nullptr;
    if (!from.ok() || element_type == nullptr || file_type == nullptr || !are_own_processes(context, *members) ||
        !handler || !is_saved_mode(mode) || displacement < 0)
      return "a file is incomplete";

    if (!all_make_again(*members, common_parts("a file").add(mode).add(position.is_atomic)))
      return "the images of its processes have different files";
    const Communicator* comm = communicator_of(context, members);
    if (comm == nullptr) return "the MPI library does not make a communicator for a file";
    MPI_Info info = MPI_INFO_NULL;
    if (!hints.empty()) (void)make_info(hints, &info);
    Call call(context, "MPI_File_open", guest_MPI_FILE_NULL);
    int code = MPI_SUCCESS;
    std::unique_ptr<File> file = open_file(call, *comm, path, mode, info, true, code);
    if (info != MPI_INFO_NULL) MPI_Info_free(&info);
    if (!file && call.failed()) return std::exchange(current_caller().pending_error, {});
    if (!file) return fmt::format("the MPI library does not open '{}'", path);
    if (why_no_view(*file, displacement, *element_type, *file_type)) return "a file has no view that there can be";
    file->view = {displacement, element_type->size, view_type(*file_type)};
    file->view_is_common = rules::set_by_all(*file, file->view);
    file->element_type = *element_part;
    file->file_type = *file_part;
    file->error_handler = handler;
    if (file->view.overlaps_itself() || !is_position(*file, position))
      return "a file has a position that it cannot have";
    if (set_up(*file, *comm, position, *element_type, *file_type) != MPI_SUCCESS)
      return fmt::format("the MPI library does not give '{}' its view and position", path);
    if (!slots.have(handle) || !context.files.insert_at(handle, std::move(file)))
      return "the handle of a file is taken";
  }
  return {};
}

void close_files(Context& context) {
  for (const auto& [handle, file] : in_common_order(context.files)) MPI_File_close(&file->host);
}

}  // namespace mpiwasm::calls
