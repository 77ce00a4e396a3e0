// MPI from C++: containers as buffers, a lambda as reduction function.
#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "guest_test.h"

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  std::vector<double> mine(1000);
  std::iota(mine.begin(), mine.end(), my_rank);
  std::vector<double> sums(mine.size());
  MPI_Op op;
  MPI_Op_create(
      [](void* in, void* inout, int* length, MPI_Datatype*) {
        const auto* from = static_cast<const double*>(in);
        auto* to = static_cast<double*>(inout);
        std::transform(from, from + *length, to, to, [](double a, double b) { return a + b; });
      },
      1, &op);
  MPI_Allreduce(mine.data(), sums.data(), static_cast<int>(mine.size()), MPI_DOUBLE, op, MPI_COMM_WORLD);
  MPI_Op_free(&op);
  for (std::size_t i = 0; i < sums.size(); ++i) CHECK(sums[i] == 1 + 2.0 * static_cast<double>(i));

  std::string text = my_rank == 0 ? "hello from rank 0" : std::string(17, ' ');
  MPI_Bcast(text.data(), static_cast<int>(text.size()), MPI_CHAR, 0, MPI_COMM_WORLD);
  CHECK(text == "hello from rank 0");
  return finish_test();
}
