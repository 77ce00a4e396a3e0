// MPI_Comm_idup where the other rank calls another nonblocking operation: what the library exchanges to choose the
// number of a communicator must not be read, nor supplied, by the program. It is called before any constructor, on
// duplicates of duplicates, and in another order than a constructor.
#include "hostile.h"

enum { longest = 512, patience = 200 };

// Of what libraries exchange here: one number, and sets of free numbers.
static const int lengths[] = {1, 2, 64, 65, 129, 257};

static int in[longest];
static int out[longest];

// Whether a request completes although the other rank has not called the same operation.
static bool completes(MPI_Request* request) {
  for (int i = 0; i < patience; ++i) {
    int complete = 0;
    int other = 0;
    if (MPI_Test(request, &complete, MPI_STATUS_IGNORE) != MPI_SUCCESS || complete) return true;
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &other, MPI_STATUS_IGNORE);
  }
  return false;
}

static void use(MPI_Comm comm) {
  int sum = 0;
  const int one = 1;
  CHECK_EQUAL(MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comm), MPI_SUCCESS);
  CHECK_EQUAL(sum, 2);
}

static void reduce(MPI_Comm comm, int length, MPI_Request* request) {
  for (int i = 0; i < length; ++i) in[i] = 1 << 20;
  memset(out, 0, sizeof out);
  CHECK_EQUAL(MPI_Iallreduce(in, out, length, MPI_INT, MPI_SUM, comm, request), MPI_SUCCESS);
}

