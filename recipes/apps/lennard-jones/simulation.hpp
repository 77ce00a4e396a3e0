// The motion: velocity Verlet, in parallel, and the same once more for the comparison: all atoms
// on one rank, every pair looked at, no cells, no ghosts, no messages.
#pragma once

#include <mpi.h>

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "domain.hpp"
#include "forces.hpp"
#include "model.hpp"

struct Energy {
  double kinetic = 0.0;
  double potential = 0.0;
  double total() const { return kinetic + potential; }
};

inline double kinetic_energy(const std::vector<Atom>& atoms) {
  double sum = 0.0;
  for (const Atom& atom : atoms) {
    sum += 0.5 * square(atom.velocity);
  }
  return sum;
}

inline void accelerate(std::vector<Atom>& atoms, const std::vector<Vec3>& forces, double time) {
  for (std::size_t i = 0; i < atoms.size(); ++i) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      atoms[i].velocity[axis] += time * forces[i][axis];
    }
  }
}

inline void move(std::vector<Atom>& atoms, double time) {
  for (Atom& atom : atoms) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      atom.position[axis] += time * atom.velocity[axis];
    }
  }
}

// This rank's share of the atoms.
class Simulation {
 public:
  Simulation(Domain& domain, const std::vector<Atom>& all_atoms) : domain_(domain) {
    for (const Atom& atom : all_atoms) {
      if (domain_.owns(atom.position)) {
        atoms_.push_back(atom);
      }
    }
    find_forces();
  }

  const std::vector<Atom>& atoms() const { return atoms_; }

  void step() {
    accelerate(atoms_, forces_.on_atom, 0.5 * time_step);
    move(atoms_, time_step);
    domain_.migrate(atoms_);
    find_forces();
    accelerate(atoms_, forces_.on_atom, 0.5 * time_step);
  }

  // Of all ranks together.
  Energy energy() const {
    const std::array<double, 2> mine{kinetic_energy(atoms_), forces_.potential_energy};
    std::array<double, 2> sum{};
    MPI_Allreduce(mine.data(), sum.data(), 2, MPI_DOUBLE, MPI_SUM, domain_.communicator());
    return {sum[0], sum[1]};
  }

 private:
  void find_forces() { forces_ = Cells(domain_, atoms_, domain_.ghosts(atoms_)).forces(); }

  Domain& domain_;
  std::vector<Atom> atoms_;
  Forces forces_;
};

class SerialSimulation {
 public:
  SerialSimulation(double edge, std::vector<Atom> atoms) : edge_(edge), atoms_(std::move(atoms)) { find_forces(); }

  const std::vector<Atom>& atoms() const { return atoms_; }
  Energy energy() const { return {kinetic_energy(atoms_), potential_}; }

  void step() {
    accelerate(atoms_, forces_, 0.5 * time_step);
    move(atoms_, time_step);
    for (Atom& atom : atoms_) {
      for (double& coordinate : atom.position) {
        coordinate = wrapped(coordinate, edge_);
      }
    }
    find_forces();
    accelerate(atoms_, forces_, 0.5 * time_step);
  }

  // From one place to another by the shortest way through the periodic cube.
  static Vec3 shortest(const Vec3& from, const Vec3& to, double edge) {
    Vec3 d{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
      d[axis] = to[axis] - from[axis];
      if (d[axis] > 0.5 * edge) {
        d[axis] -= edge;
      } else if (d[axis] < -0.5 * edge) {
        d[axis] += edge;
      }
    }
    return d;
  }

 private:
  void find_forces() {
    forces_.assign(atoms_.size(), Vec3{});
    potential_ = 0.0;
    for (std::size_t i = 0; i < atoms_.size(); ++i) {
      for (std::size_t j = i + 1; j < atoms_.size(); ++j) {
        const Vec3 d = shortest(atoms_[j].position, atoms_[i].position, edge_);
        const double r2 = square(d);
        if (r2 < cutoff * cutoff) {
          const PairTerm term = lennard_jones(r2);
          for (std::size_t axis = 0; axis < 3; ++axis) {
            forces_[i][axis] += term.force_over_distance * d[axis];
            forces_[j][axis] -= term.force_over_distance * d[axis];
          }
          potential_ += term.energy;
        }
      }
    }
  }

  double edge_;
  std::vector<Atom> atoms_;
  std::vector<Vec3> forces_;
  double potential_ = 0.0;
};
