// Every control variable is described, read, and - when it is a number that may be set - written with its own value.
#include "guest_test.h"

enum { room = 4096 };

typedef struct {
  char name[256];
  MPI_Datatype type;
  MPI_T_enum items;
  int verbosity, binding, scope;
} Description;

static int describe(int index, Description* is) {
  int length = sizeof is->name;
  return MPI_T_cvar_get_info(index, is->name, &length, &is->verbosity, &is->type, &is->items, NULL, NULL, &is->binding,
                             &is->scope);
}

static int size_of(MPI_Datatype type) {
  int size = 0;
  return type != MPI_DATATYPE_NULL && MPI_Type_size(type, &size) == MPI_SUCCESS ? size : 0;
}

static void check_items(MPI_T_enum items) {
  int number = -1;
  char name[64];
  int length = sizeof name;
  CHECK_EQUAL(MPI_T_enum_get_info(items, &number, name, &length), MPI_SUCCESS);
  CHECK(number >= 0);
  for (int i = 0; i < number; ++i) {
    int value = 0;
    name[0] = '\0';
    length = sizeof name;
    CHECK_EQUAL(MPI_T_enum_get_item(items, i, &value, name, &length), MPI_SUCCESS);
    CHECK(name[0] != '\0');
    CHECK_EQUAL(length, strlen(name) + 1);
  }
  CHECK_EQUAL(MPI_T_enum_get_item(items, number, NULL, NULL, NULL), MPI_T_ERR_INVALID_INDEX);
}

static int texts, filled;

// A number that may be set is another one then, until it is set back.
static void check_writing(MPI_T_cvar_handle handle, const int* value) {
  const int other = *value + 1024;
  int found = 0;
  CHECK_EQUAL(MPI_T_cvar_write(handle, &other), MPI_SUCCESS);
  CHECK_EQUAL(MPI_T_cvar_read(handle, &found), MPI_SUCCESS);
  CHECK_EQUAL(found, other);
  CHECK_EQUAL(MPI_T_cvar_write(handle, value), MPI_SUCCESS);
}

static void check_variable(int index) {
  Description is;
  const int described = describe(index, &is);
  if (described == MPI_T_ERR_INVALID_INDEX) return;  // Open MPI: of a component that has gone
  if (!CHECK_EQUAL(described, MPI_SUCCESS)) return;
  int found = -1;
  CHECK_EQUAL(MPI_T_cvar_get_index(is.name, &found), MPI_SUCCESS);
  CHECK(found >= 0);
  if (is.items != MPI_T_ENUM_NULL) check_items(is.items);
  if (is.binding != MPI_T_BIND_NO_OBJECT || is.type == MPI_DATATYPE_NULL) return;
  MPI_T_cvar_handle handle = MPI_T_CVAR_HANDLE_NULL;
  int count = 0;
  if (MPI_T_cvar_handle_alloc(index, NULL, &handle, &count) != MPI_SUCCESS) return;
  static _Alignas(8) char value[room + 8];
  const int size = count * size_of(is.type);
  if (CHECK(size <= room)) {
    memset(value, 0x5a, (size_t)size + 8);
    if (MPI_T_cvar_read(handle, value) == MPI_SUCCESS) {
      for (int i = 0; i < size; ++i) filled += value[i] != 0x5a;
      for (int i = 0; i < 8; ++i) CHECK_EQUAL(value[size + i], 0x5a);  // not a byte more
      const int code = MPI_T_cvar_write(handle, value);
      const bool writable = is.scope != MPI_T_SCOPE_CONSTANT && is.scope != MPI_T_SCOPE_READONLY;
      if (writable && is.type == MPI_INT && count == 1) check_writing(handle, (const int*)value);
      if (is.type == MPI_CHAR) {
        CHECK_EQUAL(code, MPI_T_ERR_CVAR_SET_NEVER);
        ++texts;
      }
    }
  }
  CHECK_EQUAL(MPI_T_cvar_handle_free(&handle), MPI_SUCCESS);
  CHECK(handle == MPI_T_CVAR_HANDLE_NULL);
}

static void check_misuse(void) {
  Description is;
  MPI_T_cvar_handle handle = MPI_T_CVAR_HANDLE_NULL;
  int count = 0;
  int number = 0;
  MPI_T_cvar_get_num(&number);
  CHECK_EQUAL(describe(number, &is), MPI_T_ERR_INVALID_INDEX);
  CHECK_EQUAL(describe(-1, &is), MPI_T_ERR_INVALID_INDEX);
  CHECK(MPI_T_cvar_handle_alloc(number, NULL, &handle, &count) != MPI_SUCCESS);
  CHECK_EQUAL(MPI_T_cvar_get_index("no such variable", &count), MPI_T_ERR_INVALID_NAME);
  CHECK_EQUAL(MPI_T_cvar_get_num(NULL), MPI_T_ERR_INVALID);
  CHECK_EQUAL(MPI_T_cvar_get_num((int*)0xfffffffc), MPI_T_ERR_INVALID);
  CHECK_EQUAL(MPI_T_cvar_read((MPI_T_cvar_handle)(intptr_t)0x7777, &count), MPI_T_ERR_INVALID_HANDLE);
  CHECK_EQUAL(MPI_T_cvar_read((MPI_T_cvar_handle)MPI_COMM_WORLD, &count), MPI_T_ERR_INVALID_HANDLE);
  CHECK_EQUAL(MPI_T_enum_get_info((MPI_T_enum)MPI_COMM_WORLD, &count, NULL, NULL), MPI_T_ERR_INVALID_HANDLE);
  // A variable without an object, read to where no memory is, and after it was freed.
  for (int i = 0; i < number && handle == MPI_T_CVAR_HANDLE_NULL; ++i) {
    describe(i, &is);
    if (is.binding == MPI_T_BIND_NO_OBJECT) MPI_T_cvar_handle_alloc(i, NULL, &handle, &count);
  }
  CHECK_EQUAL(MPI_T_cvar_read(handle, (void*)0xffffffff), MPI_T_ERR_INVALID);
  CHECK_EQUAL(MPI_T_cvar_read(handle, NULL), MPI_T_ERR_INVALID);
  MPI_T_cvar_handle dead = handle;
  CHECK_EQUAL(MPI_T_cvar_handle_free(&handle), MPI_SUCCESS);
  CHECK_EQUAL(MPI_T_cvar_read(dead, &count), MPI_T_ERR_INVALID_HANDLE);
  CHECK_EQUAL(MPI_T_cvar_write(dead, &count), MPI_T_ERR_INVALID_HANDLE);
  CHECK_EQUAL(MPI_T_cvar_handle_free(&dead), MPI_T_ERR_INVALID_HANDLE);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int level = -1;
  if (AVAILABLE(MPI_T_init_thread, MPI_THREAD_SINGLE, &level)) {
    int number = 0;
    CHECK_EQUAL(MPI_T_cvar_get_num(&number), MPI_SUCCESS);
    CHECK(number > 0);
    for (int i = 0; i < number; ++i) check_variable(i);
    CHECK(texts > 0);
    CHECK(filled > 0);
    check_misuse();
    CHECK_EQUAL(MPI_T_finalize(), MPI_SUCCESS);
  }
  return finish_test();
}
