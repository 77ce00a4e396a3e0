#include "command/spawn_command.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>

#include "wasi/grant.hpp"

namespace mpiwasm::command {
namespace {

/// "HOST:GUEST[:ro]" with an absolute HOST.
std::string absolute_grant(const std::string& text) {
  const auto grant = wasi::parse_grant(text);
  std::error_code error;
  const std::filesystem::path host = std::filesystem::absolute(grant ? grant->host_path : text, error);
  if (!grant || error) return text;
  const std::string whole = fmt::format("{}:{}{}", host.string(), grant->guest_path, grant->read_only ? ":ro" : ":rw");
  // Names such as ".." cannot be written as a guest's name.
  const auto again = wasi::parse_grant(whole);
  return again && again->guest_path == grant->guest_path ? whole : text;
}

std::string absolute_path(const std::string& path) {
  std::error_code error;
  const std::filesystem::path whole = std::filesystem::absolute(path, error);
  return error ? path : whole.string();
}

/// The name of a library, or its path.
std::string absolute_library(const std::string& text) {
  return text.find('/') == std::string::npos ? text : absolute_path(text);
}

}  // namespace

std::vector<std::string> spawn_command(const RunOptions& options, const std::vector<std::string>& variables) {
  std::error_code error;
  std::vector<std::string> command{std::filesystem::read_symlink("/proc/self/exe", error).string()};
  const auto add = [&command](const char* name, const std::string& value) {
    command.emplace_back(name);
    command.push_back(value);
  };
  for (const std::string& directory : options.directories) add("-d", absolute_grant(directory));
  for (const std::string& variable : variables) add("--env", variable);
  add("--stdin", options.standard_input);
  add("--confine", options.confine);
  for (const std::string& place : options.library_places) add("--mpi-dir", absolute_path(place));
  if (options.most_memory) add("--max-memory", fmt::format("{}", *options.most_memory));
  add("--max-threads", fmt::format("{}", options.most_threads));
  add("--max-open-files", fmt::format("{}", options.most_open_files));
  if (options.time_limit > 0) add("--time-limit", fmt::format("{}", options.time_limit));
  if (!options.mpi.empty()) add("--mpi", absolute_library(options.mpi));
  add("--blas", absolute_library(options.blas));
  add("--fftw", absolute_library(options.fftw));
  if (options.backend_given) add("--backend", options.backend);
  add("--first-run", options.first_run);
  add("--stack-size", fmt::format("{}", options.stack_size));
  if (options.cache.disabled) command.emplace_back("--no-cache");
  if (!options.cache.directory.empty()) add("--cache-dir", absolute_path(options.cache.directory));
  add("--cache-size", fmt::format("{}", options.cache.most_bytes));
  if (!options.cache.site_directory.empty()) add("--site-cache", absolute_path(options.cache.site_directory));
  if (options.timings) command.emplace_back("--timings");
  if (options.trace) command.emplace_back("--trace");
  if (options.native_peers) command.emplace_back("--native-peers");
  return command;
}

}  // namespace mpiwasm::command
