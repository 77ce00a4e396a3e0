// MPI as the MPIWasm toolchain of 2023 gave it to programs: imports from "env", small integers as handles, the status
// of Open MPI 4.1. Written from those facts, for these tests; checks are counted as in guest_test.h, without today's
// mpi.h.
#ifndef MPI_2023_H
#define MPI_2023_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int MPI_Comm;
typedef int MPI_Datatype;
typedef int MPI_Group;
typedef int MPI_Info;
typedef int MPI_Op;
typedef int MPI_Request;
typedef int MPI_Win;
typedef ptrdiff_t MPI_Aint;
typedef void MPI_User_function(void*, void*, int*, MPI_Datatype*);
typedef struct {
  int MPI_SOURCE, MPI_TAG, MPI_ERROR, cancelled;
  int64_t bytes;
} MPI_Status;

enum { MPI_COMM_WORLD, MPI_COMM_SELF, MPI_COMM_NULL };
enum {
  MPI_DATATYPE_NULL = -1,
  MPI_INT8_T,
  MPI_INT16_T,
  MPI_INT32_T,
  MPI_INT,
  MPI_INT64_T,
  MPI_UINT8_T,
  MPI_UINT16_T,
  MPI_UINT32_T,
  MPI_UINT_T,
  MPI_UINT64_T,
  MPI_LONG,
  MPI_LONG_LONG,
  MPI_LONG_LONG_INT,
  MPI_FLOAT,
  MPI_DOUBLE,
  MPI_DOUBLE_INT,
  MPI_CHAR,
  MPI_C_BOOL,
  MPI_BYTE
};
enum { MPI_MAX, MPI_MIN, MPI_SUM, MPI_PROD, MPI_LAND, MPI_LOR, MPI_BAND, MPI_BOR, MPI_MAXLOC, MPI_MINLOC, MPI_OP_NULL };
enum { MPI_IDENT, MPI_CONGRUENT, MPI_SIMILAR, MPI_UNEQUAL };
enum { MPI_THREAD_SINGLE, MPI_THREAD_FUNNELED, MPI_THREAD_SERIALIZED, MPI_THREAD_MULTIPLE };
enum { MPI_WIN_BASE = 1, MPI_WIN_SIZE, MPI_WIN_DISP_UNIT };
#define MPI_SUCCESS 0
#define MPI_ANY_SOURCE (-1)
#define MPI_ANY_TAG (-1)
#define MPI_UNDEFINED (-32766)
#define MPI_COMM_TYPE_SHARED 0
#define MPI_INFO_NULL 0
#define MPI_IN_PLACE ((void*)1)
#define MPI_STATUS_IGNORE ((MPI_Status*)0)
#define MPI_STATUSES_IGNORE ((MPI_Status*)0)
#define MPI_MAX_PROCESSOR_NAME 256

#define IMPORT(name) __attribute__((import_module("env"), import_name(#name))) name
int IMPORT(MPI_Abort)(MPI_Comm, int);
int IMPORT(MPI_Allgather)(const void*, int, MPI_Datatype, void*, int, MPI_Datatype, MPI_Comm);
int IMPORT(MPI_Allgatherv)(const void*, int, MPI_Datatype, void*, const int*, const int*, MPI_Datatype, MPI_Comm);
int IMPORT(MPI_Alloc_mem)(MPI_Aint, MPI_Info, void*);
int IMPORT(MPI_Allreduce)(const void*, void*, int, MPI_Datatype, MPI_Op, MPI_Comm);
int IMPORT(MPI_Alltoall)(const void*, int, MPI_Datatype, void*, int, MPI_Datatype, MPI_Comm);
int IMPORT(MPI_Alltoallv)(const void*, const int*, const int*, MPI_Datatype, void*, const int*, const int*,
                          MPI_Datatype, MPI_Comm);
