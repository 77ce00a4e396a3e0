// Procedures that take procedures: Fortran's have all arguments by address and return a code in the last one.
#include "fortran.h"
#include "lock.h"

// The same definition for mpif.h, use mpi and mpi_f08.
#define ALL_LANGUAGES(name)                                                           \
  FORTRAN_NAME(name##_)                                                               \
  extern __typeof__(p##name##_) p##name##_f08_ __attribute__((alias("p" #name "_"))); \
  FORTRAN_NAME(name##_f08_)

static void set(int* ierror, int code) {
  if (ierror) {
    *ierror = code;
  }
}

// ---- attributes: communicators, datatypes and windows have the same signatures, handles being words ----

typedef void copy_procedure(void** object, int* keyval, MPI_Aint* extra_state, MPI_Aint* in, MPI_Aint* out, int* flag,
                            int* ierror);
typedef void delete_procedure(void** object, int* keyval, MPI_Aint* value, MPI_Aint* extra_state, int* ierror);

struct keyval {
  copy_procedure* copy;
  delete_procedure* remove;
  MPI_Aint extra_state;
};

static int copy_attribute(void* object, int keyval, void* state, void* in, void* out, int* flag) {
  struct keyval* own = state;
  MPI_Aint value_in = loaded_attribute(in);
  MPI_Aint value_out = 0;
  int code = MPI_SUCCESS;
  own->copy(&object, &keyval, &own->extra_state, &value_in, &value_out, flag, &code);
  *flag = *flag != 0;
  if (code == MPI_SUCCESS && *flag) {
    void* copied = stored_attribute(value_out);
    *(void**)out = copied;
    code = copied == NULL ? MPI_ERR_NO_MEM : MPI_SUCCESS;
  }
  return code;
}

static int delete_attribute(void* object, int keyval, void* value, void* state) {
  struct keyval* own = state;
  MPI_Aint word = loaded_attribute(value);
  int code = MPI_SUCCESS;
  own->remove(&object, &keyval, &word, &own->extra_state, &code);
  if (code == MPI_SUCCESS) {
    forget_attribute(value);
  }
  return code;
}

// Kept for as long as the program runs: attributes outlive the keyval.
static struct keyval* new_keyval(copy_procedure* copy, delete_procedure* remove, const MPI_Aint* extra_state) {
  struct keyval* own = malloc(sizeof *own);
  if (own != NULL) {
    *own = (struct keyval){copy, remove, *extra_state};
  }
  return own;
}

#define KEYVAL(name, c_name, copy_type, delete_type)                                                                 \
  void p##name##_(copy_procedure* copy, delete_procedure* remove, int* keyval, MPI_Aint* extra_state, int* ierror) { \
    struct keyval* own = new_keyval(copy, remove, extra_state);                                                      \
    set(ierror, own == NULL ? MPI_ERR_NO_MEM                                                                         \
                            : c_name((copy_type*)copy_attribute, (delete_type*)delete_attribute, keyval, own));      \
  }                                                                                                                  \
  ALL_LANGUAGES(name)

KEYVAL(mpi_comm_create_keyval, PMPI_Comm_create_keyval, MPI_Comm_copy_attr_function, MPI_Comm_delete_attr_function)
KEYVAL(mpi_type_create_keyval, PMPI_Type_create_keyval, MPI_Type_copy_attr_function, MPI_Type_delete_attr_function)
KEYVAL(mpi_win_create_keyval, PMPI_Win_create_keyval, MPI_Win_copy_attr_function, MPI_Win_delete_attr_function)
KEYVAL(mpi_keyval_create, PMPI_Comm_create_keyval, MPI_Comm_copy_attr_function, MPI_Comm_delete_attr_function)

#define PREDEFINED_COPY(name, copies)                                                                     \
  void name##_(void** object, int* keyval, MPI_Aint* extra_state, MPI_Aint* in, MPI_Aint* out, int* flag, \
               int* ierror) {                                                                             \
    (void)object, (void)keyval, (void)extra_state;                                                        \
    *flag = (copies);                                                                                     \
    if (copies) *out = *in;                                                                               \
    *ierror = MPI_SUCCESS;                                                                                \
  }
#define PREDEFINED_DELETE(name)                                                                   \
  void name##_(void** object, int* keyval, MPI_Aint* value, MPI_Aint* extra_state, int* ierror) { \
    (void)object, (void)keyval, (void)value, (void)extra_state;                                   \
    *ierror = MPI_SUCCESS;                                                                        \
  }
