// Start of MPI, start of processes, and procedures that only Fortran has.
#include <string.h>

#include "fortran.h"

#define ALL_LANGUAGES(name)                                                           \
  FORTRAN_NAME(name##_)                                                               \
  extern __typeof__(p##name##_) p##name##_f08_ __attribute__((alias("p" #name "_"))); \
  FORTRAN_NAME(name##_f08_)

static void set(int* ierror, int code) {
  if (ierror) {
    *ierror = code;
  }
}

void pmpi_init_(int* ierror) { set(ierror, PMPI_Init(NULL, NULL)); }
ALL_LANGUAGES(mpi_init)

void pmpi_init_thread_(const int* required, int* provided, int* ierror) {
  set(ierror, PMPI_Init_thread(NULL, NULL, *required, provided));
}
ALL_LANGUAGES(mpi_init_thread)

void pmpi_pcontrol_(const int* level) { PMPI_Pcontrol(*level); }
ALL_LANGUAGES(mpi_pcontrol)

void pmpi_info_create_env_(MPI_Info* info, int* ierror) { set(ierror, PMPI_Info_create_env(0, NULL, info)); }
ALL_LANGUAGES(mpi_info_create_env)

// Keeps the compiler from moving accesses to the buffer across the call; the call itself is enough for that.
void pmpi_f_sync_reg_(void* buffer) { (void)buffer; }
ALL_LANGUAGES(mpi_f_sync_reg)

// A list of strings: `step` strings lie between one and the next, and an empty one, or `most`, ends it.
static char** string_list(const char* first, int length, int step, int most) {
  int number = 0;
  for (; most < 0 || number < most; ++number) {
    char* text = c_string(first + (size_t)number * step * length, length);
    const int empty = text[0] == '\0';
    free(text);
    if (empty && most < 0) {
      break;
    }
  }
  char** list = calloc((size_t)number + 1, sizeof *list);
  for (int i = 0; list != NULL && i < number; ++i) {
    list[i] = c_string(first + (size_t)i * step * length, length);
  }
  return list;
}

static void free_list(char** list) {
  for (char** each = list; each != NULL && *each != NULL; ++each) {
    free(*each);
  }
  free(list);
}

static int* error_codes(int* codes) { return codes == &mpiwasm_errcodes_ignore_ ? MPI_ERRCODES_IGNORE : codes; }

void pmpi_comm_spawn_(const char* command, const char* argv, const int* maxprocs, const MPI_Info* info, const int* root,
                      const MPI_Comm* comm, MPI_Comm* intercomm, int* codes, int* ierror, int command_length,
                      int argv_length) {
  char* text = c_string(command, command_length);
  char** arguments = argv == &mpiwasm_argv_null_ ? MPI_ARGV_NULL : string_list(argv, argv_length, 1, -1);
  set(ierror, PMPI_Comm_spawn(text, arguments, *maxprocs, *info, *root, *comm, intercomm, error_codes(codes)));
  free_list(arguments);
  free(text);
}
ALL_LANGUAGES(mpi_comm_spawn)

// All arguments are significant at the root alone, where `count` says how many programs there are.
void pmpi_comm_spawn_multiple_(const int* count, const char* commands, const char* argv, const int* maxprocs,
                               const MPI_Info* infos, const int* root, const MPI_Comm* comm, MPI_Comm* intercomm,
                               int* codes, int* ierror, int commands_length, int argv_length) {
  int rank = 0;
  char** programs = NULL;
  char*** lists = MPI_ARGVS_NULL;
  int programs_number = 0;
  if (PMPI_Comm_rank(*comm, &rank) == MPI_SUCCESS && rank == *root) {
    programs_number = *count > 0 ? *count : 0;
    programs = string_list(commands, commands_length, 1, programs_number);
    if (argv != &mpiwasm_argvs_null_) {
      lists = calloc((size_t)programs_number + 1, sizeof *lists);
      for (int i = 0; lists != NULL && i < programs_number; ++i) {
        lists[i] = string_list(argv + (size_t)i * argv_length, argv_length, programs_number, -1);
      }
    }
  }
  set(ierror,
      PMPI_Comm_spawn_multiple(*count, programs, lists, maxprocs, infos, *root, *comm, intercomm, error_codes(codes)));
  for (int i = 0; lists != NULL && i < programs_number; ++i) {
    free_list(lists[i]);
  }
  free(lists);
  free_list(programs);
}
ALL_LANGUAGES(mpi_comm_spawn_multiple)
