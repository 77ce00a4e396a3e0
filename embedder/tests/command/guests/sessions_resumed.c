// A program without MPI_Init, and one between MPI_Finalize and the end of its session: both can be stopped and
// continued at each of their calls, with the buffers for buffered sends of a session and of communicators.
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { ROUNDS = 3, ROOM = 4096 };

static uint64_t hash = 1469598103934665603U;
static void add(uint64_t value) { hash = (hash ^ value) * 1099511628211U; }

static int rank, size, errors_seen;
static char own_room[ROOM], session_room[ROOM];

static void count_error(MPI_Session* session, int* code, ...) {
  int class = 0;
  MPI_Error_class(*code, &class);
  errors_seen += *session != MPI_SESSION_NULL && class == MPI_ERR_ARG;
}

static MPI_Comm make(MPI_Session session, const char* set, const char* tag) {
  MPI_Group group = MPI_GROUP_NULL;
  MPI_Comm comm = MPI_COMM_NULL;
  MPI_Group_from_session_pset(session, set, &group);
  MPI_Comm_create_from_group(group, tag, MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
  MPI_Group_free(&group);
  return comm;
}

// Every buffered message stays in its buffer over collective operations, at which the program may be stopped.
static void use(MPI_Comm comm, int round) {
  const int next = (rank + 1) % size, before = (rank + size - 1) % size;
  const int sent = 1000 * round + rank;
  int sum = 0, got = -1;
  MPI_Bsend(&sent, 1, MPI_INT, next, round, comm);
  MPI_Allreduce(&sent, &sum, 1, MPI_INT, MPI_SUM, comm);
  MPI_Barrier(comm);
  MPI_Recv(&got, 1, MPI_INT, before, round, comm, MPI_STATUS_IGNORE);
  add((uint64_t)sum);
  add((uint64_t)got);
}

static void describe(MPI_Session session) {
  MPI_Info info = MPI_INFO_NULL;
  char level[64] = "";
  int has_level = 0;
  MPI_Session_get_info(session, &info);
  MPI_Info_get(info, "thread_level", sizeof level - 1, level, &has_level);
  MPI_Info_free(&info);
  for (const char* letter = level; *letter != '\0'; ++letter) add((uint64_t)*letter);
  // Its error handler says what is wrong.
  MPI_Group group = MPI_GROUP_NULL;
  MPI_Group_from_session_pset(session, "no such set", &group);
  add((uint64_t)errors_seen);
}

int main(void) {
  MPI_Info wanted = MPI_INFO_NULL;
  MPI_Errhandler counting = MPI_ERRHANDLER_NULL;
  MPI_Session session = MPI_SESSION_NULL, second = MPI_SESSION_NULL;
  MPI_Info_create(&wanted);
  MPI_Info_set(wanted, "thread_level", "MPI_THREAD_SINGLE");
  MPI_Session_create_errhandler(count_error, &counting);
  MPI_Session_init(wanted, counting, &session);
  MPI_Errhandler_free(&counting);
  MPI_Info_free(&wanted);

  MPI_Comm all = make(session, "mpi://WORLD", "all"), buffered = make(session, "mpi://WORLD", "buffered");
  MPI_Comm self = make(session, "mpi://SELF", "self");
  MPI_Comm_rank(all, &rank);
  MPI_Comm_size(all, &size);
  MPI_Session_attach_buffer(session, session_room, ROOM);
  MPI_Comm_attach_buffer(buffered, own_room, ROOM);
  MPI_Comm_attach_buffer(self, MPI_BUFFER_AUTOMATIC, 0);
  for (int round = 0; round < ROUNDS; ++round) {
    use(all, round);
    use(buffered, round);
    int value = round;
    MPI_Bsend(&value, 1, MPI_INT, 0, 1, self);
    MPI_Allreduce(MPI_IN_PLACE, &value, 1, MPI_INT, MPI_SUM, all);
    MPI_Recv(&value, 1, MPI_INT, 0, 1, self, MPI_STATUS_IGNORE);
    add((uint64_t)value);
    describe(session);
  }

  // The world beside the session, and the session after the world.
  MPI_Init(NULL, NULL);
  int world_rank = -1;
  MPI_Comm_rank(MPI_COMM_WORLD, &world_rank);
  add((uint64_t)(world_rank == rank));
  MPI_Allreduce(MPI_IN_PLACE, &world_rank, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  MPI_Barrier(all);
  MPI_Finalize();
  use(all, ROUNDS);
  use(buffered, ROUNDS);
  int has_begun = 0, has_ended = 0;
  MPI_Initialized(&has_begun);
  MPI_Finalized(&has_ended);
  add((uint64_t)(world_rank + 100 * has_begun + 1000 * has_ended));

  void* room = NULL;
  int length = 0;
  MPI_Session_detach_buffer(session, (void*)&room, &length);
  add((uint64_t)(room == session_room) + (uint64_t)length);
  MPI_Comm_detach_buffer(buffered, (void*)&room, &length);
  add((uint64_t)(room == own_room) + (uint64_t)length);
  MPI_Comm_detach_buffer(self, (void*)&room, &length);
  add((uint64_t)(room == MPI_BUFFER_AUTOMATIC) + (uint64_t)length);
  MPI_Comm_free(&self);
  MPI_Comm_free(&buffered);

  // The handle of a session that has been closed is given again.
  const MPI_Session former = session;
  MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &second);
  MPI_Comm last = make(second, "mpi://world", "last");
  MPI_Comm_free(&all);
  MPI_Session_finalize(&session);
  int total = rank;
  MPI_Allreduce(MPI_IN_PLACE, &total, 1, MPI_INT, MPI_SUM, last);
  add((uint64_t)total);
  MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);
  add((uint64_t)(memcmp(&former, &session, sizeof session) == 0));
  MPI_Session_finalize(&session);
  uint64_t hashes = 0;
  MPI_Reduce(&hash, &hashes, 1, MPI_UINT64_T, MPI_BXOR, 0, last);
  if (rank == 0) printf("%d processes: %016llx\n", size, (unsigned long long)hashes);
  MPI_Comm_free(&last);
  return MPI_Session_finalize(&second);
}
