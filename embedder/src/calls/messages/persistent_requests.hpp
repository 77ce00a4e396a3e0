// Persistent operations (MPI-5.0, 3.9 and 6.13) that the library does not have, or has wrong: mpiwasm keeps the
// arguments, and every start begins a nonblocking one. Between two runs the request has none on the host, and
// MPI_REQUEST_NULL completes there as an inactive request should.
#pragma once

#include <initializer_list>
#include <memory>
#include <vector>

#include "calls/core/call.hpp"

namespace mpiwasm::calls {

/// A new inactive request on `comm`, every start of which makes the call `start` on `own_comm`, or on `comm` when that
/// is null. `types` are those of its buffers; `keep` owns lists that the call names, or is null.
Handle new_persistent_request(Call& call, Handle comm, NumberedCommunicator own_comm,
                              std::vector<std::shared_ptr<Datatype>> types, std::unique_ptr<RequestKeep> keep,
                              NonblockingCall start);

/// Whether mpiwasm emulates the library's persistent collective operations: in a program that can be saved, as active
/// ones of a library cannot be made again; and where the library may be MPICH before 5.0 under one name or another,
/// Intel MPI 2021.18 included. There a second start of MPI_Gather_init sends the root's values of the first, one of
/// MPI_Scatter_init aborts, and one of MPI_Allgather_init reads beyond the end of the buffer.
bool emulates_persistent_collectives(const Context& context);

/// The same for those whose nonblocking function has a safe form: MPICH 5.0 and newer go by lengths of messages there,
/// too.
bool emulates_unsafe_persistent_collectives(const Context& context);

/// Stores such a request of a collective operation at `place`. Collective over `comm`, of which the operation gets a
/// copy. `datatypes` are handles of the guest; those that are not read may be anything.
Code store_persistent_request(Call& call, Handle* place, Handle comm, std::initializer_list<Handle> datatypes,
                              std::unique_ptr<RequestKeep> keep, NonblockingCall start);

/// As above, with one datatype for each process in lists.
Code store_persistent_request(Call& call, Handle* place, Handle comm,
                              std::initializer_list<std::span<const Handle>> datatypes,
                              std::unique_ptr<RequestKeep> keep, NonblockingCall start);

/// Starts a request of an emulated persistent operation. Returns the host's error code; MPI_ERR_REQUEST when it is
/// active already, MPI_ERR_COMM when it needs a communicator that has been freed.
int start_persistent(Context& context, Request& request);

}  // namespace mpiwasm::calls
