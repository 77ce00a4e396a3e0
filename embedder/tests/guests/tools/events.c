// mpiwasm offers no events: there are none, and none can be found, registered for or read.
#include "guest_test.h"

static void nothing(MPI_T_event_instance event, MPI_T_event_registration to, MPI_T_cb_safety safety, void* data) {
  (void)event, (void)to, (void)safety, (void)data;
}
static void freed(MPI_T_event_registration from, MPI_T_cb_safety safety, void* data) {
  (void)from, (void)safety, (void)data;
}
static void dropped(MPI_Count count, MPI_T_event_registration from, int source, MPI_T_cb_safety safety, void* data) {
  (void)count, (void)from, (void)source, (void)safety, (void)data;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int number = -1;
  if (!AVAILABLE(MPI_T_init_thread, MPI_THREAD_SINGLE, &number)) return finish_test();
  MPI_Count ticks = 0;
  MPI_Info info = MPI_INFO_NULL;
  MPI_T_event_registration registration = NULL;
  const MPI_T_event_instance event = NULL;
  const MPI_T_cb_safety safety = MPI_T_CB_REQUIRE_NONE;
  number = -1;
  CHECK_EQUAL(MPI_T_event_get_num(&number), MPI_SUCCESS);
  CHECK_EQUAL(number, 0);
  number = -1;
  CHECK_EQUAL(MPI_T_source_get_num(&number), MPI_SUCCESS);
  CHECK_EQUAL(number, 0);
  CHECK_EQUAL(MPI_T_event_get_num(NULL), MPI_T_ERR_INVALID);
  CHECK_EQUAL(MPI_T_source_get_info(0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL), MPI_T_ERR_INVALID_INDEX);
  CHECK_EQUAL(MPI_T_source_get_timestamp(0, &ticks), MPI_T_ERR_INVALID_INDEX);
  CHECK_EQUAL(MPI_T_event_get_info(0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
              MPI_T_ERR_INVALID_INDEX);
  CHECK_EQUAL(MPI_T_event_get_index("an event", &number), MPI_T_ERR_INVALID_NAME);
  CHECK_EQUAL(MPI_T_event_handle_alloc(0, NULL, MPI_INFO_NULL, &registration), MPI_T_ERR_INVALID_INDEX);
  CHECK_EQUAL(MPI_T_event_handle_set_info(registration, MPI_INFO_NULL), MPI_T_ERR_INVALID_HANDLE);
  CHECK_EQUAL(MPI_T_event_handle_get_info(registration, &info), MPI_T_ERR_INVALID_HANDLE);
  CHECK_EQUAL(MPI_T_event_register_callback(registration, safety, MPI_INFO_NULL, NULL, nothing),
              MPI_T_ERR_INVALID_HANDLE);
  CHECK_EQUAL(MPI_T_event_callback_set_info(registration, safety, MPI_INFO_NULL), MPI_T_ERR_INVALID_HANDLE);
  CHECK_EQUAL(MPI_T_event_callback_get_info(registration, safety, &info), MPI_T_ERR_INVALID_HANDLE);
  CHECK_EQUAL(MPI_T_event_set_dropped_handler(registration, dropped), MPI_T_ERR_INVALID_HANDLE);
  CHECK_EQUAL(MPI_T_event_handle_free(registration, NULL, freed), MPI_T_ERR_INVALID_HANDLE);
  CHECK_EQUAL(MPI_T_event_read(event, 0, &number), MPI_T_ERR_INVALID_HANDLE);
  CHECK_EQUAL(MPI_T_event_copy(event, &number), MPI_T_ERR_INVALID_HANDLE);
  CHECK_EQUAL(MPI_T_event_get_timestamp(event, &ticks), MPI_T_ERR_INVALID_HANDLE);
  CHECK_EQUAL(MPI_T_event_get_source(event, &number), MPI_T_ERR_INVALID_HANDLE);
  CHECK_EQUAL(MPI_T_finalize(), MPI_SUCCESS);
  return finish_test();
}
