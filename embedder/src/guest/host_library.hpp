// A library of functions that guests may import: WASI is one, MPI another. A run has a list of them
// (src/command/host_libraries.cpp) and treats them alike, in the order of the members below.
#pragma once

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "guest/archive.hpp"
#include "guest/guest.hpp"
#include "guest/host_file.hpp"
#include "guest/host_function.hpp"

namespace mpiwasm::guest {

/// A file or directory that stays open to a confined process.
struct NeededFile {
  std::string path;
  bool may_change = false;
  HostFile directory = {};  ///< if it is open, instead of the path
};

/// What a host library needs of the process once that is confined.
struct ConfinementNeeds {
  std::vector<NeededFile> files = {};
  /// It starts native code later on, which reads files of its own until the host library calls back that it has
  /// started.
  bool starts_later = false;
  /// Its native code copies messages from the memory of other processes.
  bool has_peers = false;
};

/// Why a run cannot begin, for the user, and the exit code for it.
struct SetupFailure {
  int exit_code;
  std::string message;
};

class HostLibrary {
 public:
  HostLibrary() = default;
  HostLibrary(const HostLibrary&) = delete;
  HostLibrary& operator=(const HostLibrary&) = delete;
  virtual ~HostLibrary() = default;

  /// For users, such as "MPI". Libraries of one name are listed together.
  [[nodiscard]] virtual std::string_view name() const = 0;

  /// Its functions by import namespace. Before open() their code may be missing.
  [[nodiscard]] virtual std::vector<HostModule> modules() = 0;

  /// One line on a function that it does not have, although the module or the name looks as if it had; else empty.
  [[nodiscard]] virtual std::string explain_unknown(std::string_view /*module*/, std::string_view /*function*/) const {
    return {};
  }

  /// Makes the functions callable. Called when the guest imports one of them, while all files can be opened.
  [[nodiscard]] virtual tl::expected<void, SetupFailure> open() { return {}; }

  /// Called after open(), before the process is confined.
  [[nodiscard]] virtual ConfinementNeeds confinement_needs() { return {}; }

  /// Gives the calls their guest, before it runs.
  virtual void attach(Guest& guest) = 0;

  /// The guest is to be ended from outside, wherever it is: false when its C library must not write its buffers now. It
  /// then calls `again` when it may be asked once more, unless it is asked before. With `at_last` there is no later.
  /// May be called by a signal handler on the guest's thread.
  [[nodiscard]] virtual bool can_flush(bool /*at_last*/, void (* /*again*/)()) { return true; }

  /// What of its state cannot be saved now, as in "2 requests are not free"; empty when all can. Asked while the guest
  /// is in a call of a host library, as save() is.
  [[nodiscard]] virtual std::string why_not_saved() { return {}; }

  /// Writes what it keeps for the guest, which goes on afterwards. Returns what is wrong, or an empty text.
  [[nodiscard]] virtual std::string save(ArchiveWriter& /*to*/) { return {}; }

  /// Puts that back, after attach() and before the guest runs, whose memory is there. Returns what is wrong, or an
  /// empty text.
  [[nodiscard]] virtual std::string restore(ArchiveReader& /*from*/) { return {}; }

  /// What lies in linear memory at a place that the guest cannot write, for the message about a write to it; empty when
  /// the guest may write there. Asked when the guest has trapped.
  [[nodiscard]] virtual std::string describe_read_only(Address /*place*/) { return {}; }

  /// When the guest has ended: what it had to do and did not, as in "ended without calling MPI_Finalize"; else empty.
  [[nodiscard]] virtual std::string unfinished() const { return {}; }

  /// Called when the guest has ended by itself, after a return from main or exit().
  virtual void end() {}
};

}  // namespace mpiwasm::guest
