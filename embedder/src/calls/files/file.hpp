// What mpiwasm knows of each open file.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "calls/datatypes/datatype.hpp"
#include "calls/files/file_view.hpp"
#include "guest/host_file.hpp"

namespace mpiwasm::calls {

struct File : Used {
  MPI_File host = MPI_FILE_NULL;
  /// The mode as the guest gave it; mpiwasm itself does a part of what it asks for.
  int mode = 0;
  std::shared_ptr<ErrorHandler> error_handler;
  /// The types of the present view, as the guest gave them.
  DatatypeRecipe::Part element_type;
  DatatypeRecipe::Part file_type;
  /// What the view selects. The library has none that can be used where it refused the last one.
  FileView view;
  bool view_lost = false;
  /// As many bytes of the view's data as the file pointers may be behind, or unknown_reach (file_access.cpp).
  static constexpr std::int64_t unknown_reach = -1;
  std::int64_t own_reach = 0;
  std::int64_t shared_reach = 0;
  /// The view's data representation when the guest registered it, else empty; for the library it is "native".
  std::string representation;
  /// The directory that the library reached the file through, open as long as the library may use its name.
  guest::HostFile directory;
  /// The file's name in there, and the processes that close it together, when it goes with the last close.
  std::string name;
  MPI_Comm closes_together = MPI_COMM_NULL;
  /// The call that began a split collective operation, and its buffer; null while none is under way.
  const char* begun_by = nullptr;
  Address begun_buffer{};
};

/// A form of data in files that the guest registered (MPI-5.0, 14.5.3); null functions stand for the native form.
struct DataRepresentation {
  Function read_conversion{};
  Function write_conversion{};
};

using FileTable = HandleTable<std::unique_ptr<File>, HandleKind::file, 0x100>;

}  // namespace mpiwasm::calls
