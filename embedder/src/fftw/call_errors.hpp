// What ends a program that calls FFTW wrongly, with a message that names the function as the program does. The end of
// the guest leaves frames without destructors, so messages are in arrays.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "fftw/library.hpp"

namespace mpiwasm::fftw {

template <class Real>
inline constexpr std::string_view prefix = sizeof(Real) == sizeof(double) ? "fftw_" : "fftwf_";

template <class... Arguments>
std::string_view write(std::span<char> text, fmt::format_string<const Arguments&...> format,
                       const Arguments&... arguments) {
  const auto written = fmt::format_to_n(text.data(), text.size(), format, arguments...);
  return {text.data(), std::min<std::size_t>(written.size, text.size())};
}

template <class... Arguments>
[[noreturn]] void end_with(const Library& library, fmt::format_string<const Arguments&...> format,
                           const Arguments&... arguments) {
  std::array<char, 256> text{};
  library.end(write(text, format, arguments...));
}

template <class Real>
const Functions<Real>& functions_for(const Library& library, std::string_view call) {
  const Functions<Real>* functions = library.functions<Real>();
  if (functions == nullptr)
    end_with(library, "{}{}: no FFTW of the system is in use; a module must ask for it by \"{}available\"",
             prefix<Real>, call, prefix<Real>);
  return *functions;
}

template <class Real>
Plan& plan_for(Library& library, std::uint32_t handle, std::string_view call) {
  Plan* plan = library.plans<Real>().find(handle);
  if (plan == nullptr)
    end_with(library, "{}{}: {:#x} is no plan: it was destroyed, or made by another function or precision",
             prefix<Real>, call, handle);
  return *plan;
}

}  // namespace mpiwasm::fftw
