// Threads that free, complete and use the same objects at the same time: every call succeeds or is an MPI error, and
// the process lives.
#include "mpi-threads.h"

static double end_of_race;
static MPI_Comm comm;
static MPI_Datatype type;
static MPI_Op op;
static MPI_Group group;
static MPI_Info info;
static MPI_Win win;
static MPI_Request request;
static MPI_Message message;
static int window_memory[4];

static bool goes_on(void) { return MPI_Wtime() < end_of_race; }

static void add(void* in, void* inout, int* length, MPI_Datatype* of) {
  int size;
  MPI_Type_size(*of, &size);
  for (int i = 0; i < *length; ++i) ((int*)inout)[i] += ((int*)in)[i];
}

// One thread makes and frees again and again, the others use what they find.

static void* race_for_communicators(void* number) {
  while (goes_on()) {
    MPI_Comm found = comm;
    if (number == NULL) {
      MPI_Comm_dup(MPI_COMM_SELF, &found);
      comm = found;
      MPI_Comm_free(&found);
    } else {
      int value = 1, other = 0;
      MPI_Sendrecv(&value, 1, MPI_INT, 0, (int)(intptr_t)number, &other, 1, MPI_INT, 0, (int)(intptr_t)number, found,
                   MPI_STATUS_IGNORE);
      MPI_Comm_size(found, &value);
      MPI_Comm_set_name(found, "raced");
      if (number == (void*)3) MPI_Comm_free(&found);
    }
  }
  return NULL;
}

static void* race_for_types(void* number) {
  int values[8] = {0};
  while (goes_on()) {
    MPI_Datatype found = type;
    if (number == NULL) {
      MPI_Type_vector(2, 1, 2, MPI_INT, &found);
      MPI_Type_commit(&found);
      type = found;
      MPI_Type_free(&found);
    } else {
      MPI_Request sent;
      if (MPI_Isend(values, 1, found, 0, 9, MPI_COMM_SELF, &sent) == MPI_SUCCESS) {
        int target[8];
        MPI_Recv(target, 2, MPI_INT, 0, 9, MPI_COMM_SELF, MPI_STATUS_IGNORE);
        MPI_Wait(&sent, MPI_STATUS_IGNORE);
      }
      MPI_Datatype made;
      int lengths[2] = {1, 1};
      MPI_Aint places[2] = {0, 16};
      MPI_Datatype types[2] = {found, MPI_INT};
      if (MPI_Type_create_struct(2, lengths, places, types, &made) == MPI_SUCCESS) MPI_Type_free(&made);
    }
  }
  return NULL;
}

static void* race_for_operations(void* number) {
  while (goes_on()) {
    MPI_Op found = op;
    if (number == NULL) {
      MPI_Op_create(add, 1, &found);
      op = found;
      MPI_Op_free(&found);
    } else {
      int one = 1, two = 2;
      MPI_Reduce_local(&one, &two, 1, MPI_INT, found);
    }
  }
  return NULL;
}

static void* race_for_lists(void* number) {
  while (goes_on()) {
    MPI_Group found = group;
    MPI_Info hints = info;
    if (number == NULL) {
      MPI_Comm_group(MPI_COMM_WORLD, &found);
      group = found;
      MPI_Info_create(&hints);
      info = hints;
      MPI_Group_free(&found);
      MPI_Info_free(&hints);
    } else {
      int size, flag;
      char value[8];
      MPI_Group_size(found, &size);
      MPI_Info_set(hints, "key", "value");
      MPI_Info_get(hints, "key", 7, value, &flag);
      if (number == (void*)3) MPI_Info_free(&hints);
      if (number == (void*)3) MPI_Group_free(&found);
    }
  }
  return NULL;
}