// Rank 0 duplicates, rank 1 reduces; then the other way round, which completes both.
static void meet(MPI_Comm comm, int length) {
  MPI_Comm copy = MPI_COMM_NULL;
  MPI_Request duplicate = MPI_REQUEST_NULL;
  MPI_Request reduction = MPI_REQUEST_NULL;
  if (my_rank == 0) {
    CHECK_EQUAL(MPI_Comm_idup(comm, &copy, &duplicate), MPI_SUCCESS);
    CHECK(!completes(&duplicate));
    MPI_Barrier(MPI_COMM_WORLD);
    reduce(comm, length, &reduction);
  } else {
    reduce(comm, length, &reduction);
    CHECK(!completes(&reduction));
    MPI_Barrier(MPI_COMM_WORLD);
    CHECK_EQUAL(MPI_Comm_idup(comm, &copy, &duplicate), MPI_SUCCESS);
  }
  CHECK_EQUAL(MPI_Wait(&reduction, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Wait(&duplicate, MPI_STATUS_IGNORE), MPI_SUCCESS);
  for (int i = 0; i < longest; ++i) CHECK_EQUAL(out[i], i < length ? 2 << 20 : 0);
  use(copy);
  MPI_Comm_free(&copy);
}

static void meet_on_new_communicators(void) {
  for (int i = 0; i < LENGTH(lengths); ++i) {
    MPI_Comm comm;
    MPI_Comm_split(MPI_COMM_WORLD, 0, my_rank, &comm);
    meet(comm, lengths[i]);
    MPI_Comm_free(&comm);
  }
}

// Each duplicate is made of the one before, of which the program has called no constructor.
static void meet_on_duplicates(void) {
  MPI_Comm comm;
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  for (int i = 0; i < LENGTH(lengths); ++i) {
    MPI_Comm copy = MPI_COMM_NULL;
    MPI_Request request = MPI_REQUEST_NULL;
    CHECK_EQUAL(MPI_Comm_idup(comm, &copy, &request), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    MPI_Comm_free(&comm);
    comm = copy;
    meet(comm, lengths[i]);
  }
  MPI_Comm_free(&comm);
}

// The processes of an intercommunicator.
static void meet_between_groups(void) {
  MPI_Comm between;
  MPI_Intercomm_create(MPI_COMM_SELF, 0, MPI_COMM_WORLD, 1 - my_rank, 1, &between);
  MPI_Comm copy = MPI_COMM_NULL;
  MPI_Request duplicate = MPI_REQUEST_NULL;
  MPI_Request reduction = MPI_REQUEST_NULL;
  if (my_rank == 0) {
    CHECK_EQUAL(MPI_Comm_idup(between, &copy, &duplicate), MPI_SUCCESS);
    CHECK(!completes(&duplicate));
    MPI_Barrier(MPI_COMM_WORLD);
    reduce(between, 1, &reduction);
  } else {
    reduce(between, 1, &reduction);
    CHECK(!completes(&reduction));
    MPI_Barrier(MPI_COMM_WORLD);
    CHECK_EQUAL(MPI_Comm_idup(between, &copy, &duplicate), MPI_SUCCESS);
  }
  CHECK_EQUAL(MPI_Wait(&reduction, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Wait(&duplicate, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(out[0], 1 << 20);
  MPI_Comm_free(&copy);
  MPI_Comm_free(&between);
}

// A constructor before the duplicate in one rank, behind it in the other.
static void change_order(void) {
  MPI_Comm comm;
  MPI_Comm copy = MPI_COMM_NULL;
  MPI_Comm made = MPI_COMM_NULL;
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
  if (my_rank == 0) {
    CHECK_EQUAL(MPI_Comm_idup(comm, &copy, &request), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Comm_dup(comm, &made), MPI_ERR_OTHER);
  } else {
    CHECK_EQUAL(MPI_Comm_dup(comm, &made), MPI_ERR_OTHER);
    CHECK_EQUAL(MPI_Comm_idup(comm, &copy, &request), MPI_SUCCESS);
  }
  CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Comm_dup(comm, &made), MPI_SUCCESS);
  use(copy);
  use(made);
  MPI_Comm_free(&made);
  MPI_Comm_free(&copy);
  MPI_Comm_free(&comm);
}

// A correct program: one process waits for its duplicate while the other, which has begun it, waits in other calls. On
// a duplicate, and on one of that.
static void wait_in_other_calls(void) {
  MPI_Comm comm;
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  for (int i = 0; i < 4; ++i) {
    MPI_Comm copy = MPI_COMM_NULL;
    MPI_Request request = MPI_REQUEST_NULL;
    CHECK_EQUAL(MPI_Comm_idup(comm, &copy, &request), MPI_SUCCESS);
    const bool waits_first = my_rank == i % 2;
    if (waits_first) CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    if (i < 2) {
      int number = i;
      if (waits_first) {
        MPI_Send(&number, 1, MPI_INT, 1 - my_rank, i, MPI_COMM_WORLD);
      } else {
        MPI_Recv(&number, 1, MPI_INT, 1 - my_rank, i, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      }
    } else {
      MPI_Barrier(MPI_COMM_WORLD);
    }
    if (!waits_first) CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    MPI_Comm_free(&comm);
    comm = copy;
    use(comm);
  }
  MPI_Comm_free(&comm);
}

// Hints live as long as the call, and duplicates that begin later get them, too.
static void duplicate_with_hints(void) {
  enum { copies = 3 };
  MPI_Comm made[copies];
  MPI_Request requests[copies];
  for (int i = 0; i < copies; ++i) {
    MPI_Info hints;
    MPI_Info_create(&hints);
    MPI_Info_set(hints, "mpi_assert_no_any_tag", "true");
    CHECK_EQUAL(MPI_Comm_idup_with_info(MPI_COMM_WORLD, hints, &made[i], &requests[i]), MPI_SUCCESS);
    MPI_Info_free(&hints);
  }
  CHECK_EQUAL(MPI_Waitall(copies, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
  for (int i = 0; i < copies; ++i) {
    use(made[i]);
    MPI_Comm_free(&made[i]);
  }
}

// Correct programs: several duplicates in flight, of one communicator and of several in different orders, and while
// another one is made. There Open MPI waits for ever, natively too.
static void duplicate_many(void) {
  enum { copies = 6 };
  MPI_Comm comms[2];
  MPI_Comm made[copies];
  MPI_Request requests[copies];
  MPI_Comm split;
  for (int i = 0; i < LENGTH(comms); ++i) MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]);
  for (int i = 0; i < copies; ++i) {
    const int which = (i + (runs_over("Open MPI") ? 0 : my_rank)) % LENGTH(comms);
    const int place = i - i % LENGTH(comms) + which;
    CHECK_EQUAL(MPI_Comm_idup(comms[which], &made[place], &requests[place]), MPI_SUCCESS);
  }
  if (runs_over("Open MPI")) MPI_Waitall(copies, requests, MPI_STATUSES_IGNORE);
  CHECK_EQUAL(MPI_Comm_split(comms[0], 0, my_rank, &split), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Waitall(copies, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
  use(split);
  MPI_Comm_free(&split);
  for (int i = 0; i < copies; ++i) {
    use(made[i]);
    CHECK_EQUAL(MPI_Comm_split(made[i], 0, my_rank, &split), MPI_SUCCESS);
    use(split);
    MPI_Comm_free(&split);
    MPI_Comm_free(&made[i]);
  }
  for (int i = 0; i < LENGTH(comms); ++i) MPI_Comm_free(&comms[i]);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  meet_on_new_communicators();
  meet_on_duplicates();
  meet_between_groups();
  change_order();
  wait_in_other_calls();
  duplicate_with_hints();
  duplicate_many();
  return finish_test();
}
