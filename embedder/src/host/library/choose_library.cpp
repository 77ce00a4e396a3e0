#include "host/library/choose_library.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace mpiwasm::host {
namespace {

std::string describe(const Library& library) {
  return fmt::format("{} ({})", to_text(library.family), library.path.string());
}

std::string describe(const Launcher& launcher) { return fmt::format("{} ({})", launcher.name, launcher.evidence); }

std::string describe(const std::vector<Library>& libraries) {
  std::string text;
  for (const Library& library : libraries) text += (text.empty() ? "" : ", ") + describe(library);
  return text;
}

bool has_adapter(const Situation& situation, Family family) {
  return std::find(situation.adapters.begin(), situation.adapters.end(), family) != situation.adapters.end();
}

/// False when processes that this launcher starts would not find each other through this library.
bool fits(const Library& library, const std::optional<Launcher>& launcher) {
  if (!launcher || !launcher->requires_implementation || !library.implementation) return true;
  return *launcher->requires_implementation == *library.implementation;
}

std::optional<Implementation> preference(const Situation& situation) {
  if (situation.launcher && situation.launcher->prefers_implementation)
    return situation.launcher->prefers_implementation;
  return situation.default_implementation;
}

std::string why(const Library& library, const LibraryRequest& request, const Situation& situation) {
  switch (request.kind) {
    case LibraryRequest::Kind::path:
      return "it was named";
    case LibraryRequest::Kind::family:
      return fmt::format("{} was requested; found {}", option_name(request.family), library.found);
    default:
      break;
  }
  if (situation.launcher) return fmt::format("started by {}; found {}", describe(*situation.launcher), library.found);
  return fmt::format("no launcher, so one rank; found {}", library.found);
}

tl::unexpected<std::string> explain_mismatch(const Library& wrong, const Launcher& launcher) {
  return tl::unexpected(fmt::format(
      "the MPI library does not match the launcher: started by {}, but {} was requested; start it with {}'s own "
      "launcher, or omit --mpi and MPIWASM_MPI",
      describe(launcher), describe(wrong), wrong.implementation ? to_text(*wrong.implementation) : "that library"));
}

/// True if the job consists of this process, so that the MPI for one process is sufficient.
bool is_alone(const Situation& situation) { return !situation.launcher || situation.launcher->size == 1; }

LibraryChoice built_in(std::string reason) {
  return {Library{adapter_file_name(Family::serial), Family::serial, std::nullopt, "built in"}, std::move(reason)};
}

tl::expected<LibraryChoice, std::string> choose_serial(const Situation& situation) {
  if (!is_alone(situation)) {
    return tl::unexpected(
        fmt::format("started by {}, but --mpi serial supports one process; omit --mpi and MPIWASM_MPI to use an MPI "
                    "library",
                    describe(*situation.launcher)));
  }
  if (!has_adapter(situation, Family::serial))
    return tl::unexpected(fmt::format("this mpiwasm was built without the {}", to_text(Family::serial)));
  return built_in("serial was requested");
}

/// Why the built-in MPI is used without being requested.
std::string why_built_in(const Situation& situation) {
  const std::string who =
      situation.launcher ? fmt::format("started by {}", describe(*situation.launcher)) : "no launcher";
  return fmt::format(
      "{}, so one rank; {}", who,
      situation.libraries.empty() ? "no MPI library was found" : "no MPI library that was found matches");
}

/// Why nothing can be chosen, although the request is in order.
tl::unexpected<std::string> explain_nothing(const LibraryRequest& request, const Situation& situation) {
  if (request.kind == LibraryRequest::Kind::family) {
    return tl::unexpected(fmt::format("no {} library was found{}; load its module, or name the file with --mpi PATH",
                                      to_text(request.family),
                                      situation.libraries.empty() ? "" : ", only " + describe(situation.libraries)));
  }
  if (situation.libraries.empty()) {
    return tl::unexpected(
        std::string{"the program calls MPI, but no MPI library was found; install or load one, or "
                    "name it with --mpi PATH"});
  }
  if (situation.launcher && situation.launcher->requires_implementation) {
    return tl::unexpected(fmt::format(
        "started by {}, but no {} library was found, only {}; load its module, or name the file with --mpi PATH",
        describe(*situation.launcher), to_text(*situation.launcher->requires_implementation),
        describe(situation.libraries)));
  }
  return tl::unexpected(fmt::format("this mpiwasm was built without an adapter for {}", describe(situation.libraries)));
}

}  // namespace

tl::expected<LibraryRequest, std::string> LibraryRequest::parse(const std::string& text) {
  LibraryRequest request;
  if (text.empty() || text == "auto") return request;
  if (text == "none") {
    request.kind = Kind::none;
  } else if (const auto family = family_from_option(text)) {
    request.kind = Kind::family;
    request.family = *family;
  } else if (text.find('/') != std::string::npos) {
    request.kind = Kind::path;
    request.path = text;
  } else {
    return tl::unexpected(
        fmt::format("--mpi {}: not one of openmpi, mpich, abi, serial, none, auto, nor a path with a \"/\"", text));
  }
  return request;
}

namespace {

/// Among the libraries that were found.
tl::expected<LibraryChoice, std::string> choose_installed(const LibraryRequest& request, const Situation& situation) {
  if (situation.launcher && !situation.launcher->connects_processes) {
    return tl::unexpected(fmt::format(
        "started by {}, which did not connect the processes, so each would run alone; use srun --mpi=pmix or "
        "--mpi=pmi2",
        describe(*situation.launcher)));
  }

  std::vector<Library> candidates;
  for (const Library& library : situation.libraries)
    if (request.kind != LibraryRequest::Kind::family || library.family == request.family) candidates.push_back(library);
  if (candidates.empty()) return explain_nothing(request, situation);

  const bool was_asked_for = request.kind != LibraryRequest::Kind::automatic;
  const auto is_unfit = [&](const Library& library) { return !fits(library, situation.launcher); };
  if (was_asked_for && std::all_of(candidates.begin(), candidates.end(), is_unfit))
    return explain_mismatch(candidates.front(), *situation.launcher);
  std::erase_if(candidates, is_unfit);
  if (candidates.empty()) return explain_nothing(request, situation);

  const std::vector<Library> all_fitting = candidates;
  std::erase_if(candidates, [&](const Library& library) { return !has_adapter(situation, library.family); });
  if (candidates.empty())
    return tl::unexpected(fmt::format("this mpiwasm was built without an adapter for {}", describe(all_fitting)));

  if (const auto preferred = preference(situation)) {
    std::stable_partition(candidates.begin(), candidates.end(),
                          [&](const Library& library) { return library.implementation == preferred; });
  }
  const Library& chosen = candidates.front();
  return LibraryChoice{chosen, why(chosen, request, situation)};
}

}  // namespace

tl::expected<LibraryChoice, std::string> choose_library(const LibraryRequest& request, const Situation& situation) {
  if (request.kind == LibraryRequest::Kind::none)
    return tl::unexpected(std::string{"the program calls MPI, but --mpi none forbids it"});
  if (request.kind == LibraryRequest::Kind::family && request.family == Family::serial) return choose_serial(situation);
  auto installed = choose_installed(request, situation);
  const bool may_run_alone =
      request.kind == LibraryRequest::Kind::automatic && is_alone(situation) && has_adapter(situation, Family::serial);
  if (!installed && may_run_alone) return built_in(why_built_in(situation));
  return installed;
}

}  // namespace mpiwasm::host
