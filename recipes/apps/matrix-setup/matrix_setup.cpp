// Sets up sparse matrices the way finite-element programs do before they solve anything: small allocations by the
// million, in four styles. Each is repeated, and its matrix must be the one that is known for the mesh.
#include <mpi.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <map>
#include <numeric>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "../common/arguments.h"
#include "../common/laps.h"
#include "../common/report.h"

namespace {

constexpr const char* program_name = "matrix-setup";
constexpr const char* program_usage = "[ELEMENTS_PER_EDGE] [--repetitions N]";

struct Options {
  int edge = 24;
  int repetitions = 5;
};

Options read_options(int argc, char** argv) {
  Options options;
  int next = 1;
  std::int64_t number = 0;
  if (next < argc && std::strncmp(argv[next], "--", 2) != 0) {
    if (!read_whole_number(argv[next++], 2, 128, &number)) {
      end_with_usage(program_name, "ELEMENTS_PER_EDGE is a number from 2 to 128", "", program_usage);
    }
    options.edge = static_cast<int>(number);
  }
  for (; next < argc; next += 2) {
    if (std::strcmp(argv[next], "--repetitions") != 0) {
      end_with_usage(program_name, "unexpected argument ", argv[next], program_usage);
    }
    if (next + 1 == argc || !read_whole_number(argv[next + 1], 1, 10000, &number)) {
      end_with_usage(program_name, "--repetitions takes a number from 1 to 10000", "", program_usage);
    }
    options.repetitions = static_cast<int>(number);
  }
  return options;
}

// Cubes of eight nodes each; node (i, j, k) has the number i + nodes * (j + nodes * k).
class Mesh {
 public:
  explicit Mesh(int edge) : edge_(edge) {}

  int elements() const { return edge_ * edge_ * edge_; }
  int nodes_per_edge() const { return edge_ + 1; }
  int nodes() const { return nodes_per_edge() * nodes_per_edge() * nodes_per_edge(); }

  std::array<int, 8> nodes_of(int element) const {
    const int i = element % edge_;
    const int j = element / edge_ % edge_;
    const int k = element / edge_ / edge_;
    std::array<int, 8> result{};
    for (int corner = 0; corner < 8; ++corner) {
      result[static_cast<std::size_t>(corner)] =
          (i + (corner & 1)) + nodes_per_edge() * ((j + (corner >> 1 & 1)) + nodes_per_edge() * (k + (corner >> 2)));
    }
    return result;
  }

  // Each node is coupled to the nodes of its elements: three in each direction, two at the boundary.
  std::int64_t couplings() const {
    const std::int64_t along_an_edge = 3 * nodes_per_edge() - 2;
    return along_an_edge * along_an_edge * along_an_edge;
  }

 private:
  int edge_;
};

// What two corners of an element contribute to each other's row; rows sum up to zero.
double contribution(std::size_t row, std::size_t column) { return row == column ? 7.0 : -1.0; }

struct Outcome {
  std::int64_t entries = 0;
  double diagonal = 0.0;  // its sum
  double total = 0.0;     // the sum of all entries

  bool operator==(const Outcome& other) const {
    return entries == other.entries && diagonal == other.diagonal && total == other.total;
  }
};

Outcome expected(const Mesh& mesh) { return {mesh.couplings(), 56.0 * mesh.elements(), 0.0}; }

// A map for each row: a node of the tree for each entry.
Outcome with_maps(const Mesh& mesh) {
  std::vector<std::map<int, double>> rows(static_cast<std::size_t>(mesh.nodes()));
  for (int element = 0; element < mesh.elements(); ++element) {
    const std::array<int, 8> nodes = mesh.nodes_of(element);
    for (std::size_t row = 0; row < 8; ++row) {
      for (std::size_t column = 0; column < 8; ++column) {
        rows[static_cast<std::size_t>(nodes[row])][nodes[column]] += contribution(row, column);
      }
    }
  }
  Outcome outcome;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (const auto& [column, value] : rows[row]) {
      ++outcome.entries;
      outcome.total += value;
      outcome.diagonal += static_cast<std::size_t>(column) == row ? value : 0.0;
    }
  }
  return outcome;
}

// Vectors in a vector, which grow by one entry at a time, are sorted, and made unique.
Outcome with_vectors(const Mesh& mesh) {
  using Entry = std::pair<int, double>;
  std::vector<std::vector<Entry>> rows(static_cast<std::size_t>(mesh.nodes()));
  for (int element = 0; element < mesh.elements(); ++element) {
    const std::array<int, 8> nodes = mesh.nodes_of(element);
    for (std::size_t row = 0; row < 8; ++row) {
      for (std::size_t column = 0; column < 8; ++column) {
        rows[static_cast<std::size_t>(nodes[row])].emplace_back(nodes[column], contribution(row, column));
      }
    }
  }
  Outcome outcome;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    std::sort(rows[row].begin(), rows[row].end(),
              [](const Entry& left, const Entry& right) { return left.first < right.first; });
    std::vector<Entry> sums;
    for (const Entry& entry : rows[row]) {
      if (sums.empty() || sums.back().first != entry.first) {
        sums.push_back(entry);
      } else {
        sums.back().second += entry.second;
      }
    }
    rows[row] = std::move(sums);
    for (const Entry& entry : rows[row]) {
      ++outcome.entries;
      outcome.total += entry.second;
      outcome.diagonal += static_cast<std::size_t>(entry.first) == row ? entry.second : 0.0;
    }
  }
  return outcome;
}