// Another thread may have cancelled the receive of this message.
static void receive_until_done(MPI_Request* sent) {
  int done = 0;
  int flag, value;
  while (!done) {
    MPI_Iprobe(0, 3, MPI_COMM_SELF, &flag, MPI_STATUS_IGNORE);
    if (flag) MPI_Recv(&value, 1, MPI_INT, 0, 3, MPI_COMM_SELF, MPI_STATUS_IGNORE);
    MPI_Test(sent, &done, MPI_STATUS_IGNORE);
  }
}

static void* race_for_requests(void* number) {
  int value = 0;
  while (goes_on()) {
    MPI_Request found = request;
    if (number == NULL) {
      MPI_Irecv(&window_memory, 1, MPI_INT, 0, 3, MPI_COMM_SELF, &found);
      request = found;
      MPI_Request sent;
      MPI_Isend(&value, 1, MPI_INT, 0, 3, MPI_COMM_SELF, &sent);
      MPI_Wait(&found, MPI_STATUS_IGNORE);
      receive_until_done(&sent);
    } else if (found != 0) {
      int flag;
      if (number == (void*)1) MPI_Test(&found, &flag, MPI_STATUS_IGNORE);
      if (number == (void*)2) MPI_Request_get_status(found, &flag, MPI_STATUS_IGNORE);
      if (number == (void*)3) MPI_Cancel(&found);
    }
  }
  return NULL;
}

static void* race_for_messages(void* number) {
  int value = 0, flag;
  while (goes_on()) {
    MPI_Message found = message;
    MPI_Request sent = MPI_REQUEST_NULL;
    if (number == NULL) {
      MPI_Isend(&value, 1, MPI_INT, 0, 4, MPI_COMM_SELF, &sent);
      do {
        MPI_Improbe(0, 4, MPI_COMM_SELF, &flag, &found, MPI_STATUS_IGNORE);
      } while (!flag);
      message = found;
    }
    int target;
    if (found != 0) MPI_Mrecv(&target, 1, MPI_INT, &found, MPI_STATUS_IGNORE);
    MPI_Wait(&sent, MPI_STATUS_IGNORE);
  }
  return NULL;
}

// A new window may get the number of one that another thread still uses, and its errors end the job until it has an
// error handler: nothing races with these two calls.
static pthread_rwlock_t window_without_handler = PTHREAD_RWLOCK_INITIALIZER;

static MPI_Win create_window(void) {
  MPI_Win created;
  pthread_rwlock_wrlock(&window_without_handler);
  MPI_Win_create(window_memory, sizeof window_memory, sizeof(int), MPI_INFO_NULL, MPI_COMM_SELF, &created);
  MPI_Win_set_errhandler(created, MPI_ERRORS_RETURN);
  pthread_rwlock_unlock(&window_without_handler);
  return created;
}

static void* race_for_windows(void* number) {
  while (goes_on()) {
    MPI_Win found = win;
    int value = 1;
    if (number == NULL) {
      found = create_window();
      MPI_Win_lock_all(0, found);
      win = found;
      MPI_Put(&value, 1, MPI_INT, 0, 0, 1, MPI_INT, found);
      MPI_Win_unlock_all(found);
      MPI_Win_free(&found);
    } else {
      pthread_rwlock_rdlock(&window_without_handler);
      MPI_Accumulate(&value, 1, MPI_INT, 0, 1, 1, MPI_INT, MPI_SUM, found);
      MPI_Win_set_name(found, "raced");
      if (number == (void*)3) MPI_Win_free(&found);
      pthread_rwlock_unlock(&window_without_handler);
    }
  }
  return NULL;
}

static void race(void* (*work)(void*)) {
  end_of_race = MPI_Wtime() + 0.3;
  in_threads(work);
  CHECK(MPI_Wtime() >= end_of_race);
}

int main(int argc, char** argv) {
  const bool multiple = start_with_threads(&argc, &argv);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
  if (!multiple) return finish_test();
  race(race_for_communicators);
  race(race_for_types);
  race(race_for_operations);
  race(race_for_lists);
  race(race_for_requests);
  race(race_for_messages);
  race(race_for_windows);
  return finish_test();
}
