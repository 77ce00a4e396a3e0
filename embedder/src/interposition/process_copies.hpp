// MPI libraries copy between the processes of a node by process_vm_readv() and process_vm_writev(), put before those of
// the C library. Where the guest's own memory has no page, or is for reading only, these say EFAULT, and UCX ends the
// process. Such a place is accessed once more, so that it is a fault as in any other copy
// (wasm/engine/memory_faults.hpp): a module may have freed memory that a receive still names, and the file system of
// shared memory may be full. Of another process, what is at no address is zeros: a program can bring its library to
// send more than it has.
#pragma once

#include "guest/linear_memory.hpp"

namespace mpiwasm::interposition {

/// From now on, for the memory of the guest as it is then.
void fault_in_copies(guest::LinearMemory memory);
/// The guest's memory goes.
void let_copies_fail();

}  // namespace mpiwasm::interposition
