// What the user lets the guest see of the host's files: the meaning of "-d HOST[:GUEST][:ro]".
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace mpiwasm::wasi {

/// One host directory that the guest may use.
struct Grant {
  std::string host_path;   ///< the directory on the host
  std::string guest_path;  ///< its name inside the guest
  bool read_only = false;  ///< the guest may not change anything in it
};

/// Reads "HOST[:GUEST][:ro|:rw]". Without GUEST the directory keeps its name. The error is one line for the user.
[[nodiscard]] tl::expected<Grant, std::string> parse_grant(std::string_view text);

}  // namespace mpiwasm::wasi
