// See confinement.hpp.
#include "confinement/confinement.hpp"

#include <dlfcn.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "confinement/file_rules.hpp"
#include "confinement/file_thread.hpp"
#include "confinement/other_threads.hpp"
#include "confinement/system_calls.hpp"

namespace mpiwasm::confinement {
namespace {

std::vector<FileRule> rules_for(const Wishes& wishes, Phase phase) {
  std::vector<FileRule> rules = rules_for_all();
  if (wishes.uses_library) {
    std::vector<FileRule> more = rules_for_mpi(phase, current_surroundings());
    std::ranges::move(more, std::back_inserter(rules));
  }
  rules.insert(rules.end(), wishes.files.begin(), wishes.files.end());
  return rules;
}

/// UCX makes a socket of datagrams for each of its workers, and Open MPI a worker for the first window of a program.
bool is_ucx_loaded() {
  void* const library = ::dlopen("libucp.so.0", RTLD_LAZY | RTLD_NOLOAD);
  if (library != nullptr) (void)::dlclose(library);
  return library != nullptr;
}

}  // namespace

std::string Abilities::to_text() const {
  if (!system_calls) return "none: seccomp is not in this kernel, or was forbidden";
  if (files()) return fmt::format("system calls (seccomp) and files (Landlock {})", landlock);
  if (landlock > 0) return fmt::format("system calls only (seccomp): Landlock {} is too old for files", landlock);
  return "system calls only (seccomp): Landlock is not in this kernel, or not enabled";
}

Abilities find_abilities() { return {has_filters(), landlock_version()}; }

void prepare_library(bool has_launcher) {
  // UCX would open shared memory through /proc of the rank that made it.
  (void)::setenv("UCX_POSIX_USE_PROC_LINK", "n", 0);
  // Open MPI 4 would start a daemon for each process without a launcher, in case it spawns others.
  if (!has_launcher) (void)::setenv("OMPI_MCA_ess_singleton_isolated", "1", 0);
}

std::string raise(const Wishes& wishes, const Abilities& abilities) {
  const auto filter = guest_filter({.process = ::getpid(),
                                    .reaches_peers = wishes.has_peers,
                                    .has_file_thread = abilities.files(),
                                    .confines_truncation = confines_truncation(abilities.landlock)});
  if (!abilities.files()) return install(filter, Reach::all_threads);
  const Phase phase = wishes.uses_library ? Phase::starting : Phase::running;
  std::string problem = start_file_thread(rules_for(wishes, phase), abilities.landlock);
  if (problem.empty() && !wishes.uses_library) problem = narrow(wishes, abilities);
  if (problem.empty()) problem = confine_other_threads(filter, file_thread());
  if (problem.empty()) problem = install(filter);
  return problem;
}

std::string narrow(const Wishes& wishes, const Abilities& abilities) {
  if (!abilities.files()) return {};
  return narrow_file_thread(rules_for(wishes, Phase::running), wishes.uses_library && is_ucx_loaded());
}

}  // namespace mpiwasm::confinement
