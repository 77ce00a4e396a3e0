// How a guest's path becomes a name that the MPI library can open, and cannot be led astray by.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "calls/communicators/collective_call.hpp"
#include "calls/core/call.hpp"
#include "calls/files/file_view.hpp"
#include "guest/granted_files.hpp"

namespace mpiwasm::calls {

/// The error class of a refused path: MPI_ERR_ACCESS, MPI_ERR_NO_SUCH_FILE, MPI_ERR_READ_ONLY ...
[[nodiscard]] int class_of(const guest::PathRefusal& refusal);

/// What all processes of a communicator do together before and after the library opens a file. Every method is
/// collective; the first trouble of any process fails the call in all of them, so that none waits for the others.
class CommonOpening {
 public:
  CommonOpening(Call& call, const CollectiveCall& together) : call_(call), together_(together) {}

  /// Fails where processes have different modes: what they do together goes by the mode.
  void require_common_mode(int mode);
  /// Opens `path` in every process, and creates it when `wish` says so.
  void find(const char* path, guest::FileWish wish);
  /// The name for the library. It leads through the directory's descriptor, which has one number in all processes,
  /// because libraries pass on names of files that they keep beside the file (shared file pointers).
  [[nodiscard]] std::string name_for_library();
  /// Whether the library has opened the file in every process.
  [[nodiscard]] bool succeeded(int host_code);
  /// The file that find() found, by the name that the library gets.
  [[nodiscard]] host::AwaitedFile awaited(std::string name) const;
  /// Fails when the library has opened nothing by that name.
  void verify(const host::AwaitedFile& file);

  /// Whether any process has failed; then all have.
  bool agree();

  /// The directory and the file's name in it.
  [[nodiscard]] guest::GrantedFile& found() { return found_; }

 private:
  void open_here(const char* path, const guest::FileWish& wish);
  /// Fails where the library goes by the file's name and processes have different ones.
  void require_common_name();
  /// Whether the library survives the name; fails otherwise.
  bool require_short(std::string_view name);

  Call& call_;
  const CollectiveCall& together_;
  guest::GrantedFile found_;
};

/// Opens a file for the processes of a communicator, with a mode as the guest gives it. Null, and the call has failed
/// or the host's code says why. `again`: the guest had it open before, in another process.
[[nodiscard]] std::unique_ptr<File> open_file(Call& call, const Communicator& comm, const std::string& path, int mode,
                                              MPI_Info hints, bool again, int& host_code);

[[nodiscard]] ViewType view_type(const Datatype& type);
/// Why a file cannot have a view (MPI-5.0, 14.1.1 and 14.3.1).
[[nodiscard]] std::optional<Refusal> why_no_view(const File& file, std::int64_t disp, const Datatype& element_type,
                                                 const Datatype& file_type);

}  // namespace mpiwasm::calls
