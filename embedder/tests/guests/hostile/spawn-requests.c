// Requests to start processes that end Hydra, MPICH's process manager, or that it takes for others: of no process, with
// words of its protocol, with more words than it has room for. They are refused; what is just as odd and right arrives.
#include "../spawn/dynamic.h"
#include "hostile.h"

enum { most_programs = 40 };

static MPI_Comm between = MPI_COMM_NULL;

static int start(char* name, char** arguments, int processes) {
  return MPI_Comm_spawn(name, arguments, processes, MPI_INFO_NULL, 0, MPI_COMM_WORLD, &between, MPI_ERRCODES_IGNORE);
}

static int start_programs(char* name, int count, const int* processes) {
  char* names[most_programs];
  MPI_Info hints[most_programs];
  for (int i = 0; i < count; ++i) names[i] = name, hints[i] = MPI_INFO_NULL;
  return MPI_Comm_spawn_multiple(count, names, MPI_ARGVS_NULL, processes, hints, 0, MPI_COMM_WORLD, &between,
                                 MPI_ERRCODES_IGNORE);
}

// Hydra 4.1 to 5.0 writes ranks behind its table of none.
static void check_no_processes(char* name) {
  CHECK_EQUAL(start(name, MPI_ARGV_NULL, 0), MPI_ERR_SPAWN);
  const int counts[][2] = {{0, 0}, {1, 0}, {0, 1}};
  for (int i = 0; i < LENGTH(counts); ++i) CHECK_EQUAL(start_programs(name, 2, counts[i]), MPI_ERR_SPAWN);
}

static void check_words(char* name) {
  static const char* const words[] = {
      "", "endcmd", "sendcmd", "totspawns=7", "x spawnssofar=1", "x;subcmd=/bin/true", "a\\b", "\\",
  };
  for (int i = 0; i < LENGTH(words); ++i) {
    char word[64] = "";
    strcpy(word, words[i]);
    char first[] = "x";
    char* arguments[] = {first, word, NULL};
    CHECK_EQUAL(start(name, arguments, 1), MPI_ERR_SPAWN);
  }
}

static void check_numbers(char* name) {
  static const struct {
    int arguments, length;
  } cases[] = {{990, 1}, {5000, 1}, {1, 1000}, {1, 70000}, {40, 900}};
  for (int i = 0; i < LENGTH(cases); ++i) {
    char* argument = calloc((size_t)cases[i].length + 1, 1);
    memset(argument, 'a', (size_t)cases[i].length);
    char** list = calloc((size_t)cases[i].arguments + 1, sizeof *list);
    for (int j = 0; j < cases[i].arguments; ++j) list[j] = argument;
    CHECK_EQUAL(start(name, list, 1), MPI_ERR_SPAWN);
    free(list);
    free(argument);
  }
  // Each program has the options of mpiwasm, too.
  int processes[most_programs];
  for (int i = 0; i < most_programs; ++i) processes[i] = 1;
  CHECK_EQUAL(start_programs(name, most_programs, processes), MPI_ERR_SPAWN);
}

// What the children get: odd, but nothing of the protocol.
static const char* const odd[] = {"a=b c", " blanks ", "'\"$HOME`", "mcmd=spawn", "arg1=x", "--max-spawn", "\303\244"};

static void be_child(MPI_Comm parents, int argc, char** argv) {
  int right = argc == 1 + LENGTH(odd);
  for (int i = 0; right && i < LENGTH(odd); ++i) right = strcmp(argv[1 + i], odd[i]) == 0;
  MPI_Send(&right, 1, MPI_INT, 0, 0, parents);
  MPI_Comm_disconnect(&parents);
  MPI_Finalize();
}

static void check_odd(char* name) {
  char* arguments[LENGTH(odd) + 1] = {NULL};
  char texts[LENGTH(odd)][32];
  for (int i = 0; i < LENGTH(odd); ++i) arguments[i] = strcpy(texts[i], odd[i]);
  if (!dynamic(start(name, arguments, 1), "MPI_Comm_spawn")) return;
  int right = 0;
  if (my_rank == 0) {
    CHECK_EQUAL(MPI_Recv(&right, 1, MPI_INT, 0, 0, between, MPI_STATUS_IGNORE), MPI_SUCCESS);
    CHECK(right);
  }
  CHECK_EQUAL(MPI_Comm_disconnect(&between), MPI_SUCCESS);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm parents = MPI_COMM_NULL;
  MPI_Comm_get_parent(&parents);
  if (parents != MPI_COMM_NULL) {
    be_child(parents, argc, argv);
    return 0;
  }
  if (start(argv[0], MPI_ARGV_NULL, -1) == MPI_ERR_UNSUPPORTED_OPERATION) {
    CHECK(runs_over("serial"));
    printf("not in this library: MPI_Comm_spawn\nnot in this library: MPI_Comm_spawn_multiple\n");
    return finish_test();
  }
  check_no_processes(argv[0]);
  if (may_use_pmi()) {
    check_words(argv[0]);
    check_numbers(argv[0]);
  }
  CHECK(between == MPI_COMM_NULL);
  check_odd(argv[0]);
  return finish_test();
}
