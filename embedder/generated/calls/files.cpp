// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/files.toml.
#include "calls/generated_call.hpp"

namespace mpiwasm::calls {

Code guest_MPI_File_open(Context* context, Word, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_open");
}

Code guest_MPI_File_close(Context* context, Word) {
  return not_implemented(*context, "MPI_File_close");
}

Code guest_MPI_File_delete(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_File_delete");
}

Code guest_MPI_File_set_size(Context* context, Word, std::int64_t) {
  return not_implemented(*context, "MPI_File_set_size");
}

Code guest_MPI_File_preallocate(Context* context, Word, std::int64_t) {
  return not_implemented(*context, "MPI_File_preallocate");
}

Code guest_MPI_File_get_size(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_File_get_size");
}

Code guest_MPI_File_get_group(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_File_get_group");
}

Code guest_MPI_File_get_amode(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_File_get_amode");
}

Code guest_MPI_File_set_info(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_File_set_info");
}

Code guest_MPI_File_get_info(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_File_get_info");
}

Code guest_MPI_File_set_view(Context* context, Word, std::int64_t, Word, Word, Word, Word) {
  return not_implemented(*context, "MPI_File_set_view");
}

Code guest_MPI_File_get_view(Context* context, Word, Word, Word, Word, Word) {
  return not_implemented(*context, "MPI_File_get_view");
}

Code guest_MPI_File_read_at(Context* context, Word, std::int64_t, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_read_at");
}

Code guest_MPI_File_read_at_c(Context* context, Word, std::int64_t, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_read_at_c");
}

Code guest_MPI_File_read_at_all(Context* context, Word, std::int64_t, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_read_at_all");
}

Code guest_MPI_File_read_at_all_c(Context* context, Word, std::int64_t, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_read_at_all_c");
}

Code guest_MPI_File_write_at(Context* context, Word, std::int64_t, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_write_at");
}

Code guest_MPI_File_write_at_c(Context* context, Word, std::int64_t, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_write_at_c");
}

Code guest_MPI_File_write_at_all(Context* context, Word, std::int64_t, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_write_at_all");
}

Code guest_MPI_File_write_at_all_c(Context* context, Word, std::int64_t, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_write_at_all_c");
}

Code guest_MPI_File_iread_at(Context* context, Word, std::int64_t, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_iread_at");
}

Code guest_MPI_File_iread_at_c(Context* context, Word, std::int64_t, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_iread_at_c");
}

Code guest_MPI_File_iread_at_all(Context* context, Word, std::int64_t, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_iread_at_all");
}

Code guest_MPI_File_iread_at_all_c(Context* context, Word, std::int64_t, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_iread_at_all_c");
}

Code guest_MPI_File_iwrite_at(Context* context, Word, std::int64_t, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_iwrite_at");
}

Code guest_MPI_File_iwrite_at_c(Context* context, Word, std::int64_t, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_iwrite_at_c");
}

Code guest_MPI_File_iwrite_at_all(Context* context, Word, std::int64_t, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_iwrite_at_all");
}

Code guest_MPI_File_iwrite_at_all_c(Context* context, Word, std::int64_t, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_iwrite_at_all_c");
}

Code guest_MPI_File_read(Context* context, Word, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_read");
}

Code guest_MPI_File_read_c(Context* context, Word, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_read_c");
}

Code guest_MPI_File_read_all(Context* context, Word, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_read_all");
}

Code guest_MPI_File_read_all_c(Context* context, Word, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_read_all_c");
}

Code guest_MPI_File_write(Context* context, Word, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_write");
}

Code guest_MPI_File_write_c(Context* context, Word, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_write_c");
}

Code guest_MPI_File_write_all(Context* context, Word, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_write_all");
}

Code guest_MPI_File_write_all_c(Context* context, Word, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_write_all_c");
}

Code guest_MPI_File_iread(Context* context, Word, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_iread");
}

Code guest_MPI_File_iread_c(Context* context, Word, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_iread_c");
}

Code guest_MPI_File_iread_all(Context* context, Word, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_iread_all");
}

Code guest_MPI_File_iread_all_c(Context* context, Word, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_iread_all_c");
}

Code guest_MPI_File_iwrite(Context* context, Word, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_iwrite");
}

Code guest_MPI_File_iwrite_c(Context* context, Word, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_iwrite_c");
}

Code guest_MPI_File_iwrite_all(Context* context, Word, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_iwrite_all");
}

Code guest_MPI_File_iwrite_all_c(Context* context, Word, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_iwrite_all_c");
}

Code guest_MPI_File_seek(Context* context, Word, std::int64_t, std::int32_t) {
  return not_implemented(*context, "MPI_File_seek");
}

Code guest_MPI_File_get_position(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_File_get_position");
}

Code guest_MPI_File_get_byte_offset(Context* context, Word, std::int64_t, Word) {
  return not_implemented(*context, "MPI_File_get_byte_offset");
}

Code guest_MPI_File_read_shared(Context* context, Word, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_read_shared");
}

Code guest_MPI_File_read_shared_c(Context* context, Word, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_read_shared_c");
}

Code guest_MPI_File_write_shared(Context* context, Word, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_write_shared");
}

Code guest_MPI_File_write_shared_c(Context* context, Word, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_write_shared_c");
}

Code guest_MPI_File_iread_shared(Context* context, Word, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_iread_shared");
}

Code guest_MPI_File_iread_shared_c(Context* context, Word, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_iread_shared_c");
}

Code guest_MPI_File_iwrite_shared(Context* context, Word, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_iwrite_shared");
}

Code guest_MPI_File_iwrite_shared_c(Context* context, Word, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_iwrite_shared_c");
}

Code guest_MPI_File_read_ordered(Context* context, Word, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_read_ordered");
}

Code guest_MPI_File_read_ordered_c(Context* context, Word, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_read_ordered_c");
}

Code guest_MPI_File_write_ordered(Context* context, Word, Word, std::int32_t, Word, Word) {
  return not_implemented(*context, "MPI_File_write_ordered");
}

Code guest_MPI_File_write_ordered_c(Context* context, Word, Word, std::int64_t, Word, Word) {
  return not_implemented(*context, "MPI_File_write_ordered_c");
}

Code guest_MPI_File_seek_shared(Context* context, Word, std::int64_t, std::int32_t) {
  return not_implemented(*context, "MPI_File_seek_shared");
}

Code guest_MPI_File_get_position_shared(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_File_get_position_shared");
}

Code guest_MPI_File_read_at_all_begin(Context* context, Word, std::int64_t, Word, std::int32_t, Word) {
  return not_implemented(*context, "MPI_File_read_at_all_begin");
}

Code guest_MPI_File_read_at_all_begin_c(Context* context, Word, std::int64_t, Word, std::int64_t, Word) {
  return not_implemented(*context, "MPI_File_read_at_all_begin_c");
}

Code guest_MPI_File_read_at_all_end(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_File_read_at_all_end");
}

Code guest_MPI_File_write_at_all_begin(Context* context, Word, std::int64_t, Word, std::int32_t, Word) {
  return not_implemented(*context, "MPI_File_write_at_all_begin");
}

Code guest_MPI_File_write_at_all_begin_c(Context* context, Word, std::int64_t, Word, std::int64_t, Word) {
  return not_implemented(*context, "MPI_File_write_at_all_begin_c");
}

Code guest_MPI_File_write_at_all_end(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_File_write_at_all_end");
}

Code guest_MPI_File_read_all_begin(Context* context, Word, Word, std::int32_t, Word) {
  return not_implemented(*context, "MPI_File_read_all_begin");
}

Code guest_MPI_File_read_all_begin_c(Context* context, Word, Word, std::int64_t, Word) {
  return not_implemented(*context, "MPI_File_read_all_begin_c");
}

Code guest_MPI_File_read_all_end(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_File_read_all_end");
}

Code guest_MPI_File_write_all_begin(Context* context, Word, Word, std::int32_t, Word) {
  return not_implemented(*context, "MPI_File_write_all_begin");
}

Code guest_MPI_File_write_all_begin_c(Context* context, Word, Word, std::int64_t, Word) {
  return not_implemented(*context, "MPI_File_write_all_begin_c");
}

Code guest_MPI_File_write_all_end(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_File_write_all_end");
}

Code guest_MPI_File_read_ordered_begin(Context* context, Word, Word, std::int32_t, Word) {
  return not_implemented(*context, "MPI_File_read_ordered_begin");
}

Code guest_MPI_File_read_ordered_begin_c(Context* context, Word, Word, std::int64_t, Word) {
  return not_implemented(*context, "MPI_File_read_ordered_begin_c");
}

Code guest_MPI_File_read_ordered_end(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_File_read_ordered_end");
}

Code guest_MPI_File_write_ordered_begin(Context* context, Word, Word, std::int32_t, Word) {
  return not_implemented(*context, "MPI_File_write_ordered_begin");
}

Code guest_MPI_File_write_ordered_begin_c(Context* context, Word, Word, std::int64_t, Word) {
  return not_implemented(*context, "MPI_File_write_ordered_begin_c");
}

Code guest_MPI_File_write_ordered_end(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_File_write_ordered_end");
}

Code guest_MPI_File_get_type_extent(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_File_get_type_extent");
}

Code guest_MPI_File_get_type_extent_c(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_File_get_type_extent_c");
}

Code guest_MPI_Register_datarep(Context* context, Word, Word, Word, Word, Word) {
  return not_implemented(*context, "MPI_Register_datarep");
}

Code guest_MPI_Register_datarep_c(Context* context, Word, Word, Word, Word, Word) {
  return not_implemented(*context, "MPI_Register_datarep_c");
}

Code guest_MPI_File_set_atomicity(Context* context, Word, std::int32_t) {
  return not_implemented(*context, "MPI_File_set_atomicity");
}

Code guest_MPI_File_get_atomicity(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_File_get_atomicity");
}

Code guest_MPI_File_sync(Context* context, Word) {
  return not_implemented(*context, "MPI_File_sync");
}

}  // namespace mpiwasm::calls
