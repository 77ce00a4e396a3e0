// Draws each step that the solver publishes: frames [DIRECTORY] writes frame-0000.png and so on. With several ranks,
// they take turns. The temperatures are read where the solver has written them.
#include "fields.h"
#include "png.h"

static void fail(const char* text) {
  fprintf(stderr, "frames: %s\n", text);
  MPI_Abort(MPI_COMM_WORLD, 1);
}

// From blue at 300 K over red to yellow at 400 K.
static void colour(double temperature, unsigned char* point) {
  const double share = (temperature - 300.0) / 100.0;
  const double warm = !(share > 0.0) ? 0.0 : share > 1.0 ? 1.0 : share;
  point[0] = (unsigned char)(warm < 0.5 ? 510.0 * warm : 255.0);
  point[1] = (unsigned char)(warm < 0.5 ? 0.0 : 510.0 * (warm - 0.5));
  point[2] = (unsigned char)(warm < 0.5 ? 255.0 - 510.0 * warm : 0.0);
}

// The size of the whole plate. The meshes come from other processes, so every number may be wrong.
static int find_size(const struct exchange_channel* channel, uint32_t* width, uint32_t* height) {
  const uint64_t most = 8192;
  *width = *height = 0;
  for (int i = 0; i < channel->part_count; ++i) {
    const struct exchange_mesh* mesh = &channel->parts[i].description.header.mesh;
    const int is_right = mesh->coordset == EXCHANGE_UNIFORM && mesh->dimensions == 2 && mesh->points[0] > 0 &&
                         mesh->points[0] <= most && mesh->points[1] <= most && mesh->origin[1] >= 0.0 &&
                         mesh->origin[1] <= (double)most;
    if (!is_right || (i > 0 && mesh->points[0] != *width)) return 0;
    const uint64_t end = (uint64_t)mesh->origin[1] + mesh->points[1];
    *width = (uint32_t)mesh->points[0];
    if (end > *height) *height = (uint32_t)end;
  }
  return *height > 0 && *height <= most;
}

static void draw(const struct exchange_channel* channel, const char* folder, uint32_t width, uint32_t height) {
  const size_t row_bytes = 3 * (size_t)width + 1;
  unsigned char* rows = (unsigned char*)calloc(height, row_bytes);
  char path[512];
  double sum = 0.0;
  if (rows == NULL) fail("there is no memory for a frame");
  for (int i = 0; i < channel->part_count; ++i) {
    const struct exchange_mesh* mesh = &channel->parts[i].description.header.mesh;
    const struct heat_view view = heat_view_of(channel, i);
    if (!heat_has_temperature(&view) || view.temperature_count != mesh->points[0] * mesh->points[1]) {
      fail("the solver publishes no temperature of its mesh");
    }
    for (size_t k = 0; k < view.temperature_count; ++k) {
      const size_t y = (size_t)mesh->origin[1] + k / width;
      colour(view.temperature[k], rows + y * row_bytes + 1 + 3 * (k % width));
      sum += view.temperature[k];
    }
  }
  const int length =
      snprintf(path, sizeof path, "%s/frame-%04llu.png", folder, (unsigned long long)channel->step.number);
  if (length < 0 || (size_t)length >= sizeof path || !png_write(path, rows, width, height)) {
    fail("the frame cannot be written; does -d grant the directory?");
  }
  printf("frame %llu: step %.0f, mean temperature %.6f K\n", (unsigned long long)channel->step.number,
         channel->step.time, sum / ((double)width * height));
  free(rows);
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  const char* folder = argc > 1 ? argv[1] : ".";
  const struct exchange_options options = exchange_default_options(EXCHANGE_CONSUMER);
  struct exchange_channel channel;
  struct exchange_step step = {0, 0.0};
  MPI_Comm comm = MPI_COMM_NULL;
  int rank = 0;
  int ranks = 1;
  uint32_t width = 0;
  uint32_t height = 0;
  // The solver passes 0.
  MPI_Comm_split(MPI_COMM_WORLD, 1, 0, &comm);
  MPI_Comm_rank(comm, &rank);
  MPI_Comm_size(comm, &ranks);
  if (heat_open(MPI_COMM_WORLD, NULL, NULL, &options, &channel) != EXCHANGE_OK) fail(channel.message);
  if (!find_size(&channel, &width, &height))
    fail("the mesh of the solver is not a plate of at most 8192 by 8192 points");
  int result = EXCHANGE_OK;
  while ((result = exchange_acquire(&channel, EXCHANGE_NEXT, -1.0, &step)) == EXCHANGE_OK) {
    if (step.number % (uint64_t)ranks == (uint64_t)rank) draw(&channel, folder, width, height);
    if (exchange_release(&channel) != EXCHANGE_OK) fail("a frame was overwritten while it was drawn");
  }
  if (result != EXCHANGE_FINISHED) fail(channel.message);
  if (exchange_close(&channel) != EXCHANGE_OK) fail(channel.message);
  MPI_Comm_free(&comm);
  MPI_Finalize();
  return 0;
}
