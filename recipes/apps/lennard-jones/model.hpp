// The physics: atoms that attract and repel in pairs by the Lennard-Jones potential, in reduced
// units, in a periodic cube; and how they stand and move at the start. Positions at the start need
// no function of the mathematics library, so every machine begins with the same bits.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "../common/scatter_bits.h"

using Vec3 = std::array<double, 3>;

struct Atom {
  std::int64_t id;
  Vec3 position;
  Vec3 velocity;
};

inline constexpr double cutoff = 2.5;
inline constexpr double lattice_constant = 1.68;  // density 0.8436
inline constexpr double time_step = 0.003;
inline constexpr double start_temperature = 1.44;

inline double square(const Vec3& v) { return v[0] * v[0] + v[1] * v[1] + v[2] * v[2]; }

// What one pair at squared distance `r2` contributes; shifted so that it is zero at the cutoff.
struct PairTerm {
  double force_over_distance;
  double energy;
};

inline PairTerm lennard_jones(double r2) {
  constexpr double c2 = 1.0 / (cutoff * cutoff);
  constexpr double c6 = c2 * c2 * c2;
  constexpr double shift = 4.0 * (c6 * c6 - c6);
  const double i2 = 1.0 / r2;
  const double i6 = i2 * i2 * i2;
  return {(48.0 * i6 * i6 - 24.0 * i6) * i2, 4.0 * (i6 * i6 - i6) - shift};
}

// `cells` lattice cells along each edge, four atoms each.
inline double box_edge(int cells) { return lattice_constant * cells; }

// All atoms at the start, at rest as a whole.
inline std::vector<Atom> face_centred_lattice(int cells) {
  constexpr std::array<Vec3, 4> basis{Vec3{0.25, 0.25, 0.25}, Vec3{0.75, 0.75, 0.25}, Vec3{0.75, 0.25, 0.75},
                                      Vec3{0.25, 0.75, 0.75}};
  const double speed = std::sqrt(12.0 * start_temperature);
  std::vector<Atom> atoms;
  Vec3 momentum{};
  for (int k = 0; k < cells; ++k) {
    for (int j = 0; j < cells; ++j) {
      for (int i = 0; i < cells; ++i) {
        for (const Vec3& place : basis) {
          Atom atom{
              static_cast<std::int64_t>(atoms.size()),
              {lattice_constant * (i + place[0]), lattice_constant * (j + place[1]), lattice_constant * (k + place[2])},
              {}};
          for (std::size_t axis = 0; axis < 3; ++axis) {
            const auto draw = static_cast<std::uint64_t>(atom.id) * 3 + axis;
            atom.velocity[axis] = speed * (scatter_unit(draw) - 0.5);
            momentum[axis] += atom.velocity[axis];
          }
          atoms.push_back(atom);
        }
      }
    }
  }
  for (Atom& atom : atoms) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      atom.velocity[axis] -= momentum[axis] / static_cast<double>(atoms.size());
    }
  }
  return atoms;
}

inline double wrapped(double coordinate, double edge) {
  if (coordinate < 0.0) {
    coordinate += edge;
  }
  // Adding the edge to a tiny negative number can give the edge itself.
  return coordinate >= edge ? coordinate - edge : coordinate;
}
