// What the MPI test programs share: counting checks, and an end that sums them up over all ranks.
//
//   int main(int argc, char** argv) {
//     start_test(&argc, &argv);
//     CHECK_EQUAL(found, expected);
//     return finish_test();
//   }
//
// With -DLARGE_COUNTS each function that has a large-count variant stands for that variant; the types Count,
// Displacement and Place follow.
#ifndef GUEST_TEST_H
#define GUEST_TEST_H

#include <mpi.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef LARGE_COUNTS
#include "large_counts.h"
typedef MPI_Count Count;        // int otherwise
typedef MPI_Aint Displacement;  // int otherwise
typedef MPI_Count Place;        // MPI_Aint otherwise
#else
typedef int Count;
typedef int Displacement;
typedef MPI_Aint Place;
#endif

#define LENGTH(array) ((int)(sizeof(array) / sizeof((array)[0])))

static int my_rank;
static int ranks;
static int checks_made;
static int checks_failed;

static inline bool check(bool holds, const char* text, const char* file, int line) {
  ++checks_made;
  if (!holds) {
    ++checks_failed;
    if (checks_failed <= 20) fprintf(stderr, "%s:%d: rank %d: %s does not hold\n", file, line, my_rank, text);
  }
  return holds;
}

static inline bool check_equal(long long found, long long expected, const char* text, const char* file, int line) {
  ++checks_made;
  if (found != expected) {
    ++checks_failed;
    if (checks_failed <= 20) {
      fprintf(stderr, "%s:%d: rank %d: %s is %lld, not %lld\n", file, line, my_rank, text, found, expected);
    }
  }
  return found == expected;
}

#ifndef ONLY_EFFECTS
#define CHECK(condition) check((condition), #condition, __FILE__, __LINE__)
#define CHECK_EQUAL(found, expected) check_equal((found), (expected), #found, __FILE__, __LINE__)
#else  // effects.py: a function that only returns has no error codes, and to refuse bad arguments is not its effect
#define OF_ERROR(text) (strstr(text, "MPI_ERR_") != NULL || strstr(text, "MPI_T_ERR_") != NULL)
#define CHECK(condition) check((condition) || OF_ERROR(#condition), #condition, __FILE__, __LINE__)
#define CHECK_EQUAL(found, expected)                                              \
  (OF_ERROR(#expected) ? check(((void)(found), true), #found, __FILE__, __LINE__) \
                       : check_equal((found), (expected), #found, __FILE__, __LINE__))
#endif
#define CHECK_TEXT(found, expected) check(strcmp((found), (expected)) == 0, #found " == " #expected, __FILE__, __LINE__)

// The name of the function that is called, "MPI_Send_c" where MPI_Send stands for it.
#define NAME_OF(function) NAME_OF_EXPANDED(function)
#define NAME_OF_EXPANDED(function) #function

// True when a call that an older MPI library may lack succeeded. Otherwise the answer must be
// MPI_ERR_UNSUPPORTED_OPERATION with the function's name; the run's report counts it as not in this library.
// Errors must return (MPI_ERRORS_RETURN).
#define AVAILABLE(function, ...) available(function(__VA_ARGS__), NAME_OF(function), __FILE__, __LINE__)

static inline bool available(int code, const char* name, const char* file, int line) {
  if (code == MPI_SUCCESS) return check(true, name, file, line);
  char text[MPI_MAX_ERROR_STRING];
  int length = 0;
  MPI_Error_string(code, text, &length);
  const size_t name_length = strlen(name);
  const char* found = strstr(text, name);
  const bool named = found != NULL && found[name_length] == ':';
  if (!check(code == MPI_ERR_UNSUPPORTED_OPERATION && named, name, file, line)) fprintf(stderr, "%s\n", text);
  if (my_rank == 0) printf("not in this library: %s\n", name);
  return false;
}

// Knows rank and size; for programs that start MPI themselves.
static inline void know_world(void) {
  MPI_Comm_rank(MPI_COMM_WORLD, &my_rank);
  MPI_Comm_size(MPI_COMM_WORLD, &ranks);
}

static inline void start_test(int* argc, char*** argv) {
  MPI_Init(argc, argv);
  know_world();
}

// As start_test, for tests of errors: they return from calls on any communicator.
static inline void start_test_of_errors(int* argc, char*** argv) {
  start_test(argc, argv);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
}

// Whether a library with this in its version text is underneath; for its own bugs, which the place of use explains.
static inline bool runs_over(const char* library) {
  char text[MPI_MAX_LIBRARY_VERSION_STRING];
  int length = 0;
  MPI_Get_library_version(text, &length);
  return strstr(text, library) != NULL;
}

// Sums up over all ranks; rank 0 prints the result.
static inline int sum_up(void) {
  const int mine[2] = {checks_made, checks_failed};
  int all[2] = {0, 1};
  MPI_Allreduce(mine, all, 2, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
  if (my_rank == 0) printf("%d checks\n", all[0]);
  if (my_rank == 0 && all[0] == 0) fprintf(stderr, "nothing was checked\n");
  return all[0] == 0 || all[1] != 0;
}

static inline int say_result(int failed) {
  if (my_rank == 0 && !failed) printf("No Errors\n");
  return failed;
}

// The last statement of main.
static inline int finish_test(void) {
  const int failed = sum_up();
  MPI_Finalize();
  return say_result(failed);
}

#endif
