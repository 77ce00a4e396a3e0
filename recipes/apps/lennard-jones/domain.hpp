// Which rank owns which part of the cube, and the two exchanges of a step: atoms that have left go
// to their new owner, and copies of the atoms near a face go to the neighbour behind it. Both pass
// along x, then y, then z, so that edges and corners need no messages of their own.
#pragma once

#include <mpi.h>

#include <array>
#include <cstddef>
#include <vector>

#include "model.hpp"

class Domain {
 public:
  Domain(MPI_Comm all, double edge) : edge_(edge) {
    int size = 0;
    MPI_Comm_size(all, &size);
    MPI_Dims_create(size, 3, ranks_.data());
    const std::array<int, 3> periodic{1, 1, 1};
    MPI_Cart_create(all, 3, ranks_.data(), periodic.data(), 0, &communicator_);
    int rank = 0;
    MPI_Comm_rank(communicator_, &rank);
    MPI_Cart_coords(communicator_, rank, 3, place_.data());
    for (int axis = 0; axis < 3; ++axis) {
      const auto a = static_cast<std::size_t>(axis);
      MPI_Cart_shift(communicator_, axis, 1, &below_[a], &above_[a]);
    }
    make_types();
  }
  ~Domain() {
    MPI_Type_free(&atom_type_);
    MPI_Type_free(&vec3_type_);
    MPI_Comm_free(&communicator_);
  }
  Domain(const Domain&) = delete;
  Domain& operator=(const Domain&) = delete;

  MPI_Comm communicator() const { return communicator_; }
  double edge() const { return edge_; }
  double low(std::size_t axis) const { return border(axis, place_[axis]); }
  double high(std::size_t axis) const { return border(axis, place_[axis] + 1); }
  MPI_Datatype atom_type() const { return atom_type_; }

  // One layer of neighbours is enough only when no part is thinner than the cutoff.
  bool is_thick_enough() const {
    for (const int ranks : ranks_) {
      if (edge_ / ranks < cutoff) {
        return false;
      }
    }
    return true;
  }

  bool owns(const Vec3& position) const {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      if (position[axis] < low(axis) || position[axis] >= high(axis)) {
        return false;
      }
    }
    return true;
  }

  // Atoms are brought back into the cube and handed to the rank that owns their place. An atom
  // moves by less than one part in a step; were it not so, `owns` would show it.
  void migrate(std::vector<Atom>& atoms) {
    for (Atom& atom : atoms) {
      for (double& coordinate : atom.position) {
        coordinate = wrapped(coordinate, edge_);
      }
    }
    for (std::size_t axis = 0; axis < 3; ++axis) {
      if (ranks_[axis] == 1) {
        continue;
      }
      std::vector<Atom> staying, down, up;
      for (const Atom& atom : atoms) {
        const double coordinate = atom.position[axis];
        if (coordinate >= low(axis) && coordinate < high(axis)) {
          staying.push_back(atom);
        } else if (is_nearer_below(axis, coordinate)) {
          down.push_back(atom);
        } else {
          up.push_back(atom);
        }
      }
      exchange(down, below_[axis], above_[axis], atom_type_, staying);
      exchange(up, above_[axis], below_[axis], atom_type_, staying);
      atoms.swap(staying);
    }
  }

  // Copies of all atoms of other ranks, or of own ones seen through the periodic border, that
  // lie within the cutoff of this part.
  std::vector<Vec3> ghosts(const std::vector<Atom>& atoms) const {
    std::vector<Vec3> positions;
    positions.reserve(2 * atoms.size());
    for (const Atom& atom : atoms) {
      positions.push_back(atom.position);
    }
    for (std::size_t axis = 0; axis < 3; ++axis) {
      std::vector<Vec3> down, up;
      const double shift_down = place_[axis] == 0 ? edge_ : 0.0;
      const double shift_up = place_[axis] == ranks_[axis] - 1 ? -edge_ : 0.0;
      for (const Vec3& position : positions) {
        if (position[axis] < low(axis) + cutoff) {
          down.push_back(position);
          down.back()[axis] += shift_down;
        }
        if (position[axis] >= high(axis) - cutoff) {
          up.push_back(position);
          up.back()[axis] += shift_up;
        }
      }
      exchange(down, below_[axis], above_[axis], vec3_type_, positions);
      exchange(up, above_[axis], below_[axis], vec3_type_, positions);
    }
    const auto first_ghost = positions.begin() + static_cast<std::ptrdiff_t>(atoms.size());
    return {first_ghost, positions.end()};
  }

 private:
  double border(std::size_t axis, int place) const { return edge_ * place / ranks_[axis]; }

  // Whether the shorter way from this part to `coordinate`, across the border or not, is down.
  bool is_nearer_below(std::size_t axis, double coordinate) const {
    const double upwards = coordinate - 0.5 * (low(axis) + high(axis));
    return upwards > 0.0 ? upwards > 0.5 * edge_ : upwards >= -0.5 * edge_;
  }

  // Sends `outgoing` to one neighbour and appends what the opposite one sends.
  template <class Element>
  void exchange(const std::vector<Element>& outgoing, int to, int from, MPI_Datatype type,
                std::vector<Element>& into) const {
    const int count = static_cast<int>(outgoing.size());
    int arriving = 0;
    MPI_Sendrecv(&count, 1, MPI_INT, to, 0, &arriving, 1, MPI_INT, from, 0, communicator_, MPI_STATUS_IGNORE);
    const std::size_t first = into.size();
    into.resize(first + static_cast<std::size_t>(arriving));
    MPI_Sendrecv(outgoing.data(), count, type, to, 1, into.data() + first, arriving, type, from, 1, communicator_,
                 MPI_STATUS_IGNORE);
  }

  void make_types() {
    MPI_Type_contiguous(3, MPI_DOUBLE, &vec3_type_);
    MPI_Type_commit(&vec3_type_);
    const std::array<int, 3> lengths{1, 1, 1};
    const std::array<MPI_Aint, 3> places{offsetof(Atom, id), offsetof(Atom, position), offsetof(Atom, velocity)};
    const std::array<MPI_Datatype, 3> types{MPI_INT64_T, vec3_type_, vec3_type_};
    MPI_Datatype members = MPI_DATATYPE_NULL;
    MPI_Type_create_struct(3, lengths.data(), places.data(), types.data(), &members);
    MPI_Type_create_resized(members, 0, sizeof(Atom), &atom_type_);
    MPI_Type_commit(&atom_type_);
    MPI_Type_free(&members);
  }

  double edge_;
  MPI_Comm communicator_ = MPI_COMM_NULL;
  std::array<int, 3> ranks_{0, 0, 0};
  std::array<int, 3> place_{};
  std::array<int, 3> below_{};
  std::array<int, 3> above_{};
  MPI_Datatype vec3_type_ = MPI_DATATYPE_NULL;
  MPI_Datatype atom_type_ = MPI_DATATYPE_NULL;
};
