// What a right argument of each kind is, and which wrong ones to try in its place.
#ifndef BAD_VALUES_H
#define BAD_VALUES_H

#include "guest_test.h"

typedef enum {
  ANYTHING,  // nothing is tried
  COMM,
  TYPE,
  OP,
  GROUP,
  INFO,
  REQUEST,
  MESSAGE,
  ERRHANDLER,
  FILE_HANDLE,
  WINDOW,
  SESSION,
  COUNT,
  DISPLACEMENT,
  RANK,
  ROOT_RANK,
  TAG,
  COLOR,
  CHOICE,
  LOCK,
  ASSERTION,
  WINDOW_SIZE,
  WINDOW_UNIT,
  WINDOW_PLACE,
  KEYVAL,
  OFFSET,
  MODE,
  BUFFER,
  STRING,
  STATUS,
  PLACE,  // where a value is read or written
} Kind;

enum { BY_ADDRESS = 1, LIST = 2, RESULT = 4, OPTIONAL = 8, OF_BUFFER = 16, UNREAD = 32, IN_WINDOW = 64 };
typedef enum { ON_LINE, ON_GRID, ON_GRAPH, ON_DISTRIBUTED_GRAPH, BETWEEN_GROUPS } Surroundings;
enum { COMM_KEY = 1, TYPE_KEY = 2, WINDOW_KEY = 3 };

enum { window_ints = 16 };  // opened by each rank, each one unit

typedef struct {
  const char* name;
  Kind kind;
  int size;      // bytes of one entry
  int64_t good;  // for kinds whose right value the table knows
  int flags;
} Parameter;

#define POINTER(value) ((void*)(uintptr_t)(uint32_t)(value))

// Objects to build right arguments of, and dead or foreign ones for wrong arguments.
typedef struct {
  MPI_Comm comms[5];  // by Surroundings
  MPI_Comm dead_comm;
  MPI_Datatype derived, dead_type, far_type, low_type;
  MPI_Op op, dead_op;
  MPI_Group group, dead_group;
  MPI_Info info, dead_info;
  MPI_Request request, dead_request;
  MPI_Win window, dead_window;
  MPI_File file;
  MPI_Session session;
  int keyvals[4];
  int rank;
} World;

typedef struct {
  int64_t values[12];
  int64_t classes[3];  // of error that are right; 0 ends the list
  int count;
} BadValues;

static inline int64_t word(const void* handle) { return (int64_t)(uint32_t)(uintptr_t)handle; }

static inline int64_t memory_size(void) { return (int64_t)__builtin_wasm_memory_size(0) << 16; }

// Handles of every kind but this one, dead ones, and words that never were handles.
static inline BadValues bad_handles(const World* world, Kind kind, int64_t null, int64_t dead, int error) {
  BadValues bad = {{null, dead, 0, 0xdeadbeef, 0xffffffff, 0x1234}, {error}, 6};
  if (dead == 0) bad.values[1] = 0x7fffffff;
  if (kind != COMM) bad.values[bad.count++] = word(world->comms[ON_LINE]);
  if (kind != TYPE) bad.values[bad.count++] = word(world->derived);
  if (kind != TYPE) bad.values[bad.count++] = word(MPI_INT);
  if (kind != GROUP) bad.values[bad.count++] = word(world->group);
  if (kind != REQUEST) bad.values[bad.count++] = word(world->request);
  if (kind != OP) bad.values[bad.count++] = word(world->op);
  return bad;
}

static inline BadValues bad_numbers(int64_t a, int64_t b, int64_t c, int first_class, int second_class) {
  const BadValues bad = {{a, b, c}, {first_class, second_class}, 3};
  return bad;
}

