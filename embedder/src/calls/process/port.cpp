#include "calls/process/port.hpp"

namespace mpiwasm::calls {

namespace {

// In no name of Open MPI (a process, URIs) or MPICH (pairs "key#value$").
constexpr std::string_view seal_begin = "@mpiwasm:";
// Of the 64 digits; MPICH has room for names of 256 bytes with all that it needs itself.
constexpr std::size_t digits = 32;

}  // namespace

std::string seal_port(std::string_view host, const guest::Seal& seal) {
  return std::string(host).append(seal_begin).append(seal(host).substr(0, digits));
}

std::optional<std::string> unseal_port(std::string_view name, const guest::Seal& seal) {
  const std::string_view host = name.substr(0, name.rfind(seal_begin));
  if (!seal || seal_port(host, seal) != name) return std::nullopt;
  return std::string(host);
}

}  // namespace mpiwasm::calls
