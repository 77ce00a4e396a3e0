// Molecular dynamics of Lennard-Jones atoms on a 3-D grid of ranks. A small system is followed in
// parallel and serially and must agree atom by atom; then the requested one is timed and must keep
// its energy, momentum and atoms. The files: model -> domain -> forces -> simulation.
#include <mpi.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

#include "../common/arguments.h"
#include "../common/laps.h"
#include "../common/report.h"
#include "domain.hpp"
#include "model.hpp"
#include "simulation.hpp"

namespace {

constexpr const char* program_name = "lennard-jones";
constexpr const char* program_usage = "[CELLS_PER_EDGE] [--steps N]";

struct Options {
  int cells = 12;
  int steps = 100;
};

Options read_options(int argc, char** argv) {
  Options options;
  int next = 1;
  std::int64_t number = 0;
  if (next < argc && std::strncmp(argv[next], "--", 2) != 0) {
    if (!read_whole_number(argv[next++], 4, 64, &number)) {
      end_with_usage(program_name, "CELLS_PER_EDGE is a number from 4 to 64", "", program_usage);
    }
    options.cells = static_cast<int>(number);
  }
  for (; next < argc; next += 2) {
    if (std::strcmp(argv[next], "--steps") != 0) {
      end_with_usage(program_name, "unexpected argument ", argv[next], program_usage);
    }
    if (next + 1 == argc || !read_whole_number(argv[next + 1], 1, 1000000, &number)) {
      end_with_usage(program_name, "--steps takes a number from 1 to 1000000", "", program_usage);
    }
    options.steps = static_cast<int>(number);
  }
  return options;
}

// All atoms on rank 0, ordered by their number.
std::vector<Atom> gather(const Domain& domain, const std::vector<Atom>& mine) {
  const MPI_Comm communicator = domain.communicator();
  int size = 0;
  MPI_Comm_size(communicator, &size);
  const int count = static_cast<int>(mine.size());
  std::vector<int> counts(static_cast<std::size_t>(size));
  MPI_Gather(&count, 1, MPI_INT, counts.data(), 1, MPI_INT, 0, communicator);
  std::vector<int> starts(counts.size());
  int total = 0;
  for (std::size_t rank = 0; rank < counts.size(); ++rank) {
    starts[rank] = total;
    total += counts[rank];
  }
  std::vector<Atom> all(static_cast<std::size_t>(total));
  MPI_Gatherv(mine.data(), count, domain.atom_type(), all.data(), counts.data(), starts.data(), domain.atom_type(), 0,
              communicator);
  std::sort(all.begin(), all.end(), [](const Atom& left, const Atom& right) { return left.id < right.id; });
  return all;
}

// The largest distance between an atom in the parallel run and the same atom in the serial one.
// Meaningful on rank 0; infinite when an atom is missing.
double largest_distance(const std::vector<Atom>& parallel, const std::vector<Atom>& serial, double edge) {
  if (parallel.size() != serial.size()) {
    return HUGE_VAL;
  }
  double largest = 0.0;
  for (std::size_t i = 0; i < serial.size(); ++i) {
    if (parallel[i].id != serial[i].id) {
      return HUGE_VAL;
    }
    const Vec3 d = SerialSimulation::shortest(parallel[i].position, serial[i].position, edge);
    largest = std::max(largest, std::sqrt(square(d)));
  }
  return largest;
}

bool require(bool holds, const char* condition, double value) {
  if (!holds) {
    std::fprintf(stderr, "lennard-jones: not true: %s (%.3g)\n", condition, value);
  }
  return holds;
}

// Follows a small system both ways; true on all ranks when they agree.
bool agrees_with_serial_run(MPI_Comm all) {
  constexpr int cells = 6;
  constexpr int steps = 150;
  const std::vector<Atom> atoms = face_centred_lattice(cells);
  Domain domain(all, box_edge(cells));
  int rank = 0;
  MPI_Comm_rank(domain.communicator(), &rank);
  if (!domain.is_thick_enough()) {
    if (rank == 0) {
      std::printf("not compared with a serial run: too many ranks for the small system\n");
    }
    return true;
  }
  Simulation parallel(domain, atoms);
  for (int i = 0; i < steps; ++i) {
    parallel.step();
  }
  const Energy energy = parallel.energy();
  const std::vector<Atom> gathered = gather(domain, parallel.atoms());
  int agrees = 1;
  if (rank == 0) {
    SerialSimulation serial(box_edge(cells), atoms);
    for (int i = 0; i < steps; ++i) {
      serial.step();
    }
    const double distance = largest_distance(gathered, serial.atoms(), domain.edge());
    const double energy_error = std::fabs(energy.total() / serial.energy().total() - 1.0);
    agrees = require(distance < 1e-9, "atoms are where the serial run has them", distance) &&
             require(energy_error < 1e-11, "the energy is that of the serial run", energy_error);
    report_answer("distance_from_serial_run", distance);
    report_answer("energy_error_to_serial_run", energy_error);
  }
  MPI_Bcast(&agrees, 1, MPI_INT, 0, domain.communicator());
  return agrees != 0;
}

// True on all ranks when the timed run keeps what must not change.
bool run_timed(MPI_Comm all, const Options& options) {
  const std::vector<Atom> atoms = face_centred_lattice(options.cells);
  Domain domain(all, box_edge(options.cells));
  if (!domain.is_thick_enough()) {
    end_with_usage(program_name, "so many ranks need more CELLS_PER_EDGE", "", program_usage);
  }
  Simulation simulation(domain, atoms);
  const Energy first = simulation.energy();
  MPI_Barrier(domain.communicator());
  const double start = MPI_Wtime();
  laps laps = begin_laps(options.steps);
  for (int i = 0; i < options.steps; ++i) {
    simulation.step();
    next_lap(&laps);
  }
  const double mine = MPI_Wtime() - start;
  const double typical = median_lap(&laps);
  double seconds = 0.0;
  MPI_Allreduce(&mine, &seconds, 1, MPI_DOUBLE, MPI_MAX, domain.communicator());
  const Energy last = simulation.energy();

  std::array<double, 4> sums{};  // momentum and number of atoms in the right place
  for (const Atom& atom : simulation.atoms()) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      sums[axis] += atom.velocity[axis];
    }
    sums[3] += domain.owns(atom.position) ? 1.0 : 0.0;
  }
  MPI_Allreduce(MPI_IN_PLACE, sums.data(), 4, MPI_DOUBLE, MPI_SUM, domain.communicator());

  int rank = 0;
  MPI_Comm_rank(domain.communicator(), &rank);
  int holds = 1;
  if (rank == 0) {
    const auto count = static_cast<double>(atoms.size());
    const double drift = std::fabs(last.total() - first.total()) / first.kinetic;
    const double momentum = std::sqrt(square({sums[0], sums[1], sums[2]})) / count;
    const bool kept_energy = require(drift < 1e-3, "the energy is kept", drift);
    const bool kept_momentum = require(momentum < 1e-12, "the momentum is zero", momentum);
    const bool kept_atoms = require(sums[3] == count, "all atoms are where they belong", count - sums[3]);
    holds = kept_energy && kept_momentum && kept_atoms;
    report_answer("energy_at_start", first.total() / count);
    report_answer("energy_at_end", last.total() / count);
    report_answer("kinetic_energy_at_end", last.kinetic / count);
    report_answer("energy_drift", drift);
    report_result("rate", count * options.steps / seconds * 1e-6, "Matom-steps/s");
    report_result("typical_rate", count / typical * 1e-6, "Matom-steps/s");
    report_result("step", seconds / options.steps * 1e3, "ms");
  }
  MPI_Bcast(&holds, 1, MPI_INT, 0, domain.communicator());
  return holds != 0;
}

}  // namespace

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  const Options options = read_options(argc, argv);
  const bool agrees = agrees_with_serial_run(MPI_COMM_WORLD);
  const bool holds = run_timed(MPI_COMM_WORLD, options);
  MPI_Finalize();
  return agrees && holds ? 0 : 1;
}
