// Overlapping results of the tools interface: a string over its own length, or over the length of the other string. The
// library must not read back as a length what it has just written as a string.
#include "guest_test.h"

static union {
  int lengths[4];
  char text[4096];
} shared;

// Both pairs of a text and its length, in every way in which they can lie over each other.
static void describe(int (*ask)(int index, char* name, int* name_length, char* text, int* text_length), int index) {
  for (int name_at = 0; name_at < 3; ++name_at) {
    for (int text_at = 0; text_at < 3; ++text_at) {
      for (int over = 0; over < 2; ++over) {
        for (int i = 0; i < LENGTH(shared.lengths); ++i) shared.lengths[i] = sizeof shared - 16;
        int* const name_length = &shared.lengths[name_at];
        int* const text_length = over ? &shared.lengths[text_at] : name_length;
        ask(index, shared.text, name_length, shared.text, text_length);
        ask(index, shared.text + 2, name_length, NULL, text_length);
        CHECK(true);  // still here
      }
    }
  }
}

static int control(int index, char* name, int* name_length, char* text, int* text_length) {
  int verbosity, binding, scope;
  MPI_Datatype type;
  MPI_T_enum items;
  return MPI_T_cvar_get_info(index, name, name_length, &verbosity, &type, &items, text, text_length, &binding, &scope);
}

static int performance(int index, char* name, int* name_length, char* text, int* text_length) {
  int verbosity, variable_class, binding, read_only, continuous, atomic;
  MPI_Datatype type;
  MPI_T_enum items;
  return MPI_T_pvar_get_info(index, name, name_length, &verbosity, &variable_class, &type, &items, text, text_length,
                             &binding, &read_only, &continuous, &atomic);
}

static int category(int index, char* name, int* name_length, char* text, int* text_length) {
  return MPI_T_category_get_info(index, name, name_length, text, text_length, &shared.lengths[0], &shared.lengths[1],
                                 &shared.lengths[2]);
}

// Every number that a call gives, at one place.
static void other_results(void) {
  int* const place = &shared.lengths[0];
  MPI_T_cvar_get_num(place);
  MPI_T_cvar_get_info(0, shared.text, place, place, (MPI_Datatype*)place, (MPI_T_enum*)place, shared.text, place, place,
                      place);
  MPI_T_cvar_handle_alloc(0, NULL, (MPI_T_cvar_handle*)place, place);
  MPI_T_cvar_handle_free((MPI_T_cvar_handle*)place);
  MPI_Info info;
  MPI_Info_create(&info);
  MPI_Info_set(info, "a_key", "a value");
  strcpy(shared.text, "a_key");
  MPI_Info_get_string(info, shared.text, place, shared.text, place);
  strcpy(shared.text, "a_key");
  MPI_Info_get(info, shared.text, 100, shared.text, place);
  strcpy(shared.text, "a_key");
  MPI_Info_get_valuelen(info, shared.text, place, place);
  MPI_Info_free(&info);
  MPI_Get_processor_name(shared.text, place);
  MPI_Comm_get_name(MPI_COMM_WORLD, shared.text, place);
  MPI_Type_get_name(MPI_INT, shared.text, place);
  MPI_Error_string(MPI_ERR_ARG, shared.text, place);
  MPI_Get_library_version(shared.text, place);
  CHECK(true);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int level = -1;
  if (AVAILABLE(MPI_T_init_thread, MPI_THREAD_SINGLE, &level)) {
    int number = 0;
    MPI_T_cvar_get_num(&number);
    for (int i = 0; i < number; i += 7) describe(control, i);
    MPI_T_pvar_get_num(&number);
    for (int i = 0; i < number; ++i) describe(performance, i);
    MPI_T_category_get_num(&number);
    for (int i = 0; i < number; ++i) describe(category, i);
    CHECK_EQUAL(MPI_T_finalize(), MPI_SUCCESS);
  }
  other_results();
  return finish_test();
}
