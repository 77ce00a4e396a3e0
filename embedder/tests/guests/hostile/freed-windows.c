// An error handler frees the window whose operation has failed, while the calls of operations around it are not over.
// Nothing is written to where the window was.
#include "hostile.h"

enum { nested = 600, shortest = 100, longest = 500, copies = 3, most = 200 };

static MPI_Win window;
static int depth, codes[most], made, value;

static void fill_the_heap(void) {
  char text[longest + 1];
  for (int length = shortest; length < longest; length += 8) {
    memset(text, 'a', (size_t)length);
    text[length] = '\0';
    for (int copy = 0; copy < copies && made < most; ++copy) {
      if (MPI_Add_error_class(&codes[made]) == MPI_SUCCESS && MPI_Add_error_string(codes[made], text) == MPI_SUCCESS)
        ++made;
    }
  }
}

static void free_window(MPI_Win* win, int* code, ...) {
  (void)code;
  ++depth;
  if (depth < nested) MPI_Put(&value, 1, MPI_INT, 0, 0, 1, MPI_INT, *win);
  if (depth > nested || window == MPI_WIN_NULL) return;
  MPI_Win_free(&window);
  fill_the_heap();
}

int main(int argc, char** argv) {
  static int memory[4];
  MPI_Errhandler handler;
  start_test_of_errors(&argc, &argv);
  MPI_Win_create(memory, sizeof memory, sizeof *memory, MPI_INFO_NULL, MPI_COMM_SELF, &window);
  MPI_Win_create_errhandler(free_window, &handler);
  MPI_Win_set_errhandler(window, handler);
  CHECK(MPI_Put(&value, 1, MPI_INT, 0, 0, 1, MPI_INT, window) != MPI_SUCCESS);
  CHECK_EQUAL(depth, nested);
  CHECK(window == MPI_WIN_NULL);
  for (int i = 0; i < made; ++i) {
    char text[MPI_MAX_ERROR_STRING + 1];
    int length = 0, other = 0;
    MPI_Error_string(codes[i], text, &length);
    for (int k = 0; k < length; ++k) other += text[k] != 'a';
    CHECK_EQUAL(other, 0);
  }
  MPI_Errhandler_free(&handler);
  return finish_test();
}
