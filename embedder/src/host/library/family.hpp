// The kinds of MPI library that mpiwasm knows. A family shares one mpi.h ABI and is served by one adapter.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace mpiwasm::host {

enum class Family {
  openmpi,  ///< Open MPI 4 and 5: libmpi.so.40
  mpich,    ///< the MPICH ABI: libmpi.so.12 of MPICH, MVAPICH, Intel MPI, Cray MPICH, ParaStation; Debian's
            ///< libmpich.so.12
  mpi_abi,  ///< the MPI-5 standard ABI: libmpi_abi.so
  serial,   ///< no library: the MPI for one process that the adapter itself contains
};
inline constexpr std::array all_families{Family::openmpi, Family::mpich, Family::mpi_abi, Family::serial};

/// Who made the code behind the ABI. Processes can only be started by a launcher of the same maker.
enum class Implementation { openmpi, mpich };

/// "Open MPI", as in sentences.
[[nodiscard]] constexpr std::string_view to_text(Family family) {
  switch (family) {
    case Family::openmpi:
      return "Open MPI";
    case Family::mpich:
      return "MPICH";
    case Family::mpi_abi:
      return "MPI-5 ABI";
    case Family::serial:
      return "built-in serial MPI";
  }
  return "?";
}
[[nodiscard]] constexpr std::string_view to_text(Implementation implementation) {
  return implementation == Implementation::openmpi ? "Open MPI" : "MPICH";
}

/// "openmpi", as in --mpi.
[[nodiscard]] constexpr std::string_view option_name(Family family) {
  switch (family) {
    case Family::openmpi:
      return "openmpi";
    case Family::mpich:
      return "mpich";
    case Family::mpi_abi:
      return "abi";
    case Family::serial:
      return "serial";
  }
  return "?";
}

[[nodiscard]] constexpr std::optional<Family> family_from_option(std::string_view name) {
  for (const Family family : all_families)
    if (option_name(family) == name) return family;
  return std::nullopt;
}

/// The file name of the family's adapter.
[[nodiscard]] constexpr std::string_view adapter_file_name(Family family) {
  switch (family) {
    case Family::openmpi:
      return "libmpiwasm-host-openmpi.so";
    case Family::mpich:
      return "libmpiwasm-host-mpich.so";
    case Family::mpi_abi:
      return "libmpiwasm-host-mpi-abi.so";
    case Family::serial:
      return "libmpiwasm-host-serial.so";
  }
  return "?";
}

}  // namespace mpiwasm::host
