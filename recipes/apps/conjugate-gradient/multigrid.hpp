// The preconditioner: one V-cycle of geometric multigrid with symmetric Gauss-Seidel before and
// after each coarser level. The coarser grid takes every second point; values go down by copying
// and come back by adding at the same points, which keeps the whole operator symmetric.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "geometry.hpp"
#include "halo.hpp"
#include "kernels.hpp"
#include "matrix.hpp"
#include "timing.hpp"

// One grid of the hierarchy, with what it needs to hand its residual to the next coarser one.
struct Level {
  explicit Level(const Geometry& level_geometry)
      : geometry(level_geometry), halo(geometry), matrix(make_matrix(geometry, halo)) {}

  Geometry geometry;
  Halo halo;
  Matrix matrix;

  // Used when there is a coarser level.
  std::vector<std::int32_t> coarse_points;  // for each coarse point, its row on this level
  Vector product;                           // A x on this level
  Vector coarse_residual;
  Vector coarse_correction;
};

class Multigrid {
 public:
  static constexpr int most_levels = 4;

  explicit Multigrid(const Geometry& geometry) {
    levels_.reserve(most_levels);
    levels_.emplace_back(geometry);
    while (levels_.size() < most_levels && levels_.back().geometry.box.can_be_halved()) {
      const Geometry coarse{geometry.ranks, levels_.back().geometry.box.halved()};
      levels_.emplace_back(coarse);
      connect(levels_[levels_.size() - 2], levels_.back());
    }
  }

  Level& finest() { return levels_.front(); }
  const std::vector<Level>& levels() const { return levels_; }

  // z = M r, with M the V-cycle started from zero.
  void apply(const Vector& r, Vector& z, PhaseSeconds& seconds) {
    const StopWatch watch(seconds.preconditioner);
    cycle(0, r, z, seconds);
  }

 private:
  static void connect(Level& fine, const Level& coarse) {
    fine.coarse_points.reserve(coarse.matrix.rows);
    for_each_point(coarse.geometry.box, [&](int i, int j, int k) {
      fine.coarse_points.push_back(fine.geometry.box.point(2 * i, 2 * j, 2 * k));
    });
    fine.product.resize(fine.halo.vector_length());
    fine.coarse_residual.resize(coarse.halo.vector_length());
    fine.coarse_correction.resize(coarse.halo.vector_length());
  }

  void cycle(std::size_t number, const Vector& r, Vector& z, PhaseSeconds& seconds) {
    Level& level = levels_[number];
    std::fill(z.begin(), z.end(), 0.0);
    smooth(level, r, z, seconds);
    if (number + 1 == levels_.size()) {
      return;
    }
    level.halo.exchange(z, seconds);
    multiply(level.matrix, z, level.product);
    for (std::size_t i = 0; i < level.coarse_points.size(); ++i) {
      const auto point = static_cast<std::size_t>(level.coarse_points[i]);
      level.coarse_residual[i] = r[point] - level.product[point];
    }
    cycle(number + 1, level.coarse_residual, level.coarse_correction, seconds);
    for (std::size_t i = 0; i < level.coarse_points.size(); ++i) {
      z[static_cast<std::size_t>(level.coarse_points[i])] += level.coarse_correction[i];
    }
    smooth(level, r, z, seconds);
  }

  static void smooth(Level& level, const Vector& r, Vector& z, PhaseSeconds& seconds) {
    level.halo.exchange(z, seconds);
    symmetric_gauss_seidel(level.matrix, r, z);
  }

  std::vector<Level> levels_;
};
