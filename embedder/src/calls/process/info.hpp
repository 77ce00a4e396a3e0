// What mpiwasm knows of each list of hints.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "calls/core/object.hpp"
#include "calls/core/quota.hpp"

namespace mpiwasm::calls {

/// Hints as plain data: keys and values.
using Hints = std::vector<std::pair<std::string, std::string>>;

/// A list of hints is made again from what it holds, which every library returns.
struct Info {
  MPI_Info host = MPI_INFO_NULL;
  /// Bytes of its hints (Context::hint_bytes).
  Charge bytes{};
};

/// All that a list holds, in its order; nothing for MPI_INFO_NULL.
[[nodiscard]] Hints hints_of(MPI_Info info);
/// Makes a list of these hints. Returns the host's code.
int make_info(const Hints& hints, MPI_Info* made);

/// What the guest has called an object, and the hints that it has given for it.
struct Labels {
  std::string name;
  Hints hints;

  /// As much of a name as the standard has room for.
  void remember(std::string_view text);
  /// Later hints go before earlier ones of the same key.
  void remember(MPI_Info info);
};

using InfoTable = HandleTable<Info, HandleKind::info, 0x100>;

}  // namespace mpiwasm::calls