PREDEFINED_COPY(mpi_comm_dup_fn, 1)
PREDEFINED_COPY(mpi_comm_null_copy_fn, 0)
PREDEFINED_DELETE(mpi_comm_null_delete_fn)
PREDEFINED_COPY(mpi_type_dup_fn, 1)
PREDEFINED_COPY(mpi_type_null_copy_fn, 0)
PREDEFINED_DELETE(mpi_type_null_delete_fn)
PREDEFINED_COPY(mpi_win_dup_fn, 1)
PREDEFINED_COPY(mpi_win_null_copy_fn, 0)
PREDEFINED_DELETE(mpi_win_null_delete_fn)
PREDEFINED_COPY(mpi_dup_fn, 1)
PREDEFINED_COPY(mpi_null_copy_fn, 0)
PREDEFINED_DELETE(mpi_null_delete_fn)

// ---- error handlers: C's have no state, so each Fortran procedure gets a C function of its own ----

typedef void handler_procedure(void* object, int* code);
enum { most_handlers = 64 };
static handler_procedure* handlers[most_handlers];
static struct mpiwasm_lock handlers_lock;

#define HANDLER(n) \
  static void handler_##n(void* object, int* code, ...) { handlers[n](object, code); }
#define EIGHT(use, n) use(n##0) use(n##1) use(n##2) use(n##3) use(n##4) use(n##5) use(n##6) use(n##7)
#define EACH(use) \
  EIGHT(use, 0) EIGHT(use, 01) EIGHT(use, 02) EIGHT(use, 03) EIGHT(use, 04) EIGHT(use, 05) EIGHT(use, 06) EIGHT(use, 07)
EACH(HANDLER)
#define NAMED(n) handler_##n,
static void (*const functions[most_handlers])(void*, int*, ...) = {EACH(NAMED)};

static void (*function_for(handler_procedure* procedure))(void*, int*, ...) {
  void (*function)(void*, int*, ...) = NULL;
  mpiwasm_take_lock(&handlers_lock);
  for (int i = 0; i < most_handlers && function == NULL; ++i) {
    if (handlers[i] == NULL || handlers[i] == procedure) {
      handlers[i] = procedure;
      function = functions[i];
    }
  }
  mpiwasm_drop_lock(&handlers_lock);
  return function;
}

#define ERRHANDLER(name, c_name, type)                                                           \
  void p##name##_(handler_procedure* procedure, MPI_Errhandler* errhandler, int* ierror) {       \
    void (*function)(void*, int*, ...) = function_for(procedure);                                \
    set(ierror, function == NULL ? MPI_ERR_NO_MEM : c_name((type*)(void*)function, errhandler)); \
  }                                                                                              \
  ALL_LANGUAGES(name)

ERRHANDLER(mpi_comm_create_errhandler, PMPI_Comm_create_errhandler, MPI_Comm_errhandler_function)
ERRHANDLER(mpi_win_create_errhandler, PMPI_Win_create_errhandler, MPI_Win_errhandler_function)
ERRHANDLER(mpi_file_create_errhandler, PMPI_File_create_errhandler, MPI_File_errhandler_function)
ERRHANDLER(mpi_session_create_errhandler, PMPI_Session_create_errhandler, MPI_Session_errhandler_function)
ERRHANDLER(mpi_errhandler_create, PMPI_Comm_create_errhandler, MPI_Comm_errhandler_function)

// ---- generalized requests: procedures may change the variable that was passed as extra state, as in MPICH ----

struct request {
  void (*query)(MPI_Aint* extra_state, MPI_Status* status, int* ierror);
  void (*release)(MPI_Aint* extra_state, int* ierror);
  void (*cancel)(MPI_Aint* extra_state, int* complete, int* ierror);
  MPI_Aint* extra_state;
};

static int query_request(void* state, MPI_Status* status) {
  struct request* own = state;
  int code = MPI_SUCCESS;
  own->query(own->extra_state, status, &code);
  return code;
}

