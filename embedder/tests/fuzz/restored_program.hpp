// The call stack and the global variables in an image of the portable form, restored in a program that goes on with
// them.
#pragma once

#include <cstddef>
#include <span>

namespace mpiwasm::fuzz {

/// Restores them in a new instance of a small program, and lets it run to its end or its next stopping point.
void restore_program(std::span<const std::byte> input);

}  // namespace mpiwasm::fuzz
