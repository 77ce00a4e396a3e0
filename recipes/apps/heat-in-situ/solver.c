// Heat spreads over a square plate: solver [POINTS_PER_EDGE] [STEPS] [STEPS_PER_FRAME]. Every rank has some rows. The
// step of a frame is written where the analysis reads it.
#include "../common/numbers.h"
#include "fields.h"

struct plate {
  MPI_Comm comm;
  int rank, ranks;
  int edge;
  int first;  // own row
  int rows;
  double* now;  // with a row above and below
  double* then;
};

static void fail(const char* text) {
  fprintf(stderr, "solver: %s\n", text);
  MPI_Abort(MPI_COMM_WORLD, 1);
}

static int make_plate(struct plate* plate) {
  plate->first = (int)((int64_t)plate->edge * plate->rank / plate->ranks);
  plate->rows = (int)((int64_t)plate->edge * (plate->rank + 1) / plate->ranks) - plate->first;
  const size_t points = (size_t)(plate->rows + 2) * (size_t)plate->edge;
  plate->now = (double*)calloc(points, sizeof(double));
  plate->then = (double*)calloc(points, sizeof(double));
  if (plate->now == NULL || plate->then == NULL) return 0;
  // A hot square in the middle.
  for (int row = 0; row < plate->rows; ++row) {
    const int y = plate->first + row;
    for (int x = 0; x < plate->edge; ++x) {
      const int is_hot =
          3 * y > plate->edge && 3 * y < 2 * plate->edge && 3 * x > plate->edge && 3 * x < 2 * plate->edge;
      plate->now[(size_t)(row + 1) * (size_t)plate->edge + (size_t)x] = is_hot ? 400.0 : 300.0;
    }
  }
  memcpy(plate->then, plate->now, points * sizeof(double));
  return 1;
}

static void exchange_rims(const struct plate* plate) {
  const int above = plate->rank > 0 ? plate->rank - 1 : MPI_PROC_NULL;
  const int below = plate->rank + 1 < plate->ranks ? plate->rank + 1 : MPI_PROC_NULL;
  const size_t edge = (size_t)plate->edge;
  double* t = plate->now;
  MPI_Sendrecv(t + edge, plate->edge, MPI_DOUBLE, above, 0, t + (size_t)(plate->rows + 1) * edge, plate->edge,
               MPI_DOUBLE, below, 0, plate->comm, MPI_STATUS_IGNORE);
  MPI_Sendrecv(t + (size_t)plate->rows * edge, plate->edge, MPI_DOUBLE, below, 1, t, plate->edge, MPI_DOUBLE, above, 1,
               plate->comm, MPI_STATUS_IGNORE);
}

// One step. The rim of the plate keeps its temperature.
static void advance(struct plate* plate) {
  const size_t edge = (size_t)plate->edge;
  exchange_rims(plate);
  for (int row = 0; row < plate->rows; ++row) {
    const int y = plate->first + row;
    if (y == 0 || y == plate->edge - 1) continue;
    const double* from = plate->now + (size_t)(row + 1) * edge;
    double* to = plate->then + (size_t)(row + 1) * edge;
    for (size_t x = 1; x + 1 < edge; ++x) {
      to[x] = from[x] + 0.2 * ((from[x - 1] + from[x + 1]) + (from[x - edge] + from[x + edge]) - 4.0 * from[x]);
    }
  }
  double* last = plate->now;
  plate->now = plate->then;
  plate->then = last;
}

static void publish(struct exchange_channel* channel, const struct plate* plate, int64_t step) {
  const int begun = exchange_begin(channel);
  if (begun == EXCHANGE_FAILED) fail(channel->message);
  if (begun == EXCHANGE_DROPPED) return;
  const struct heat_values values = heat_values_of(channel);
  memcpy(values.temperature, plate->now + plate->edge, values.temperature_count * sizeof(double));
  if (exchange_publish(channel, (double)step) != EXCHANGE_OK) fail(channel->message);
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int64_t edge = 200;
  int64_t steps = 1000;
  int64_t per_frame = 100;
  if ((argc > 1 && !read_whole_number(argv[1], 8, 8192, &edge)) ||
      (argc > 2 && !read_whole_number(argv[2], 1, 100000000, &steps)) ||
      (argc > 3 && !read_whole_number(argv[3], 1, 100000000, &per_frame)) || argc > 4) {
    fail("usage: solver [POINTS_PER_EDGE 8-8192] [STEPS] [STEPS_PER_FRAME]");
  }
  struct plate plate;
  memset(&plate, 0, sizeof plate);
  plate.edge = (int)edge;
  // The analysis belongs to the same job, and passes 1.
  MPI_Comm_split(MPI_COMM_WORLD, 0, 0, &plate.comm);
  MPI_Comm_rank(plate.comm, &plate.rank);
  MPI_Comm_size(plate.comm, &plate.ranks);
  if (plate.ranks > plate.edge || !make_plate(&plate)) fail("there are too many ranks, or no memory for the plate");
  const struct exchange_options options = exchange_default_options(EXCHANGE_PRODUCER);
  const struct heat_counts counts = {(uint64_t)plate.rows * (uint64_t)edge};
  struct exchange_mesh mesh = {0, 2, {(uint64_t)edge, (uint64_t)plate.rows, 1}, {0.0, 0.0, 0.0}, {1.0, 1.0, 0.0}};
  mesh.origin[1] = plate.first;
  struct exchange_channel channel;
  if (heat_open(MPI_COMM_WORLD, &counts, &mesh, &options, &channel) != EXCHANGE_OK) fail(channel.message);
  for (int64_t step = 0; step <= steps; ++step) {
    if (step > 0) advance(&plate);
    if (step % per_frame == 0) publish(&channel, &plate, step);
  }
  exchange_finish(&channel);
  if (exchange_close(&channel) != EXCHANGE_OK) fail(channel.message);
  free(plate.now);
  free(plate.then);
  MPI_Comm_free(&plate.comm);
  MPI_Finalize();
  return 0;
}
