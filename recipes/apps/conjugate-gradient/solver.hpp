// The preconditioned conjugate-gradient method, and how many operations it takes.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "kernels.hpp"
#include "multigrid.hpp"
#include "timing.hpp"

struct Solution {
  Vector x;
  std::vector<double> residuals;  // |r| / |b|, at the start and after each iteration

  int iterations() const { return static_cast<int>(residuals.size()) - 1; }
};

// Solves A x = b from x = 0, until |r| / |b| is at most `tolerance` or `most_iterations` are done.
inline Solution solve(Multigrid& multigrid, const Vector& b, int most_iterations, double tolerance,
                      PhaseSeconds& seconds) {
  // Below this the residual has no meaning any more and would end among the denormal numbers.
  constexpr double nothing_left = 1e-100;
  Level& level = multigrid.finest();
  const std::size_t rows = level.matrix.rows;
  const MPI_Comm communicator = level.geometry.ranks.communicator();
  const std::size_t length = level.halo.vector_length();

  Solution solution{Vector(length, 0.0), {}};
  Vector residual(b);
  Vector direction(length, 0.0);
  Vector product(length, 0.0);
  Vector preconditioned(length, 0.0);

  const double size_of_b = std::sqrt(dot(b, b, rows, communicator, seconds));
  solution.residuals.push_back(1.0);
  double previous = 0.0;
  while (solution.iterations() < most_iterations && solution.residuals.back() > tolerance &&
         solution.residuals.back() > nothing_left) {
    const double start = MPI_Wtime();
    multigrid.apply(residual, preconditioned, seconds);
    const double current = dot(residual, preconditioned, rows, communicator, seconds);
    const double beta = solution.iterations() == 0 ? 0.0 : current / previous;
    scale_and_add(direction, beta, preconditioned, rows, seconds);
    {
      const StopWatch watch(seconds.multiply);
      level.halo.exchange(direction, seconds);
      multiply(level.matrix, direction, product);
    }
    const double alpha = current / dot(direction, product, rows, communicator, seconds);
    add_multiple(solution.x, alpha, direction, rows, seconds);
    add_multiple(residual, -alpha, product, rows, seconds);
    const double size = std::sqrt(dot(residual, residual, rows, communicator, seconds));
    solution.residuals.push_back(size / size_of_b);
    previous = current;
    seconds.iterations.push_back(MPI_Wtime() - start);
  }
  return solution;
}

// Floating-point operations of one iteration on this rank: a product and a sweep take two per
// entry of the matrix, a dot product and a combination two per point.
inline double operations_per_iteration(const Multigrid& multigrid) {
  const std::vector<Level>& levels = multigrid.levels();
  const auto points = static_cast<double>(levels.front().matrix.rows);
  const auto entries = static_cast<double>(levels.front().matrix.nonzeros);
  double operations = 3 * 2 * points + 3 * 2 * points + 2 * entries;
  for (const Level& level : levels) {
    const auto level_entries = static_cast<double>(level.matrix.nonzeros);
    const bool coarsest = &level == &levels.back();
    // Forward and back, twice, and the product for the residual between; once on the coarsest.
    operations += coarsest ? 4 * level_entries : 10 * level_entries;
    operations += 2 * static_cast<double>(level.coarse_points.size());
  }
  return operations;
}
