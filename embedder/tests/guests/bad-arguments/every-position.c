// For each implemented function, each argument in turn is made wrong while the others are right: a dead or foreign
// handle, a negative count, a wild rank, an address outside memory, a type that reaches too far. Every call must be
// refused with the right class, and the program must still communicate afterwards.
#include "bad_values.h"

typedef struct {
  const char* name;
  int (*call)(const int64_t arguments[]);
  Surroundings surroundings;
  int newer;  // than some libraries, which may answer that they do not have it
  int count;
  Parameter parameters[14];
} Function;

// One change of right arguments: of the argument itself, of the first entries of its list, or by a word.
enum { VALUE = 0, COMMUNICATOR = -1, TEXT = -2 };
enum { OF_ONE = BETWEEN_GROUPS + 1, TOO_LONG = 4000 };  // MPI_COMM_SELF; characters
typedef struct {
  int argument;
  int what;
  int64_t values[6];
} Change;

// A call that violates one rule of the table.
typedef struct {
  int function;
  const char* rule;
  int error;
  int count;
  Change changes[2];
} Violation;

#include "functions.inc"

enum { entries = 16 };

// What the right arguments point to: lists of `entries` right values for each argument.
static int64_t lists[14][8 * entries];
static World world;
static int window_memory[window_ints];

static void nothing(void* in, void* inout, int* length, MPI_Datatype* type) {
  (void)in, (void)inout, (void)length, (void)type;
}

static void make_dead_objects(void) {
  MPI_Comm_dup(MPI_COMM_SELF, &world.dead_comm);
  MPI_Comm comm = world.dead_comm;
  MPI_Comm_free(&comm);
  MPI_Type_contiguous(1, MPI_INT, &world.dead_type);
  MPI_Datatype type = world.dead_type;
  MPI_Type_free(&type);
  MPI_Op_create(nothing, 1, &world.dead_op);
  MPI_Op op = world.dead_op;
  MPI_Op_free(&op);
  MPI_Comm_group(MPI_COMM_WORLD, &world.dead_group);
  MPI_Group group = world.dead_group;
  MPI_Group_free(&group);
  MPI_Info_create(&world.dead_info);
  MPI_Info info = world.dead_info;
  MPI_Info_free(&info);
  MPI_Isend(NULL, 0, MPI_INT, MPI_PROC_NULL, 0, MPI_COMM_SELF, &world.dead_request);
  MPI_Request request = world.dead_request;
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_SELF, &world.dead_window);
  MPI_Win window = world.dead_window;
  MPI_Win_free(&window);
}

static void make_objects(MPI_Comm base) {
  make_dead_objects();
  int size = 0;
  const int periodic = 1;
  MPI_Comm_size(base, &size);
  MPI_Comm_rank(base, &world.rank);
  MPI_Comm_dup(base, &world.comms[ON_LINE]);
  MPI_Cart_create(base, 1, &size, &periodic, 0, &world.comms[ON_GRID]);
  const int indices[2] = {1, 2};
  const int edges[2] = {size - 1, 0};
  MPI_Graph_create(base, size, indices, edges, 0, &world.comms[ON_GRAPH]);
  const int next = (world.rank + 1) % size;
  MPI_Dist_graph_create_adjacent(base, 1, &next, MPI_UNWEIGHTED, 1, &next, MPI_UNWEIGHTED, MPI_INFO_NULL, 0,
                                 &world.comms[ON_DISTRIBUTED_GRAPH]);
  MPI_Intercomm_create(MPI_COMM_SELF, 0, MPI_COMM_WORLD, 1 - my_rank, 1, &world.comms[BETWEEN_GROUPS]);
  MPI_Type_contiguous(2, MPI_INT, &world.derived);
  MPI_Type_commit(&world.derived);
  MPI_Type_create_hvector(2, 1, 1 << 30, MPI_INT, &world.far_type);
  MPI_Type_commit(&world.far_type);
  MPI_Type_create_hvector(2, 1, -(1 << 30), MPI_INT, &world.low_type);
  MPI_Type_commit(&world.low_type);
  MPI_Op_create(nothing, 1, &world.op);
  MPI_Comm_group(MPI_COMM_WORLD, &world.group);
  MPI_Info_create(&world.info);
  MPI_Info_set(world.info, "key", "value");
  MPI_Recv_init(NULL, 0, MPI_INT, 0, 1, base, &world.request);
  MPI_File_open(base, "file", MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &world.file);
  MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &world.session);
  MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &world.keyvals[COMM_KEY], NULL);
  MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, MPI_TYPE_NULL_DELETE_FN, &world.keyvals[TYPE_KEY], NULL);
  MPI_Win_create(window_memory, sizeof window_memory, sizeof(int), MPI_INFO_NULL, base, &world.window);
  MPI_Win_set_errhandler(world.window, MPI_ERRORS_RETURN);
  MPI_Win_create_keyval(MPI_WIN_NULL_COPY_FN, MPI_WIN_NULL_DELETE_FN, &world.keyvals[WINDOW_KEY], NULL);
}

