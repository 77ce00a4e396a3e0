// See file_rules.hpp.
#include "confinement/file_rules.hpp"

#include <link.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <span>
#include <string_view>

namespace mpiwasm::confinement {
namespace {

namespace fs = std::filesystem;

/// What belongs to the system and not to users. Of /run only what is named: users have theirs there too.
constexpr auto system_places = std::to_array<const char*>({
    "/usr",
    "/lib",
    "/lib32",
    "/lib64",
    "/bin",
    "/sbin",
    "/opt",
    "/etc",
    "/sys",
    "/proc",
    "/var/lib/sss",
    "/run/nscd",
    "/run/systemd/resolve",
    "/run/resolvconf",
    "/run/palsd",
    "/var/opt/cray",
    "/run/pals",
    "/var/spool/slurmd",
    "/var/spool/slurm",
    "/run/slurm",
});

constexpr auto harmless_devices =
    std::to_array<const char*>({"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom", "/dev/tty"});

/// The beginnings of the names of devices: Verbs, Omni-Path, Slingshot, PSM, Aries, shared memory, accelerators.
constexpr auto network_devices = std::to_array<std::string_view>(
    {"infiniband", "hfi", "cxi", "ipath", "psm", "kgni", "xpmem", "knem", "gdrdrv", "nvidia", "kfd", "dri", "ptp"});

constexpr auto shared_memory_places = std::to_array<const char*>({"/dev/shm", "/dev/hugepages", "/dev/mqueue"});

/// The beginnings of the names of what MPI libraries and their process managers keep among the temporary files.
constexpr auto session_names = std::to_array<std::string_view>(
    {"ompi", "openmpi", "prte", "pmix", "psm", "mpich", "mpi_", "mvapich", "impi", "ucx", "hfi", "opx", "ofi", "cray"});

constexpr auto settings_in_home =
    std::to_array<const char*>({".openmpi", ".prte", ".pmix", ".mpich", ".mvapich", ".ucx"});

constexpr auto variables_with_places = std::to_array<const char*>(
    {"LD_LIBRARY_PATH", "OPAL_PREFIX", "PRTE_PREFIX", "PMIX_PREFIX", "I_MPI_ROOT", "FI_PROVIDER_PATH", "UCX_MODULE_DIR",
     "OMPI_MCA_mca_base_component_path", "OMPI_MCA_mca_base_param_files"});

/// Whether the directory is, or contains, this one.
bool holds(const fs::path& directory, const fs::path& other) {
  const fs::path relative = other.lexically_relative(directory);
  return !relative.empty() && *relative.begin() != "..";
}

/// Whether the directory contains a home directory, whatever links lead there: then it is not a software directory.
bool holds_home(const fs::path& directory, const Surroundings& surroundings) {
  const fs::path name = directory.lexically_normal();
  const fs::path real = surroundings.without_links(directory);
  if (name == name.root_path() || real == real.root_path()) return true;
  return std::ranges::any_of(surroundings.homes,
                             [&](const std::string& home) { return holds(name, home) || holds(real, home); });
}

/// Where a library was installed, and what was installed beside it: plug-ins look for theirs in /opt/ucx when the
/// library is in /opt/openmpi/lib.
void add_installation(std::vector<FileRule>& rules, const std::string& library, const Surroundings& surroundings) {
  if (!library.starts_with('/')) return;
  const fs::path directory = fs::path{library}.lexically_normal().parent_path();
  if (holds_home(directory, surroundings)) {
    rules.push_back({library});
    return;
  }
  rules.push_back({directory.string()});
  const bool is_installed = directory.filename().string().starts_with("lib");
  const fs::path prefix = directory.parent_path();
  // As long as no home is known, each may be one.
  if (!is_installed || surroundings.homes.empty() || holds_home(prefix, surroundings)) return;
  rules.push_back({prefix.string()});
  if (!holds_home(prefix.parent_path(), surroundings)) rules.push_back({prefix.parent_path().string()});
}

void add_list(std::vector<FileRule>& rules, std::string_view list, const Surroundings& surroundings) {
  while (!list.empty()) {
    const std::string_view entry = list.substr(0, list.find(':'));
    list.remove_prefix(std::min(list.size(), entry.size() + 1));
    if (entry.starts_with('/') && !holds_home(entry, surroundings)) rules.push_back({std::string{entry}});
  }
}

bool begins_with_one(std::string_view name, std::span<const std::string_view> beginnings) {
  return std::ranges::any_of(beginnings, [&](std::string_view beginning) { return name.starts_with(beginning); });
}

void add_temporary(std::vector<FileRule>& rules, Phase phase, const Surroundings& surroundings) {
  std::vector<std::string> places{"/tmp"};
  const std::string own = surroundings.variable("TMPDIR");
  if (own.starts_with('/') && !holds_home(own, surroundings)) places.push_back(own);
  for (const std::string& place : places) {
    if (phase == Phase::starting) {
      rules.push_back({place, Access::change});
      continue;
    }
    rules.push_back({place, Access::remove_empty_directories});
    for (const std::string& name : surroundings.own_names_in(place))
      if (begins_with_one(name, session_names)) rules.push_back({place + "/" + name, Access::change});
  }
}

std::string without_links(const std::string& path) {
  std::error_code error;
  const fs::path real = fs::weakly_canonical(path, error);
  return error ? path : real.string();
}

/// The variable may name another directory than the account does, or none.
std::vector<std::string> find_homes() {
  std::vector<std::string> homes;
  const auto add = [&](const char* home) {
    if (home == nullptr || *home != '/') return;
    homes.push_back(fs::path{home}.lexically_normal().string());
    homes.push_back(without_links(home));
  };
  add(std::getenv("HOME"));
  constexpr std::size_t room = 65536;
  std::vector<char> texts(room);
  passwd account{};
  passwd* found = nullptr;
  if (::getpwuid_r(::getuid(), &account, texts.data(), texts.size(), &found) == 0 && found != nullptr)
    add(account.pw_dir);
  return homes;
}

}  // namespace

std::vector<FileRule> rules_for_all() {
  std::vector<FileRule> rules;
  for (const char* place : system_places) rules.push_back({place});
  for (const char* device : harmless_devices) rules.push_back({device, Access::use});
  return rules;
}

std::vector<FileRule> rules_for_mpi(Phase phase, const Surroundings& surroundings) {
  std::vector<FileRule> rules;
  for (const std::string& library : surroundings.libraries) add_installation(rules, library, surroundings);
  for (const char* variable : variables_with_places) add_list(rules, surroundings.variable(variable), surroundings);
  for (const std::string& home : surroundings.homes)
    for (const char* settings : settings_in_home) add_list(rules, home + "/" + settings, surroundings);
  rules.push_back({"/dev", Access::list});
  for (const std::string& name : surroundings.names_in("/dev"))
    if (begins_with_one(name, network_devices)) rules.push_back({"/dev/" + name, Access::use});
  for (const char* place : shared_memory_places) rules.push_back({place, Access::change});
  add_temporary(rules, phase, surroundings);
  return rules;
}

Surroundings current_surroundings() {
  Surroundings here;
  here.variable = [](const char* name) {
    const char* value = std::getenv(name);
    return std::string{value == nullptr ? "" : value};
  };
  here.homes = find_homes();
  // Many libraries are in the same few directories.
  here.without_links = [known = std::map<std::string, std::string>{}](const std::string& path) mutable {
    auto [place, is_new] = known.try_emplace(path);
    if (is_new) place->second = without_links(path);
    return place->second;
  };
  ::dl_iterate_phdr(
      [](dl_phdr_info* info, std::size_t, void* libraries) {
        if (info->dlpi_name != nullptr)
          static_cast<std::vector<std::string>*>(libraries)->emplace_back(info->dlpi_name);
        return 0;
      },
      &here.libraries);
  here.names_in = [](const std::string& directory) {
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator entry{directory, error}, end; !error && entry != end; entry.increment(error))
      names.push_back(entry->path().filename().string());
    return names;
  };
  here.own_names_in = [names_in = here.names_in](const std::string& directory) {
    std::vector<std::string> names = names_in(directory);
    std::erase_if(names, [&](const std::string& name) {
      struct stat status{};
      return ::lstat((directory + "/" + name).c_str(), &status) != 0 || S_ISLNK(status.st_mode) ||
             (status.st_uid != ::geteuid() && status.st_uid != 0);
    });
    return names;
  };
  return here;
}

}  // namespace mpiwasm::confinement
