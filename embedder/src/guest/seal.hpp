// What distinguishes texts that mpiwasm gave to a program of this user from texts that a program made up.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace mpiwasm::guest {

/// Computes what only this user can compute of a text, in letters and digits; empty where there is no key.
using Seal = std::function<std::string(std::string_view text)>;

}  // namespace mpiwasm::guest
