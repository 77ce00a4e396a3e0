// Every performance variable is described, bound to its object, started and read; sessions keep their handles apart.
#include "guest_test.h"

enum { room = 65536 };

static char value[room + 8];

typedef struct {
  char name[256];
  MPI_Datatype type;
  int variable_class, binding, readonly, continuous;
} Description;

static int describe(int index, Description* is) {
  int length = sizeof is->name;
  return MPI_T_pvar_get_info(index, is->name, &length, NULL, &is->variable_class, &is->type, NULL, NULL, NULL,
                             &is->binding, &is->readonly, &is->continuous, NULL);
}

static int read_variable(MPI_T_pvar_session session, MPI_T_pvar_handle handle, const Description* is, int count) {
  int size = 0;
  MPI_Type_size(is->type, &size);
  size *= count;
  if (size > room) return MPI_SUCCESS;
  memset(value + size, 0x5a, 8);
  const int code = MPI_T_pvar_read(session, handle, value);
  for (int i = 0; i < 8; ++i) CHECK_EQUAL(value[size + i], 0x5a);
  return code;
}

static void check_variable(MPI_T_pvar_session session, MPI_T_pvar_session other, int index) {
  Description is;
  const int code = describe(index, &is);
  if (code == MPI_T_ERR_INVALID_INDEX || code == MPI_T_ERR_INVALID) return;  // Open MPI: of a component that has gone
  if (!CHECK_EQUAL(code, MPI_SUCCESS)) return;
  int found = -1;
  CHECK_EQUAL(MPI_T_pvar_get_index(is.name, is.variable_class, &found), MPI_SUCCESS);
  MPI_Comm comm = MPI_COMM_WORLD;
  void* object = is.binding == MPI_T_BIND_MPI_COMM ? (void*)&comm : NULL;
  if (is.type == MPI_DATATYPE_NULL || (object == NULL && is.binding != MPI_T_BIND_NO_OBJECT)) return;
  MPI_T_pvar_handle handle = MPI_T_PVAR_HANDLE_NULL;
  int count = 0;
  if (MPI_T_pvar_handle_alloc(session, index, object, &handle, &count) != MPI_SUCCESS) return;
  if (!is.continuous) CHECK_EQUAL(MPI_T_pvar_start(session, handle), MPI_SUCCESS);
  CHECK_EQUAL(read_variable(session, handle, &is, count), MPI_SUCCESS);
  CHECK_EQUAL(MPI_T_pvar_read(other, handle, value), MPI_T_ERR_INVALID_HANDLE);
  CHECK_EQUAL(MPI_T_pvar_read(session, handle, (void*)0xffffffff), MPI_T_ERR_INVALID);
  if (!is.readonly) {
    MPI_T_pvar_reset(session, handle);
    MPI_T_pvar_readreset(session, handle, value);
    MPI_T_pvar_write(session, handle, value);
  } else {
    CHECK(MPI_T_pvar_write(session, handle, value) != MPI_SUCCESS);
  }
  if (!is.continuous) CHECK_EQUAL(MPI_T_pvar_stop(session, handle), MPI_SUCCESS);
  MPI_T_pvar_handle dead = handle;
  CHECK_EQUAL(MPI_T_pvar_handle_free(session, &handle), MPI_SUCCESS);
  CHECK(handle == MPI_T_PVAR_HANDLE_NULL);
  CHECK_EQUAL(MPI_T_pvar_read(session, dead, value), MPI_T_ERR_INVALID_HANDLE);
}

