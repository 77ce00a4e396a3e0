// The forces on a rank's atoms. Atoms and ghosts are sorted into cells at least as wide as the
// cutoff, so that partners are found in the 27 cells around an atom.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "domain.hpp"
#include "model.hpp"

struct Forces {
  std::vector<Vec3> on_atom;
  double potential_energy = 0.0;  // half of each pair, so that the sum over ranks is right
};

class Cells {
 public:
  Cells(const Domain& domain, const std::vector<Atom>& atoms, const std::vector<Vec3>& ghosts)
      : own_atoms_(atoms.size()) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      low_[axis] = domain.low(axis) - cutoff;
      const double width = domain.high(axis) + cutoff - low_[axis];
      count_[axis] = std::max(1, static_cast<int>(width / cutoff));
      per_length_[axis] = count_[axis] / width;
    }
    std::vector<Vec3> positions;
    positions.reserve(atoms.size() + ghosts.size());
    for (const Atom& atom : atoms) {
      positions.push_back(atom.position);
    }
    positions.insert(positions.end(), ghosts.begin(), ghosts.end());
    sort(positions);
  }

  Forces forces() const {
    Forces forces;
    forces.on_atom.resize(own_atoms_);
    for (int k = 0; k < count_[2]; ++k) {
      for (int j = 0; j < count_[1]; ++j) {
        for (int i = 0; i < count_[0]; ++i) {
          add_forces_in_cell(i, j, k, forces);
        }
      }
    }
    return forces;
  }

 private:
  struct Place {
    Vec3 position;
    std::size_t index;  // in the atoms, or beyond them for a ghost
  };

  int along(std::size_t axis, double coordinate) const {
    const int cell = static_cast<int>((coordinate - low_[axis]) * per_length_[axis]);
    return std::clamp(cell, 0, count_[axis] - 1);
  }

  std::size_t number(int i, int j, int k) const {
    return static_cast<std::size_t>((k * count_[1] + j) * count_[0] + i);
  }

  // Counting sort by cell.
  void sort(const std::vector<Vec3>& positions) {
    std::vector<std::size_t> cell_of(positions.size());
    start_.assign(number(0, 0, count_[2]) + 1, 0);
    for (std::size_t i = 0; i < positions.size(); ++i) {
      const Vec3& position = positions[i];
      cell_of[i] = number(along(0, position[0]), along(1, position[1]), along(2, position[2]));
      ++start_[cell_of[i] + 1];
    }
    for (std::size_t cell = 1; cell < start_.size(); ++cell) {
      start_[cell] += start_[cell - 1];
    }
    std::vector<std::size_t> next(start_.begin(), start_.end() - 1);
    places_.resize(positions.size());
    for (std::size_t i = 0; i < positions.size(); ++i) {
      places_[next[cell_of[i]]++] = {positions[i], i};
    }
  }

  void add_forces_in_cell(int i, int j, int k, Forces& forces) const {
    const std::size_t cell = number(i, j, k);
    const int first_x = std::max(i - 1, 0);
    const int last_x = std::min(i + 1, count_[0] - 1);
    for (std::size_t own = start_[cell]; own < start_[cell + 1]; ++own) {
      const Place& place = places_[own];
      if (place.index >= own_atoms_) {
        continue;
      }
      Vec3 force{};
      double energy = 0.0;
      for (int z = std::max(k - 1, 0); z <= std::min(k + 1, count_[2] - 1); ++z) {
        for (int y = std::max(j - 1, 0); y <= std::min(j + 1, count_[1] - 1); ++y) {
          // Cells along x follow each other in memory.
          add_forces_of(place, own, start_[number(first_x, y, z)], start_[number(last_x, y, z) + 1], force, energy);
        }
      }
      forces.on_atom[place.index] = force;
      forces.potential_energy += 0.5 * energy;
    }
  }

  void add_forces_of(const Place& place, std::size_t own, std::size_t begin, std::size_t end, Vec3& force,
                     double& energy) const {
    for (std::size_t other = begin; other < end; ++other) {
      const Vec3& there = places_[other].position;
      const Vec3 d{place.position[0] - there[0], place.position[1] - there[1], place.position[2] - there[2]};
      const double r2 = square(d);
      if (r2 >= cutoff * cutoff || other == own) {
        continue;
      }
      const PairTerm term = lennard_jones(r2);
      for (std::size_t axis = 0; axis < 3; ++axis) {
        force[axis] += term.force_over_distance * d[axis];
      }
      energy += term.energy;
    }
  }

  std::size_t own_atoms_;
  Vec3 low_{};
  Vec3 per_length_{};
  std::array<int, 3> count_{};
  std::vector<std::size_t> start_;
  std::vector<Place> places_;
};
