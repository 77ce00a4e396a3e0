// Lists of hints that threads change and free while calls of other threads read them: every call succeeds or is an MPI
// error, no change is lost, and the process lives.
#include <stdio.h>

#include "mpi-threads.h"

enum { keys = 12, longest = 200 };

static double end_of_race;
static MPI_Info info;
static int window_memory[4];

static bool goes_on(void) { return MPI_Wtime() < end_of_race; }

static void write_key(char key[16], int number) { snprintf(key, 16, "key-%d", number); }

// Values of changing lengths, so that libraries free and allocate.
static void change(MPI_Info list, int round) {
  char key[16], value[longest + 1];
  write_key(key, round % keys);
  const int length = 1 + round * 37 % longest;
  memset(value, 'a' + round % 26, length);
  value[length] = '\0';
  MPI_Info_set(list, key, value);
  write_key(key, (round + keys / 2) % keys);
  MPI_Info_delete(list, key);
}

static bool is_one_letter(const char* value) {
  for (const char* next = value; *next != '\0'; ++next)
    if (*next != *value) return false;
  return true;
}

static void read_all(MPI_Info list) {
  int count = 0;
  MPI_Info_get_nkeys(list, &count);
  for (int i = 0; i < count; ++i) {
    char key[MPI_MAX_INFO_KEY + 1] = "", value[longest + 1] = "";
    int found = 0, length = longest + 1;
    // Another thread may have deleted it.
    if (MPI_Info_get_nthkey(list, i, key) != MPI_SUCCESS || key[0] != 'k') continue;
    MPI_Info_get_string(list, key, &length, value, &found);
    CHECK_HERE(!found || is_one_letter(value));
  }
}

static void use(MPI_Info list, MPI_Comm own, int round) {
  MPI_Comm comm = MPI_COMM_NULL;
  MPI_Win win = MPI_WIN_NULL;
  MPI_Info copy = MPI_INFO_NULL;
  MPI_File file = MPI_FILE_NULL;
  switch (round % 6) {
    case 0:
      if (MPI_Comm_dup_with_info(own, list, &comm) == MPI_SUCCESS) MPI_Comm_free(&comm);
      break;
    case 1:
      MPI_Comm_set_info(own, list);
      break;
    case 2:
      if (MPI_Win_create(window_memory, sizeof window_memory, 1, list, own, &win) == MPI_SUCCESS) MPI_Win_free(&win);
      break;
    case 3:
      if (MPI_Comm_split_type(own, MPI_COMM_TYPE_SHARED, 0, list, &comm) == MPI_SUCCESS) MPI_Comm_free(&comm);
      break;
    case 4:
      if (MPI_File_open(own, "hints.data", MPI_MODE_CREATE | MPI_MODE_RDWR, list, &file) == MPI_SUCCESS)
        MPI_File_close(&file);
      break;
    default:
      if (MPI_Info_dup(list, &copy) == MPI_SUCCESS) {
        read_all(copy);
        MPI_Info_free(&copy);
      }
  }
}

static MPI_Comm comm_of[threads];

// Two threads change the list, one of them replaces it now and then, and two use it.
static void* race(void* number) {
  for (int round = 0; goes_on(); ++round) {
    MPI_Info found = info;
    if (number == NULL && round % 50 == 0) {
      MPI_Info next;
      MPI_Info_create(&next);
      for (int i = 0; i < keys; ++i) change(next, i);
      info = next;
      if (found != 0) MPI_Info_free(&found);
    } else if (number == NULL || number == (void*)1) {
      change(found, round);
    } else {
      use(found, comm_of[(intptr_t)number], round);
    }
  }
  return NULL;
}

// Each thread sets keys of its own in one list.
static void* set_own_keys(void* number) {
  for (int i = 0; i < 50; ++i) {
    char key[32];
    snprintf(key, sizeof key, "%d of %d", i, (int)(intptr_t)number);
    CHECK_EQUAL_HERE(MPI_Info_set(info, key, "value"), MPI_SUCCESS);
    MPI_Info_delete(info, "nothing");
  }
  return NULL;
}

int main(int argc, char** argv) {
  const bool multiple = start_with_threads(&argc, &argv);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
  if (!multiple) return finish_test();
  for (int i = 0; i < threads; ++i) MPI_Comm_dup(MPI_COMM_SELF, &comm_of[i]);
  MPI_Info_create(&info);
  end_of_race = MPI_Wtime() + 1;
  in_threads(race);
  CHECK(MPI_Wtime() >= end_of_race);
  MPI_Info_free(&info);

  MPI_Info_create(&info);
  in_threads(set_own_keys);
  int count = 0;
  MPI_Info_get_nkeys(info, &count);
  CHECK_EQUAL(count, threads * 50);
  MPI_Info_free(&info);
  for (int i = 0; i < threads; ++i) MPI_Comm_free(&comm_of[i]);
  return finish_test();
}
