// FFTW's wisdom as text. A library trusts it: numbers that are too large end the process, and wisdom of a hostile
// program can make its planner call itself for ever. So the guest gets it with a seal, and only what has one goes back.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "guest/seal.hpp"

namespace mpiwasm::fftw {

/// Whether it is wisdom by its form: a list of entries whose numbers fit.
[[nodiscard]] bool is_wisdom(std::string_view text);

/// The wisdom with its seal behind it, where FFTW itself does not read. Without a seal, as it is.
[[nodiscard]] std::string seal_wisdom(std::string_view wisdom, const guest::Seal& seal);

/// The wisdom without its seal; nothing if that is not of this text.
[[nodiscard]] std::optional<std::string> open_wisdom(std::string_view sealed, const guest::Seal& seal);

}  // namespace mpiwasm::fftw
