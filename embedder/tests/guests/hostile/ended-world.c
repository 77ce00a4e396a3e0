// MPI_Finalize while a session is open: the world goes, but not what operations, matched messages and the tools
// interface still use of it.
#include "../tools/bound_variables.h"
#include "hostile.h"

enum { kinds = 3 };

int main(int argc, char** argv) {
  MPI_Session session = MPI_SESSION_NULL;
  MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);
  start_test_of_errors(&argc, &argv);
  int level = 0;
  const bool has_tools = MPI_T_init_thread(MPI_THREAD_SINGLE, &level) == MPI_SUCCESS;
  MPI_T_pvar_session variables = MPI_T_PVAR_SESSION_NULL;
  MPI_T_pvar_handle handles[kinds];
  int bound = 0;
  if (has_tools && MPI_T_pvar_session_create(&variables) == MPI_SUCCESS)
    bound = bind_variables(variables, MPI_COMM_WORLD, handles, kinds);

  MPI_Request requests[2];
  CHECK_EQUAL(MPI_Ibarrier(MPI_COMM_SELF, &requests[0]), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Ibarrier(MPI_COMM_WORLD, &requests[1]), MPI_SUCCESS);
  int sent = 5;
  int received = 0;
  MPI_Request send;
  MPI_Message message = MPI_MESSAGE_NULL;
  MPI_Isend(&sent, 1, MPI_INT, 0, 0, MPI_COMM_SELF, &send);
  MPI_Mprobe(0, 0, MPI_COMM_SELF, &message, MPI_STATUS_IGNORE);
  const int failed = sum_up();
  CHECK_EQUAL(MPI_Finalize(), MPI_SUCCESS);

  CHECK_EQUAL(MPI_Waitall(2, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Mrecv(&received, 1, MPI_INT, &message, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(received, sent);
  CHECK_EQUAL(MPI_Wait(&send, MPI_STATUS_IGNORE), MPI_SUCCESS);
  for (int i = 0; i < bound; ++i) {
    long long values[64];
    CHECK(MPI_T_pvar_read(variables, handles[i], values) != MPI_SUCCESS);
    CHECK_EQUAL(MPI_T_pvar_handle_free(variables, &handles[i]), MPI_SUCCESS);
  }
  if (has_tools) MPI_T_finalize();
  CHECK_EQUAL(MPI_Session_finalize(&session), MPI_SUCCESS);
  if (my_rank == 0) printf("%d checks\n", checks_made);
  return say_result(failed || checks_failed != 0);
}
