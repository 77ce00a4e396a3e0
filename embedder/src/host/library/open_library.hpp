// Loads the chosen MPI library and its adapter into the process. Neither is ever unloaded: MPI libraries cannot be.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "host/interface/adapter.hpp"
#include "host/library/environment.hpp"
#include "host/library/family.hpp"
#include "host/library/find_libraries.hpp"

namespace mpiwasm::host {

/// Where the adapters lie: MPIWASM_ADAPTER_PATH, else lib/mpiwasm beside the executable's bin.
[[nodiscard]] std::filesystem::path adapter_directory(const Environment& environment);

/// The families whose adapter is in the directory.
[[nodiscard]] std::vector<Family> find_adapters(const std::filesystem::path& directory);

/// The error is one line for the user.
[[nodiscard]] tl::expected<std::unique_ptr<Adapter>, std::string> open_library(const Library& library,
                                                                               const std::filesystem::path& adapters,
                                                                               const AdapterOptions& options);

/// First line of what the library's MPI_Get_library_version says, asked in a child process; empty when it does not
/// answer.
[[nodiscard]] std::string ask_version(const std::filesystem::path& library);

}  // namespace mpiwasm::host
