// Ranks that call different operations on one communicator: what mpiwasm and the MPI library exchange to make
// communicators, windows and files must not be read, nor supplied, by the program. Rank 1 first sends stray messages,
// in operations that are complete for it at once; the constructor must not take them. Then rank 0 makes an object while
// rank 1 calls another constructor, which must be an error in both.
#include "hostile.h"

static char memory[4096] __attribute__((aligned(4096)));

// What a forged message would contain: numbers that no segment, no process and no rank has.
enum { forged = 0x7e };

static const int lengths[] = {4, 24, 32};
static unsigned char stray[LENGTH(lengths)][32];
static MPI_Request pending[LENGTH(lengths)];

// The part of the sender in operations that it need not wait in. In MPICH, the root of a broadcast waits for the
// others.
static void send_stray_messages(MPI_Comm comm) {
  memset(stray, forged, sizeof stray);
  for (int i = 0; i < LENGTH(lengths); ++i) {
    if (runs_over("Open MPI")) MPI_Bcast(stray[i], lengths[i], MPI_BYTE, 1, comm);
    MPI_Gather(stray[i], lengths[i], MPI_BYTE, NULL, 0, MPI_BYTE, 0, comm);
    MPI_Ibcast(stray[i], lengths[i], MPI_BYTE, 1, comm, &pending[i]);
  }
}

static void check_forged(const unsigned char* received, int length) {
  for (int i = 0; i < length; ++i) CHECK_EQUAL(received[i], forged);
}

// What the other ranks have not received yet.
static void receive_stray_messages(MPI_Comm comm) {
  for (int i = 0; i < LENGTH(lengths); ++i) {
    unsigned char gathered[2][32] = {{0}};
    memset(stray, 0, sizeof stray);
    if (runs_over("Open MPI")) {
      CHECK_EQUAL(MPI_Bcast(stray[i], lengths[i], MPI_BYTE, 1, comm), MPI_SUCCESS);
      check_forged(stray[i], lengths[i]);
    }
    CHECK_EQUAL(MPI_Gather(stray[i], lengths[i], MPI_BYTE, gathered, lengths[i], MPI_BYTE, 0, comm), MPI_SUCCESS);
    check_forged((unsigned char*)gathered + lengths[i], lengths[i]);
    CHECK_EQUAL(MPI_Ibcast(stray[i], lengths[i], MPI_BYTE, 1, comm, &pending[i]), MPI_SUCCESS);
    MPI_Wait(&pending[i], MPI_STATUS_IGNORE);
    check_forged(stray[i], lengths[i]);
  }
}

// Uses a window: a put into the other process arrives there and nowhere else.
static void use_window(MPI_Win win, int* own) {
  const int value = 41 + my_rank;
  const int other = 1 - my_rank;
  MPI_Win_fence(0, win);
  CHECK_EQUAL(MPI_Put(&value, 1, MPI_INT, other, 0, 1, MPI_INT, win), MPI_SUCCESS);
  MPI_Win_fence(0, win);
  CHECK_EQUAL(*own, 41 + other);
  // One element beyond the end.
  CHECK_EQUAL(MPI_Put(&value, 1, MPI_INT, other, (MPI_Aint)sizeof memory / (MPI_Aint)sizeof(int), 1, MPI_INT, win),
              MPI_ERR_RMA_RANGE);
  MPI_Win_fence(0, win);
  MPI_Win_free(&win);
}

static void make_window(MPI_Comm comm) {
  MPI_Win win;
  CHECK_EQUAL(MPI_Win_create(memory, sizeof memory, sizeof(int), MPI_INFO_NULL, comm, &win), MPI_SUCCESS);
  MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
  use_window(win, (int*)memory);
}

static void make_allocated_window(MPI_Comm comm) {
  MPI_Win win;
  int* own = NULL;
  CHECK_EQUAL(MPI_Win_allocate(sizeof memory, sizeof(int), MPI_INFO_NULL, comm, &own, &win), MPI_SUCCESS);
  MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
  use_window(win, own);
}

static void make_shared_window(MPI_Comm comm) {
  MPI_Win win;
  int* own = NULL;
  CHECK_EQUAL(MPI_Win_allocate_shared(sizeof memory, sizeof(int), MPI_INFO_NULL, comm, &own, &win), MPI_SUCCESS);
  MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
  use_window(win, own);
}

static void make_dynamic_window(MPI_Comm comm) {
  MPI_Win win;
  MPI_Aint place[2] = {0, 0};
  MPI_Aint mine = 0;
  const int value = 7 + my_rank;
  CHECK_EQUAL(MPI_Win_create_dynamic(MPI_INFO_NULL, comm, &win), MPI_SUCCESS);
  MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
  CHECK_EQUAL(MPI_Win_attach(win, memory, sizeof memory), MPI_SUCCESS);
  MPI_Get_address(memory, &mine);
  // On another communicator, where nothing is pending.
  MPI_Allgather(&mine, 1, MPI_AINT, place, 1, MPI_AINT, MPI_COMM_WORLD);
  MPI_Win_fence(0, win);
  CHECK_EQUAL(MPI_Put(&value, 1, MPI_INT, 1 - my_rank, place[1 - my_rank], 1, MPI_INT, win), MPI_SUCCESS);
  MPI_Win_fence(0, win);
  CHECK_EQUAL(*(int*)memory, 8 - my_rank);
  MPI_Win_detach(win, memory);
  MPI_Win_free(&win);
}