// Open MPI counts the messages that have arrived and for which no receive is posted.
static void check_unexpected_messages(MPI_T_pvar_session session) {
  enum { messages = 3 };
  int index = -1;
  const int code = MPI_T_pvar_get_index("pml_ob1_unexpected_msgq_length", MPI_T_PVAR_CLASS_SIZE, &index);
  CHECK(code == MPI_SUCCESS || !runs_over("Open MPI v4.1"));
  if (code != MPI_SUCCESS) return;
  MPI_Comm comm;
  MPI_Comm_dup(MPI_COMM_SELF, &comm);
  MPI_T_pvar_handle handle = MPI_T_PVAR_HANDLE_NULL;
  int count = 0;
  CHECK_EQUAL(MPI_T_pvar_handle_alloc(session, index, &comm, &handle, &count), MPI_SUCCESS);
  CHECK(handle != MPI_T_PVAR_HANDLE_NULL);
  CHECK_EQUAL(count, 1);
  for (int sent = 0; sent < messages; ++sent) {
    MPI_Request request;
    MPI_Isend(&sent, 1, MPI_INT, 0, sent, comm, &request);
    MPI_Request_free(&request);
  }
  MPI_Probe(0, messages - 1, comm, MPI_STATUS_IGNORE);
  unsigned waiting = 1234;
  CHECK_EQUAL(MPI_T_pvar_read(session, handle, &waiting), MPI_SUCCESS);
  CHECK_EQUAL(waiting, messages);
  for (int i = 0; i < messages; ++i) MPI_Recv(value, 1, MPI_INT, 0, i, comm, MPI_STATUS_IGNORE);
  CHECK_EQUAL(MPI_T_pvar_read(session, handle, &waiting), MPI_SUCCESS);
  CHECK_EQUAL(waiting, 0);
  CHECK_EQUAL(MPI_T_pvar_handle_free(session, &handle), MPI_SUCCESS);
  CHECK(handle == MPI_T_PVAR_HANDLE_NULL);
  MPI_Comm_free(&comm);
}

// The communicator that a variable was bound to goes; the variable is not read any more.
static void check_freed_object(MPI_T_pvar_session session, int number) {
  for (int i = 0; i < number; ++i) {
    Description is;
    describe(i, &is);
    MPI_T_pvar_handle handle = MPI_T_PVAR_HANDLE_NULL;
    int count = 0;
    if (is.binding != MPI_T_BIND_MPI_COMM) continue;
    MPI_Comm dead = MPI_COMM_NULL;
    CHECK_EQUAL(MPI_T_pvar_handle_alloc(session, i, &dead, &handle, &count), MPI_T_ERR_INVALID_HANDLE);
    MPI_Comm comm;
    MPI_Comm_dup(MPI_COMM_SELF, &comm);
    if (MPI_T_pvar_handle_alloc(session, i, &comm, &handle, &count) != MPI_SUCCESS) continue;
    MPI_Comm_free(&comm);
    CHECK_EQUAL(MPI_T_pvar_read(session, handle, value), MPI_T_ERR_INVALID_HANDLE);
    return;
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int level = -1;
  if (!AVAILABLE(MPI_T_init_thread, MPI_THREAD_SINGLE, &level)) return finish_test();
  int number = -1;
  CHECK_EQUAL(MPI_T_pvar_get_num(&number), MPI_SUCCESS);
  CHECK(number >= 0);
  MPI_T_pvar_session session = MPI_T_PVAR_SESSION_NULL;
  MPI_T_pvar_session other = MPI_T_PVAR_SESSION_NULL;
  CHECK_EQUAL(MPI_T_pvar_session_create(&session), MPI_SUCCESS);
  CHECK_EQUAL(MPI_T_pvar_session_create(&other), MPI_SUCCESS);
  for (int i = 0; i < number; ++i) check_variable(session, other, i);
  check_unexpected_messages(session);
  check_freed_object(session, number);
  Description is;
  MPI_T_pvar_handle handle = MPI_T_PVAR_HANDLE_NULL;
  CHECK_EQUAL(describe(number, &is), MPI_T_ERR_INVALID_INDEX);
  CHECK_EQUAL(MPI_T_pvar_get_index("no such variable", MPI_T_PVAR_CLASS_COUNTER, &level), MPI_T_ERR_INVALID_NAME);
  CHECK_EQUAL(MPI_T_pvar_start(session, handle), MPI_T_ERR_INVALID_HANDLE);
  CHECK_EQUAL(MPI_T_pvar_stop(session, (MPI_T_pvar_handle)session), MPI_T_ERR_INVALID_HANDLE);
  MPI_T_pvar_session dead = other;
  CHECK_EQUAL(MPI_T_pvar_session_free(&other), MPI_SUCCESS);
  CHECK(other == MPI_T_PVAR_SESSION_NULL);
  CHECK_EQUAL(MPI_T_pvar_session_free(&dead), MPI_T_ERR_INVALID_SESSION);
  CHECK_EQUAL(MPI_T_pvar_reset(dead, MPI_T_PVAR_ALL_HANDLES), MPI_T_ERR_INVALID_SESSION);
  CHECK_EQUAL(MPI_T_pvar_session_free(&session), MPI_SUCCESS);
  CHECK_EQUAL(MPI_T_finalize(), MPI_SUCCESS);
  return finish_test();
}
