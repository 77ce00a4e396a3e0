// A producer and a consumer in one source. Both compute the same values, so that the consumer finds every wrong one.
//
//   pair produce|consume [steps N] [count N] [policy block|drop|latest] [slots N] [patience SECONDS] [apart]
//        [die-after N] [write-after N] [receive-after N] [copy-after N] [change-header] [save FILE]
//        [pause MILLISECONDS] [newest]
#include <poll.h>

#include "fields.h"

struct settings {
  int steps;
  uint64_t count;
  int die_after;
  int write_after;
  int receive_after;
  int copy_after;
  int change_header;
  int pause;
  int which;
  const char* save;
};

static double temperature_at(uint64_t step, int rank, uint64_t i) {
  return (double)step * 1000.0 + (double)rank + (double)i * 0.5;
}

// What a consumer must not do: in its own code, through an MPI library, through a copy of so many bytes.
static void write_to_view(const struct settings* settings, const struct exchange_channel* channel, int steps) {
  double* view = (double*)(uintptr_t)plate_view_of(channel, 0).temperature;
  double zeros[2] = {0.0, 0.0};
  if (steps == settings->write_after) *view = 0.0;
  if (steps == settings->receive_after) {
    MPI_Sendrecv(zeros, 2, MPI_DOUBLE, 0, 0, view, 2, MPI_DOUBLE, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE);
  }
  if (steps == settings->copy_after) memmove(view, zeros, sizeof(double) * (size_t)settings->copy_after);
}

static int fail(const char* text) {
  fprintf(stderr, "pair: %s\n", text);
  return 1;
}

static void produce_step(struct exchange_channel* channel, int rank) {
  const uint64_t step = channel->number;
  const struct plate_values values = plate_values_of(channel);
  for (size_t i = 0; i < values.temperature_count; ++i) values.temperature[i] = temperature_at(step, rank, i);
#ifndef NEWER
  for (size_t i = 0; i < values.velocity_count; ++i) {
    values.velocity_x[i] = (float)(step + i);
    values.velocity_y[i] = -values.velocity_x[i];
  }
#endif
  for (size_t i = 0; i < values.identifiers_count; ++i) values.identifiers[i] = step << 32 | i;
}

static int produce(struct exchange_channel* channel, const struct settings* settings, int rank) {
  int dropped = 0;
  for (int step = 0; step < settings->steps; ++step) {
    const int begun = exchange_begin(channel);
    if (begun == EXCHANGE_FAILED) return fail(channel->message);
    if (begun == EXCHANGE_DROPPED) {
      ++dropped;
    } else {
      produce_step(channel, rank);
      if (exchange_publish(channel, 0.25 * step) != EXCHANGE_OK) return fail(channel->message);
    }
    if (settings->change_header) memset(channel->own + EXCHANGE_HEADER_OFFSET, 0xff, sizeof(struct exchange_header));
    if (settings->pause > 0) (void)poll(NULL, 0, settings->pause);
  }
  exchange_finish(channel);
  printf("produced %d, dropped %d, lost %d\n", settings->steps, dropped, exchange_lost(channel));
  fflush(stdout);
  return 0;
}

static int wrong_values(const struct exchange_channel* channel, int index, uint64_t count) {
  const struct plate_view view = plate_view_of(channel, index);
  const int rank = channel->parts[index].rank;
  const uint64_t step = channel->step.number;
  int wrong = view.temperature_count != count + (uint64_t)rank || !plate_has_temperature(&view) ||
              !plate_has_identifiers(&view) || (uintptr_t)view.temperature % EXCHANGE_ALIGNMENT != 0;
  for (size_t i = 0; i < view.temperature_count; ++i) wrong += view.temperature[i] != temperature_at(step, rank, i);
  for (size_t i = 0; i < view.identifiers_count; ++i) wrong += view.identifiers[i] != (step << 32 | i);
#ifdef NEWER
  wrong += plate_has_pressure(&view) || view.pressure_count != 0;
#else
  wrong += !plate_has_velocity(&view) || view.velocity_count != count / 2;
  for (size_t i = 0; i < view.velocity_count; ++i) {
    wrong += view.velocity_x[i] != (float)(step + i) || view.velocity_y[i] != -(float)(step + i);
  }
#endif
  return wrong;
}

static int save(const struct exchange_channel* channel, const char* path) {
  FILE* file = fopen(path, "wb");
  if (file == NULL || !exchange_save(channel, &channel->parts[0], file)) return fail("the step cannot be saved");
  return fclose(file) == 0 ? 0 : fail("the step cannot be saved");
}

