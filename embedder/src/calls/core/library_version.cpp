// See library_version.hpp.
#include "calls/core/library_version.hpp"

#include <array>
#include <cstdio>
#include <string_view>

#include "translate/mpi.hpp"

namespace mpiwasm::calls {

LibraryVersion library_version() {
  using Name = LibraryVersion::Name;
  struct Title {
    std::string_view text;
    Name name;
  };
  constexpr std::array titles{
      Title{"Open MPI v", Name::open_mpi},
      Title{"MPICH Version:", Name::mpich},
      Title{"Intel(R) MPI Library", Name::intel_mpi},
      Title{"mpiwasm serial", Name::built_in},
  };
  std::array<char, MPI_MAX_LIBRARY_VERSION_STRING> text{};
  int length = 0;
  if (MPI_Get_library_version(text.data(), &length) != MPI_SUCCESS) return {};
  for (const Title& title : titles) {
    if (!std::string_view(text.data()).starts_with(title.text)) continue;
    Release found;
    if (title.name == Name::open_mpi || title.name == Name::mpich) {
      const char* numbers = text.data() + title.text.size();
      if (std::sscanf(numbers, " %d.%d.%d", &found.major, &found.minor, &found.patch) < 2) found = {};
    }
    const bool has_ch3 = std::string_view(text.data()).find("ch3:") != std::string_view::npos;
    return {.name = title.name, .release = found, .has_ch3 = has_ch3};
  }
  return {};
}

}  // namespace mpiwasm::calls
