// Seals of texts that programs get and give back, such as FFTW's wisdom and names of ports. They are computed with the
// key of the user's checkpoints.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "guest/seal.hpp"

namespace mpiwasm::command {

/// For FFTW's wisdom; without a home, with a key of this process.
[[nodiscard]] guest::Seal make_wisdom_seal();

/// For names of ports, which processes of other jobs must be able to check. The error is one line for the user.
[[nodiscard]] tl::expected<guest::Seal, std::string> make_port_seal();

}  // namespace mpiwasm::command
