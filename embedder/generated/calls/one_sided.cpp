// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/one_sided.toml.
#include "calls/generated_call.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Win_create(Context* context, Word, std::int32_t, std::int32_t, Word, Word, Word) {
  return not_implemented(*context, "MPI_Win_create");
}

Code guest_MPI_Win_create_c(Context* context, Word, std::int32_t, std::int32_t, Word, Word, Word) {
  return not_implemented(*context, "MPI_Win_create_c");
}

Code guest_MPI_Win_allocate(Context* context, std::int32_t, std::int32_t, Word, Word, Word, Word) {
  return not_implemented(*context, "MPI_Win_allocate");
}

Code guest_MPI_Win_allocate_c(Context* context, std::int32_t, std::int32_t, Word, Word, Word, Word) {
  return not_implemented(*context, "MPI_Win_allocate_c");
}

Code guest_MPI_Win_allocate_shared(Context* context, std::int32_t, std::int32_t, Word, Word, Word, Word) {
  return not_implemented(*context, "MPI_Win_allocate_shared");
}

Code guest_MPI_Win_allocate_shared_c(Context* context, std::int32_t, std::int32_t, Word, Word, Word, Word) {
  return not_implemented(*context, "MPI_Win_allocate_shared_c");
}

Code guest_MPI_Win_shared_query(Context* context, Word, std::int32_t, Word, Word, Word) {
  return not_implemented(*context, "MPI_Win_shared_query");
}

Code guest_MPI_Win_shared_query_c(Context* context, Word, std::int32_t, Word, Word, Word) {
  return not_implemented(*context, "MPI_Win_shared_query_c");
}

Code guest_MPI_Win_create_dynamic(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_Win_create_dynamic");
}

Code guest_MPI_Win_attach(Context* context, Word, Word, std::int32_t) {
  return not_implemented(*context, "MPI_Win_attach");
}

Code guest_MPI_Win_detach(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_Win_detach");
}

Code guest_MPI_Win_free(Context* context, Word) {
  return not_implemented(*context, "MPI_Win_free");
}

Code guest_MPI_Win_get_group(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_Win_get_group");
}

Code guest_MPI_Win_get_info(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_Win_get_info");
}

Code guest_MPI_Win_set_info(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_Win_set_info");
}

Code guest_MPI_Win_get_name(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_Win_get_name");
}

Code guest_MPI_Win_set_name(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_Win_set_name");
}

Code guest_MPI_Put(Context* context, Word, std::int32_t, Word, std::int32_t, std::int32_t, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_Put");
}

Code guest_MPI_Put_c(Context* context, Word, std::int64_t, Word, std::int32_t, std::int32_t, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_Put_c");
}

Code guest_MPI_Get(Context* context, Word, std::int32_t, Word, std::int32_t, std::int32_t, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_Get");
}

Code guest_MPI_Get_c(Context* context, Word, std::int64_t, Word, std::int32_t, std::int32_t, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_Get_c");
}

Code guest_MPI_Accumulate(Context* context, Word, std::int32_t, Word, std::int32_t, std::int32_t, std::int32_t, Word,
      Word, Word) {
  return not_implemented(*context, "MPI_Accumulate");
}

Code guest_MPI_Accumulate_c(Context* context, Word, std::int64_t, Word, std::int32_t, std::int32_t, std::int64_t,
      Word, Word, Word) {
  return not_implemented(*context, "MPI_Accumulate_c");
}

Code guest_MPI_Get_accumulate(Context* context, Word, std::int32_t, Word, Word, std::int32_t, Word, std::int32_t,
      std::int32_t, std::int32_t, Word, Word, Word) {
  return not_implemented(*context, "MPI_Get_accumulate");
}

Code guest_MPI_Get_accumulate_c(Context* context, Word, std::int64_t, Word, Word, std::int64_t, Word, std::int32_t,
      std::int32_t, std::int64_t, Word, Word, Word) {
  return not_implemented(*context, "MPI_Get_accumulate_c");
}

Code guest_MPI_Fetch_and_op(Context* context, Word, Word, Word, std::int32_t, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_Fetch_and_op");
}

