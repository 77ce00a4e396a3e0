// A path as the guest gave it, copied out of linear memory once, so that it cannot change between check and use.
#pragma once

#include <array>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "guest/linear_memory.hpp"
#include "wasi/abi.hpp"

namespace mpiwasm::wasi {

/// Whether a component of `path` has the form ".NAME.shfp.NUMBERS". ROMIO, in MPICH and its relatives, keeps the shared
/// file pointer of the file NAME in such a file beside it, makes it without O_EXCL, and believes what it reads from it:
/// from a pointer that is not its own, it reads and writes outside of its buffers. So does Open MPI on several nodes
/// with files of the form "NAME-NUMBER-NUMBER.lock".
[[nodiscard]] bool names_shared_pointer(std::string_view path);

/// A path of fewer than PATH_MAX bytes, any bytes but zero: names on Linux need not be UTF-8. None names a file of a
/// shared file pointer. Since paths of all calls, names for MPI and texts of symbolic links come through here, the
/// guest has no way to such a file that was not there before it, whatever resolves the path: every name that is looked
/// up stands in the path or in the text of a link.
class GuestPath {
 public:
  GuestPath() { text_[0] = '\0'; }

  /// Copies the path: EFAULT outside memory, ENAMETOOLONG, EINVAL with a zero byte inside, ENOENT when empty,
  /// EACCES when it names a file of a shared file pointer.
  [[nodiscard]] Errno load(guest::LinearMemory memory, guest::Address address, std::uint32_t length);

  /// Takes a host string; for tests and messages of the same limits.
  [[nodiscard]] Errno assign(std::string_view text);

  [[nodiscard]] const char* c_str() const { return text_.data(); }
  [[nodiscard]] std::string_view view() const { return {text_.data(), length_}; }

  /// True for "name/": the last component must be a directory, and a link there is followed.
  [[nodiscard]] bool ends_with_slash() const { return view().ends_with('/'); }

  /// True for one component other than "..": it can be used with any *at call that does not follow links, for it
  /// cannot lead out of the directory.
  [[nodiscard]] bool is_plain_name() const { return view() != ".." && view().find('/') == std::string_view::npos; }

 private:
  std::array<char, PATH_MAX> text_;  // not cleared: only the used part is ever written
  std::size_t length_ = 0;
};

}  // namespace mpiwasm::wasi
