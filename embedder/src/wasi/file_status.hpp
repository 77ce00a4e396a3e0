// From the host's stat to the guest's, and from the guest's times to the host's. Used by the calls on descriptors and
// on paths alike.
#pragma once

#include <sys/stat.h>

#include <array>
#include <tl/expected.hpp>

#include "guest/linear_memory.hpp"
#include "wasi/abi.hpp"

namespace mpiwasm::wasi {

class Context;

/// What kind of file a stat mode says; for sockets `file` is asked for more.
[[nodiscard]] FileType file_type(int file, mode_t mode);

/// Writes the guest's FileStat. A file whose numbers do not fit is EOVERFLOW.
[[nodiscard]] Errno write_file_status(const Context& context, guest::Address address, int file,
                                      const struct stat& status);

/// The two times for utimensat; EINVAL when the flags contradict each other.
[[nodiscard]] tl::expected<std::array<timespec, 2>, Errno> host_times(std::uint64_t access, std::uint64_t modification,
                                                                      std::uint32_t flags);

}  // namespace mpiwasm::wasi
