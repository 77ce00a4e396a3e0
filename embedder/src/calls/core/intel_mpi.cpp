#include "calls/core/intel_mpi.hpp"

#include <strings.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

#include "calls/core/library_version.hpp"

namespace mpiwasm::calls {

namespace {

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view{} : value;
}

bool is_switched_on(const char* name) {
  const std::string value{variable(name)};
  return std::ranges::any_of(std::array{"on", "yes", "enable", "true", "1"},
                             [&](const char* word) { return ::strcasecmp(value.c_str(), word) == 0; });
}

}  // namespace

bool is_intel_mpi() { return library_version().name == LibraryVersion::Name::intel_mpi; }

std::string why_intel_mpi_cannot_connect() {
  if (!is_intel_mpi() || is_switched_on("I_MPI_SPAWN") || variable("I_MPI_FABRICS").find("ofi") != std::string::npos)
    return {};
  return "Intel MPI starts and connects processes only with I_MPI_SPAWN=on in the environment of mpirun";
}

}  // namespace mpiwasm::calls
