// Accumulate operations in windows with a guard (window_guard.hpp). Generated calls come here instead of to the
// library. What the library does correctly, it gets as it is. The rest it gets in pieces: runs of consecutive numbers,
// or single pairs. MPI guarantees atomicity and order for each number only (MPI-5.0, 12.7.1), so programs do not
// notice.
#pragma once

#include <cstdint>

#include "calls/core/context.hpp"

namespace mpiwasm::calls::in_pieces {

int accumulate(const void* origin, std::int64_t count, const Datatype& type, int rank, MPI_Aint place,
               std::int64_t there, const Datatype& target_type, MPI_Op op, Window& window);
int get_accumulate(const void* origin, std::int64_t count, const Datatype& type, void* result, std::int64_t results,
                   const Datatype& result_type, int rank, MPI_Aint place, std::int64_t there,
                   const Datatype& target_type, MPI_Op op, Window& window);
int fetch_and_op(const void* origin, void* result, const Datatype& type, int rank, MPI_Aint place, MPI_Op op,
                 Window& window);
int raccumulate(const void* origin, std::int64_t count, const Datatype& type, int rank, MPI_Aint place,
                std::int64_t there, const Datatype& target_type, MPI_Op op, Window& window, MPI_Request* request);
int rget_accumulate(const void* origin, std::int64_t count, const Datatype& type, void* result, std::int64_t results,
                    const Datatype& result_type, int rank, MPI_Aint place, std::int64_t there,
                    const Datatype& target_type, MPI_Op op, Window& window, MPI_Request* request);

}  // namespace mpiwasm::calls::in_pieces