static void free_objects(void) {
  for (int i = 0; i < LENGTH(world.comms); ++i) MPI_Comm_free(&world.comms[i]);
  MPI_Type_free(&world.derived);
  MPI_Type_free(&world.far_type);
  MPI_Type_free(&world.low_type);
  MPI_Op_free(&world.op);
  MPI_Group_free(&world.group);
  MPI_Info_free(&world.info);
  MPI_Request_free(&world.request);
  MPI_Win_free(&world.window);
  MPI_File_close(&world.file);
  MPI_Session_finalize(&world.session);
  MPI_Comm_free_keyval(&world.keyvals[COMM_KEY]);
  MPI_Type_free_keyval(&world.keyvals[TYPE_KEY]);
  MPI_Win_free_keyval(&world.keyvals[WINDOW_KEY]);
}

static int64_t good_value(const Function* function, const Parameter* parameter) {
  const bool asks_contents = strstr(function->name, "contents") != NULL;
  switch (parameter->kind) {
    case COMM:
      return word(world.comms[function->surroundings]);
    case TYPE:
      return word(asks_contents ? world.derived : MPI_INT);
    case OP:
      return word(MPI_SUM);
    case GROUP:
      return word(world.group);
    case INFO:
      return word(world.info);
    case REQUEST:
      return word(world.request);
    case MESSAGE:
      return word(MPI_MESSAGE_NO_PROC);
    case ERRHANDLER:
      return word(MPI_ERRORS_RETURN);
    case FILE_HANDLE:
      return word(world.file);
    case WINDOW:
      return word(world.window);
    case LOCK:
      return MPI_LOCK_SHARED;
    case WINDOW_SIZE:
      return 64;
    case WINDOW_UNIT:
      return 4;
    case SESSION:
      return word(world.session);
    case COUNT:
      return strstr(parameter->name, "size") != NULL || strstr(parameter->name, "len") != NULL ? 64 : 1;
    case RANK:
      return strcmp(parameter->name, "local_leader") == 0 ? world.rank : 0;
    case ROOT_RANK:
      return world.rank;
    case TAG:
      return 1;
    case COLOR:
    case DISPLACEMENT:
    case ASSERTION:
    case WINDOW_PLACE:
      return 0;
    case KEYVAL:
      return world.keyvals[parameter->good];
    default:
      return parameter->good;
  }
}

static void put(int64_t* list, int index, int size, int64_t value) {
  memcpy((char*)list + index * size, &value, size < 8 ? (size_t)size : 8);
}

static void make_good(const Function* function, int64_t arguments[]) {
  for (int i = 0; i < function->count; ++i) {
    const Parameter* parameter = &function->parameters[i];
    memset(lists[i], 0, sizeof lists[i]);
    if (parameter->kind == STRING) strcpy((char*)lists[i], "key");
    if (parameter->flags & BY_ADDRESS) {
      if ((parameter->kind < BUFFER || parameter->kind == PLACE) && !(parameter->flags & RESULT)) {
        for (int j = 0; j < entries; ++j) put(lists[i], j, parameter->size, good_value(function, parameter));
      }
      arguments[i] = word(lists[i]);
    } else {
      arguments[i] = good_value(function, parameter);
    }
  }
}

static bool is_right(const Function* function, const int64_t classes[3], int code) {
  if (function->newer && code == MPI_ERR_UNSUPPORTED_OPERATION) return true;
  for (int i = 0; i < 3 && classes[i] != 0; ++i) {
    if (code == classes[i]) return true;
  }
  return false;
}

static void expect(const Function* function, const Parameter* parameter, const int64_t arguments[], int64_t value,
                   const int64_t classes[3]) {
  const int code = function->call(arguments);
  ++checks_made;
  if (is_right(function, classes, code)) return;
  if (++checks_failed <= 60) {
    fprintf(stderr, "rank %d: %s with %s = 0x%llx: error class %d, not %d\n", my_rank, function->name, parameter->name,
            (unsigned long long)value, code, (int)classes[0]);
  }
}

static void try_values(const Function* function, int index, int64_t arguments[], const BadValues* bad, bool in_list) {
  const Parameter* parameter = &function->parameters[index];
  for (int i = 0; i < bad->count; ++i) {
    make_good(function, arguments);
    if (in_list) {
      put(lists[index], 0, parameter->size, bad->values[i]);
    } else {
      arguments[index] = bad->values[i];
    }
    expect(function, parameter, arguments, bad->values[i], bad->classes);
  }
}

