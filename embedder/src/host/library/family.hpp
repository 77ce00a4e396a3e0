// The kinds of MPI library that mpiwasm knows. A family shares one mpi.h ABI and is served by one adapter.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
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

/// How a family is named. A new one is a value of Family and a row of `families`.
struct FamilyNames {
  Family family;
  std::string_view text;     ///< as in sentences
  std::string_view option;   ///< as in --mpi
  std::string_view adapter;  ///< the file name of its adapter
};
inline constexpr std::array families{
    FamilyNames{Family::openmpi, "Open MPI", "openmpi", "libmpiwasm-host-openmpi.so"},
    FamilyNames{Family::mpich, "MPICH", "mpich", "libmpiwasm-host-mpich.so"},
    FamilyNames{Family::mpi_abi, "MPI-5 ABI", "abi", "libmpiwasm-host-mpi-abi.so"},
    FamilyNames{Family::serial, "built-in serial MPI", "serial", "libmpiwasm-host-serial.so"},
};

[[nodiscard]] constexpr const FamilyNames& names_of(Family family) {
  return families.at(static_cast<std::size_t>(family));
}
static_assert(std::ranges::all_of(families, [](const FamilyNames& row) { return &names_of(row.family) == &row; }),
              "the rows are in the order of the enumeration");

/// Who made the code behind the ABI. Processes can only be started by a launcher of the same maker.
enum class Implementation { openmpi, mpich };

[[nodiscard]] constexpr std::string_view to_text(Family family) { return names_of(family).text; }
[[nodiscard]] constexpr std::string_view to_text(Implementation implementation) {
  return implementation == Implementation::openmpi ? "Open MPI" : "MPICH";
}

[[nodiscard]] constexpr std::string_view option_name(Family family) { return names_of(family).option; }

[[nodiscard]] constexpr std::optional<Family> family_from_option(std::string_view name) {
  for (const FamilyNames& each : families)
    if (each.option == name) return each.family;
  return std::nullopt;
}

/// The file name of the family's adapter.
[[nodiscard]] constexpr std::string_view adapter_file_name(Family family) { return names_of(family).adapter; }

}  // namespace mpiwasm::host
