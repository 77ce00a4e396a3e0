// Names of ports. Libraries take them apart without care, and MPICH 5 and Intel MPI end by a signal for some that are
// made up; others lead to any address of the network. So the guest gets each with a seal behind it, and the library
// gets only what was sealed for this user.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "guest/seal.hpp"

namespace mpiwasm::calls {

/// A port that this process has opened and not closed.
struct Port {
  std::string name;   ///< the guest's
  std::string host;   ///< the library's
  int accepting = 0;  ///< threads in MPI_Comm_accept
};

/// The guest's name of a port.
[[nodiscard]] std::string seal_port(std::string_view host, const guest::Seal& seal);

/// The library's name of a port; nothing if the seal is not of this name.
[[nodiscard]] std::optional<std::string> unseal_port(std::string_view name, const guest::Seal& seal);

}  // namespace mpiwasm::calls
