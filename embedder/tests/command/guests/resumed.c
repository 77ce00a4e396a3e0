// A program that can be stopped and continued at each of its collective operations: it has objects of all kinds that a
// checkpoint keeps, a message under way, an open file, and values in local variables of several functions.
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STEPS = 12, LENGTH = 64 };

static int deleted;

static void multiply(void* in, void* inout, int* length, MPI_Datatype* type) {
  (void)type;
  for (int i = 0; i < *length; ++i) ((int64_t*)inout)[i] = ((int64_t*)inout)[i] * 31 + ((int64_t*)in)[i];
}

static int count_deleted(MPI_Comm comm, int key, void* value, void* extra) {
  (void)comm;
  (void)key;
  deleted += *(int*)value + *(int*)extra;
  return MPI_SUCCESS;
}

static int errors;
static void count_error(MPI_Comm* comm, int* code, ...) {
  (void)comm;
  (void)code;
  ++errors;
}

struct Objects {
  MPI_Comm copy, half, grid;
  MPI_Datatype column, pair;
  MPI_Op operation;
  MPI_Info info;
  MPI_Group group;
  int key, value, extra;
};

static void make(struct Objects* o, int rank, int size) {
  MPI_Comm_dup(MPI_COMM_WORLD, &o->copy);
  MPI_Comm_set_name(o->copy, "the copy");
  MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &o->half);
  int shape[1] = {size}, periods[1] = {1};
  MPI_Cart_create(MPI_COMM_WORLD, 1, shape, periods, 0, &o->grid);
  MPI_Type_vector(LENGTH / 4, 1, 4, MPI_DOUBLE, &o->column);
  MPI_Datatype part;
  MPI_Type_contiguous(2, MPI_INT, &part);
  const int lengths[2] = {1, 1};
  const MPI_Aint places[2] = {0, 8};
  const MPI_Datatype types[2] = {part, MPI_DOUBLE};
  MPI_Type_create_struct(2, lengths, places, types, &o->pair);
  MPI_Type_free(&part);
  MPI_Type_commit(&o->column);
  MPI_Type_commit(&o->pair);
  MPI_Op_create(multiply, 0, &o->operation);
  MPI_Info_create(&o->info);
  MPI_Info_set(o->info, "colour", "blue");
  MPI_Comm_group(o->half, &o->group);
  o->value = 5;
  o->extra = 7;
  MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, count_deleted, &o->key, &o->extra);
  MPI_Comm_set_attr(o->copy, o->key, &o->value);
  MPI_Errhandler handler;
  MPI_Comm_create_errhandler(count_error, &handler);
  MPI_Comm_set_errhandler(o->copy, handler);
  MPI_Errhandler_free(&handler);
}

// Sent before the operation that the program may be stopped at, and received behind it.
static int64_t step(const struct Objects* o, int rank, int size, int number, FILE* file) {
  const int next = (rank + 1) % size, previous = (rank + size - 1) % size;
  double data[LENGTH], received[LENGTH];
  for (int i = 0; i < LENGTH; ++i) {
    data[i] = number * 1000 + rank * 100 + i;
    received[i] = -1;
  }
  MPI_Send(data, 1, o->column, next, number, o->grid);
  MPI_Send(data, 2, MPI_DOUBLE, next, number + 100, o->copy);
  int64_t sum[2] = {number + rank, number * rank}, all[2] = {0, 0};
  fprintf(file, "rank %d before %d\n", rank, number);
  fflush(file);
  MPI_Allreduce(sum, all, 2, MPI_INT64_T, MPI_SUM, o->copy);
  MPI_Recv(received, 1, o->column, previous, number, o->grid, MPI_STATUS_IGNORE);
  MPI_Status status;
  double two[2];
  MPI_Recv(two, 2, MPI_DOUBLE, MPI_ANY_SOURCE, MPI_ANY_TAG, o->copy, &status);
  MPI_Scan(MPI_IN_PLACE, all, 2, MPI_INT64_T, o->operation, MPI_COMM_WORLD);
  int64_t half = all[0];
  MPI_Allreduce(MPI_IN_PLACE, &half, 1, MPI_INT64_T, MPI_MAX, o->half);
  for (int i = 0; i < LENGTH; ++i) all[1] = all[1] * 3 + (int64_t)received[i];
  return all[0] + 7 * all[1] + half + status.MPI_TAG + status.MPI_SOURCE + (int64_t)two[1];
}

static int64_t recurse(const struct Objects* o, int rank, int size, int number, FILE* file) {
  int64_t local[8];
  for (int i = 0; i < 8; ++i) local[i] = number * i + rank;
  if (number == 0) return 1;
  const int64_t below = recurse(o, rank, size, number - 1, file);
  const int64_t here = step(o, rank, size, number, file);
  int64_t result = below * 17 + here;
  for (int i = 0; i < 8; ++i) result = result * 5 + local[i];
  return result;
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank = 0, size = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  char name[256];
  snprintf(name, sizeof name, "%s/lines-%d", argv[1], rank);
  FILE* file = fopen(name, "a");
  if (file == NULL) return 3;
  struct Objects objects;
  make(&objects, rank, size);
  char* heap = malloc(3000000);
  memset(heap, rank + 1, 3000000);
  int64_t result = recurse(&objects, rank, size, STEPS, file);
  for (int i = 0; i < 3000000; i += 4096) result += heap[i];

  char text[MPI_MAX_OBJECT_NAME], value[16];
  int length = 0, found = 0, coordinate = 0, group_rank = 0;
  MPI_Comm_get_name(objects.copy, text, &length);
  MPI_Info_get(objects.info, "colour", sizeof value - 1, value, &found);
  MPI_Cart_coords(objects.grid, rank, 1, &coordinate);
  MPI_Group_rank(objects.group, &group_rank);
  MPI_Send(NULL, 0, MPI_INT, size + 1, 0, objects.copy);  // an error for the handler
  MPI_Comm_free(&objects.copy);
  MPI_Comm_free_keyval(&objects.key);
  MPI_Info_free(&objects.info);
  MPI_Group_free(&objects.group);
  MPI_Op_free(&objects.operation);
  MPI_Type_free(&objects.column);
  MPI_Type_free(&objects.pair);
  MPI_Comm_free(&objects.half);
  MPI_Comm_free(&objects.grid);
  char line[512];
  memset(line, 0, sizeof line);
  snprintf(line, sizeof line, "rank %d of %d: %lld %s %s %d %d deleted %d errors %d", rank, size, (long long)result,
           text, found ? value : "-", coordinate, group_rank, deleted, errors);
  char* lines = malloc((size_t)size * sizeof line);
  MPI_Gather(line, sizeof line, MPI_CHAR, lines, sizeof line, MPI_CHAR, 0, MPI_COMM_WORLD);
  for (int i = 0; rank == 0 && i < size; ++i) puts(lines + (size_t)i * sizeof line);
  fclose(file);
  MPI_Finalize();
  return 0;
}
