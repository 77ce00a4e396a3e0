// Names of ports that MPICH would cut: it reads 255 characters of them back, and 4.0 took what it had not read of a
// long answer for the answer to its next request. And texts that process managers take for more than one.
#include "../spawn/dynamic.h"
#include "hostile.h"

static char longest[256], port[MPI_MAX_PORT_NAME], found[MPI_MAX_PORT_NAME];

static void check_in_step(void) {
  CHECK_EQUAL(MPI_Lookup_name("longest", MPI_INFO_NULL, found), MPI_SUCCESS);
  CHECK_TEXT(found, longest);
}

static void check_long_ports(void) {
  static const int lengths[] = {256, 300, 700, 980, 1000, 1023};
  for (int i = 0; i < LENGTH(lengths); ++i) {
    memset(port, 'a' + i, (size_t)lengths[i]);
    port[lengths[i]] = '\0';
    CHECK_EQUAL(MPI_Publish_name("too-long", MPI_INFO_NULL, port), MPI_ERR_PORT);
    CHECK(MPI_Lookup_name("too-long", MPI_INFO_NULL, found) != MPI_SUCCESS);
    check_in_step();
    CHECK_EQUAL(MPI_Unpublish_name("too-long", MPI_INFO_NULL, port), MPI_ERR_PORT);
    CHECK_EQUAL(MPI_Close_port(port), MPI_ERR_PORT);
    check_in_step();
  }
}

static void check_words(void) {
  static const char* const words[] = {"x;thrid=0x10", "x;cmd=spawn", "x\\", "\\x"};
  for (int i = 0; i < LENGTH(words); ++i) {
    CHECK_EQUAL(MPI_Publish_name(words[i], MPI_INFO_NULL, longest), MPI_ERR_SERVICE);
    CHECK_EQUAL(MPI_Unpublish_name(words[i], MPI_INFO_NULL, longest), MPI_ERR_SERVICE);
    CHECK_EQUAL(MPI_Lookup_name(words[i], MPI_INFO_NULL, found), MPI_ERR_SERVICE);
    CHECK_EQUAL(MPI_Publish_name("words", MPI_INFO_NULL, words[i]), MPI_ERR_PORT);
    CHECK_EQUAL(MPI_Unpublish_name("words", MPI_INFO_NULL, words[i]), MPI_ERR_PORT);
    check_in_step();
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  if (my_rank == 0) {
    memset(longest, 'z', sizeof longest - 1);
    CHECK_EQUAL(MPI_Publish_name("longest", MPI_INFO_NULL, longest), MPI_SUCCESS);
    check_in_step();
    if (may_use_pmi()) {
      check_long_ports();
      check_words();
    }
    CHECK_EQUAL(MPI_Unpublish_name("longest", MPI_INFO_NULL, longest), MPI_SUCCESS);
  }
  return finish_test();
}
