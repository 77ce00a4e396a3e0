// The state of MPI in an image, restored on the built-in MPI for a guest without an engine.
#pragma once

#include <cstddef>
#include <span>

namespace mpiwasm::fuzz {

/// Restores it in a job that has just begun, uses and frees all that is there then, and ends the job.
void restore_mpi(std::span<const std::byte> state);

}  // namespace mpiwasm::fuzz
