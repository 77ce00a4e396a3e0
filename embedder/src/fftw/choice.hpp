// Which FFTW a run uses: that of the system, or the one in the module.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "fftw/shared_object.hpp"

namespace mpiwasm::fftw {

/// The value of an environment variable; empty when it is not set.
using Variables = std::function<std::string(const char* name)>;

struct Choice {
  std::optional<SharedObject> library;  ///< none: the functions in the module
  std::string reason;                   ///< for "mpiwasm info"
};

/// Whether --fftw accepts it.
[[nodiscard]] bool is_request(const std::string& request);

/// What --fftw accepts, for messages.
constexpr const char* accepted = "auto, wasm, or the path of a library";

/// Loads the library that `request`, the value of --fftw, names. Fails with one line for the user if there is none.
[[nodiscard]] tl::expected<Choice, std::string> choose(const std::string& request, const Variables& variables);

}  // namespace mpiwasm::fftw
