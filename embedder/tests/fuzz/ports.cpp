// See ports.hpp.
#include "ports.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

namespace mpiwasm::fuzz {

namespace {

constexpr std::uint32_t self = 0x102;
constexpr std::uint32_t no_info = 0x130;
constexpr std::uint32_t room = 0x400;  ///< MPI_MAX_PORT_NAME
constexpr std::uint32_t port_place = place::answers + 0x400;
constexpr std::uint32_t name_place = place::blocks;
constexpr std::uint32_t found_place = name_place + room;
constexpr std::uint32_t service_place = found_place + room;
constexpr std::uint32_t communicator_place = place::answers + 0x30;

/// Names of other programs, in the forms of the libraries.
constexpr std::array<std::string_view, 5> others = {"tag#0$description#localhost$port#22$ifname#127.0.0.1$",
                                                    "tag#-5$connentry#zz$", "0.0;tcp://127.0.0.1:22:300",
                                                    "4294967295.0:1", "@mpiwasm:00000000000000000000000000000000"};

}  // namespace

std::string Ports::seal(std::string_view text) {
  constexpr std::size_t digits = 64;
  std::uint64_t state = 0xcbf29ce484222325;
  for (const char letter : text) state = (state ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
  std::string result;
  while (result.size() < digits) {
    state = state * 0x5851f42d4c957f2d + 1;
    result += "0123456789abcdef"[state >> 60];
  }
  return result;
}

std::string Ports::text_at(std::uint32_t place) const {
  const auto found = memory_.string(guest::Address{place});
  return found ? std::string{*found} : std::string{};
}

void Ports::put(std::uint32_t place, std::string_view text) {
  for (std::uint32_t i = 0; i <= text.size() && i < room; ++i)
    (void)memory_.store(guest::Address{place + i}, i < text.size() && i + 1 < room ? text[i] : '\0');
}

std::string Ports::changed(std::string name, Input& input) {
  constexpr std::uint32_t ways = 5;
  const std::uint32_t at = name.empty() ? 0 : input.byte() % static_cast<std::uint32_t>(name.size());
  switch (input.below(ways)) {
    case 0:
      if (!name.empty()) name[at] = static_cast<char>(input.byte());
      break;
    case 1:
      name.resize(at);
      break;
    case 2:
      name.insert(at, 1, static_cast<char>(input.byte()));
      break;
    case 3:
      name = std::string{others[input.below(others.size())]} + name.substr(std::min(name.find('@'), name.size()));
      break;
    default:
      name += name.substr(at);
      break;
  }
  return name.substr(0, name.find('\0'));
}

void Ports::try_name(const std::string& name, bool is_own) {
  put(name_place, name);
  put(service_place, "service");
  (void)call_("MPI_Publish_name", {service_place, no_info, name_place});
  (void)call_("MPI_Lookup_name", {service_place, no_info, found_place});
  (void)call_("MPI_Unpublish_name", {service_place, no_info, name_place});
  if (is_own) return;
  put(name_place, name);
  const bool is_taken = call_("MPI_Comm_connect", {name_place, no_info, 0, self, communicator_place}) == 0 ||
                        call_("MPI_Comm_accept", {name_place, no_info, 0, self, communicator_place}) == 0 ||
                        call_("MPI_Close_port", {name_place}) == 0;
  if (!is_taken) return;
  std::fprintf(stderr, "a name that is not that of a port was taken: %s\n", name.c_str());
  std::abort();
}

void Ports::run(Input& input) {
  put(port_place, "");
  const bool is_open = call_("MPI_Open_port", {no_info, port_place}) == 0;
  const std::string own = is_open ? text_at(port_place) : std::string{others[input.below(others.size())]};
  const std::uint32_t names = 1 + input.below(8);
  std::string name = own;
  for (std::uint32_t i = 0; i < names && !input.empty(); ++i) {
    // Some are changed more than once.
    name = changed(input.below(3) == 0 ? name : own, input);
    try_name(name, is_open && name == own);
  }
  if (is_open) try_name(own, true);
  put(port_place, own);
  if (is_open && call_("MPI_Close_port", {port_place}) != 0) {
    std::fputs("an own port cannot be closed\n", stderr);
    std::abort();
  }
}

}  // namespace mpiwasm::fuzz
