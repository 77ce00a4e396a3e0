// Two groups of an intercommunicator that have a process in common: two of its threads, one for each group. Open
// MPI 5.0 does not look, and waited for ever.
#include <pthread.h>

#include "guest_test.h"

static MPI_Comm first_group = MPI_COMM_NULL, second_group = MPI_COMM_NULL;

static int class_of_code(int code) {
  int found = MPI_SUCCESS;
  if (code != MPI_SUCCESS) MPI_Error_class(code, &found);
  return found;
}

static void* join_second(void* unused) {
  MPI_Comm made;
  (void)unused;
  return (void*)(intptr_t)class_of_code(MPI_Intercomm_create(second_group, 0, MPI_COMM_WORLD, 0, 9, &made));
}

int main(int argc, char** argv) {
  int level = 0;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &level);
  know_world();
  if (level != MPI_THREAD_MULTIPLE) return finish_test();
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Comm_split(MPI_COMM_WORLD, my_rank < 2 ? 0 : MPI_UNDEFINED, my_rank, &first_group);
  MPI_Comm_split(MPI_COMM_WORLD, my_rank > 0 ? 0 : MPI_UNDEFINED, -my_rank, &second_group);
  if (first_group != MPI_COMM_NULL) MPI_Comm_set_errhandler(first_group, MPI_ERRORS_RETURN);
  if (second_group != MPI_COMM_NULL) MPI_Comm_set_errhandler(second_group, MPI_ERRORS_RETURN);
  pthread_t thread;
  void* in_second = (void*)(intptr_t)MPI_ERR_INTERN;
  if (my_rank == 1) pthread_create(&thread, NULL, join_second, NULL);
  if (my_rank < 2) {
    MPI_Comm made;
    const int code = class_of_code(MPI_Intercomm_create(first_group, 0, MPI_COMM_WORLD, 2, 9, &made));
    CHECK(code == MPI_ERR_COMM || code == MPI_ERR_INTERN);
  } else {
    in_second = join_second(NULL);
  }
  if (my_rank == 1) pthread_join(thread, &in_second);
  CHECK((intptr_t)in_second == MPI_ERR_COMM || (intptr_t)in_second == MPI_ERR_INTERN);
  return finish_test();
}