static void make_file(MPI_Comm comm) {
  MPI_File file;
  const int mode = MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE;
  CHECK_EQUAL(MPI_File_open(comm, "common", mode, MPI_INFO_NULL, &file), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_write_at_all(file, 4 * my_rank, &my_rank, 1, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
}

// Exchanges a message over a new communicator and frees it.
static void use_communicator(MPI_Comm comm) {
  int size = 0;
  int sum = 0;
  MPI_Comm_size(comm, &size);
  CHECK_EQUAL(size, 2);
  CHECK_EQUAL(MPI_Allreduce(&size, &sum, 1, MPI_INT, MPI_SUM, comm), MPI_SUCCESS);
  CHECK_EQUAL(sum, 4);
  MPI_Comm_free(&comm);
}

static void duplicate(MPI_Comm comm) {
  MPI_Comm made;
  CHECK_EQUAL(MPI_Comm_dup(comm, &made), MPI_SUCCESS);
  use_communicator(made);
}

static void split(MPI_Comm comm) {
  MPI_Comm made;
  CHECK_EQUAL(MPI_Comm_split(comm, 0, my_rank, &made), MPI_SUCCESS);
  use_communicator(made);
}

static void make_group(MPI_Comm comm) {
  MPI_Comm made;
  MPI_Group group;
  MPI_Comm_group(comm, &group);
  CHECK_EQUAL(MPI_Comm_create(comm, group, &made), MPI_SUCCESS);
  use_communicator(made);
  MPI_Group_free(&group);
}

static void make_grid(MPI_Comm comm) {
  MPI_Comm made;
  const int dims[1] = {2};
  const int periods[1] = {1};
  CHECK_EQUAL(MPI_Cart_create(comm, 1, dims, periods, 0, &made), MPI_SUCCESS);
  use_communicator(made);
}

static void make_distributed_graph(MPI_Comm comm) {
  MPI_Comm made;
  const int source = my_rank;
  const int degree = 1;
  const int destination = 1 - my_rank;
  CHECK_EQUAL(MPI_Dist_graph_create(comm, 1, &source, &degree, &destination, MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &made),
              MPI_SUCCESS);
  use_communicator(made);
}

typedef struct {
  const char* name;
  void (*make)(MPI_Comm);
} Constructor;

static const Constructor constructors[] = {
    {"window", make_window},
    {"allocated window", make_allocated_window},
    {"shared window", make_shared_window},
    {"dynamic window", make_dynamic_window},
    {"file", make_file},
    {"duplicate", duplicate},
    {"split", split},
    {"group", make_group},
    {"grid", make_grid},
    {"distributed graph", make_distributed_graph},
};

// A stray message before each constructor stays a message of the program.
static void send_before(const Constructor* constructor) {
  MPI_Comm comm;
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
  if (my_rank == 1) send_stray_messages(comm);
  constructor->make(comm);
  if (my_rank == 0) receive_stray_messages(comm);
  if (my_rank == 1) MPI_Waitall(LENGTH(pending), pending, MPI_STATUSES_IGNORE);
  MPI_Comm_free(&comm);
}

// Different constructors, whose messages must not be taken for those of the other one.
static void call_different(void) {
  MPI_Comm comm;
  MPI_Win win = MPI_WIN_NULL;
  int* own = NULL;
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
  if (my_rank == 0) {
    CHECK_EQUAL(MPI_Win_create_dynamic(MPI_INFO_NULL, comm, &win), MPI_ERR_OTHER);
  } else {
    CHECK_EQUAL(MPI_Win_allocate_shared(1 << 20, 1, MPI_INFO_NULL, comm, &own, &win), MPI_ERR_OTHER);
  }
  MPI_Comm made;
  if (my_rank == 0) {
    CHECK_EQUAL(MPI_Comm_split(comm, 0, 0, &made), MPI_ERR_OTHER);
  } else {
    CHECK_EQUAL(MPI_Win_create(memory, sizeof memory, 1, MPI_INFO_NULL, comm, &win), MPI_ERR_OTHER);
  }
  // Both go on as if nothing had been.
  make_window(comm);
  MPI_Comm_free(&comm);
}

// A window lives longer than its communicator, and another one on the next communicator is another window.
static void free_communicator_first(void) {
  MPI_Comm comm;
  MPI_Win first;
  MPI_Win second;
  static int small[4];
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  MPI_Win_create(memory, sizeof memory, sizeof(int), MPI_INFO_NULL, comm, &first);
  MPI_Comm_free(&comm);
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  MPI_Win_create(small, sizeof small, sizeof(int), MPI_INFO_NULL, comm, &second);
  const int value = 99;
  const int last = (int)(sizeof memory / sizeof(int)) - 1;
  MPI_Win_fence(0, first);
  MPI_Win_fence(0, second);
  CHECK_EQUAL(MPI_Put(&value, 1, MPI_INT, 1 - my_rank, last, 1, MPI_INT, first), MPI_SUCCESS);
  MPI_Win_fence(0, second);
  MPI_Win_fence(0, first);
  CHECK_EQUAL(((int*)memory)[last], 99);
  for (int i = 0; i < LENGTH(small); ++i) CHECK_EQUAL(small[i], 0);
  MPI_Win_free(&second);
  MPI_Win_free(&first);
  MPI_Comm_free(&comm);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  for (int i = 0; i < LENGTH(constructors); ++i) send_before(&constructors[i]);
  call_different();
  free_communicator_first();
  return finish_test();
}
