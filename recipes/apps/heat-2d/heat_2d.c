// Heat spreads over a square plate whose rim is held at given temperatures. Each rank has a rectangle of the plate and
// exchanges its outermost rows and columns with its neighbours in every step: rows as they lie in memory, columns as a
// derived datatype.
#include <math.h>
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

static const char* const usage = "[POINTS_PER_EDGE] [--steps N]";

// The rectangle of one rank, with one more row and column on each side.
struct plate {
  MPI_Comm grid;
  int edge;  // points along an edge of the whole plate
  int top;   // of the first own row
  int left;
  int rows;
  int columns;
  int above, below, before, after;  // neighbours
  MPI_Datatype column;
  double* now;
  double* then;
};

static size_t at(const struct plate* plate, int row, int column) {
  return (size_t)(row + 1) * (size_t)(plate->columns + 2) + (size_t)(column + 1);
}

// A temperature that rests: every point is already the mean of its neighbours. It is kept on the rim.
static double resting(const struct plate* plate, int row, int column) {
  const double y = (plate->top + row) / (double)(plate->edge - 1);
  const double x = (plate->left + column) / (double)(plate->edge - 1);
  return x * x - y * y;
}

static bool on_rim(const struct plate* plate, int row, int column) {
  const int y = plate->top + row;
  const int x = plate->left + column;
  return y <= 0 || x <= 0 || y >= plate->edge - 1 || x >= plate->edge - 1;
}

