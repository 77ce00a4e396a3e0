// What must hold before a figure counts. The exact solution is known at every point, and the right
// side follows from it by the stencil and the global coordinates alone, without the matrix and the
// halo that are to be tested. All its numbers are multiples of 1/16, so A x must give it exactly.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "../common/scatter_bits.h"
#include "geometry.hpp"
#include "kernels.hpp"
#include "multigrid.hpp"

// Differs from neighbour to neighbour, so that a point taken for another one shows.
inline double exact_value(std::int64_t x, std::int64_t y, std::int64_t z) {
  return 1.0 + static_cast<double>((5 * x + 3 * y + 7 * z) % 16) / 16.0;
}

inline Vector exact_solution(const Geometry& geometry, std::size_t length) {
  Vector solution(length, 0.0);
  std::size_t point = 0;
  for_each_point(geometry.box, [&](int i, int j, int k) {
    solution[point++] = exact_value(geometry.global_x(i), geometry.global_y(j), geometry.global_z(k));
  });
  return solution;
}

inline Vector right_side(const Geometry& geometry, std::size_t length) {
  Vector b(length, 0.0);
  std::size_t point = 0;
  for_each_point(geometry.box, [&](int i, int j, int k) {
    double sum = 0.0;
    for (int number = 0; number < StencilPlace::count; ++number) {
      const StencilPlace place{number};
      const int x = i + place.x(), y = j + place.y(), z = k + place.z();
      if (geometry.in_global_grid(x, y, z)) {
        sum += (number == StencilPlace::centre ? 26.0 : -1.0) *
               exact_value(geometry.global_x(x), geometry.global_y(y), geometry.global_z(z));
      }
    }
    b[point++] = sum;
  });
  return b;
}

// A repeatable vector without structure; another `seed` gives another one.
inline Vector scattered_vector(const Geometry& geometry, std::size_t length, std::uint64_t seed) {
  Vector values(length, 0.0);
  std::size_t point = 0;
  for_each_point(geometry.box, [&](int i, int j, int k) {
    const std::int64_t place =
        (geometry.global_z(k) * geometry.global_ny() + geometry.global_y(j)) * geometry.global_nx() +
        geometry.global_x(i);
    values[point++] = scatter_unit(static_cast<std::uint64_t>(place) + (seed << 48)) - 0.5;
  });
  return values;
}

// The largest difference between the first `rows` of two vectors, on any rank.
inline double largest_difference(const Vector& x, const Vector& y, std::size_t rows, MPI_Comm communicator) {
  double mine = 0.0;
  for (std::size_t i = 0; i < rows; ++i) {
    const double difference = std::fabs(x[i] - y[i]);
    // A comparison that is false for NaN would hide it.
    mine = difference <= mine ? mine : difference;
  }
  double largest = 0.0;
  MPI_Allreduce(&mine, &largest, 1, MPI_DOUBLE, MPI_MAX, communicator);
  return largest;
}

// |x.Ty - y.Tx| relative to |x||Ty|, for an operator T given as apply(input, output).
template <class Apply>
double asymmetry(Level& level, Apply apply) {
  const std::size_t length = level.halo.vector_length();
  const std::size_t rows = level.matrix.rows;
  const MPI_Comm communicator = level.geometry.ranks.communicator();
  PhaseSeconds unused;
  Vector x = scattered_vector(level.geometry, length, 1);
  Vector y = scattered_vector(level.geometry, length, 2);
  Vector tx(length, 0.0);
  Vector ty(length, 0.0);
  apply(x, tx);
  apply(y, ty);
  const double difference = std::fabs(dot(x, ty, rows, communicator, unused) - dot(y, tx, rows, communicator, unused));
  const double scale = std::sqrt(dot(x, x, rows, communicator, unused) * dot(ty, ty, rows, communicator, unused));
  return difference / scale;
}

inline double matrix_asymmetry(Multigrid& multigrid) {
  Level& level = multigrid.finest();
  return asymmetry(level, [&level](Vector& input, Vector& output) {
    PhaseSeconds unused;
    level.halo.exchange(input, unused);
    multiply(level.matrix, input, output);
  });
}

inline double preconditioner_asymmetry(Multigrid& multigrid) {
  return asymmetry(multigrid.finest(), [&multigrid](Vector& input, Vector& output) {
    PhaseSeconds unused;
    multigrid.apply(input, output, unused);
  });
}

// |b - A x| / |b|, computed anew; brings the halo of x up to date.
inline double true_residual(Level& level, const Vector& b, Vector& x) {
  const std::size_t rows = level.matrix.rows;
  const MPI_Comm communicator = level.geometry.ranks.communicator();
  PhaseSeconds unused;
  Vector residual(level.halo.vector_length(), 0.0);
  level.halo.exchange(x, unused);
  multiply(level.matrix, x, residual);
  scale_and_add(residual, -1.0, b, rows, unused);
  return std::sqrt(dot(residual, residual, rows, communicator, unused) / dot(b, b, rows, communicator, unused));
}

// One number for all bits of the first `rows` values on all ranks; their order counts.
inline std::uint64_t checksum(const Geometry& geometry, const Vector& x) {
  std::uint64_t mine = 0;
  std::size_t point = 0;
  for_each_point(geometry.box, [&](int i, int j, int k) {
    std::uint64_t bits = 0;
    std::memcpy(&bits, &x[point++], sizeof bits);
    const std::int64_t place =
        (geometry.global_z(k) * geometry.global_ny() + geometry.global_y(j)) * geometry.global_nx() +
        geometry.global_x(i);
    mine += scatter_bits(bits ^ scatter_bits(static_cast<std::uint64_t>(place)));
  });
  std::uint64_t all = 0;
  MPI_Allreduce(&mine, &all, 1, MPI_UINT64_T, MPI_SUM, geometry.ranks.communicator());
  return all;
}
