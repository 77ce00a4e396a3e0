#include "host/library/find_libraries.hpp"

#include <dlfcn.h>
#include <fmt/format.h>
#include <glob.h>
#include <link.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <memory>
#include <sstream>

#include "host/library/launcher.hpp"
#include "host/library/shared_object.hpp"

namespace mpiwasm::host {
namespace {

namespace fs = std::filesystem;

#if defined(__x86_64__)
constexpr std::string_view multiarch = "x86_64-linux-gnu";
#else
constexpr std::string_view multiarch = "aarch64-linux-gnu";
#endif

/// File names of MPI libraries, in order of preference. Plain "libmpi.so" is not among them: it belongs to the
/// development package and may lead to any of them.
constexpr std::array<std::string_view, 6> library_names{"libmpi.so.40",    "libmpi.so.12",    "libmpich.so.12",
                                                        "libmpi_abi.so.1", "libmpi_abi.so.0", "libmpi_abi.so"};

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream stream{text};
  for (std::string part; std::getline(stream, part, separator);)
    if (!part.empty()) parts.push_back(part);
  return parts;
}

/// The library directories of an installation.
void add_prefix(std::vector<SearchPlace>& places, const fs::path& prefix, const std::string& reason,
                std::optional<Implementation> launcher_of = std::nullopt) {
  for (const fs::path& directory :
       {prefix / "lib", prefix / "lib64", prefix / "lib" / multiarch, prefix / "lib" / "release"})
    places.push_back({directory, reason, launcher_of});
}

/// Where a launcher's installation has its libraries.
void add_launcher(std::vector<SearchPlace>& places, const fs::path& launcher) {
  add_prefix(places, launcher.parent_path().parent_path(), fmt::format("beside {}", launcher.string()),
             implementation_of_executable(launcher));
}

/// Why a library was looked for in its directory: a launcher is a reason for the libraries that it can start alone.
std::string reason_for(const SearchPlace& place, const Identity& identity) {
  const bool is_of_another =
      place.launcher_of && identity.implementation && *place.launcher_of != *identity.implementation;
  return is_of_another ? fmt::format("in {}", place.directory.string()) : place.reason;
}

/// Directories that /etc/ld.so.conf adds to the loader's own.
void add_loader_configuration(std::vector<SearchPlace>& places, const fs::path& file, int depth = 0) {
  constexpr int deepest_include = 4;
  std::ifstream stream{file};
  for (std::string line; depth < deepest_include && std::getline(stream, line);) {
    line.erase(std::min(line.find('#'), line.size()));
    std::istringstream words{line};
    std::string word;
    if (!(words >> word)) continue;
    if (word != "include") {
      places.push_back({word, "in the loader's path"});
      continue;
    }
    for (std::string pattern; words >> pattern;) {
      glob_t matches{};
      const std::string absolute = fs::path{pattern}.is_absolute() ? pattern : (file.parent_path() / pattern).string();
      if (::glob(absolute.c_str(), 0, nullptr, &matches) == 0) {
        for (std::size_t i = 0; i < matches.gl_pathc; ++i)
          add_loader_configuration(places, matches.gl_pathv[i], depth + 1);
      }
      ::globfree(&matches);
    }
  }
}

/// The directories the loader searches for this process, without those of its configuration file.
void add_loader_directories(std::vector<SearchPlace>& places) {
  void* self = ::dlopen(nullptr, RTLD_LAZY);
  if (self == nullptr) return;
  Dl_serinfo size{};
  if (::dlinfo(self, RTLD_DI_SERINFOSIZE, &size) == 0) {
    const auto storage = std::make_unique<std::byte[]>(size.dls_size);
    auto* information = reinterpret_cast<Dl_serinfo*>(storage.get());
    if (::dlinfo(self, RTLD_DI_SERINFOSIZE, information) == 0 && ::dlinfo(self, RTLD_DI_SERINFO, information) == 0) {
      for (unsigned i = 0; i < information->dls_cnt; ++i)
        places.push_back({information->dls_serpath[i].dls_name, "in the loader's path"});
    }
  }
  ::dlclose(self);
}

}  // namespace

std::optional<fs::path> find_mpirun(const Environment& environment) {
  for (const std::string& directory : split(environment.get("PATH"), ':')) {
    if (!directory.starts_with('/')) continue;
    for (const char* name : {"mpirun", "mpiexec"}) {
      std::error_code error;
      const fs::path resolved = fs::canonical(fs::path{directory} / name, error);
      if (!error && fs::is_regular_file(resolved, error)) return resolved;
    }
  }
  return std::nullopt;
}

std::vector<SearchPlace> search_places(const Environment& environment, const std::vector<fs::path>& launchers) {
  std::vector<SearchPlace> places;
  for (const fs::path& launcher : launchers) add_launcher(places, launcher);
  for (const std::string& directory : split(environment.get("LD_LIBRARY_PATH"), ':'))
    places.push_back({directory, "in LD_LIBRARY_PATH"});
  for (const char* name : {"OPAL_PREFIX", "I_MPI_ROOT", "CRAY_MPICH_DIR", "MPI_HOME", "MPI_ROOT", "EBROOTOPENMPI",
                           "EBROOTMPICH", "EBROOTMVAPICH2", "EBROOTIMPI"}) {
    if (environment.has(name)) add_prefix(places, environment.get(name), fmt::format("under {}", name));
  }
  if (const auto mpirun = find_mpirun(environment)) add_launcher(places, *mpirun);
  add_loader_directories(places);
  add_loader_configuration(places, "/etc/ld.so.conf");
  for (const char* directory : {"/usr/lib64/openmpi/lib", "/usr/lib64/mpich/lib"})
    places.push_back({directory, "where Red Hat's packages put it"});
  // Others depend on the working directory, in which another user may have put files.
  std::erase_if(places, [](const SearchPlace& place) { return !place.directory.is_absolute(); });
  return places;
}

std::vector<Library> find_libraries(const std::vector<SearchPlace>& places) {
  std::vector<Library> libraries;
  std::vector<fs::path> seen;
  const auto is_new = [&](const fs::path& path) {
    if (std::find(seen.begin(), seen.end(), path) != seen.end()) return false;
    seen.push_back(path);
    return true;
  };
  for (const SearchPlace& place : places) {
    std::error_code error;
    const fs::path directory = fs::canonical(place.directory, error);
    if (error || !is_new(directory)) continue;
    for (const std::string_view name : library_names) {
      const fs::path path = directory / name;
      const fs::path resolved = fs::canonical(path, error);
      if (error || !is_new(resolved)) continue;
      if (const auto identity = identify_library(resolved))
        libraries.push_back({path, identity->family, identity->implementation, reason_for(place, *identity)});
    }
  }
  return libraries;
}

std::optional<Library> find_loaded_library() {
  // PMPI_, because a tool that stands before the library defines MPI_ names of its own.
  void* function = ::dlsym(RTLD_DEFAULT, "PMPI_Init");
  Dl_info information{};
  if (function == nullptr || ::dladdr(function, &information) == 0 || information.dli_fname == nullptr)
    return std::nullopt;
  const auto identity = identify_library(information.dli_fname);
  if (!identity) return std::nullopt;
  return Library{information.dli_fname, identity->family, identity->implementation, "preloaded"};
}

}  // namespace mpiwasm::host
