// Communicators of mpiwasm's own, which the guest has no handles to. What mpiwasm sends to other processes, and what
// MPI libraries exchange while they make communicators, windows and files, goes over these: over a communicator of the
// guest, a guest whose processes call different operations would read it, or supply it (decision 0043).
#pragma once

#include "calls/communicators/communicator.hpp"

namespace mpiwasm::calls {

/// Makes the communicator of all processes, before the guest communicates. Collective. Returns the host's code.
[[nodiscard]] int make_private_world();

/// All processes of MPI_COMM_WORLD; MPI_COMM_WORLD itself in a job of one.
[[nodiscard]] MPI_Comm private_world();

/// What is made over private_world(), by tags that do not meet.
enum class PrivateTag { groups, leaders, own };
[[nodiscard]] int private_tag(PrivateTag use, std::uint64_t number);

/// The communicator for the processes of one of the guest's, with the same ranks and topology. It is made when it is
/// needed first, collectively, and goes with the guest's. MPI_COMM_NULL if the library makes none.
/// Of a communicator without other processes, of an intercommunicator with processes outside MPI_COMM_WORLD, and in a
/// job with native processes, it is the guest's own.
[[nodiscard]] MPI_Comm private_communicator(const Communicator& comm);

/// The same without making one: the guest's own where there is none yet.
[[nodiscard]] MPI_Comm present_private_communicator(const Communicator& comm);

/// Makes it at once, while the guest does not have `comm` yet. Collective.
void make_private_communicator(const Communicator& comm);

/// Whether it must be made at once: private_world() does not reach all processes, or threads of one process may need
/// several at the same time.
[[nodiscard]] bool needs_private_communicator(const Communicator& comm, int thread_level);

/// Has it last as long as a window on it does: MPICH numbers windows by the context of their communicator, which it
/// uses again for the next one.
void keep_private_communicator(const Communicator& comm, MPI_Win window);

}  // namespace mpiwasm::calls
