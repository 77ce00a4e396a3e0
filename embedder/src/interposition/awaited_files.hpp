// open and what belongs to it, put before those of the C library: what an MPI library opens by the name of a file that
// mpiwasm has opened is that file, or nothing.
#pragma once

#include "host/interface/awaited_file.hpp"

namespace mpiwasm::interposition {

/// For the calling thread, from now on until the next call; null: for none. Other names lead where they lead.
void await_file(host::AwaitedFile* file);

}  // namespace mpiwasm::interposition
