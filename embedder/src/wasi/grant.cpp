// See grant.hpp.
#include "wasi/grant.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace mpiwasm::wasi {
namespace {

// "a//b/./c/" is "a/b/c"; "" and "./" are "."; nothing when it climbs with "..".
std::optional<std::string> tidy(std::string_view path) {
  std::string result = path.starts_with('/') ? "/" : "";
  while (!path.empty()) {
    const std::size_t length = std::min(path.find('/'), path.size());
    const std::string_view part = path.substr(0, length);
    path.remove_prefix(std::min(length + 1, path.size()));
    if (part.empty() || part == ".") continue;
    if (part == "..") return std::nullopt;
    if (!result.empty() && result.back() != '/') result += '/';
    result += part;
  }
  return result.empty() ? "." : result;
}

}  // namespace

tl::expected<Grant, std::string> parse_grant(std::string_view text) {
  const auto refuse = [text](std::string_view reason) {
    return tl::unexpected(fmt::format("cannot grant '{}': {}; write HOST[:GUEST][:ro]", text, reason));
  };
  Grant grant;
  std::string_view rest = text;
  const std::size_t last = rest.rfind(':');
  if (last != std::string_view::npos && (rest.substr(last) == ":ro" || rest.substr(last) == ":rw")) {
    grant.read_only = rest.substr(last) == ":ro";
    rest = rest.substr(0, last);
  }
  const std::size_t colon = rest.find(':');
  const std::string_view host = rest.substr(0, colon);
  if (host.empty()) return refuse("the host directory is missing");
  grant.host_path = host;

  if (colon == std::string_view::npos) {
    // A name with ".." says where the directory is on the host; the guest, which has no "above", knows it by the
    // same words.
    grant.guest_path = tidy(host).value_or(std::string(host));
    return grant;
  }
  const std::string_view guest = rest.substr(colon + 1);
  if (guest.empty()) return refuse("the name inside the guest is missing");
  if (guest.find(':') != std::string_view::npos) return refuse("there is one ':' too many");
  const std::optional<std::string> name = tidy(guest);
  if (!name) return refuse("the name inside the guest must not contain '..'");
  grant.guest_path = *name;
  return grant;
}

}  // namespace mpiwasm::wasi
