// Distinguishes a user's wisdom of FFTW from that of others.
#pragma once

#include "fftw/wisdom.hpp"

namespace mpiwasm::command {

/// Computes authentication codes with the key of the user's checkpoints; without a home, with a key of this process.
[[nodiscard]] fftw::Seal make_wisdom_seal();

}  // namespace mpiwasm::command
