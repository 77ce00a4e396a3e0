// The four operations that take the time: dot product, combination of two vectors, product with
// the matrix, Gauss-Seidel sweep. Sums are written with several partial sums: they do not wait for
// each other, and their order is the program's, so every compiler gets the same bits.
#pragma once

#include <mpi.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "matrix.hpp"
#include "timing.hpp"

using Vector = std::vector<double>;

inline double local_dot(const double* x, const double* y, std::size_t length) {
  constexpr std::size_t lanes = 8;
  std::array<double, lanes> sums{};
  std::size_t i = 0;
  for (; i + lanes <= length; i += lanes) {
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      sums[lane] += x[i + lane] * y[i + lane];
    }
  }
  double rest = 0.0;
  for (; i < length; ++i) {
    rest += x[i] * y[i];
  }
  return ((sums[0] + sums[1]) + (sums[2] + sums[3])) + ((sums[4] + sums[5]) + (sums[6] + sums[7])) + rest;
}

inline double dot(const Vector& x, const Vector& y, std::size_t length, MPI_Comm communicator, PhaseSeconds& seconds) {
  const StopWatch watch(seconds.dot);
  const double mine = local_dot(x.data(), y.data(), length);
  double sum = 0.0;
  const StopWatch reduction(seconds.allreduce);
  MPI_Allreduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, communicator);
  return sum;
}

// x += a y
inline void add_multiple(Vector& x, double a, const Vector& y, std::size_t length, PhaseSeconds& seconds) {
  const StopWatch watch(seconds.combine);
  double* __restrict target = x.data();
  const double* __restrict source = y.data();
  for (std::size_t i = 0; i < length; ++i) {
    target[i] += a * source[i];
  }
}

// x = y + a x
inline void scale_and_add(Vector& x, double a, const Vector& y, std::size_t length, PhaseSeconds& seconds) {
  const StopWatch watch(seconds.combine);
  double* __restrict target = x.data();
  const double* __restrict source = y.data();
  for (std::size_t i = 0; i < length; ++i) {
    target[i] = source[i] + a * target[i];
  }
}

// One row of the matrix times the vector: the nine entries below the point, the nine at its
// level and the nine above are summed apart.
inline double row_times(const double* values, const std::int32_t* columns, const double* x) {
  double below = 0.0, level = 0.0, above = 0.0;
  for (int entry = 0; entry < 9; ++entry) {
    below += values[entry] * x[columns[entry]];
    level += values[entry + 9] * x[columns[entry + 9]];
    above += values[entry + 18] * x[columns[entry + 18]];
  }
  return (below + above) + level;
}

// y = A x; the halo of x is up to date.
inline void multiply(const Matrix& matrix, const Vector& x, Vector& y) {
  const double* values = matrix.values.data();
  const std::int32_t* columns = matrix.columns.data();
  const double* factors = x.data();
  double* products = y.data();
  for (std::size_t row = 0; row < matrix.rows; ++row) {
    products[row] = row_times(values, columns, factors);
    values += Matrix::row_length;
    columns += Matrix::row_length;
  }
}

// One Gauss-Seidel sweep forward and one back over the rows of A x = r. Points of other ranks
// keep the values they have in the halo.
inline void symmetric_gauss_seidel(const Matrix& matrix, const Vector& r, Vector& x) {
  const double* values = matrix.values.data();
  const std::int32_t* columns = matrix.columns.data();
  const double* inverse_diagonal = matrix.inverse_diagonal.data();
  const double* right_side = r.data();
  double* unknowns = x.data();
  for (std::size_t row = 0; row < matrix.rows; ++row) {
    unknowns[row] += (right_side[row] - row_times(values, columns, unknowns)) * inverse_diagonal[row];
    values += Matrix::row_length;
    columns += Matrix::row_length;
  }
  for (std::size_t row = matrix.rows; row-- > 0;) {
    values -= Matrix::row_length;
    columns -= Matrix::row_length;
    unknowns[row] += (right_side[row] - row_times(values, columns, unknowns)) * inverse_diagonal[row];
  }
}
