#include "command/granted_module.hpp"

#include <string>
#include <utility>

#include "wasi/context.hpp"
#include "wasi/granted_files.hpp"

namespace mpiwasm::command {

wasm::Expected<guest::HostFile> open_granted_module(const RunOptions& options) {
  const auto failed = [](std::string why) {
    return tl::unexpected(wasm::Error{wasm::ErrorKind::unusable_module, std::move(why)});
  };
  wasi::Options system;
  system.standard_input = false;
  for (const std::string& directory : options.directories) {
    const auto grant = wasi::parse_grant(directory);
    if (!grant) return failed(grant.error());
    system.grants.push_back(*grant);
  }
  const auto context = wasi::Context::create(system);
  if (!context) return failed(context.error());
  auto found = wasi::PathsForMpi{**context}.open(options.module, {});
  if (!found) return failed("the file cannot be opened: " + found.error().reason);
  return std::move(found->file);
}

}  // namespace mpiwasm::command
