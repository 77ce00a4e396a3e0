#include "command/mpi_choice.hpp"

#include <fmt/format.h>

#include "host/library/open_library.hpp"
#include "host/library/shared_object.hpp"

namespace mpiwasm::command {

tl::expected<MpiChoice, std::string> choose_mpi(const std::string& text, const host::Environment& environment) {
  const auto request = host::LibraryRequest::parse(text);
  if (!request) return tl::unexpected(request.error());

  host::Situation situation;
  situation.launcher = host::detect_launcher(environment);
  situation.adapters = host::find_adapters(host::adapter_directory(environment));
  if (const auto mpirun = host::find_mpirun(environment))
    situation.default_implementation = host::implementation_of_executable(*mpirun);

  if (request->kind == host::LibraryRequest::Kind::path) {
    const auto identity = host::identify_library(request->path);
    if (!identity) return tl::unexpected(fmt::format("--mpi {}: this is not an MPI library that mpiwasm knows", text));
    situation.libraries.push_back({request->path, identity->family, identity->implementation, "where --mpi says"});
  } else if (auto loaded = host::find_loaded_library()) {
    situation.libraries.push_back(std::move(*loaded));
  } else {
    situation.libraries = host::find_libraries(host::search_places(environment, host::launcher_executables()));
  }
  auto choice = host::choose_library(*request, situation);
  return MpiChoice{std::move(situation), std::move(choice)};
}

}  // namespace mpiwasm::command