static int consume(struct exchange_channel* channel, const struct settings* settings) {
  struct exchange_step step = {0, 0.0};
  int steps = 0;
  int overwritten = 0;
  uint64_t last = 0;
  for (;;) {
    const int result = exchange_acquire(channel, settings->which, 60.0, &step);
    if (result == EXCHANGE_FINISHED) break;
    if (result != EXCHANGE_OK) return fail(result == EXCHANGE_NOT_YET ? "no step within a minute" : channel->message);
    if (steps == settings->die_after) {
      printf("dying\n");
      fflush(stdout);
      _Exit(0);
    }
    int wrong = steps > 0 && step.number <= last;
    for (int i = 0; i < channel->part_count; ++i) wrong += wrong_values(channel, i, settings->count);
    write_to_view(settings, channel, steps);
    if (settings->save != NULL && save(channel, settings->save) != 0) return 1;
    if (settings->pause > 0) (void)poll(NULL, 0, settings->pause);
    const int released = exchange_release(channel);
    if (released == EXCHANGE_OVERWRITTEN) {
      ++overwritten;
    } else if (wrong != 0 || released != EXCHANGE_OK) {
      fprintf(stderr, "pair: step %llu has %d wrong values\n", (unsigned long long)step.number, wrong);
      return 1;
    }
    last = step.number;
    ++steps;
  }
  printf("consumed %d, overwritten %d, last %llu\n", steps, overwritten, (unsigned long long)last);
  fflush(stdout);
  return 0;
}

static uint32_t policy_of(const char* name) {
  if (strcmp(name, "drop") == 0) return EXCHANGE_DROP;
  return strcmp(name, "latest") == 0 ? EXCHANGE_LATEST : EXCHANGE_BLOCK;
}

static void read_arguments(int argc, char** argv, struct settings* settings, struct exchange_options* options) {
  for (int i = 2; i < argc; ++i) {
    const char* word = argv[i];
    const char* value = i + 1 < argc ? argv[i + 1] : "";
    int alone = 0;
    if (strcmp(word, "steps") == 0) settings->steps = atoi(value);
    if (strcmp(word, "count") == 0) settings->count = (uint64_t)atoll(value);
    if (strcmp(word, "policy") == 0) options->policy = policy_of(value);
    if (strcmp(word, "slots") == 0) options->slots = (uint32_t)atoi(value);
    if (strcmp(word, "patience") == 0) options->patience = atof(value);
    if (strcmp(word, "die-after") == 0) settings->die_after = atoi(value);
    if (strcmp(word, "write-after") == 0) settings->write_after = atoi(value);
    if (strcmp(word, "receive-after") == 0) settings->receive_after = atoi(value);
    if (strcmp(word, "copy-after") == 0) settings->copy_after = atoi(value);
    if (strcmp(word, "pause") == 0) settings->pause = atoi(value);
    if (strcmp(word, "save") == 0) settings->save = value;
    if (strcmp(word, "apart") == 0) alone = options->apart = 1;
    if (strcmp(word, "near") == 0) alone = 1;
    if (strcmp(word, "change-header") == 0) alone = settings->change_header = 1;
    if (strcmp(word, "newest") == 0) {
      settings->which = EXCHANGE_NEWEST;
      alone = 1;
    }
    if (!alone) ++i;
  }
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  if (argc < 2) return fail("say produce or consume");
  const int produces = strcmp(argv[1], "produce") == 0;
  struct exchange_options options = exchange_default_options(produces ? EXCHANGE_PRODUCER : EXCHANGE_CONSUMER);
  struct settings settings = {20, 1000, -1, -1, -1, -1, 0, 0, EXCHANGE_NEXT, NULL};
  read_arguments(argc, argv, &settings, &options);
  int rank = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
#ifdef NEWER
  const struct plate_counts counts = {0, 0, 0};
#else
  const struct plate_counts counts = {settings.count + (uint64_t)rank, settings.count / 2, 7};
#endif
  struct exchange_mesh mesh;
  memset(&mesh, 0, sizeof mesh);
  mesh.dimensions = 2;
  mesh.points[0] = settings.count + (uint64_t)rank;
  mesh.points[1] = mesh.points[2] = 1;
  mesh.spacing[0] = mesh.spacing[1] = 0.5;
  struct exchange_channel channel;
  int result = plate_open(MPI_COMM_WORLD, produces ? &counts : NULL, &mesh, &options, &channel);
  if (result != EXCHANGE_OK) {
    result = fail(channel.message);
  } else {
    result = produces ? produce(&channel, &settings, rank) : consume(&channel, &settings);
    if (result != 0) MPI_Abort(MPI_COMM_WORLD, 1);
  }
  if (exchange_close(&channel) != EXCHANGE_OK) {
    printf("not closed\n");
    fflush(stdout);
    MPI_Abort(MPI_COMM_WORLD, 0);
  }
  MPI_Finalize();
  if (result == 0) printf("rank %d has no errors\n", rank);
  return result;
}
