// Communicators of several processes end in all of these at the same time. MPI_Comm_free of libraries is local: it
// gives the number of the communicator to the next one, while another process still sends on the old one, with ranks
// that mean other processes there (decision 0057).
//
// So what the guest frees is only noted down. Now and then processes that make a communicator together compare what
// they have noted, and free what all processes of a communicator have. So they do beside some nonblocking duplications,
// in the background: a program may make and free communicators by these alone.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "calls/communicators/comparison.hpp"
#include "calls/communicators/exchanges.hpp"
#include "calls/core/context.hpp"

namespace mpiwasm::calls {

/// What a process says of itself when it makes a communicator together with others; they go on with the largest.
struct Balance {
  /// How many communicators the guest has freed so far, if some are to be compared now; otherwise 0.
  std::int64_t ended = 0;
  /// About how many different ones all of these processes have.
  std::int64_t different = 0;
  std::int64_t numbers_used = 0;
};

[[nodiscard]] Balance balance_of(const Context& context, std::int64_t processes);
/// Frees what all of its processes have given up, these included; they have agreed on `largest`. Collective.
void free_ended(Context& context, OwnCommunicator over, const Balance& largest);

/// What this process adds to a comparison beside the duplication that makes `copy`. Its number, which no program
/// chooses, says in all processes alike whether there is one, as with one in 16, wherever a program makes its
/// duplicates: they need not know each other's balance. The table has one size for that reason; what meets there comes
/// apart the next time. Null where there is none.
[[nodiscard]] std::unique_ptr<Comparison> comparison_beside(Context& context, const Communicator& copy);
/// Waits until it is complete, which all processes have begun, and frees what all of them have given up.
void end_comparison(Context& context, Comparison& comparison);

/// Gives a new communicator its number where it needs one. `old` is the communicator whose processes have agreed on the
/// function that makes it; null where only the new one is known to all. Collective over the new one.
void number_communicator(Context& context, Communicator& comm, const Communicator* old);
/// The same for a nonblocking duplicate that has begun.
void number_duplicate(const Context& context, Communicator& copy, const Communicator& old);
/// For an operation that is prepared on `comm`, as the last that its processes have agreed on.
[[nodiscard]] NumberedCommunicator number_for_operation(Context& context, MPI_Comm host, const Communicator& comm);
/// For one that was in a checkpoint, where it had this number.
void number_again(Communicator& comm, std::uint64_t number);

/// Notes that the guest has no handle to `comm` any more, which was `handle`.
void note_requests(Context& context, Communicator& comm, Handle handle);
/// Ends one without a number by `end`; one that requests of the guest still use ends later. Open MPI frees it with the
/// last of them, and looks at its error handler afterwards when that one has failed. Returns the host's code.
///
/// Open MPI frees an intercommunicator under its messages, and counts it twice, if its number is lower than that of the
/// communicator it was made of. It does not say of which messages that are buffered. So intercommunicators between jobs
/// end with the library, but those that processes have connected by, if they are disconnected.
int end_unnumbered(Context& context, Communicator& comm, int (*end)(MPI_Comm*));
/// Whether a communicator without a number cannot be disconnected yet, which all of its processes do together.
[[nodiscard]] bool has_open_requests(Context& context, const Communicator& comm, Handle handle);
/// Takes what the guest has given up; without a number, the library frees it now. Returns the host's code.
int end_numbered(Context& context, NumberedCommunicator ending);
[[nodiscard]] NumberedCommunicator numbered(Communicator& comm);

}  // namespace mpiwasm::calls
