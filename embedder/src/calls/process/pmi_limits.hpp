// What MPICH and the libraries that come from it can hand to the process managers that speak PMI-1 and PMI-2, Hydra
// above all. They do not check it: a request that is too long ends the library or the process manager by a signal, and
// a text that looks like a part of the protocol is taken for one. Open MPI uses PMIx, which has none of these limits.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "calls/core/library_version.hpp"

namespace mpiwasm::calls {

/// Whether the library's processes may be started by such a process manager; so for all but those known not to.
[[nodiscard]] bool may_use_pmi(const LibraryVersion& library);

/// Whether the text has a character that separates or escapes words in PMI. Clients do not escape what they send.
[[nodiscard]] bool separates_in_pmi(std::string_view text);

/// Room for the name of a port, with the zero at its end, on the way to the library.
[[nodiscard]] std::size_t room_for_port_name(const LibraryVersion& library);

/// One request to start processes.
class PmiRequest {
 public:
  /// Adds a program. `arguments` are those of mpiwasm, of which the first `own` do not come from the guest. Returns why
  /// the request cannot be made; empty if it can.
  [[nodiscard]] std::string add(std::string_view executable, std::span<const std::string> arguments, std::size_t own);

 private:
  std::size_t words_ = 0;
  std::size_t characters_ = 0;
};

}  // namespace mpiwasm::calls
