// Arrays travel through a graph: sources make them, every other node waits for those of its predecessors, combines
// them, and sends the outcome on to its successors. The nodes of each layer are dealt out to the ranks in turn.
#include <inttypes.h>
#include <mpi.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../common/arguments.h"
#include "../common/laps.h"
#include "../common/report.h"
#include "../common/scatter_bits.h"
#include "graph.h"

static const char* const usage = "[black-hole|white-hole|shuffle] [NUMBERS] [--repetitions N]";

struct transfer {
  struct graph graph;
  int rank;
  int size;
  int numbers;           // in one array
  double* outcome;       // of each node of this rank and layer
  double* next_outcome;  // the same for the next layer
  double* arriving;      // an array for each edge into this rank's nodes
  MPI_Request* requests;
  int64_t received;  // messages, on this rank
};

static int owner(const struct transfer* transfer, int node) { return node % transfer->size; }

// Each source has another walk of numbers.
static void make_source(const struct transfer* transfer, int node, double* numbers) {
  const uint64_t first = (uint64_t)node * (uint64_t)transfer->numbers;
  double value = scatter_unit(first);
  for (int i = 0; i < transfer->numbers; ++i) {
    value += scatter_unit(first + (uint64_t)i) - 0.5;
    numbers[i] = value;
  }
}

// The mean with the array of one more predecessor, smoothed: depends on the order, which is that of the edges.
static void combine(const struct transfer* transfer, double* outcome, const double* more) {
  const int last = transfer->numbers - 1;
  for (int i = 0; i < last; ++i) {
    outcome[i] = 0.5 * (outcome[i] + 0.5 * (more[i] + more[i + 1]));
  }
  outcome[last] = 0.5 * (outcome[last] + more[last]);
}

static double* array(double* arrays, const struct transfer* transfer, int index) {
  return arrays + (size_t)index * (size_t)transfer->numbers;
}

// From layer `layer` to the next one.
static void pass_on(struct transfer* transfer, int layer) {
  const struct graph* graph = &transfer->graph;
  const int edges = edges_after(graph, layer);
  int open = 0;
  for (int edge = 0; edge < edges; ++edge) {
    const struct edge ends = edge_after(graph, layer, edge);
    if (owner(transfer, ends.to) == transfer->rank) {
      MPI_Irecv(array(transfer->arriving, transfer, edge), transfer->numbers, MPI_DOUBLE, owner(transfer, ends.from),
                edge, MPI_COMM_WORLD, &transfer->requests[open++]);
      ++transfer->received;
    }
  }
  for (int edge = 0; edge < edges; ++edge) {
    const struct edge ends = edge_after(graph, layer, edge);
    if (owner(transfer, ends.from) == transfer->rank) {
      MPI_Isend(array(transfer->outcome, transfer, ends.from), transfer->numbers, MPI_DOUBLE, owner(transfer, ends.to),
                edge, MPI_COMM_WORLD, &transfer->requests[open++]);
    }
  }
  MPI_Waitall(open, transfer->requests, MPI_STATUSES_IGNORE);
  memset(transfer->next_outcome, 0, (size_t)graph->width * (size_t)transfer->numbers * sizeof(double));
  for (int edge = 0; edge < edges; ++edge) {
    const struct edge ends = edge_after(graph, layer, edge);
    if (owner(transfer, ends.to) == transfer->rank) {
      combine(transfer, array(transfer->next_outcome, transfer, ends.to), array(transfer->arriving, transfer, edge));
    }
  }
  double* last = transfer->outcome;
  transfer->outcome = transfer->next_outcome;
  transfer->next_outcome = last;
}

static void make_sources(const struct transfer* transfer) {
  for (int node = 0; node < nodes_in(&transfer->graph, 0); ++node) {
    if (owner(transfer, node) == transfer->rank) {
      make_source(transfer, node, array(transfer->outcome, transfer, node));
    }
  }
}

static void run_graph(struct transfer* transfer) {
  for (int layer = 0; layer + 1 < transfer->graph.layers; ++layer) {
    pass_on(transfer, layer);
  }
}