static int free_request(void* state) {
  struct request* own = state;
  int code = MPI_SUCCESS;
  own->release(own->extra_state, &code);
  free(own);
  return code;
}

static int cancel_request(void* state, int complete) {
  struct request* own = state;
  int code = MPI_SUCCESS;
  own->cancel(own->extra_state, &complete, &code);
  return code;
}

void pmpi_grequest_start_(void (*query)(MPI_Aint*, MPI_Status*, int*), void (*release)(MPI_Aint*, int*),
                          void (*cancel)(MPI_Aint*, int*, int*), MPI_Aint* extra_state, MPI_Request* request,
                          int* ierror) {
  struct request* own = malloc(sizeof *own);
  if (own == NULL) {
    set(ierror, MPI_ERR_NO_MEM);
    return;
  }
  *own = (struct request){query, release, cancel, extra_state};
  const int code = PMPI_Grequest_start(query_request, free_request, cancel_request, own, request);
  if (code != MPI_SUCCESS) {
    free(own);
  }
  set(ierror, code);
}
ALL_LANGUAGES(mpi_grequest_start)

// ---- data representations: kept for as long as the program runs, as MPI keeps them ----

typedef void conversion_procedure(void* user, MPI_Datatype* datatype, void* count, void* file, MPI_Offset* position,
                                  MPI_Aint* extra_state, int* ierror);
typedef void extent_procedure(MPI_Datatype* datatype, MPI_Aint* extent, MPI_Aint* extra_state, int* ierror);

struct representation {
  conversion_procedure* read;
  conversion_procedure* write;
  extent_procedure* extent;
  MPI_Aint extra_state;
};

void mpi_conversion_fn_null_(void* user, MPI_Datatype* datatype, void* count, void* file, MPI_Offset* position,
                             MPI_Aint* extra_state, int* ierror) {
  (void)user, (void)datatype, (void)count, (void)file, (void)position, (void)extra_state;
  *ierror = MPI_ERR_CONVERSION;
}
extern conversion_procedure mpi_conversion_fn_null_c_ __attribute__((alias("mpi_conversion_fn_null_")));

#define CONVERSION(name, member, count_type)                                                                           \
  static int name(void* user, MPI_Datatype datatype, count_type count, void* file, MPI_Offset position, void* state) { \
    struct representation* own = state;                                                                                \
    int code = MPI_SUCCESS;                                                                                            \
    own->member(user, &datatype, &count, file, &position, &own->extra_state, &code);                                   \
    return code;                                                                                                       \
  }
CONVERSION(convert_read, read, int)
CONVERSION(convert_write, write, int)
CONVERSION(convert_read_large, read, MPI_Count)
CONVERSION(convert_write_large, write, MPI_Count)

static int file_extent(MPI_Datatype datatype, MPI_Aint* extent, void* state) {
  struct representation* own = state;
  int code = MPI_SUCCESS;
  own->extent(&datatype, extent, &own->extra_state, &code);
  return code;
}

static int converts(conversion_procedure* procedure) { return procedure != mpi_conversion_fn_null_; }

#define REGISTER(name, c_name, null, reader, writer)                                                              \
  void p##name##_(const char* datarep, conversion_procedure* read, conversion_procedure* write,                   \
                  extent_procedure* extent, MPI_Aint* extra_state, int* ierror, int datarep_length) {             \
    struct representation* own = malloc(sizeof *own);                                                             \
    if (own == NULL) {                                                                                            \
      set(ierror, MPI_ERR_NO_MEM);                                                                                \
      return;                                                                                                     \
    }                                                                                                             \
    *own = (struct representation){read, write, extent, *extra_state};                                            \
    char* text = c_string(datarep, datarep_length);                                                               \
    set(ierror, c_name(text, converts(read) ? reader : null, converts(write) ? writer : null, file_extent, own)); \
    free(text);                                                                                                   \
  }                                                                                                               \
  ALL_LANGUAGES(name)
REGISTER(mpi_register_datarep, PMPI_Register_datarep, MPI_CONVERSION_FN_NULL, convert_read, convert_write)
REGISTER(mpi_register_datarep_c, PMPI_Register_datarep_c, MPI_CONVERSION_FN_NULL_C, convert_read_large,
         convert_write_large)
