#include "command/protected_places.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <set>
#include <string_view>
#include <system_error>

#include "checkpoint/key.hpp"
#include "wasi/file_identity.hpp"

namespace mpiwasm::command {
namespace {

namespace fs = std::filesystem;

const char* variable(const char* name) { return std::getenv(name); }

void add_with_parents(std::set<fs::path>& directories, fs::path path) {
  for (; directories.insert(path).second && path.has_relative_path();) path = path.parent_path();
}

/// The directories in which a name or a link could be replaced on the way to a place.
std::set<fs::path> directories_above(const fs::path& place) {
  std::set<fs::path> directories;
  std::error_code error;
  fs::path path = fs::absolute(place, error).lexically_normal();
  if (error) return directories;
  add_with_parents(directories, path);
  add_with_parents(directories, fs::weakly_canonical(path, error));
  for (; path.has_relative_path(); path = path.parent_path())
    if (fs::is_symlink(fs::symlink_status(path, error)))
      add_with_parents(directories, fs::weakly_canonical(path.parent_path(), error));
  return directories;
}

bool leads_through(const fs::path& place, const wasi::FileIdentity& granted) {
  for (const fs::path& directory : directories_above(place)) {
    struct stat status{};
    if (::stat(directory.c_str(), &status) == 0 && wasi::FileIdentity::of(status) == granted) return true;
  }
  return false;
}

}  // namespace

ProtectedPlaces ProtectedPlaces::of(const CacheOptions& cache) {
  CacheOptions used = cache;
  used.disabled = false;
  const wasm::CacheSettings settings = cache_settings(used);
  std::vector<fs::path> code;
  if (settings.own) code.push_back(*settings.own);
  // That of a centre belongs to root as a rule, so that no program of this user can change it.
  struct stat status{};
  if (settings.site && ::stat(settings.site->c_str(), &status) == 0 && status.st_uid == ::geteuid())
    code.push_back(*settings.site);
  return {std::move(code), checkpoint::key_path(variable)};
}

std::string ProtectedPlaces::why_not_granted(const wasi::Grant& grant, const guest::HostFile& directory) const {
  struct stat status{};
  if (::fstat(directory.number(), &status) != 0) return {};
  const wasi::FileIdentity granted = wasi::FileIdentity::of(status);
  const auto refuse = [&grant](const fs::path& place, std::string_view what) {
    return fmt::format(
        "cannot grant '{}': the program could change {}, {}; grant a directory that does not contain it, or add :ro",
        grant.host_path, place.native(), what);
  };
  if (!grant.read_only) {
    for (const fs::path& place : code_)
      if (leads_through(place, granted)) return refuse(place, "from which later runs take their code");
    if (!key_.empty() && leads_through(key_, granted)) return refuse(key_, "which protects checkpoints");
  } else if (!key_.empty() && leads_through(key_, granted)) {
    // What is not there yet could be read as soon as another run has made it.
    (void)checkpoint::load_key(key_);
  }
  return {};
}

std::vector<std::string> ProtectedPlaces::secrets() const {
  return key_.empty() ? std::vector<std::string>{} : std::vector<std::string>{key_};
}

}  // namespace mpiwasm::command