Code guest_MPI_Compare_and_swap(Context* context, Word, Word, Word, Word, std::int32_t, std::int32_t, Word) {
  return not_implemented(*context, "MPI_Compare_and_swap");
}

Code guest_MPI_Rput(Context* context, Word, std::int32_t, Word, std::int32_t, std::int32_t, std::int32_t, Word, Word,
      Word) {
  return not_implemented(*context, "MPI_Rput");
}

Code guest_MPI_Rput_c(Context* context, Word, std::int64_t, Word, std::int32_t, std::int32_t, std::int64_t, Word,
      Word, Word) {
  return not_implemented(*context, "MPI_Rput_c");
}

Code guest_MPI_Rget(Context* context, Word, std::int32_t, Word, std::int32_t, std::int32_t, std::int32_t, Word, Word,
      Word) {
  return not_implemented(*context, "MPI_Rget");
}

Code guest_MPI_Rget_c(Context* context, Word, std::int64_t, Word, std::int32_t, std::int32_t, std::int64_t, Word,
      Word, Word) {
  return not_implemented(*context, "MPI_Rget_c");
}

Code guest_MPI_Raccumulate(Context* context, Word, std::int32_t, Word, std::int32_t, std::int32_t, std::int32_t,
      Word, Word, Word, Word) {
  return not_implemented(*context, "MPI_Raccumulate");
}

Code guest_MPI_Raccumulate_c(Context* context, Word, std::int64_t, Word, std::int32_t, std::int32_t, std::int64_t,
      Word, Word, Word, Word) {
  return not_implemented(*context, "MPI_Raccumulate_c");
}

Code guest_MPI_Rget_accumulate(Context* context, Word, std::int32_t, Word, Word, std::int32_t, Word, std::int32_t,
      std::int32_t, std::int32_t, Word, Word, Word, Word) {
  return not_implemented(*context, "MPI_Rget_accumulate");
}

Code guest_MPI_Rget_accumulate_c(Context* context, Word, std::int64_t, Word, Word, std::int64_t, Word, std::int32_t,
      std::int32_t, std::int64_t, Word, Word, Word, Word) {
  return not_implemented(*context, "MPI_Rget_accumulate_c");
}

Code guest_MPI_Win_fence(Context* context, std::int32_t, Word) {
  return not_implemented(*context, "MPI_Win_fence");
}

Code guest_MPI_Win_start(Context* context, Word, std::int32_t, Word) {
  return not_implemented(*context, "MPI_Win_start");
}

Code guest_MPI_Win_complete(Context* context, Word) {
  return not_implemented(*context, "MPI_Win_complete");
}

Code guest_MPI_Win_post(Context* context, Word, std::int32_t, Word) {
  return not_implemented(*context, "MPI_Win_post");
}

Code guest_MPI_Win_wait(Context* context, Word) {
  return not_implemented(*context, "MPI_Win_wait");
}

Code guest_MPI_Win_test(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_Win_test");
}

Code guest_MPI_Win_lock(Context* context, std::int32_t, std::int32_t, std::int32_t, Word) {
  return not_implemented(*context, "MPI_Win_lock");
}

Code guest_MPI_Win_unlock(Context* context, std::int32_t, Word) {
  return not_implemented(*context, "MPI_Win_unlock");
}

Code guest_MPI_Win_lock_all(Context* context, std::int32_t, Word) {
  return not_implemented(*context, "MPI_Win_lock_all");
}

Code guest_MPI_Win_unlock_all(Context* context, Word) {
  return not_implemented(*context, "MPI_Win_unlock_all");
}

Code guest_MPI_Win_flush(Context* context, std::int32_t, Word) {
  return not_implemented(*context, "MPI_Win_flush");
}

Code guest_MPI_Win_flush_all(Context* context, Word) {
  return not_implemented(*context, "MPI_Win_flush_all");
}

Code guest_MPI_Win_flush_local(Context* context, std::int32_t, Word) {
  return not_implemented(*context, "MPI_Win_flush_local");
}

Code guest_MPI_Win_flush_local_all(Context* context, Word) {
  return not_implemented(*context, "MPI_Win_flush_local_all");
}

Code guest_MPI_Win_sync(Context* context, Word) {
  return not_implemented(*context, "MPI_Win_sync");
}

}  // namespace mpiwasm::calls
