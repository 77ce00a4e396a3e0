// Which BLAS a run uses: that of the system, or the one in the module.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "blas/shared_object.hpp"

namespace mpiwasm::blas {

/// The value of an environment variable; empty when it is not set.
using Variables = std::function<std::string(const char* name)>;

struct Choice {
  std::optional<SharedObject> library;  ///< none: the routines in the module
  std::string reason;                   ///< for "mpiwasm info"
};

/// What --blas accepts, for messages.
constexpr const char* accepted = "auto, wasm, flexiblas, openblas, mkl, blis, or the path of a library";

/// Whether --blas accepts it.
[[nodiscard]] bool is_request(const std::string& request);

/// Loads the library that `request`, the value of --blas, names. Fails with one line for the user if there is none.
[[nodiscard]] tl::expected<Choice, std::string> choose(const std::string& request, const Variables& variables);

}  // namespace mpiwasm::blas