int IMPORT(MPI_Barrier)(MPI_Comm);
int IMPORT(MPI_Bcast)(void*, int, MPI_Datatype, int, MPI_Comm);
int IMPORT(MPI_Cart_create)(MPI_Comm, int, const int*, const int*, int, MPI_Comm*);
int IMPORT(MPI_Cart_get)(MPI_Comm, int, int*, int*, int*);
int IMPORT(MPI_Cart_rank)(MPI_Comm, int*, int*);
int IMPORT(MPI_Cart_shift)(MPI_Comm, int, int, int*, int*);
int IMPORT(MPI_Comm_c2f)(MPI_Comm);
int IMPORT(MPI_Comm_compare)(MPI_Comm, MPI_Comm, int*);
int IMPORT(MPI_Comm_create)(MPI_Comm, MPI_Group, MPI_Comm*);
int IMPORT(MPI_Comm_create_group)(MPI_Comm, MPI_Group, int, MPI_Comm*);
int IMPORT(MPI_Comm_dup)(MPI_Comm, MPI_Comm*);
MPI_Comm IMPORT(MPI_Comm_f2c)(int);
int IMPORT(MPI_Comm_free)(MPI_Comm*);
int IMPORT(MPI_Comm_group)(MPI_Comm, MPI_Group*);
int IMPORT(MPI_Comm_rank)(MPI_Comm, int*);
int IMPORT(MPI_Comm_size)(MPI_Comm, int*);
int IMPORT(MPI_Comm_split)(MPI_Comm, int, int, MPI_Comm*);
int IMPORT(MPI_Comm_split_type)(MPI_Comm, int, int, MPI_Info, MPI_Comm*);
int IMPORT(MPI_Finalize)(void);
int IMPORT(MPI_Finalized)(int*);
int IMPORT(MPI_Free_mem)(void*);
int IMPORT(MPI_Gather)(const void*, int, MPI_Datatype, void*, int, MPI_Datatype, int, MPI_Comm);
int IMPORT(MPI_Gatherv)(const void*, int, MPI_Datatype, void*, const int*, const int*, MPI_Datatype, int, MPI_Comm);
int IMPORT(MPI_Get)(void*, int, MPI_Datatype, int, MPI_Aint, int, MPI_Datatype, MPI_Win);
int IMPORT(MPI_Get_count)(const MPI_Status*, MPI_Datatype, int*);
int IMPORT(MPI_Get_processor_name)(char*, int*);
int IMPORT(MPI_Get_version)(int*, int*);
int IMPORT(MPI_Group_free)(MPI_Group*);
int IMPORT(MPI_Group_incl)(MPI_Group, int, const int*, MPI_Group*);
int IMPORT(MPI_Group_range_excl)(MPI_Group, int, int[][3], MPI_Group*);
int IMPORT(MPI_Group_range_incl)(MPI_Group, int, int[][3], MPI_Group*);
int IMPORT(MPI_Group_translate_ranks)(MPI_Group, int, const int*, MPI_Group, int*);
int IMPORT(MPI_Init)(int*, char***);
int IMPORT(MPI_Init_thread)(int*, char***, int, int*);
int IMPORT(MPI_Initialized)(int*);
int IMPORT(MPI_Irecv)(void*, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request*);
int IMPORT(MPI_Isend)(const void*, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request*);
int IMPORT(MPI_Op_create)(MPI_User_function*, int, MPI_Op*);
int IMPORT(MPI_Op_free)(MPI_Op*);
int IMPORT(MPI_Probe)(int, int, MPI_Comm, MPI_Status*);
int IMPORT(MPI_Put)(const void*, int, MPI_Datatype, int, MPI_Aint, int, MPI_Datatype, MPI_Win);
int IMPORT(MPI_Query_thread)(int*);
int IMPORT(MPI_Recv)(void*, int, MPI_Datatype, int, int, MPI_Comm, MPI_Status*);
int IMPORT(MPI_Reduce)(const void*, void*, int, MPI_Datatype, MPI_Op, int, MPI_Comm);
int IMPORT(MPI_Reduce_scatter)(const void*, void*, const int*, MPI_Datatype, MPI_Op, MPI_Comm);
int IMPORT(MPI_Request_free)(MPI_Request*);
int IMPORT(MPI_Rsend)(const void*, int, MPI_Datatype, int, int, MPI_Comm);
int IMPORT(MPI_Scan)(const void*, void*, int, MPI_Datatype, MPI_Op, MPI_Comm);
int IMPORT(MPI_Scatter)(const void*, int, MPI_Datatype, void*, int, MPI_Datatype, int, MPI_Comm);
int IMPORT(MPI_Send)(const void*, int, MPI_Datatype, int, int, MPI_Comm);
int IMPORT(MPI_Sendrecv)(const void*, int, MPI_Datatype, int, int, void*, int, MPI_Datatype, int, int, MPI_Comm,
                         MPI_Status*);
int IMPORT(MPI_Type_commit)(MPI_Datatype*);
int IMPORT(MPI_Type_contiguous)(int, MPI_Datatype, MPI_Datatype*);
int IMPORT(MPI_Type_free)(MPI_Datatype*);
int IMPORT(MPI_Type_size)(MPI_Datatype, int*);
int IMPORT(MPI_Wait)(MPI_Request*, MPI_Status*);
int IMPORT(MPI_Waitall)(int, MPI_Request*, MPI_Status*);
int IMPORT(MPI_Waitany)(int, MPI_Request*, int*, MPI_Status*);
int IMPORT(MPI_Win_allocate_shared)(MPI_Aint, int, MPI_Info, MPI_Comm, void*, MPI_Win*);
int IMPORT(MPI_Win_create)(void*, MPI_Aint, int, MPI_Info, MPI_Comm, MPI_Win*);
int IMPORT(MPI_Win_fence)(int, MPI_Win);
int IMPORT(MPI_Win_free)(MPI_Win*);
int IMPORT(MPI_Win_get_attr)(MPI_Win, int, void*, int*);
int IMPORT(MPI_Win_shared_query)(MPI_Win, int, MPI_Aint*, int*, void*);
double IMPORT(MPI_Wtime)(void);
int __attribute__((import_module("env"), import_name("gethostname"))) host_name(char*, size_t);
void* __attribute__((import_module("env"), import_name("__cxa_allocate_exception"))) allocate_exception(size_t);
void __attribute__((import_module("env"), import_name("__cxa_throw"))) throw_exception(void*, void*, void*);

static int my_rank;
static int checks_made;
static int checks_failed;

static inline void check_equal(long long found, long long expected, const char* text, int line) {
  ++checks_made;
  if (found == expected) return;
  ++checks_failed;
  fprintf(stderr, "line %d: rank %d: %s is %lld, not %lld\n", line, my_rank, text, found, expected);
}
#define CHECK_EQUAL(found, expected) check_equal((found), (expected), #found, __LINE__)
#define CHECK(condition) CHECK_EQUAL(!!(condition), 1)

static inline void start_test(int* argc, char*** argv) {
  MPI_Init(argc, argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &my_rank);
}

static inline int finish_test(void) {
  const int mine[2] = {checks_made, checks_failed};
  int all[2] = {0, 1};
  MPI_Allreduce(mine, all, 2, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  MPI_Finalize();
  if (my_rank == 0) printf("%d checks\n%s", all[0], all[0] > 0 && all[1] == 0 ? "No Errors\n" : "");
  return all[1] != 0;
}

#endif
