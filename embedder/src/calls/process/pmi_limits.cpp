// See pmi_limits.hpp. Files and functions are MPICH's.
#include "calls/process/pmi_limits.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "translate/mpi.hpp"

namespace mpiwasm::calls {

namespace {

// A client has 1000 tokens for a request since 4.1 (MAX_PMI_ARGS), Hydra 4.0 as many words for a program (HYD_exec).
constexpr std::size_t most_words = 900;
// A client of 4.0 cuts lines at 1024 characters, with their ends (PMIU_MAXLINE).
constexpr std::size_t most_of_argument = 999;
// Hydra has 64 KiB for a request (HYD_TMPBUF_SIZE).
constexpr std::size_t most_characters = std::size_t{32} << 10;

// Of a program, besides its arguments: nprocs, execname, totspawns, spawnssofar, argcnt, preput_num with a key and its
// value, info_num, endcmd, mcmd; and --max-spawn, which is added later.
constexpr std::size_t words_of_program = 11 + 2;
constexpr std::size_t characters_of_program = 160;
// "arg999=" and the line's end.
constexpr std::size_t characters_of_argument = 8;

/// Hydra looks for the end of a request by these, wherever they are (check_pmi_cmd, PMIU_check_full_cmd).
constexpr std::array<std::string_view, 3> words_of_protocol{"endcmd", "totspawns=", "spawnssofar="};

std::string why_not(std::string_view argument, bool is_own) {
  const std::string_view what = is_own ? "an option of mpiwasm" : "an argument";
  const auto not_with = [what](std::string_view part) {
    return fmt::format("this MPI library cannot pass {} with {} to new processes", what, part);
  };
  // Since 4.1 there must be a value (parse_v1_mcmd).
  if (argument.empty()) return not_with("no characters");
  if (argument.size() > most_of_argument)
    return not_with(fmt::format("{} characters, more than {},", argument.size(), most_of_argument));
  for (const std::string_view word : words_of_protocol)
    if (argument.find(word) != argument.npos) return not_with(fmt::format("'{}'", word));
  // Removed since 4.1 (unescape_val), so "/granted/.\./x" would be another place.
  if (argument.find('\\') != argument.npos) return not_with("a backslash");
  // Under PMI-2, "x;subcmd=/bin/true" starts a program of the host (parse_v2, HYD_pmcd_pmi_parse_pmi_cmd).
  if (!is_own && separates_in_pmi(argument)) return not_with("a semicolon");
  return {};
}

}  // namespace

bool may_use_pmi(const LibraryVersion& library) {
  return library.name != LibraryVersion::Name::open_mpi && library.name != LibraryVersion::Name::built_in;
}

bool separates_in_pmi(std::string_view text) { return text.find_first_of(";\\") != text.npos; }

std::size_t room_for_port_name(const LibraryVersion& library) {
  // MPICH's own, which its functions of the MPI-5 ABI keep to as well, though that ABI has 1024.
  constexpr std::size_t room_in_mpich = 256;
  constexpr std::size_t room = MPI_MAX_PORT_NAME;
  return may_use_pmi(library) ? std::min(room, room_in_mpich) : room;
}

std::string PmiRequest::add(std::string_view executable, std::span<const std::string> arguments, std::size_t own) {
  words_ += words_of_program + arguments.size();
  characters_ += characters_of_program + executable.size();
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (std::string reason = why_not(arguments[i], i < own); !reason.empty()) return reason;
    characters_ += characters_of_argument + arguments[i].size();
  }
  if (words_ <= most_words && characters_ <= most_characters) return {};
  return fmt::format(
      "with the options of mpiwasm, the programs have more arguments than this MPI library passes to new processes: "
      "{} words of {}, {} characters of {}",
      words_, most_words, characters_, most_characters);
}

}  // namespace mpiwasm::calls
