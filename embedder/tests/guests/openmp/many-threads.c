// Far more threads than cores: teams that grow and shrink, barriers, dynamic loops and tasks in all of them.
#include <omp.h>

#include "../threads/threads.h"

int main(void) {
  enum { most = 64 };
  for (int size = most; size >= 1; size /= 4) {
    int arrived = 0;
    int chunks = 0;
    int tasks = 0;
    omp_set_num_threads(size);
#pragma omp parallel
    {
      CHECK(omp_get_num_threads() == size);
      for (int round = 1; round <= 5; ++round) {
#pragma omp atomic
        ++arrived;
#pragma omp barrier
        CHECK(arrived == round * size);
#pragma omp barrier
      }
#pragma omp for schedule(dynamic) reduction(+ : chunks)
      for (int i = 0; i < 2000; ++i) ++chunks;
#pragma omp for
      for (int i = 0; i < size; ++i) {
#pragma omp task
#pragma omp atomic
        ++tasks;
      }
    }
    CHECK(chunks == 2000 && tasks == size);
  }
  return finish();
}