// Wrong values for an argument, or for an entry of a list of them.
static inline BadValues bad_values(const World* world, const Parameter* parameter) {
  const BadValues none = {{0}, {0}, 0};
  switch (parameter->kind) {
    case COMM:
      return bad_handles(world, COMM, word(MPI_COMM_NULL), word(world->dead_comm), MPI_ERR_COMM);
    case TYPE:
      return bad_handles(world, TYPE, word(MPI_DATATYPE_NULL), word(world->dead_type), MPI_ERR_TYPE);
    case OP:
      return bad_handles(world, OP, word(MPI_OP_NULL), word(world->dead_op), MPI_ERR_OP);
    case GROUP:
      return bad_handles(world, GROUP, word(MPI_GROUP_NULL), word(world->dead_group), MPI_ERR_GROUP);
    case INFO: {
      const int64_t null = parameter->flags & OPTIONAL ? 0x7ffffffe : word(MPI_INFO_NULL);
      BadValues bad = bad_handles(world, INFO, null, word(world->dead_info), MPI_ERR_INFO);
      bad.classes[1] = MPI_ERR_ARG;
      return bad;
    }
    case REQUEST: {
      const int64_t null = parameter->flags & OPTIONAL ? 0x7ffffffe : word(MPI_REQUEST_NULL);
      return bad_handles(world, REQUEST, null, word(world->dead_request), MPI_ERR_REQUEST);
    }
    case MESSAGE:
      return bad_handles(world, MESSAGE, word(MPI_MESSAGE_NULL), 0, MPI_ERR_REQUEST);
    case ERRHANDLER:
      return bad_handles(world, ERRHANDLER, word(MPI_ERRHANDLER_NULL), 0, MPI_ERR_ERRHANDLER);
    case FILE_HANDLE:
      return bad_handles(world, FILE_HANDLE, 0x7ffffffe, 0, MPI_ERR_FILE);
    case WINDOW:
      return bad_handles(world, WINDOW, word(MPI_WIN_NULL), word(world->dead_window), MPI_ERR_WIN);
    case SESSION:
      return bad_handles(world, SESSION, word(MPI_SESSION_NULL), 0, MPI_ERR_SESSION);
    case COUNT:
      return bad_numbers(-1, -1000000, INT32_MIN, MPI_ERR_COUNT, MPI_ERR_ARG);
    case RANK:
      return bad_numbers(-100, 99, INT32_MAX, MPI_ERR_RANK, 0);
    case ROOT_RANK:
      return bad_numbers(-100, 99, INT32_MIN, MPI_ERR_ROOT, 0);
    case TAG:
      return bad_numbers(-5, -1000, INT32_MIN, MPI_ERR_TAG, 0);
    case COLOR:
      return bad_numbers(-1, -5, INT32_MIN, MPI_ERR_ARG, 0);
    case CHOICE:
      return bad_numbers(-1, 12345, INT32_MAX, MPI_ERR_ARG, 0);
    case LOCK:
      return bad_numbers(-1, 0, INT32_MAX, MPI_ERR_LOCKTYPE, 0);
    case ASSERTION:
      return bad_numbers(-1, 1, INT32_MIN, MPI_ERR_ASSERT, 0);
    case WINDOW_SIZE:
      return bad_numbers(-1, -1000000, INT32_MIN, MPI_ERR_SIZE, MPI_ERR_ARG);
    case WINDOW_UNIT:
      return bad_numbers(0, -1, INT32_MIN, MPI_ERR_DISP, 0);
    case WINDOW_PLACE:
      return bad_numbers(window_ints, INT32_MAX, INT32_MIN, MPI_ERR_RMA_RANGE, MPI_ERR_DISP);
    case KEYVAL:
      return bad_numbers(0, 99999, world->keyvals[parameter->good % 3 + 1], MPI_ERR_KEYVAL, 0);
    case OFFSET:
      return bad_numbers(-2, -1000, INT64_MIN, MPI_ERR_ARG, 0);
    case MODE:
      return bad_numbers(0, MPI_MODE_RDONLY | MPI_MODE_RDWR, 1 << 20, MPI_ERR_AMODE, 0);
    case DISPLACEMENT:
      return bad_numbers(INT32_MAX, INT32_MIN, -(1 << 28), MPI_ERR_BUFFER, 0);
    default:
      return none;
  }
}

// Wrong addresses for what is passed by address.
static inline BadValues bad_addresses(const Parameter* parameter) {
  const bool is_buffer = parameter->kind == BUFFER;
  BadValues bad = {{0xfffffffc, memory_size()}, {is_buffer ? MPI_ERR_BUFFER : MPI_ERR_ARG}, 2};
  if (is_buffer || parameter->kind == STRING) {
    bad.values[bad.count++] = memory_size() - 1;
    // A text without an end, and room for less than a buffer needs.
    if (parameter->kind == STRING) *(char*)POINTER(memory_size() - 1) = 'x';
  } else if (parameter->size > 1) {
    bad.values[bad.count++] = 0x2002;  // not aligned
    bad.values[bad.count++] = memory_size() - parameter->size / 2;
  }
  if (!is_buffer && !(parameter->flags & OPTIONAL)) bad.values[bad.count++] = 0;
  return bad;
}

#endif
