// Objects at the ends of their lives, where libraries do not look: groups that are predefined, requests that were never
// started, are freed under way or have a free function that fails, the tools interface started again.
#include "hostile.h"

static void predefined_groups(void) {
  for (int i = 0; i < 100; ++i) {
    MPI_Group group = MPI_GROUP_EMPTY;
    CHECK_EQUAL(MPI_Group_free(&group), MPI_SUCCESS);
    CHECK(group == MPI_GROUP_NULL);
  }
  int size = -1;
  CHECK_EQUAL(MPI_Group_size(MPI_GROUP_EMPTY, &size), MPI_SUCCESS);
  CHECK_EQUAL(size, 0);
}

static void cancelled_before_the_start(void) {
  int value = 0;
  MPI_Request requests[2];
  MPI_Recv_init(&value, 1, MPI_INT, 0, 2, MPI_COMM_SELF, &requests[0]);
  MPI_Send_init(&value, 0, MPI_SHORT, 0, 2, MPI_COMM_SELF, &requests[1]);
  for (int i = 0; i < 2; ++i) {
    CHECK_EQUAL(MPI_Cancel(&requests[i]), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Request_free(&requests[i]), MPI_SUCCESS);
  }
  // One that waits for a message is cancelled as ever.
  MPI_Irecv(&value, 1, MPI_INT, 0, 3, MPI_COMM_SELF, &requests[0]);
  CHECK_EQUAL(MPI_Cancel(&requests[0]), MPI_SUCCESS);
  MPI_Status status;
  int cancelled = 0;
  MPI_Wait(&requests[0], &status);
  MPI_Test_cancelled(&status, &cancelled);
  CHECK(cancelled);
}

// MPICH 4.0 would read the request of a freed message again, when others have its memory.
static void freed_under_way(void) {
  enum { length = 1000, others = 40 };
  static int sent[length];
  static int received[length];
  for (int i = 0; i < length; ++i) sent[i] = i, received[i] = -1;
  MPI_Request request;
  MPI_Isend(sent, length, MPI_INT, 0, 5, MPI_COMM_SELF, &request);
  CHECK_EQUAL(MPI_Request_free(&request), MPI_SUCCESS);
  MPI_Request requests[others];
  int values[others];
  for (int i = 0; i < others; ++i) MPI_Irecv(&values[i], 1, MPI_INT, 0, 6, MPI_COMM_SELF, &requests[i]);
  for (int i = 0; i < others; ++i) MPI_Send(&i, 1, MPI_INT, 0, 6, MPI_COMM_SELF);
  MPI_Waitall(others, requests, MPI_STATUSES_IGNORE);
  MPI_Status status;
  CHECK_EQUAL(MPI_Recv(received, length, MPI_INT, 0, 5, MPI_COMM_SELF, &status), MPI_SUCCESS);
  int count = 0;
  MPI_Get_count(&status, MPI_INT, &count);
  CHECK_EQUAL(count, length);
  CHECK(memcmp(sent, received, sizeof sent) == 0);
}

// MPICH 4.0 would free its schedule, which stays in the list that the next operations enter. MPI forbids it.
static void freed_collective(void) {
  enum { others = 20, rounds = 3 };
  const int self = 0;
  MPI_Comm receives_only;
  // The built-in MPI looks at both ends of the edges, and refuses.
  if (MPI_Dist_graph_create_adjacent(MPI_COMM_SELF, 1, &self, MPI_UNWEIGHTED, 0, &self, MPI_UNWEIGHTED, MPI_INFO_NULL,
                                     0, &receives_only) != MPI_SUCCESS)
    return;
  static int sent[1];
  static int received[1];
  MPI_Request request;
  if (!AVAILABLE(MPI_Neighbor_alltoall_init, sent, 1, MPI_INT, received, 1, MPI_INT, receives_only, MPI_INFO_NULL,
                 &request))
    return;
  CHECK_EQUAL(MPI_Start(&request), MPI_SUCCESS);
  // It never completes, for there is no sender.
  (void)MPI_Request_free(&request);
  for (int round = 0; round < rounds; ++round) {
    MPI_Request requests[others];
    int sums[others];
    for (int i = 0; i < others; ++i) {
      sums[i] = 0;
      MPI_Iallreduce(&i, &sums[i], 1, MPI_INT, MPI_SUM, MPI_COMM_SELF, &requests[i]);
    }
    MPI_Waitall(others, requests, MPI_STATUSES_IGNORE);
    for (int i = 0; i < others; ++i) CHECK_EQUAL(sums[i], i);
  }
}

