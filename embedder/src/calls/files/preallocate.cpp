// Reserving disk space for files (MPI-5.0, 14.2.5).
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/statvfs.h>

#include "calls/core/generated_call.hpp"
#include "calls/files/file_access.hpp"
#include "calls/files/file_view.hpp"

namespace mpiwasm::calls {

namespace {

/// Room for a file of a size that the library would fill with zeros byte by byte.
std::optional<Refusal> has_room(const File& file, std::int64_t size) {
  struct stat now{};
  struct statvfs disk{};
  if (::fstatat(file.directory.number(), file.name_there.c_str(), &now, AT_SYMLINK_NOFOLLOW) != 0 ||
      ::fstatvfs(file.directory.number(), &disk) != 0 || size <= now.st_size) {
    return std::nullopt;
  }
  const FilePlace room = FilePlace{disk.f_bavail} * disk.f_frsize;
  if (FilePlace{size} - now.st_blocks * FilePlace{512} <= room) return std::nullopt;
  return Refusal{guest_MPI_ERR_NO_SPACE, fmt::format("size is {}, more than the file system has free", size)};
}

/// Open MPI fills the file from memory that it has not cleared, and writes that over data that lie in the file. So the
/// file gets the size instead, unless it is larger already; its processes agree on that before one of them changes it.
Code set_least_size(Call& call, const File& file, std::int64_t size) {
  MPI_Offset present = -1;
  const int code = MPI_File_get_size(file.host, &present);
  const ObjectAgreement& agreement = file.agreement;
  if (!agreement.all_have(static_cast<std::uint64_t>(size)) ||
      !agreement.all_have(static_cast<std::uint64_t>(present))) {
    call.fail(guest_MPI_ERR_NOT_SAME, "the processes ask for different sizes, or see different ones of the file");
    return call.raise();
  }
  if (code != MPI_SUCCESS) return call.raise_host(code);
  return present >= size ? 0 : call.finish(MPI_File_set_size(file.host, size));
}

}  // namespace

Code guest_MPI_File_preallocate(Context* context, Handle fh, std::int64_t size) {
  Call call(*context, "MPI_File_preallocate", fh);
  if (MPI_File_preallocate == nullptr) return call.unsupported(missing_in_library);
  File& file = call.file("fh", fh);
  call.no_operation_begun(file);
  const MPI_Offset host_size = call.offset("size", size);
  call.require("size", rules::at_most(host_size, farthest_byte), guest_MPI_ERR_ARG);
  call.require(has_room(file, host_size));
  if (!call.failed()) call.require(rules::called_by_all(file, "MPI_File_preallocate"));
  if (call.failed()) return call.raise();
#if defined(OPEN_MPI)
  constexpr bool clears_memory = false;
#else
  constexpr bool clears_memory = true;
#endif
  // Native processes call the library's function, in which all take part.
  if (!clears_memory && !context->options.has_native_peers) return set_least_size(call, file, size);
  return call.finish(MPI_File_preallocate(file.host, host_size));
}

}  // namespace mpiwasm::calls
