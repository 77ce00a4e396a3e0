// Moving the shared file pointer (MPI-5.0, 14.4.4), which libraries do as one process says.
#include "calls/core/generated_call.hpp"
#include "calls/files/file_access.hpp"

namespace mpiwasm::calls {

Code guest_MPI_File_seek_shared(Context* context, Handle fh, std::int64_t offset, std::int32_t whence) {
  Call call(*context, "MPI_File_seek_shared", fh);
  File& file = call.file("fh", fh);
  call.require(rules::seeks(file, rules::FilePointer::shared, offset, whence));
  const int host_whence = call.constant("whence", whence, translate::whence_rows, guest_MPI_ERR_ARG);
  // First, as its number is the only one that the program cannot choose: what follows is compared with the same.
  if (!call.failed()) call.require(rules::called_by_all(file, "MPI_File_seek_shared"));
  if (!call.failed()) call.require(rules::moved_alike(file, offset, whence));
  if (call.failed()) return call.raise();
  file.shared_reach = File::unknown_reach;
  const int code = MPI_File_seek_shared(file.host, offset, host_whence);
  if (code == MPI_SUCCESS) rules::note_seek(file, rules::FilePointer::shared, offset, whence);
  return call.finish(code);
}

}  // namespace mpiwasm::calls