// Of two processes, one frees its part of an operation before the other one has begun: it is done nevertheless, or the
// request stays.
static void freed_before_the_others(void) {
  static int sum = 0;
  int again = 0;
  MPI_Request request;
  if (!AVAILABLE(MPI_Allreduce_init, &my_rank, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD, MPI_INFO_NULL, &request))
    return;
  if (my_rank != 0) MPI_Recv(&again, 0, MPI_INT, 0, 8, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  CHECK_EQUAL(MPI_Start(&request), MPI_SUCCESS);
  if (my_rank == 0) {
    if (MPI_Request_free(&request) != MPI_SUCCESS) CHECK(request != MPI_REQUEST_NULL);
    for (int other = 1; other < ranks; ++other) MPI_Send(&again, 0, MPI_INT, other, 8, MPI_COMM_WORLD);
  }
  if (request != MPI_REQUEST_NULL) CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  MPI_Allreduce(&my_rank, &again, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  CHECK_EQUAL(again, ranks * (ranks - 1) / 2);
  if (my_rank != 0 || request != MPI_REQUEST_NULL) CHECK_EQUAL(sum, again);
  if (request != MPI_REQUEST_NULL) CHECK_EQUAL(MPI_Request_free(&request), MPI_SUCCESS);
}

static int calls_of_free = 0;

static int no_status(void* state, MPI_Status* status) {
  (void)state;
  MPI_Status_set_elements(status, MPI_BYTE, 0);
  return MPI_Status_set_cancelled(status, 0);
}

static int free_in_vain(void* state) {
  (void)state;
  ++calls_of_free;
  return MPI_ERR_OTHER;
}

static int no_cancel(void* state, int complete) {
  (void)state;
  (void)complete;
  return MPI_SUCCESS;
}

static void freed_in_vain(void) {
  for (int i = 0; i < 100; ++i) {
    MPI_Request request;
    if (!AVAILABLE(MPI_Grequest_start, no_status, free_in_vain, no_cancel, NULL, &request)) return;
    if (i % 2 != 0) CHECK_EQUAL(MPI_Grequest_complete(request), MPI_SUCCESS);
    calls_of_free = 0;
    // MPICH keeps a request that could not be freed, and calls its functions again.
    for (int tries = 0; tries < 3 && request != MPI_REQUEST_NULL; ++tries) {
      int done = 0;
      (void)MPI_Request_get_status(request, &done, MPI_STATUS_IGNORE);
      (void)MPI_Cancel(&request);
      (void)MPI_Request_free(&request);
    }
    CHECK(calls_of_free <= 1);
  }
}

static void parts_before_the_start(void) {
  int values[4] = {0};
  MPI_Request request;
  if (!AVAILABLE(MPI_Psend_init, values, 4, 1, MPI_INT, my_rank, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &request)) return;
  CHECK(MPI_Pready_range(0, 3, request) != MPI_SUCCESS);
  CHECK(MPI_Pready(0, request) != MPI_SUCCESS);
  (void)MPI_Pready_list(0, values, request);
  CHECK_EQUAL(MPI_Request_free(&request), MPI_SUCCESS);
}

// One that is started again while it is active keeps what has been filled.
static void started_twice(void) {
  enum { parts = 2, length = 20000 };
  static int sent[parts * length];
  static int received[parts * length];
  MPI_Request requests[2];
  // The tag has no other partitioned message.
  if (!AVAILABLE(MPI_Psend_init, sent, parts, length, MPI_INT, my_rank, 1, MPI_COMM_WORLD, MPI_INFO_NULL, &requests[0]))
    return;
  CHECK_EQUAL(MPI_Precv_init(received, parts, length, MPI_INT, my_rank, 1, MPI_COMM_WORLD, MPI_INFO_NULL, &requests[1]),
              MPI_SUCCESS);
  CHECK_EQUAL(MPI_Start(&requests[0]), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Pready(0, requests[0]), MPI_SUCCESS);
  CHECK(MPI_Start(&requests[0]) != MPI_SUCCESS);
  CHECK(MPI_Pready(0, requests[0]) != MPI_SUCCESS);
  CHECK_EQUAL(MPI_Pready(1, requests[0]), MPI_SUCCESS);
  CHECK(MPI_Start(&requests[0]) != MPI_SUCCESS);
  CHECK(MPI_Pready_range(0, 1, requests[0]) != MPI_SUCCESS);
  CHECK_EQUAL(MPI_Start(&requests[1]), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Waitall(2, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
  for (int i = 0; i < 2; ++i) CHECK_EQUAL(MPI_Request_free(&requests[i]), MPI_SUCCESS);
}

static void tools_again(void) {
  int level = 0;
  int number = 0;
  for (int i = 0; i < 3; ++i) {
    if (MPI_T_init_thread(MPI_THREAD_SINGLE, &level) != MPI_SUCCESS) return;
    CHECK_EQUAL(MPI_T_cvar_get_num(&number), MPI_SUCCESS);
    CHECK_EQUAL(MPI_T_category_get_num(&number), MPI_SUCCESS);
    int categories = number;
    for (int category = 0; category < categories && category < 4; ++category) {
      CHECK_EQUAL(MPI_T_category_get_categories(category, 0, &number), MPI_SUCCESS);
    }
    CHECK_EQUAL(MPI_T_finalize(), MPI_SUCCESS);
    CHECK(MPI_T_cvar_get_num(&number) != MPI_SUCCESS);
  }
}

static void uncommitted(void) {
  MPI_Datatype type;
  MPI_Type_vector(2, 1, 2, MPI_INT, &type);
  int size = 0;
  CHECK_EQUAL(MPI_Pack_size(8, type, MPI_COMM_SELF, &size), MPI_SUCCESS);
  CHECK(size >= 64);
  MPI_Aint external = 0;
  CHECK_EQUAL(MPI_Pack_external_size("external32", 8, type, &external), MPI_SUCCESS);
  CHECK_EQUAL(external, 64);
  int values[4] = {0};
  int got[2] = {0};
  int class = 0;
  MPI_Error_class(MPI_Scatter(values, 1, type, got, 2, MPI_INT, 0, MPI_COMM_SELF), &class);
  CHECK_EQUAL(class, MPI_ERR_TYPE);
  MPI_Type_commit(&type);
  CHECK_EQUAL(MPI_Scatter(values, 1, type, got, 2, MPI_INT, 0, MPI_COMM_SELF), MPI_SUCCESS);
  MPI_Type_free(&type);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  predefined_groups();
  cancelled_before_the_start();
  freed_under_way();
  freed_collective();
  freed_before_the_others();
  freed_in_vain();
  parts_before_the_start();
  started_twice();
  tools_again();
  uncommitted();
  return finish_test();
}
