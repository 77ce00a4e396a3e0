// Lists and texts in memory that another rank changes all the time, between right and wrong: a call sees either, and
// what it has checked is what the library gets.
#include "guest_test.h"

enum { rounds = 3000, entries = 40 };

typedef struct {
  volatile int over;
  union {
    volatile int list[entries];
    volatile char text[sizeof(int) * entries];
  };
} Shared;

// Numbers that are right; then beyond every list, rank and memory; then bytes without an end.
static void disturb(Shared* shared) {
  while (!shared->over) {
    for (int i = 0; i < entries; ++i) shared->list[i] = 0;
    for (int i = 0; i < entries; ++i) shared->list[i] = 0x7ffffff0;
    for (int i = 0; i < entries; ++i) shared->list[i] = 0x41414141;
    for (int i = 0; i < entries; ++i) shared->list[i] = -2;
  }
}

static void groups(int* list) {
  MPI_Group world, made = MPI_GROUP_NULL;
  MPI_Comm_group(MPI_COMM_WORLD, &world);
  int other[entries];
  if (MPI_Group_incl(world, 1, list, &made) == MPI_SUCCESS) MPI_Group_free(&made);
  if (MPI_Group_excl(world, 1, list, &made) == MPI_SUCCESS) MPI_Group_free(&made);
  MPI_Group_translate_ranks(world, entries, list, world, other);
  for (int i = 0; i < entries; ++i) other[i] = i % ranks;
  MPI_Group_translate_ranks(world, entries, other, world, list);
  MPI_Group_free(&world);
}

static void texts(char* text) {
  MPI_Info info;
  MPI_Info_create(&info);
  MPI_Info_set(info, "key", text);
  MPI_Info_set(info, text, "value");
  MPI_Info_delete(info, text);
  int length = 8, found = 0;
  char value[8];
  MPI_Info_get_string(info, text, &length, value, &found);
  MPI_Info_get_string(info, "key", (int*)text, text, &found);
  MPI_Info_free(&info);
  MPI_Comm_set_name(MPI_COMM_SELF, text);
  MPI_Type_set_name(MPI_INT, text);
  int index = 0;
  if (MPI_T_init_thread(MPI_THREAD_SINGLE, &index) == MPI_SUCCESS) {
    char name[256];
    int verbosity, binding, scope;
    MPI_Datatype type;
    MPI_T_enum items;
    for (int i = 0; i < 8; ++i) {
      MPI_T_cvar_get_info(i, name, (int*)text, &verbosity, &type, &items, NULL, NULL, &binding, &scope);
    }
    MPI_T_cvar_get_index(text, &index);
    MPI_T_finalize();
  }
}

static void graphs(int* list) {
  MPI_Comm made = MPI_COMM_NULL;
  int one = 1;
  if (MPI_Graph_create(MPI_COMM_SELF, 1, &one, list, 0, &made) == MPI_SUCCESS) MPI_Comm_free(&made);
  if (MPI_Dist_graph_create_adjacent(MPI_COMM_SELF, 1, list, list + 1, 1, list + 2, list + 3, MPI_INFO_NULL, 0,
                                     &made) == MPI_SUCCESS) {
    MPI_Comm_free(&made);
  }
  if (MPI_Cart_create(MPI_COMM_SELF, 1, &one, &(int){1}, 0, &made) == MPI_SUCCESS) {
    int rank = 0;
    MPI_Cart_rank(made, list, &rank);
    MPI_Cart_get(made, 1, list, list + 1, list + 2);
    MPI_Cart_coords(made, 0, 1, list);
    MPI_Comm_free(&made);
  }
}

static void collectives(int* list) {
  char in[16] = {0}, out[16];
  MPI_Alltoallv(in, list, list + 1, MPI_CHAR, out, list + 2, list + 3, MPI_CHAR, MPI_COMM_SELF);
  MPI_Gatherv(in, 0, MPI_CHAR, out, list, list + 1, MPI_CHAR, 0, MPI_COMM_SELF);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Win win = MPI_WIN_NULL;
  Shared* mine = NULL;
  const int code =
      MPI_Win_allocate_shared(my_rank == 0 ? sizeof(Shared) : 0, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &mine, &win);
  if (!CHECK_EQUAL(code, MPI_SUCCESS)) return finish_test();
  MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
  MPI_Aint size = 0;
  int unit = 0;
  Shared* shared = NULL;
  CHECK_EQUAL(MPI_Win_shared_query(win, 0, &size, &unit, &shared), MPI_SUCCESS);
  if (my_rank == 0) shared->over = 0;
  MPI_Barrier(MPI_COMM_WORLD);
  if (my_rank == 1) {
    disturb(shared);
  } else if (my_rank == 0) {
    for (int i = 0; i < rounds; ++i) {
      groups((int*)shared->list);
      graphs((int*)shared->list);
      collectives((int*)shared->list);
      if (i % 8 == 0) texts((char*)shared->text);
    }
    shared->over = 1;
  }
  CHECK_EQUAL(MPI_Win_free(&win), MPI_SUCCESS);
  return finish_test();
}
