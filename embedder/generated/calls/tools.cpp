// Made by embedder/generator/generate.py from embedder/mpi-api; do not edit.
// Host side of embedder/mpi-api/tools.toml.
#include "calls/generated_call.hpp"

namespace mpiwasm::calls {

Code guest_MPI_T_init_thread(Context* context, std::int32_t, Word) {
  return not_implemented(*context, "MPI_T_init_thread");
}

Code guest_MPI_T_finalize(Context* context) {
  return not_implemented(*context, "MPI_T_finalize");
}

Code guest_MPI_T_enum_get_info(Context* context, Word, Word, Word, Word) {
  return not_implemented(*context, "MPI_T_enum_get_info");
}

Code guest_MPI_T_enum_get_item(Context* context, Word, std::int32_t, Word, Word, Word) {
  return not_implemented(*context, "MPI_T_enum_get_item");
}

Code guest_MPI_T_cvar_get_num(Context* context, Word) {
  return not_implemented(*context, "MPI_T_cvar_get_num");
}

Code guest_MPI_T_cvar_get_info(Context* context, std::int32_t, Word, Word, Word, Word, Word, Word, Word, Word, Word) {
  return not_implemented(*context, "MPI_T_cvar_get_info");
}

Code guest_MPI_T_cvar_get_index(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_T_cvar_get_index");
}

Code guest_MPI_T_cvar_handle_alloc(Context* context, std::int32_t, Word, Word, Word) {
  return not_implemented(*context, "MPI_T_cvar_handle_alloc");
}

Code guest_MPI_T_cvar_handle_free(Context* context, Word) {
  return not_implemented(*context, "MPI_T_cvar_handle_free");
}

Code guest_MPI_T_cvar_read(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_T_cvar_read");
}

Code guest_MPI_T_cvar_write(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_T_cvar_write");
}

Code guest_MPI_T_pvar_get_num(Context* context, Word) {
  return not_implemented(*context, "MPI_T_pvar_get_num");
}

Code guest_MPI_T_pvar_get_info(Context* context, std::int32_t, Word, Word, Word, Word, Word, Word, Word, Word, Word,
      Word, Word, Word) {
  return not_implemented(*context, "MPI_T_pvar_get_info");
}

Code guest_MPI_T_pvar_get_index(Context* context, Word, std::int32_t, Word) {
  return not_implemented(*context, "MPI_T_pvar_get_index");
}

Code guest_MPI_T_pvar_session_create(Context* context, Word) {
  return not_implemented(*context, "MPI_T_pvar_session_create");
}

Code guest_MPI_T_pvar_session_free(Context* context, Word) {
  return not_implemented(*context, "MPI_T_pvar_session_free");
}

Code guest_MPI_T_pvar_handle_alloc(Context* context, Word, std::int32_t, Word, Word, Word) {
  return not_implemented(*context, "MPI_T_pvar_handle_alloc");
}

Code guest_MPI_T_pvar_handle_free(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_T_pvar_handle_free");
}

Code guest_MPI_T_pvar_start(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_T_pvar_start");
}

Code guest_MPI_T_pvar_stop(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_T_pvar_stop");
}

Code guest_MPI_T_pvar_read(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_T_pvar_read");
}

Code guest_MPI_T_pvar_write(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_T_pvar_write");
}

Code guest_MPI_T_pvar_reset(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_T_pvar_reset");
}

Code guest_MPI_T_pvar_readreset(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_T_pvar_readreset");
}

Code guest_MPI_T_category_get_num(Context* context, Word) {
  return not_implemented(*context, "MPI_T_category_get_num");
}

Code guest_MPI_T_category_get_info(Context* context, std::int32_t, Word, Word, Word, Word, Word, Word, Word) {
  return not_implemented(*context, "MPI_T_category_get_info");
}

Code guest_MPI_T_category_get_index(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_T_category_get_index");
}

Code guest_MPI_T_category_get_num_events(Context* context, std::int32_t, Word) {
  return not_implemented(*context, "MPI_T_category_get_num_events");
}

Code guest_MPI_T_category_get_cvars(Context* context, std::int32_t, std::int32_t, Word) {
  return not_implemented(*context, "MPI_T_category_get_cvars");
}

Code guest_MPI_T_category_get_pvars(Context* context, std::int32_t, std::int32_t, Word) {
  return not_implemented(*context, "MPI_T_category_get_pvars");
}

Code guest_MPI_T_category_get_events(Context* context, std::int32_t, std::int32_t, Word) {
  return not_implemented(*context, "MPI_T_category_get_events");
}

Code guest_MPI_T_category_get_categories(Context* context, std::int32_t, std::int32_t, Word) {
  return not_implemented(*context, "MPI_T_category_get_categories");
}

Code guest_MPI_T_category_changed(Context* context, Word) {
  return not_implemented(*context, "MPI_T_category_changed");
}

Code guest_MPI_T_source_get_num(Context* context, Word) {
  return not_implemented(*context, "MPI_T_source_get_num");
}

Code guest_MPI_T_source_get_info(Context* context, std::int32_t, Word, Word, Word, Word, Word, Word, Word, Word) {
  return not_implemented(*context, "MPI_T_source_get_info");
}

Code guest_MPI_T_source_get_timestamp(Context* context, std::int32_t, Word) {
  return not_implemented(*context, "MPI_T_source_get_timestamp");
}

Code guest_MPI_T_event_get_num(Context* context, Word) {
  return not_implemented(*context, "MPI_T_event_get_num");
}

Code guest_MPI_T_event_get_info(Context* context, std::int32_t, Word, Word, Word, Word, Word, Word, Word, Word, Word,
      Word, Word) {
  return not_implemented(*context, "MPI_T_event_get_info");
}

Code guest_MPI_T_event_get_index(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_T_event_get_index");
}

Code guest_MPI_T_event_handle_alloc(Context* context, std::int32_t, Word, Word, Word) {
  return not_implemented(*context, "MPI_T_event_handle_alloc");
}

Code guest_MPI_T_event_handle_set_info(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_T_event_handle_set_info");
}

Code guest_MPI_T_event_handle_get_info(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_T_event_handle_get_info");
}

Code guest_MPI_T_event_register_callback(Context* context, Word, std::int32_t, Word, Word, Word) {
  return not_implemented(*context, "MPI_T_event_register_callback");
}

Code guest_MPI_T_event_callback_set_info(Context* context, Word, std::int32_t, Word) {
  return not_implemented(*context, "MPI_T_event_callback_set_info");
}

Code guest_MPI_T_event_callback_get_info(Context* context, Word, std::int32_t, Word) {
  return not_implemented(*context, "MPI_T_event_callback_get_info");
}

Code guest_MPI_T_event_handle_free(Context* context, Word, Word, Word) {
  return not_implemented(*context, "MPI_T_event_handle_free");
}

Code guest_MPI_T_event_set_dropped_handler(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_T_event_set_dropped_handler");
}

Code guest_MPI_T_event_read(Context* context, Word, std::int32_t, Word) {
  return not_implemented(*context, "MPI_T_event_read");
}

Code guest_MPI_T_event_copy(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_T_event_copy");
}

Code guest_MPI_T_event_get_timestamp(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_T_event_get_timestamp");
}

Code guest_MPI_T_event_get_source(Context* context, Word, Word) {
  return not_implemented(*context, "MPI_T_event_get_source");
}

}  // namespace mpiwasm::calls
