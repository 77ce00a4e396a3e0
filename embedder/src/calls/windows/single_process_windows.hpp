// The calls of one-sided communication for windows of one process. The generated calls come here instead of to the
// library; arguments have been checked, and `place` is where in memory the target is (Call::target).
#pragma once

#include "calls/core/context.hpp"

namespace mpiwasm::calls::single_process {

/// The host address of a guest address, as the place of an operation.
inline MPI_Aint address(const Context& context, std::int64_t guest_address) {
  return reinterpret_cast<MPI_Aint>(context.memory.base()) + static_cast<MPI_Aint>(guest_address);
}

int put(const void* origin, std::int64_t count, const Datatype& type, int rank, MPI_Aint place, std::int64_t there,
        const Datatype& target_type, Window& window);
int get(void* origin, std::int64_t count, const Datatype& type, int rank, MPI_Aint place, std::int64_t there,
        const Datatype& target_type, Window& window);
int accumulate(const void* origin, std::int64_t count, const Datatype& type, int rank, MPI_Aint place,
               std::int64_t there, const Datatype& target_type, MPI_Op op, Window& window);
int get_accumulate(const void* origin, std::int64_t count, const Datatype& type, void* result, std::int64_t results,
                   const Datatype& result_type, int rank, MPI_Aint place, std::int64_t there,
                   const Datatype& target_type, MPI_Op op, Window& window);
int fetch_and_op(const void* origin, void* result, const Datatype& type, int rank, MPI_Aint place, MPI_Op op,
                 Window& window);
int compare_and_swap(const void* origin, const void* compare, void* result, const Datatype& type, int rank,
                     MPI_Aint place, Window& window);
int rput(const void* origin, std::int64_t count, const Datatype& type, int rank, MPI_Aint place, std::int64_t there,
         const Datatype& target_type, Window& window, MPI_Request* request);
int rget(void* origin, std::int64_t count, const Datatype& type, int rank, MPI_Aint place, std::int64_t there,
         const Datatype& target_type, Window& window, MPI_Request* request);
int raccumulate(const void* origin, std::int64_t count, const Datatype& type, int rank, MPI_Aint place,
                std::int64_t there, const Datatype& target_type, MPI_Op op, Window& window, MPI_Request* request);
int rget_accumulate(const void* origin, std::int64_t count, const Datatype& type, void* result, std::int64_t results,
                    const Datatype& result_type, int rank, MPI_Aint place, std::int64_t there,
                    const Datatype& target_type, MPI_Op op, Window& window, MPI_Request* request);

int win_fence(int assertion, Window& window);
int win_start(MPI_Group group, int assertion, Window& window);
int win_complete(Window& window);
int win_post(MPI_Group group, int assertion, Window& window);
int win_wait(Window& window);
int win_test(Window& window, int* flag);
int win_lock(int type, int rank, int assertion, Window& window);
int win_unlock(int rank, Window& window);
int win_lock_all(int assertion, Window& window);
int win_unlock_all(Window& window);
int win_flush(int rank, Window& window);
int win_flush_all(Window& window);
int win_flush_local(int rank, Window& window);
int win_flush_local_all(Window& window);
int win_sync(Window& window);

int win_get_group(Window& window, MPI_Group* group);
int win_get_info(Window& window, MPI_Info* info);
int win_set_info(Window& window, MPI_Info info);
int win_get_name(Window& window, char* name, int* length);
int win_set_name(Window& window, const char* name);

}  // namespace mpiwasm::calls::single_process
