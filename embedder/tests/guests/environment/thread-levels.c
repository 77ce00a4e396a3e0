// MPI_Init_thread with each level; the level that is given is the library's to say.
#include "guest_test.h"

int main(int argc, char** argv) {
  const char* names[4] = {"single", "funneled", "serialized", "multiple"};
  const int levels[4] = {MPI_THREAD_SINGLE, MPI_THREAD_FUNNELED, MPI_THREAD_SERIALIZED, MPI_THREAD_MULTIPLE};
  int required = -1;
  for (int i = 0; i < 4; ++i) {
    if (argc > 1 && strcmp(argv[1], names[i]) == 0) required = levels[i];
  }
  int provided = -1;
  CHECK_EQUAL(MPI_Init_thread(&argc, &argv, required, &provided), MPI_SUCCESS);
  know_world();
  bool known = false;
  for (int i = 0; i < 4; ++i) known = known || provided == levels[i];
  CHECK(known);
  // Guests have one thread, which any level allows.
  int queried = -1;
  MPI_Query_thread(&queried);
  CHECK_EQUAL(queried, provided);
  int flag = 0;
  MPI_Is_thread_main(&flag);
  CHECK_EQUAL(flag, 1);
  return finish_test();
}