// Counts and types that are right by themselves, but reach out of memory with the buffer they describe, or out of a
// window.
static void try_too_far(const Function* function, int index, int64_t arguments[]) {
  const Parameter* parameter = &function->parameters[index];
  const bool in_list = parameter->flags & LIST;
  const int outside = parameter->flags & IN_WINDOW ? MPI_ERR_RMA_RANGE : MPI_ERR_BUFFER;
  BadValues bad = {{0}, {outside, MPI_ERR_VALUE_TOO_LARGE}, 0};
  if (parameter->kind == COUNT) {
    bad.values[bad.count++] = INT32_MAX;
    if (parameter->size == 8) {
      bad.values[bad.count++] = (int64_t)1 << 40;
      bad.values[bad.count++] = INT64_MAX;
      bad.values[bad.count++] = ((int64_t)1 << 62) + 1;  // times 4, it wraps round to 4
    }
  } else if (parameter->kind == TYPE) {
    bad.values[bad.count++] = word(world.far_type);
    bad.values[bad.count++] = word(world.low_type);
    bad.classes[1] = MPI_ERR_OP;    // of reductions, which take no such type
    bad.classes[2] = MPI_ERR_TYPE;  // of operations on single values
  }
  try_values(function, index, arguments, &bad, in_list);
}

static void try_function(const Function* function) {
  int64_t arguments[14];
  for (int i = 0; i < function->count; ++i) {
    const Parameter* parameter = &function->parameters[i];
    if (parameter->kind == ANYTHING) continue;
    if (parameter->flags & BY_ADDRESS && !(parameter->flags & UNREAD)) {
      const BadValues addresses = bad_addresses(parameter);
      try_values(function, i, arguments, &addresses, false);
    }
    if (!(parameter->flags & RESULT)) {
      const BadValues bad = bad_values(&world, parameter);
      try_values(function, i, arguments, &bad, parameter->flags & BY_ADDRESS);
    }
    if (parameter->flags & (OF_BUFFER | IN_WINDOW)) try_too_far(function, i, arguments);
  }
}

static char long_text[TOO_LONG + 1];

static void change(const Function* function, const Change* change, int64_t arguments[]) {
  const int index = change->argument;
  if (change->what == COMMUNICATOR) {
    arguments[index] = word(change->values[0] == OF_ONE ? MPI_COMM_SELF : world.comms[change->values[0]]);
  } else if (change->what == TEXT) {
    memset(long_text, 'k', sizeof long_text);
    long_text[change->values[0]] = '\0';
    arguments[index] = word(long_text);
  } else if (change->what == VALUE) {
    arguments[index] = change->values[0];
  } else {
    for (int i = 0; i < change->what; ++i) {
      put(lists[index], i, function->parameters[index].size, change->values[i]);
    }
  }
}

static void try_violation(const Violation* violation) {
  const Function* function = &functions[violation->function];
  int64_t arguments[14];
  make_good(function, arguments);
  for (int i = 0; i < violation->count; ++i) change(function, &violation->changes[i], arguments);
  const Parameter rule = {.name = violation->rule};
  const int64_t classes[3] = {violation->error};
  expect(function, &rule, arguments, violation->changes[violation->count - 1].values[0], classes);
}

static void check_communication(void) {
  int in = -1;
  MPI_Sendrecv(&my_rank, 1, MPI_INT, 1 - my_rank, 3, &in, 1, MPI_INT, 1 - my_rank, 3, MPI_COMM_WORLD,
               MPI_STATUS_IGNORE);
  CHECK_EQUAL(in, 1 - my_rank);
  int sum = 0;
  MPI_Allreduce(&my_rank, &sum, 1, MPI_INT, MPI_SUM, world.comms[ON_LINE]);
  CHECK(sum == 1 || sum == my_rank);
}

static void try_all(MPI_Comm base, const char* only) {
  make_objects(base);
  for (int i = 0; i < LENGTH(functions); ++i) {
    if (only == NULL || strcmp(only, functions[i].name) == 0) try_function(&functions[i]);
    if (i % 20 == 0) check_communication();
  }
  check_communication();
  for (int i = 0; i < LENGTH(violations); ++i) {
    if (only == NULL || strcmp(only, functions[violations[i].function].name) == 0) try_violation(&violations[i]);
  }
  check_communication();
  free_objects();
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  const char* only = argc > 1 ? argv[1] : NULL;
  try_all(MPI_COMM_SELF, only);
  try_all(MPI_COMM_WORLD, only);
  return finish_test();
}
