// What decides over the code that later runs execute: the code cache, and the key of the user, with which checkpoints
// and wisdom of FFTW are signed. A program that could change them, or read the key, would leave the sandbox.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "command/options.hpp"
#include "guest/host_file.hpp"
#include "wasi/grant.hpp"

namespace mpiwasm::command {

class ProtectedPlaces {
 public:
  /// Those of a run, whether it uses them or not: other runs do.
  [[nodiscard]] static ProtectedPlaces of(const CacheOptions& cache);
  ProtectedPlaces(std::vector<std::filesystem::path> code, std::filesystem::path key)
      : code_(std::move(code)), key_(std::move(key)) {}

  /// Why a directory, which is open, is not granted: one line for the user, or an empty text.
  [[nodiscard]] std::string why_not_granted(const wasi::Grant& grant, const guest::HostFile& directory) const;

  /// Files that a program must not open wherever they lie.
  [[nodiscard]] std::vector<std::string> secrets() const;

 private:
  std::vector<std::filesystem::path> code_;  ///< directories of the code cache
  std::filesystem::path key_;                ///< empty: there is none
};

}  // namespace mpiwasm::command
