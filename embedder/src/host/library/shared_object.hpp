// Reads what a shared object says about itself without loading it: loading an MPI library has side effects.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "host/library/family.hpp"

namespace mpiwasm::host {

/// Which MPI library a file is.
struct Identity {
  Family family;
  std::optional<Implementation> implementation;
};

/// Nothing when the file is not a 64-bit shared object with MPI_Init in it.
[[nodiscard]] std::optional<Identity> identify_library(const std::filesystem::path& path);

}  // namespace mpiwasm::host
