// Solves A x = b on a 3-D grid with a 27-point stencil by the conjugate-gradient method with a
// multigrid preconditioner, first to verify it and then to time it. The order of the files:
// options -> geometry -> halo -> matrix -> kernels -> multigrid -> solver -> verification.
#include <mpi.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>

#include "../common/batches.h"
#include "../common/report.h"
#include "geometry.hpp"
#include "matrix.hpp"
#include "multigrid.hpp"
#include "options.hpp"
#include "solver.hpp"
#include "verification.hpp"

namespace {

// Counts the conditions that do not hold and says which; prints on rank 0 only.
class Verdict {
 public:
  explicit Verdict(bool prints) : prints_(prints) {}

  void require(bool holds, const char* condition, double value) {
    if (!holds) {
      ++failures_;
      if (prints_) {
        std::fprintf(stderr, "conjugate-gradient: not true: %s (%.3g)\n", condition, value);
      }
    }
  }

  int failures() const { return failures_; }

 private:
  bool prints_;
  int failures_ = 0;
};

// All levels together have less than 8/7 of the finest one's rows; ten vectors are in use.
double bytes_needed(const Box& box) {
  const double per_row = 8.0 / 7.0 * static_cast<double>(Matrix::bytes_per_row()) + 10.0 * sizeof(double);
  return static_cast<double>(box.points()) * per_row;
}

void require_enough_address_space(const Box& box) {
  const double limit = sizeof(std::size_t) == 4 ? 3.75 * (1 << 30) : 1024.0 * (1 << 30);
  const double most_rows = 0x7fffffff / 1.5;  // columns are numbered with 32 bits
  if (bytes_needed(box) > limit || static_cast<double>(box.points()) > most_rows) {
    end_with_usage(program_name, "the box does not fit into one rank's address space", "", program_usage);
  }
}

// Solves to the end once and tests everything that is known about the result.
void verify(Multigrid& multigrid, const Vector& b, bool prints, Verdict& verdict) {
  constexpr double tolerance = 1e-12;
  constexpr int most_iterations = 500;
  Level& level = multigrid.finest();
  const MPI_Comm communicator = level.geometry.ranks.communicator();
  const std::size_t rows = level.matrix.rows;
  const std::size_t length = level.halo.vector_length();

  Vector exact = exact_solution(level.geometry, length);
  const double product_error = true_residual(level, b, exact);
  const double matrix_error = matrix_asymmetry(multigrid);
  const double preconditioner_error = preconditioner_asymmetry(multigrid);
  PhaseSeconds unused;
  Solution solution = solve(multigrid, b, most_iterations, tolerance, unused);
  const double final_residual = solution.residuals.back();
  const double final_true_residual = true_residual(level, b, solution.x);
  const double error = largest_difference(solution.x, exact, rows, communicator);

  verdict.require(product_error == 0.0, "A times the exact solution is b", product_error);
  verdict.require(matrix_error < 1e-13, "the matrix is symmetric", matrix_error);
  verdict.require(preconditioner_error < 1e-13, "the preconditioner is symmetric", preconditioner_error);
  verdict.require(final_residual <= tolerance, "the residual falls below 1e-12", final_residual);
  verdict.require(final_true_residual < 1e-11, "b - A x is below 1e-11", final_true_residual);
  verdict.require(error < 1e-8, "the solution differs by less than 1e-8 from the exact one", error);

  const std::uint64_t bits = checksum(level.geometry, solution.x);
  if (prints) {
    for (int i = 0; i <= solution.iterations(); ++i) {
      report_answer_at("residual", i, solution.residuals[static_cast<std::size_t>(i)]);
    }
    report_answer_count("iterations", solution.iterations());
    report_answer("true_residual", final_true_residual);
    report_answer("largest_error", error);
    report_answer("matrix_asymmetry", matrix_error);
    report_answer("preconditioner_asymmetry", preconditioner_error);
    report_answer_bits("solution_checksum", bits);
  }
}

double slowest(double seconds, MPI_Comm communicator) {
  double result = 0.0;
  MPI_Allreduce(&seconds, &result, 1, MPI_DOUBLE, MPI_MAX, communicator);
  return result;
}

void report_phases(const PhaseSeconds& seconds, int iterations, MPI_Comm communicator, bool prints) {
  const struct {
    const char* name;
    double seconds;
  } phases[] = {
      {"dot", seconds.dot},           {"allreduce", seconds.allreduce},           {"combine", seconds.combine},
      {"multiply", seconds.multiply}, {"preconditioner", seconds.preconditioner}, {"halo", seconds.halo},
  };
  for (const auto& phase : phases) {
    const double per_iteration = slowest(phase.seconds, communicator) / iterations;
    if (prints) {
      report_result(phase.name, per_iteration * 1e3, "ms/iteration");
    }
  }
}

// Repeats solves of a fixed number of iterations; each must end as the first one did.
void measure(Multigrid& multigrid, const Vector& b, const Options& options, bool prints, Verdict& verdict) {
  const Level& level = multigrid.finest();
  const MPI_Comm communicator = level.geometry.ranks.communicator();
  PhaseSeconds phases;
  int iterations = 0;
  double first_residual = 0.0;
  double elapsed = 0.0;
  MPI_Barrier(communicator);
  const double start = MPI_Wtime();
  do {
    const Solution solution = solve(multigrid, b, options.iterations, 0.0, phases);
    first_residual = iterations == 0 ? solution.residuals.back() : first_residual;
    iterations += solution.iterations();
    elapsed = MPI_Wtime() - start;
    // Rank 0 decides for all whether there is time for one more.
    MPI_Bcast(&elapsed, 1, MPI_DOUBLE, 0, communicator);
    verdict.require(solution.residuals.back() == first_residual, "every solve ends with the same residual",
                    solution.residuals.back());
  } while (elapsed < options.seconds);
  const double seconds = slowest(MPI_Wtime() - start, communicator);

  const double mine = operations_per_iteration(multigrid) * iterations;
  double operations = 0.0;
  MPI_Allreduce(&mine, &operations, 1, MPI_DOUBLE, MPI_SUM, communicator);
  if (prints) {
    report_answer("timed_residual", first_residual);
    report_result("rate", operations / seconds * 1e-9, "GFLOP/s");
    // Iterations during which the program stood still do not count here.
    report_result("typical_rate", operations / iterations / median_of(phases.iterations.data(), iterations) * 1e-9,
                  "GFLOP/s");
    report_result("iteration", seconds / iterations * 1e3, "ms");
    report_result("solved", iterations, "iterations");
  }
  report_phases(phases, iterations, communicator, prints);
}

int run(const Options& options) {
  const RankGrid ranks(MPI_COMM_WORLD);
  const bool prints = ranks.rank() == 0;
  const Geometry geometry{ranks, options.box};
  Multigrid multigrid(geometry);
  const Vector b = right_side(geometry, multigrid.finest().halo.vector_length());
  if (prints) {
    std::printf("grid %dx%dx%d points on each of %dx%dx%d ranks, %d levels\n", options.box.nx, options.box.ny,
                options.box.nz, ranks.ranks_x(), ranks.ranks_y(), ranks.ranks_z(),
                static_cast<int>(multigrid.levels().size()));
  }
  Verdict verdict(prints);
  verify(multigrid, b, prints, verdict);
  if (!options.verify_only) {
    measure(multigrid, b, options, prints, verdict);
  }
  if (prints) {
    std::printf("verification %s\n", verdict.failures() == 0 ? "passed" : "FAILED");
  }
  return verdict.failures() == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  const Options options = read_options(argc, argv);
  require_enough_address_space(options.box);
  const int status = run(options);
  MPI_Finalize();
  return status;
}
