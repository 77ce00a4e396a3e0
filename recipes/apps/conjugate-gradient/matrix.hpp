// The sparse matrix of one rank: 26 on the diagonal and -1 for each of the up to 26 neighbours of
// a point. It is stored entry by entry and knows nothing of the grid when it is used. Each row has
// room for 27 entries; at the edge of the global grid the unused ones are zero.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "geometry.hpp"
#include "halo.hpp"

struct Matrix {
  static constexpr std::size_t row_length = StencilPlace::count;

  std::size_t rows = 0;
  std::int64_t nonzeros = 0;          // without the unused entries
  std::vector<double> values;         // row after row
  std::vector<std::int32_t> columns;  // where each entry's factor lies in a vector
  std::vector<double> inverse_diagonal;

  static std::size_t bytes_per_row() { return row_length * (sizeof(double) + sizeof(std::int32_t)) + sizeof(double); }
};

inline Matrix make_matrix(const Geometry& geometry, const Halo& halo) {
  constexpr double diagonal = 26.0;
  Matrix matrix;
  matrix.rows = static_cast<std::size_t>(geometry.box.points());
  matrix.values.resize(matrix.rows * Matrix::row_length);
  matrix.columns.resize(matrix.rows * Matrix::row_length);
  matrix.inverse_diagonal.assign(matrix.rows, 1.0 / diagonal);
  std::size_t entry = 0;
  for_each_point(geometry.box, [&](int i, int j, int k) {
    const std::int32_t row = geometry.box.point(i, j, k);
    for (int number = 0; number < StencilPlace::count; ++number, ++entry) {
      const StencilPlace place{number};
      const int x = i + place.x(), y = j + place.y(), z = k + place.z();
      if (geometry.in_global_grid(x, y, z)) {
        matrix.values[entry] = number == StencilPlace::centre ? diagonal : -1.0;
        matrix.columns[entry] = halo.column(x, y, z);
        ++matrix.nonzeros;
      } else {
        matrix.values[entry] = 0.0;
        matrix.columns[entry] = row;
      }
    }
  });
  return matrix;
}
