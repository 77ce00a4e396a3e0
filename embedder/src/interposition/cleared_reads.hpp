// read and what belongs to it, put before those of the C library: where a file ends before the memory that is to be
// filled, the rest of that memory is cleared. MPI libraries hand out all of such memory as data of the file, and write
// it into files: ROMIO, in MPICH and Open MPI, with MPI_File_read_all, and with data that have gaps.
#pragma once

#include <cstddef>
#include <span>

namespace mpiwasm::interposition {

/// From now on, for all regular files and all memory but `untouched`, which libraries read into directly. Later calls
/// replace that.
void clear_short_reads(std::span<const std::byte> untouched);

}  // namespace mpiwasm::interposition
