// What has changed between two checkpoints of one program.
#pragma once

#include <cstdint>
#include <string>
#include <tl/expected.hpp>

#include "checkpoint/manifest.hpp"

namespace mpiwasm::checkpoint {

struct Difference {
  std::uint64_t memory_before = 0;  ///< bytes
  std::uint64_t memory_after = 0;
  std::uint64_t changed = 0;      ///< bytes of memory in pages that differ
  bool frames_differ = false;     ///< the call stack, global variables and tables
  bool libraries_differ = false;  ///< open files, the state of MPI
};

/// Compares one rank of two checkpoints that both have it. The error is one line for the user.
[[nodiscard]] tl::expected<Difference, std::string> compare(const Checkpoints& all, const Manifest& before,
                                                            const Manifest& after, int rank, const Key& key);

}  // namespace mpiwasm::checkpoint
