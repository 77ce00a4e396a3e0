// What mpiwasm knows of each open file.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "calls/communicators/group.hpp"
#include "calls/communicators/object_agreement.hpp"
#include "calls/core/quota.hpp"
#include "calls/datatypes/datatype.hpp"
#include "calls/files/file_view.hpp"
#include "calls/process/info.hpp"
#include "guest/host_file.hpp"

namespace mpiwasm::calls {

/// What opens a file again, with its view.
struct FileRecipe : Labels {
  /// As the guest named it.
  std::string path;
  /// The mode as the guest gave it; mpiwasm itself does a part of what it asks for.
  int mode = 0;
  /// The processes of the communicator that it was opened on.
  std::shared_ptr<const Members> members;
  /// What the present view selects, and its types and data representation as the guest gave them.
  FileView view;
  DatatypeRecipe::Part element_type;
  DatatypeRecipe::Part file_type;
  std::string representation = "native";
  /// The library may convert data: neither "native" nor "internal", nor one of the guest, which is native.
  bool converts = false;
  /// As in WindowRecipe.
  std::uint64_t order = 0;
};

struct File : FileRecipe, Used {
  MPI_File host = MPI_FILE_NULL;
  std::shared_ptr<ErrorHandler> error_handler;
  /// All processes have the same view, as the shared file pointer demands (MPI-5.0, 14.4.4).
  bool view_is_common = true;
  /// The library has no view that can be used where it refused the last one.
  bool view_lost = false;
  /// As many bytes of the view's data as the file pointers may be behind, or unknown_reach (file_access.cpp).
  static constexpr std::int64_t unknown_reach = -1;
  std::int64_t own_reach = 0;
  std::int64_t shared_reach = 0;
  /// The directory that the library reached the file through, open as long as the library may use its name.
  guest::HostFile directory;
  /// The file's name in there, and the processes that close it together, when it goes with the last close.
  std::string name_there;
  MPI_Comm closes_together = MPI_COMM_NULL;
  /// The call that began a split collective operation, and its buffer; null while none is under way.
  const char* begun_by = nullptr;
  Address begun_buffer{};
  /// It has been done as a whole, with this status (split_operations.hpp).
  bool begun_whole = false;
  MPI_Status begun_status{};
  /// The library's numbers for its own communicators of the file.
  Charge context_numbers;
  ObjectAgreement agreement;
};

/// A form of data in files that the guest registered (MPI-5.0, 14.5.3); null functions stand for the native form.
struct DataRepresentation {
  Function read_conversion{};
  Function write_conversion{};
};

using FileTable = HandleTable<std::unique_ptr<File>, HandleKind::file, 0x100>;

}  // namespace mpiwasm::calls