// A sum over the bits of all numbers in the sinks, which does not depend on how many ranks there are.
static uint64_t fingerprint(struct transfer* transfer) {
  uint64_t mine = 0;
  for (int node = 0; node < nodes_in(&transfer->graph, transfer->graph.layers - 1); ++node) {
    for (int i = 0; owner(transfer, node) == transfer->rank && i < transfer->numbers; ++i) {
      uint64_t bits;
      memcpy(&bits, &array(transfer->outcome, transfer, node)[i], sizeof bits);
      mine += scatter_bits(bits ^ scatter_bits((uint64_t)node * (uint64_t)transfer->numbers + (uint64_t)i));
    }
  }
  uint64_t all = 0;
  MPI_Allreduce(&mine, &all, 1, MPI_UINT64_T, MPI_SUM, MPI_COMM_WORLD);
  return all;
}

static void* allocate(size_t count, size_t size) {
  void* memory = calloc(count, size);
  if (memory == NULL) {
    fprintf(stderr, "data-transfer: no memory for %zu elements of %zu bytes\n", count, size);
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  return memory;
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  struct transfer transfer = {.graph = make_graph("shuffle")};
  int64_t numbers = 1 << 14;
  int64_t repetitions = 20;
  int next = 1;
  if (next < argc && strncmp(argv[next], "--", 2) != 0) {
    transfer.graph = make_graph(argv[next++]);
    if (transfer.graph.layers == 0) {
      end_with_usage("data-transfer", "no graph ", argv[next - 1], usage);
    }
  }
  if (next < argc && strncmp(argv[next], "--", 2) != 0 && !read_whole_number(argv[next++], 1, 1 << 22, &numbers)) {
    end_with_usage("data-transfer", "NUMBERS is a number from 1 to 4194304", "", usage);
  }
  for (; next < argc; next += 2) {
    if (strcmp(argv[next], "--repetitions") != 0) {
      end_with_usage("data-transfer", "unexpected argument ", argv[next], usage);
    }
    if (next + 1 == argc || !read_whole_number(argv[next + 1], 1, 100000, &repetitions)) {
      end_with_usage("data-transfer", "--repetitions takes a number from 1 to 100000", "", usage);
    }
  }
  MPI_Comm_rank(MPI_COMM_WORLD, &transfer.rank);
  MPI_Comm_size(MPI_COMM_WORLD, &transfer.size);
  transfer.numbers = (int)numbers;
  const size_t width = (size_t)transfer.graph.width;
  transfer.outcome = allocate(width * (size_t)numbers, sizeof(double));
  transfer.next_outcome = allocate(width * (size_t)numbers, sizeof(double));
  transfer.arriving = allocate(branching * width * (size_t)numbers, sizeof(double));
  transfer.requests = allocate(2 * branching * width, sizeof(MPI_Request));

  uint64_t first = 0;
  bool same = true;
  double seconds = 0.0;
  struct laps laps = begin_laps(repetitions);
  for (int64_t i = 0; i <= repetitions; ++i) {
    make_sources(&transfer);
    MPI_Barrier(MPI_COMM_WORLD);
    restart_lap(&laps);
    run_graph(&transfer);
    MPI_Barrier(MPI_COMM_WORLD);
    // The first time, connections are made and pages touched.
    if (i > 0) {
      seconds += next_lap(&laps);
    }
    const uint64_t sum = fingerprint(&transfer);
    first = i == 0 ? sum : first;
    same = same && sum == first;
  }
  const double typical = median_lap(&laps);
  int64_t received = 0;
  MPI_Allreduce(&transfer.received, &received, 1, MPI_INT64_T, MPI_SUM, MPI_COMM_WORLD);
  received /= repetitions + 1;
  const bool complete = received == edges_of(&transfer.graph);
  if (transfer.rank == 0) {
    const double bytes = (double)received * (double)numbers * sizeof(double);
    report_result("rate", bytes * (double)repetitions / seconds * 1e-6, "MB/s");
    report_result("typical_rate", bytes / typical * 1e-6, "MB/s");
    report_answer_count("arrays_received", received);
    report_answer_count("same_every_time", same);
    report_answer_bits("fingerprint", first);
  }
  free(transfer.outcome);
  free(transfer.next_outcome);
  free(transfer.arriving);
  free(transfer.requests);
  MPI_Finalize();
  return complete && same ? 0 : 1;
}