// Nodes that are looked up by names, too long for the string itself to hold, as input files have them.
Outcome with_strings(const Mesh& mesh) {
  std::unordered_map<std::string, int> numbers;
  std::vector<std::string> names;
  for (int element = 0; element < mesh.elements(); ++element) {
    for (const int node : mesh.nodes_of(element)) {
      const std::string name = "mesh/block-1/node-" + std::to_string(node) + "/displacement";
      if (numbers.emplace(name, node).second) {
        names.push_back(name);
      }
    }
  }
  std::sort(names.begin(), names.end());
  std::vector<std::string> columns(static_cast<std::size_t>(mesh.nodes()));
  for (int element = 0; element < mesh.elements(); ++element) {
    for (const int node : mesh.nodes_of(element)) {
      columns[static_cast<std::size_t>(node)] += " " + std::to_string(element);
    }
  }
  Outcome outcome;
  for (const std::string& name : names) {
    const int node = numbers.at(name);
    const std::string& list = columns[static_cast<std::size_t>(node)];
    outcome.diagonal += 7.0 * static_cast<double>(std::count(list.begin(), list.end(), ' '));
  }
  outcome.entries = numbers.size() == static_cast<std::size_t>(mesh.nodes()) ? mesh.couplings() : 0;
  return outcome;
}

// Compressed rows: few blocks, but large ones that are new each time.
Outcome with_arrays(const Mesh& mesh) {
  std::vector<int> starts(static_cast<std::size_t>(mesh.nodes()) + 1, 0);
  for (int element = 0; element < mesh.elements(); ++element) {
    for (const int node : mesh.nodes_of(element)) {
      starts[static_cast<std::size_t>(node) + 1] += 8;
    }
  }
  std::partial_sum(starts.begin(), starts.end(), starts.begin());
  std::vector<int> columns(static_cast<std::size_t>(starts.back()));
  std::vector<double> values(columns.size());
  std::vector<int> ends(starts.begin(), starts.end() - 1);
  for (int element = 0; element < mesh.elements(); ++element) {
    const std::array<int, 8> nodes = mesh.nodes_of(element);
    for (std::size_t row = 0; row < 8; ++row) {
      int& end = ends[static_cast<std::size_t>(nodes[row])];
      const int start = starts[static_cast<std::size_t>(nodes[row])];
      for (std::size_t column = 0; column < 8; ++column) {
        int place = start;
        while (place < end && columns[static_cast<std::size_t>(place)] != nodes[column]) {
          ++place;
        }
        if (place == end) {
          columns[static_cast<std::size_t>(end++)] = nodes[column];
        }
        values[static_cast<std::size_t>(place)] += contribution(row, column);
      }
    }
  }
  Outcome outcome;
  for (std::size_t row = 0; row < ends.size(); ++row) {
    for (int place = starts[row]; place < ends[row]; ++place) {
      const double value = values[static_cast<std::size_t>(place)];
      ++outcome.entries;
      outcome.total += value;
      outcome.diagonal += columns[static_cast<std::size_t>(place)] == static_cast<int>(row) ? value : 0.0;
    }
  }
  return outcome;
}

struct Style {
  const char* name;
  Outcome (*set_up)(const Mesh&);
};

constexpr std::array<Style, 4> styles{
    {{"maps", with_maps}, {"vectors", with_vectors}, {"strings", with_strings}, {"arrays", with_arrays}}};

}  // namespace

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  const Options options = read_options(argc, argv);
  const Mesh mesh(options.edge);
  int rank = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  int holds = 1;
  for (const Style& style : styles) {
    MPI_Barrier(MPI_COMM_WORLD);
    laps laps = begin_laps(options.repetitions);
    Outcome outcome;
    for (int i = 0; i < options.repetitions; ++i) {
      outcome = style.set_up(mesh);
      next_lap(&laps);
      holds &= outcome == expected(mesh) ? 1 : 0;
    }
    const double first = laps.seconds[0];
    const double typical = median_lap(&laps);
    if (rank == 0) {
      const std::string name = style.name;
      report_answer_count((name + "_entries").c_str(), outcome.entries);
      report_answer((name + "_diagonal").c_str(), outcome.diagonal);
      report_result((name + "_first").c_str(), first * 1e3, "ms");
      report_result(name.c_str(), typical * 1e3, "ms");
    }
  }
  MPI_Allreduce(MPI_IN_PLACE, &holds, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);
  if (rank == 0 && holds == 0) {
    std::fprintf(stderr, "matrix-setup: a matrix is not the one of the mesh\n");
  }
  MPI_Finalize();
  return holds != 0 ? 0 : 1;
}
