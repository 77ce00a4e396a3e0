// Static constructors, destructors and atexit handlers run once each, however often mpiwasm calls the program's malloc
// and free.
#include <map>
#include <string>

#include "guest_test.h"

namespace {

int constructed;
int exits;
int failed = 1;

struct Object {
  Object() {
    ++constructed;
    names["first"] = "in the constructor";
  }
  ~Object() {
    if (exits != 1 || names.size() != 2) failed = 1;
    say_result(failed);
  }
  Object(const Object&) = delete;
  Object& operator=(const Object&) = delete;

  std::map<std::string, std::string> names;
};

Object object;

void count_exits() { ++exits; }

void take_and_give_back() {
  for (int count = 0; count < 100; ++count) {
    void* memory = nullptr;
    MPI_Alloc_mem(100 * count, MPI_INFO_NULL, &memory);
    MPI_Free_mem(memory);
  }
  MPI_Win window;
  int* shared = nullptr;
  MPI_Win_allocate(sizeof *shared, sizeof *shared, MPI_INFO_NULL, MPI_COMM_WORLD, &shared, &window);
  *shared = my_rank;
  MPI_Win_free(&window);
  MPI_Comm node;
  MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &node);
  MPI_Win_allocate_shared(sizeof *shared, sizeof *shared, MPI_INFO_NULL, node, &shared, &window);
  MPI_Win_free(&window);
  MPI_Comm_free(&node);
  int* value = nullptr;
  int found = 0;
  MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &value, &found);
  CHECK(found && *value >= 32767);
}

}  // namespace

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  std::atexit(count_exits);
  CHECK_EQUAL(constructed, 1);
  object.names["second"] = "in main";
  take_and_give_back();
  CHECK_EQUAL(constructed, 1);
  CHECK_EQUAL(exits, 0);
  CHECK_EQUAL(object.names.size(), 2);
  failed = sum_up();
  MPI_Finalize();
  return failed;
}