// Inside, the plate starts with a disturbance of up to 1 at every point.
static void make_plate(struct plate* plate, int edge) {
  int size = 0;
  int rank = 0;
  int shape[2] = {0, 0};
  int place[2];
  const int periods[2] = {0, 0};
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  MPI_Dims_create(size, 2, shape);
  MPI_Cart_create(MPI_COMM_WORLD, 2, shape, periods, 0, &plate->grid);
  MPI_Comm_rank(plate->grid, &rank);
  MPI_Cart_coords(plate->grid, rank, 2, place);
  MPI_Cart_shift(plate->grid, 0, 1, &plate->above, &plate->below);
  MPI_Cart_shift(plate->grid, 1, 1, &plate->before, &plate->after);
  plate->edge = edge;
  plate->top = edge * place[0] / shape[0];
  plate->left = edge * place[1] / shape[1];
  plate->rows = edge * (place[0] + 1) / shape[0] - plate->top;
  plate->columns = edge * (place[1] + 1) / shape[1] - plate->left;
  MPI_Type_vector(plate->rows, 1, plate->columns + 2, MPI_DOUBLE, &plate->column);
  MPI_Type_commit(&plate->column);
  const size_t points = (size_t)(plate->rows + 2) * (size_t)(plate->columns + 2);
  plate->now = calloc(points, sizeof(double));
  plate->then = calloc(points, sizeof(double));
  if (plate->now == NULL || plate->then == NULL) {
    fprintf(stderr, "heat-2d: no memory for two times %zu points\n", points);
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  for (int row = 0; row < plate->rows; ++row) {
    for (int column = 0; column < plate->columns; ++column) {
      const uint64_t point = (uint64_t)(plate->top + row) * (uint64_t)edge + (uint64_t)(plate->left + column);
      const double disturbance = on_rim(plate, row, column) ? 0.0 : scatter_unit(point);
      plate->now[at(plate, row, column)] = resting(plate, row, column) + disturbance;
      plate->then[at(plate, row, column)] = plate->now[at(plate, row, column)];
    }
  }
}

static void exchange_rims(const struct plate* plate) {
  double* t = plate->now;
  const int last_row = plate->rows - 1;
  const int last_column = plate->columns - 1;
  MPI_Request requests[8];
  MPI_Irecv(&t[at(plate, -1, 0)], plate->columns, MPI_DOUBLE, plate->above, 0, plate->grid, &requests[0]);
  MPI_Irecv(&t[at(plate, last_row + 1, 0)], plate->columns, MPI_DOUBLE, plate->below, 1, plate->grid, &requests[1]);
  MPI_Irecv(&t[at(plate, 0, -1)], 1, plate->column, plate->before, 2, plate->grid, &requests[2]);
  MPI_Irecv(&t[at(plate, 0, last_column + 1)], 1, plate->column, plate->after, 3, plate->grid, &requests[3]);
  MPI_Isend(&t[at(plate, last_row, 0)], plate->columns, MPI_DOUBLE, plate->below, 0, plate->grid, &requests[4]);
  MPI_Isend(&t[at(plate, 0, 0)], plate->columns, MPI_DOUBLE, plate->above, 1, plate->grid, &requests[5]);
  MPI_Isend(&t[at(plate, 0, last_column)], 1, plate->column, plate->after, 2, plate->grid, &requests[6]);
  MPI_Isend(&t[at(plate, 0, 0)], 1, plate->column, plate->before, 3, plate->grid, &requests[7]);
  MPI_Waitall(8, requests, MPI_STATUSES_IGNORE);
}

static void step_row(double* then, const double* now, int stride, int first, int end) {
  for (int i = first; i < end; ++i) {
    then[i] = 0.25 * ((now[i - 1] + now[i + 1]) + (now[i - stride] + now[i + stride]));
  }
}

static void step(struct plate* plate) {
  exchange_rims(plate);
  // Points on the plate's rim stay as they are.
  const int first_row = plate->top == 0 ? 1 : 0;
  const int last_row = plate->top + plate->rows == plate->edge ? plate->rows - 1 : plate->rows;
  const int first = plate->left == 0 ? 1 : 0;
  const int end = plate->left + plate->columns == plate->edge ? plate->columns - 1 : plate->columns;
  for (int row = first_row; row < last_row; ++row) {
    const size_t start = at(plate, row, 0);
    step_row(plate->then + start, plate->now + start, plate->columns + 2, first, end);
  }
  double* last = plate->now;
  plate->now = plate->then;
  plate->then = last;
}

// The largest distance from the temperature that rests. It never grows, and with time it vanishes.
static double largest_disturbance(const struct plate* plate) {
  double mine = 0.0;
  for (int row = 0; row < plate->rows; ++row) {
    for (int column = 0; column < plate->columns; ++column) {
      const double distance = fabs(plate->now[at(plate, row, column)] - resting(plate, row, column));
      mine = distance > mine ? distance : mine;
    }
  }
  double largest = 0.0;
  MPI_Allreduce(&mine, &largest, 1, MPI_DOUBLE, MPI_MAX, plate->grid);
  return largest;
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int64_t edge = 1000;
  int64_t steps = 200;
  int next = 1;
  if (next < argc && strncmp(argv[next], "--", 2) != 0 && !read_whole_number(argv[next++], 16, 1 << 14, &edge)) {
    end_with_usage("heat-2d", "POINTS_PER_EDGE is a number from 16 to 16384", "", usage);
  }
  for (; next < argc; next += 2) {
    if (strcmp(argv[next], "--steps") != 0) {
      end_with_usage("heat-2d", "unexpected argument ", argv[next], usage);
    }
    if (next + 1 == argc || !read_whole_number(argv[next + 1], 1, 10000000, &steps)) {
      end_with_usage("heat-2d", "--steps takes a number from 1 to 10000000", "", usage);
    }
  }
  struct plate plate;
  make_plate(&plate, (int)edge);
  int rank = 0;
  MPI_Comm_rank(plate.grid, &rank);
  const double before = largest_disturbance(&plate);
  MPI_Barrier(plate.grid);
  const double start = MPI_Wtime();
  struct laps laps = begin_laps(steps);
  for (int64_t i = 0; i < steps; ++i) {
    step(&plate);
    next_lap(&laps);
  }
  const double mine = MPI_Wtime() - start;
  const double typical = median_lap(&laps);
  double seconds = 0.0;
  MPI_Allreduce(&mine, &seconds, 1, MPI_DOUBLE, MPI_MAX, plate.grid);
  const double after = largest_disturbance(&plate);
  if (rank == 0) {
    const double points = (double)(edge - 2) * (double)(edge - 2);
    report_result("rate", points * (double)steps / seconds * 1e-6, "Mpoints/s");
    report_result("typical_rate", points / typical * 1e-6, "Mpoints/s");
    report_answer("disturbance_before", before);
    report_answer("disturbance_after", after);
  }
  MPI_Type_free(&plate.column);
  MPI_Comm_free(&plate.grid);
  free(plate.now);
  free(plate.then);
  MPI_Finalize();
  return after < before ? 0 : 1;
}
