// Two jobs that save to the same directory would take each other's numbers and remove each other's checkpoints.
#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <tl/expected.hpp>

#include "guest/host_file.hpp"

namespace mpiwasm::checkpoint {

/// Locks a directory for one job, until the file is closed or its process ends. The file is not open where the file
/// system has no locks. Waits so long for another job to end. The error is one line for the user.
[[nodiscard]] tl::expected<guest::HostFile, std::string> lock_directory(const std::filesystem::path& directory,
                                                                        std::chrono::milliseconds patience);

}  // namespace mpiwasm::checkpoint
